"""Finds cells beside the tiles that hold something; only these are examined along the line of sight."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.geometry.table import Cell, SeatMatGeometry
from vision.light.colours import Colour
from vision.mats.top_view import TopView
from vision.settings.mats import BesideSettings

Box: TypeAlias = tuple[float, float, float, float]

STRIDE = 2  # every second pixel is enough for pieces of a centimetre
_MEAN = np.full((1, 3), 1 / 3, dtype=np.float32)


def cells_beside(
    above: TopView,
    classes: NDArray[np.uint8],
    tiles: frozenset[Cell],
    seat: int,
    sheet: SeatMatGeometry,
    settings: BesideSettings,
) -> tuple[Cell, ...]:
    """Cells without a tile on which something differs from the paper around it.

    The grid is continued to the sheet's edges: row -1 lies above the first, column -1 left of it.
    """
    marked = _foreground(above, classes, [sheet.cell_bounds_mm(cell) for cell in tiles], settings)
    scale = above.px_per_mm / STRIDE
    quiet = settings.marker_margin_mm + sheet.marker_side_mm / 2
    for x, y in sheet.marker_centres_mm(seat).values():
        _blank(marked, above, (x - quiet, y - quiet, x + quiet, y + quiet))
    for printed in settings.printed_mm:
        _blank(marked, above, printed)
    margin = settings.tile_margin_mm
    for cell in tiles:
        left, bottom, right, top = sheet.cell_bounds_mm(cell)
        _blank(marked, above, (left - margin, bottom - margin, right + margin, top + margin))
    _, labels, stats, _ = cv2.connectedComponentsWithStats(marked)
    large = stats[:, cv2.CC_STAT_AREA] >= settings.least_mm2 * scale**2
    large[0] = False
    shown = large[labels]
    found = []
    for cell in continued_cells(sheet):
        part = shown[_part(above, sheet.cell_bounds_mm(cell))]
        if cell not in tiles and np.count_nonzero(part) >= settings.least_mm2 * scale**2:
            found.append(cell)
    return tuple(found)


def continued_cells(sheet: SeatMatGeometry) -> tuple[Cell, ...]:
    """All cells of the grid and one more ring around it, which reaches to the sheet's edges."""
    return tuple((row, col) for row in range(-1, sheet.rows + 1) for col in range(-1, sheet.cols + 1))


def _foreground(
    above: TopView, classes: NDArray[np.uint8], tiles: Sequence[Box], settings: BesideSettings
) -> NDArray[np.uint8]:
    """Where the view is not paper, or brighter or darker than its surroundings (0 or 1, every ``STRIDE``-th pixel)."""
    paper = classes[::STRIDE, ::STRIDE] == Colour.PAPER
    light = cv2.transform(np.ascontiguousarray(above.relative[::STRIDE, ::STRIDE]), _MEAN)
    bright = cv2.blur(np.sqrt(np.clip(light, 0.0, settings.brightest)), (3, 3))
    levels = (bright * (255 / np.sqrt(settings.brightest))).astype(np.uint8)
    without_tiles = levels.copy()
    if paper.any():  # in a corner between tiles, most of a paper pixel's surroundings are not paper
        usual = np.median(levels[paper])
        for box in tiles:
            without_tiles[_part(above, box)] = usual
    around = cv2.medianBlur(without_tiles, settings.around_px)
    step = settings.contrast * 255 / np.sqrt(settings.brightest)
    differs = (cv2.absdiff(levels, around) > step) | ~paper
    # Printed lines and letters are thinner than any piece.
    kernel = np.ones((settings.thinnest_px, settings.thinnest_px), np.uint8)
    return np.asarray(cv2.morphologyEx(differs.astype(np.uint8), cv2.MORPH_OPEN, kernel), dtype=np.uint8)


def _blank(mask: NDArray[np.uint8], above: TopView, bounds_mm: Box) -> None:
    mask[_part(above, bounds_mm)] = 0


def _part(above: TopView, bounds_mm: Box) -> tuple[slice, slice]:
    """Slices for a rectangle (left, bottom, right, top) in an array of every ``STRIDE``-th pixel."""
    rows, cols = above.window(bounds_mm)
    return slice(rows.start // STRIDE, rows.stop // STRIDE), slice(cols.start // STRIDE, cols.stop // STRIDE)
