"""The part of a tile's raster in which its pieces can be visible; the rest is skipped.

Pieces on a tile show as a patch, of neither the tile's nor paper's colour, that begins on the tile's ground. A raster
reaches as far as the tallest piece could show; most pieces reach half as far.
"""

from __future__ import annotations

from typing import TypeAlias

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.light.colours import Colour, classify, is_neutral, seat_colour
from vision.light.light_model import Linear
from vision.settings.walls import ExtentSettings
from vision.walls.evidence.line_of_sight import LineOfSight, Mask
from vision.walls.evidence.site import Site

Part: TypeAlias = tuple[slice, slice]


def ground_inside(sight: LineOfSight, site: Site, inset_mm: float) -> Mask:
    """Points (rows×m) whose ground lies at least ``inset_mm`` inside the tile's cell."""
    left, bottom, right, top = site.settings.geometry.seat_mat.cell_bounds_mm(site.cell)
    x, y = sight.ground_mm()
    inside: Mask = (x > left + inset_mm) & (x < right - inset_mm) & (y > bottom + inset_mm) & (y < top - inset_mm)
    return inside


def shown_part(relative: Linear, inside: Mask, site: Site, multiple: int, own: ExtentSettings) -> Part:
    """Rows and columns of a raster in which the pieces on its tile show, with room for one stone more.

    Args:
        relative: colours relative to white (rows×m×3, linear BGR).
        inside: points whose ground lies well inside the tile (rows×m).
        multiple: the numbers of rows and columns are multiples of this, as far as the raster allows.
    """
    stages, every = site.settings.stages, own.every_points
    classes = classify(np.ascontiguousarray(relative[::every, ::every]), site.settings.palette, stages.colours)
    bare: list[int] = [Colour.TILE_RED, Colour.TILE_BLUE]
    pale = [
        seat
        for seat in range(len(site.settings.palette.seats))
        if is_neutral(seat, site.settings.palette, stages.colours)[1]
    ]
    if site.seat not in pale:
        bare += [Colour.PAPER, *(seat_colour(seat) for seat in pale)]
    standing = cv2.LUT(classes, _all_but(bare))
    # A disk in a warm lamp's shade is as red as a tile, but on a blue tile's ground nothing red lies.
    other = Colour.TILE_BLUE if site.side == "red" else Colour.TILE_RED
    standing[inside[::every, ::every] & (classes == other)] = 1
    square = np.ones((own.bridged_points // every, own.bridged_points // every), dtype=np.uint8)
    opened = cv2.morphologyEx(standing, cv2.MORPH_OPEN, square)  # noise and printed lines
    patches = _grown_from(cv2.morphologyEx(opened, cv2.MORPH_CLOSE, square), inside, own)
    rows, columns = inside.shape
    ground = np.flatnonzero(inside.any(axis=1))
    last_row = int(ground[-1]) + 1 if len(ground) else rows
    first, last = 0, columns
    if len(patches):
        left, top, width, height, _ = patches.T * every
        last_row = max(last_row, int((top + height).max()) + own.room_points)
        first, last = int(left.min()) - own.room_points, int((left + width).max()) + own.room_points
        if site.side == "red":  # a disk in a warm or dim light is as red as the tile it stands on
            beside = np.flatnonzero(inside.any(axis=0))
            first = min(first, int(beside[0]) - own.room_points // 2)
            last = max(last, int(beside[-1]) + 1 + own.room_points // 2)
    return slice(0, _held(0, last_row, rows, multiple)[1]), slice(*_held(first, last, columns, multiple))


def reaches_beyond(there: Mask, inside: Mask, part: Part, whole: tuple[int, int], own: ExtentSettings) -> bool:
    """Whether something that begins on the tile's ground (``there``, in the part) continues beyond the part."""
    every, edge = own.every_points, own.edge_steps
    patches = _grown_from(there.astype(np.uint8)[::every, ::every], inside, own)
    if not len(patches):
        return False
    rows, columns = (-(-size // every) for size in there.shape)
    left, top, width, height, _ = patches.T
    open_sides = (
        (part[0].stop < whole[0], top + height > rows - edge),
        (part[1].start > 0, left < edge),
        (part[1].stop < whole[1], left + width > columns - edge),
    )
    return any(is_open and bool(touched.any()) for is_open, touched in open_sides)


def _grown_from(mask: object, inside: Mask, own: ExtentSettings) -> NDArray[np.int64]:
    """The patches (N×5: left, top, width, height, area; every second point) that overlap the ground inside."""
    _, labels, stats, _ = cv2.connectedComponentsWithStats(np.asarray(mask, dtype=np.uint8))
    held = np.bincount(labels[inside[:: own.every_points, :: own.every_points]], minlength=len(stats))
    return np.asarray(stats[1:][held[1:] >= own.least_points // own.every_points**2], dtype=np.int64)


def _all_but(classes: list[int]) -> NDArray[np.uint8]:
    """A lookup table with 1 for every class but these."""
    table = np.ones(256, dtype=np.uint8)
    table[classes] = 0
    return table


def _held(first: int, last: int, most: int, multiple: int) -> tuple[int, int]:
    """A range widened to a multiple in length, within 0 and ``most``."""
    first, last = max(first, 0), min(last, most)
    last = min(last + -(last - first) % multiple, most)
    return max(0, first - -(last - first) % multiple), last
