"""``raja play``: serve the companion at the table."""

from __future__ import annotations

import contextlib
import importlib.util
import secrets
import sys
import time
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING

import click

from companion.card_table.card_watcher import CardWatcher
from companion.cli.default_paths import own_database, refuse_taken_port
from companion.cli.language import words_here
from companion.cli.recordings.recording_argument import RECORDING
from companion.cli.seeing.taught_table import own_table_of, table_option
from companion.cli.table_address import Way, called_as, certificate_of, found_in_network, say_where
from companion.clocks import Clocks
from companion.errors import CompanionError
from companion.live.devices.live_devices import BoardRig, CameraRig, LiveDevices
from companion.live.devices.real_board import board_rig
from companion.live.live_table import LiveTable
from companion.live.recording import LiveRecording
from companion.live.timekeeper import Timekeeper
from companion.machine.places import Places
from companion.machine.wishes import this_machine
from companion.makers.figures import table_figures
from companion.memory_trim import give_back_large_arrays, nothing_thrown_away, spare_what_stays
from companion.open_room.process import RoomProcess, game_goes_on, room_database
from companion.outbox.files import membership_file
from companion.photo_look.photo_worker import PhotoLooking
from companion.private_files import close_to_others, files_of
from companion.recording.recordings_folder import recordings_folder
from companion.settings.loading import Settings
from companion.small_games.player_process import ProcessPlayers
from companion.supervised_process import SupervisedProcess
from companion.table.database import Database, file_of
from companion.table.lock import used_alone
from companion.table.rescue import rescued
from companion.teaching.own_table import OwnTable
from companion.web.app import RECORDED, Equipment, create_app, create_live_app
from companion.web.connections.open_pages import OpenPages
from companion.web.connections.serving import SHORT_WAY, CompanionServer, within_files
from companion.web.network.addresses import own_local_name, own_names, table_addresses
from companion.web.routes.play.phone_photos import ShowMe
from companion.web.routes.play.teaching import Teaching

if TYPE_CHECKING:
    from companion.push.turn_notifier import TurnTelling
    from companion.replay.playback import Playback
    from companion.review.replay_page import Replay
    from companion.virtual_play.workbench import TableBench


@click.command()
@click.option("--port", default=8000, show_default=True, type=click.IntRange(1, 65535), help="TCP port.")
@click.option("--host", default=None, help="Address to listen on.  [default: 0.0.0.0; with --recording-only 127.0.0.1]")
@click.option("--address", default=None, help="Address or name to show to phones, if the detected one is wrong.")
@click.option(
    "--https", is_flag=True, help="Also serve HTTPS with a self-signed certificate, which keeps phone screens on."
)
@click.option("--database", default=None, help="SQLAlchemy URL of the log.  [default: your own log]")
@click.option("--virtual", is_flag=True, help="Simulate a table: mats, pieces, camera and dice.")
@click.option(
    "--camera",
    multiple=True,
    help="pi, a webcam's number, a folder, a video, or a stream's address; repeat for several.",
)
@click.option(
    "--calibration",
    multiple=True,
    type=click.Path(path_type=Path),
    help="Each camera's calibration file, in the same order.",
)
@click.option("--board", default="auto", show_default=True, help="The dice board's port, or auto: any USB port.")
@click.option(
    "--recording", type=RECORDING, help="A recorded evening to show at /recorded/; `example` comes with Raja."
)
@click.option("--recording-only", is_flag=True, help="Only play the recording, without a table.")
@click.option(
    "--speed", default=1.0, show_default=True, type=click.FloatRange(0.25, 32), help="Playback speed of the recording."
)
@table_option
@click.pass_context
def play(
    ctx: click.Context,
    port: int,
    host: str | None,
    address: str | None,
    https: bool,
    database: str | None,
    virtual: bool,
    camera: tuple[str, ...],
    calibration: tuple[Path, ...],
    board: str,
    recording: Path | None,
    recording_only: bool,
    speed: float,
    table: str | None,
) -> None:
    """Serve the companion: a table to play at, a recorded evening, or both."""
    give_back_large_arrays()
    if recording_only and recording is None:
        raise CompanionError("play.no_recording", "Name the recording to play: --recording FILE.")
    wanted = DevicesWanted(virtual, camera, calibration, board)
    wanted.check()
    log = "" if recording_only else database or own_database()
    own_table = own_table_of(ctx, table, _folder_of(log) if log else None)
    settings = own_table.settings()
    listening = host or ("127.0.0.1" if recording_only else "0.0.0.0")
    refuse_taken_port(listening, port)
    with contextlib.ExitStack() as stack:
        stack.enter_context(nothing_thrown_away())  # until it serves
        show = replay = None
        if recording is not None:
            from companion.replay.playback import Playback  # noqa: PLC0415 loads what looks at frames
            from companion.review.replay_page import Replay  # noqa: PLC0415 so does this

            playback = Playback(
                recording,
                settings,
                database_url="sqlite://",
                speed=speed,
                pictures_at="" if recording_only else RECORDED,
                at_once=recording_only,
            )
            show = stack.enter_context(playback)
            replay = stack.enter_context(Replay(recording, settings))
        if recording_only and show is not None:
            click.echo(words_here()("play.recording_at", address=f"http://{listening}:{port}"))
            own = own_names([listening, *([address] if address else [])])
            app = create_app(show, own, OpenPages(settings.open_pages), replay)
            spare_what_stays()
            CompanionServer(app, listening, port, [show.feed], settings.connections).run()
            return
        way = Way(listening, port, address, https)
        stack.enter_context(used_alone(log, f"raja play --port {port}"))
        _play_live(own_table, way, log, Recorded(show, replay), wanted)


def _play_live(
    own_table: OwnTable,
    way: Way,
    database: str,
    recorded: Recorded,
    wanted: DevicesWanted,
) -> None:
    """Serve a live table with its devices; the virtual table only where it is asked for."""
    machine = this_machine(Places())
    settings = called_as(own_table.settings(), machine)
    port, listening, reaching = way.port, way.listening, settings.reaching
    secured = certificate_of(way, settings, _folder_of(database)) if way.https else None
    secure = None if secured is None else (reaching.secure_port, secured.fingerprint)
    addresses = table_addresses(port, way.address, listening, own_local_name(), secure)
    connections = within_files(settings.connections, settings.open_pages.all, 1 if secured is None else 2)
    clocks = Clocks(time.time_ns, time.monotonic, secrets.SystemRandom())
    recordings = recordings_folder(settings.recording.folder, _folder_of(database))
    _make_log_ready(file_of(database), recordings)
    live = LiveTable(Database(database), addresses, clocks, settings.pin)
    show = recorded.show
    looked_at = show.wake if show is not None else lambda: None
    own = own_names([f"{reaching.name}.local", *([way.address] if way.address else [])])
    feeds = [live.feed, live.small.feed, *([show.feed] if show else [])]
    with contextlib.ExitStack() as stack:
        bench, devices, recorder = _devices(live, own_table, clocks.random, stack, wanted, recordings)
        hall = RoomProcess(_room_command(way, database), settings.open_room.port)
        stack.callback(hall.close)
        if game_goes_on(room_database(database)):
            hall.go_on()
        _begin_outbox(database, stack)
        photos = PhotoLooking(settings, own_table.untaught)
        stack.callback(photos.close)
        own_table.on_change(lambda: photos.look_with(own_table.settings()))
        own_table.on_change(devices.look_anew)
        pushing = _pushing(live, settings, _folder_of(database), clocks, stack)
        open_pages = OpenPages(settings.open_pages)
        equipment = Equipment(
            bench=bench,
            pictures=devices,
            show=show,
            show_looked_at=looked_at,
            replay=recorded.replay,
            recorder=recorder,
            hall=hall,
            photos=photos,
            shows=ShowMe(photos, settings.referee),
            teaching=Teaching(own_table, photos, devices),
            pushing=pushing,
            machine=machine,
        )
        app = create_live_app(live, own, open_pages, equipment)
        if importlib.util.find_spec("prometheus_client") is not None:
            shortcut = app.extensions[SHORT_WAY]
            app.register_blueprint(table_figures(live, lambda: open_pages.open, shortcut.be_observed))
        say_where(addresses, port, secured)
        if secured is not None:
            beside = CompanionServer(app, listening, reaching.secure_port, feeds, connections, secured)
            stack.enter_context(beside.beside())
        _go_on_beside(live, way, settings, clocks, stack)
        spare_what_stays()
        CompanionServer(app, listening, port, feeds, connections).run()


def _go_on_beside(live: LiveTable, way: Way, settings: Settings, clocks: Clocks, stack: contextlib.ExitStack) -> None:
    """What a live table does while pages are served: it is announced, keeps its times, and tells the room's lights."""
    if not way.is_for_this_machine:
        stack.enter_context(found_in_network(live, way, settings.reaching))
    stack.enter_context(Timekeeper(live, clocks, settings.virtual_players, ProcessPlayers()))
    if settings.mqtt.broker:
        from companion.makers.mqtt_setup import room_told  # noqa: PLC0415 few houses have one

        stack.enter_context(room_told(live, settings.mqtt, words_here()))


def _make_log_ready(log_file: Path | None, recordings: Path) -> None:
    """Nobody else reads it, and it is whole; a log that is no file is left alone."""
    if log_file is None:
        return
    close_to_others(files_of(log_file, recordings))  # those of an earlier version; `raja doctor` tells what is left
    _mend(log_file)


def _pushing(
    live: LiveTable, settings: Settings, folder: Path, clocks: Clocks, stack: contextlib.ExitStack
) -> TurnTelling | None:
    """What tells phones of their turns where the house wants that, until the stack is left."""
    if not settings.push.on:
        return None
    from companion.push.push_setup import turn_telling  # noqa: PLC0415 few houses have it

    return stack.enter_context(turn_telling(live, settings.push, folder, clocks))


def _mend(log: Path) -> None:
    """Take over what can be read of a log whose file is damaged, and say so."""
    rescue = rescued(log, f"{time.time():.0f}")
    if rescue is not None:
        words = words_here()
        click.echo(
            words("play.log_rescued", log=log, rows=rescue.rows, damaged=rescue.damaged)
            + " "
            + (words("play.newest_copy", copy=rescue.copy) if rescue.copy else words("play.no_copy"))
        )


def _begin_outbox(database: str, stack: contextlib.ExitStack) -> None:
    """Where the table is in a club, send what is played there, from a process of its own, until the stack is left."""
    log = file_of(database)
    if log is None or not membership_file(log).exists():
        return

    given = click.get_current_context().find_root().obj
    command = [sys.executable, "-m", "companion.cli.main", *(["--settings", str(given)] if given else []), "hub"]
    outbox = SupervisedProcess([*command, "send", "--while-asked", "--database", database], "outbox")
    stack.callback(outbox.close)
    outbox.go_on()


def _room_command(way: Way, database: str) -> list[str]:
    """What serves an open room beside this table, with the same settings, people and addresses."""
    given = click.get_current_context().find_root().obj
    command = [sys.executable, "-m", "companion.cli.main", *(["--settings", str(given)] if given else []), "room"]
    command += ["--host", way.listening, "--table-port", str(way.port), "--database", room_database(database)]
    command += ["--table", database] if database != "sqlite://" else []
    return [*command, *(["--address", way.address] if way.address else []), "--while-asked"]


@dataclass(frozen=True, slots=True)
class Recorded:
    """The recorded evening that is offered: played, and to look into; None without one."""

    show: Playback | None
    replay: Replay | None


@dataclass(frozen=True, slots=True)
class DevicesWanted:
    """Which devices the table is to have, as the command line says."""

    virtual: bool
    cameras: tuple[str, ...]
    calibrations: tuple[Path, ...]
    board: str

    def check(self) -> None:
        """Raises ``CompanionError`` where they do not go together."""
        if self.virtual and self.cameras:
            raise CompanionError(
                "play.two_cameras", "A table has its own cameras or the virtual one: name them, or take --virtual."
            )


def _devices(
    live: LiveTable,
    own_table: OwnTable,
    random: Random,
    stack: contextlib.ExitStack,
    wanted: DevicesWanted,
    recordings: Path,
) -> tuple[TableBench | None, LiveDevices, LiveRecording]:
    """The table's devices and what records them, until the stack is left; the virtual table's bench if there is one."""

    settings = own_table.settings()

    def recorded(camera: CameraRig | None, board: BoardRig) -> tuple[LiveDevices, LiveRecording]:
        model = None if camera is None else camera.frames.camera
        source = "the virtual board" if board.virtual else "the dice board"
        beside = {} if camera is None else camera.frames.beside
        recorder = LiveRecording(recordings, settings, model, source, beside)
        stack.callback(recorder.close)
        live.set_observer(recorder)
        eye = None
        if model is not None:
            from companion.card_table.card_sensing import CardSensingProcess  # noqa: PLC0415 loads what looks at frames

            eye = CardWatcher(live, lambda: CardSensingProcess(model, settings))
        return stack.enter_context(LiveDevices(live, camera, board, recorder.sentence, eye)), recorder

    if not wanted.virtual:
        camera = None
        if wanted.cameras or wanted.calibrations or settings.cameras.named:
            from companion.live.devices.real_camera import camera_rig, cameras_wanted  # noqa: PLC0415 loads what looks at frames

            camera = camera_rig(
                cameras_wanted(wanted.cameras, wanted.calibrations, settings), settings, own_table.settings
            )
        return None, *recorded(camera, board_rig(wanted.board, settings))
    from companion.virtual_play.rig import HandsAtTable, bench_of, lay_out_what_lay_there, virtual_rig  # noqa: PLC0415 so does this

    rig = virtual_rig(settings, random, own_table.settings)
    stack.callback(rig.close)
    bench = bench_of(rig.table, live)
    lay_out_what_lay_there(bench, live)  # wood on a table lies there still when the companion begins anew
    devices, recorder = recorded(rig.camera, rig.board)
    once_in = settings.virtual_players.collapses_once_in
    stack.enter_context(HandsAtTable(live, rig.table, random, once_in, followed=lambda: bench.followed))
    return bench, devices, recorder


def _folder_of(database: str) -> Path:
    """Where the log lies, if it is a file; else a folder of the person's own. Recordings lie beside it."""
    file = database.removeprefix("sqlite:///")
    return Path(file).parent if file != database and file else Path(click.get_app_dir("raja"))
