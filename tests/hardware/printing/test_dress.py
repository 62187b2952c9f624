"""Ornament keeps out of what seeing measures: markers' white, the cells, the line in the seat's colour, pieces' colours."""

from __future__ import annotations

import math
from dataclasses import replace
from pathlib import Path

import cv2
import numpy as np
import pytest
from numpy.typing import NDArray

from hardware.printing.dress.pieces import disk_back, tile_edge
from hardware.printing.layout.tiling import pages_for
from hardware.printing.mats import card_mat, market_mat, seat_mat
from hardware.printing.raster import Raster
from hardware.printing.shapes import Bounds, Line, Sheet
from hardware.virtual.pictures.painting import LINEAR
from hardware.virtual.pictures.sheets import print_on_piece, seat_sheet
from tests.hardware.printing.rendered import JOB, SETTINGS, Picture, rendered
from vision.light.colours import classify
from vision.mats.foreground_cells import cells_beside
from vision.mats.hands import find_hand
from vision.mats.top_view import TopView
from vision.readings.reading import Seen
from vision.settings.palette import Srgb

DPI = 150
PX_PER_MM = DPI / 25.4
SEAT, PRINTING, PALETTE = SETTINGS.geometry.seat_mat, SETTINGS.printing, SETTINGS.palette
ANY_MAT = [
    *(pytest.param(seat_mat(seat, JOB), "a3", id=f"seat {seat}", marks=[pytest.mark.long] if seat else []) for seat in range(5)),
    pytest.param(market_mat(JOB), "a4", id="market"),
    pytest.param(card_mat(JOB), "a3", id="cards"),
]  # fmt: skip


def part_of(picture: Picture, sheet: Sheet, bounds: Bounds) -> NDArray[np.uint8]:
    left, bottom, right, top = bounds
    rows = slice(
        max(math.ceil((sheet.height_mm - top) * PX_PER_MM), 0), math.floor((sheet.height_mm - bottom) * PX_PER_MM)
    )
    return picture[rows, max(math.ceil(left * PX_PER_MM), 0) : math.floor(right * PX_PER_MM)]


@pytest.mark.slow
@pytest.mark.parametrize(("sheet", "paper"), ANY_MAT)
def test_the_white_around_markers_holds_no_ink(sheet: Sheet, paper: str, tmp_path: Path) -> None:
    (picture,) = rendered(pages_for(sheet, paper, PRINTING), tmp_path, DPI, gray=True)
    # The card mat's cells come within a millimetre of its markers.
    out = 1.4 if sheet.called == "card_mat" else 0.2
    for left, bottom, right, top in sheet.keep_whole:
        white = (right - left) * PRINTING.quiet_cells / (6 + 2 * PRINTING.quiet_cells) - 0.2
        for bounds in (
            (left + out, bottom + out, left + white, top - out),
            (right - white, bottom + out, right - out, top - out),
            (left + out, bottom + out, right - out, bottom + white),
            (left + out, top - white, right - out, top - out),
        ):
            assert part_of(picture, sheet, bounds).min(initial=255) >= 254


@pytest.mark.slow
def test_the_line_in_the_seats_colour_has_bare_paper_on_both_sides(tmp_path: Path) -> None:
    sheet = seat_mat(2, JOB)
    (picture,) = rendered(pages_for(sheet, "a3", PRINTING), tmp_path, DPI, gray=True)
    crosstalk = SETTINGS.vision.crosstalk
    inset = PRINTING.frame_inset_mm
    near, far = inset + 1.0, inset + crosstalk.line_mm + crosstalk.beside_mm
    middle = (sheet.width_mm / 2 - 35.0, sheet.width_mm / 2 + 35.0)  # the two plates for names stand there
    for left, right in ((56.0, middle[0]), (middle[1], sheet.width_mm - 56.0)):
        for bounds in ((left, near, right, far), (left, sheet.height_mm - far, right, sheet.height_mm - near)):
            spans = [bounds]
            zones = [zone for zone in sheet.keep_whole if zone[0] < right and zone[2] > left]
            for zone in zones:
                spans = [
                    cut
                    for a, b, c, d in spans
                    for cut in ((a, b, min(c, zone[0]), d), (max(a, zone[2]), b, c, d))
                    if cut[2] - cut[0] > 1.0
                ]
            assert spans
            assert all(part_of(picture, sheet, span).min() >= 254 for span in spans)


@pytest.mark.parametrize("seat", range(5))
def test_the_line_is_of_the_seats_colour_alone_where_that_shows_on_paper(seat: int) -> None:
    inset = PRINTING.frame_inset_mm
    lines = [
        shape
        for shape in seat_mat(seat, JOB).shapes
        if isinstance(shape, Line) and shape.width_mm >= PRINTING.frame_width_mm and inset in shape.points[0]
    ]
    assert lines
    pale = min(PALETTE.seats[seat]) > 200
    assert {line.colour for line in lines} == {PALETTE.seats[seat]} | ({PRINTING.line} if pale else set())


def from_above(seat: int, paper: Srgb) -> TopView:
    """A seat's empty mat on this paper as seeing rectifies it: what is printed, and no piece."""
    palette = replace(PALETTE, papers=(PALETTE.papers[0], paper, PALETTE.papers[2]))
    sheet = seat_sheet(seat, replace(SETTINGS.piece_look(), palette=palette))
    inset, scale = SETTINGS.vision.tiles.sheet_inset_mm, SETTINGS.vision.tiles.px_per_mm
    size = (round(SEAT.width_mm * scale), round(SEAT.height_mm * scale))
    light = cv2.resize(np.asarray(cv2.LUT(sheet.codes, LINEAR)), size, interpolation=cv2.INTER_AREA)
    edge = round(inset * scale)
    relative = np.ascontiguousarray(light[edge:-edge, edge:-edge], dtype=np.float32)
    bgr = np.asarray(np.clip(relative * 255, 0, 255), dtype=np.uint8)
    inside = np.ones(relative.shape[:2], dtype=np.bool_)
    return TopView(bgr, relative, inside, 0.0, inset, SEAT.height_mm - inset, scale)


@pytest.mark.parametrize(
    ("seat", "paper"),
    [
        pytest.param(seat, paper, marks=[] if number == seat % len(PALETTE.papers) else pytest.mark.long)
        for seat in range(5)
        for number, paper in enumerate(PALETTE.papers)
    ],
)
def test_an_empty_mat_asks_for_no_look_at_any_cell(seat: int, paper: Srgb) -> None:
    above = from_above(seat, paper)
    stages = SETTINGS.vision
    classes = classify(above.relative, PALETTE, stages.colours)
    assert cells_beside(above, classes, frozenset(), seat, SEAT, stages.beside) == ()
    hand = find_hand(above, classes, seat, SETTINGS.geometry, stages.hands)
    assert hand.reading == Seen(False, 0.98)
    assert not hand.sleeve.any()


@pytest.mark.parametrize("colour", [PALETTE.tile_red, PALETTE.tile_blue])
def test_a_tiles_face_keeps_its_colour(colour: Srgb) -> None:
    side = SETTINGS.geometry.pieces.tile_mm
    relative = print_on_piece(tile_edge((0.0, 0.0), side, colour), side, colour)
    # Where seeing looks at it nothing is printed.
    beside = (SEAT.cell_mm - side) / 2
    inset = round(relative.shape[0] * (SETTINGS.vision.standing.edge_inset_mm - beside) / side)
    assert float(relative[inset:-inset, inset:-inset].min()) == 1.0
    # As seeing rectifies it, half a millimetre a pixel, nothing on it is far from its colour.
    size = round(side * SETTINGS.vision.tiles.px_per_mm)
    seen = cv2.resize(relative, (size, size), interpolation=cv2.INTER_AREA)
    assert float(seen.min()) > 0.7
    bare = np.array([LINEAR[code] for code in reversed(colour)], dtype=np.float32)
    classes = classify(np.asarray(seen * bare, dtype=np.float32), PALETTE, SETTINGS.vision.colours)
    plain = classify(np.ones_like(seen) * bare, PALETTE, SETTINGS.vision.colours)
    assert np.array_equal(classes, plain)


def test_a_disks_plain_back_shows_no_ink() -> None:
    market, size = SETTINGS.vision.market, SETTINGS.geometry.pieces.market_disk_diameter_mm
    green = print_on_piece(disk_back((0.0, 0.0), size, PALETTE.disk_yellow), size, PALETTE.disk_yellow)[..., 1]
    assert float(green.min()) > 1.5 * market.ink_darkness * float(np.percentile(green, 70))


@pytest.mark.slow
def test_the_virtual_table_shows_what_is_printed(tmp_path: Path) -> None:
    sheet = seat_mat(0, JOB)
    (page,) = rendered(pages_for(sheet, "a3", PRINTING), tmp_path, DPI)
    codes = np.full_like(page, 255)
    Raster(codes, PX_PER_MM, (255, 255, 255)).draw(sheet.shapes)
    soft = [cv2.GaussianBlur(picture.astype(np.float32), (0, 0), 2.0) for picture in (page, codes)]
    likeness = np.corrcoef(soft[0].ravel(), soft[1].ravel())[0, 1]
    assert likeness > 0.99
    # Lines come out a little broader, never fainter.
    assert 0.0 <= float((soft[0] - soft[1]).mean()) < 3.0
