"""Fallen stones: single stones that touch no wall, on tiles and on the mat, where the piece network marks them."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass

from vision.geometry import Cell
from vision.nobles import probability
from vision.piece_guesses import PieceGuess
from vision.readings import CountReading, Seen, Unsure
from vision.settings import LooseSettings


@dataclass(frozen=True, slots=True)
class LooseFound:
    """How many stones have fallen, and where each lies (mat mm)."""

    reading: CountReading
    places_mm: tuple[tuple[float, float], ...]


def find_loose(guesses: Sequence[PieceGuess], lone: Collection[Cell], settings: LooseSettings) -> LooseFound:
    """Count the stones that lie alone.

    Args:
        guesses: what the network thinks stands where.
        lone: cells of cities that show no wall: a single stone there may be all there is of it.
    """
    stones = [g for g in guesses if g.kind == "stone" and g.score >= settings.doubt_above]
    sure = [g for g in stones if g.score >= settings.seen_above and g.cell not in lone]
    doubtful = [g for g in stones if g not in sure]
    places = tuple((g.x_mm, g.y_mm) for g in sure)
    if not doubtful:
        confidence = min((probability(g.score) for g in sure), default=settings.none_confidence)
        return LooseFound(Seen(len(sure), confidence), places)
    likely = len(sure) + sum(g.score > 0 for g in doubtful)
    why = "single stones lie close to a wall or hardly show: move them apart"
    if any(g.cell in lone for g in doubtful):
        why = "a single stone lies by a noble: it may be a wall or have fallen"
    return LooseFound(Unsure(likely, len(sure), len(sure) + len(doubtful), why, 0.6), places)
