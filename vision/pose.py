"""Where the mats lie: ArUco markers, their sub-pixel corners, and one pose per mat.

A mat may be bumped between two frames, so nothing is carried over: every frame is searched anew. All visible
markers of a mat vote; one that disagrees with the others (clutter that reads as a marker, a corner under a
stone) is thrown out. Four coplanar points allow two poses; the second is kept until it is clear which is meant.
"""

from __future__ import annotations

import itertools
import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Literal, TypeAlias, TypeVar

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.camera_model import CameraModel
from vision.geometry import PointMm, TableGeometry
from vision.observation import HiddenMat, MatPose
from vision.settings import PoseSettings

Gray: TypeAlias = NDArray[np.uint8]
MatName: TypeAlias = int | Literal["market"]
Name = TypeVar("Name")
Sheet: TypeAlias = tuple[Name, Mapping[int, PointMm], float]
"""A printed sheet: its name, the middles of its markers, their side in mm."""


@dataclass(frozen=True, slots=True)
class MarkerFound:
    """One marker in the picture: its id and its four corners (4×2, pixels), clockwise from its own top left."""

    marker: int
    corners_px: NDArray[np.float64]


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


def find_markers(gray: Gray, geometry: TableGeometry, settings: PoseSettings) -> tuple[MarkerFound, ...]:
    """All markers of the set's dictionary in a picture (H×W grey), corners to a fraction of a pixel.

    The search runs on a reduced picture (a marker is dozens of pixels wide): on one reduced by a whole number, which is
    done quickly, and on a larger one only around what was found there; on all of the larger one where a sheet shows too
    few markers, or none does. Corners are refined in the full picture.
    """
    scale = min(1.0, settings.search_width_px / max(gray.shape))
    times = math.ceil(1.0 / scale)
    found = _searched(_reduced(gray, times), 1.0 / times, geometry, settings)
    if 1.0 / times < scale:
        if _enough(found, geometry, settings):
            found = [near for rough in found for near in _nearer(gray, scale, rough, geometry, settings)]
        else:
            larger = cv2.resize(gray, None, fx=scale, fy=scale, interpolation=cv2.INTER_AREA)
            found = _searched(np.asarray(larger, dtype=np.uint8), scale, geometry, settings)
    return tuple(MarkerFound(rough.marker, _refined(gray, rough.corners_px, settings)) for rough in found)


def _reduced(gray: Gray, times: int) -> Gray:
    """A picture so many times smaller; what is left over at its right and lower edges is cut off."""
    height, width = (side // times for side in gray.shape)
    whole = gray[: height * times, : width * times]
    return np.asarray(cv2.resize(whole, (width, height), interpolation=cv2.INTER_AREA), dtype=np.uint8)


def _searched(
    small: Gray, scale: float, geometry: TableGeometry, settings: PoseSettings, longest_px: int = 0
) -> list[MarkerFound]:
    """The markers of a reduced picture with rough corners, in pixels of the full one.

    Args:
        small: the picture, or a part of it.
        scale: of the reduced picture.
        longest_px: the longer side of the whole reduced picture, if this is a part of it.
    """
    parameters = cv2.aruco.DetectorParameters()
    parameters.adaptiveThreshWinSizeMin = settings.threshold_window_min_px
    parameters.adaptiveThreshWinSizeMax = settings.threshold_window_max_px
    parameters.adaptiveThreshWinSizeStep = settings.threshold_window_step_px
    parameters.minMarkerPerimeterRate *= max(longest_px, *small.shape) / max(small.shape)
    dictionary = cv2.aruco.getPredefinedDictionary(getattr(cv2.aruco, geometry.aruco_dictionary))
    corners, ids, _ = cv2.aruco.ArucoDetector(dictionary, parameters).detectMarkers(small)
    names = np.array(ids if len(corners) else [], dtype=int).ravel().tolist()
    quads = [np.asarray(quad, dtype=np.float64).reshape(4, 2) for quad in corners]
    return [MarkerFound(int(name), (quad + 0.5) / scale - 0.5) for name, quad in zip(names, quads, strict=True)]


def _nearer(
    gray: Gray, scale: float, rough: MarkerFound, geometry: TableGeometry, settings: PoseSettings
) -> list[MarkerFound]:
    """A marker of a smaller picture searched once more at ``scale``, around its place; nothing if it is none there.

    A corner that a piece covers has no edges to be refined by: it stays where the search finds it, to a pixel of the
    picture that is searched.
    """
    from vision.reducing_loops import reduce_part

    room = settings.threshold_window_max_px // 2 + 3  # what lies farther off does not change what is black here
    small = (rough.corners_px + 0.5) * scale - 0.5
    most = np.floor(np.array(gray.shape[::-1]) * scale).astype(int)
    left, top = np.maximum(np.floor(small.min(axis=0)).astype(int) - room, 0).tolist()
    right, bottom = np.minimum(np.ceil(small.max(axis=0)).astype(int) + room, most).tolist()
    around = np.empty((bottom - top, right - left), dtype=np.uint8)
    reduce_part(gray, 1.0 / scale, left, top, around)
    apart = np.array([left, top]) / scale
    again = _searched(around, scale, geometry, settings, int(most.max()))
    moved = [MarkerFound(near.marker, near.corners_px + apart) for near in again if near.marker == rough.marker]
    return [near for near in moved if np.abs(near.corners_px - rough.corners_px).max() <= room / scale][:1]


def _enough(found: Sequence[MarkerFound], geometry: TableGeometry, settings: PoseSettings) -> bool:
    """Whether something was found, and every sheet of which a marker shows shows as many as make its pose sure."""
    shown = {rough.marker for rough in found}
    sheets = [frozenset(centres) for _, centres, _ in _mats(geometry)] + [frozenset(geometry.card_mat.marker_ids)]
    counts = [len(shown & sheet) for sheet in sheets if shown & sheet]
    return bool(counts) and min(counts) >= settings.markers_enough


def find_mats(
    markers: Sequence[MarkerFound], camera: CameraModel, geometry: TableGeometry, settings: PoseSettings
) -> tuple[tuple[MatFound, ...], tuple[HiddenMat, ...]]:
    """The pose of every mat of Raja with enough markers, and the mats that show too little, with the reason."""
    found, hidden = _find_sheets(markers, camera, _mats(geometry), settings)
    mats = [MatFound(name, one.pose, one.reprojection_error_px, one.markers) for name, one in found]
    return tuple(mats), tuple(HiddenMat(name, why) for name, why in hidden)


def find_card_mat(
    markers: Sequence[MarkerFound], camera: CameraModel, geometry: TableGeometry, settings: PoseSettings
) -> SheetFound | str | None:
    """The small games' card mat; why it is hidden if it shows too little; None if nothing of it shows."""
    own = geometry.card_mat
    sheet = ("cards", own.marker_centres_mm(), own.marker_side_mm)
    found, hidden = _find_sheets(markers, camera, [sheet], settings)
    return found[0][1] if found else hidden[0][1] if hidden else None


def _find_sheets(
    markers: Sequence[MarkerFound], camera: CameraModel, sheets: Sequence[Sheet[Name]], settings: PoseSettings
) -> tuple[list[tuple[Name, SheetFound]], list[tuple[Name, str]]]:
    """The pose of each of these sheets with enough markers, and why others show too little."""
    options: dict[Name, tuple[list[_Candidate], tuple[MarkerFound, ...]]] = {}
    hidden: list[tuple[Name, str]] = []
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
            hidden.append((name, "its markers allow two poses: show one more of them, or look more steeply"))
        elif chosen.error_px > settings.worst_error_px * max(1.0, camera.width / settings.error_width_px):
            hidden.append((name, "its markers do not fit a flat mat: lay the mat flat, or calibrate anew"))
        else:
            found.append((name, SheetFound(_as_pose(chosen), chosen.error_px, agreeing)))
    return found, hidden


def _mats(geometry: TableGeometry) -> list[Sheet[MatName]]:
    seat_mat, market = geometry.seat_mat, geometry.market_mat
    seats: list[Sheet[MatName]] = [
        (seat, seat_mat.marker_centres_mm(seat), seat_mat.marker_side_mm) for seat in range(geometry.seats)
    ]
    return [*seats, ("market", market.marker_centres_mm(), market.marker_side_mm)]


def _refined(gray: Gray, corners_px: NDArray[np.float64], settings: PoseSettings) -> NDArray[np.float64]:
    """Corners moved onto the black square's own edges; the window stays well inside the marker's outer cell."""
    side_px = _side_px(corners_px)
    half = int(np.clip(round(side_px * settings.corner_window_share), 2, settings.corner_window_max_px))
    criteria = (cv2.TERM_CRITERIA_EPS | cv2.TERM_CRITERIA_MAX_ITER, 40, 0.005)
    points = corners_px.astype(np.float32).reshape(-1, 1, 2)
    refined = cv2.cornerSubPix(gray, points.copy(), (half, half), (-1, -1), criteria).reshape(4, 2)
    moved = np.abs(refined - corners_px).max(axis=1)
    kept: NDArray[np.float64] = np.where((moved <= half)[:, None], refined, corners_px).astype(np.float64)
    return kept


def _marker_points_mm(centre: PointMm, side_mm: float) -> NDArray[np.float64]:
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
    flat = [_marker_points_mm(centres[m.marker], side_mm)[:, :2] for m in own]
    seen = [_without_distortion(m.corners_px, matrix, dist) for m in own]
    tolerance = [settings.agree_share * _side_px(s) for s in seen]
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
            break  # they all agree: no other pair can tell more
    return tuple(own[i] for i in (together if len(together) > len(best) else best))


def _together(
    own: Sequence[MarkerFound],
    flat: Sequence[NDArray[np.float64]],
    seen: Sequence[NDArray[np.float64]],
    settings: PoseSettings,
) -> tuple[int, ...]:
    """The most markers, three at least, that one homography through all of them explains closely; else none.

    Two markers near each other say little about a third far off; where three and more fit closely there is no doubt.
    """
    for count in range(len(own), 2, -1):
        for group in itertools.combinations(range(len(own)), count):
            if len({own[i].marker for i in group}) < count:
                continue
            homography = _homography(np.vstack([flat[i] for i in group]), np.vstack([seen[i] for i in group]))
            if homography is not None and all(
                _transfer_error(homography, flat[i], seen[i]) <= settings.together_share * _side_px(seen[i])
                for i in group
            ):
                return group
    return ()


def _side_px(corners_px: NDArray[np.float64]) -> float:
    return float(np.sqrt(max(cv2.contourArea(corners_px.astype(np.float32)), 1.0)))


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
    points = np.vstack([_marker_points_mm(centres[m.marker], side_mm) for m in markers])
    pixels = np.vstack([m.corners_px for m in markers])
    matrix, dist = camera.matrix_array(), camera.dist_array()
    _, rotations, translations, _ = cv2.solvePnPGeneric(points, pixels, matrix, dist, flags=cv2.SOLVEPNP_IPPE)
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
    """True if the best pose explains the corners so much better that the second cannot be meant."""
    if len(candidates) < 2:
        return bool(candidates)
    first, second = candidates[:2]
    same = float(first.normal() @ second.normal()) > np.cos(np.radians(settings.same_pose_deg))
    return same or second.error_px > settings.ambiguity_ratio * max(first.error_px, settings.error_floor_px)


def _resolved(
    candidates: Sequence[_Candidate], table_normals: Sequence[NDArray[np.float64]], settings: PoseSettings
) -> _Candidate | None:
    """The pose meant: the clear one, else the one lying in the table that another mat shows; None if neither tells."""
    if not candidates:
        return None
    if _is_clear(candidates, settings):
        return candidates[0]
    for normal in table_normals:
        flat = [c for c in candidates[:2] if float(c.normal() @ normal) > np.cos(np.radians(settings.same_plane_deg))]
        if len(flat) == 1:
            return flat[0]
    return None


def _too_few(shown: int, needed: int) -> str:
    if shown < needed:
        return f"only {'one' if shown == 1 else shown} of its markers shows and it takes {needed}: uncover the mat"
    return f"{shown} of its markers show but they disagree: lay the mat flat, and clear away what looks like a marker"


def _as_pose(candidate: _Candidate) -> MatPose:
    r = [[float(v) for v in row] for row in candidate.rotation]
    t = [float(v) for v in candidate.translation]
    return MatPose(
        ((r[0][0], r[0][1], r[0][2]), (r[1][0], r[1][1], r[1][2]), (r[2][0], r[2][1], r[2][2])), (t[0], t[1], t[2])
    )
