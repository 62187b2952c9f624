"""``raja play``: serve the companion at the table."""

from __future__ import annotations

import contextlib
import secrets
import socket
import time
from pathlib import Path
from typing import TYPE_CHECKING

import click

from companion.cli.main import settings_of
from companion.errors import CompanionError

if TYPE_CHECKING:
    from companion.evening.playback import Playback

THINKING_S = (0.8, 2.0)
"""How long a virtual player takes over a move."""


@click.command()
@click.option("--port", default=8000, show_default=True, type=click.IntRange(1, 65535), help="TCP port.")
@click.option("--host", default=None, help="Address to listen on.  [default: 0.0.0.0; a recording alone: 127.0.0.1]")
@click.option("--address", default=None, help="Address or name that phones are told, if the one found is wrong.")
@click.option("--database", default=None, help="SQLAlchemy URL of the log.  [default: a file of yours]")
@click.option("--recording", type=click.Path(path_type=Path), help="A recorded evening, offered at /recorded/.")
@click.option("--recording-only", is_flag=True, help="Only play the recording, without a table.")
@click.option(
    "--speed", default=1.0, show_default=True, type=click.FloatRange(0.25, 32), help="Recorded seconds a second."
)
@click.pass_context
def play(
    ctx: click.Context,
    port: int,
    host: str | None,
    address: str | None,
    database: str | None,
    recording: Path | None,
    recording_only: bool,
    speed: float,
) -> None:
    """Serve the companion: a table to play at, a recorded evening, or both."""
    from companion.web.app import RECORDED, create_app
    from companion.web.serving import CompanionServer

    if recording_only and recording is None:
        raise CompanionError("play.no_recording", "Name the recording to play: --recording FILE.")
    listening = host or ("127.0.0.1" if recording_only else "0.0.0.0")
    _refuse_taken_port(listening, port)
    with contextlib.ExitStack() as stack:
        show = None
        if recording is not None:
            from companion.evening.playback import Playback  # loads what looks at frames

            playback = Playback(
                recording,
                settings_of(ctx),
                database_url="sqlite://",
                speed=speed,
                pictures_at="" if recording_only else RECORDED,
                at_once=recording_only,
            )
            show = stack.enter_context(playback)
        if recording_only and show is not None:
            click.echo(f"Raja at the table: http://{listening}:{port}  (Ctrl-C ends it)")
            CompanionServer(create_app(show), listening, port, [show.feed]).run()
            return
        _play_live(listening, port, address, database or _own_database(), show)


def _play_live(listening: str, port: int, address: str | None, database: str, show: Playback | None) -> None:
    from companion.evening.live import Clocks, LiveTable
    from companion.evening.timekeeper import Timekeeper
    from companion.table.database import Database
    from companion.web.addresses import own_names, table_addresses
    from companion.web.app import create_live_app
    from companion.web.serving import CompanionServer

    addresses = table_addresses(port, address, listening)
    random = secrets.SystemRandom()
    clocks = Clocks(time.time_ns, time.monotonic, random)
    live = LiveTable(Database(database), addresses, clocks)
    looked_at = show.wake if show is not None else lambda: None
    own = own_names([address] if address else [])
    app = create_live_app(live, own, show=show, show_looked_at=looked_at)
    click.echo(f"Raja at the table: {addresses.by_number}  (here: http://127.0.0.1:{port}; Ctrl-C ends it)")
    with Timekeeper(live, clocks, lambda: random.uniform(*THINKING_S)):
        CompanionServer(app, listening, port, [live.feed, *([show.feed] if show else [])]).run()


def _own_database() -> str:
    folder = Path(click.get_app_dir("raja"))
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise CompanionError(
            "play.no_folder", f"{folder} cannot be made ({error.strerror}): name a database with --database."
        ) from error
    return f"sqlite:///{folder / 'evenings.sqlite'}"


def _refuse_taken_port(host: str, port: int) -> None:
    with socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET, socket.SOCK_STREAM) as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((host, port))
        except OSError as error:
            raise CompanionError(
                "play.port_taken",
                f"Port {port} on {host} cannot be used ({error.strerror}): "
                f"end what holds it, or take another with --port (make play PORT={port + 1}).",
            ) from error
