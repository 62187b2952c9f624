"""Columns' letters and rows' numbers are printed beside each grid, clear of tiles, markers and the printer's margin."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import TypeAlias

import pytest

from hardware.printing.mats import card_mat, seat_mat
from hardware.printing.shapes import Bounds, Sheet, Text, scaled_text_width
from tests.hardware.printing.rendered import JOB, SETTINGS
from vision.geometry.table import Cell

SEAT, CARDS = SETTINGS.geometry.seat_mat, SETTINGS.geometry.card_mat
CellBounds: TypeAlias = Callable[[Cell], Bounds]
SLOPPY_MM = 2.0  # a tile is 58 mm on a cell of 60, and lies up to 3 mm off
SHEETS = [
    pytest.param(seat_mat(0, JOB), SEAT.cell_bounds_mm, "ABCDE", "123", id="seat"),
    pytest.param(card_mat(JOB), CARDS.cell_bounds_mm, "ABCD", "1234", id="cards"),
]


def bounds_of(text: Text) -> Bounds:
    half = scaled_text_width(text.text, text.capital_mm) / 2
    x, base = text.at
    return x - half, base, x + half, base + text.capital_mm


def apart(one: Bounds, other: Bounds, by_mm: float) -> bool:
    return (
        one[2] + by_mm <= other[0]
        or other[2] + by_mm <= one[0]
        or one[3] + by_mm <= other[1]
        or other[3] + by_mm <= one[1]
    )


@pytest.mark.parametrize(("sheet", "cell_bounds", "letters", "numbers"), SHEETS)
def test_every_row_and_column_is_named_at_both_ends(
    sheet: Sheet, cell_bounds: CellBounds, letters: str, numbers: str
) -> None:
    printed = Counter(shape.text for shape in sheet.shapes if isinstance(shape, Text) and len(shape.text) == 1)
    assert printed == Counter((*letters, *numbers) * 2)
    for shape in sheet.shapes:
        if isinstance(shape, Text) and shape.text in letters:
            left, _, right, _ = cell_bounds((0, letters.index(shape.text)))
            assert shape.at[0] == (left + right) / 2


@pytest.mark.parametrize(("sheet", "cell_bounds", "letters", "numbers"), SHEETS)
def test_the_names_stand_clear_of_the_grid_the_markers_and_the_margin(
    sheet: Sheet, cell_bounds: CellBounds, letters: str, numbers: str
) -> None:
    labels = [s for s in sheet.shapes if isinstance(s, Text) and s.text in (*letters, *numbers)]
    cells = [cell_bounds((row, col)) for row in range(len(numbers)) for col in range(len(letters))]
    margin = SETTINGS.printing.margin_mm
    for label in labels:
        box = bounds_of(label)
        assert all(apart(box, cell, SLOPPY_MM) for cell in cells)
        assert all(apart(box, zone, 1.0) for zone in sheet.keep_whole)
        assert margin <= box[0] < box[2] <= sheet.width_mm - margin
        assert margin <= box[1] < box[3] <= sheet.height_mm - margin
        # Seeing takes what is thinner than this for print: a capital's strokes are a sixth of its height.
        assert label.capital_mm / 6 < 1.0
