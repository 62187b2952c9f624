"""``raja camera``: see what the camera sees and how to aim it, in the browser or in the terminal."""

from __future__ import annotations

import json
import os
import secrets
import time
from pathlib import Path
from typing import Final

import click

from companion.aiming.looking import AimingCamera, AimShown
from companion.aiming.report import aim_json, aim_lines
from companion.aiming.rig import aiming_camera, first_look, watched_camera
from companion.aiming.shots import take_shots
from companion.cli.language import language_of, words_here
from companion.cli.main import settings_of
from companion.cli.seeing.count import read_camera
from companion.errors import CompanionError
from companion.settings.loading import Settings
from companion.texts.catalogue import texts_in
from companion.web.aiming import create_aim_app
from companion.web.connections.serving import CompanionServer
from companion.web.reached.addresses import is_loopback, own_local_name, own_names, table_addresses
from companion.web.settings import ConnectionSettings

FIRST_LOOK_S: Final = 30.0
"""A Raspberry Pi camera that focuses and settles takes about half of this."""

CODE_LETTERS: Final = "abcdefghjkmnpqrstuvwxyz23456789"
"""None that looks like another."""
CODE_LENGTH: Final = 8


@click.command()
@click.option(
    "--camera", default="pi", show_default=True, help="pi, a webcam's number, a folder, a video, or a stream's address."
)
@click.option("--calibration", type=click.Path(path_type=Path), help="Its file by `raja calibrate`, if there is one.")
@click.option("--port", default=8001, show_default=True, type=click.IntRange(1, 65535), help="TCP port of the page.")
@click.option(
    "--host", default="127.0.0.1", show_default=True, help="0.0.0.0 to aim with a phone, which then needs a code."
)
@click.option("--once", is_flag=True, help="Print one look and end; exit status 1 if the aim is bad.")
@click.option("--json", "as_json", is_flag=True, help="With --once: as JSON.")
@click.option("--shots", type=click.Path(path_type=Path), help="Take shots for `raja calibrate` into this folder.")
@click.option("--count", default=15, show_default=True, type=click.IntRange(1, 200), help="With --shots: how many.")
@click.option(
    "--every",
    default=4.0,
    show_default=True,
    type=click.FloatRange(0.1, 600),
    help="With --shots: seconds between two.",
)
@click.pass_context
def camera(
    ctx: click.Context,
    camera: str,
    calibration: Path | None,
    port: int,
    host: str,
    once: bool,
    as_json: bool,
    shots: Path | None,
    count: int,
    every: float,
) -> None:
    """Help to aim the camera: a page with its picture and what to change."""
    if shots is not None:
        _take_shots(camera, shots, count, every, settings_of(ctx))
        return
    aiming = _aiming(camera, calibration, settings_of(ctx))
    with aiming:
        if once or as_json:
            _print(_first_look(aiming), as_json=as_json)
            return
        _serve(aiming, host, port, settings_of(ctx).connections)


def _take_shots(named: str, folder: Path, count: int, every_s: float, settings: Settings) -> None:
    watched, _ = watched_camera(named, None, settings)
    words = words_here()
    taken = take_shots(watched, folder, count, every_s, time.monotonic, lambda told: click.echo(words.say(told)))
    click.echo(words("camera.shots_taken", count=len(taken), folder=folder))


def _aiming(named: str, calibration: Path | None, settings: Settings) -> AimingCamera:
    return aiming_camera(named, None if calibration is None else read_camera(calibration), settings)


def _first_look(aiming: AimingCamera) -> AimShown:
    """The first look at a picture.

    Raises:
        CompanionError: ``camera.no_look``.
    """
    shown = first_look(aiming, FIRST_LOOK_S)
    if shown.aim is None:
        why = shown.trouble or shown.camera.message
        raise CompanionError("camera.no_look", texts_in("en").say(why), why=why)
    return shown


def _print(shown: AimShown, *, as_json: bool) -> None:
    assert shown.aim is not None
    text = texts_in(language_of(os.environ))
    click.echo(
        json.dumps(aim_json(shown, text), ensure_ascii=False) if as_json else "\n".join(aim_lines(shown.aim, text))
    )
    if shown.aim.worst() == "bad":
        raise click.exceptions.Exit(1)


def _serve(aiming: AimingCamera, host: str, port: int, settings: ConnectionSettings) -> None:
    text = texts_in(language_of(os.environ))
    code = None if is_loopback(host) else "".join(secrets.choice(CODE_LETTERS) for _ in range(CODE_LENGTH))
    server = CompanionServer(create_aim_app(aiming, own_names([host]), code), host, port, [], settings)
    address = table_addresses(port, None, host, own_local_name()).by_number
    if code is None:
        click.echo(text("aim.address", address=address))
    else:
        click.echo(text("aim.address_and_here", address=f"{address}/?code={code}", here=f"http://127.0.0.1:{port}"))
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
