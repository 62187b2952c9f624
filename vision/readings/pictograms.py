"""Small signs for pieces and counts, drawn on pictures where a word would need a language and a font."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final, Literal, TypeAlias

import cv2
import numpy as np
from numpy.typing import NDArray

Pictogram: TypeAlias = Literal["noble", "stones", "width", "grain", "shield", "elephant", "loose", "hand"]
Point: TypeAlias = tuple[float, float]


@dataclass(frozen=True, slots=True)
class Shape:
    """A drawing in a square of side 1, y downwards.

    Attributes:
        areas: filled polygons.
        round_areas: filled ellipses: centre x, y and half axes x, y.
        gaps: lines that are cut out again: start and end.
    """

    areas: Sequence[Sequence[Point]] = ()
    round_areas: Sequence[tuple[float, float, float, float]] = ()
    gaps: Sequence[tuple[Point, Point]] = ()


_GAP: Final = 0.09
"""Thickness of a gap, as a share of the side."""
_FINE: Final = 8
"""A sign is drawn this many times larger and then averaged down, so that its edges are smooth."""
_CROSSED: Final = ((0.06, 0.94), (0.94, 0.06))


def _box(left: float, top: float, right: float, bottom: float) -> tuple[Point, ...]:
    return (left, top), (right, top), (right, bottom), (left, bottom)


_SHAPES: Final[dict[Pictogram, Shape]] = {
    "noble": Shape(
        areas=[
            [(0.38, 0.4), (0.62, 0.4), (0.74, 0.8), (0.88, 0.8), (0.88, 0.97), (0.12, 0.97), (0.12, 0.8), (0.26, 0.8)]
        ],
        round_areas=[(0.5, 0.25, 0.22, 0.22)],
    ),
    "stones": Shape(
        areas=[[(0.5, 0.02), (0.92, 0.26), (0.92, 0.74), (0.5, 0.98), (0.08, 0.74), (0.08, 0.26)]],
        gaps=[((0.5, 0.5), (0.08, 0.26)), ((0.5, 0.5), (0.92, 0.26)), ((0.5, 0.5), (0.5, 0.98))],
    ),
    "width": Shape(
        areas=[
            [(0.0, 0.5), (0.3, 0.2), (0.3, 0.8)],
            [(1.0, 0.5), (0.7, 0.2), (0.7, 0.8)],
            _box(0.2, 0.42, 0.8, 0.58),
        ],
    ),
    "grain": Shape(areas=[_box(0.08, top, 0.92, top + 0.24) for top in (0.06, 0.38, 0.7)]),
    "shield": Shape(
        areas=[[(0.1, 0.06), (0.9, 0.06), (0.9, 0.5), (0.78, 0.74), (0.5, 0.98), (0.22, 0.74), (0.1, 0.5)]]
    ),
    "elephant": Shape(
        areas=[_box(0.0, 0.42, 0.13, 0.9), _box(0.34, 0.6, 0.5, 0.95), _box(0.74, 0.6, 0.9, 0.95)],
        round_areas=[(0.62, 0.46, 0.32, 0.28), (0.2, 0.4, 0.2, 0.22)],
        gaps=[((0.44, 0.2), (0.44, 0.56))],
    ),
    "loose": Shape(
        areas=[
            [(0.28, 0.02), (0.52, 0.2), (0.34, 0.44), (0.1, 0.26)],
            _box(0.6, 0.34, 0.9, 0.64),
            [(0.2, 0.58), (0.5, 0.62), (0.46, 0.92), (0.16, 0.88)],
        ],
    ),
    "hand": Shape(
        areas=[
            _box(0.3, 0.48, 0.84, 0.97),
            [(0.32, 0.86), (0.04, 0.52), (0.16, 0.42), (0.38, 0.62)],
            *(
                _box(left, top, left + 0.1, 0.55)
                for left, top in ((0.3, 0.14), (0.45, 0.03), (0.59, 0.05), (0.74, 0.16))
            ),
        ],
    ),
}


def draw_pictogram(
    picture: NDArray[np.uint8], sign: Pictogram, left: int, top: int, side: int, bgr: Sequence[int], *, crossed: bool
) -> None:
    """Draw a sign into a square of the picture; what would lie outside the picture is left out.

    Args:
        picture: height×width×3; changed.
        left, top, side: the square, in pixels.
        crossed: with a stroke through it: there is none.
    """
    cover = coverage(sign, side, crossed)
    height, width = picture.shape[:2]
    first_x, first_y = max(left, 0), max(top, 0)
    last_x, last_y = min(left + side, width), min(top + side, height)
    if first_x >= last_x or first_y >= last_y:
        return
    share = cover[first_y - top : last_y - top, first_x - left : last_x - left, None]
    below = picture[first_y:last_y, first_x:last_x]
    below[:] = np.round(below * (1 - share) + np.asarray(bgr, dtype=np.float32) * share).astype(np.uint8)


@lru_cache(maxsize=128)
def coverage(sign: Pictogram, side: int, crossed: bool) -> NDArray[np.float32]:
    """How much of each pixel (side×side) the sign covers, 0 to 1."""
    shape, large = _SHAPES[sign], side * _FINE
    drawn = np.zeros((large, large), dtype=np.uint8)
    for area in shape.areas:
        cv2.fillPoly(drawn, [np.round(np.array(area) * large).astype(np.int32)], 255)
    for x, y, half_x, half_y in shape.round_areas:
        centre, axes = (round(x * large), round(y * large)), (round(half_x * large), round(half_y * large))
        cv2.ellipse(drawn, centre, axes, 0, 0, 360, 255, -1)
    for start, end in shape.gaps:
        _line(drawn, start, end, _GAP, 0)
    if crossed:
        _line(drawn, *_CROSSED, 3 * _GAP, 0)
        _line(drawn, *_CROSSED, _GAP, 255)
    found = np.asarray(cv2.resize(drawn, (side, side), interpolation=cv2.INTER_AREA), np.float32) / np.float32(255)
    found.flags.writeable = False
    return found


def _line(drawn: NDArray[np.uint8], start: Point, end: Point, thickness: float, value: int) -> None:
    large = drawn.shape[0]
    ends = [(round(x * large), round(y * large)) for x, y in (start, end)]
    cv2.line(drawn, ends[0], ends[1], value, max(round(thickness * large), 1))
