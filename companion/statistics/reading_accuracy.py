"""Compares what the camera read with what people said about the same thing, the only truth a recording has."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final, Literal, TypeAlias

from companion.games.actor import BY_CAMERA, BY_NOBODY
from companion.games.raja import events as e
from companion.games.raja.pieces import Cell
from companion.review.recorded_game import Look, RecordedGame
from companion.review.stated_counts import Quantity, Word, look_beside, said_of, words_of

Verdict: TypeAlias = Literal["right", "wrong", "best right", "best wrong", "hidden", "not seen"]
QUANTITIES: Final[tuple[Quantity, ...]] = ("stones", "width", "grain")
VERDICTS: Final[tuple[Verdict, ...]] = ("right", "wrong", "best right", "best wrong", "hidden", "not seen")


@dataclass(frozen=True, slots=True)
class Judged:
    """A statement and the camera's reading of the same thing: certain, or the likeliest of an unsure one; None if none."""

    word: Word
    verdict: Verdict
    read: int | None


@dataclass(frozen=True, slots=True)
class TakenByCamera:
    """How many of the camera's counts the game accepted, and how many of those people corrected afterwards."""

    taken: int
    corrected: int


def judged_words(evening: RecordedGame) -> list[Judged]:
    """Compare each statement with the reading of the same thing; needs the game's looks."""
    return [_judge(word, look_beside(evening, word.t_ns), evening.mats[word.seat]) for word in words_of(evening)]


def tally(judged: Sequence[Judged]) -> dict[Quantity, Counter[Verdict]]:
    """Count the verdicts by quantity."""
    counts: dict[Quantity, Counter[Verdict]] = {quantity: Counter() for quantity in QUANTITIES}
    for one in judged:
        counts[one.word.quantity][one.verdict] += 1
    return counts


def taken_by_camera(evening: RecordedGame) -> TakenByCamera:
    """Count how often the game accepted the camera's count, and how often a person then corrected it.

    Only a correction before the next report of that wall counts.
    """
    taken = corrected = 0
    open_walls: set[tuple[int, Cell]] = set()
    for event in evening.history.events:
        found = said_of(event)
        if found is None:
            continue
        place = found[:2]
        if isinstance(event, e.WallCorrected):
            corrected += place in open_walls
            open_walls.discard(place)
        elif getattr(event, "said_by", BY_NOBODY) == BY_CAMERA:
            taken += 1
            open_walls.add(place)
        else:
            open_walls.discard(place)
    return TakenByCamera(taken, corrected)


def _judge(word: Word, look: Look | None, mat: int) -> Judged:
    reading = None if look is None else reading_of(look.observation, mat, word.cell, word.quantity)
    if reading is None:
        return Judged(word, "not seen", None)
    match reading:
        case {"state": "seen", "value": int(value)}:
            return Judged(word, "right" if value == word.value else "wrong", value)
        case {"state": "unsure", "best": int(best)}:
            return Judged(word, "best right" if best == word.value else "best wrong", best)
        case _:
            return Judged(word, "hidden", None)


def reading_of(observation: dict[str, Any], mat: int, cell: Cell, quantity: Quantity) -> dict[str, Any] | None:
    """Return a city's reading in an observation's JSON; None if the mat or the city is not in it."""
    for seen in observation.get("mats", ()):
        if seen["seat"] == mat:
            for city in seen["cities"]:
                if (city["row"], city["col"]) == cell:
                    reading: dict[str, Any] = city["grain"] if quantity == "grain" else city["wall"][quantity]
                    return reading
    return None
