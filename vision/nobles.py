"""Nobles: whether a tile holds a turned pawn of the seat's colour, and where it stands.

The pawn's known outline, slid over the tile, proposes a few places (see ``pawn``). Each place is then resampled in the
pawn's own proportions, so that its head, waist and foot always come to lie on the same cells, and a logistic with
learned weights judges edges, seat's colour, brown and bare tile in every cell (histograms of oriented gradients,
Dalal & Triggs 2005, with colour). Where no pawn shows, the tile is searched for a place that could hide one: only a
tile without such a place is said to have no noble.
"""

from __future__ import annotations

import math
from dataclasses import dataclass

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.colours import Colour
from vision.mat_view import MatView
from vision.pawn import Map, Pawn, PawnFit, feet_on_tile, fit_pawn, mean_under, pawn_outline, pawn_seen_from
from vision.readings import Hidden, PresenceReading, Seen, Unsure
from vision.settings import NobleSettings
from vision.site import Silhouette
from vision.tile_look import TileLook

GRID = (20, 12)  # rows and columns of cells over a pawn and its nearest surroundings
CHANNELS = 5
FEATURES = 1 + 4 + CHANNELS * GRID[0] * GRID[1]
MEASURE_GAIN = 3.0  # the four measures weigh as much as a few cells each


@dataclass(frozen=True, slots=True)
class NobleFound:
    """What a tile says of a noble; ``silhouette`` where it stands or is suspected; ``score`` in log odds."""

    reading: PresenceReading
    silhouette: Silhouette | None
    score: float


@dataclass(frozen=True, slots=True)
class NoblePlace:
    """A place where a noble may stand, with what the learned judgement looks at.

    Attributes:
        corner: row and column of the pawn's box in the tile's view.
        foot_mm: the foot on the mat.
        features: see ``noble_features`` (``FEATURES`` values).
    """

    corner: tuple[int, int]
    foot_mm: tuple[float, float]
    features: Map


def find_noble(
    look: TileLook, view: MatView, seat: int, weights: NDArray[np.float32], settings: NobleSettings
) -> NobleFound:
    """Look for the seat's noble on one tile."""
    pawn = pawn_seen_from(look.oblique.elevation_rad, settings)
    feet = feet_on_tile(look, pawn, settings.foot_inset_mm)
    if not feet.any():
        return NobleFound(Hidden("its tile is out of the picture: turn the camera to it"), None, settings.lowest_score)
    places = noble_places(look, pawn, feet, settings)
    scores = [float(place.features @ weights) for place in places]
    if not scores or max(scores) <= settings.absent_below:
        score = max(scores, default=settings.lowest_score)
        return NobleFound(_absent(look.classes, pawn, feet, score, settings), None, score)
    score, place = max(zip(scores, places, strict=True), key=lambda pair: pair[0])
    if score >= settings.seen_above:
        reading: PresenceReading = Seen(True, _probability(score))
    else:
        why = "part of what may be a noble shows: move what stands before it"
        reading = Unsure(score > 0, False, True, why, max(_probability(score), 1 - _probability(score)))
    outline = pawn_outline(look.oblique, view, place.foot_mm, look.surface_mm, settings)
    x_mm, y_mm = place.foot_mm
    return NobleFound(reading, Silhouette("noble", seat, x_mm, y_mm, outline, isinstance(reading, Seen)), score)


def noble_places(
    look: TileLook, pawn: Pawn, feet: NDArray[np.bool_], settings: NobleSettings
) -> tuple[NoblePlace, ...]:
    """The likeliest places of a noble by outline and colour, likeliest first; none where its colour is missing."""
    own = look.own.astype(np.float32)
    if float(mean_under(own, pawn.body)[feet].max()) < settings.worth_a_look:
        return ()
    fit = fit_pawn(look, pawn, feet, settings)
    odds = settings.weights[0] + fit.measures @ np.array(settings.weights[1:], dtype=np.float32)
    odds[~feet] = -np.inf
    channels = _channels(look, fit)
    apart = round(settings.places_apart_mm * look.oblique.px_per_mm)
    places: list[NoblePlace] = []
    while len(places) < settings.places:
        row, col = (int(v) for v in np.unravel_index(int(np.argmax(odds)), odds.shape))
        if not np.isfinite(odds[row, col]):
            break
        foot_px = (col + pawn.foot[0], row + pawn.foot[1])
        foot = look.oblique.to_mm([foot_px], look.surface_mm)[0]
        features = noble_features(fit.measures[row, col], channels, foot_px, look, settings)
        places.append(NoblePlace((row, col), (float(foot[0]), float(foot[1])), features))
        odds[max(0, row - apart) : row + apart + 1, max(0, col - apart) : col + apart + 1] = -np.inf
    return tuple(places)


def noble_features(
    measures: Map, channels: Map, foot_px: tuple[float, float], look: TileLook, settings: NobleSettings
) -> Map:
    """One place's features: 1, the four measures, and ``CHANNELS`` channels over the pawn's grid of cells."""
    scale = look.oblique.px_per_mm
    rise, squash = math.cos(look.oblique.elevation_rad), math.sin(look.oblique.elevation_rad)
    tallest, widest = settings.profile_mm[-1][0], settings.profile_mm[0][1]
    across = np.linspace(-1.5 * widest, 1.5 * widest, GRID[1]) * scale
    up = np.linspace(tallest * rise + 3.0 + squash, -widest * squash - 2.5, GRID[0]) * scale
    map_x = np.tile(foot_px[0] + across, (GRID[0], 1)).astype(np.float32)
    map_y = np.tile((foot_px[1] - up)[:, None], (1, GRID[1])).astype(np.float32)
    cells = [cv2.remap(channel, map_x, map_y, cv2.INTER_LINEAR).ravel() for channel in channels]
    return np.concatenate([[1.0], measures * MEASURE_GAIN, *cells]).astype(np.float32)


def mirrored(features: Map) -> Map:
    """The features of the same place seen in a mirror: a pawn is as likely to lean left as right."""
    cells = features[5:].reshape(CHANNELS, *GRID)[:, :, ::-1].copy()
    cells[1] *= -1  # the sine of an edge's doubled angle turns its sign
    return np.concatenate([features[:5], cells.ravel()]).astype(np.float32)


def _channels(look: TileLook, fit: PawnFit) -> Map:
    """What each cell looks at: edges (two), the seat's colour, brown, and the tile's own face."""
    tile = (look.classes == Colour.TILE_RED) | (look.classes == Colour.TILE_BLUE)
    raw = (fit.cosine, fit.sine, look.own, look.classes == Colour.BROWN, tile)
    return np.stack([cv2.GaussianBlur(np.asarray(m, dtype=np.float32), (0, 0), 1.2) for m in raw])


def _absent(
    classes: NDArray[np.uint8], pawn: Pawn, feet: NDArray[np.bool_], score: float, settings: NobleSettings
) -> PresenceReading:
    """No noble shows: none is there, unless some place on the tile is covered enough to hide one."""
    bare = (classes == Colour.TILE_RED) | (classes == Colour.TILE_BLUE) | (classes == Colour.PAPER)
    covered = 1.0 - mean_under(bare.astype(np.float32), pawn.body)
    if float(covered[feet].max()) > settings.covered_share:
        return Hidden("a noble may stand behind what stands on its tile: look from another side, or say so")
    return Seen(False, 1 - _probability(score))


def _probability(score: float) -> float:
    return 1.0 / (1.0 + math.exp(-max(min(score, 30.0), -30.0)))
