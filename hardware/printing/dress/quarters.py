"""Quarters of a walled city seen from above, drawn into rectangles: a garden, a stepwell, houses around their courts."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Final, TypeAlias

from hardware.printing.dress.curves import (
    Curve,
    cypress,
    inset,
    middle_of,
    petals,
    polar,
    rectangle,
    ring,
    star,
    through,
)
from hardware.printing.dress.inks import Inks
from hardware.printing.dress.screens import jali
from hardware.printing.shapes import Bounds, Shape
from vision.geometry.table import PointMm

Quarter: TypeAlias = Callable[[Bounds, Inks, Random], list[Shape]]

_BORDER_MM: Final = 3.0
_STREET_MM: Final = 1.5
_LEAST_HOUSE_MM: Final = 6.5
_TREAD_MM: Final = 2.5
_FLIGHT_MM: Final = 5.0


def garden(bounds: Bounds, inks: Inks, rng: Random) -> list[Shape]:
    """A garden in four parts: channels that meet in a pool, and in each bed a parterre or trees."""
    left, bottom, right, top = inner = inset(bounds, _BORDER_MM)
    x, y = middle_of(bounds)
    half = 1.5
    pool = 6.5
    water: list[Curve] = [
        through([(left, y - half), (x - pool, y - half)]), through([(left, y + half), (x - pool, y + half)]),
        through([(x + pool, y - half), (right, y - half)]), through([(x + pool, y + half), (right, y + half)]),
        through([(x - half, bottom), (x - half, y - pool)]), through([(x + half, bottom), (x + half, y - pool)]),
        through([(x - half, y + pool), (x - half, top)]), through([(x + half, y + pool), (x + half, top)]),
    ]  # fmt: skip
    beds: list[Bounds] = [
        (left, bottom, x - half, y - half), (x + half, bottom, right, y - half),
        (left, y + half, x - half, top), (x + half, y + half, right, top),
    ]  # fmt: skip
    plants: list[Curve] = []
    frames: list[Curve] = []
    plans = [_parterre, _grove]
    rng.shuffle(plans)
    for i, bed in enumerate(beds):
        frames.append(rectangle(inset(bed, 1.4)))
        plants += plans[(i in (1, 2)) % 2](inset(bed, 2.6), rng)
    return [
        inks.edged([rectangle(bounds)]),
        inks.drawn([rectangle(inner), *water, *frames]),
        inks.washed([star((x, y), pool), *petals((x, y), (1.4, 4.4), 8)]),
        inks.washed(plants),
        inks.drawn([ring((x, y), 1.0)]),
    ]


def _parterre(bed: Bounds, rng: Random) -> list[Curve]:
    left, bottom, right, top = bed
    x, y = middle_of(bed)
    radius = min(right - left, top - bottom) / 2
    count = rng.choice((6, 8, 10))
    flower = [*petals((x, y), (radius * 0.22, radius * 0.92), count), ring((x, y), radius * 0.16)]
    aside = (right - left) / 2 - radius * 0.42
    corners = [(x + sx * aside, y + sy * radius * 0.62) for sx in (-1, 1) for sy in (-1, 1)]
    return [*flower, *(curve for corner in corners for curve in petals(corner, (0.4, 1.9), 5))]


def _grove(bed: Bounds, rng: Random) -> list[Curve]:
    left, bottom, right, top = bed
    count = max(int((right - left) / 4.4), 2)
    wide, tall = (right - left) / count, top - bottom
    turn = rng.randrange(2)
    trees: list[Curve] = []
    for i in range(count):
        at = left + wide * (i + 0.5)
        if i % 2 == turn:
            trees.append(cypress((at, bottom + 0.3), tall - 0.6))
        else:
            trees += [through([(at, bottom + 0.3), (at, bottom + tall * 0.45)]), ring((at, bottom + tall * 0.6), 1.8)]
            trees += petals((at, bottom + tall * 0.6), (0.3, 1.3), 6)
    return trees


def stepwell(bounds: Bounds, inks: Inks, rng: Random) -> list[Shape]:
    """A stepped tank: treads that lead down to the water, with stairs from each to the next on all sides."""
    x, y = middle_of(bounds)
    treads: list[Curve] = []
    stairs: list[Curve] = []
    at, half = inset(bounds, _BORDER_MM), rng.random() < 0.5
    while at[3] - at[1] > 14.0:
        treads.append(rectangle(at))
        deeper = inset(at, _TREAD_MM)
        half = not half
        for along in _flights(x, (deeper[0], deeper[2]), half=half):
            stairs += [
                _flight((along, edge), (0.0, inner - edge)) for edge, inner in ((at[1], deeper[1]), (at[3], deeper[3]))
            ]
        for along in _flights(y, (deeper[1], deeper[3]), half=half):
            stairs += [
                _flight((edge, along), (inner - edge, 0.0)) for edge, inner in ((at[0], deeper[0]), (at[2], deeper[2]))
            ]
        at = deeper
    waves = [
        _wave(at[0] + 2.0 + 5.4 * i, y + dy) for dy in (-2.6, 2.6) for i in range(int((at[2] - at[0] - 4.0) / 5.4) + 1)
    ]
    return [
        inks.edged([rectangle(bounds)]),
        inks.drawn([*treads, *stairs]),
        inks.washed([rectangle(at)]),
        inks.drawn(waves),
        inks.washed(petals((x, y), (0.6, 4.2), 8)),
    ]


def _flights(middle: float, ends: tuple[float, float], *, half: bool) -> list[float]:
    """Where flights of stairs stand along a tread, spaced evenly around its middle."""
    count = int((ends[1] - ends[0]) / 2 / _FLIGHT_MM)
    shift = _FLIGHT_MM / 2 if half else 0.0
    places = [middle + shift + _FLIGHT_MM * i for i in range(-count - 1, count + 1)]
    return [place for place in places if ends[0] + 1.0 < place < ends[1] - 1.0]


def _flight(top: PointMm, down: PointMm) -> Curve:
    """Stairs on both sides of a landing at a tread's edge."""
    (x, y), (dx, dy) = top, down
    return through([(x + dx - dy * 0.7, y + dy + dx * 0.7), top, (x + dx + dy * 0.7, y + dy - dx * 0.7)])


def _wave(x: float, y: float) -> Curve:
    return (x, y), (((x + 1.0, y + 1.3), (x + 2.4, y - 1.3), (x + 3.4, y)),)


def court(bounds: Bounds, inks: Inks, rng: Random) -> list[Shape]:
    """A court paved with stars, with a pavilion's lotus in its middle."""
    inner = inset(bounds, _BORDER_MM)
    x, y = middle_of(bounds)
    radius = (inner[3] - inner[1]) * 0.36
    return [
        jali(inner, inks, rng.choice((7.0, 7.6, 8.2))),
        inks.edged([rectangle(bounds)]),
        inks.drawn([rectangle(inner)]),
        inks.washed([ring((x, y), radius)]),
        inks.drawn([*petals((x, y), (radius * 0.3, radius * 0.92), 12), *petals((x, y), (0.4, radius * 0.28), 6)]),
    ]


def houses(bounds: Bounds, inks: Inks, rng: Random) -> list[Shape]:
    """Streets and houses, each around its court, with a temple or a tree in the larger courts."""
    blocks = _divided(inset(bounds, _BORDER_MM), rng)
    walls: list[Curve] = []
    courts: list[Curve] = []
    green: list[Curve] = []
    for block in blocks:
        plot = inset(block, _STREET_MM / 2)
        walls.append(rectangle(plot))
        short = min(plot[2] - plot[0], plot[3] - plot[1])
        court = inset(plot, short * rng.uniform(0.26, 0.34))
        courts.append(rectangle(court))
        if short > 8.0:
            centre = middle_of(court)
            room = min(court[2] - court[0], court[3] - court[1]) / 2
            green += petals(centre, (0.3, room * 0.85), rng.choice((6, 8)))
        elif rng.random() < 0.5:
            courts.append(through([(plot[0], plot[1]), (court[0], court[1])]))
            courts.append(through([(plot[2], plot[3]), (court[2], court[3])]))
    towers = [star(corner, 1.7) for corner in _corners(inset(bounds, 1.4))]
    return [
        inks.washed(walls),
        inks.drawn([*courts, *green]),
        inks.edged([rectangle(bounds)]),
        inks.washed(towers),
    ]


def _corners(bounds: Bounds) -> list[tuple[float, float]]:
    left, bottom, right, top = bounds
    return [(left, bottom), (right, bottom), (right, top), (left, top)]


def _divided(block: Bounds, rng: Random) -> list[Bounds]:
    left, bottom, right, top = block
    wide, tall = right - left, top - bottom
    if max(wide, tall) < 2 * _LEAST_HOUSE_MM or (max(wide, tall) < 17.0 and rng.random() < 0.35):
        return [block]
    share = rng.uniform(0.4, 0.6)
    if wide >= tall:
        cut = left + wide * share
        return [*_divided((left, bottom, cut, top), rng), *_divided((cut, bottom, right, top), rng)]
    cut = bottom + tall * share
    return [*_divided((left, bottom, right, cut), rng), *_divided((left, cut, right, top), rng)]


def wheel(centre: tuple[float, float], radius_mm: float, inks: Inks) -> list[Shape]:
    """A lotus seen from above, with its rays, as the ground for an emblem; empty up to half its radius."""
    rays = [
        through([polar(centre, radius_mm * 0.9, turn), polar(centre, radius_mm, turn)]) for turn in range(0, 360, 10)
    ]
    return [
        inks.washed(petals(centre, (radius_mm * 0.5, radius_mm * 0.86), 16)),
        inks.drawn([ring(centre, radius_mm * 0.48), ring(centre, radius_mm * 0.9), *rays]),
        inks.edged([ring(centre, radius_mm)]),
    ]
