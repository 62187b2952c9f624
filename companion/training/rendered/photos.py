"""One photo after another with its truth: a crowded scene, a look, a lens, Blender's picture, the camera's JPEG."""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import dataclass
from random import Random

import cv2
import numpy as np
from numpy.typing import NDArray

from companion.training.rendered.blender_scene import PAPER_NUMBER, Studio, Taken
from companion.training.rendered.development import developed
from companion.training.rendered.looks import random_look
from companion.training.rendered.scenes import Crowd, crowded_aim, crowded_scene
from companion.training.rendered.window import Window, random_camera, through_lens, window_of
from hardware.virtual.changes import Hands
from hardware.virtual.pieces import Part
from hardware.virtual.rendering import Shown
from hardware.virtual.scene import Scene, SeatMat
from hardware.virtual.scene_truth import JsonObject, view_truth
from hardware.virtual.settings import SloppinessSettings
from hardware.virtual.stand import table_view
from vision.geometry import PieceGeometry, TableGeometry
from vision.mat_view import MatView

_BRIGHT_PERCENT = 80.0
_RING = 24


@dataclass(frozen=True, slots=True)
class Photo:
    """A JPEG and its entry of ``truth.json``."""

    jpeg: bytes
    truth: JsonObject


def photo(
    number: int,
    seed: int,
    size_px: tuple[int, int],
    studio: Studio,
    geometry: TableGeometry,
    sloppiness: SloppinessSettings,
    stone_spread: float,
) -> Photo:
    """Photo ``number`` of a series: the same seed gives the same scene, look and lens."""
    rng = Random(f"{seed}/{number}")
    hands = Hands(geometry, sloppiness, stone_spread, rng)
    one = rng.random() < 0.5
    scene = crowded_scene(Crowd(mats=1 if one else 2), hands)
    aim, look, camera = crowded_aim(scene, hands), random_look(rng), random_camera(*size_px, rng)
    view, window = table_view(aim, camera), window_of(camera)
    taken = studio.taken(scene, view, window, look)
    paper = _white_of(taken)
    linear = through_lens(taken.linear, window, camera)
    jpeg = developed(linear, paper, look, np.random.default_rng([seed, number]))
    conditions = look.conditions() | {"azimuth_deg": round(aim.azimuth_deg, 1), "seed": [seed, number]}
    conditions |= {"elevation_deg": round(aim.elevation_deg, 1), "distance_mm": round(aim.distance_mm, 1)}
    shown = shown_in(taken.numbers, taken.parts, scene, view, window, geometry)
    file = f"rendered_{number:04d}.jpg"
    return Photo(jpeg, view_truth(file, scene, view, shown, geometry, conditions))


def shown_in(
    numbers: NDArray[np.int32],
    parts: Mapping[int, Part],
    scene: Scene,
    view: MatView,
    window: Window,
    geometry: TableGeometry,
) -> tuple[Shown, ...]:
    """How much of each part shows, from the picture of numbers (H×W); parts are numbered as ``part_corners_mm`` goes."""
    seen = np.bincount(numbers.ravel(), minlength=max(parts, default=0) + 1)
    corners = part_corners_mm(scene, geometry.pieces)
    shown = []
    for (number, part), points in zip(sorted(parts.items()), corners, strict=True):
        hull = cv2.convexHull(through_window(points, view, window).astype(np.float32))
        shown.append(Shown(part, int(seen[number]), float(cv2.contourArea(hull))))
    return tuple(shown)


def part_corners_mm(scene: Scene, pieces: PieceGeometry) -> list[NDArray[np.float64]]:
    """The outermost points (k×3, mm, the table's frame) of each wall's stone and column's disk, mat by mat."""
    found = []
    for mat in scene.mats:
        for city in mat.cities:
            for stone in city.wall.stones:
                s = stone.stone
                half = pieces.stone_mm / 2
                angles = [math.radians(s.yaw_deg + 45 + 90 * i) for i in range(4)]
                found.append(_prism(mat, (s.x_mm, s.y_mm), half * math.sqrt(2), angles, (s.z_mm - half, s.z_mm + half)))
            for i, at in enumerate(city.grain):
                low = pieces.tile_thickness_mm + i * pieces.grain_thickness_mm
                angles = [2 * math.pi * k / _RING for k in range(_RING)]
                z = (low, low + pieces.grain_thickness_mm)
                found.append(_prism(mat, at, pieces.grain_diameter_mm / 2, angles, z))
    return found


def through_window(points_mm: NDArray[np.float64], view: MatView, window: Window) -> NDArray[np.float64]:
    """Pixels (k×2) of points (k×3, mm, the table's frame) in the undistorted window."""
    seen = points_mm @ view.rotation.T + view.translation
    pixels: NDArray[np.float64] = seen[:, :2] / seen[:, 2:] * window.focal_px + np.array(window.centre_px)
    return pixels


def _prism(
    mat: SeatMat, at_mm: tuple[float, float], radius: float, angles: list[float], z_mm: tuple[float, float]
) -> NDArray[np.float64]:
    ring = [mat.placement.to_table(at_mm[0] + radius * math.cos(a), at_mm[1] + radius * math.sin(a)) for a in angles]
    return np.array([(*point, z) for z in z_mm for point in ring])


def _white_of(taken: Taken) -> NDArray[np.float32]:
    """What the mats' lit paper gives (3,): it is what the camera's exposure and white balance go by."""
    paper = taken.linear[taken.numbers == PAPER_NUMBER]
    if not len(paper):
        paper = taken.linear.reshape(-1, 3)
    return np.asarray(np.percentile(paper, _BRIGHT_PERCENT, axis=0), dtype=np.float32)
