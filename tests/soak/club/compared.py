"""What lies at the hub, held against what lies at the tables."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import sqlalchemy as sa

from companion.hub.people.names import with_names
from companion.hub.people.register import nicknames
from companion.hub.storage.database import HubDatabase
from companion.hub.storage.tables import EVENTS, GAMES
from companion.outbox.spectator_game import SeenGame
from companion.table.database import Database
from tests.companion.hub.club_rig import LoggedTable


def hub_versions(database: HubDatabase) -> dict[str, int]:
    """By game, how many events the hub has."""
    query = sa.select(GAMES.c.key, sa.func.count()).join(EVENTS, EVENTS.c.game_id == GAMES.c.id).group_by(GAMES.c.key)
    with database.reading() as connection:
        return {row[0]: row[1] for row in connection.execute(query)}


def table_versions(folder: Path) -> dict[str, int]:
    """By game, how many events that table has."""
    return LoggedTable(Database(f"sqlite:///{folder / 'table.sqlite'}")).log.versions()


def differences(database: HubDatabase, folder: Path) -> tuple[int, list[str]]:
    """Events of that table's log that were compared, and in which games the hub has others."""
    logged = LoggedTable(Database(f"sqlite:///{folder / 'table.sqlite'}"))
    wrong, compared = [], 0
    with database.reading() as connection:
        named = nicknames(connection, lambda person: f"#{person}")
        for key in sorted(logged.log.versions()):
            here = logged.spectator_log(key)
            query = sa.select(EVENTS.c.event).join(GAMES, GAMES.c.id == EVENTS.c.game_id).where(GAMES.c.key == key)
            kept = connection.scalars(query.order_by(EVENTS.c.version)).all()
            there = [json.dumps(with_names(json.loads(event or "null"), named), sort_keys=True) for event in kept]
            compared += len(here)
            if here != there:
                wrong.append(key)
    return compared, wrong


def standings_of(folders: list[Path]) -> dict[str, tuple[int, int]]:
    """By nickname, games played and players left behind, counted from the tables' own logs: slowly, and by another way."""
    played: Counter[str] = Counter()
    behind: Counter[str] = Counter()
    for folder in folders:
        logged = LoggedTable(Database(f"sqlite:///{folder / 'table.sqlite'}"))
        for key in logged.log.versions():
            lobby = logged.store.lobby(key)
            assert lobby is not None
            seen = SeenGame(lobby)
            batch = seen.batch(0, seen.take(logged.log.events(key)))
            if not batch.stand.over or batch.stand.winners is None:
                continue
            points = batch.stand.points or (0,) * len(batch.game.seats)
            order = [
                (n in batch.stand.winners, 0 if n in batch.stand.winners else points[n]) for n in range(len(points))
            ]
            for seat, own in enumerate(order):
                name = batch.game.seats[seat].name
                played[name] += 1
                behind[name] += sum(other < own for other in order)
    return {name: (played[name], behind[name]) for name in played}


def told_standings(told: Mapping[str, Any]) -> dict[str, tuple[int, int]]:
    """The same as the hub tells it."""
    return {row["name"]: (row["played"], row["behind"]) for row in told["standings"]}
