"""Judges from one picture how well a camera is aimed, and says what to change.

It checks which mats show, nearness, steepness, sharpness, light and glare. It uses the markers alone, so it helps
before anything is calibrated.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.calibration.intrinsics import default_camera
from vision.geometry.camera_model import CameraModel
from vision.geometry.mat_view import MatView, mat_view
from vision.geometry.table import PointMm, TableGeometry
from vision.markers.detection import MarkerFound, find_markers
from vision.markers.poses import MatFound, find_mats
from vision.markers.sheets import MatName
from vision.message import Message, Value
from vision.readings.observation import HiddenMat
from vision.settings.calibration import AimSettings
from vision.settings.markers import PoseSettings

Verdict: TypeAlias = Literal["good", "poor", "bad"]
_CELLS: Final = 8  # a 4×4 marker with its border and a cell of white around


@dataclass(frozen=True, slots=True)
class AimItem:
    """One check of a camera's aim.

    Attributes:
        name: ``mats``, ``nearness``, ``angle``, ``sharpness``, ``light``, ``evenness`` or ``glare``.
        verdict: ``good``; ``poor``: it works, but not well; ``bad``: it does not work.
        found: the measured value, as a message.
        advice: what to change; None if good.
    """

    name: str
    verdict: Verdict
    found: Message
    advice: Message | None = None


@dataclass(frozen=True, slots=True)
class Aim:
    """All checks of a camera's aim, and what is needed to draw them.

    Attributes:
        outlines: of the mats in the picture (pixels, N×2).
        fit_px: how badly the worst mat's markers fit the camera; None without a mat.
    """

    items: tuple[AimItem, ...]
    outlines: tuple[tuple[MatName, NDArray[np.float64]], ...]
    markers: tuple[MarkerFound, ...]
    fit_px: float | None

    def worst(self) -> Verdict:
        """The worst verdict of all checks."""
        verdicts = {item.verdict for item in self.items}
        return "bad" if "bad" in verdicts else "poor" if "poor" in verdicts else "good"


def aim_of(
    frame_bgr: NDArray[np.uint8],
    camera: CameraModel | None,
    geometry: TableGeometry,
    pose: PoseSettings,
    settings: AimSettings,
    mat_names: Sequence[Message],
) -> Aim:
    """Check a camera's aim in one picture (H×W×3, BGR).

    Args:
        camera: its calibration; None guesses the field of view under which the markers lie flattest.
        mat_names: what people call each seat's mat (``aim.mat_green``), as many as there are seats.

    Raises:
        MalformedCalibration: ``calibration.wrong_shape``.
    """
    gray = np.asarray(cv2.cvtColor(frame_bgr, cv2.COLOR_BGR2GRAY), dtype=np.uint8)
    size_px = (gray.shape[1], gray.shape[0])
    markers = find_markers(gray, geometry, pose)
    camera = _guessed(markers, size_px, geometry, pose, settings) if camera is None else camera.scaled_to(*size_px)
    mats, hidden = find_mats(markers, camera, geometry, pose)
    views = [(mat, mat_view(mat.pose, camera)) for mat in mats]
    items = [_mats_item(views, hidden, geometry, mat_names)]
    if views:
        items += [_nearness(views, geometry, settings, mat_names), _angle(views, geometry, settings)]
    known = [marker for mat, _ in views for marker in mat.markers]
    if known:
        items += _on_markers(gray, known, settings)
        items.append(_glare(frame_bgr, views, geometry, settings))
    outlines = tuple((mat.name, view.project(_outline_mm(mat.name, geometry))) for mat, view in views)
    return Aim(tuple(items), outlines, markers, max((mat.reprojection_error_px for mat in mats), default=None))


def _guessed(
    markers: Sequence[MarkerFound],
    size_px: tuple[int, int],
    geometry: TableGeometry,
    pose: PoseSettings,
    settings: AimSettings,
) -> CameraModel:
    """A camera with the field of view under which most mats are found and their markers fit best."""

    def fit(camera: CameraModel) -> tuple[int, float]:
        mats, _ = find_mats(markers, camera, geometry, pose)
        return len(mats), -sum(mat.reprojection_error_px for mat in mats)

    return max((default_camera(fov_deg, size_px) for fov_deg in settings.guessed_fovs_deg), key=fit)


# --- geometry -----------------------------------------------------------------------------------------------


def _size_mm(name: MatName, geometry: TableGeometry) -> PointMm:
    mat = geometry.market_mat if name == "market" else geometry.seat_mat
    return mat.width_mm, mat.height_mm


def _outline_mm(name: MatName, geometry: TableGeometry) -> NDArray[np.float64]:
    width, height = _size_mm(name, geometry)
    return np.array([[0, 0, 0], [width, 0, 0], [width, height, 0], [0, height, 0]], dtype=np.float64)


def _mats_item(
    views: Sequence[tuple[MatFound, MatView]],
    hidden: Sequence[HiddenMat],
    geometry: TableGeometry,
    mat_names: Sequence[Message],
) -> AimItem:
    """The check of which mats show whole, which are cut off, and on which side."""
    if not views:
        advice = _why_hidden(hidden, mat_names) or Message("aim.at_a_mat")
        return AimItem("mats", "bad", Message("aim.no_mat"), advice)
    cut = {mat.name: sides for mat, view in views if (sides := _cut_off(mat, view, geometry))}
    found = _listed([_with_markers(_called(mat.name, mat_names), len(mat.markers)) for mat, _ in views])
    if cut:
        where = tuple(_beyond(_called(name, mat_names), sides) for name, sides in cut.items())
        # White paper alone may be cut off; a missing marker says that more is.
        whole = all(len(mat.markers) == _markers_of(mat.name, geometry) for mat, _ in views if mat.name in cut)
        return AimItem("mats", "poor" if whole else "bad", found, Message("aim.move_back", {"where": where}))
    if hidden:
        return AimItem("mats", "poor", found, _why_hidden(hidden, mat_names))
    return AimItem("mats", "good", found)


def _listed(messages: Sequence[Message]) -> Message:
    return Message("aim.listed", {"parts": tuple(messages)})


def _with_markers(mat: Message, count: int) -> Message:
    return Message("aim.mat_with_markers", {"mat": mat, "count": count})


def _beyond(mat: Message, sides: Sequence[str]) -> Message:
    return Message("aim.mat_beyond", {"mat": mat, "sides": tuple(Message(side) for side in sides)})


def _why_hidden(hidden: Sequence[HiddenMat], mat_names: Sequence[Message]) -> Message | None:
    """Why mats are not found, each by its name; None if no mat is hidden."""
    told = [Message("aim.hidden", {"mat": _called(mat.seat, mat_names), "why": mat.why}) for mat in hidden]
    return _listed(told) if told else None


def _markers_of(name: MatName, geometry: TableGeometry) -> int:
    return len(geometry.market_mat.marker_ids) if name == "market" else geometry.seat_mat.markers_per_seat


def _cut_off(mat: MatFound, view: MatView, geometry: TableGeometry) -> list[str]:
    """Sides of the picture that the mat's outline crosses."""
    corners = view.project(_outline_mm(mat.name, geometry))
    width, height = view.camera.width, view.camera.height
    beyond = {
        "aim.left_edge": corners[:, 0].min() < 0,
        "aim.right_edge": corners[:, 0].max() > width - 1,
        "aim.top_edge": corners[:, 1].min() < 0,
        "aim.bottom_edge": corners[:, 1].max() > height - 1,
    }
    return [side for side, over in beyond.items() if over]


def _nearness(
    views: Sequence[tuple[MatFound, MatView]],
    geometry: TableGeometry,
    settings: AimSettings,
    mat_names: Sequence[Message],
) -> AimItem:
    """The check of how many pixels wide a stone appears in the corner farthest from the camera."""
    stone_mm = geometry.pieces.stone_mm
    least = min(
        (stone_mm * min(view.px_per_mm(x, y) for x, y, _ in _outline_mm(mat.name, geometry)), str(mat.name), mat.name)
        for mat, view in views
    )
    values: dict[str, Value] = {"pixels": round(least[0]), "mat": _called(least[2], mat_names)}
    found = Message("aim.stone_wide", values)
    if least[0] >= settings.good_stone_px:
        return AimItem("nearness", "good", found)
    advice = Message("aim.bring_nearer", {"pixels": round(settings.good_stone_px)})
    return AimItem("nearness", "poor" if least[0] >= settings.least_stone_px else "bad", found, advice)


def _angle(views: Sequence[tuple[MatFound, MatView]], geometry: TableGeometry, settings: AimSettings) -> AimItem:
    """The check of how steeply the camera looks at the middle of each mat."""
    angles = []
    for mat, view in views:
        width, height = _size_mm(mat.name, geometry)
        away = view.eye_mm() - np.array([width / 2, height / 2, 0.0])
        angles.append(math.degrees(math.asin(float(away[2] / np.linalg.norm(away)))))
    low, high = min(angles), max(angles)
    found = Message("aim.looks_down", {"degrees": round(low)})
    if high - low >= 3:
        found = Message("aim.looks_down_between", {"low": round(low), "high": round(high)})
    if low < settings.flattest_deg:
        return AimItem("angle", "poor", found, Message("aim.raise_camera", {"degrees": round(settings.flattest_deg)}))
    if high > settings.steepest_deg:
        steepest = settings.steepest_deg
        return AimItem("angle", "poor", found, Message("aim.lower_camera", {"degrees": round(steepest)}))
    return AimItem("angle", "good", found)


# --- what the markers show ------------------------------------------------------------------------------


def _on_markers(gray: NDArray[np.uint8], markers: Sequence[MarkerFound], settings: AimSettings) -> list[AimItem]:
    """The checks of sharpness, brightness and evenness, made on each marker's black and white."""
    looks = [_marker_look(gray, marker, settings) for marker in markers]
    whites = np.array([white for white, _, _ in looks])
    blacks = np.array([black for _, black, _ in looks])
    return [
        _sharpness(float(np.median([width for _, _, width in looks])), settings),
        _light(float(np.median(whites)), float(np.median(blacks)), settings),
        _evenness(float(whites.min()), float(whites.max()), settings),
    ]


def _marker_look(gray: NDArray[np.uint8], marker: MarkerFound, settings: AimSettings) -> tuple[float, float, float]:
    """White around a marker, black of its border (codes 0..255), and how many pixels its edges take from one to the other."""
    wide = settings.marker_cell_px
    side = _CELLS * wide
    cell = float(wide)
    inner = np.array([[cell, cell], [side - cell, cell], [side - cell, side - cell], [cell, side - cell]], np.float32)
    warp = cv2.getPerspectiveTransform(marker.corners_px.astype(np.float32), inner)
    patch = cv2.warpPerspective(gray, warp, (side, side), flags=cv2.INTER_LINEAR)
    half = wide // 2
    white = float(np.median(np.concatenate([patch[1 : half - 1].ravel(), patch[-half + 1 : -1].ravel()])))
    border = patch[wide + 2 : 2 * wide - 2, 2 * wide : -2 * wide]
    return white, float(np.median(border)), _edge_width_px(gray, marker.corners_px, settings.profile_px)


def _edge_width_px(gray: NDArray[np.uint8], corners: NDArray[np.float64], profile_px: int) -> float:
    """The 10–90 % rise of a marker's four outer edges, in the picture's own pixels (median over many profiles)."""
    middle = corners.mean(axis=0)
    steps = np.linspace(-profile_px, profile_px, 8 * profile_px + 1)
    widths = []
    for a, b in zip(corners, np.roll(corners, -1, axis=0), strict=True):
        outward = np.array([(b - a)[1], -(b - a)[0]]) / max(float(np.linalg.norm(b - a)), 1e-9)
        if float(outward @ ((a + b) / 2 - middle)) < 0:
            outward = -outward
        # A cell is a sixth of the side: up to that far on both sides there is only black and white.
        reach = min(float(profile_px), float(np.linalg.norm(b - a)) / 7)
        used = steps[np.abs(steps) <= reach]
        for share in np.linspace(0.25, 0.75, 9):
            line = (a + share * (b - a)) + used[:, None] * outward
            profile = (
                cv2.remap(
                    gray, line[:, 0].astype(np.float32)[None], line[:, 1].astype(np.float32)[None], cv2.INTER_LINEAR
                )
                .ravel()
                .astype(np.float64)
            )
            widths.append(_rise(used, profile))
    return float(np.median(widths))


def _rise(places: NDArray[np.float64], profile: NDArray[np.float64]) -> float:
    """Between which places a rising profile goes from 10 to 90 % of its whole rise."""
    low, high = float(profile[:4].mean()), float(profile[-4:].mean())
    if high - low < 10:
        return float(places[-1] - places[0])
    level = (profile - low) / (high - low)
    first = places[int(np.argmax(level > 0.1))]
    last = places[len(level) - 1 - int(np.argmax(level[::-1] < 0.9))]
    return max(float(last - first), 0.0)


def _sharpness(width_px: float, settings: AimSettings) -> AimItem:
    found = Message("aim.edges_wide", {"pixels": round(width_px, 1)})
    if width_px <= settings.sharp_px:
        return AimItem("sharpness", "good", found)
    advice = Message("aim.focus")
    return AimItem("sharpness", "poor" if width_px <= settings.blurred_px else "bad", found, advice)


def _light(white: float, black: float, settings: AimSettings) -> AimItem:
    found = Message("aim.white_and_black", {"white": round(white), "black": round(black)})
    if white < settings.dark_white:
        verdict: Verdict = "bad" if white < settings.dark_white / 2 else "poor"
        return AimItem("light", verdict, found, Message("aim.more_light"))
    if white > settings.bright_white:
        return AimItem("light", "poor", found, Message("aim.overexposed"))
    if black > settings.milky_black * white:
        return AimItem("light", "poor", found, Message("aim.grey_ink"))
    return AimItem("light", "good", found)


def _evenness(darkest: float, brightest: float, settings: AimSettings) -> AimItem:
    ratio = brightest / max(darkest, 1.0)
    found = Message("aim.brightest", {"times": round(ratio, 1)})
    if ratio <= settings.uneven_ratio:
        return AimItem("evenness", "good", found)
    return AimItem("evenness", "poor", found, Message("aim.move_lamp"))


def _glare(
    frame_bgr: NDArray[np.uint8],
    views: Sequence[tuple[MatFound, MatView]],
    geometry: TableGeometry,
    settings: AimSettings,
) -> AimItem:
    """The check of how much of the mats is overexposed: nothing can be read where a lamp is reflected."""
    inside = np.zeros(frame_bgr.shape[:2], dtype=np.uint8)
    for mat, view in views:
        cv2.fillConvexPoly(inside, np.round(view.project(_outline_mm(mat.name, geometry))).astype(np.int32), 1)
    on_mats = frame_bgr[inside > 0]
    share = float((on_mats.min(axis=1) >= settings.burnt_code).mean()) if len(on_mats) else 0.0
    found = Message("aim.burnt_out", {"percent": round(100 * share, 1)})
    if share <= settings.glare_share:
        return AimItem("glare", "good", found)
    advice = Message("aim.no_mirroring")
    return AimItem("glare", "poor" if share <= 4 * settings.glare_share else "bad", found, advice)


def _called(name: MatName, mat_names: Sequence[Message]) -> Message:
    return Message("aim.market_mat") if isinstance(name, str) else mat_names[name]
