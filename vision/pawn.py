"""The turned pawn's shape, slid over a tile along the line of sight: where it may stand and how well it fits there."""

from __future__ import annotations

import math
from dataclasses import dataclass
from functools import lru_cache
from typing import TypeAlias

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.mat_view import MatView
from vision.oblique_view import ObliqueView
from vision.settings import NobleSettings
from vision.tile_look import TileLook

Map: TypeAlias = NDArray[np.float32]
SUPERSAMPLING = 4


@dataclass(frozen=True, slots=True)
class Pawn:
    """The pawn's projected shape: coverage of the body, its head and a rim around it (h×w, 0..1), and its foot's pixel."""

    body: Map
    head: Map
    around: Map
    foot: tuple[float, float]


@dataclass(frozen=True, slots=True)
class PawnFit:
    """How well the pawn fits everywhere it may stand.

    Attributes:
        feet: placements (of the box's top-left pixel) that put its foot on the tile.
        measures: agreement of edges with the outline (-1..1) and with the head's outline, share of the seat's
            colour within and around the pawn (h×w×4).
        cosine, sine: of twice the edges' angle in the view, weighted by their strength.
    """

    pawn: Pawn
    feet: NDArray[np.bool_]
    measures: Map
    cosine: Map
    sine: Map


def pawn_seen_from(elevation_rad: float, settings: NobleSettings) -> Pawn:
    """The pawn's shape to the nearest degree of elevation, drawn once for each: a degree changes less than a pixel."""
    return _pawn_at_degree(round(math.degrees(elevation_rad)), settings)


@lru_cache(maxsize=128)
def _pawn_at_degree(elevation_deg: int, settings: NobleSettings) -> Pawn:
    return pawn_shape(math.radians(elevation_deg), settings)


def pawn_shape(elevation_rad: float, settings: NobleSettings) -> Pawn:
    """The pawn as it looks from an elevation: every height of the profile is an ellipse, their union the outline."""
    scale = settings.px_per_mm
    heights = np.array([z for z, _ in settings.profile_mm])
    radii = np.array([r for _, r in settings.profile_mm])
    widest, tallest = float(radii.max()), float(heights.max())
    squash, rise = math.sin(elevation_rad), math.cos(elevation_rad)
    border = 4.0
    foot_x = widest + border
    foot_y = tallest * rise + float(radii[-1]) + border
    size = (math.ceil(2 * foot_x * scale), math.ceil((foot_y + widest * squash + border) * scale))
    body, head = (np.zeros((size[1] * SUPERSAMPLING, size[0] * SUPERSAMPLING), np.uint8) for _ in range(2))
    fine = scale * SUPERSAMPLING
    for z in np.arange(0.0, tallest + 0.01, 0.25):
        radius = float(np.interp(z, heights, radii))
        centre = (round(foot_x * fine * 16), round((foot_y - z * rise) * fine * 16))
        axes = (round(radius * fine * 16), round(radius * squash * fine * 16))
        cv2.ellipse(body, centre, axes, 0, 0, 360, 255, -1, cv2.LINE_8, 4)
        if z >= settings.head_from_mm:
            cv2.ellipse(head, centre, axes, 0, 0, 360, 255, -1, cv2.LINE_8, 4)
    body_map, head_map = _reduced(body, size), _reduced(head, size)
    grown: Map = np.asarray(cv2.dilate(body_map, np.ones((5, 5), np.uint8)), dtype=np.float32)
    around: Map = grown - body_map
    return Pawn(body_map, head_map, around, (foot_x * scale - 0.5, foot_y * scale - 0.5))


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


def fit_pawn(look: TileLook, pawn: Pawn, feet: NDArray[np.bool_], settings: NobleSettings) -> PawnFit:
    """Slide the pawn over the tile and measure at every placement."""
    cosine, sine = _edge_directions(look.oblique, settings)
    own = look.own.astype(np.float32)
    measures = (
        _along_outline(cosine, sine, pawn.body),
        _along_outline(cosine, sine, pawn.head),
        mean_under(own, pawn.body),
        mean_under(own, pawn.around),
    )
    return PawnFit(pawn, feet, np.stack(measures, axis=-1), cosine, sine)


def mean_under(values: Map, weights: Map) -> Map:
    """Weighted mean of an image under a mask, for every placement of the mask."""
    total = cv2.matchTemplate(values, weights, cv2.TM_CCORR) / float(weights.sum())
    return np.asarray(total, dtype=np.float32)


def _edge_directions(oblique: ObliqueView, settings: NobleSettings) -> tuple[Map, Map]:
    """Cosine and sine of twice the gradient's angle, weighted 0..1 by how far it stands above noise.

    Doubling the angle makes light-on-dark and dark-on-light the same (structure tensor, Förstner & Gülch 1987).
    """
    roots = np.sqrt(np.clip(oblique.relative, 0.0, 1.5) + np.float32(0.01))
    smooth = cv2.GaussianBlur(roots, (0, 0), settings.blur_px)
    gx, gy = cv2.Sobel(smooth, cv2.CV_32F, 1, 0, scale=0.125), cv2.Sobel(smooth, cv2.CV_32F, 0, 1, scale=0.125)
    xx, yy, xy = (gx * gx).sum(axis=2), (gy * gy).sum(axis=2), (gx * gy).sum(axis=2)
    strength = xx + yy + settings.edge_floor**2
    return np.asarray((xx - yy) / strength, dtype=np.float32), np.asarray(2 * xy / strength, dtype=np.float32)


def _along_outline(cosine: Map, sine: Map, shape: Map) -> Map:
    """How well edges run along a shape's outline, -1..1, for every placement."""
    soft = cv2.GaussianBlur(shape, (0, 0), 1.0)
    gx, gy = cv2.Sobel(soft, cv2.CV_32F, 1, 0), cv2.Sobel(soft, cv2.CV_32F, 0, 1)
    weight = np.hypot(gx, gy)
    weight = np.where(weight < 0.3 * weight.max(), 0, weight)
    angle = 2 * np.arctan2(gy, gx)
    along_x = (weight * np.cos(angle)).astype(np.float32)
    along_y = (weight * np.sin(angle)).astype(np.float32)
    total = cv2.matchTemplate(cosine, along_x, cv2.TM_CCORR) + cv2.matchTemplate(sine, along_y, cv2.TM_CCORR)
    return np.asarray(total / float(weight.sum()), dtype=np.float32)


def pawn_outline(
    oblique: ObliqueView, view: MatView, foot_mm: tuple[float, float], surface_mm: float, settings: NobleSettings
) -> NDArray[np.float64]:
    """The pawn's outline in the picture (N×2), standing with its foot at a place on the mat."""
    foot = np.array(foot_mm)
    sides = [
        [(*(foot + sign * r * oblique.right), z + surface_mm) for z, r in settings.profile_mm] for sign in (-1.0, 1.0)
    ]
    base = settings.profile_mm[0][1]
    front = [
        (*(foot + base * (math.cos(a) * oblique.right - math.sin(a) * oblique.away)), surface_mm)
        for a in np.linspace(0.2, math.pi - 0.2, 7)
    ]
    return view.project(sides[0] + sides[1][::-1] + front)
