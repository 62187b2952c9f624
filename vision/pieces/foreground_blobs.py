"""What stands on a tile, as blobs of one colour whose foot is on it; enough to say which tiles hold a city."""

from __future__ import annotations

from dataclasses import dataclass

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.light.colours import Colour
from vision.pieces.tile_look import TileLook
from vision.settings.pieces import StandingSettings

_ROOM_PX = 2  # around a mask, for closing and opening it by a pixel


@dataclass(frozen=True, slots=True)
class Blob:
    """A connected patch of one colour, measured along the line of sight.

    Attributes:
        area_mm2: what it covers there.
        length_mm, breadth_mm: sides of the smallest rectangle around it.
        upright: true if the longer side points away from the table.
        foot_mm: where its lowest point stands on the tile.
    """

    area_mm2: float
    length_mm: float
    breadth_mm: float
    upright: bool
    foot_mm: tuple[float, float]


def own_blobs(look: TileLook, settings: StandingSettings) -> tuple[Blob, ...]:
    """Blobs of the seat's colour that stand on the tile, largest first.

    White wood beside the tile melts into the paper, so a white seat's blobs are cut off at the tile's edges.
    """
    if not look.own_is_paper_like:
        return blobs_of(look, look.own, settings)
    return blobs_of(look, look.own & on_tile(look, settings.edge_inset_mm), settings, settings.edge_inset_mm + 1.0)


def on_tile(look: TileLook, inset_mm: float) -> NDArray[np.bool_]:
    """Pixels whose line of sight ends on the tile's face, ``inset_mm`` or more inside its cell (h×w)."""
    left, bottom, right, top = look.bounds_mm
    low_x, low_y, high_x, high_y = left + inset_mm, bottom + inset_mm, right - inset_mm, top - inset_mm
    corners = look.oblique.to_px([(low_x, low_y), (high_x, low_y), (high_x, high_y), (low_x, high_y)], look.surface_mm)
    mask = np.zeros(look.own.shape, np.uint8)
    cv2.fillConvexPoly(mask, np.round(corners).astype(np.int32), 1)
    return mask > 0


def own_on_tile_mm2(look: TileLook, settings: StandingSettings) -> float:
    """How much of the tile's face the seat's colour covers, whatever it belongs to."""
    return float((look.own & on_tile(look, settings.edge_inset_mm)).sum()) / look.oblique.px_per_mm**2


def brown_blobs(look: TileLook, settings: StandingSettings, beyond_mm: float = 0.0) -> tuple[Blob, ...]:
    """Blobs of the brown of grain and elephants that stand on the tile, or so far beyond its edge, largest first."""
    return blobs_of(look, look.classes == Colour.BROWN, settings, beyond_mm)


def shows_wall(look: TileLook, blobs: tuple[Blob, ...], settings: StandingSettings) -> bool:
    """More of the seat's colour than one fallen stone has."""
    least = settings.more_than_a_shadow_mm2 if look.own_is_neutral else settings.more_than_a_stone_mm2
    return any(blob.area_mm2 >= least for blob in blobs)


def may_be_city(
    look: TileLook, own: tuple[Blob, ...], brown: tuple[Blob, ...], fallen: int, settings: StandingSettings
) -> bool:
    """Whether as little shows as may show of a city: one disk, a patch that is no marked stone, or some of a black or
    white one.

    Args:
        own, brown: patches of these colours that no marked stone or elephant explains.
        fallen: stones that are marked there.
    """
    unexplained_mm2 = own_on_tile_mm2(look, settings) - fallen * settings.more_than_a_stone_mm2
    if any(blob.area_mm2 >= settings.maybe_disk_mm2 for blob in brown) or unexplained_mm2 >= settings.maybe_unlike_mm2:
        return True
    if any(blob.area_mm2 >= settings.maybe_own_mm2 for blob in own):
        return True
    if not look.own_is_neutral:
        return False
    shown_mm2 = max(sum(blob.area_mm2 for blob in own), own_on_tile_mm2(look, settings) / 2)
    return shown_mm2 >= settings.maybe_own_mm2 or sum(blob.area_mm2 for blob in brown) >= settings.maybe_brown_mm2


def has_feet(look: TileLook, settings: StandingSettings) -> bool:
    """Whether a wall that melts into another tile's pieces stands here: its lower edge lies on this tile's face.

    Shadows have such edges too, so black and white seats are not asked.
    """
    if look.own_is_neutral or own_on_tile_mm2(look, settings) < settings.more_than_a_stone_mm2:
        return False
    square = np.ones((3, 3), np.uint8)
    joined = cv2.morphologyEx(look.own.astype(np.uint8), cv2.MORPH_CLOSE, square)
    own = cv2.morphologyEx(joined, cv2.MORPH_OPEN, square) > 0
    scale = look.oblique.px_per_mm
    below = np.zeros_like(own)
    for step in range(1, round(settings.clear_below_mm * scale) + 1):
        below[:-step] |= own[step:]
    feet = own & ~below & on_tile(look, settings.edge_inset_mm)
    return float(np.count_nonzero(feet.any(axis=0))) / scale >= settings.least_feet_mm


def shows_grain(blobs: tuple[Blob, ...], settings: StandingSettings) -> bool:
    """A brown blob as slender as a column of grain disks; an elephant is longer across, or larger."""
    return any(
        blob.area_mm2 >= settings.least_grain_mm2
        and blob.breadth_mm <= settings.grain_breadth_mm
        and (blob.upright or blob.length_mm <= settings.grain_breadth_mm)
        for blob in blobs
    )


def shows_tall_grain(blobs: tuple[Blob, ...], settings: StandingSettings) -> bool:
    """A column taller than an elephant is long: grain, whatever else stands there."""
    return any(
        blob.upright and blob.length_mm >= settings.tall_grain_mm and blob.breadth_mm <= settings.grain_breadth_mm
        for blob in blobs
    )


def blobs_of(
    look: TileLook, mask: NDArray[np.bool_], settings: StandingSettings, foot_inset_mm: float = 0.0
) -> tuple[Blob, ...]:
    """Connected patches of a mask (h×w) whose foot is on the tile, largest first."""
    scale = look.oblique.px_per_mm
    if np.count_nonzero(mask) < settings.least_mm2 * scale**2 / 2:
        return ()
    shown, first_row, first_col = _where_it_shows(mask)
    # Stripes of wood grain and highlights must not part a piece, nor a pixel's breadth join two.
    closed = cv2.morphologyEx(shown, cv2.MORPH_CLOSE, np.ones((3, 3), np.uint8))
    opened = cv2.morphologyEx(closed, cv2.MORPH_OPEN, np.ones((3, 3), np.uint8))
    _, labels, stats, _ = cv2.connectedComponentsWithStats(opened, ltype=cv2.CV_16U)
    found: list[Blob] = []
    for label in 1 + np.flatnonzero(stats[1:, cv2.CC_STAT_AREA] >= settings.least_mm2 * scale**2):
        left, top, width, height, area = (int(v) for v in stats[label])
        patch = labels[top : top + height, left : left + width] == label
        lowest = float(np.nonzero(patch[-2:])[1].mean())
        lift = settings.foot_lift_mm * scale
        foot_px = (first_col + left + lowest, first_row + top + height - 1.0 - lift)
        foot = look.oblique.to_mm([foot_px], look.surface_mm)[0]
        if not look.holds(foot, -foot_inset_mm):
            continue
        _, sides, turn = cv2.minAreaRect(_ends_of_rows(patch))
        steep = sides[1] > sides[0] if abs(turn) < 45 else sides[0] > sides[1]
        found.append(
            Blob(area / scale**2, max(sides) / scale, min(sides) / scale, bool(steep), (float(foot[0]), float(foot[1])))
        )
    return tuple(sorted(found, key=lambda blob: -blob.area_mm2))


def _where_it_shows(mask: NDArray[np.bool_]) -> tuple[NDArray[np.uint8], int, int]:
    """The part of a mask that holds all of it and a little more, as 0 and 1, and its first row and column."""
    height, width = mask.shape
    numbers = mask.astype(np.uint8)
    left, top, across, down = cv2.boundingRect(numbers)
    rows = slice(max(top - _ROOM_PX, 0), min(top + down + _ROOM_PX, height))
    cols = slice(max(left - _ROOM_PX, 0), min(left + across + _ROOM_PX, width))
    return np.ascontiguousarray(numbers[rows, cols]), rows.start, cols.start


def _ends_of_rows(patch: NDArray[np.bool_]) -> NDArray[np.float32]:
    """The outermost points (N×2, column and row) of a connected patch in each of its rows."""
    rows = np.arange(len(patch))
    first, last = patch.argmax(axis=1), patch.shape[1] - 1 - patch[:, ::-1].argmax(axis=1)
    return np.concatenate([np.column_stack([first, rows]), np.column_stack([last, rows])]).astype(np.float32)
