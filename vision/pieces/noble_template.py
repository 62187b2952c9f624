"""The pawn's shape along the line of sight."""

from __future__ import annotations

import math
from dataclasses import dataclass
from functools import lru_cache
from typing import TypeAlias

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.pieces.tile_look import TileLook
from vision.settings.pieces import NobleSettings

Map: TypeAlias = NDArray[np.float32]
SUPERSAMPLING = 4


@dataclass(frozen=True, slots=True)
class Pawn:
    """The pawn's projected shape: what its body covers (h×w, 0..1), and its foot's pixel."""

    body: Map
    foot: tuple[float, float]


def pawn_seen_from(elevation_rad: float, settings: NobleSettings) -> Pawn:
    """The pawn's shape at the nearest whole degree, cached: a degree changes less than a pixel."""
    return _pawn_at_degree(round(math.degrees(elevation_rad)), settings)


@lru_cache(maxsize=128)
def _pawn_at_degree(elevation_deg: int, settings: NobleSettings) -> Pawn:
    return pawn_shape(math.radians(elevation_deg), settings)


def pawn_shape(elevation_rad: float, settings: NobleSettings) -> Pawn:
    """The pawn's outline from an elevation: the union of the ellipses at each height of its profile."""
    scale = settings.px_per_mm
    heights = np.array([z for z, _ in settings.profile_mm])
    radii = np.array([r for _, r in settings.profile_mm])
    widest, tallest = float(radii.max()), float(heights.max())
    squash, rise = math.sin(elevation_rad), math.cos(elevation_rad)
    border = 4.0
    foot_x = widest + border
    foot_y = tallest * rise + float(radii[-1]) + border
    size = (math.ceil(2 * foot_x * scale), math.ceil((foot_y + widest * squash + border) * scale))
    body = np.zeros((size[1] * SUPERSAMPLING, size[0] * SUPERSAMPLING), np.uint8)
    fine = scale * SUPERSAMPLING
    for z in np.arange(0.0, tallest + 0.01, 0.25):
        radius = float(np.interp(z, heights, radii))
        centre = (round(foot_x * fine * 16), round((foot_y - z * rise) * fine * 16))
        axes = (round(radius * fine * 16), round(radius * squash * fine * 16))
        cv2.ellipse(body, centre, axes, 0, 0, 360, 255, -1, cv2.LINE_8, 4)
    return Pawn(_reduced(body, size), (foot_x * scale - 0.5, foot_y * scale - 0.5))


def _reduced(shape: NDArray[np.uint8], size: tuple[int, int]) -> Map:
    return np.asarray(cv2.resize(shape, size, interpolation=cv2.INTER_AREA), dtype=np.float32) / np.float32(255)


def feet_on_tile(look: TileLook, pawn: Pawn, inset_mm: float) -> NDArray[np.bool_]:
    """Which placements of the pawn's box (top-left pixel) put its foot on the tile."""
    left, bottom, right, top = look.bounds_mm
    low_x, low_y, high_x, high_y = left + inset_mm, bottom + inset_mm, right - inset_mm, top - inset_mm
    corners = look.oblique.to_px([(low_x, low_y), (high_x, low_y), (high_x, high_y), (low_x, high_y)], look.surface_mm)
    size = (look.own.shape[0] - pawn.body.shape[0] + 1, look.own.shape[1] - pawn.body.shape[1] + 1)
    mask = np.zeros((max(size[0], 1), max(size[1], 1)), np.uint8)
    cv2.fillConvexPoly(mask, np.round(corners - pawn.foot).astype(np.int32), 1)
    return mask > 0


def mean_under(values: Map, weights: Map) -> Map:
    """Weighted mean of an image under a mask, for every placement of the mask."""
    total = cv2.matchTemplate(values, weights, cv2.TM_CCORR) / float(weights.sum())
    return np.asarray(total, dtype=np.float32)
