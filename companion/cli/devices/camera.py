"""``raja camera``: see what the camera sees and how to aim it, in the browser or in the terminal."""

from __future__ import annotations

import contextlib
import json
import os
import time
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final

import click

from companion.aiming.aim_watcher import AimingCamera, AimShown
from companion.aiming.coverage import seen_by_none
from companion.aiming.report import SIGNS, aim_json, aim_lines
from companion.aiming.rig import aiming_camera, first_look, watched_camera
from companion.aiming.shots import take_shots
from companion.cli.devices.served_camera import new_code, run_at, serve_camera
from companion.cli.language import language_of, words_here
from companion.cli.main import settings_of
from companion.cli.seeing.count import read_camera
from companion.errors import CompanionError
from companion.live.devices.real_camera import names_of
from companion.settings.loading import Settings
from companion.texts.catalogue import texts_in
from companion.web.aiming import create_aim_app
from companion.web.connections.serving import CompanionServer
from companion.web.network.addresses import is_loopback, own_local_name, own_names, table_addresses
from vision.geometry.camera_model import CameraModel

FIRST_LOOK_S: Final = 30.0
"""A Raspberry Pi camera that focuses and settles takes about half of this."""


@click.command()
@click.option(
    "--camera",
    "cameras",
    multiple=True,
    default=("pi",),
    show_default=True,
    help="pi, a webcam's number, a folder, a video, or a stream's address; repeat to aim several together.",
)
@click.option(
    "--calibration",
    "calibrations",
    multiple=True,
    type=click.Path(path_type=Path),
    help="Its calibration file, if there is one; for several cameras one each, in the same order.",
)
@click.option("--port", default=8001, show_default=True, type=click.IntRange(1, 65535), help="TCP port of the page.")
@click.option(
    "--host",
    default=None,
    help="Address to listen on; 0.0.0.0 lets a phone open the page with a code.  [default: 127.0.0.1; with --serve 0.0.0.0]",
)
@click.option("--once", is_flag=True, help="Print one verdict and end; exit status 1 if the aim is bad.")
@click.option("--json", "as_json", is_flag=True, help="With --once: as JSON.")
@click.option("--serve", is_flag=True, help="Share the camera with a table elsewhere in the house.")
@click.option(
    "--shots", type=click.Path(path_type=Path), help="Take shots for `raja calibrate` and save them in this folder."
)
@click.option(
    "--count", default=15, show_default=True, type=click.IntRange(1, 200), help="With --shots: number of shots."
)
@click.option(
    "--every",
    default=4.0,
    show_default=True,
    type=click.FloatRange(0.1, 600),
    help="With --shots: seconds between shots.",
)
@click.pass_context
def camera(
    ctx: click.Context,
    cameras: tuple[str, ...],
    calibrations: tuple[Path, ...],
    port: int,
    host: str | None,
    once: bool,
    as_json: bool,
    serve: bool,
    shots: Path | None,
    count: int,
    every: float,
) -> None:
    """Help you aim the camera: open a page with its picture and what to change."""
    settings = settings_of(ctx)
    if shots is not None:
        if len(cameras) > 1:
            raise CompanionError("camera.shots_of_one", "Shots are of one camera: name one with --camera.")
        _take_shots(cameras[0], shots, count, every, settings)
        return
    if serve:
        if len(cameras) > 1 or once or as_json:
            raise CompanionError(
                "camera.serve_one", "One camera is served at a time: name one with --camera, without --once or --json."
            )
        models = _models(cameras, calibrations)
        serve_camera(cameras[0], models[0], host or "0.0.0.0", port, settings)
        return
    with contextlib.ExitStack() as stack:
        aiming = {name: stack.enter_context(camera) for name, camera in _aiming(cameras, calibrations, settings)}
        if once or as_json:
            _print({name: _first_look(camera) for name, camera in aiming.items()}, settings, as_json=as_json)
            return
        _serve(aiming, host or "127.0.0.1", port, settings)


def _take_shots(named: str, folder: Path, count: int, every_s: float, settings: Settings) -> None:
    watched, _ = watched_camera(named, None, settings)
    words = words_here()
    taken = take_shots(watched, folder, count, every_s, time.monotonic, lambda told: click.echo(words.say(told)))
    click.echo(words("camera.shots_taken", count=len(taken), folder=folder))


def _aiming(cameras: Sequence[str], calibrations: Sequence[Path], settings: Settings) -> list[tuple[str, AimingCamera]]:
    """Cameras by what they are called; the address of a stream may hold a password, so that one goes by its number.

    Raises:
        CompanionError: ``camera.calibrations``, ``play.same_camera``.
    """
    return [
        (name, aiming_camera(camera, model, settings))
        for name, camera, model in zip(names_of(cameras), cameras, _models(cameras, calibrations), strict=True)
    ]


def _models(cameras: Sequence[str], calibrations: Sequence[Path]) -> list[CameraModel | None]:
    """Each camera's calibration; Raises ``CompanionError``, ``camera.calibrations``."""
    if calibrations and len(calibrations) != len(cameras):
        raise CompanionError(
            "camera.calibrations", "Name one --calibration for each --camera, in the same order, or none at all."
        )
    return [read_camera(path) for path in calibrations] or [None] * len(cameras)


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


def _print(shown: Mapping[str, AimShown], settings: Settings, *, as_json: bool) -> None:
    text = texts_in(language_of(os.environ))
    aims = {name: look.aim for name, look in shown.items() if look.aim is not None}
    unseen = seen_by_none(list(aims.values()), settings.geometry.seats) if len(shown) > 1 else None
    if as_json:
        forms = {name: aim_json(look, text) for name, look in shown.items()}
        told = None if unseen is None else text.say(unseen)
        only = next(iter(forms.values()))
        click.echo(json.dumps(only if len(forms) == 1 else {"cameras": forms, "unseen": told}, ensure_ascii=False))
    else:
        for name, aim in aims.items():
            click.echo("\n".join([*([name] if len(aims) > 1 else []), *aim_lines(aim, text)]))
        if unseen is not None:
            click.echo(f"{SIGNS['poor']} {text.say(unseen)}")
    if any(aim.worst() == "bad" for aim in aims.values()):
        raise click.exceptions.Exit(1)


def _serve(aiming: Mapping[str, AimingCamera], host: str, port: int, settings: Settings) -> None:
    text = texts_in(language_of(os.environ))
    code = None if is_loopback(host) else new_code()
    app = create_aim_app(aiming, own_names([host]), code, settings.geometry.seats)
    address = table_addresses(port, None, host, own_local_name()).by_number
    if code is None:
        click.echo(text("aim.address", address=address))
    else:
        click.echo(text("aim.address_and_here", address=f"{address}/?code={code}", here=f"http://127.0.0.1:{port}"))
    run_at(CompanionServer(app, host, port, [], settings.connections), host, port)
