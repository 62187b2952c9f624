"""People's choices about themselves: nickname, colour, and whether hosts may see recordings of their games."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

import sqlalchemy as sa

from companion.errors import Conflict, MalformedRequest
from companion.games.free_text import one_line
from companion.hub.people.register import folded, no_such_person
from companion.hub.storage.tables import PEOPLE
from companion.lobby.lobby import LONGEST_NAME
from companion.lobby.seat_emblems import PLACE_COLOURS

COLOURS: Final[tuple[str, ...]] = PLACE_COLOURS
"""The colours of seats at a table."""


@dataclass(frozen=True, slots=True)
class Profile:
    """What a person chose: ``colour`` null for none; ``recordings_shown``: hosts may see recordings of their games."""

    nickname: str
    colour: str | None
    recordings_shown: bool


def profile_of(connection: sa.Connection, person: int) -> Profile:
    """Return that person's choices.

    Raises:
        UnknownResource: ``hub.no_such_person``, also for a deleted person.
    """
    row = connection.execute(sa.select(PEOPLE).where(PEOPLE.c.id == person, PEOPLE.c.deleted_ns.is_(None))).first()
    if row is None or row.nickname is None:
        raise no_such_person()
    return Profile(row.nickname, row.colour, row.recordings_shown)


def change_profile(connection: sa.Connection, person: int, wanted: Profile) -> None:
    """Store that person's choices; pages show them at once, for past games as well.

    Raises:
        UnknownResource: ``hub.no_such_person``. Conflict: ``hub.name_taken``.
        MalformedRequest: ``hub.nickname``, ``hub.colour``.
    """
    before = profile_of(connection, person)
    nickname = before.nickname if wanted.nickname == before.nickname else one_line(wanted.nickname, LONGEST_NAME)
    if not nickname:
        raise MalformedRequest(
            "hub.nickname", f"A nickname has 1 to {LONGEST_NAME} letters: choose another.", letters=LONGEST_NAME
        )
    if wanted.colour is not None and wanted.colour not in COLOURS:
        raise MalformedRequest(
            "hub.colour", f"A colour is one of {', '.join(COLOURS)}, or none: choose one.", colours=", ".join(COLOURS)
        )
    values = {
        "nickname": nickname,
        "folded": folded(nickname),
        "colour": wanted.colour,
        "recordings_shown": wanted.recordings_shown,
    }
    change = PEOPLE.update().where(PEOPLE.c.id == person, PEOPLE.c.deleted_ns.is_(None))
    try:
        with connection.begin_nested():
            changed = connection.execute(change.values(**values, changes=PEOPLE.c.changes + 1)).rowcount
    except sa.exc.IntegrityError as error:
        raise Conflict("hub.name_taken", "Somebody in the club is already called that: choose another name.") from error
    if changed != 1:  # deleted in the meantime
        raise no_such_person()


def colours(connection: sa.Connection) -> Mapping[int, str]:
    """Return the colours of people who chose one, by person."""
    rows = connection.execute(sa.select(PEOPLE.c.id, PEOPLE.c.colour).where(PEOPLE.c.colour.is_not(None)))
    return {row.id: row.colour for row in rows}
