"""When is a build or a removal over, and how did it end? (B1–B3, G6)"""

from __future__ import annotations

from dataclasses import dataclass, replace

from companion.referee.needs import WallNeed, cell_name
from companion.referee.proposals import Question, WallOutcome
from vision.readings import CountReading, Hidden, Seen, Unsure


@dataclass(frozen=True, slots=True)
class WallProgress:
    """What was seen since a build or removal began.

    Attributes:
        need: what is going on.
        loose_at_start: stones that lay about when it began.
        most_stones: the most that were seen standing.
        most_loose: the most that were seen lying about.
    """

    need: WallNeed
    loose_at_start: int
    most_stones: int
    most_loose: int

    @property
    def fallen(self) -> int:
        """Stones that fell by accident, as far as they were seen lying."""
        return max(0, self.most_loose - self.loose_at_start)


def begin(need: WallNeed, loose: CountReading | None) -> WallProgress:
    """Start watching a wall; what lies about already is nobody's accident."""
    lying = loose.value if isinstance(loose, Seen) else 0
    return WallProgress(need, lying, need.stones_before, lying)


def advance(progress: WallProgress, stones: CountReading, loose: CountReading | None) -> WallProgress:
    """Take in one look at the still table."""
    if isinstance(stones, Seen):
        progress = replace(progress, most_stones=max(progress.most_stones, stones.value))
    if isinstance(loose, Seen):
        progress = replace(progress, most_loose=max(progress.most_loose, loose.value))
    return progress


def wall_outcome(
    progress: WallProgress, stones: CountReading, width: CountReading, said_by: str
) -> WallOutcome | Question | None:
    """The end of it, a question, or None while stones are still being moved.

    A reading that is not ``seen`` is never taken for an end: it is asked about where it may be one.
    """
    need = progress.need
    if not isinstance(stones, Seen):
        return _ask(need, "stones", stones) if _may_be_over(progress, stones) else None
    standing = stones.value
    ended = _build_ended(progress, standing) if need.kind == "build" else _removal_ended(progress, standing)
    if ended is None:
        return None
    if isinstance(ended, Question):
        return ended
    if standing == 0:
        return WallOutcome(need, 0, 0, ended.fallen, said_by)
    if not isinstance(width, Seen):
        return _ask(need, "width", width)
    return WallOutcome(need, standing, width.value, ended.fallen, said_by)


@dataclass(frozen=True, slots=True)
class _Ended:
    fallen: int


def _build_ended(progress: WallProgress, standing: int) -> _Ended | Question | None:
    need = progress.need
    if standing > need.stones_target:
        return _ask_impossible(need, standing, f"only {need.stones_target} can stand there")
    fell = standing < progress.most_stones or progress.fallen > 0
    if fell:
        # Stones may have rolled out of the picture: what was seen standing before fell all the same.
        return _Ended(max(progress.fallen, progress.most_stones - standing))
    return _Ended(0) if standing == need.stones_target else None


def _removal_ended(progress: WallProgress, standing: int) -> _Ended | Question | None:
    need = progress.need
    left = need.stones_target - progress.fallen
    if standing == max(0, left):
        return _Ended(need.stones_target - standing)
    if standing < left:
        return _ask_impossible(need, standing, f"{need.stones_target} should be left")
    return None


def _may_be_over(progress: WallProgress, stones: Unsure[int] | Hidden) -> bool:
    """Whether a reading in doubt allows that the moving has come to an end."""
    if isinstance(stones, Hidden):
        return True
    target = progress.need.stones_target
    if progress.need.kind == "removal":
        return stones.low <= target
    fell = progress.fallen > 0 or stones.high < progress.most_stones
    return fell or stones.high >= target


def _ask(need: WallNeed, quantity: str, reading: CountReading) -> Question:
    what = "stones has" if quantity == "stones" else "stones wide is"
    why = reading.why if isinstance(reading, (Unsure, Hidden)) else ""
    answers: tuple[int, ...] = ()
    if isinstance(reading, Unsure):
        span = range(reading.low, reading.high + 1)
        answers = (reading.best, *(n for n in span if n != reading.best))[:5]
    text = f"How many {what} the wall at {cell_name(need.place[1])}? The camera is not sure: {why}."
    return Question(need.place, "stones" if quantity == "stones" else "width", text, answers, need.mover)


def _ask_impossible(need: WallNeed, standing: int, why: str) -> Question:
    text = f"The camera counts {standing} stones at {cell_name(need.place[1])}, but {why}: how many stand there?"
    return Question(need.place, "stones", text, (need.stones_target, standing), need.mover)
