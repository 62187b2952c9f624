"""A program elsewhere that a club's webhook tells, and whether it was told everything, in order."""

from __future__ import annotations

import json
import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from random import Random
from typing import Any, Final

import sqlalchemy as sa

from companion.hub.storage.database import HubDatabase
from companion.hub.storage.tables import EVENTS, GAMES

_DROPPED_OF: Final = 8
"""Of so many tellings one is taken, and the answer lost."""


class ToldProgram(ThreadingHTTPServer):
    """Keeps what it is told; now and then its answer is lost."""

    daemon_threads = True

    def __init__(self, host: str, random: Random) -> None:
        super().__init__((host, 0), _Taking)
        self.random = random
        self.told: list[tuple[str, dict[str, Any]]] = []
        self.url = f"http://{host}:{self.server_port}/club"
        threading.Thread(target=self.serve_forever, name="told program", daemon=True).start()

    def breaches(self, database: HubDatabase) -> list[str]:
        """What of the hub's log it should have been told, and was not, or not in order."""
        first: dict[str, dict[str, Any]] = {}
        for message, body in self.told:
            first.setdefault(message, body)
        tellings = list(first.values())
        with database.reading() as connection:
            games = set(connection.scalars(sa.select(GAMES.c.id)))
            over = set(connection.scalars(sa.select(GAMES.c.id).where(GAMES.c.over)))
            great = sa.select(EVENTS.c.game_id, EVENTS.c.version).where(EVENTS.c.great, EVENTS.c.line.is_not(None))
            moments = {(row.game_id, row.version) for row in connection.execute(great)}
        told = {
            kind: [one["data"] for one in tellings if one["type"] == kind]
            for kind in ("game.began", "moment", "game.over")
        }
        found = [(one["game"], one["version"]) for one in told["moment"]]
        numbers = [int(message.removeprefix("raja_")) for message in first]
        in_order = all([v for g, v in found if g == game] == sorted(v for g, v in found if g == game) for game in games)
        print(
            f"A webhook was told {len(self.told)} times of {len(tellings)} things ({len(moments)} moments of "
            f"{len(games)} games).",
            flush=True,
        )
        kept = {
            "a game's begin was not told, or twice": sorted(one["game"] for one in told["game.began"]) == sorted(games),
            "a game's end was not told": {one["game"] for one in told["game.over"]} >= over,
            "a moment was not told, or twice": sorted(found) == sorted(moments),
            "moments of a game were told out of order": in_order and numbers == sorted(numbers),
        }
        return [f"webhook: {breach}" for breach, held in kept.items() if not held]


class _Taking(BaseHTTPRequestHandler):
    server: ToldProgram

    def do_POST(self) -> None:
        """Take it."""
        body = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
        self.server.told.append((self.headers["webhook-id"], body))
        if self.server.random.randrange(_DROPPED_OF):
            self.send_response(204)
            self.end_headers()

    def log_message(self, *_: object) -> None:
        """Nothing on the screen."""
