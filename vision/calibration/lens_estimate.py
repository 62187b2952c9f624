"""Estimates an unknown lens from one photo: the focal length under which its mats' markers fit best.

A flat sheet seen at a slant shows the focal length by how much its far side shrinks; one seen from straight above does
not. So the estimate starts from EXIF, or from what phones usually have, and the markers correct it as far as they can
(maximum a posteriori, Gauss-Newton). The remaining uncertainty is kept as an uncertainty of heights: a wrong focal
length makes everything look taller or lower by the same share.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import NamedTuple

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.geometry.camera_model import CameraModel
from vision.geometry.table import TableGeometry
from vision.markers.detection import MarkerFound
from vision.markers.poses import MatFound, find_mats, marker_points_mm
from vision.markers.sheets import MatName, sheets_of
from vision.settings.calibration import LensSettings
from vision.settings.markers import PoseSettings

Floats = NDArray[np.float64]
_DIAGONAL_35MM = math.hypot(36.0, 24.0)
_LENS = 5  # log focal length, both coordinates of the middle, bend, log of how much taller than wide a pixel shows


@dataclass(frozen=True, slots=True)
class LensEstimate:
    """An estimated lens.

    Attributes:
        camera: the lens at the photo's size.
        focal_share: one standard deviation of the focal length, as a share of it.
        height_share: for each mat, one standard deviation of the heights on it, as a share of the height.
        agrees: False if markers and EXIF contradict each other: the photo was cropped or stretched, or shows another
            set.
    """

    camera: CameraModel
    focal_share: float
    height_share: Mapping[MatName, float]
    agrees: bool


def estimate_lens(
    markers: Sequence[MarkerFound],
    size_px: tuple[int, int],
    focal_35mm: float | None,
    geometry: TableGeometry,
    pose: PoseSettings,
    settings: LensSettings,
) -> LensEstimate | None:
    """Estimate the lens of a photo of ``size_px`` (width, height); None if no mat shows enough of its markers.

    Args:
        focal_35mm: focal length as on 35 mm film, if EXIF gives one; an impossible value is ignored.
    """
    told_35mm = focal_35mm if focal_35mm and settings.shortest_35mm <= focal_35mm <= settings.longest_35mm else None
    expected_px, spread = expected_focal(size_px, told_35mm, settings)
    middle_px = _middle_spread_px(size_px, told_35mm is not None, settings)
    starts = expected_px * np.exp(np.linspace(-1.5, 1.5, settings.starts) * spread)
    fits = [
        fit
        for start in starts.tolist()
        if (fit := _fitted(markers, size_px, start, (expected_px, spread), middle_px, geometry, pose, settings))
        is not None
    ]
    best = min(fits, key=lambda fit: fit[0])[1] if fits else None
    if best is None or told_35mm is not None or _usual(best.camera, settings):
        return best
    # Phones' cameras are much alike: a stretched picture is more likely than such a lens.
    return replace(
        best,
        height_share={
            name: math.hypot(share, settings.unusual_height_share) for name, share in best.height_share.items()
        },
    )


def _usual(camera: CameraModel, settings: LensSettings) -> bool:
    shortest, longest = settings.usual_35mm
    return shortest <= camera.matrix[0][0] * _DIAGONAL_35MM / math.hypot(camera.width, camera.height) <= longest


def expected_focal(size_px: tuple[int, int], focal_35mm: float | None, settings: LensSettings) -> tuple[float, float]:
    """The expected focal length (pixels) and its spread (of its logarithm).

    EXIF refers to the sensor's diagonal; a picture longer than 4:3 may or may not have been cut from a 4:3 sensor.
    """
    width, height = max(size_px), min(size_px)
    own, whole = math.hypot(width, height), math.hypot(width, max(height, width * 3 / 4))
    diagonal = math.sqrt(own * whole)
    cut = math.log(whole / own) / 2
    spread = settings.typical_spread if focal_35mm is None else settings.exif_spread
    return (focal_35mm or settings.typical_35mm) / _DIAGONAL_35MM * diagonal, math.hypot(spread, cut)


def _may_be_cut_px(size_px: tuple[int, int]) -> tuple[float, float]:
    """How much of the width and of the height may have been cut away at one side of a 4:3 picture.

    The lens's centre then lies up to half as far from the middle. Of a square, either side may have been the longer.
    """
    width, height = size_px
    across = max(0.0, height * 4 / 3 - width) if width >= height else max(0.0, height * 3 / 4 - width)
    down = max(0.0, width * 4 / 3 - height) if height >= width else max(0.0, width * 3 / 4 - height)
    return across, down


def _middle_spread_px(size_px: tuple[int, int], has_exif: bool, settings: LensSettings) -> tuple[float, float]:
    """How far the lens's centre may lie from the picture's, across and down, if it was edited: one standard deviation.

    Editing often removes EXIF. A photo without it may have been cut at one side, or its falling lines set upright. Only
    the uncertainty of heights takes this into account: the estimate itself stays that of a whole photo, as most are.
    """
    longer = max(size_px)
    if has_exif:
        return settings.middle_spread * longer, settings.middle_spread * longer
    across, down = (
        math.hypot(settings.edited_middle_spread * longer, cut / math.sqrt(12)) for cut in _may_be_cut_px(size_px)
    )
    return across, down


def _of_a_camera(size_px: tuple[int, int], settings: LensSettings) -> bool:
    """Whether cameras take pictures of this shape; others were cropped or stretched.

    The sheet alone does not show whether a picture was stretched or taken with a longer lens; a stretched one makes
    everything that stands on the sheet look taller.
    """
    shape = max(size_px) / min(size_px)
    return any(abs(shape / taken - 1) <= settings.shape_tolerance for taken in settings.camera_shapes)


def _camera(size_px: tuple[int, int], lens: Floats) -> CameraModel:
    across, down = _focal_lengths(lens)
    x, y, bend = float(lens[1]), float(lens[2]), float(lens[3])
    return CameraModel(*size_px, ((across, 0.0, x), (0.0, down, y), (0.0, 0.0, 1.0)), (bend, 0.0, 0.0, 0.0, 0.0))


def _focal_lengths(lens: Floats) -> tuple[float, float]:
    """The focal lengths across the picture and down it."""
    return math.exp(lens[0] - lens[4] / 2), math.exp(lens[0] + lens[4] / 2)


def _fitted(
    markers: Sequence[MarkerFound],
    size_px: tuple[int, int],
    start_px: float,
    expected: tuple[float, float],
    middle_px: tuple[float, float],
    geometry: TableGeometry,
    pose: PoseSettings,
    settings: LensSettings,
) -> tuple[float, LensEstimate] | None:
    """The estimate reached from one starting focal length, and its cost; estimates that find fewer markers cost more."""
    width, height = size_px
    prior = np.array([math.log(expected[0]), (width - 1) / 2, (height - 1) / 2, 0.0, 0.0])
    spreads = np.array(
        [
            expected[1],
            settings.middle_spread * max(size_px),
            settings.middle_spread * max(size_px),
            settings.bend_spread,
            settings.stretch_spread if _of_a_camera(size_px, settings) else settings.edited_stretch_spread,
        ]
    )
    lens = prior.copy()
    lens[0] = math.log(start_px)
    loose = replace(pose, worst_error_px=settings.start_error_px)
    found, _ = find_mats(markers, _camera(size_px, lens), geometry, loose)
    if not found:
        return None
    points = {mat.name: _points(mat, geometry) for mat in found}
    start = np.concatenate([lens, *(_pose_of(mat) for mat in found)])
    weights = np.concatenate([1 / spreads, np.zeros(len(start) - _LENS)])
    centre = np.concatenate([prior, start[_LENS:]])

    def cost_of(at: Floats) -> _Cost:
        residual, jacobian = _residuals(at, found, points, settings.corner_px)
        off = (at - centre) * weights
        return _Cost(
            float(residual @ residual + off @ off),
            np.concatenate([residual, off]),
            np.vstack([jacobian, np.diag(weights)]),
        )

    params, reached = _least_squares(cost_of, start, settings.rounds)
    corners = sum(len(p[0]) for p in points.values())
    squares = float((reached.residual[: 2 * corners] ** 2).sum())
    noise = max(1.0, squares / max(2 * corners - 6 * len(found), 1))
    information = reached.jacobian.T @ reached.jacobian
    covariance = np.asarray(np.linalg.inv(information) * noise, dtype=np.float64)
    edited = information.copy()
    edited[1:3, 1:3] += np.diag(1 / np.square(middle_px) - 1 / spreads[1:3] ** 2)
    if_edited = np.asarray(np.linalg.inv(edited) * noise, dtype=np.float64)
    heights = {
        mat.name: _height_share(params, if_edited, k, geometry, mat.name, settings) for k, mat in enumerate(found)
    }
    judged = [*spreads[:-1].tolist(), min(spreads[-1], settings.most_stretch / settings.most_off)]
    off = float((np.abs(params[:_LENS] - prior) / judged).max())
    rms_px = math.sqrt(squares / max(corners, 1)) * settings.corner_px
    most_px = settings.worst_error_px * max(1.0, max(size_px) / pose.error_width_px)
    agrees = off <= settings.most_off and rms_px <= most_px
    estimate = LensEstimate(_camera(size_px, params[:_LENS]), float(math.sqrt(covariance[0, 0])), heights, agrees)
    return reached.cost - settings.marker_worth * sum(len(mat.markers) for mat in found), estimate


class _Cost(NamedTuple):
    """What parameters cost: the sum of squares, its terms, and their derivatives (terms × parameters)."""

    cost: float
    residual: Floats
    jacobian: Floats


def _least_squares(cost_of: Callable[[Floats], _Cost], start: Floats, rounds: int) -> tuple[Floats, _Cost]:
    """Parameters of least cost near ``start``, and that cost, by Levenberg and Marquardt's damped steps."""
    params, reached, damping = start, cost_of(start), 1e-3
    for _ in range(rounds):
        normal = reached.jacobian.T @ reached.jacobian
        step = np.linalg.solve(normal + damping * np.diag(np.diag(normal)), -reached.jacobian.T @ reached.residual)
        trial = cost_of(params + step)
        if not np.isfinite(trial.cost) or trial.cost > reached.cost:
            damping *= 10
            continue
        done = reached.cost - trial.cost < 1e-6 * reached.cost
        params, reached, damping = params + step, trial, damping / 10
        if done:
            break
    return params, reached


def _points(mat: MatFound, geometry: TableGeometry) -> tuple[Floats, Floats]:
    """Corners of a mat's markers: on the mat (N×3, mm) and in the picture (N×2, pixels)."""
    centres, side_mm = next((c, s) for name, c, s in sheets_of(geometry) if name == mat.name)
    on_mat = np.vstack([marker_points_mm(centres[m.marker], side_mm) for m in mat.markers])
    return on_mat, np.vstack([m.corners_px for m in mat.markers])


def _pose_of(mat: MatFound) -> Floats:
    rvec = cv2.Rodrigues(np.array(mat.pose.rotation))[0].ravel()
    return np.concatenate([rvec, np.array(mat.pose.translation)])


def _projected(lens: Floats, pose: Floats, points: Floats) -> tuple[Floats, Floats]:
    """Pixels (N×2) and their derivatives by the lens and the pose (2N×11)."""
    across, down = _focal_lengths(lens)
    matrix = np.array([[across, 0, lens[1]], [0, down, lens[2]], [0, 0, 1.0]])
    dist = np.array([lens[3], 0.0, 0.0, 0.0, 0.0])
    pixels, by = cv2.projectPoints(points, pose[:3], pose[3:], matrix, dist)
    by = np.asarray(by, dtype=np.float64)  # rvec, tvec, fx, fy, cx, cy, k1 …
    by_across, by_down = by[:, 6] * across, by[:, 7] * down
    by_lens = np.column_stack([by_across + by_down, by[:, 8], by[:, 9], by[:, 10], (by_down - by_across) / 2])
    return np.asarray(pixels, dtype=np.float64).reshape(-1, 2), np.hstack([by_lens, by[:, :6]])


def _residuals(
    params: Floats, found: Sequence[MatFound], points: Mapping[MatName, tuple[Floats, Floats]], corner_px: float
) -> tuple[Floats, Floats]:
    rows, slopes = [], []
    for k, mat in enumerate(found):
        on_mat, seen = points[mat.name]
        at = slice(_LENS + 6 * k, _LENS + 6 * k + 6)
        pixels, by = _projected(params[:_LENS], params[at], on_mat)
        slope = np.zeros((len(by), len(params)))
        slope[:, :_LENS], slope[:, at] = by[:, :_LENS], by[:, _LENS:]
        rows.append((pixels - seen).ravel() / corner_px)
        slopes.append(slope / corner_px)
    return np.concatenate(rows), np.vstack(slopes)


def _height_share(
    params: Floats, covariance: Floats, k: int, geometry: TableGeometry, name: MatName, settings: LensSettings
) -> float:
    """The uncertainty of heights in the middle of a mat, as a share: how far a pole's top may move against its foot."""
    mat = geometry.market_mat if name == "market" else geometry.seat_mat
    middle, tall = (mat.width_mm / 2, mat.height_mm / 2), settings.pole_mm
    pole = np.array([(*middle, 0.0), (*middle, tall)])
    at = slice(_LENS + 6 * k, _LENS + 6 * k + 6)
    pixels, by = _projected(params[:_LENS], params[at], pole)
    slope = np.zeros((4, len(params)))
    slope[:, :_LENS], slope[:, at] = by[:, :_LENS], by[:, _LENS:]
    along = pixels[1] - pixels[0]
    length = max(float(np.hypot(*along)), 1e-6)
    moved = (slope[2:] - slope[:2]).T @ (along / length)
    return float(math.sqrt(max(float(moved @ covariance @ moved), 0.0))) / length
