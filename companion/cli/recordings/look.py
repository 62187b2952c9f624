"""``raja look``: a recording in the browser, with picture, table, log and timeline."""

from __future__ import annotations

from pathlib import Path

import click

from companion.cli.default_paths import refuse_taken_port
from companion.cli.language import words_here
from companion.cli.recordings.recording_argument import RECORDING
from companion.cli.seeing.taught_table import settings_at_table, table_option
from companion.review.replay_page import Replay
from companion.web.app import create_replay_app
from companion.web.connections.serving import CompanionServer
from companion.web.network.addresses import own_names


@click.command()
@click.argument("file", type=RECORDING)
@click.option("--port", default=8000, show_default=True, type=click.IntRange(1, 65535), help="TCP port.")
@click.option(
    "--host", default="127.0.0.1", show_default=True, help="Address to listen on; 0.0.0.0 lets phones connect too."
)
@table_option
@click.pass_context
def look(ctx: click.Context, file: Path, port: int, host: str, table: str | None) -> None:
    """Open the recording FILE in the browser: jump to any moment, and see what another number would have changed."""
    refuse_taken_port(host, port)
    settings = settings_at_table(ctx, table)
    with Replay(file, settings) as replay:
        replay.wake()
        click.echo(words_here()("look.at", file=file, address=f"http://{host}:{port}"))
        app = create_replay_app(replay, own_names([host]))
        CompanionServer(app, host, port, [], settings.connections).run()
