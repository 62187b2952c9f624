"""A ruler of 100 mm on every print: measuring it shows whether the printer has scaled the page."""

from __future__ import annotations

from hardware.printing.shapes import Line, Shape, Text
from vision.geometry.table import PointMm
from vision.settings.palette import Srgb

LENGTH_MM = 100.0
_TICK_MM = 2.0
_STEP_MM = 10.0


def ruler(start: PointMm, colour: Srgb, width_mm: float, *, upright: bool, ticks_to: float) -> list[Shape]:
    """A ruler from ``start`` to the right, or upwards.

    Args:
        ticks_to: the side of the line for ticks and text: +1 (above or right) or -1.
    """
    x, y = start

    def at(along: float, across: float) -> PointMm:
        return (x + ticks_to * across, y + along) if upright else (x + along, y + ticks_to * across)

    shapes: list[Shape] = [Line((at(0, 0), at(LENGTH_MM, 0)), colour, width_mm)]
    steps = int(LENGTH_MM / _STEP_MM)
    for step in range(steps + 1):
        long = step in (0, steps // 2, steps)
        shapes.append(
            Line((at(step * _STEP_MM, 0), at(step * _STEP_MM, _TICK_MM * (1.6 if long else 1.0))), colour, width_mm)
        )
    text = "100 mm"
    capital_mm = 1.8
    out = _TICK_MM * 1.8
    # Text along an upright ruler reads upwards: its base line is on its right.
    across = out + (capital_mm if (upright and ticks_to > 0) or (not upright and ticks_to < 0) else 0.0)
    shapes.append(Text(text, at(LENGTH_MM * 0.75, across), capital_mm, colour, turned_deg=90.0 if upright else 0.0))
    return shapes
