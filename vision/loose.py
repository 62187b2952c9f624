"""Fallen stones: single stones of the seat's colour that touch no wall, on tiles and on the mat."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.cities import CityFound
from vision.colours import is_neutral, seat_mask
from vision.mat_view import MatView
from vision.readings import CountReading, Seen, Unsure
from vision.settings import LooseSettings, VisionSettings
from vision.tile_look import TileLook
from vision.top_view import TopView


@dataclass(frozen=True, slots=True)
class LooseFound:
    """How many stones have fallen, and where each lies (mat mm)."""

    reading: CountReading
    places_mm: tuple[tuple[float, float], ...]


def find_loose(
    above: TopView,
    classes: NDArray[np.uint8],
    view: MatView,
    seat: int,
    looks: Sequence[TileLook],
    cities: Sequence[CityFound],
    settings: VisionSettings,
) -> LooseFound:
    """Stones lying alone, by their patch of the seat's colour in the view from above.

    A patch on a city's tile belongs to its wall unless another, larger one does; black and white seats' stones cannot
    be told from shadows and paper by colour, so their count is never more than unsure.
    """
    own = settings.stages.loose
    mask = seat_mask(classes, above.relative, seat, settings.palette, settings.stages.colours)
    neutral, paper_like = is_neutral(seat, settings.palette, settings.stages.colours)
    city_cells = {city.look.cell for city in cities}
    places: list[tuple[float, float]] = []
    doubtful = 0
    for area_mm2, length_mm, place in _patches(above, mask, view, settings):
        if not own.least_mm2 <= area_mm2 <= own.most_mm2 or length_mm > own.longest_mm:
            continue
        if settings.geometry.seat_mat.cell_at_mm(*place) in city_cells:
            doubtful += _apart(place, cities, own)
            continue
        places.append(place)
    count = len(places)
    if neutral:
        why = "black and white stones look like shadows and paper" if not paper_like else "white stones on white paper"
        return LooseFound(Unsure(0 if paper_like else count, 0, count + doubtful + 2, f"{why}: count them", 0.5), ())
    if doubtful:
        why = "single stones lie close to a wall: move them away from it"
        return LooseFound(Unsure(count, count, count + doubtful, why, 0.6), tuple(places))
    return LooseFound(Seen(count, 0.97), tuple(places))


def _apart(place: tuple[float, float], cities: Sequence[CityFound], settings: LooseSettings) -> bool:
    """Whether a patch on a city's tile is neither its noble nor all there is of its wall."""
    for city in cities:
        noble = city.noble.silhouette
        if noble is not None and math.hypot(noble.x_mm - place[0], noble.y_mm - place[1]) < settings.noble_reach_mm:
            return False
    return True


def _patches(
    above: TopView, mask: NDArray[np.bool_], view: MatView, settings: VisionSettings
) -> list[tuple[float, float, tuple[float, float]]]:
    """Area, length and foot of each connected patch; heights laid down by the view are taken off the foot."""
    closed = cv2.morphologyEx(mask.astype(np.uint8), cv2.MORPH_CLOSE, np.ones((3, 3), np.uint8))
    opened = cv2.morphologyEx(closed, cv2.MORPH_OPEN, np.ones((3, 3), np.uint8))
    count, labels, stats, _ = cv2.connectedComponentsWithStats(opened)
    eye, half = view.eye_mm(), settings.geometry.pieces.stone_mm / 2
    found = []
    for label in range(1, count):
        left, top, width, height, area = (int(v) for v in stats[label])
        if area < settings.stages.loose.least_mm2 * above.px_per_mm**2:
            continue
        rows, cols = np.nonzero(labels[top : top + height, left : left + width] == label)
        points = above.to_mm(np.column_stack([cols + left, rows + top]).astype(np.float64))
        to_eye = eye[:2] - points.mean(axis=0)
        to_eye = to_eye / max(float(np.hypot(*to_eye)), 1e-6)
        nearest = points[np.argmax(points @ to_eye)]
        sides = cv2.minAreaRect(points.astype(np.float32))[1]
        place = nearest - to_eye * half
        found.append((area / above.px_per_mm**2, max(sides), (float(place[0]), float(place[1]))))
    return found
