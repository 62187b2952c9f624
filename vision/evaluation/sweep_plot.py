"""Exact shares over the steps of a sweep, drawn: flat lines are what does not depend on the quantity."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import cv2
import numpy as np
from numpy.typing import NDArray

WIDTH_PX, HEIGHT_PX = 720, 420
LEFT_PX, TOP_PX, BELOW_PX, RIGHT_PX = 60, 40, 60, 250
# Colours that people who see no red or no green tell apart, too (Okabe and Ito 2008), as BGR.
COLOURS = ((178, 114, 0), (0, 94, 213), (115, 158, 0), (167, 121, 204), (0, 159, 230), (60, 60, 60))
_DARK, _PALE = (40, 40, 40), (215, 215, 215)


@dataclass(frozen=True, slots=True)
class Curve:
    """One quantity: (step, share, low, high) of each step, shares 0 … 1."""

    name: str
    points: tuple[tuple[float, float, float, float], ...]


def sweep_plot(says: str, unchanged: float, curves: Sequence[Curve]) -> NDArray[np.uint8]:
    """A plot with one line for each quantity and bars for the intervals (H×W×3, BGR).

    Args:
        says: what the steps are. unchanged: the step at which photos are as they were; a line marks it.
    """
    size = (TOP_PX + HEIGHT_PX + BELOW_PX, LEFT_PX + WIDTH_PX + RIGHT_PX, 3)
    plot = np.full(size, 255, dtype=np.uint8)
    steps = sorted({point[0] for curve in curves for point in curve.points})
    first, span = steps[0], max(steps[-1] - steps[0], 1e-9)

    def at(step: float, share: float) -> tuple[int, int]:
        x = LEFT_PX + 20 + round((WIDTH_PX - 40) * (step - first) / span)
        return x, TOP_PX + round(HEIGHT_PX * (1 - share))

    for tick in (0.0, 0.25, 0.5, 0.75, 1.0):
        y = at(first, tick)[1]
        cv2.line(plot, (LEFT_PX, y), (LEFT_PX + WIDTH_PX, y), _PALE, 1)
        _write(plot, f"{tick:.0%}", (12, y + 4), _DARK)
    for step in steps:
        x = at(step, 0.0)[0]
        cv2.line(plot, (x, TOP_PX), (x, TOP_PX + HEIGHT_PX), _DARK if step == unchanged else _PALE, 1)
        _write(plot, f"{step:g}", (x - 12, TOP_PX + HEIGHT_PX + 20), _DARK)
    _write(plot, says, (LEFT_PX, TOP_PX + HEIGHT_PX + 46), _DARK)
    _write(plot, "share", (12, TOP_PX - 16), _DARK)
    for index, curve in enumerate(curves):
        colour = COLOURS[index % len(COLOURS)]
        aside = 3 * (index - len(curves) // 2)  # so that bars do not hide one another
        places = [at(step, share) for step, share, _, _ in curve.points]
        line = np.array([(x + aside, y) for x, y in places], dtype=np.int32)
        cv2.polylines(plot, [line], isClosed=False, color=colour, thickness=2, lineType=cv2.LINE_AA)
        for (x, y), (step, _, low, high) in zip(places, curve.points, strict=True):
            cv2.line(plot, (x + aside, at(step, low)[1]), (x + aside, at(step, high)[1]), colour, 1)
            cv2.circle(plot, (x + aside, y), 4, colour, -1, cv2.LINE_AA)
        _write(plot, curve.name, (LEFT_PX + WIDTH_PX + 14, TOP_PX + 20 + 22 * index), colour)
    return plot


def _write(plot: NDArray[np.uint8], text: str, at: tuple[int, int], colour: tuple[int, int, int]) -> None:
    cv2.putText(plot, text, at, cv2.FONT_HERSHEY_SIMPLEX, 0.42, colour, 1, cv2.LINE_AA)
