"""``raja camera --serve``: this machine's camera, given to a table elsewhere in the house."""

from __future__ import annotations

import os
import secrets
import time
from pathlib import Path
from typing import Final

import click

from companion.aiming.aim_watcher import AimingCamera
from companion.aiming.rig import watched_camera
from companion.cli.language import language_of, words_here
from companion.errors import CompanionError
from companion.private_files import write_new
from companion.remote_camera.address import CameraAddress
from companion.remote_camera.camera_server import CameraServer
from companion.settings.loading import Settings
from companion.texts.catalogue import texts_in
from companion.web.aiming import create_aim_app
from companion.web.camera_frames import add_camera_frames
from companion.web.connections.serving import CompanionServer
from companion.web.network.addresses import is_loopback, own_local_name, own_names, table_addresses
from vision.geometry.camera_model import CameraModel

CODE_LETTERS: Final = "abcdefghjkmnpqrstuvwxyz23456789"
"""None that looks like another."""
CODE_LENGTH: Final = 8


def new_code() -> str:
    """A code that nobody guesses."""
    return "".join(secrets.choice(CODE_LETTERS) for _ in range(CODE_LENGTH))


def serve_camera(named: str, model: CameraModel | None, host: str, port: int, settings: Settings) -> None:
    """Serve one camera until interrupted: its frames for a table, and the page that helps to aim it."""
    words, text = words_here(), texts_in(language_of(os.environ))
    code = None if is_loopback(host) else kept_code(Path(click.get_app_dir("raja")) / "camera-code")
    watched, forget = watched_camera(named, model, settings)
    served = CameraServer(watched)

    def look_again() -> None:
        forget()
        served.look_anew()

    aiming = AimingCamera(served.frames(), model, settings, look_again, on_demand=True)
    app = create_aim_app({named: aiming}, own_names([host]), code, settings.geometry.seats)
    add_camera_frames(app, served, model, time.monotonic_ns)
    server = CompanionServer(app, host, port, [], settings.connections)
    own = table_addresses(port, None, host, own_local_name())
    place = CameraAddress("127.0.0.1" if code is None else _host_of(own.by_name or own.by_number), port, code or "")
    calibration = "served" if model is not None else "CAMERA.json"
    with served, aiming:
        click.echo(words("camera.served_at", command=f"raja play --camera {place} --calibration {calibration}"))
        here = f"http://127.0.0.1:{port}"
        if code is None:
            click.echo(text("aim.address", address=here))
        else:
            click.echo(text("aim.address_and_here", address=f"{own.by_number}/?code={code}", here=here))
        run_at(server, host, port)


def kept_code(path: Path) -> str:
    """The code that this machine's camera asks for, the same after every start, so that a table's settings can name it.

    Raises:
        CompanionError: ``camera.no_code``.
    """
    try:
        kept = path.read_text(encoding="ascii", errors="replace").strip() if path.exists() else ""
        if len(kept) != CODE_LENGTH or not set(kept) <= set(CODE_LETTERS):
            kept = new_code()
            path.parent.mkdir(parents=True, exist_ok=True)
            write_new(path, kept.encode("ascii"))
        return kept
    except OSError as error:
        raise CompanionError(
            "camera.no_code",
            f"The camera's code cannot be kept in {path} ({error}): make that folder writable.",
            file=str(path),
            reason=str(error),
        ) from error


def run_at(server: CompanionServer, host: str, port: int) -> None:
    """Serve until interrupted.

    Raises:
        CompanionError: ``camera.port_taken``.
    """
    try:
        server.run()
    except OSError as error:
        raise CompanionError(
            "camera.port_taken",
            f"Port {port} on {host} cannot be used ({error.strerror or error}): take another with --port.",
            port=port,
            host=host,
            reason=str(error.strerror or error),
        ) from error


def _host_of(address: str) -> str:
    return address.removeprefix("http://").rsplit(":", 1)[0].strip("[]")
