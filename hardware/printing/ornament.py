"""Ornament for sheets: outlines from SVG paths, placed anywhere, and the lotus and arches of the companion's pages.

Where a camera reads, ornament is thin lines only: vision takes anything thinner than a piece for print.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from hardware.printing.shapes import Bounds, Outline, Step
from vision.geometry.table import PointMm
from vision.settings.palette import Srgb

LOTUS: Final = (
    "M32 2 C38 9 40 16 40 21 C40 24 37 29 32 30 C27 29 24 25 24 21 C24 16 26 10 32 2 Z "
    "M21 8 C17 14 18 23 26 29 C17 28 11 21 12 13 C12 11 16 9 21 8 Z "
    "M43 8 C47 14 46 23 38 29 C47 28 53 21 52 13 C52 11 48 9 43 8 Z "
    "M8 16 C7 23 12 28 20 30 C11 31 3 27 1 21 C1 19 4 17 8 16 Z "
    "M56 16 C57 23 52 28 44 30 C53 31 61 27 63 21 C63 19 60 17 56 16 Z"
)
"""The lotus on a field of 64 × 32, y downwards."""
ARCH: Final = (
    "M0 40 L0 22 C3 22 4.6 20 4.4 17.4 C7.4 17.6 9.4 15.6 9.2 12.8 C12.4 13 15.2 10.4 18 4 "
    "C20.8 10.4 23.6 13 26.8 12.8 C26.6 15.6 28.6 17.6 31.6 17.4 C31.4 20 33 22 36 22 L36 40"
)
"""A cusped arch on a field of 36 × 40, y downwards."""


def set_down(
    path: str,
    to_mm: Callable[[float, float], PointMm],
    fill: Srgb | None,
    line: Srgb | None = None,
    width_mm: float = 0.0,
    within: Bounds | None = None,
) -> Outline:
    """Turn an SVG path of absolute M, L, C and Z into an outline on a sheet.

    Args:
        to_mm: converts a point of the path to the sheet's millimetres.
    """
    curves: list[tuple[PointMm, tuple[Step, ...]]] = []
    start: PointMm = (0.0, 0.0)
    steps: list[Step] = []
    for part in _parts(path):
        letter, numbers = part[0], [float(number) for number in part[1:].split()]
        points = [to_mm(numbers[i], numbers[i + 1]) for i in range(0, len(numbers), 2)]
        if letter == "M":
            if steps:
                curves.append((start, tuple(steps)))
            start, steps = points[0], []
        elif letter == "L":
            steps += [(point,) for point in points]
        elif letter == "C":
            steps += [tuple(points[i : i + 3]) for i in range(0, len(points), 3)]
        else:
            steps.append((start,))
    curves.append((start, tuple(steps)))
    return Outline(tuple(curves), fill, line, width_mm, within)


def _parts(path: str) -> list[str]:
    """Split a path into its letters, each with its numbers."""
    spaced = "".join(f"\n{letter}" if letter in "MLCZ" else letter for letter in path)
    return [part.strip() for part in spaced.splitlines() if part.strip()]


def placed(
    field: tuple[float, float], middle: PointMm, scale: float, *, turned: bool = False
) -> Callable[[float, float], PointMm]:
    """Return a function that maps a drawing on a field (y downwards) to the sheet, centred at ``middle``; ``turned``:
    upside down.
    """
    sign = -scale if turned else scale

    def to_mm(x: float, y: float) -> PointMm:
        return middle[0] + sign * (x - field[0] / 2), middle[1] - sign * (y - field[1] / 2)

    return to_mm


def lotus(middle: PointMm, width_mm: float, fill: Srgb | None, line: Srgb | None, line_mm: float = 0.0) -> Outline:
    """The lotus, ``width_mm`` wide."""
    return set_down(LOTUS, placed((64.0, 32.0), middle, width_mm / 64.0), fill, line, line_mm)


def arch(middle: PointMm, width_mm: float, line: Srgb, line_mm: float) -> Outline:
    """A cusped arch, open below, ``width_mm`` wide."""
    return set_down(ARCH, placed((36.0, 40.0), middle, width_mm / 36.0), None, line, line_mm)
