"""What the camera said, held against what people said of the same thing: the only truth an evening keeps."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Final, Literal, TypeAlias

from companion.games.actor import BY_CAMERA, BY_NOBODY
from companion.games.raja import events as e
from companion.games.raja.pieces import Cell
from companion.games.raja.state import State
from companion.retelling.kept_evening import KeptEvening, Look

Quantity: TypeAlias = Literal["stones", "width", "grain"]
Verdict: TypeAlias = Literal["right", "wrong", "best right", "best wrong", "hidden", "not seen"]
PATIENCE_NS: Final = 10_000_000_000
"""Nobody speaks of a table that is looked at later."""
QUANTITIES: Final[tuple[Quantity, ...]] = ("stones", "width", "grain")
VERDICTS: Final[tuple[Verdict, ...]] = ("right", "wrong", "best right", "best wrong", "hidden", "not seen")


@dataclass(frozen=True, slots=True)
class Word:
    """What a person said stands on a city: ``corrects`` if the game held something else before."""

    t_ns: int
    seat: int
    cell: Cell
    quantity: Quantity
    value: int
    corrects: bool


@dataclass(frozen=True, slots=True)
class Judged:
    """A word and what the camera read of the same: a promise, or a doubt's likeliest answer; None if it read nothing."""

    word: Word
    verdict: Verdict
    read: int | None


@dataclass(frozen=True, slots=True)
class TakenByCamera:
    """Counts that the camera told and the game took: how many, and how many of them people put right afterwards."""

    taken: int
    corrected: int


def words_of(evening: KeptEvening) -> Iterator[Word]:
    """Every count that people said: walls reported or corrected, and columns corrected."""
    version = 0
    for step in evening.steps:
        for event in step.events:
            version += 1
            found = _said(event)
            if found is None or getattr(event, "said_by", BY_CAMERA) == BY_CAMERA:
                continue
            seat, cell, values = found
            corrects = isinstance(event, (e.WallCorrected, e.GrainCorrected))
            before = evening.history.state_at(version - 1) if version > 1 else None
            for quantity, value in values.items():
                if corrects and before is not None and _held(before, seat, cell, quantity) == value:
                    continue  # that part was right
                yield Word(step.t_ns, seat, cell, quantity, value, corrects)


def judged_words(evening: KeptEvening) -> list[Judged]:
    """Each word beside the reading of what it is about; needs the evening's looks."""
    return [_judge(word, look_beside(evening, word.t_ns), evening.mats[word.seat]) for word in words_of(evening)]


def look_beside(evening: KeptEvening, t_ns: int) -> Look | None:
    """The newest still look at the table as somebody spoke of it then.

    That is after what had happened before, before what happened next, and no more than ``PATIENCE_NS`` after the word.
    """
    times = sorted({step.t_ns for step in evening.steps})
    before = times[bisect_left(times, t_ns) - 1] if bisect_left(times, t_ns) else evening.start_ns
    place = bisect_right(times, t_ns)
    after = min(t_ns + PATIENCE_NS, times[place] if place < len(times) else evening.end_ns + 1)
    found = [look for look in evening.looks if look.still and before <= look.t_ns < after]
    return found[-1] if found else None


def tally(judged: Sequence[Judged]) -> dict[Quantity, Counter[Verdict]]:
    """How often each verdict was reached, by quantity."""
    counts: dict[Quantity, Counter[Verdict]] = {quantity: Counter() for quantity in QUANTITIES}
    for one in judged:
        counts[one.word.quantity][one.verdict] += 1
    return counts


def taken_by_camera(evening: KeptEvening) -> TakenByCamera:
    """How often the game took the camera's count, and how often a person changed that wall before it changed by itself."""
    taken = corrected = 0
    open_walls: set[tuple[int, Cell]] = set()
    for event in evening.history.events:
        found = _said(event)
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


def _said(event: e.Event) -> tuple[int, Cell, dict[Quantity, int]] | None:
    """(seat, cell, what is told to stand there) of an event that tells a count."""
    match event:
        case e.BuildFinished() | e.StonesRemoved():
            return event.seat, event.cell, {"stones": event.standing, "width": event.width}
        case e.WallCollapsed():
            return event.owner, event.cell, {"stones": event.standing, "width": event.width}
        case e.WallCorrected():
            return event.owner, event.cell, {"stones": event.stones, "width": event.width}
        case e.GrainCorrected():
            return event.owner, event.cell, {"grain": event.units}
        case _:
            return None


def _held(state: State, seat: int, cell: Cell, quantity: Quantity) -> int | None:
    tile = next((tile for tile in state.players[seat].lands if tile.cell == cell), None)
    return None if tile is None else int(getattr(tile, quantity))


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
    """A city's reading in an observation's JSON; None where its mat or the city is not in it."""
    for seen in observation.get("mats", ()):
        if seen["seat"] == mat:
            for city in seen["cities"]:
                if (city["row"], city["col"]) == cell:
                    reading: dict[str, Any] = city["grain"] if quantity == "grain" else city["wall"][quantity]
                    return reading
    return None
