"""The club's people in a list, for its hosts."""

from __future__ import annotations

from dataclasses import dataclass

import sqlalchemy as sa

from companion.hub.storage.tables import ACCOUNTS, PEOPLE, SEATS


@dataclass(frozen=True, slots=True)
class PersonListed:
    """One of the club's people: ``games`` they sat in, and whether they have an account."""

    id: int
    name: str
    colour: str | None
    recordings_shown: bool
    games: int
    account: bool


def people_listed(connection: sa.Connection, after: int = 0, most: int | None = None) -> list[PersonListed]:
    """Return everybody who was not deleted, by name.

    Args:
        after: how many to skip.
        most: how many at most; None: all the rest.
    """
    games = sa.select(sa.func.count()).where(SEATS.c.person_id == PEOPLE.c.id).scalar_subquery()
    account = sa.select(ACCOUNTS.c.person_id).where(ACCOUNTS.c.person_id == PEOPLE.c.id).exists()
    query = (
        sa.select(
            PEOPLE.c.id,
            PEOPLE.c.nickname,
            PEOPLE.c.colour,
            PEOPLE.c.recordings_shown,
            games.label("games"),
            account.label("account"),
        )
        .where(PEOPLE.c.nickname.is_not(None))
        .order_by(PEOPLE.c.folded, PEOPLE.c.id)
        .offset(after)
        .limit(most)
    )
    return [
        PersonListed(row.id, row.nickname, row.colour, row.recordings_shown, row.games, bool(row.account))
        for row in connection.execute(query)
    ]


def people_counted(connection: sa.Connection) -> int:
    """Return how many people were not deleted."""
    named = sa.select(sa.func.count()).select_from(PEOPLE).where(PEOPLE.c.nickname.is_not(None))
    return int(connection.execute(named).scalar_one())
