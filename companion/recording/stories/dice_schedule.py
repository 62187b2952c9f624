"""Schedules when the dice of a story are thrown into the wells: in pairs, early enough to settle in time."""

from __future__ import annotations

from dataclasses import dataclass

from companion.recording.stories.story import NS_PER_S, Story
from hardware.dice.happenings import TimedThrow

WELLS = 2
BETWEEN_THROWS_NS = 1_500_000_000
"""A throw tumbles for 0.4 s and settles for 0.2 s; then the dice are taken out again."""
LEAST_BETWEEN_THROWS_NS = 1_300_000_000
SETTLE_ALLOWANCE_NS = 900_000_000
TAIL_NS = 1_000_000_000


@dataclass(frozen=True, slots=True)
class DiceSchedule:
    """All throws in order of time, and when the evening ends."""

    throws: tuple[TimedThrow, ...]
    end_ns: int


def schedule_throws(story: Story) -> DiceSchedule:
    """Spread each roll of the story over throws of at most two dice, the last settling at the story's time.

    Throws never overlap: where a story leaves too little time, they begin earlier, but not before the step before.
    """
    throws: list[TimedThrow] = []
    free_from_ns = NS_PER_S
    previous_ns = 0
    for step in story.steps:
        if step.throw is not None:
            dice = step.throw.dice
            groups = [dice[i : i + WELLS] for i in range(0, len(dice), WELLS)]
            wanted = step.t_ns - SETTLE_ALLOWANCE_NS - BETWEEN_THROWS_NS * (len(groups) - 1)
            start = max(wanted, free_from_ns, previous_ns)
            room = step.t_ns - SETTLE_ALLOWANCE_NS - start
            gap = BETWEEN_THROWS_NS
            if len(groups) > 1 and room < gap * (len(groups) - 1):
                gap = max(LEAST_BETWEEN_THROWS_NS, room // (len(groups) - 1))
            for i, group in enumerate(groups):
                throws += [TimedThrow(start + gap * i, well, face) for well, face in enumerate(group)]
            free_from_ns = start + gap * len(groups)
        previous_ns = step.t_ns
    return DiceSchedule(tuple(throws), max(previous_ns, free_from_ns) + TAIL_NS)
