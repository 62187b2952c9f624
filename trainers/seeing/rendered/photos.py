"""Renders photos with their truth: a crowded scene, a look, a lens, Blender's picture, the camera's JPEG."""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import dataclass
from random import Random

import cv2
import numpy as np
from numpy.typing import NDArray

from hardware.virtual.pictures.pieces import Part
from hardware.virtual.pictures.rendering import Shown
from hardware.virtual.pictures.scene_truth import JsonObject, view_truth
from hardware.virtual.pictures.stand import Aim, pose_of_mat, table_view
from hardware.virtual.scenes.changes import Hands
from hardware.virtual.scenes.scene import Scene, SeatMat
from hardware.virtual.settings import SloppinessSettings
from trainers.seeing.rendered.blender_scene import PAPER_NUMBER, Studio, Taken
from trainers.seeing.rendered.development import developed
from trainers.seeing.rendered.looks import random_look
from trainers.seeing.rendered.scenes import Crowd, crowded_aim, crowded_scene
from trainers.seeing.rendered.window import FOCAL_WIDTHS, Window, cropped, random_camera, through_lens, window_of
from vision.geometry.camera_model import CameraModel
from vision.geometry.mat_view import MatView, mat_view
from vision.geometry.picture import Rectangle
from vision.geometry.table import PieceGeometry, PointMm, TableGeometry

_BRIGHT_PERCENT = 80.0
_RING = 24
_TALLEST_MM, _MARGIN_PX = 88.0, 12


@dataclass(frozen=True, slots=True)
class Photo:
    """A JPEG and its entry of ``truth.json``."""

    jpeg: bytes
    truth: JsonObject


def photo(
    number: int,
    seed: int,
    px_per_mm: tuple[float, float],
    studio: Studio,
    geometry: TableGeometry,
    sloppiness: SloppinessSettings,
    stone_spread: float,
    crowd: Crowd,
) -> Photo:
    """Photo ``number`` of a series, cropped around its one mat; the same seed gives the same scene, look and lens.

    Args:
        px_per_mm: least and greatest number of pixels a millimetre in the mat's middle takes.
    """
    rng = Random(f"{seed}/{number}")
    look = random_look(Random(f"{seed}/{number}/look"))
    geometry = look.variety.sized(geometry)
    hands = Hands(geometry, sloppiness, stone_spread, rng)
    scene = crowded_scene(crowd, hands)
    aim = crowded_aim(scene, hands)
    camera = _camera_about(scene, aim, rng.uniform(*px_per_mm), geometry, rng)
    view, window = table_view(aim, camera), window_of(camera)
    taken = studio.taken(scene, view, window, look)
    paper = _white_of(taken)
    linear = through_lens(taken.linear, window, camera)
    jpeg = developed(linear, paper, look, np.random.default_rng([seed, number]))
    conditions = look.conditions() | {"azimuth_deg": round(aim.azimuth_deg, 1), "seed": [seed, number]}
    conditions |= {"elevation_deg": round(aim.elevation_deg, 1), "distance_mm": round(aim.distance_mm, 1)}
    shown = shown_in(taken.numbers, taken.parts, scene, view, window, geometry)
    file = f"rendered_{number:04d}.jpg"
    return Photo(jpeg, with_places(view_truth(file, scene, view, shown, geometry, conditions), scene))


def with_places(truth: JsonObject, scene: Scene) -> JsonObject:
    """A photo's truth with the places (x, y in mm) of all nobles and disks added, disks from the foot up."""
    cities = {(mat.seat, city.cell): city for mat in scene.mats for city in mat.cities}
    for mat in truth["mats"]:
        for told in mat["cities"]:
            city = cities[mat["seat"], (told["row"], told["col"])]
            told["noble_at"] = _rounded(city.noble_at) if city.noble else None
            told["disks"] = [_rounded(place) for place in city.grain]
    return truth


def _rounded(place_mm: PointMm) -> list[float]:
    return [round(v, 3) for v in place_mm]


def _camera_about(scene: Scene, aim: Aim, px_per_mm: float, geometry: TableGeometry, rng: Random) -> CameraModel:
    """A lens, cropped to the part of its picture that holds the mats and their pieces, to save rendering the rest."""
    width = round(px_per_mm * aim.distance_mm / FOCAL_WIDTHS)
    height = width * 3 // 4
    lens = random_camera(width, height, rng)
    roomy = cropped(lens, Rectangle(-width, -height, 2 * width, 2 * height))
    table = table_view(aim, roomy)
    own, boxes = geometry.seat_mat, []
    for mat in scene.mats:
        view = mat_view(pose_of_mat(table, mat.placement), roomy)
        columns, rows = own.cols * own.cell_mm, own.rows * own.cell_mm
        grid = (own.grid_left_mm, own.grid_bottom_mm, own.grid_left_mm + columns, own.grid_bottom_mm + rows)
        for bounds, top in (((0.0, 0.0, own.width_mm, own.height_mm), 0.0), (grid, _TALLEST_MM)):
            box = view.box_px(bounds, top, _MARGIN_PX)
            boxes += [] if box is None else [box]
    around = Rectangle(
        min(b.left for b in boxes), min(b.top for b in boxes), max(b.right for b in boxes), max(b.bottom for b in boxes)
    )
    return cropped(roomy, around)


def shown_in(
    numbers: NDArray[np.int32],
    parts: Mapping[int, Part],
    scene: Scene,
    view: MatView,
    window: Window,
    geometry: TableGeometry,
) -> tuple[Shown, ...]:
    """How much of each part shows, from the picture of numbers (H×W); parts are in the order of ``part_corners_mm``."""
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
    """The light from the mats' lit paper (3,), by which the camera's exposure and white balance are set."""
    paper = taken.linear[taken.numbers == PAPER_NUMBER]
    if not len(paper):
        paper = taken.linear.reshape(-1, 3)
    return np.asarray(np.percentile(paper, _BRIGHT_PERCENT, axis=0), dtype=np.float32)
