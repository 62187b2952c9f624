"""Fallen stones: single stones of the seat's colour that touch no wall, on tiles and on the mat."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from vision.cities import CityFound
from vision.colours import seat_mask
from vision.mat_view import MatView
from vision.patches import patches_of
from vision.readings import CountReading, Seen, Unsure
from vision.settings import LooseSettings, VisionSettings
from vision.standing import Blob, own_blobs
from vision.tile_look import TileLook
from vision.top_view import TopView


@dataclass(frozen=True, slots=True)
class LooseFound:
    """How many stones have fallen, and where each lies (mat mm)."""

    reading: CountReading
    places_mm: tuple[tuple[float, float], ...]


def find_loose(
    above: TopView,
    classes: NDArray[np.uint8],
    view: MatView,
    seat: int,
    looks: Sequence[TileLook],
    cities: Sequence[CityFound],
    settings: VisionSettings,
) -> LooseFound:
    """Stones lying alone: one blob of a stone's size on a tile without a city, or one patch beside the tiles.

    A single stone on a city's tile may belong to its wall, and black and white wood cannot be told from shadows and
    paper by colour: such counts are never more than unsure.
    """
    own = settings.stages.loose
    noble_of = {city.look.cell: city.noble.silhouette for city in cities}
    places: list[tuple[float, float]] = []
    doubtful = 0
    for look in looks:
        blobs = own_blobs(look, settings.stages.standing)
        single = [blob for blob in blobs if _is_stone(blob, own)]
        if look.cell not in noble_of:
            places += [blob.foot_mm for blob in single]
            continue
        noble = noble_of[look.cell]
        apart = [
            b for b in single if noble is None or math.dist(b.foot_mm, (noble.x_mm, noble.y_mm)) > own.noble_reach_mm
        ]
        # One of the single blobs may be all there is of the wall.
        has_wall = any(blob not in single for blob in blobs)
        doubtful += len(apart) if has_wall else max(len(apart) - 1, 0)
    neutral = any(look.own_is_neutral for look in looks)
    places += _beside(above, classes, view, seat, looks, settings)
    count = len(places)
    if neutral:
        why = "black and white stones look like shadows and paper: count the fallen ones"
        return LooseFound(Unsure(count, 0, count + doubtful + 2, why, 0.6), tuple(places))
    if doubtful:
        why = "single stones lie close to a wall: move them away from it"
        return LooseFound(Unsure(count + doubtful, count, count + doubtful, why, 0.6), tuple(places))
    return LooseFound(Seen(count, 0.97), tuple(places))


def _beside(
    above: TopView,
    classes: NDArray[np.uint8],
    view: MatView,
    seat: int,
    looks: Sequence[TileLook],
    settings: VisionSettings,
) -> Iterator[tuple[float, float]]:
    """Stones beside the tiles; white ones melt into the paper and are not looked for."""
    own, tiles = settings.stages.loose, {look.cell for look in looks}
    if any(look.own_is_paper_like for look in looks):
        return
    mask = seat_mask(classes, above.relative, seat, settings.palette, settings.stages.colours)
    for patch in patches_of(above, mask, view, own.least_mm2):
        cell = settings.geometry.seat_mat.cell_at_mm(*patch.foot_mm)
        if cell not in tiles and patch.area_mm2 <= own.most_mm2 and patch.length_mm <= own.longest_mm:
            yield patch.foot_mm


def _is_stone(blob: Blob, settings: LooseSettings) -> bool:
    return (
        settings.stone_least_mm2 <= blob.area_mm2 <= settings.stone_most_mm2
        and blob.length_mm <= settings.stone_longest_mm
    )
