"""The public state of a hall, in the open room's form; no number before its reveal."""

from __future__ import annotations

import json
from typing import Any

import sqlalchemy as sa

from companion.games.records import exact
from companion.hub.hall.counting import leaders, standings
from companion.hub.storage.tables import HALL_GUESTS, HALL_ROUNDS


def room_shown(connection: sa.Connection, row: Any) -> dict[str, Any]:
    """Return the public state of that row's hall; the caller adds the count of seals."""
    ahead = standings(connection, row.id, row.winner)
    return {
        "number": row.id,
        "title": row.title,
        "stage": row.stage,
        "door_open": row.door_open,
        "round": row.round,
        "rounds": row.rounds,
        "winner_by": row.winner,
        "due_ms": row.due_ms,
        "guests": row.seats - row.gone,
        "players": row.players,
        "sealed": 0,
        "last": _last(connection, row) if row.stage in ("revealed", "ended") else None,
        "standings": [
            {"seat": one.seat, "name": one.name, "rounds_won": one.rounds_won, "points": exact(int(one.points))}
            for one in ahead
        ],
        "winners": list(leaders(ahead, row.winner)) if row.stage == "ended" else [],
    }


def _last(connection: sa.Connection, row: Any) -> dict[str, Any] | None:
    """Return the last revealed round."""
    rounds = sa.select(HALL_ROUNDS).where(HALL_ROUNDS.c.hall_id == row.id).order_by(HALL_ROUNDS.c.round.desc())
    last = connection.execute(rounds.limit(1)).first()
    if last is None:
        return None
    won = (HALL_GUESTS.c.hall_id == row.id, HALL_GUESTS.c.seat == last.seat, HALL_GUESTS.c.removed.is_(False))
    winner = None if last.seat is None else connection.execute(sa.select(HALL_GUESTS.c.name).where(*won)).first()
    counts = json.loads(last.counts)
    return {
        "round": last.round,
        "bids": last.bids,
        "counts": counts,
        "above": last.bids - sum(counts),
        "number": last.number,
        "winner": None if winner is None else {"seat": last.seat, "name": winner.name},
    }
