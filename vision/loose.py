"""Fallen stones: single stones that touch no wall, on tiles and on the mat, where the piece network marks them."""

from __future__ import annotations

import math
from collections.abc import Collection, Sequence
from dataclasses import dataclass

from vision.geometry import Cell
from vision.nobles import probability
from vision.piece_guesses import PieceGuess
from vision.readings import CountReading, Seen, Unsure
from vision.settings import LooseSettings, StandingSettings
from vision.standing import own_blobs
from vision.tile_look import TileLook


@dataclass(frozen=True, slots=True)
class LooseFound:
    """How many stones have fallen, and where each lies (mat mm)."""

    reading: CountReading
    places_mm: tuple[tuple[float, float], ...]


def find_loose(
    guesses: Sequence[PieceGuess], lone: Collection[Cell], unmarked: int, neutral: bool, settings: LooseSettings
) -> LooseFound:
    """Count the stones that lie alone.

    Args:
        unmarked: patches of the seat's colour on tiles without a city where the network marks nothing.
        neutral: the stones are black or white, which shadows and paper are too: their count is never a promise.
        guesses: what the network thinks stands where.
        lone: cells of cities that show no wall: a single stone there may be all there is of it.
    """
    stones = [g for g in guesses if g.kind == "stone" and g.score >= settings.doubt_above]
    sure = [g for g in stones if g.score >= settings.seen_above and g.cell not in lone]
    doubtful = [g for g in stones if g not in sure]
    places = tuple((g.x_mm, g.y_mm) for g in sure)
    if not doubtful and not unmarked and not neutral:
        confidence = min((probability(g.score) for g in sure), default=settings.none_confidence)
        return LooseFound(Seen(len(sure), confidence), places)
    likely = len(sure) + sum(g.score > 0 for g in doubtful)
    if neutral:
        why = "black and white stones look like shadows and paper: count the fallen ones"
        most = len(sure) + max(len(doubtful) + unmarked, settings.neutral_missed)
        return LooseFound(Unsure(likely, len(sure), most, why, 0.6), places)
    why = "single stones lie close to a wall or hardly show: move them apart"
    if any(g.cell in lone for g in doubtful):
        why = "a single stone lies by a noble: it may be a wall or have fallen"
    # A patch may be several stones side by side.
    most = len(sure) + len(doubtful) + 2 * unmarked
    return LooseFound(Unsure(likely, len(sure), most, why, 0.6), places)


def unmarked_patches(
    looks: Sequence[TileLook],
    guesses: Sequence[PieceGuess],
    held: Collection[Cell],
    standing: StandingSettings,
    settings: LooseSettings,
) -> int:
    """Patches of the seat's colour, a stone's size or more, on tiles without a city and near no guess."""
    taken = [(g.x_mm, g.y_mm) for g in guesses if g.score >= settings.faint_above]
    return sum(
        blob.area_mm2 >= settings.least_mm2
        and all(math.dist(blob.foot_mm, place) > settings.near_mm for place in taken)
        for look in looks
        if look.cell not in held
        for blob in own_blobs(look, standing)
    )
