"""``raja doctor``: every part of the rig in a line: found, works, what to do."""

from __future__ import annotations

import json
import time
from collections.abc import Sequence
from importlib.resources import files
from pathlib import Path
from typing import Final

import click

from companion.aiming.rig import aiming_camera, first_look
from companion.cli.language import language_option
from companion.cli.main import settings_of
from companion.cli.seeing.count import read_camera
from companion.doctor.board_checks import board_checks
from companion.doctor.camera_checks import aim_checks, calibration_checks, picture_check
from companion.doctor.check import Check, exit_status, part, report_json, report_lines
from companion.doctor.log_check import log_check
from companion.doctor.machine import Machine, ThisMachine
from companion.doctor.machine_checks import camera_rights, machine_checks, picamera_package, port_rights
from companion.doctor.rights_check import rights_check
from companion.private_files import files_of
from companion.recording.recordings_folder import recordings_folder
from companion.settings.loading import Settings
from companion.texts.catalogue import texts_in
from companion.texts.message import Message
from hardware.dice.link import Link
from hardware.dice.ports import PortCandidate, named_port, usb_ports

FIRST_LOOK_S: Final = 30.0


@click.command()
@click.option("--camera", help="The camera to check: pi, a webcam's number, …  [default: pi on a Raspberry Pi]")
@click.option("--calibration", type=click.Path(path_type=Path), help="Its calibration file, from `raja calibrate`.")
@click.option("--board", help="The dice board's port; it is an error if no board is there.  [default: any USB port]")
@click.option("--log", type=click.Path(path_type=Path), help="The games' SQLite file.  [default: your own log]")
@click.option("--no-devices", is_flag=True, help="Do not touch camera and dice board, for example during a game.")
@click.option("--mend", is_flag=True, help="Make the games' files private if other users can read them.")
@click.option("--json", "as_json", is_flag=True, help="Print the report as JSON.")
@language_option("Language of the report.")
@click.pass_context
def doctor(
    ctx: click.Context,
    camera: str | None,
    calibration: Path | None,
    board: str | None,
    log: Path | None,
    no_devices: bool,
    mend: bool,
    as_json: bool,
    lang: str,
) -> None:
    """Check every part of the rig. Exit status 1 if something does not work."""
    settings, machine = settings_of(ctx), ThisMachine()
    checks = _companion(machine, log, settings, mend=mend)
    if not no_devices:
        checks += _camera(machine, camera, calibration, settings)
        checks += _board(machine, board, settings)
    text = texts_in(lang)
    report = (
        json.dumps(report_json(checks, text), ensure_ascii=False) if as_json else "\n".join(report_lines(checks, text))
    )
    click.echo(report)
    if exit_status(checks):
        raise click.exceptions.Exit(1)


def _companion(machine: Machine, log: Path | None, settings: Settings, *, mend: bool) -> list[Check]:
    file = log or Path(click.get_app_dir("raja")) / "evenings.sqlite"
    built_s = machine.modified_s(str(files("companion.settings").joinpath("raja.toml"))) or 0.0
    first, *rest = machine_checks(machine, str(file.parent), built_s, settings.doctor)
    sound = Check("companion", "settings", part("settings"), "good", Message("doctor.settings_read"))
    files_kept = files_of(file, recordings_folder(settings.recording.folder, file.parent))
    return [first, sound, log_check(machine, file), rights_check(files_kept, mend=mend), *rest]


def _camera(machine: Machine, named: str | None, calibration: Path | None, settings: Settings) -> list[Check]:
    """The camera's rights, one look through it, and its calibration."""
    package = picamera_package(machine)
    checks = [camera_rights(machine), *([package] if package is not None else [])]
    model = None if calibration is None else read_camera(calibration)
    age_s = None
    if calibration is not None:
        written_s = machine.modified_s(str(calibration))
        age_s = None if written_s is None else machine.now_s() - written_s
    looked_through = named or ("pi" if package is not None else None)
    if looked_through is None:
        return [*checks, *calibration_checks(model, age_s, None, settings.doctor)]
    with aiming_camera(looked_through, model, settings) as aiming:
        shown = first_look(aiming, FIRST_LOOK_S)
    checks.append(picture_check(looked_through, shown, asked_for=named is not None))
    if shown.aim is not None:
        checks += aim_checks(shown.aim)
    return [*checks, *calibration_checks(model, age_s, shown.aim, settings.doctor)]


def _board(machine: Machine, named: str | None, settings: Settings) -> list[Check]:
    """The ports' rights, and what a board behind one of them says."""

    def find() -> Sequence[PortCandidate]:
        return usb_ports() if named is None else named_port(named)

    ports = [port.device for port in find()]
    link = Link(settings.link, find, lambda happening: None)
    link.start()
    try:
        end = time.monotonic() + (settings.link.answer_ms + settings.link.silence_ms) / 1000
        while time.monotonic() < end and ports and (link.status.state != "talking" or None in link.status.board.wells):
            time.sleep(0.05)
        time.sleep(settings.link.scan_ms / 1000)  # so that what no port answers is no longer "asking"
        return [port_rights(machine, ports), *board_checks(link.status, asked_for=named is not None)]
    finally:
        link.close()
