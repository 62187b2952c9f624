"""Markers stand where docs/table.md says, to 0.1 mm, on every page of every paper, as poppler renders them at 300 dpi."""

from __future__ import annotations

import math
from collections.abc import Callable
from pathlib import Path

import pytest

from hardware.printing.charuco import charuco_sheet, fitted_board
from hardware.printing.layout.tiling import Page, pages_for
from hardware.printing.marker_sheets import all_markers, marker_sheets
from hardware.printing.mats import card_mat, market_mat, seat_mat
from hardware.printing.shapes import Sheet
from tests.hardware.printing.rendered import JOB, PAPERS, SETTINGS, each_with_one, markers_on_page, rendered
from vision.calibration.shots import board_points
from vision.geometry.table import PointMm

pytestmark = pytest.mark.slow

DPI = 300
WITHIN_MM = 0.1
SEAT_MATS = [(f"seat {seat}", seat_mat(seat, JOB)) for seat in range(5)]

# docs/table.md, written down once more so that a slip in the geometry cannot hide.
SEAT_XS, SEAT_YS = (30.0, 150.0, 270.0, 390.0), (270.0, 27.0)
MARKET = {40: (24.0, 186.0), 41: (273.0, 186.0), 42: (24.0, 24.0), 43: (273.0, 24.0)}
CARDS = {44: (14.0, 405.0), 45: (283.0, 405.0), 46: (14.0, 15.0), 47: (283.0, 15.0)}


def seat_places(seat: int) -> dict[int, PointMm]:
    return {8 * seat + k: (SEAT_XS[k % 4], SEAT_YS[k // 4]) for k in range(8)}


TABLE_MATS: dict[str, tuple[Callable[..., Sheet], dict[int, PointMm], float]] = {
    "market": (market_mat, MARKET, 36.0),
    "cards": (card_mat, CARDS, 24.0),
}


def hold_on_every_page(pages: tuple[Page, ...], wanted: dict[int, PointMm], side_mm: float, folder: Path) -> None:
    """Each wanted marker stands on exactly one page, there within 0.1 mm, and is as large as it should be."""
    seen: set[int] = set()
    for page, picture in zip(pages, rendered(pages, folder, DPI, gray=True), strict=True):
        for marker, (centre, side) in markers_on_page(picture, DPI).items():
            assert marker not in seen
            seen.add(marker)
            assert math.dist(centre, page.on_page(wanted[marker])) < WITHIN_MM, (page.sheet.title, page.number, marker)
            assert abs(side - side_mm) < WITHIN_MM
    assert seen == set(wanted)


@pytest.mark.parametrize(("seat", "paper"), each_with_one(range(5)))
def test_seat_mats(seat: int, paper: str, tmp_path: Path) -> None:
    pages = pages_for(seat_mat(seat, JOB), paper, SETTINGS.printing)
    hold_on_every_page(pages, seat_places(seat), 36.0, tmp_path)


@pytest.mark.parametrize(("mat", "paper"), each_with_one(("market", "cards"), first=1))
def test_market_and_card_mats(mat: str, paper: str, tmp_path: Path) -> None:
    sheet, wanted, side_mm = TABLE_MATS[mat]
    hold_on_every_page(pages_for(sheet(JOB), paper, SETTINGS.printing), wanted, side_mm, tmp_path)


@pytest.mark.parametrize("paper", PAPERS)
def test_the_sheets_of_markers_hold_each_of_them_once_and_at_its_size(paper: str, tmp_path: Path) -> None:
    sizes = {marker.marker: marker.side_mm for marker in all_markers(JOB)}
    seen: dict[int, float] = {}
    for number, sheet in enumerate(marker_sheets(paper, JOB)):
        (page,) = pages_for(sheet, paper, SETTINGS.printing)
        (picture,) = rendered((page,), tmp_path / str(number), DPI, gray=True)
        for marker, (_, side) in markers_on_page(picture, DPI).items():
            assert marker not in seen
            seen[marker] = side
    assert seen.keys() == sizes.keys() == set(range(48))
    assert all(abs(seen[marker] - side) < WITHIN_MM for marker, side in sizes.items())


@pytest.mark.parametrize("paper", PAPERS)
def test_calibration_finds_every_corner_of_the_board_at_its_place(paper: str, tmp_path: Path) -> None:
    board = fitted_board(SETTINGS.vision.calibration.board, paper, JOB)
    (page,) = pages_for(charuco_sheet(board, paper, JOB), paper, SETTINGS.printing)
    (picture,) = rendered((page,), tmp_path, DPI, gray=True)
    found = board_points("page", picture, board, SETTINGS.vision.calibration.corner_window_share)
    assert found is not None
    assert len(found.pixels) == (board.cols - 1) * (board.rows - 1)
    # Corners count from the board's top left, which lies in the paper's middle.
    left = (page.width_mm - board.cols * board.square_mm) / 2
    above = (page.height_mm - board.rows * board.square_mm) / 2
    for (x, y), (x_mm, y_mm, _) in zip(found.pixels, found.points_mm, strict=True):
        assert math.dist(((x + 0.5) * 25.4 / DPI, (y + 0.5) * 25.4 / DPI), (left + x_mm, above + y_mm)) < WITHIN_MM
    short, long = sorted((page.width_mm, page.height_mm))
    assert min((long - board.cols * board.square_mm) / 2, (short - board.rows * board.square_mm) / 2) >= 4.5
