"""The market mat's ornament: each row of disks in an arcade of stalls, with elephants walking by below."""

from __future__ import annotations

import itertools
from collections.abc import Sequence
from typing import Final

from hardware.printing.card_art import ELEPHANT
from hardware.printing.dress.curves import (
    Curve,
    cusped_arch,
    cypress,
    inset,
    merlons,
    petals,
    polar,
    rectangle,
    ring,
    through,
)
from hardware.printing.dress.inks import Inks
from hardware.printing.dress.screens import jali
from hardware.printing.ornament import placed, set_down
from hardware.printing.shapes import Bounds, Outline, Shape
from vision.geometry.table import PointMm
from vision.settings.palette import Srgb

_BELOW_MM: Final = 18.5
_ABOVE_MM: Final = 23.0
_STALL_MM: Final = 14.0
_SPRING: Final = 0.6
_GOODS_MM: Final = 8.5
_BARE: Final[Srgb] = (255, 255, 255)
_ELEPHANT_FIELD: Final = (48.0, 32.0)


def arcade(pads: Sequence[PointMm], inks: Inks) -> list[Shape]:
    """An arch around each pad of a row, on a step and under merlons."""
    (first, y), (last, _) = pads[0], pads[-1]
    left, right = first - _STALL_MM - 1.0, last + _STALL_MM + 1.0
    foot, roof = y - _BELOW_MM, y + _ABOVE_MM
    outer = [cusped_arch((x - _STALL_MM, foot, x + _STALL_MM, roof - 1.4), _SPRING) for x, _ in pads]
    inner = [cusped_arch((x - _STALL_MM + 1.4, foot, x + _STALL_MM - 1.4, roof - 3.8), _SPRING) for x, _ in pads]
    flowers: list[Curve] = []
    for x in [first - _STALL_MM - 0.2, *((a[0] + b[0]) / 2 for a, b in itertools.pairwise(pads)), last + _STALL_MM + 0.2]:  # fmt: skip
        flowers += petals((x, roof - 4.5), (0.5, 2.6), 6)
    return [
        inks.washed([rectangle((left, foot, right, roof))]),
        Outline(tuple(outer), _BARE),
        inks.washed([merlons((left, roof), right, round((right - left) / 5.0), 2.4)]),
        inks.drawn(
            [*inner, through([(left, foot - 1.2), (right, foot - 1.2)]), through([(left, roof), (right, roof)])]
        ),
        inks.bold([*outer, through([(left, foot), (right, foot)])]),
        inks.washed(flowers),
    ]


def procession(bounds: Bounds, count: int, inks: Inks) -> list[Shape]:
    """Elephants walking to the left, with a banner between each and the next."""
    left, bottom, right, top = bounds
    wide = (right - left) / count
    scale = min((top - bottom - 6.0) / _ELEPHANT_FIELD[1], wide * 0.72 / _ELEPHANT_FIELD[0])
    foot = bottom + 2.5
    shapes: list[Shape] = [inks.drawn([through([(left, y), (right, y)]) for y in (bottom, foot)])]
    fine: list[Curve] = []
    for i in range(count):
        middle = (left + wide * (i + 0.45), foot + scale * _ELEPHANT_FIELD[1] * 0.46)
        shapes.append(elephant(middle, scale, inks))
        back = (middle[0] + scale * 4.0, middle[1] + scale * 3.0)
        fine += [*petals(back, (0.6, scale * 5.5), 8), ring(back, scale * 6.6)]
        pole = left + wide * (i + 0.92)
        fine.append(through([(pole, foot), (pole, top - 1.0)]))
        fine.append(through([(pole, top - 1.0), (pole - 4.5, top - 3.0), (pole, top - 5.0)]))
    shapes.append(inks.drawn(fine))
    return shapes


def elephant(middle: PointMm, scale: float, inks: Inks) -> Shape:
    """An elephant's outline with a pale wash."""
    return set_down(ELEPHANT, placed(_ELEPHANT_FIELD, middle, scale), inks.pale, inks.accent, inks.width_mm * 1.8)


def goods(row: str, middle: PointMm, inks: Inks) -> list[Shape]:
    """What a row sells: ears of grain, a shield, or an elephant; some 17 mm wide."""
    if row == "grain":
        return _ears(middle, inks)
    if row == "shields":
        bosses = [ring(polar(middle, 3.8, turn), 1.0) for turn in (45, 135, 225, 315)]
        rim = petals(middle, (6.0, 8.0), 24)
        return [
            inks.washed([ring(middle, _GOODS_MM)]),
            inks.drawn([*rim, ring(middle, 5.6), *petals(middle, (0.7, 2.9), 8)]),
            inks.bold([ring(middle, _GOODS_MM), *bosses]),
        ]
    x, y = middle
    saddle = (x + 2.0, y + 1.6)
    return [
        elephant(middle, 0.46, inks),
        inks.drawn([*petals(saddle, (0.5, 2.6), 8), ring(saddle, 3.3)]),
    ]


def _ears(middle: PointMm, inks: Inks) -> list[Shape]:
    x, y = middle
    grains: list[Curve] = []
    stems: list[Curve] = []
    for lean in (-22.0, 0.0, 22.0):
        foot = (x, y - 8.0)
        for k in range(5):
            at = polar(foot, 7.2 + 2.0 * k, 90.0 - lean)
            grains += [_grain(at, 90.0 - lean + side * 32.0) for side in (-1, 1)]
        tip = polar(foot, 17.0, 90.0 - lean)
        grains.append(_grain(polar(foot, 15.4, 90.0 - lean), 90.0 - lean))
        stems.append(through([foot, tip]))
    tie = through([(x - 2.0, y - 4.8), (x + 2.0, y - 4.8)])
    return [inks.drawn(stems), inks.washed(grains), inks.bold([tie])]


def _grain(foot: PointMm, turn_deg: float) -> Curve:
    tip = polar(foot, 2.7, turn_deg)
    return foot, (
        (polar(foot, 1.0, turn_deg + 55), polar(foot, 2.2, turn_deg + 25), tip),
        (polar(foot, 2.2, turn_deg - 25), polar(foot, 1.0, turn_deg - 55), foot),
    )


def trees(pads: Sequence[PointMm], until_x: float, inks: Inks) -> list[Shape]:
    """Cypresses and flowers in the space that a shorter row leaves."""
    last, y = pads[-1]
    start, foot = last + _STALL_MM + 3.0, y - _BELOW_MM
    room = until_x - start
    flower = start + room * 0.5
    curves = [cypress((start + room * 0.18, foot), 36.0), cypress((start + room * 0.82, foot), 31.0)]
    curves += [through([(flower, foot), (flower, foot + 8.0)]), *petals((flower, foot + 11.0), (0.5, 3.4), 8)]
    return [inks.washed(curves), inks.drawn([through([(start - 1.0, foot), (until_x, foot)])])]


def screen(bounds: Bounds, inks: Inks) -> list[Shape]:
    """A pierced screen in a double frame."""
    return [inks.bold([rectangle(bounds)]), jali(inset(bounds, 2.0), inks), inks.drawn([rectangle(inset(bounds, 2.0))])]
