"""Ornament for flat pieces: tone on tone, so that their colours and numerals stay readable.

Lines are thin and a little darker than their ground. A tile's face stays bare but for a line along its edge, as vision
measures its colour everywhere and compares it with what stands on it. The tile faces shown in pictures
are a sandstone screen for the dry season and a lotus pond for the rains.
"""

from __future__ import annotations

from typing import Final

from hardware.printing.dress.curves import (
    Curve,
    inset,
    petals,
    polar,
    rectangle,
    ring,
    rounded,
    star,
    through,
)
from hardware.printing.shapes import Outline, around
from vision.geometry.table import PointMm
from vision.settings.palette import Srgb

LINE_MM: Final = 0.25
_TONE: Final = 0.88
_EDGE_MM: Final = 1.3


def darker(colour: Srgb, share: float = _TONE) -> Srgb:
    """The same hue with ``share`` of its light."""
    red, green, blue = (round(code * share) for code in colour)
    return red, green, blue


def tile_edge(middle: PointMm, side_mm: float, colour: Srgb) -> Outline:
    """A line along a tile's edge, where vision does not measure."""
    return _lines([rectangle(around(middle, side_mm / 2 - _EDGE_MM))], colour)


def dry_tile(middle: PointMm, side_mm: float, colour: Srgb) -> Outline:
    """A tile's face for the dry season, as sandstone: stars and crosses around a great star, in a frame."""
    half = side_mm / 2 - 5.5
    step = 2 * half / 6
    stars = [
        star((middle[0] - half + step * (col + 0.5), middle[1] - half + step * (row + 0.5)), step / 2)
        for row in range(6)
        for col in range(6)
        if not (1 < row < 4 and 1 < col < 4)
    ]
    great: list[Curve] = [star(middle, step * 1.02), star(middle, step * 0.72), *petals(middle, (0.8, step * 0.5), 8)]
    return _lines([*_frame(middle, side_mm), *stars, *great], colour)


def rain_tile(middle: PointMm, side_mm: float, colour: Srgb) -> Outline:
    """A tile's face for the rains, as water: a lotus in the middle, spreading rings, leaves in the corners."""
    far = side_mm / 2 - 5.5
    curves: list[Curve] = [*petals(middle, (2.2, 9.0), 8), *petals(middle, (5.0, 12.0), 8, first_deg=112.5)]
    curves += [ring(middle, 1.8), ring(middle, 14.0), ring(middle, 17.5), ring(middle, far)]
    for turn in (45.0, 135.0, 225.0, 315.0):
        pad = polar(middle, far * 1.24, turn)
        curves += [ring(pad, 3.6), through([pad, polar(pad, 3.6, turn + 180)]), *petals(pad, (0.5, 2.4), 6)]
    for turn in range(0, 360, 45):
        for reach in (15.2, 19.6):
            near, tip = polar(middle, reach, turn - 9.0), polar(middle, reach, turn + 9.0)
            curves.append(
                (near, ((polar(middle, reach + 2.0, turn - 4.0), polar(middle, reach - 2.0, turn + 4.0), tip),))
            )
    return _lines([*_frame(middle, side_mm), *curves], colour)


def shield_rim(middle: PointMm, side_mm: float, corner_mm: float, colour: Srgb) -> Outline:
    """A line along the rim and a flower in each corner, clear of the numeral."""
    rim = rounded(around(middle, side_mm / 2 - 1.3), corner_mm - 1.3)
    reach = side_mm / 2 - 3.5
    corners = [(middle[0] + sx * reach, middle[1] + sy * reach) for sx in (-1, 1) for sy in (-1, 1)]
    return _lines([rim, *(petal for corner in corners for petal in petals(corner, (0.3, 1.6), 6))], colour)


def disk_rim(middle: PointMm, diameter_mm: float, colour: Srgb) -> Outline:
    """Petals around a face."""
    radius = diameter_mm / 2
    return _lines([ring(middle, radius - 0.8), *petals(middle, (radius - 2.6, radius - 1.1), 24)], colour)


def disk_back(middle: PointMm, diameter_mm: float, colour: Srgb) -> Outline:
    """A lotus wheel."""
    radius = diameter_mm / 2
    wheel = [*petals(middle, (1.4, radius - 3.4), 8), *petals(middle, (3.6, radius - 2.6), 8, first_deg=112.5)]
    return _lines([ring(middle, 1.0), *wheel, ring(middle, radius - 2.0), ring(middle, radius - 0.8)], colour)


def _frame(middle: PointMm, side_mm: float) -> list[Curve]:
    outer = around(middle, side_mm / 2 - 2.6)
    return [rectangle(outer), rectangle(inset(outer, 1.2))]


def _lines(curves: list[Curve], colour: Srgb) -> Outline:
    return Outline(tuple(curves), None, darker(colour), LINE_MM)
