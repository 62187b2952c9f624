"""Counts fallen stones: single stones that touch no wall, on tiles and on the mat, from the piece network's marks."""

from __future__ import annotations

import math
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass

from vision.geometry.table import Cell, PointMm
from vision.message import Message
from vision.pieces.nobles import probability
from vision.pieces.peaks import PieceGuess
from vision.readings.reading import CountReading, Seen, Unsure
from vision.settings.pieces import LooseSettings

_CLOSE_TO_WALL = Message("reason.stones_close")


@dataclass(frozen=True, slots=True)
class LooseFound:
    """How many stones have fallen, and where each lies (mat mm).

    ``marked``: every single stone that is marked, however faintly; ``lone`` and ``neutral``: as given to
    ``find_loose``.
    """

    reading: CountReading
    places_mm: tuple[PointMm, ...]
    marked: tuple[PieceGuess, ...] = ()
    lone: frozenset[Cell] = frozenset()
    neutral: bool = False


def find_loose(
    guesses: Sequence[PieceGuess], lone: Collection[Cell], neutral: bool, settings: LooseSettings
) -> LooseFound:
    """Count the stones that lie alone.

    Args:
        neutral: the stones are black or white, as shadows and paper are, so their count is never certain.
        guesses: the network's marks.
        lone: cells of cities that show no wall: a single stone there may be the whole wall.
    """
    stones = [g for g in guesses if g.kind == "stone" and g.score >= settings.doubt_above]
    sure = [g for g in stones if g.score >= settings.seen_above and g.cell not in lone]
    doubtful = [g for g in stones if g not in sure]
    places = tuple((g.x_mm, g.y_mm) for g in sure)

    def found(reading: CountReading) -> LooseFound:
        return LooseFound(reading, places, tuple(stones), frozenset(lone), neutral)

    if not doubtful and not neutral:
        confidence = min((probability(g.score) for g in sure), default=settings.none_confidence)
        return found(Seen(len(sure), confidence))
    likely = len(sure) + sum(g.score > 0 for g in doubtful)
    if neutral:
        why = Message("reason.black_and_white")
        most = len(sure) + max(len(doubtful), settings.neutral_missed)
        return found(Unsure(likely, len(sure), most, why, 0.6))
    why = _CLOSE_TO_WALL
    if any(g.cell in lone for g in doubtful):
        why = Message("reason.stone_by_noble")
    return found(Unsure(likely, len(sure), len(sure) + len(doubtful), why, 0.6))


def without_walls(
    found: LooseFound, walls_mm: Sequence[PointMm], own_mark_mm: float, settings: LooseSettings
) -> LooseFound:
    """The fallen stones without marks at lone stones (mat mm) that turned out to be walls."""
    kept = [g for g in found.marked if all(math.dist((g.x_mm, g.y_mm), at) > own_mark_mm for at in walls_mm)]
    if len(kept) == len(found.marked):
        return found
    return find_loose(kept, found.lone, found.neutral, settings)


def with_strays(
    found: LooseFound, stray: Mapping[Cell, float], cells: Collection[Cell], settings: LooseSettings
) -> CountReading:
    """The reading, unsure if there is evidence for stones that belong to neither a wall nor a mark.

    Args:
        stray: for each city whose wall was read, the evidence for other stones, in units of one stone's evidence.
        cells: where the counted stones lie.
    """
    reading = found.reading
    strays = len([cell for cell, worth in stray.items() if cell not in cells and worth >= settings.stray_above])
    if not strays or not isinstance(reading, Seen):
        return reading
    return Unsure(reading.value, reading.value, reading.value + strays, _CLOSE_TO_WALL, 0.6)
