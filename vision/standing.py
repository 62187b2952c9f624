"""What stands on a tile, as blobs of one colour whose foot is on it; enough to say which tiles hold a city."""

from __future__ import annotations

from dataclasses import dataclass

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.colours import Colour
from vision.settings import StandingSettings
from vision.tile_look import TileLook


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


def brown_blobs(look: TileLook, settings: StandingSettings) -> tuple[Blob, ...]:
    """Blobs of the brown of grain and elephants that stand on the tile, largest first."""
    return blobs_of(look, look.classes == Colour.BROWN, settings)


def shows_wall(look: TileLook, blobs: tuple[Blob, ...], settings: StandingSettings) -> bool:
    """More of the seat's colour than one fallen stone has."""
    least = settings.more_than_a_shadow_mm2 if look.own_is_neutral else settings.more_than_a_stone_mm2
    return any(blob.area_mm2 >= least for blob in blobs)


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
    # Stripes of wood grain and highlights must not part a piece, nor a pixel's breadth join two.
    closed = cv2.morphologyEx(mask.astype(np.uint8), cv2.MORPH_CLOSE, np.ones((3, 3), np.uint8))
    opened = cv2.morphologyEx(closed, cv2.MORPH_OPEN, np.ones((3, 3), np.uint8))
    count, labels, stats, _ = cv2.connectedComponentsWithStats(opened)
    found: list[Blob] = []
    for label in range(1, count):
        left, top, width, height, area = (int(v) for v in stats[label])
        if area < settings.least_mm2 * scale**2:
            continue
        rows, cols = np.nonzero(labels[top : top + height, left : left + width] == label)
        lowest = rows >= height - 2
        foot_px = (left + float(cols[lowest].mean()), top + height - 1.0 - settings.foot_lift_mm * scale)
        foot = look.oblique.to_mm([foot_px], look.surface_mm)[0]
        if not look.holds(foot, -foot_inset_mm):
            continue
        points = np.column_stack([cols, rows]).astype(np.float32)
        _, sides, turn = cv2.minAreaRect(points)
        steep = sides[1] > sides[0] if abs(turn) < 45 else sides[0] > sides[1]
        found.append(
            Blob(area / scale**2, max(sides) / scale, min(sides) / scale, bool(steep), (float(foot[0]), float(foot[1])))
        )
    return tuple(sorted(found, key=lambda blob: -blob.area_mm2))
