"""Pierced screens (jali): lattices of eight-pointed stars and crosses, alone or around an arched window."""

from __future__ import annotations

from typing import Final

from hardware.printing.dress.curves import Curve, cusped_arch, inset, overturned, petals, rectangle, ring, star, through
from hardware.printing.dress.inks import Inks
from hardware.printing.shapes import Bounds, Shape
from vision.geometry.table import PointMm

_STEP_MM: Final = 8.0
_SPRING: Final = 0.35


def jali(bounds: Bounds, inks: Inks, step_mm: float = _STEP_MM) -> Shape:
    """A rectangle filled with stars, as many as fit evenly."""
    left, bottom, right, top = bounds
    cols, rows = max(round((right - left) / step_mm), 1), max(round((top - bottom) / step_mm), 1)
    wide, tall = (right - left) / cols, (top - bottom) / rows
    radius = min(wide, tall) / 2
    stars = [
        star((left + wide * (col + 0.5), bottom + tall * (row + 0.5)), radius)
        for row in range(rows)
        for col in range(cols)
    ]
    return inks.drawn(stars)


def window(bounds: Bounds, roundels: list[PointMm], radius_mm: float, inks: Inks) -> list[Shape]:
    """A tall panel, arched at both ends, with roundels strung down its middle and screens in its corners.

    Args:
        roundels: the middles of the roundels, from below.
        radius_mm: radius of each roundel, which stays empty.
    """
    left, bottom, right, top = bounds
    half, middle = (right - left) / 2, (bottom + top) / 2
    inner = inset(bounds, 3.6)
    upper: Bounds = (inner[0], middle, inner[2], inner[3])
    spring = 1.0 - half * 1.1 / (inner[3] - middle)
    arch = cusped_arch(upper, spring)
    slim = cusped_arch((upper[0] + 2.6, middle, upper[2] - 2.6, upper[3] - 4.2), spring)
    arches = [arch, *overturned([arch], middle)]
    shapes: list[Shape] = [
        inks.drawn([rectangle(bounds), slim, *overturned([slim], middle)]),
        inks.drawn(_spandrels(upper, middle)),
        inks.bold(arches),
    ]
    shapes += _string(roundels, radius_mm, (inner[1], inner[3]), inks)
    return shapes


def _spandrels(upper: Bounds, middle: float) -> list[Curve]:
    """Stars beside the arches' tips."""
    left, _, right, top = upper
    radius = (right - left) / 14
    found = []
    for row in range(3):
        for col in range(3 - row):
            at = (left + radius * (1.15 + 2.05 * col), top - radius * (1.15 + 2.05 * row))
            found += [star(at, radius), star((left + right - at[0], at[1]), radius)]
    return [*found, *overturned(found, middle)]


def _string(roundels: list[PointMm], radius_mm: float, ends: tuple[float, float], inks: Inks) -> list[Shape]:
    """Lotus wheels around empty middles, joined by a stem with buds."""
    wheels: list[Curve] = []
    stems: list[Curve] = []
    outer = radius_mm * 2.1
    for centre in roundels:
        wheels += petals(centre, (radius_mm + 1.2, outer), 10)
    x = roundels[0][0]
    edges = [ends[0], *(y for _, middle in roundels for y in (middle - outer - 0.4, middle + outer + 0.4)), ends[1]]
    for low, high in zip(edges[2:-2:2], edges[3:-1:2], strict=True):
        stems.append(through([(x, low), (x, high)]))
        stems.append(ring((x, (low + high) / 2), 1.0))
    for y, way in ((edges[1], -1.0), (edges[-2], 1.0)):
        stems.append(through([(x, y), (x, y + way * 5.0)]))
        wheels += petals((x, y + way * 9.0), (0.8, 4.6), 8)
    return [inks.drawn([*wheels, *stems])]
