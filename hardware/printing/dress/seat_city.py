"""The seat mat's ornament: its Lands are the ground of a walled city, and quarters of that city fill the sheet around
it.

The city's gate stands above, the seat's emblem lies below, gardens, stepwells and houses between the markers, and a
screened window at either side holds the places for dice and stones. Each seat's city has its own random layout.
"""

from __future__ import annotations

import itertools
from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Final

from hardware.printing.dress.curves import Curve, cypress, inset, mirrored, petals, rectangle, ring, through
from hardware.printing.dress.gateway import gate
from hardware.printing.dress.inks import Inks
from hardware.printing.dress.quarters import Quarter, court, garden, houses, stepwell, wheel
from hardware.printing.dress.screens import window
from hardware.printing.shapes import Bounds, Shape
from vision.geometry.table import PointMm, SeatMatGeometry

PLACES: Final = 5
"""Number of places for dice and stones at either side."""
PLACE_MM: Final = 4.0
_PLACES_APART_MM: Final = 24.0
_BESIDE_WHITE_MM: Final = 5.5
_FROM_EDGE_MM: Final = 10.5
"""Distance from the sheet's edge: the line in the seat's colour lies between, with bare paper on both sides."""
_WINDOW_MM: Final = (34.0, 184.0)
_LABELS_MM: Final = 7.5
"""Space around the grid for the names of columns and rows."""
_GRID_LINE_MM: Final = 1.2
_FLOWER_MM: Final = 1.5
_FLOWERS_APART_MM: Final = 4.6
_LETTER_MM: Final = 4.0
"""Space around a column's letter, which stands below some markers."""
_PLATE_MM: Final = 11.5
"""Height of the plates with the names of the game and of the seat, at the middle of the upper and lower edge."""


@dataclass(frozen=True, slots=True)
class Fields:
    """The rectangles that a seat mat leaves free: three above the grid, three below, one at either side."""

    above: tuple[Bounds, ...]
    below: tuple[Bounds, ...]
    aside: tuple[Bounds, ...]


def fields_of(mat: SeatMatGeometry, quiet_mm: float) -> Fields:
    """The free rectangles of a seat mat; ``quiet_mm``: width of the white around a marker."""
    reach = mat.marker_side_mm / 2 + quiet_mm + _BESIDE_WHITE_MM
    xs = mat.marker_xs_mm
    spans = [(a + reach, b - reach) for a, b in itertools.pairwise(xs)]
    grid_top = mat.grid_bottom_mm + mat.rows * mat.cell_mm
    low, high = mat.grid_bottom_mm - _LABELS_MM, grid_top + _LABELS_MM
    wide, tall = _WINDOW_MM
    middle = (mat.grid_bottom_mm + grid_top) / 2
    return Fields(
        tuple((a, high, b, mat.height_mm - _FROM_EDGE_MM) for a, b in spans),
        tuple((a, _FROM_EDGE_MM, b, low) for a, b in spans),
        tuple((x - wide / 2, middle - tall / 2, x + wide / 2, middle + tall / 2) for x in (xs[0], xs[-1])),
    )


def places(mat: SeatMatGeometry) -> list[list[PointMm]]:
    """The middles of the places for dice and stones at either side, from below."""
    middle = mat.grid_bottom_mm + mat.rows * mat.cell_mm / 2
    first = middle - _PLACES_APART_MM * (PLACES - 1) / 2
    return [
        [(x, first + _PLACES_APART_MM * place) for place in range(PLACES)]
        for x in (mat.marker_xs_mm[0], mat.marker_xs_mm[-1])
    ]


def city(
    mat: SeatMatGeometry, quiet_mm: float, inks: Inks, gilt: Inks, rng: Random, *, spared: Sequence[Bounds] = ()
) -> list[Shape]:
    """The whole city except names and emblem.

    Args:
        gilt: the inks beside the markers, where vision looks for no pieces.
        spared: rectangles beside the markers that stay free for the patch strips.
    """
    fields = fields_of(mat, quiet_mm)
    shapes: list[Shape] = [_grid_line(mat, inks), *_plaques(mat, quiet_mm, gilt, spared), *_plots(mat, inks)]
    quarters: list[Quarter] = [garden, stepwell, houses, court]
    rng.shuffle(quarters)
    middle = len(fields.above) // 2
    outer = [field for row in (fields.above, fields.below) for i, field in enumerate(row) if i != middle]
    for field, quarter in zip(outer, quarters, strict=False):
        shapes += quarter(field, inks, rng)
    left, bottom, right, top = fields.above[middle]
    shapes += gate((left + 0.5, bottom + 0.5, right - 0.5, top - _PLATE_MM + 4.0), inks)
    shapes += _emblem_ground(emblem_field(fields), inks)
    for field, roundels in zip(fields.aside, places(mat), strict=True):
        shapes += window(field, roundels, PLACE_MM, inks)
    return shapes


def emblem_field(fields: Fields) -> Bounds:
    """The rectangle for the seat's emblem."""
    left, bottom, right, top = fields.below[len(fields.below) // 2]
    return left, bottom + 4.5, right, top


def _emblem_ground(bounds: Bounds, inks: Inks) -> list[Shape]:
    """A lotus wheel between cypresses, in a frame."""
    left, bottom, right, top = bounds
    x, y = (left + right) / 2, (bottom + top) / 2
    foot = bottom + 3.0
    trees = [cypress((left + 9.0, foot), top - bottom - 6.0)]
    for at, tall in ((left + 4.2, 8.0), (left + 13.8, 5.5)):
        trees += [through([(at, foot), (at, foot + tall)]), *petals((at, foot + tall + 2.0), (0.4, 2.4), 8)]
    return [
        inks.edged([rectangle(bounds)]),
        inks.washed([*trees, *mirrored(trees, x)]),
        *wheel((x, y), (top - bottom) / 2 - 3.2, inks),
    ]


def _grid_line(mat: SeatMatGeometry, inks: Inks) -> Shape:
    left, bottom = mat.grid_left_mm, mat.grid_bottom_mm
    right, top = left + mat.cols * mat.cell_mm, bottom + mat.rows * mat.cell_mm
    return inks.edged([rectangle(inset((left, bottom, right, top), -_GRID_LINE_MM))])


def _plots(mat: SeatMatGeometry, inks: Inks) -> list[Shape]:
    """A lotus in each cell, so faint that the cell still reads as bare, with room for the place's name."""
    flowers: list[Curve] = []
    rings: list[Curve] = []
    for cell in mat.cells():
        middle = mat.cell_centre_mm(cell)
        flowers += petals(middle, (6.5, 13.0), 8)
        rings += [ring(middle, 6.0), ring(middle, 14.0)]
    return [inks.drawn(flowers), inks.drawn(rings)]


def _plaques(mat: SeatMatGeometry, quiet_mm: float, gilt: Inks, spared: Sequence[Bounds]) -> list[Shape]:
    """Small flowers along a marker's white, where vision looks only for the marker and the patch strips.

    They never form a closed frame: a square around a square might be taken for a marker.
    """
    half = mat.marker_side_mm / 2 + quiet_mm
    reach = half + _FLOWER_MM * 1.7
    count = int(2 * half / _FLOWERS_APART_MM)
    along = [_FLOWERS_APART_MM * (i - (count - 1) / 2) for i in range(count)]
    flowers: list[Curve] = []
    for x, y in mat.marker_centres_mm(0).values():
        inner_y = y - reach if y > mat.height_mm / 2 else y + reach
        middles = [(x + at, inner_y) for at in along if abs(at) > _LETTER_MM]
        middles += [(x + sx * reach, y + at) for sx in (-1, 1) for at in along]
        middles += [(x + sx * reach, inner_y) for sx in (-1, 1)]
        for middle in middles:
            if _inside(middle, mat) and not any(_touches(middle, bounds) for bounds in spared):
                flowers += petals(middle, (0.25, _FLOWER_MM), 4, first_deg=45.0)
    return [gilt.washed(flowers)]


def _touches(middle: PointMm, bounds: Bounds) -> bool:
    """Whether a flower there would touch a rectangle."""
    left, bottom, right, top = bounds
    x, y = middle
    return left - _FLOWER_MM < x < right + _FLOWER_MM and bottom - _FLOWER_MM < y < top + _FLOWER_MM


def _inside(middle: PointMm, mat: SeatMatGeometry) -> bool:
    """Whether a flower here is far enough from the sheet's edge."""
    x, y = middle
    edge = _FROM_EDGE_MM + _FLOWER_MM
    return edge < x < mat.width_mm - edge and edge < y < mat.height_mm - edge
