"""Elephants and player markers: brown and bare wood, by where they stand and what they cover.

They are told from grain by their breadth, from each other by colour. Which of the five player markers it is cannot be
told from one small patch of bare wood, so they are all called markers.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.colours import Colour
from vision.geometry import Cell, TableGeometry
from vision.mat_view import MatView
from vision.observation import PieceSeen
from vision.readings import Seen, Unsure
from vision.settings import PieceSettings
from vision.top_view import TopView


@dataclass(frozen=True, slots=True)
class _Patch:
    area_mm2: float
    foot_mm: tuple[float, float]
    breadth_mm: float


def find_pieces(
    above: TopView,
    classes: NDArray[np.uint8],
    view: MatView,
    tiles: frozenset[Cell],
    geometry: TableGeometry,
    settings: PieceSettings,
) -> tuple[PieceSeen, ...]:
    """Elephants (brown, broader than a grain column) and player markers (bare wood) on and beside the tiles."""
    found = [
        *_of_colour("elephant", Colour.BROWN, above, classes, view, tiles, geometry, settings),
        *_of_colour("marker", Colour.BARE_WOOD, above, classes, view, tiles, geometry, settings),
    ]
    return tuple(sorted(found, key=lambda p: (-p.y_mm, p.x_mm)))


def _of_colour(
    kind: Literal["elephant", "marker"],
    colour: Colour,
    above: TopView,
    classes: NDArray[np.uint8],
    view: MatView,
    tiles: frozenset[Cell],
    geometry: TableGeometry,
    settings: PieceSettings,
) -> list[PieceSeen]:
    least, most = (
        (settings.elephant_least_mm2, settings.elephant_most_mm2)
        if kind == "elephant"
        else (settings.marker_least_mm2, settings.marker_most_mm2)
    )
    found = []
    for patch in _patches(above, classes == colour, view):
        if not least <= patch.area_mm2 <= most:
            continue
        if kind == "elephant" and patch.breadth_mm < settings.elephant_breadth_mm:
            continue
        x, y = patch.foot_mm
        cell = geometry.seat_mat.cell_at_mm(x, y)
        row, col = cell if cell is not None and cell in tiles else (None, None)
        clear = patch.area_mm2 >= settings.clear_share * most
        why = "a patch of its colour, but little of its shape: turn it or move what stands before it"
        reading = Seen(True, 0.9) if clear else Unsure(True, False, True, why, 0.6)
        found.append(PieceSeen(kind, x, y, row, col, reading))
    return found


def _patches(above: TopView, mask: NDArray[np.bool_], view: MatView) -> list[_Patch]:
    """Connected patches; a foot is the patch's part nearest to the camera, where it touches what it stands on."""
    opened = cv2.morphologyEx(mask.astype(np.uint8), cv2.MORPH_OPEN, np.ones((3, 3), np.uint8))
    closed = cv2.morphologyEx(opened, cv2.MORPH_CLOSE, np.ones((5, 5), np.uint8))
    count, labels, stats, _ = cv2.connectedComponentsWithStats(closed)
    eye = view.eye_mm()
    patches = []
    for label in range(1, count):
        left, top, width, height, area = (int(v) for v in stats[label])
        if area < 20 * above.px_per_mm**2:
            continue
        rows, cols = np.nonzero(labels[top : top + height, left : left + width] == label)
        points = above.to_mm(np.column_stack([cols + left, rows + top]).astype(np.float64))
        to_eye = eye[:2] - points.mean(axis=0)
        to_eye = to_eye / max(float(np.hypot(*to_eye)), 1e-6)
        nearness = points @ to_eye
        near = points[nearness > nearness.max() - 8.0]
        across = near @ np.array([-to_eye[1], to_eye[0]])
        foot = near.mean(axis=0)
        breadth = float(across.max() - across.min())
        patches.append(_Patch(area / above.px_per_mm**2, (float(foot[0]), float(foot[1])), breadth))
    return patches
