"""Plates for names: a cartouche with a lotus at either end."""

from __future__ import annotations

from hardware.printing.dress.curves import cartouche, inset
from hardware.printing.dress.inks import Inks
from hardware.printing.ornament import lotus
from hardware.printing.shapes import Bounds, Shape


def plate(bounds: Bounds, inks: Inks, *, flowers: bool = True) -> list[Shape]:
    """A cartouche in two lines, filled; with lotuses inside its ends if there is room."""
    left, bottom, right, top = bounds
    tall, middle = top - bottom, (bottom + top) / 2
    shapes: list[Shape] = [
        inks.washed([cartouche(bounds, tall)]),
        inks.bold([cartouche(inset(bounds, tall * 0.09), tall * 0.9)]),
    ]
    if flowers:
        wide = tall * 0.7
        shapes += [
            lotus((at, middle), wide, None, inks.line, inks.width_mm)
            for at in (left + tall * 1.35, right - tall * 1.35)
        ]
    return shapes
