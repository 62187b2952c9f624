"""Printed pieces are of the set's sizes, counts and colours, and their numerals are those that seeing knows."""

from __future__ import annotations

import collections
from pathlib import Path

import cv2
import numpy as np
import pytest

from hardware.printing.layout.tiling import pages_for
from hardware.printing.shapes import Area, Disc, RoundedBox, Text
from hardware.printing.tokens import token_sheets
from tests.hardware.printing.rendered import JOB, PAPERS, SETTINGS, rendered

PIECES = SETTINGS.geometry.pieces


@pytest.mark.parametrize("paper", PAPERS)
def test_there_are_as_many_pieces_as_in_the_box(paper: str) -> None:
    count: collections.Counter[str] = collections.Counter()
    for sheet in token_sheets(paper, JOB):
        for shape in sheet.shapes:
            match shape:
                case Area():
                    count[f"{sheet.title} {shape.fill}"] += 1
                case RoundedBox():
                    assert shape.bounds[2] - shape.bounds[0] == pytest.approx(PIECES.shield_mm)
                    count["shields"] += 1
                case Disc():
                    assert shape.radius_mm == PIECES.market_disk_diameter_mm / 2
                    count["disks and backs"] += 1
                case Text() if shape.text.isdecimal():
                    count[f"{sheet.title} {shape.text}"] += 1
    assert count[f"territory tiles, red sides {SETTINGS.palette.tile_red}"] == 36
    assert count[f"territory tiles, blue sides {SETTINGS.palette.tile_blue}"] == 36
    assert count["shields"] == 30
    assert all(count[f"shields {value}"] == 10 for value in (1, 2, 3))
    assert count["disks and backs"] == 32
    assert all(count[f"market disks, faces and backs {disk}"] == 1 for disk in range(1, 17))


@pytest.mark.parametrize("paper", PAPERS)
def test_red_and_blue_meet_when_printed_on_both_sides(paper: str) -> None:
    tiles = [sheet for sheet in token_sheets(paper, JOB) if sheet.title.startswith("territory")]
    for front, back in zip(tiles[::2], tiles[1::2], strict=True):
        turned = sorted(
            tuple((round(front.width_mm - x, 6), round(y, 6)) for x, y in (corner[0] for corner in area.polygons))
            for area in front.shapes
            if isinstance(area, Area)
        )
        there = sorted(
            tuple((round(x, 6), round(y, 6)) for x, y in (polygon[1] for polygon in area.polygons))
            for area in back.shapes
            if isinstance(area, Area)
        )
        assert "red" in front.title
        assert "blue" in back.title
        assert turned == there


def test_printed_numerals_are_like_those_that_seeing_compares_with(tmp_path: Path) -> None:
    dpi = 254  # 10 px a millimetre
    (sheet,) = [s for s in token_sheets("a4", JOB) if s.title == "shields"]
    (page,) = pages_for(sheet, "a4", SETTINGS.printing)
    (picture,) = rendered((page,), tmp_path, dpi, gray=True)
    templates = [
        np.array([[255.0 if c == "#" else 0.0 for c in row] for row in numeral])
        for numeral in SETTINGS.vision.shields.numerals
    ]
    boxes = [shape for shape in sheet.shapes if isinstance(shape, RoundedBox)]
    values = [int(shape.text) for shape in sheet.shapes if isinstance(shape, Text) and shape.text.isdecimal()]
    for box, value in zip(boxes, values, strict=True):
        left, _, right, top = box.bounds
        x, y = round(left * 10), round(picture.shape[0] - top * 10)
        token = picture[y : y + 220, x : x + round((right - left) * 10)].astype(np.float32)
        small = cv2.resize(token, None, fx=0.1, fy=0.1, interpolation=cv2.INTER_AREA)
        scores = [float(cv2.matchTemplate(small, t.astype(np.float32), cv2.TM_CCOEFF_NORMED).max()) for t in templates]
        assert int(np.argmax(scores)) + 1 == value
        assert max(scores) > SETTINGS.vision.shields.least_correlation
        assert max(scores) - sorted(scores)[-2] > SETTINGS.vision.shields.least_margin
