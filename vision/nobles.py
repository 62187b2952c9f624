"""Nobles: whether a tile holds a turned pawn of the seat's colour, and where it stands.

The pawn's outline is known (a lathe profile in the settings). It is slid over the tile along the line of sight and
judged by four measures: how well edges run along its outline, along its head, how much of it has the seat's colour,
and how much of its surroundings has too (a wall does, a pawn seldom). A logistic weighs them. Where no pawn shows,
the tile is searched for a place that could hide one: only a tile without such a place is said to have no noble.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import TypeAlias

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.colours import Colour
from vision.mat_view import MatView
from vision.oblique_view import ObliqueView
from vision.readings import Hidden, PresenceReading, Seen, Unsure
from vision.settings import NobleSettings
from vision.site import Silhouette
from vision.tile_look import TileLook

Map: TypeAlias = NDArray[np.float32]
SUPERSAMPLING = 4


@dataclass(frozen=True, slots=True)
class NobleFound:
    """What a tile says of a noble; ``silhouette`` where it stands or is suspected.

    ``evidence`` holds the four measures and ``score`` what the logistic makes of them (log odds).
    """

    reading: PresenceReading
    silhouette: Silhouette | None
    score: float
    evidence: tuple[float, float, float, float]


@dataclass(frozen=True, slots=True)
class _Pawn:
    """The pawn's projected shape: coverage of the body and of its head (h×w, 0..1), and its foot's pixel."""

    body: Map
    head: Map
    around: Map
    foot: tuple[float, float]


def find_noble(look: TileLook, view: MatView, seat: int, settings: NobleSettings) -> NobleFound:
    """Look for the seat's noble on one tile."""
    own, oblique, classes = settings, look.oblique, look.classes
    pawn = pawn_shape(oblique.elevation_rad, own)
    mine = look.own.astype(np.float32)
    feet = _feet(look, pawn, own.foot_inset_mm)
    inside = _mean_under(mine, pawn.body)
    if not feet.any():
        return NobleFound(Hidden("its tile is out of the picture"), None, 0.0, (0.0, 0.0, 0.0, 0.0))
    best_cover = float(inside[feet].max())
    if best_cover < own.worth_a_look:
        score = own.weights[0] + own.weights[3] * best_cover
        return NobleFound(_absent(classes, pawn, feet, score, own), None, score, (0.0, 0.0, best_cover, 0.0))
    cosine, sine = _edge_directions(oblique, own)
    measures = np.stack(
        [
            _along_outline(cosine, sine, pawn.body),
            _along_outline(cosine, sine, pawn.head),
            inside,
            _mean_under(mine, pawn.around),
        ],
        axis=-1,
    )
    odds = own.weights[0] + measures @ np.array(own.weights[1:], dtype=np.float32)
    odds[~feet] = -np.inf
    row, col = np.unravel_index(int(np.argmax(odds)), odds.shape)
    score = float(odds[row, col])
    outline, place = _outline(oblique, view, pawn, (int(row), int(col)), look.surface_mm, own)
    evidence = tuple(float(m) for m in measures[row, col])
    if score >= own.seen_above:
        reading: PresenceReading = Seen(True, _probability(score))
    elif score <= own.absent_below:
        reading = _absent(classes, pawn, feet, score, own)
    else:
        why = "something of the noble's colour shows where it may stand, but not its shape: move what stands before it"
        reading = Unsure(score > 0, False, True, why, max(_probability(score), 1 - _probability(score)))
    silhouette = None
    if score > own.absent_below:
        silhouette = Silhouette("noble", seat, place[0], place[1], outline, isinstance(reading, Seen))
    return NobleFound(reading, silhouette, score, (evidence[0], evidence[1], evidence[2], evidence[3]))


def pawn_shape(elevation_rad: float, settings: NobleSettings) -> _Pawn:
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
    return _Pawn(body_map, head_map, around, (foot_x * scale - 0.5, foot_y * scale - 0.5))


def _reduced(shape: NDArray[np.uint8], size: tuple[int, int]) -> Map:
    return np.asarray(cv2.resize(shape, size, interpolation=cv2.INTER_AREA), dtype=np.float32) / np.float32(255)


def _feet(look: TileLook, pawn: _Pawn, inset_mm: float) -> NDArray[np.bool_]:
    """Which placements of the pawn's box (top-left pixel) put its foot on the tile."""
    left, bottom, right, top = look.bounds_mm
    low_x, low_y, high_x, high_y = left + inset_mm, bottom + inset_mm, right - inset_mm, top - inset_mm
    corners = look.oblique.to_px([(low_x, low_y), (high_x, low_y), (high_x, high_y), (low_x, high_y)], look.surface_mm)
    size = (look.own.shape[0] - pawn.body.shape[0] + 1, look.own.shape[1] - pawn.body.shape[1] + 1)
    mask = np.zeros((max(size[0], 1), max(size[1], 1)), np.uint8)
    cv2.fillConvexPoly(mask, np.round(corners - pawn.foot).astype(np.int32), 1)
    return mask > 0


def _mean_under(values: Map, weights: Map) -> Map:
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


def _absent(
    classes: NDArray[np.uint8], pawn: _Pawn, feet: NDArray[np.bool_], score: float, settings: NobleSettings
) -> PresenceReading:
    """No noble shows: none is there, unless some place on the tile is covered enough to hide one."""
    bare = (classes == Colour.TILE_RED) | (classes == Colour.TILE_BLUE) | (classes == Colour.PAPER)
    covered = 1.0 - _mean_under(bare.astype(np.float32), pawn.body)
    if float(covered[feet].max()) > settings.covered_share:
        return Hidden("a noble may stand behind what stands on its tile: look from another side, or say so")
    return Seen(False, 1 - _probability(score))


def _outline(
    oblique: ObliqueView,
    view: MatView,
    pawn: _Pawn,
    corner: tuple[int, int],
    surface_mm: float,
    settings: NobleSettings,
) -> tuple[NDArray[np.float64], tuple[float, float]]:
    """The pawn's outline in the picture (N×2) and its foot on the mat."""
    row, col = corner
    foot = oblique.to_mm([(col + pawn.foot[0], row + pawn.foot[1])], surface_mm)[0]
    heights = [z for z, _ in settings.profile_mm]
    radii = [r for _, r in settings.profile_mm]
    left = [(*(foot - r * oblique.right), z + surface_mm) for z, r in zip(heights, radii, strict=True)]
    right = [(*(foot + r * oblique.right), z + surface_mm) for z, r in zip(heights, radii, strict=True)]
    front = [
        (*(foot + radii[0] * (math.cos(a) * oblique.right - math.sin(a) * oblique.away)), surface_mm)
        for a in np.linspace(0.2, math.pi - 0.2, 7)
    ]
    return view.project(left + right[::-1] + front), (float(foot[0]), float(foot[1]))


def _probability(score: float) -> float:
    return 1.0 / (1.0 + math.exp(-max(min(score, 30.0), -30.0)))
