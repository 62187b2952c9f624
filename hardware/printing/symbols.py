"""The seats' symbols, the same as on every page of the companion: triangle, disc, diamond, square, star."""

from __future__ import annotations

import math

from hardware.printing.shapes import Area, Disc, Line, Shape, around, box, regular
from vision.geometry.table import PointMm
from vision.settings.palette import Srgb

SYMBOLS = ("▲", "●", "◆", "■", "★")


def seat_symbol(symbol: str, centre: PointMm, size_mm: float, fill: Srgb, line: Srgb, width_mm: float) -> list[Shape]:
    """A symbol in the seat's colour with an outline, so that white shows on white paper.

    Args:
        symbol: one of ``SYMBOLS``.
        size_mm: side of the square it fits into.
    """
    if symbol == "●":
        return [Disc(centre, size_mm / 2, fill, line, width_mm)]
    corners = _corners(symbol, centre, size_mm)
    return [Area((corners,), fill), Line(corners, line, width_mm, closed=True)]


def symbol_outline(symbol: str, centre: PointMm, size_mm: float, line: Srgb, width_mm: float) -> list[Shape]:
    """A symbol drawn in lines only."""
    if symbol == "●":
        return [Disc(centre, size_mm / 2, None, line, width_mm)]
    return [Line(_corners(symbol, centre, size_mm), line, width_mm, closed=True)]


def _corners(symbol: str, centre: PointMm, size_mm: float) -> tuple[PointMm, ...]:
    half = size_mm / 2
    if symbol == "▲":
        x, y = centre
        height = size_mm * math.sqrt(3) / 2
        return (x - half, y - height / 2), (x + half, y - height / 2), (x, y + height / 2)
    if symbol == "◆":
        return regular(centre, half, 4, 90)
    if symbol == "■":
        return box(around(centre, half * 0.86))
    outer, inner = regular(centre, half, 5, 90), regular(centre, half * 0.4, 5, 126)
    return tuple(point for pair in zip(outer, inner, strict=True) for point in pair)
