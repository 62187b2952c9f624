"""Where a command keeps its log unless told otherwise, and the port it listens on."""

from __future__ import annotations

import socket
from pathlib import Path

import click

from companion.errors import CompanionError


def own_database() -> str:
    """The log in a folder of the person's own, which is made."""
    folder = Path(click.get_app_dir("raja"))
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise CompanionError(
            "play.no_folder",
            f"{folder} cannot be made ({error.strerror}): name a database with --database.",
            folder=str(folder),
            reason=str(error.strerror),
        ) from error
    return f"sqlite:///{folder / 'evenings.sqlite'}"


def refuse_taken_port(host: str, port: int) -> None:
    """Raises ``CompanionError``, ``play.port_taken``, where nothing can listen there."""
    with socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET, socket.SOCK_STREAM) as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((host, port))
        except OSError as error:
            raise CompanionError(
                "play.port_taken",
                f"Port {port} on {host} cannot be used ({error.strerror}): "
                f"end what holds it, or take another with --port (make play PORT={port + 1}).",
                port=port,
                host=host,
                reason=str(error.strerror),
                next=port + 1,
            ) from error
