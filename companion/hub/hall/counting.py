"""Counts a round in the database: how many have sealed, the lowest unique number, and the standings."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

import sqlalchemy as sa

from companion.games.almost.options import Winner
from companion.hub.storage.tables import HALL_GUESTS, HALL_ROUNDS, HALL_SEALS
from companion.open_room.view import bars_shown

_SEALS: Final = HALL_SEALS.c


@dataclass(frozen=True, slots=True)
class Counted:
    """A counted round: the winner's seat and number (None and 0 without one), the seals, and how often each low number."""

    seat: int | None
    number: int
    bids: int
    counts: tuple[int, ...]


def sealed_in(connection: sa.Connection, hall: int, round_number: int) -> int:
    """Return how many numbers are sealed in a round."""
    query = sa.select(sa.func.count()).select_from(HALL_SEALS).where(*_of_round(hall, round_number))
    return int(connection.execute(query).scalar_one())


def counted_round(connection: sa.Connection, hall: int, round_number: int) -> Counted:
    """Count a round: the lowest number that only one person sealed wins (``L2``)."""
    here, often = _of_round(hall, round_number), sa.func.count()
    by_number = sa.select(_SEALS.number, often.label("bids"), sa.func.min(_SEALS.seat).label("seat"))
    numbers = by_number.where(*here).group_by(_SEALS.number).cte("numbers")
    alone = sa.select(numbers.c.number, numbers.c.seat).where(numbers.c.bids == 1).order_by(numbers.c.number).limit(1)
    won = connection.execute(alone).first()
    sums = sa.select(sa.func.coalesce(sa.func.sum(numbers.c.bids), 0), sa.func.max(numbers.c.number))
    bids, largest = connection.execute(sums).one()
    number = 0 if won is None else int(won.number)
    shown = bars_shown(number, 1 if largest is None else int(largest))
    low = sa.select(numbers.c.number, numbers.c.bids).where(numbers.c.number <= shown)
    found = {int(row.number): int(row.bids) for row in connection.execute(low)}
    bars = tuple([found.get(each, 0) for each in range(1, shown + 1)])
    return Counted(None if won is None else int(won.seat), number, int(bids), bars)


def standings(connection: sa.Connection, hall: int, winner: Winner) -> list[Any]:
    """Return everybody who has won a round and is still in, best first: seat, name, rounds won, points."""
    rounds_won, points = sa.func.count().label("rounds_won"), sa.func.sum(HALL_ROUNDS.c.number).label("points")
    guest = sa.and_(HALL_GUESTS.c.hall_id == HALL_ROUNDS.c.hall_id, HALL_GUESTS.c.seat == HALL_ROUNDS.c.seat)
    query = (
        sa.select(HALL_GUESTS.c.seat, HALL_GUESTS.c.name, rounds_won, points)
        .select_from(HALL_ROUNDS.join(HALL_GUESTS, guest))
        .where(HALL_ROUNDS.c.hall_id == hall, HALL_GUESTS.c.removed.is_(False))
        .group_by(HALL_GUESTS.c.seat, HALL_GUESTS.c.name)
    )
    score = rounds_won if winner == "rounds" else points
    return list(connection.execute(query.order_by(score.desc(), HALL_GUESTS.c.seat)))


def leaders(rows: list[Any], winner: Winner) -> tuple[int, ...]:
    """Return the seats that lead in such rows, who win if the game ends now (``L4``)."""
    score = {row.seat: row.rounds_won if winner == "rounds" else row.points for row in rows}
    most = max(score.values(), default=0)
    return tuple(sorted(seat for seat, its in score.items() if its == most))


def _of_round(hall: int, round_number: int) -> tuple[sa.ColumnElement[bool], ...]:
    return (_SEALS.hall_id == hall, _SEALS.round == round_number)
