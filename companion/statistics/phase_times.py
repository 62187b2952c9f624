"""How long each phase took, and which cities people were asked about."""

from __future__ import annotations

import statistics
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from companion.games.cells import cell_name
from companion.games.raja import events as e
from companion.review.recorded_game import NS_PER_S, RecordedGame
from companion.session.views.page_state import SEAT_SYMBOLS


@dataclass(frozen=True, slots=True)
class PhaseTime:
    """The duration of one phase of one turn, in seconds; the last one ends with the recording."""

    turn: int
    phase: str
    seconds: float


@dataclass(frozen=True, slots=True)
class PhaseTimes:
    """The durations of a phase over all turns, in seconds."""

    phase: str
    n: int
    median_s: float
    longest_s: float
    total_s: float


def phase_times(evening: RecordedGame) -> list[PhaseTime]:
    """Return each phase with the time until the next one; time spent on undone moves counts for the phase of that
    moment.
    """
    found: list[tuple[int, int, str]] = []
    version = 0
    for step in evening.steps:
        for _ in step.events:
            version += 1
            state = evening.history.state_at(version)
            now = (state.turn.number, state.phase)
            if not found or found[-1][1:] != now:
                found.append((step.t_ns, *now))
    ends = [*(t_ns for t_ns, _, _ in found[1:]), evening.end_ns]
    return [
        PhaseTime(turn, phase, max(0, end - t_ns) / NS_PER_S)
        for (t_ns, turn, phase), end in zip(found, ends, strict=True)
        if phase != "ended" and end > t_ns  # a game from a given position has no set-up
    ]


def summed_times(times: Sequence[PhaseTime]) -> list[PhaseTimes]:
    """Summarise durations by phase, in the order in which phases first came."""
    summed = []
    for phase in dict.fromkeys(time.phase for time in times):
        seconds = [time.seconds for time in times if time.phase == phase]
        summed.append(PhaseTimes(phase, len(seconds), statistics.median(seconds), max(seconds), sum(seconds)))
    return summed


def cities_asked(evening: RecordedGame) -> Counter[tuple[str, str]]:
    """Count how often people were asked, by (place, quantity); a place is a city, a mat or the market."""
    counts: Counter[tuple[str, str]] = Counter()
    for asked in evening.asked:
        if asked.mat is None:
            place = "market"
        else:
            where = "" if asked.cell is None else f" {cell_name(asked.cell)}"
            place = f"{SEAT_SYMBOLS[asked.mat]}{where}" if 0 <= asked.mat < len(SEAT_SYMBOLS) else f"{asked.mat}{where}"
        counts[place, asked.about] += 1
    return counts


def finished_builds(evening: RecordedGame) -> tuple[int, int]:
    """Return (number of finished builds, number of those in which stones fell)."""
    finished = [event for event in evening.history.events if isinstance(event, e.BuildFinished)]
    return len(finished), sum(event.fallen > 0 for event in finished)
