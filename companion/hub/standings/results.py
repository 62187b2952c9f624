"""Results of finished games, from which standings, ratings and records are computed."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any

import sqlalchemy as sa

from companion.hub.storage.tables import GAMES, SEATS


@dataclass(frozen=True, slots=True)
class Placed:
    """A seat of a finished game.

    Args:
        person: None for a virtual player.
        rank: 1 for winners, then by points; equal for ties.
    """

    person: int | None
    points: int
    rank: int
    won: bool


@dataclass(frozen=True, slots=True)
class Result:
    """A finished game."""

    game: int
    kind: str
    ended_ns: int
    places: tuple[Placed, ...]

    def people(self) -> tuple[Placed, ...]:
        """Return the places of people, without virtual players."""
        return tuple([place for place in self.places if place.person is not None])


def results(
    connection: sa.Connection,
    *,
    game: int | None = None,
    person: int | None = None,
    since_ns: int = 0,
    until_ns: int | None = None,
) -> list[Result]:
    """Return all results of a period, a game or a person, in the order in which the games ended; votes have none."""
    wanted = [GAMES.c.over, GAMES.c.winners.is_not(None), GAMES.c.last_ns >= since_ns]
    wanted += [] if game is None else [GAMES.c.id == game]
    sat_in = sa.select(SEATS.c.game_id).where(SEATS.c.person_id == person)
    wanted += [] if person is None else [GAMES.c.id.in_(sat_in)]
    wanted += [] if until_ns is None else [GAMES.c.last_ns < until_ns]
    query = (
        sa.select(
            GAMES.c.id, GAMES.c.kind, GAMES.c.last_ns, GAMES.c.points, GAMES.c.winners, SEATS.c.seat, SEATS.c.person_id
        )
        .join(SEATS, SEATS.c.game_id == GAMES.c.id)
        .where(*wanted)
        .order_by(GAMES.c.last_ns, GAMES.c.id, SEATS.c.seat)
    )
    seats: dict[int, list[Any]] = {}
    for row in connection.execute(query):
        seats.setdefault(row.id, []).append(row)
    return [_result(rows) for rows in seats.values()]


def _result(rows: list[Any]) -> Result:
    winners = json.loads(rows[0].winners)
    points = json.loads(rows[0].points) or [0] * len(rows)
    order = [(row.seat not in winners, 0 if row.seat in winners else -points[row.seat]) for row in rows]
    places = [
        Placed(row.person_id, points[row.seat], 1 + sum(other < own for other in order), row.seat in winners)
        for row, own in zip(rows, order, strict=True)
    ]
    return Result(rows[0].id, rows[0].kind, rows[0].last_ns, tuple(places))
