"""Finds the poses of the mats from their ArUco markers, one pose per mat.

A mat may be bumped between two frames, so nothing is carried over: every frame is searched afresh. All visible markers
of a mat vote; one that disagrees with the others (clutter that reads as a marker, a corner under a stone) is thrown
out. Four coplanar points allow two poses; the second is kept until it is clear which is right.
"""

from __future__ import annotations

import itertools
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.geometry.camera_model import CameraModel
from vision.geometry.mat_pose import MatPose
from vision.geometry.table import PointMm, TableGeometry
from vision.markers.detection import MarkerFound, side_px
from vision.markers.sheets import MatName, Name, Sheet, sheets_of
from vision.message import Message
from vision.readings.observation import HiddenMat
from vision.settings.markers import PoseSettings

_HAIR_PX = 1e-4
"""How far corners are moved to avoid a division by zero: a thousandth of a detector's error."""


@dataclass(frozen=True, slots=True)
class MatFound:
    """One mat's pose, with the markers that agree on it."""

    name: MatName
    pose: MatPose
    reprojection_error_px: float
    markers: tuple[MarkerFound, ...]


@dataclass(frozen=True, slots=True)
class SheetFound:
    """A sheet's pose, with the markers that agree on it."""

    pose: MatPose
    reprojection_error_px: float
    markers: tuple[MarkerFound, ...]


@dataclass(frozen=True, slots=True)
class _Candidate:
    """One of the poses that explain a mat's markers; error is the root mean square in pixels."""

    rotation: NDArray[np.float64]
    translation: NDArray[np.float64]
    error_px: float

    def normal(self) -> NDArray[np.float64]:
        """The mat's upward direction in the camera's frame."""
        return self.rotation[:, 2]


def find_mats(
    markers: Sequence[MarkerFound], camera: CameraModel, geometry: TableGeometry, settings: PoseSettings
) -> tuple[tuple[MatFound, ...], tuple[HiddenMat, ...]]:
    """The pose of every mat of Raja with enough markers, and each mat that shows too few, with the reason."""
    found, hidden = _find_sheets(markers, camera, sheets_of(geometry), settings)
    mats = [MatFound(name, one.pose, one.reprojection_error_px, one.markers) for name, one in found]
    return tuple(mats), tuple(HiddenMat(name, why) for name, why in hidden)


def find_card_mat(
    markers: Sequence[MarkerFound], camera: CameraModel, geometry: TableGeometry, settings: PoseSettings
) -> SheetFound | Message | None:
    """The small games' card mat; why it is hidden if it shows too little; None if nothing of it shows."""
    own = geometry.card_mat
    sheet = ("cards", own.marker_centres_mm(), own.marker_side_mm)
    found, hidden = _find_sheets(markers, camera, [sheet], settings)
    return found[0][1] if found else hidden[0][1] if hidden else None


def _find_sheets(
    markers: Sequence[MarkerFound], camera: CameraModel, sheets: Sequence[Sheet[Name]], settings: PoseSettings
) -> tuple[list[tuple[Name, SheetFound]], list[tuple[Name, Message]]]:
    """The pose of each of these sheets with enough markers, and why others show too little."""
    options: dict[Name, tuple[list[_Candidate], tuple[MarkerFound, ...]]] = {}
    hidden: list[tuple[Name, Message]] = []
    for name, centres, side_mm in sheets:
        own = [m for m in markers if m.marker in centres]
        if not own:
            continue
        agreeing = _consensus(own, centres, side_mm, camera, settings)
        if len({m.marker for m in agreeing}) < settings.markers_needed:
            hidden.append((name, _too_few(len({m.marker for m in own}), settings.markers_needed)))
            continue
        options[name] = (_candidates(agreeing, centres, side_mm, camera), agreeing)
    found = []
    for name, (candidates, agreeing) in options.items():
        others = [c[0].normal() for other, (c, _) in options.items() if other != name and _is_clear(c, settings)]
        chosen = _resolved(candidates, others, settings)
        if chosen is None:
            hidden.append((name, Message("reason.two_poses")))
        elif chosen.error_px > settings.worst_error_px * max(1.0, camera.width / settings.error_width_px):
            hidden.append((name, Message("reason.mat_not_flat")))
        else:
            found.append((name, SheetFound(_as_pose(chosen), chosen.error_px, agreeing)))
    return found, hidden


def marker_points_mm(centre: PointMm, side_mm: float) -> NDArray[np.float64]:
    """A marker's corners on the mat (4×3), in the detector's order: top left, top right, bottom right, bottom left."""
    (x, y), h = centre, side_mm / 2
    return np.array([[x - h, y + h, 0], [x + h, y + h, 0], [x + h, y - h, 0], [x - h, y - h, 0]], dtype=np.float64)


def _consensus(
    own: list[MarkerFound],
    centres: Mapping[int, PointMm],
    side_mm: float,
    camera: CameraModel,
    settings: PoseSettings,
) -> tuple[MarkerFound, ...]:
    """The largest group of markers that one homography explains, each id at most once."""
    matrix, dist = camera.matrix_array(), camera.dist_array()
    flat = [marker_points_mm(centres[m.marker], side_mm)[:, :2] for m in own]
    seen = [_without_distortion(m.corners_px, matrix, dist) for m in own]
    tolerance = [settings.agree_share * side_px(s) for s in seen]
    together = _together(own, flat, seen, settings)
    if len(together) == len(own):
        return tuple(own)
    best: list[int] = []
    best_error = np.inf
    for first, second in itertools.combinations(range(len(own)), 2):
        if own[first].marker == own[second].marker:
            continue
        homography = _homography(np.vstack([flat[first], flat[second]]), np.vstack([seen[first], seen[second]]))
        if homography is None:
            continue
        errors = [_transfer_error(homography, a, b) for a, b in zip(flat, seen, strict=True)]
        inliers: dict[int, int] = {}
        for i, error in enumerate(errors):
            rival = inliers.get(own[i].marker)
            if error <= tolerance[i] and (rival is None or error < errors[rival]):
                inliers[own[i].marker] = i
        total = sum(errors[i] for i in inliers.values())
        if (len(inliers), -total) > (len(best), -best_error) and len(inliers) >= 2:
            best, best_error = sorted(inliers.values()), total
        if len(best) == len({m.marker for m in own}) and best_error <= settings.early_share * sum(tolerance):
            break  # they all agree: no other pair can add anything
    return tuple(own[i] for i in (together if len(together) > len(best) else best))


def _together(
    own: Sequence[MarkerFound],
    flat: Sequence[NDArray[np.float64]],
    seen: Sequence[NDArray[np.float64]],
    settings: PoseSettings,
) -> tuple[int, ...]:
    """The largest set of at least three markers that one homography explains closely; else empty.

    Two markers near each other say little about a third far off; three or more that fit closely leave no doubt.
    """
    for count in range(len(own), 2, -1):
        for group in itertools.combinations(range(len(own)), count):
            if len({own[i].marker for i in group}) < count:
                continue
            homography = _homography(np.vstack([flat[i] for i in group]), np.vstack([seen[i] for i in group]))
            if homography is not None and all(
                _transfer_error(homography, flat[i], seen[i]) <= settings.together_share * side_px(seen[i])
                for i in group
            ):
                return group
    return ()


def _without_distortion(
    pixels: NDArray[np.float64], matrix: NDArray[np.float64], dist: NDArray[np.float64]
) -> NDArray[np.float64]:
    straight = cv2.undistortPoints(pixels.reshape(-1, 1, 2), matrix, dist, P=matrix)
    return np.asarray(straight, dtype=np.float64).reshape(-1, 2)


def _homography(flat: NDArray[np.float64], seen: NDArray[np.float64]) -> NDArray[np.float64] | None:
    found: object = cv2.findHomography(flat, seen)[0]  # None where the points are degenerate, whatever the stubs say
    return np.asarray(found, dtype=np.float64) if isinstance(found, np.ndarray) else None


def _transfer_error(homography: NDArray[np.float64], flat: NDArray[np.float64], seen: NDArray[np.float64]) -> float:
    there = cv2.perspectiveTransform(flat.reshape(-1, 1, 2), homography).reshape(-1, 2)
    return float(np.abs(there - seen).max())


def _candidates(
    markers: Sequence[MarkerFound], centres: Mapping[int, PointMm], side_mm: float, camera: CameraModel
) -> list[_Candidate]:
    """The poses that explain the markers, best first (Collins & Bartoli 2014, refined by Levenberg–Marquardt)."""
    points = np.vstack([marker_points_mm(centres[m.marker], side_mm) for m in markers])
    pixels = np.vstack([m.corners_px for m in markers])
    matrix, dist = camera.matrix_array(), camera.dist_array()
    _, rotations, translations, _ = cv2.solvePnPGeneric(points, pixels, matrix, dist, flags=cv2.SOLVEPNP_IPPE)
    if not np.isfinite(rotations).all():
        # OpenCV divides by zero where the camera looks exactly along the mat, so move a hair aside.
        aside = pixels + _HAIR_PX * np.arange(len(pixels))[:, None] * np.array([1.0, -1.0])
        _, rotations, translations, _ = cv2.solvePnPGeneric(points, aside, matrix, dist, flags=cv2.SOLVEPNP_IPPE)
    found: list[_Candidate] = []
    for start_rotation, start_translation in zip(rotations, translations, strict=True):
        rvec, tvec = cv2.solvePnPRefineLM(points, pixels, matrix, dist, start_rotation.copy(), start_translation.copy())
        projected = cv2.projectPoints(points, rvec, tvec, matrix, dist)[0].reshape(-1, 2)
        error = float(np.sqrt(np.mean(np.sum((projected - pixels) ** 2, axis=1))))
        rotation = np.asarray(cv2.Rodrigues(rvec)[0], dtype=np.float64)
        candidate = _Candidate(rotation, np.asarray(tvec, dtype=np.float64).ravel(), error)
        faces_camera = float(candidate.normal() @ candidate.translation) < 0 and candidate.translation[2] > 0
        if faces_camera and np.isfinite(error):
            found.append(candidate)
    return sorted(found, key=lambda c: c.error_px)


def _is_clear(candidates: Sequence[_Candidate], settings: PoseSettings) -> bool:
    """Whether the best pose explains the corners so much better that the second can be ruled out."""
    if len(candidates) < 2:
        return bool(candidates)
    first, second = candidates[:2]
    same = float(first.normal() @ second.normal()) > np.cos(np.radians(settings.same_pose_deg))
    return same or second.error_px > settings.ambiguity_ratio * max(first.error_px, settings.error_floor_px)


def _resolved(
    candidates: Sequence[_Candidate], table_normals: Sequence[NDArray[np.float64]], settings: PoseSettings
) -> _Candidate | None:
    """The right pose: the clear one, else the one in the plane of another mat; None if neither decides."""
    if not candidates:
        return None
    if _is_clear(candidates, settings):
        return candidates[0]
    for normal in table_normals:
        flat = [c for c in candidates[:2] if float(c.normal() @ normal) > np.cos(np.radians(settings.same_plane_deg))]
        if len(flat) == 1:
            return flat[0]
    return None


def _too_few(shown: int, needed: int) -> Message:
    if shown < needed:
        return Message("reason.few_markers", {"shown": shown, "needed": needed})
    return Message("reason.markers_disagree", {"shown": shown})


def _as_pose(candidate: _Candidate) -> MatPose:
    r = [[float(v) for v in row] for row in candidate.rotation]
    t = [float(v) for v in candidate.translation]
    return MatPose(
        ((r[0][0], r[0][1], r[0][2]), (r[1][0], r[1][1], r[1][2]), (r[2][0], r[2][1], r[2][2])), (t[0], t[1], t[2])
    )
