"""``raja play``: serve the companion's page."""

from __future__ import annotations

import socket
from pathlib import Path

import click

from companion.cli.main import settings_of
from companion.errors import CompanionError


@click.command()
@click.option("--port", default=8000, show_default=True, type=click.IntRange(1, 65535), help="TCP port.")
@click.option("--host", default="127.0.0.1", show_default=True, help="Address to listen on; 0.0.0.0 for the house.")
@click.option("--recording", type=click.Path(path_type=Path), required=True, help="A recorded evening to play.")
@click.option(
    "--speed", default=1.0, show_default=True, type=click.FloatRange(0.25, 32), help="Recorded seconds a second."
)
@click.option("--database", default="sqlite://", show_default=True, help="SQLAlchemy URL of the log.")
@click.pass_context
def play(ctx: click.Context, port: int, host: str, recording: Path, speed: float, database: str) -> None:
    """Serve the companion at http://HOST:PORT with a recorded evening playing."""
    from waitress.server import create_server

    from companion.evening.playback import Playback
    from companion.web.app import create_app

    _refuse_taken_port(host, port)
    with Playback(recording, settings_of(ctx), database_url=database, speed=speed) as playback:
        # Every open page holds one thread for its event stream.
        server = create_server(
            create_app(playback), host=host, port=port, threads=96, clear_untrusted_proxy_headers=True
        )
        click.echo(f"Raja at the table: http://{host}:{port}  (Ctrl-C ends it)")
        try:
            server.run()
        finally:
            playback.feed.close()
            server.close()


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
