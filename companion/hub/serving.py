"""The hub as a process: its database brought up to date, its door, its pages."""

from __future__ import annotations

import contextlib
import secrets
import time
from collections.abc import Callable
from dataclasses import dataclass

from companion.clocks import Clocks
from companion.hub.app import create_hub_app
from companion.hub.club import Club
from companion.hub.database import HubDatabase
from companion.hub.telling import WallTelling
from companion.settings.loading import Settings
from companion.table.lock import used_alone
from companion.web.connections.open_pages import OpenPages
from companion.web.connections.serving import CompanionServer, within_files
from companion.web.reached.addresses import own_local_name, own_names, table_addresses


@dataclass(frozen=True, slots=True)
class Way:
    """How the hub is reached, as the command line says."""

    listening: str
    port: int
    address: str | None


def serve_hub(settings: Settings, way: Way, url: str, say: Callable[[str], None]) -> None:
    """Serve until interrupted.

    Raises:
        LogUnavailable: ``hub.cannot_open``, ``hub.cannot_write``. Conflict: ``log.in_use``.
    """
    with contextlib.ExitStack() as stack:
        stack.enter_context(used_alone(url, f"raja hub on port {way.port}"))
        database = HubDatabase(url, settings.hub.pool)
        stack.callback(database.close)
        database.upgrade()
        clocks = Clocks(time.time_ns, time.monotonic, secrets.SystemRandom())
        club = Club(database, clocks, settings.hub)
        _, key = club.joining.begin()
        address = table_addresses(way.port, way.address, way.listening, own_local_name()).by_number
        own = own_names([way.address] if way.address else [])
        app = create_hub_app(club, own, address, OpenPages(settings.open_pages))
        connections = within_files(settings.connections, settings.open_pages.all)
        say(f"The club's hub: {address}  (here: http://127.0.0.1:{way.port}; Ctrl-C ends it)")
        if key is not None:
            say(f"Hosts open once: {address}/host?key={key}")
        stack.enter_context(WallTelling(club))
        CompanionServer(app, way.listening, way.port, [club.wall], connections).run()
