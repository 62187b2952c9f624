"""Finds counts that people stated during a recorded game, each with the camera reading of that moment."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

from companion.games.actor import BY_CAMERA
from companion.games.raja import events as e
from companion.games.raja.pieces import Cell
from companion.games.raja.state import State
from companion.review.recorded_game import Look, RecordedGame

Quantity: TypeAlias = Literal["stones", "width", "grain"]
PATIENCE_NS: Final = 10_000_000_000
"""A reading made later than this after a statement does not belong to it."""


@dataclass(frozen=True, slots=True)
class Word:
    """A person's statement of what stands on a city. ``corrects``: it corrected the game's value."""

    t_ns: int
    seat: int
    cell: Cell
    quantity: Quantity
    value: int
    corrects: bool


def words_of(evening: RecordedGame) -> Iterator[Word]:
    """Yield every count that people stated: walls reported or corrected, and columns corrected."""
    version = 0
    for step in evening.steps:
        for event in step.events:
            version += 1
            found = said_of(event)
            if found is None or getattr(event, "said_by", BY_CAMERA) == BY_CAMERA:
                continue
            seat, cell, values = found
            corrects = isinstance(event, (e.WallCorrected, e.GrainCorrected))
            before = evening.history.state_at(version - 1) if version > 1 else None
            for quantity, value in values.items():
                if corrects and before is not None and _held(before, seat, cell, quantity) == value:
                    continue  # this value was right before
                yield Word(step.t_ns, seat, cell, quantity, value, corrects)


def look_beside(evening: RecordedGame, t_ns: int) -> Look | None:
    """Return the newest reading of the still table that a statement at ``t_ns`` refers to; None if there is none.

    It is from between the event before and the event after, and at most ``PATIENCE_NS`` after the statement.
    """
    times = sorted({step.t_ns for step in evening.steps})
    before = times[bisect_left(times, t_ns) - 1] if bisect_left(times, t_ns) else evening.start_ns
    place = bisect_right(times, t_ns)
    after = min(t_ns + PATIENCE_NS, times[place] if place < len(times) else evening.end_ns + 1)
    found = [look for look in evening.looks if look.still and before <= look.t_ns < after]
    return found[-1] if found else None


def said_of(event: e.Event) -> tuple[int, Cell, dict[Quantity, int]] | None:
    """Return (seat, cell, counts by quantity) of an event that states a count; None for others."""
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
