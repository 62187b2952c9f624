"""ArUco markers as areas: one black area per marker, so that no printer leaves hairlines between its cells."""

from __future__ import annotations

import cv2
import numpy as np

from hardware.printing.shapes import Area, Bounds, around, box
from vision.geometry.table import PointMm
from vision.settings.palette import Srgb

BORDER_CELLS = 1


def marker_cells(dictionary: str, marker: int) -> tuple[tuple[bool, ...], ...]:
    """Which cells of a marker are black, rows from the top, its black border included.

    Args:
        dictionary: OpenCV's name of the dictionary, e.g. ``DICT_4X4_50``.
    """
    known = cv2.aruco.getPredefinedDictionary(getattr(cv2.aruco, dictionary))
    side = int(known.markerSize) + 2 * BORDER_CELLS
    bits = np.asarray(cv2.aruco.generateImageMarker(known, marker, side, borderBits=BORDER_CELLS))
    return tuple(tuple(bool(value == 0) for value in row) for row in bits)


def marker_area(dictionary: str, marker: int, centre: PointMm, side_mm: float, ink: Srgb) -> Area:
    """The black area of an upright marker, ``side_mm`` wide including its black border."""
    cells = marker_cells(dictionary, marker)
    cell_mm = side_mm / len(cells)
    left, _, _, top = around(centre, side_mm / 2)
    boxes = []
    for row, line in enumerate(cells):
        for first, end in _runs(line):
            upper = top - row * cell_mm
            boxes.append(box((left + first * cell_mm, upper - cell_mm, left + end * cell_mm, upper)))
    return Area(tuple(boxes), ink)


def quiet_zone(dictionary: str, marker: int, centre: PointMm, side_mm: float, quiet_cells: float) -> Bounds:
    """The bounds of a marker with the white it needs around it."""
    cell_mm = side_mm / len(marker_cells(dictionary, marker))
    return around(centre, side_mm / 2 + quiet_cells * cell_mm)


def _runs(line: tuple[bool, ...]) -> list[tuple[int, int]]:
    """Start and end of each run of black cells."""
    edges = [i for i in range(len(line) + 1) if (i > 0 and line[i - 1]) != (i < len(line) and line[i])]
    return list(zip(edges[::2], edges[1::2], strict=True))
