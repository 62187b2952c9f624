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

from vision.calibration.known_lens import KnownLens, LensShares, LensShown
from vision.calibration.lens_learning import as_square, edited_against_whole
from vision.calibration.lens_prior import DIAGONAL_35MM, LENS, LensPrior, fresh_prior, known_prior, plausible_35mm
from vision.geometry.camera_model import CameraModel
from vision.geometry.table import TableGeometry
from vision.markers.detection import MarkerFound
from vision.markers.poses import MatFound, find_mats, marker_points_mm
from vision.markers.sheets import MatName, sheets_of
from vision.settings.calibration import LensSettings
from vision.settings.markers import PoseSettings

Floats = NDArray[np.float64]


@dataclass(frozen=True, slots=True)
class LensEstimate:
    """An estimated lens.

    Attributes:
        camera: the lens at the photo's size.
        focal_share: one standard deviation of the focal length, as a share of it.
        height_share: for each mat, one standard deviation of the heights on it, as a share of the height.
        agrees: False if markers and EXIF contradict each other: the photo was cropped or stretched, or shows another
            set.
        shown: what the photo tells of its lens, to know it from then on.
    """

    camera: CameraModel
    focal_share: float
    height_share: Mapping[MatName, float]
    agrees: bool
    shown: LensShown


def estimate_lens(
    markers: Sequence[MarkerFound],
    size_px: tuple[int, int],
    focal_35mm: float | None,
    geometry: TableGeometry,
    pose: PoseSettings,
    settings: LensSettings,
    known: KnownLens | None = None,
) -> LensEstimate | None:
    """Estimate the lens of a photo of ``size_px`` (width, height); None if no mat shows enough of its markers.

    Args:
        focal_35mm: focal length as on 35 mm film, if EXIF gives one; an impossible value is ignored.
        known: the lens as earlier photos of the same phone have shown it. A photo that contradicts it was zoomed, say,
            and is estimated as if nothing were known.
    """
    told_35mm = plausible_35mm(focal_35mm, settings)

    def fitted(prior: LensPrior, starts: Sequence[float]) -> _Fit | None:
        """The best fit reached from several focal lengths, each so many spreads from the expected one."""
        focals_px = np.exp(prior.values[0] + np.array(starts) * prior.spreads[0])
        fits = [
            fit
            for start in focals_px.tolist()
            if (fit := _fitted(markers, size_px, start, prior, geometry, pose, settings)) is not None
        ]
        return min(fits, key=lambda fit: fit.rank, default=None)

    afresh = fitted(fresh_prior(size_px, told_35mm, settings), np.linspace(-1.5, 1.5, settings.starts).tolist())
    if afresh is None:
        return None
    best = afresh.estimate
    if known is not None:
        again = fitted(known_prior(size_px, known, settings), [0.0])
        if again is not None and _same_lens(again, afresh, settings):
            best = replace(again.estimate, shown=replace(again.estimate.shown, photos=known.photos + 1))
            if told_35mm is None:
                best = _perhaps_edited(best, again, afresh, settings)
    if told_35mm is not None or _usual(best.camera, settings):
        return best
    # Phones' cameras are much alike: a stretched picture is more likely than such a lens.
    return replace(
        best,
        height_share={
            name: math.hypot(share, settings.unusual_height_share) for name, share in best.height_share.items()
        },
    )


def _same_lens(again: _Fit, afresh: _Fit, settings: LensSettings) -> bool:
    """Whether the markers agree with a known lens: they may not fit it much worse than the lens they fit best."""
    if not again.estimate.agrees or again.markers < afresh.markers:
        return False
    return again.cost - afresh.misfit <= settings.most_off**2 * afresh.noise


def _perhaps_edited(best: LensEstimate, again: _Fit, afresh: _Fit, settings: LensSettings) -> LensEstimate:
    """The estimate by a known lens with the doubt that the photo was edited after all, as far as its markers leave it."""
    distance2 = max(0.0, again.cost - afresh.misfit) / afresh.noise
    odds = settings.edited_odds * edited_against_whole(afresh.estimate.shown, best.shown.expected, distance2)
    edited = odds / (1 + odds)
    alone = afresh.estimate.height_share
    heights = {
        name: math.sqrt((1 - edited) * share**2 + edited * max(share, alone.get(name, share)) ** 2)
        for name, share in best.height_share.items()
    }
    return replace(best, height_share=heights)


def _usual(camera: CameraModel, settings: LensSettings) -> bool:
    shortest, longest = settings.usual_35mm
    return shortest <= camera.matrix[0][0] * DIAGONAL_35MM / math.hypot(camera.width, camera.height) <= longest


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
    prior: LensPrior,
    geometry: TableGeometry,
    pose: PoseSettings,
    settings: LensSettings,
) -> _Fit | None:
    """The estimate reached from one starting focal length."""
    lens = prior.values.copy()
    lens[0] = math.log(start_px)
    loose = replace(pose, worst_error_px=settings.start_error_px)
    found, _ = find_mats(markers, _camera(size_px, lens), geometry, loose)
    if not found:
        return None
    points = {mat.name: _points(mat, geometry) for mat in found}
    start = np.concatenate([lens, *(_pose_of(mat) for mat in found)])
    expecting = np.hstack([prior.root, np.zeros((LENS, len(start) - LENS))])

    def cost_of(at: Floats) -> _Cost:
        residual, jacobian = _residuals(at, found, points, settings.corner_px)
        off = prior.root @ (at[:LENS] - prior.values)
        return _Cost(
            float(residual @ residual + off @ off),
            np.concatenate([residual, off]),
            np.vstack([jacobian, expecting]),
        )

    params, reached = _least_squares(cost_of, start, settings.rounds)
    corners = sum(len(p[0]) for p in points.values())
    squares = float((reached.residual[: 2 * corners] ** 2).sum())
    noise = max(1.0, squares / max(2 * corners - 6 * len(found), 1))
    information = reached.jacobian.T @ reached.jacobian
    covariance = np.asarray(np.linalg.inv(information) * noise, dtype=np.float64)
    edited = information.copy()
    edited[:LENS, :LENS] += prior.edited
    if_edited = np.asarray(np.linalg.inv(edited) * noise, dtype=np.float64)
    heights = {
        mat.name: _height_share(params, if_edited, k, geometry, mat.name, settings) for k, mat in enumerate(found)
    }
    judged = [*prior.spreads[:-1].tolist(), min(prior.spreads[-1], settings.most_stretch / settings.most_off)]
    off = float((np.abs(params[:LENS] - prior.values) / judged).max())
    rms_px = math.sqrt(squares / max(corners, 1)) * settings.corner_px
    most_px = settings.worst_error_px * max(1.0, max(size_px) / pose.error_width_px)
    agrees = off <= settings.most_off and rms_px <= most_px
    estimate = LensEstimate(
        _camera(size_px, params[:LENS]),
        float(math.sqrt(covariance[0, 0])),
        heights,
        agrees,
        LensShown(prior.expected, _shares(size_px, params, covariance, if_edited), 1),
    )
    shown = sum(len(mat.markers) for mat in found)
    return _Fit(estimate, reached.cost - settings.marker_worth * shown, reached.cost, squares, noise, shown)


class _Fit(NamedTuple):
    """An estimate reached from one start.

    Attributes:
        rank: its cost, more if it explains fewer markers.
        cost: squared deviations of corners and of the lens from what is expected, in squared standard deviations.
        misfit: those of the corners alone.
        noise: how much larger the corners' are than expected, at least 1.
        markers: how many markers it explains.
    """

    estimate: LensEstimate
    rank: float
    cost: float
    misfit: float
    noise: float
    markers: int


def _shares(size_px: tuple[int, int], params: Floats, covariance: Floats, if_edited: Floats) -> LensShares:
    """The lens without what depends on the picture's size, and without the pixels' shape."""
    scale = 1 / np.array([1.0, max(size_px), max(size_px), 1.0])
    longer, (width, height) = max(size_px), size_px
    off = params[:4] - np.array([math.log(longer), (width - 1) / 2, (height - 1) / 2, 0.0])
    return LensShares(
        tuple((off * scale).tolist()),
        as_square(covariance[:4, :4] * np.outer(scale, scale)),
        as_square(if_edited[:4, :4] * np.outer(scale, scale)),
    )


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
        at = slice(LENS + 6 * k, LENS + 6 * k + 6)
        pixels, by = _projected(params[:LENS], params[at], on_mat)
        slope = np.zeros((len(by), len(params)))
        slope[:, :LENS], slope[:, at] = by[:, :LENS], by[:, LENS:]
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
    at = slice(LENS + 6 * k, LENS + 6 * k + 6)
    pixels, by = _projected(params[:LENS], params[at], pole)
    slope = np.zeros((4, len(params)))
    slope[:, :LENS], slope[:, at] = by[:, :LENS], by[:, LENS:]
    along = pixels[1] - pixels[0]
    length = max(float(np.hypot(*along)), 1e-6)
    moved = (slope[2:] - slope[:2]).T @ (along / length)
    return float(math.sqrt(max(float(moved @ covariance @ moved), 0.0))) / length
