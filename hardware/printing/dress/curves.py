"""Curves for ornament: stars, petals, arches, merlons, cartouches; millimetres, y upwards."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from typing import Final, TypeAlias

from hardware.printing.shapes import Bounds, Step, box
from vision.geometry.table import PointMm

Curve: TypeAlias = tuple[PointMm, tuple[Step, ...]]
"""The starting point and the steps of a curve, as in ``Outline``."""

_ROUND: Final = 0.5523
_STAR_INNER: Final = math.cos(math.radians(45)) / math.cos(math.radians(22.5))


def through(points: Sequence[PointMm], *, closed: bool = False) -> Curve:
    """Straight lines from point to point."""
    steps = [(point,) for point in points[1:]]
    return points[0], (*steps, (points[0],)) if closed else tuple(steps)


def rectangle(bounds: Bounds) -> Curve:
    """A rectangle as a closed curve."""
    return through(box(bounds), closed=True)


def inset(bounds: Bounds, by_mm: float) -> Bounds:
    """The rectangle, made smaller by ``by_mm`` on every side."""
    left, bottom, right, top = bounds
    return left + by_mm, bottom + by_mm, right - by_mm, top - by_mm


def middle_of(bounds: Bounds) -> PointMm:
    """A rectangle's middle."""
    return (bounds[0] + bounds[2]) / 2, (bounds[1] + bounds[3]) / 2


def ring(centre: PointMm, radius: float) -> Curve:
    """A circle made of four curves."""
    (x, y), r, k = centre, radius, radius * _ROUND
    return (x - r, y), (
        ((x - r, y + k), (x - k, y + r), (x, y + r)),
        ((x + k, y + r), (x + r, y + k), (x + r, y)),
        ((x + r, y - k), (x + k, y - r), (x, y - r)),
        ((x - k, y - r), (x - r, y - k), (x - r, y)),
    )


def rounded(bounds: Bounds, corner: float) -> Curve:
    """A rectangle with round corners."""
    (left, bottom, right, top), k = bounds, corner * (1 - _ROUND)
    return (left + corner, bottom), (
        ((right - corner, bottom),),
        ((right - k, bottom), (right, bottom + k), (right, bottom + corner)),
        ((right, top - corner),),
        ((right, top - k), (right - k, top), (right - corner, top)),
        ((left + corner, top),),
        ((left + k, top), (left, top - k), (left, top - corner)),
        ((left, bottom + corner),),
        ((left, bottom + k), (left + k, bottom), (left + corner, bottom)),
    )


def polar(centre: PointMm, radius: float, turn_deg: float) -> PointMm:
    """The point at this distance and direction from the centre."""
    turn = math.radians(turn_deg)
    return centre[0] + radius * math.cos(turn), centre[1] + radius * math.sin(turn)


def star(centre: PointMm, radius: float) -> Curve:
    """An eight-pointed star made of two squares; on a square lattice, such stars leave crosses between them."""
    points = [polar(centre, radius * (1.0 if i % 2 == 0 else _STAR_INNER), 22.5 * i) for i in range(16)]
    return through(points, closed=True)


def petals(
    centre: PointMm, radii: tuple[float, float], count: int, *, fullness: float = 0.9, first_deg: float = 90.0
) -> list[Curve]:
    """A ring of pointed petals between two radii; ``fullness``: the share of its space that each petal fills."""
    inner, outer = radii
    half = 180.0 / count * fullness
    found: list[Curve] = []
    for i in range(count):
        turn = first_deg + 360.0 * i / count
        foot, tip = polar(centre, inner, turn), polar(centre, outer, turn)
        broad = inner + (outer - inner) * 0.45
        near = inner + (outer - inner) * 0.85
        left = (polar(centre, broad, turn + half * 1.7), polar(centre, near, turn + half * 0.5), tip)
        right = (polar(centre, near, turn - half * 0.5), polar(centre, broad, turn - half * 1.7), foot)
        found.append((foot, (left, right)))
    return found


def cusped_arch(bounds: Bounds, spring_share: float = 0.5) -> Curve:
    """A cusped arch from its left foot over its tip to its right; straight up to ``spring_share`` of its height."""
    left, bottom, right, top = bounds
    width, spring = right - left, bottom + (top - bottom) * spring_share

    def at(x: float, y: float) -> PointMm:
        # Coordinates of the companion's arch: 36 wide, from the springing at y = 22 to the tip at y = 4.
        return left + width * x / 36.0, spring + (top - spring) * (22.0 - y) / 18.0

    steps = (
        (at(3, 22), at(4.6, 20), at(4.4, 17.4)),
        (at(7.4, 17.6), at(9.4, 15.6), at(9.2, 12.8)),
        (at(12.4, 13), at(15.2, 10.4), at(18, 4)),
        (at(20.8, 10.4), at(23.6, 13), at(26.8, 12.8)),
        (at(26.6, 15.6), at(28.6, 17.6), at(31.6, 17.4)),
        (at(31.4, 20), at(33, 22), at(36, 22)),
    )
    return (left, bottom), (((left, spring),), *steps, ((right, bottom),))


def onion(foot: PointMm, width: float, height: float) -> Curve:
    """A bulbous dome with its finial, given the middle of its foot."""
    (x, y), w = foot, width / 2
    tip = (x, y + height)
    return (x - w * 0.8, y), (
        ((x - w * 1.25, y + height * 0.3), (x - w * 0.75, y + height * 0.62), tip),
        ((x + w * 0.75, y + height * 0.62), (x + w * 1.25, y + height * 0.3), (x + w * 0.8, y)),
        ((x - w * 0.8, y),),
        (tip,),
        ((x, y + height * 1.3),),
    )


def merlons(start: PointMm, end_x: float, count: int, height: float) -> Curve:
    """A row of pointed merlons along a level line, as on a fort's wall."""
    x, y = start
    wide = (end_x - x) / count
    steps: list[Step] = []
    for i in range(count):
        a = x + wide * i
        steps.append(((a, y + height * 0.6), (a + wide * 0.3, y + height * 0.62), (a + wide / 2, y + height)))
        steps.append(((a + wide * 0.7, y + height * 0.62), (a + wide, y + height * 0.6), (a + wide, y)))
    return start, tuple(steps)


def cartouche(bounds: Bounds, point_mm: float) -> Curve:
    """A panel for a name: straight above and below, its ends drawn out to points ``point_mm`` long."""
    left, bottom, right, top = bounds
    m, c = (bottom + top) / 2, point_mm
    return (left, m), (
        ((left + 0.75 * c, m), (left + 0.15 * c, top), (left + c, top)),
        ((right - c, top),),
        ((right - 0.15 * c, top), (right - 0.75 * c, m), (right, m)),
        ((right - 0.75 * c, m), (right - 0.15 * c, bottom), (right - c, bottom)),
        ((left + c, bottom),),
        ((left + 0.15 * c, bottom), (left + 0.75 * c, m), (left, m)),
    )


def cypress(foot: PointMm, height: float) -> Curve:
    """A cypress as a slender flame on a stem."""
    (x, y), w = foot, height * 0.1
    low = y + height * 0.14
    return (x, y), (
        ((x, low),),
        ((x - w * 2.0, low + height * 0.1), (x - w * 1.1, y + height * 0.6), (x, y + height)),
        ((x + w * 1.1, y + height * 0.6), (x + w * 2.0, low + height * 0.1), (x, low)),
    )


def flattened(curve: Curve, step_mm: float) -> list[PointMm]:
    """The curve as short straight lines of about ``step_mm``."""
    start, steps = curve
    points = [start]
    for step in steps:
        if len(step) == 1:
            points.append(step[0])
            continue
        (ax, ay), (bx, by), (cx, cy), (dx, dy) = points[-1], *step
        length = math.dist((ax, ay), (bx, by)) + math.dist((bx, by), (cx, cy)) + math.dist((cx, cy), (dx, dy))
        count = max(math.ceil(length / step_mm), 2)
        for i in range(1, count + 1):
            t = i / count
            a, b, c, d = (1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t**3
            points.append((a * ax + b * bx + c * cx + d * dx, a * ay + b * by + c * cy + d * dy))
    return points


def mirrored(curves: Iterable[Curve], about_x: float) -> list[Curve]:
    """The curves mirrored about an upright line."""

    def over(point: PointMm) -> PointMm:
        return 2 * about_x - point[0], point[1]

    return [(over(start), tuple(tuple(over(p) for p in step) for step in steps)) for start, steps in curves]


def overturned(curves: Iterable[Curve], about_y: float) -> list[Curve]:
    """The curves mirrored about a level line."""

    def over(point: PointMm) -> PointMm:
        return point[0], 2 * about_y - point[1]

    return [(over(start), tuple(tuple(over(p) for p in step) for step in steps)) for start, steps in curves]
