"""Puts a live table together from its log, devices and pages, and serves it until Ctrl-C."""

from __future__ import annotations

import contextlib
import importlib.util
import secrets
import time
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from flask import Flask

from companion.cli.language import words_here
from companion.cli.playing.processes_beside import open_room_beside, outbox_beside
from companion.cli.playing.table_address import TableAddress, called_as, certificate_of, found_in_network, say_where
from companion.cli.playing.table_devices import DevicesWanted, table_devices
from companion.cli.playing.table_log import folder_of, make_log_ready
from companion.clocks import Clocks
from companion.live.live_table import LiveTable
from companion.live.timekeeper import Timekeeper
from companion.machine.exchange_files import Places
from companion.machine.requests import this_machine
from companion.makers.figures import table_figures
from companion.memory_trim import spare_what_stays
from companion.photo_look.photo_worker import PhotoLooking
from companion.recording.recordings_folder import recordings_folder
from companion.settings.loading import Settings
from companion.small_games.player_process import ProcessPlayers
from companion.table.database import Database, file_of
from companion.teaching.own_table import OwnTable
from companion.web.app import Equipment, create_live_app
from companion.web.connections.open_pages import OpenPages
from companion.web.connections.serving import FAST_PATH, CompanionServer, within_files
from companion.web.network.addresses import own_local_name, own_names, table_addresses
from companion.web.routes.play.phone_photos import ShowMe
from companion.web.routes.play.teaching import Teaching

if TYPE_CHECKING:
    from companion.push.turn_notifier import TurnTelling
    from companion.replay.playback import Playback
    from companion.review.replay_page import Replay


@dataclass(frozen=True, slots=True)
class RecordedEvening:
    """A recorded evening that is offered beside the table, if there is one.

    Attributes:
        show: plays it at ``/recorded/``.
        replay: jumps to any moment of it.
    """

    show: Playback | None
    replay: Replay | None


def serve_live_table(
    own_table: OwnTable, reached: TableAddress, database: str, recorded: RecordedEvening, wanted: DevicesWanted
) -> None:
    """Serve a live table with its devices until it is interrupted.

    Args:
        own_table: the settings, with what was taught at this table.
        reached: the address that it listens on and shows.
        database: SQLAlchemy URL of its log, which nobody else is using.
        recorded: the recorded evening that is offered beside it.
        wanted: its camera and dice board.

    Raises:
        CompanionError: something that was asked for is not there.
    """
    machine = this_machine(Places())
    settings = called_as(own_table.settings(), machine)
    secured = certificate_of(reached, settings, folder_of(database)) if reached.https else None
    secure = None if secured is None else (settings.reaching.secure_port, secured.fingerprint)
    port, listening = reached.port, reached.listening
    addresses = table_addresses(port, reached.address, listening, own_local_name(), secure)
    connections = within_files(settings.connections, settings.open_pages.all, 1 if secured is None else 2)
    clocks = Clocks(time.time_ns, time.monotonic, secrets.SystemRandom())
    recordings = recordings_folder(settings.recording.folder, folder_of(database))
    log = file_of(database)
    make_log_ready(log, recordings)
    live = LiveTable(Database(database), addresses, clocks, settings.pin)
    show = recorded.show
    feeds = [live.feed, live.small.feed, *([show.feed] if show else [])]
    with contextlib.ExitStack() as stack:
        bench, devices, recorder = table_devices(live, own_table, clocks.random, stack, wanted, log, recordings)
        hall = open_room_beside(reached, database, settings.open_room, stack)
        outbox_beside(database, stack)
        photos = PhotoLooking(settings, own_table.untaught)
        stack.callback(photos.close)
        own_table.on_change(lambda: photos.look_with(own_table.settings()))
        own_table.on_change(devices.look_anew)
        open_pages = OpenPages(settings.open_pages)
        equipment = Equipment(
            bench=bench,
            pictures=devices,
            show=show,
            show_looked_at=show.wake if show is not None else lambda: None,
            replay=recorded.replay,
            recorder=recorder,
            hall=hall,
            photos=photos,
            shows=ShowMe(photos, settings.referee),
            teaching=Teaching(own_table, photos, devices),
            pushing=_pushing(live, settings, folder_of(database), clocks, stack),
            machine=machine,
        )
        own = own_names([f"{settings.reaching.name}.local", *([reached.address] if reached.address else [])])
        app = create_live_app(live, own, open_pages, equipment)
        _measure(app, live, open_pages)
        say_where(addresses, port, secured)
        if secured is not None:
            beside = CompanionServer(app, listening, settings.reaching.secure_port, feeds, connections, secured)
            stack.enter_context(beside.beside())
        _announce_and_keep_time(live, reached, settings, clocks, stack)
        spare_what_stays()
        CompanionServer(app, listening, port, feeds, connections).run()


def _measure(app: Flask, live: LiveTable, open_pages: OpenPages) -> None:
    """Offer the table's figures to Prometheus if its client is installed."""
    if importlib.util.find_spec("prometheus_client") is not None:
        fast_path = app.extensions[FAST_PATH]
        app.register_blueprint(table_figures(live, lambda: open_pages.open, fast_path.be_observed))


def _announce_and_keep_time(
    live: LiveTable, reached: TableAddress, settings: Settings, clocks: Clocks, stack: contextlib.ExitStack
) -> None:
    """Announce the table in the network, let its clocks run and switch the room's lights, until the stack is left."""
    if not reached.is_for_this_machine:
        stack.enter_context(found_in_network(live, reached, settings.reaching))
    stack.enter_context(Timekeeper(live, clocks, settings.virtual_players, ProcessPlayers()))
    if settings.mqtt.broker:
        from companion.makers.mqtt_setup import room_told  # noqa: PLC0415 few houses have one

        stack.enter_context(room_told(live, settings.mqtt, words_here()))


def _pushing(
    live: LiveTable, settings: Settings, folder: Path, clocks: Clocks, stack: contextlib.ExitStack
) -> TurnTelling | None:
    """Notify phones of their turns until the stack is left; None if the settings do not ask for it."""
    if not settings.push.on:
        return None
    from companion.push.push_setup import turn_telling  # noqa: PLC0415 few houses have it

    return stack.enter_context(turn_telling(live, settings.push, folder, clocks))
