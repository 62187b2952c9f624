"""Calibrates a camera's intrinsics and distortion from shots of a known flat object; refuses a bad calibration.

Zhang's method (A Flexible New Technique for Camera Calibration, 2000) as OpenCV has it, with two radial and two
tangential coefficients: a third radial one cannot be told apart from noise on lenses of this kind.
"""

from __future__ import annotations

import math
import statistics
from collections.abc import Sequence
from dataclasses import dataclass

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.calibration.shots import ShotPoints
from vision.errors import VisionError
from vision.geometry.camera_model import CameraModel
from vision.message import Message
from vision.settings.calibration import CalibrationSettings


class RefusedCalibration(VisionError):
    """Shots that do not determine a camera well enough."""


@dataclass(frozen=True, slots=True)
class ShotError:
    """How well one shot agrees with the calibration; a shot that ``hurts`` was left out."""

    name: str
    points: int
    error_px: float
    hurts: bool


@dataclass(frozen=True, slots=True)
class Calibration:
    """A camera and how far it can be trusted.

    Attributes:
        error_px: root mean square over all points that were used.
        coverage: share of the picture's fields in which at least one shot had a point.
        bare: the bare parts of the picture, in words; empty if none.
        focal_px_sd: standard deviation of the focal length.
    """

    camera: CameraModel
    error_px: float
    shots: tuple[ShotError, ...]
    coverage: float
    bare: tuple[str, ...]
    focal_px_sd: float


def calibrate(shots: Sequence[ShotPoints], size_px: tuple[int, int], settings: CalibrationSettings) -> Calibration:
    """Calibrate a camera, leaving out shots that hurt.

    Args:
        shots: known points in each; at least ``corners_needed`` a shot.
        size_px: width and height of the pictures.

    Raises:
        RefusedCalibration: ``calibration.too_few_shots``, ``calibration.poor_coverage``, ``calibration.bad_fit``,
            ``calibration.uncertain``; the message says what to do.
    """
    _enough(len(shots), settings)
    first = _fit(shots, size_px)
    typical = statistics.median(first.errors_px)
    good = [e <= settings.hurting_ratio * typical for e in first.errors_px]
    used = [shot for shot, is_good in zip(shots, good, strict=True) if is_good]
    _enough(len(used), settings)
    fit = first if all(good) else _fit(used, size_px)
    errors = iter(fit.errors_px)
    listed = tuple(
        ShotError(shot.name, len(shot.pixels), next(errors) if is_good else before, not is_good)
        for shot, is_good, before in zip(shots, good, first.errors_px, strict=True)
    )
    covered = _covered(used, size_px, settings)
    result = Calibration(
        fit.camera, fit.error_px, listed, float(covered.mean()), _bare_parts(covered), max(fit.focal_sd_px)
    )
    # Shots square to the board fit any focal length, and the fit's own deviation does not show it.
    tilted = sum(tilt >= settings.tilt_deg for tilt in fit.tilts_deg)
    _refuse_bad(result, tilted, settings)
    return result


def default_camera(fov_deg: float, size_px: tuple[int, int]) -> CameraModel:
    """A camera without distortion whose picture is ``fov_deg`` wide, marked as guessed.

    Raises:
        RefusedCalibration: ``calibration.no_such_view`` if no lens of this model has such a field of view.
    """
    width, height = size_px
    if not 5.0 <= fov_deg <= 150.0 or width < 16 or height < 16:
        raise RefusedCalibration(
            "calibration.no_such_view",
            f"A field of view of {fov_deg:g}° on {width}×{height} pixels is no camera's: give degrees between 5 and "
            "150 across the picture's width (66 for the Camera Module 3) and the picture's size.",
            fov=f"{fov_deg:g}",
            width=width,
            height=height,
        )
    focal = width / 2 / math.tan(math.radians(fov_deg) / 2)
    matrix = ((focal, 0.0, (width - 1) / 2), (0.0, focal, (height - 1) / 2), (0.0, 0.0, 1.0))
    return CameraModel(width, height, matrix, (0.0, 0.0, 0.0, 0.0, 0.0), is_default=True)


@dataclass(frozen=True, slots=True)
class _Fit:
    camera: CameraModel
    error_px: float
    errors_px: tuple[float, ...]
    focal_sd_px: tuple[float, float]
    tilts_deg: tuple[float, ...]


def _fit(shots: Sequence[ShotPoints], size_px: tuple[int, int]) -> _Fit:
    start = np.eye(3)
    try:
        error, matrix, dist, turns, _, deviations, _, errors = cv2.calibrateCameraExtended(
            [shot.points_mm for shot in shots],
            [shot.pixels.reshape(-1, 1, 2) for shot in shots],
            size_px,
            start,
            np.zeros(5),
            flags=cv2.CALIB_FIX_K3,
        )
    except cv2.error as error_found:
        raise RefusedCalibration(
            "calibration.no_fit",
            "The shots agree with no camera at all: take new ones, tilted in different ways, of a flat board.",
        ) from error_found
    a, b, c = (tuple(float(v) for v in row) for row in matrix)
    k = [float(v) for v in np.ravel(dist)[:5]]
    camera = CameraModel(
        *size_px,
        ((a[0], a[1], a[2]), (b[0], b[1], b[2]), (c[0], c[1], c[2])),
        (k[0], k[1], k[2], k[3], k[4]),
    )
    sd = np.ravel(deviations)
    normals = [cv2.Rodrigues(turn)[0][:, 2] for turn in turns]
    tilts = tuple(math.degrees(math.acos(min(1.0, abs(float(normal[2]))))) for normal in normals)
    return _Fit(camera, float(error), tuple(float(e) for e in np.ravel(errors)), (float(sd[0]), float(sd[1])), tilts)


def _enough(shots: int, settings: CalibrationSettings) -> None:
    if shots < settings.shots_needed:
        raise RefusedCalibration(
            "calibration.too_few_shots",
            f"Only {shots} usable shots: {settings.shots_needed} are needed, sharp, with the board or mat filling "
            "different parts of the picture and tilted up to 45° in different ways; take more.",
            shots=shots,
            needed=settings.shots_needed,
        )


def _refuse_bad(result: Calibration, tilted: int, settings: CalibrationSettings) -> None:
    limit_px = settings.worst_error_px * max(result.camera.width / settings.error_width_px, 0.5)
    if not math.isfinite(result.error_px) or result.error_px > limit_px:
        worst = max(result.shots, key=lambda shot: shot.error_px).name
        raise RefusedCalibration(
            "calibration.bad_fit",
            f"The shots disagree by {result.error_px:.2f} px (at most {limit_px:.2f} is good): lay the board flat, "
            f"avoid blur, check the settings' board size, and take {worst} anew.",
            error=f"{result.error_px:.2f}",
            limit=f"{limit_px:.2f}",
            worst=worst,
        )
    focal = (result.camera.matrix[0][0] + result.camera.matrix[1][1]) / 2
    if tilted < settings.tilted_shots_needed or result.focal_px_sd > settings.focal_uncertainty * focal:
        raise RefusedCalibration(
            "calibration.uncertain",
            f"The focal length stays uncertain with {tilted} tilted shots: add shots with the board tilted 30° to 45° "
            "to the left, right, up and down.",
            tilted=tilted,
        )
    if result.coverage < settings.coverage_needed:
        parts = result.bare or ("the_edges",)
        where = " and ".join(part.replace("_", " ") for part in parts)
        raise RefusedCalibration(
            "calibration.poor_coverage",
            f"The shots cover only {result.coverage:.0%} of the picture: add shots with the board at {where}.",
            covered=result.coverage,
            where=tuple(Message(f"calibrate.{part}") for part in parts),
        )


def _covered(shots: Sequence[ShotPoints], size_px: tuple[int, int], settings: CalibrationSettings) -> NDArray[np.bool_]:
    """Which fields of the picture (rows×cols) held a point."""
    covered = np.zeros((settings.coverage_rows, settings.coverage_cols), dtype=np.bool_)
    for shot in shots:
        cols = np.clip(shot.pixels[:, 0] / size_px[0] * settings.coverage_cols, 0, settings.coverage_cols - 1)
        rows = np.clip(shot.pixels[:, 1] / size_px[1] * settings.coverage_rows, 0, settings.coverage_rows - 1)
        covered[rows.astype(int), cols.astype(int)] = True
    return covered


def _bare_parts(covered: NDArray[np.bool_]) -> tuple[str, ...]:
    """The quarters of the picture of which less than half is covered."""
    rows, cols = covered.shape[0] // 2, covered.shape[1] // 2
    quarters = {
        "the_top_left": covered[:rows, :cols],
        "the_top_right": covered[:rows, cols:],
        "the_bottom_left": covered[rows:, :cols],
        "the_bottom_right": covered[rows:, cols:],
    }
    return tuple(name for name, part in quarters.items() if part.mean() < 0.5)
