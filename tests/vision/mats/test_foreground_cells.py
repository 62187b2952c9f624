"""Beside the tiles only what may be a piece is worth a look."""

from __future__ import annotations

import cv2
import numpy as np
import pytest

from tests.vision.pieces.cell_scene import SETTINGS
from vision.geometry.table import Cell
from vision.light.colours import classify
from vision.mats.foreground_cells import cells_beside, continued_cells
from vision.mats.top_view import TopView

SHEET = SETTINGS.geometry.seat_mat
LEFT, TOP, SCALE = 7.0, SHEET.height_mm - 7.0, 2.0
TILES = frozenset({(1, 2), (1, 3)})


def sheet_with(*patches: tuple[float, float, float, float]) -> TopView:
    """Paper with markers and printed lines, and dark squares (x, y, side in mm, brightness)."""
    size = (round((SHEET.height_mm - 14) * SCALE), round((SHEET.width_mm - 14) * SCALE))
    light = np.full((*size, 3), 0.9, np.float32)

    def fill(x: float, y: float, wide: float, high: float, bright: float) -> None:
        rows = slice(round((TOP - y - high / 2) * SCALE), round((TOP - y + high / 2) * SCALE))
        light[
            max(rows.start, 0) : rows.stop,
            max(round((x - wide / 2 - LEFT) * SCALE), 0) : round((x + wide / 2 - LEFT) * SCALE),
        ] = bright

    for x, y in SHEET.marker_centres_mm(0).values():
        fill(x, y, 50, 50, 1.0)
        fill(x, y, 36, 36, 0.03)
    for x in range(60, 361, 60):
        fill(x, 148.5, 0.8, 180, 0.2)
    for x, y, side, bright in patches:
        fill(x, y, side, side, bright)
    noisy = light + np.random.default_rng(1).normal(0, 0.01, light.shape).astype(np.float32)
    codes = np.asarray(cv2.convertScaleAbs(noisy, alpha=255), dtype=np.uint8)
    return TopView(codes, noisy, np.ones(size, bool), 2.0, LEFT, TOP, SCALE)


def found(above: TopView) -> tuple[Cell, ...]:
    classes = classify(above.relative, SETTINGS.palette, SETTINGS.stages.colours)
    return cells_beside(above, classes, TILES, 0, SHEET, SETTINGS.stages.beside)


def test_an_empty_sheet_has_nothing_beside_its_tiles() -> None:
    assert found(sheet_with()) == ()


@pytest.mark.parametrize(("x", "y", "cell"), [(90.0, 210.0, (0, 0)), (30.0, 150.0, (1, -1)), (330.0, 90.0, (2, 4))])
@pytest.mark.parametrize("bright", [0.05, 0.6])
def test_a_stone_on_the_paper_is_worth_a_look(x: float, y: float, cell: Cell, bright: float) -> None:
    assert found(sheet_with((x, y, 14.0, bright))) == (cell,)


def test_what_lies_on_a_tile_or_on_a_marker_is_not_beside() -> None:
    marker = next(iter(SHEET.marker_centres_mm(0).values()))
    assert found(sheet_with((210.0, 148.5, 14.0, 0.05), (*marker, 14.0, 0.9))) == ()


def test_the_sheets_name_is_no_piece() -> None:
    left, bottom, right, top = SETTINGS.stages.beside.printed_mm[0]
    assert found(sheet_with(((left + right) / 2, (bottom + top) / 2, 12.0, 0.05))) == ()


def test_a_corner_between_dark_tiles_is_plain_paper() -> None:
    tiles = frozenset({(0, 2), (1, 2), (1, 3)})
    above = sheet_with(*((*SHEET.cell_centre_mm(cell), 58.0, 0.2) for cell in tiles))
    classes = classify(above.relative, SETTINGS.palette, SETTINGS.stages.colours)
    assert cells_beside(above, classes, tiles, 0, SHEET, SETTINGS.stages.beside) == ()


def test_the_continued_grid_reaches_the_sheets_edges() -> None:
    bounds = [SHEET.cell_bounds_mm(cell) for cell in continued_cells(SHEET)]
    assert min(b[0] for b in bounds) <= 0
    assert max(b[2] for b in bounds) >= SHEET.width_mm
    assert min(b[1] for b in bounds) <= 0
    assert max(b[3] for b in bounds) >= SHEET.height_mm
