"""Runs the hub, which upgrades its database and serves its pages, and its gates, which only show."""

from __future__ import annotations

import contextlib
import secrets
import threading
import time
from collections.abc import Callable
from pathlib import Path

from companion.archive.store import FACTS
from companion.archive.store_choice import store_in
from companion.clocks import Clocks
from companion.hub.app import create_gate_app, create_hub_app
from companion.hub.archiving.archive import Archive
from companion.hub.archiving.keeping import Keeping, drawing
from companion.hub.club import Club
from companion.hub.hall.gate_messages import hall_news
from companion.hub.hall.hall_feed import WatchedHalls
from companion.hub.hall.hall_polling import Looking
from companion.hub.hall.halls import Halls
from companion.hub.hooks.http_delivery import HttpHookDelivery
from companion.hub.hooks.sending import HookTelling
from companion.hub.processes.endpoint import Endpoint
from companion.hub.storage.database import HubDatabase
from companion.hub.watching.news import HeardNews, OwnNews, SentNews, news_server
from companion.hub.watching.page_updates import WallTelling
from companion.settings.loading import Settings
from companion.supervised_process import wait_until_left
from companion.table.lock import used_alone
from companion.web.connections.serving import CompanionServer, within_files
from companion.web.network.addresses import own_names
from vision.message import Message


def serve_hub(
    settings: Settings, endpoint: Endpoint, url: str, folder: Path | None, say: Callable[[Message], None]
) -> None:
    """Serve the hub until interrupted.

    Args:
        folder: the archive's folder, for recordings and their facts; None: none are kept.

    Raises:
        LogUnavailable: ``hub.cannot_open``, ``hub.cannot_write``. Conflict: ``log.in_use``.
        CompanionError: ``hub.news_address``, ``archive.no_folder``.
    """
    with contextlib.ExitStack() as stack:
        stack.enter_context(used_alone(url, f"raja hub --port {endpoint.port}"))
        database = stack.enter_context(contextlib.closing(HubDatabase(url, settings.hub.pool)))
        database.upgrade()
        news = stack.enter_context(SentNews(news_server(endpoint.valkey))) if endpoint.valkey else OwnNews()
        club = Club(database, club_clocks(), settings.hub, news)
        _, key = club.joining.begin()
        hall_line = stack.enter_context(hall_news(endpoint.valkey, f"{endpoint.told()} hub"))
        halls = Halls(database, club.clocks, hall_line)
        watched = WatchedHalls(halls, club.clocks)
        archive = None if folder is None else Archive(club, store_in(folder, settings.archive), settings.archive)
        app, parts = create_hub_app(club, watched, own_names(endpoint.names), endpoint.told(), archive)
        if folder is not None and archive is not None:
            draw = drawing(folder / FACTS, settings)
            stack.enter_context(Keeping(database, archive.store, club.clocks, settings.archive, draw))
        say(Message("hub.at", {"address": endpoint.told(), "here": f"http://127.0.0.1:{endpoint.port}"}))
        if key is not None:
            say(Message("hub.hosts_open", {"address": f"{endpoint.told()}/host?key={key}"}))
        hook_line = HttpHookDelivery(settings.webhooks.timeout_s)
        stack.enter_context(HookTelling(database, hook_line, club.clocks, settings.webhooks))
        stack.enter_context(WallTelling(parts, news, settings.hub))
        stack.enter_context(Looking(database, halls, hall_line, settings.hall, watched.tell))
        connections = within_files(settings.connections, settings.hub.open_pages.all)
        feeds = [club.wall, watched.feed]
        CompanionServer(app, endpoint.listening, endpoint.port, feeds, connections, proxies=endpoint.proxies).run()


def serve_gate(
    settings: Settings, endpoint: Endpoint, url: str, say: Callable[[Message], None], *, while_asked: bool = False
) -> None:
    """Serve spectators until interrupted; any number of gates can read one hub's database.

    Args:
        while_asked: end when standard input ends.

    Raises:
        LogUnavailable: ``hub.cannot_open``, ``hub.cannot_write``, ``hub.not_begun``. CompanionError:
            ``hub.news_address``.
    """
    with contextlib.ExitStack() as stack:
        database = stack.enter_context(contextlib.closing(HubDatabase(url, settings.hub.pool)))
        database.check_begun()
        news = stack.enter_context(HeardNews(news_server(endpoint.valkey))) if endpoint.valkey else OwnNews()
        club = Club(database, club_clocks(), settings.hub, news)
        app, parts = create_gate_app(club, own_names(endpoint.names))
        say(Message("hub.gate_at", {"address": endpoint.told(), "here": f"http://127.0.0.1:{endpoint.port}"}))
        stack.enter_context(WallTelling(parts, news, settings.hub))
        connections = within_files(settings.connections, settings.hub.open_pages.all)
        server = CompanionServer(
            app, endpoint.listening, endpoint.port, [club.wall], connections, proxies=endpoint.proxies
        )
        if while_asked:
            threading.Thread(target=_stop_with_input, args=(server,), daemon=True).start()
        server.run()


def _stop_with_input(server: CompanionServer) -> None:
    wait_until_left()
    server.stop()


def club_clocks() -> Clocks:
    """Return the clocks of this machine."""
    return Clocks(time.time_ns, time.monotonic, secrets.SystemRandom())
