"""``raja play``: serve a table to play at, a recorded evening, or both."""

from __future__ import annotations

import contextlib
from pathlib import Path

import click

from companion.cli.default_paths import own_database, refuse_taken_port
from companion.cli.language import words_here
from companion.cli.playing.live_table import RecordedEvening, serve_live_table
from companion.cli.playing.table_address import TableAddress
from companion.cli.playing.table_devices import DevicesWanted
from companion.cli.playing.table_log import folder_of
from companion.cli.recordings.recording_argument import RECORDING
from companion.cli.seeing.taught_table import own_table_of, table_option
from companion.errors import CompanionError
from companion.memory_trim import give_back_large_arrays, nothing_thrown_away, spare_what_stays
from companion.table.lock import used_alone
from companion.web.app import RECORDED, create_app
from companion.web.connections.open_pages import OpenPages
from companion.web.connections.serving import CompanionServer
from companion.web.network.addresses import own_names


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
    own_table = own_table_of(ctx, table, folder_of(log) if log else None)
    settings = own_table.settings()
    listening = host or ("127.0.0.1" if recording_only else "0.0.0.0")
    refuse_taken_port(listening, port)
    with contextlib.ExitStack() as stack:
        stack.enter_context(nothing_thrown_away())  # until it serves
        show = replay = None
        if recording is not None:
            from companion.replay.playback import Playback  # noqa: PLC0415 loads vision
            from companion.review.replay_page import Replay  # noqa: PLC0415 loads vision

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
        stack.enter_context(used_alone(log, f"raja play --port {port}"))
        reached = TableAddress(listening, port, address, https)
        serve_live_table(own_table, reached, log, RecordedEvening(show, replay), wanted)
