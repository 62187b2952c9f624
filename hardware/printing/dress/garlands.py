"""The card mat's ornament: garlands at its sides, and the four suits below its cells."""

from __future__ import annotations

from typing import Final

from hardware.printing.card_art import SUIT_PATHS, SUITS
from hardware.printing.dress.curves import Curve, petals, ring, through
from hardware.printing.dress.inks import Inks
from hardware.printing.ornament import placed, set_down
from hardware.printing.shapes import Shape
from vision.geometry.table import CardMatGeometry

_X_MM: Final = 6.0
_STEP_MM: Final = 15.0
_SUIT_MM: Final = 9.0
_FIELD: Final = 32.0


def garlands(mat: CardMatGeometry, quiet_mm: float, inks: Inks) -> list[Shape]:
    """Flowers on a string down both sides, clear of the markers and the rows' numbers."""
    reach = mat.marker_side_mm / 2 + quiet_mm + 6.0
    low, high = min(mat.marker_ys_mm) + reach, max(mat.marker_ys_mm) - reach
    count = round((high - low) / _STEP_MM)
    flowers: list[Curve] = []
    strings: list[Curve] = []
    for x in (_X_MM, mat.width_mm - _X_MM):
        for i in range(count + 1):
            y = low + (high - low) * i / count
            flowers += petals((x, y), (0.7, 3.0), 8)
            if i < count:
                step = (high - low) / count
                strings += [through([(x, y + 3.4), (x, y + step / 2 - 0.9)]), ring((x, y + step / 2), 0.8)]
                strings.append(through([(x, y + step / 2 + 0.9), (x, y + step - 3.4)]))
    shapes: list[Shape] = [inks.washed(flowers), inks.drawn(strings)]
    middle = mat.width_mm / 2
    for i, suit in enumerate(SUITS):
        for side in (-1, 1):
            at = (middle + side * (62.0 + 14.0 * i), mat.grid_bottom_mm / 2)
            shapes.append(
                set_down(
                    SUIT_PATHS[suit], placed((_FIELD, _FIELD), at, _SUIT_MM / _FIELD), None, inks.line, inks.width_mm
                )
            )
    return shapes
