"""``raja calibrate SHOTS… -o CAMERA.json``: the camera's file, from shots of a board or a mat, or guessed."""

from __future__ import annotations

import json
import re
from pathlib import Path

import click
import cv2
import numpy as np

from companion.cli.language import words_here
from companion.cli.main import settings_of
from companion.cli.seeing.count import read_photo
from companion.errors import CompanionError
from companion.texts.columns import padded
from vision.calibration.intrinsics import Calibration, RefusedCalibration, default_camera
from vision.calibration.intrinsics import calibrate as calibrate_shots
from vision.calibration.shots import ShotPoints, shot_points
from vision.geometry.camera_model import CameraModel, camera_model_to_json
from vision.settings.stages import VisionSettings


@click.command()
@click.argument("shots", nargs=-1, type=click.Path(path_type=Path))
@click.option("-o", "--output", required=True, type=click.Path(path_type=Path), help="The camera file to write.")
@click.option("--default", "guess", is_flag=True, help="Guess a calibration from the field of view; needs no shots.")
@click.option(
    "--fov-deg", type=float, default=66.0, show_default=True, help="With --default: horizontal field of view."
)
@click.option("--size", default="1640x1232", show_default=True, help="With --default: picture width x height.")
@click.pass_context
def calibrate(
    ctx: click.Context, shots: tuple[Path, ...], output: Path, guess: bool, fov_deg: float, size: str
) -> None:
    """Calibrate the camera from SHOTS of the printed ChArUco board, or of a seat mat."""
    if guess:
        _write(output, default_camera(fov_deg, _size(size)))
        click.echo(words_here()("calibrate.guessed", file=output, degrees=fov_deg))
        return
    if not shots:
        raise click.UsageError("Name the shots, or --default to guess a camera from its field of view.")
    vision = settings_of(ctx).vision_settings()
    points, size_px, without = _points(shots, vision)
    for name in without:
        click.echo(words_here()("calibrate.left_out", shot=name), err=True)
    result = calibrate_shots(points, size_px, vision.stages.calibration)
    _write(output, result.camera)
    click.echo(_report(result, output))


def _points(
    shots: tuple[Path, ...], vision: VisionSettings
) -> tuple[tuple[ShotPoints, ...], tuple[int, int], tuple[str, ...]]:
    """Known points of all shots, the pictures' one size, and the shots that show nothing."""
    found: list[ShotPoints] = []
    without: list[str] = []
    size_px: tuple[int, int] | None = None
    for path in shots:
        gray = np.asarray(cv2.cvtColor(read_photo(path), cv2.COLOR_BGR2GRAY), dtype=np.uint8)
        own = (gray.shape[1], gray.shape[0])
        if size_px is not None and own != size_px:
            raise RefusedCalibration(
                "calibration.mixed_sizes",
                f"{path} is {own[0]}×{own[1]}, the first shot {size_px[0]}×{size_px[1]}: give shots of one size only.",
                file=str(path),
                size=f"{own[0]}×{own[1]}",
                first=f"{size_px[0]}×{size_px[1]}",
            )
        size_px = own
        seen = shot_points(path.name, gray, vision.geometry, vision.stages.pose, vision.stages.calibration)
        found.extend(seen)
        if not seen:
            without.append(path.name)
    return tuple(found), size_px or (0, 0), tuple(without)


def _report(result: Calibration, output: Path) -> str:
    (fx, _, cx), (_, fy, cy), _ = result.camera.matrix
    words = words_here()
    lines = [f"{padded(words('calibrate.shot'), 28)}{words('calibrate.points'):>7}{words('calibrate.error'):>10}"]
    for shot in result.shots:
        note = f"  {words('calibrate.hurts')}" if shot.hurts else ""
        lines.append(f"{shot.name:28}{shot.points:>7}{shot.error_px:>10.3f}{note}")
    lines += [
        f"fx {fx:.1f}  fy {fy:.1f}  cx {cx:.1f}  cy {cy:.1f}  ({words('calibrate.focal', sd_px=result.focal_px_sd)})",
        words("calibrate.came_to", error_px=result.error_px, covered=result.coverage),
        words("calibrate.written", file=output),
    ]
    if result.bare:
        lines.append(
            words("calibrate.better_with", places=words.listed([words.word("calibrate", one) for one in result.bare]))
        )
    return "\n".join(lines)


def _size(text: str) -> tuple[int, int]:
    match = re.fullmatch(r"(\d{2,5})[x×](\d{2,5})", text.strip())
    if match is None:
        raise click.BadParameter(f"{text!r} is no size: write it like 1640x1232.", param_hint="--size")
    return int(match[1]), int(match[2])


def _write(path: Path, camera: CameraModel) -> None:
    try:
        path.write_text(json.dumps(camera_model_to_json(camera), indent=1) + "\n", encoding="utf-8")
    except OSError as error:
        raise CompanionError(
            "calibration.unwritable",
            f"{path} cannot be written ({error.strerror}): name a file in a folder that exists.",
            file=str(path),
            reason=str(error.strerror),
        ) from error
