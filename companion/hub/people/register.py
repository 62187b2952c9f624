"""The register of the club's people: known by nickname, deleted at their wish."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable
from typing import Final

import sqlalchemy as sa

from companion.errors import UnknownResource
from companion.hub.storage.tables import ACCOUNT_CODES, ACCOUNTS, PEOPLE, RATINGS, SIGN_INS

_LONGEST_FOLDED: Final = 80
"""The longest folded nickname; NFKC may turn one letter into eighteen."""


def folded(nickname: str) -> str:
    """Return the form in which two spellings of a nickname are equal."""
    return unicodedata.normalize("NFKC", " ".join(nickname.split())).casefold()[:_LONGEST_FOLDED]


def person_called(connection: sa.Connection, nickname: str) -> int:
    """Return the number of the person with that nickname; a new one if there is none."""
    known = sa.select(PEOPLE.c.id).where(PEOPLE.c.folded == folded(nickname))
    found = connection.execute(known).scalar_one_or_none()
    if found is not None:
        return int(found)
    try:
        with connection.begin_nested():
            added = PEOPLE.insert().values(nickname=nickname, folded=folded(nickname)).returning(PEOPLE.c.id)
            return int(connection.execute(added).scalar_one())
    except sa.exc.IntegrityError:  # another table added the same person in the meantime
        return int(connection.execute(known).scalar_one())


def delete_person(connection: sa.Connection, person: int, now_ns: int) -> None:
    """Delete a person's nickname, colour, account and ratings; games keep the number.

    Raises:
        UnknownResource: ``hub.no_such_person``.
    """
    gone = PEOPLE.update().where(PEOPLE.c.id == person, PEOPLE.c.deleted_ns.is_(None))
    nothing = {"nickname": None, "folded": None, "colour": None}
    if connection.execute(gone.values(**nothing, deleted_ns=now_ns, changes=PEOPLE.c.changes + 1)).rowcount != 1:
        raise no_such_person()
    for table in (RATINGS, ACCOUNTS, ACCOUNT_CODES, SIGN_INS):
        connection.execute(table.delete().where(table.c.person_id == person))


def nicknames(connection: sa.Connection, pseudonym: Callable[[int], str]) -> Callable[[int], str]:
    """Return a function that gives everybody's present nickname, and a pseudonym for deleted people."""
    rows = connection.execute(sa.select(PEOPLE.c.id, PEOPLE.c.nickname)).all()
    known = {row.id: row.nickname for row in rows if row.nickname is not None}
    return lambda person: known.get(person) or pseudonym(person)


def no_such_person() -> UnknownResource:
    """Return the error for a person who does not exist."""
    return UnknownResource("hub.no_such_person", "The club knows nobody under that number: look at the standings.")
