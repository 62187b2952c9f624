"""Decides when a build or a removal is over, and how it ended (B1–B3, G6)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Literal

from companion.games.actor import Actor
from companion.referee import wording
from companion.referee.expectations import WallNeed
from companion.referee.proposals import GAME_IS_RIGHT, TABLE_IS_RIGHT, Choice, Question, WallOutcome, at
from companion.referee.settings import NS_PER_S, RefereeSettings
from companion.texts.message import Message
from vision.geometry.table import Cell
from vision.readings.reading import CountReading, Hidden, Seen, Unsure

MOST_ANSWERS = 5  # offered as buttons; any other number may be typed


@dataclass(frozen=True, slots=True)
class WallProgress:
    """What was seen since a build or removal began.

    Attributes:
        need: the build or removal.
        loose_at_start: loose stones on the mat when it began.
        most_stones: the most stones that were seen standing.
        most_loose: the most loose stones that were seen.
        intact_ns: when it was last seen with nothing fallen.
        fell_ns: when it was first seen with something fallen; None while nothing is.
        doubt: the newest reading of its stones, if uncertain.
        doubt_ns: when this uncertain reading first appeared.
        looked_ns: when the still table was last observed.
        by_photo: the newest observation is somebody's photo, so no hands are on the table.
    """

    need: WallNeed
    loose_at_start: int
    most_stones: int
    most_loose: int
    intact_ns: int = 0
    fell_ns: int | None = None
    doubt: Unsure[int] | Hidden | None = None
    doubt_ns: int = 0
    looked_ns: int = 0
    by_photo: bool = False

    @property
    def rested_ns(self) -> int:
        """How long the still table has shown the same uncertain reading; hands at work change it with every stone."""
        return self.looked_ns - self.doubt_ns

    @property
    def fallen(self) -> int:
        """Stones that fell by accident, as far as they were seen lying there."""
        return max(0, self.most_loose - self.loose_at_start)


def begin(need: WallNeed, loose: CountReading | None) -> WallProgress:
    """Start watching a wall; stones that already lie around do not count as an accident."""
    lying = loose.value if isinstance(loose, Seen) else 0
    return WallProgress(need, lying, need.stones_before, lying)


def advance(
    progress: WallProgress, stones: CountReading, loose: CountReading | None, t_ns: int = 0, *, by_photo: bool = False
) -> WallProgress:
    """Process one observation of the still table."""
    fell = isinstance(stones, Seen) and stones.value < progress.most_stones and progress.need.kind == "build"
    fell = fell or (isinstance(loose, Seen) and loose.value > progress.loose_at_start)
    if not fell:
        progress = replace(progress, intact_ns=t_ns, fell_ns=None)
    elif progress.fell_ns is None:
        progress = replace(progress, fell_ns=t_ns)
    doubt = None if isinstance(stones, Seen) else stones
    if doubt is not None and not _same_doubt(doubt, progress.doubt):
        progress = replace(progress, doubt_ns=t_ns, by_photo=False)
    progress = replace(progress, doubt=doubt, looked_ns=t_ns, by_photo=progress.by_photo or by_photo)
    if isinstance(stones, Seen):
        progress = replace(progress, most_stones=max(progress.most_stones, stones.value))
    if isinstance(loose, Seen):
        progress = replace(progress, most_loose=max(progress.most_loose, loose.value))
    return progress


def _same_doubt(one: Unsure[int] | Hidden, other: Unsure[int] | Hidden | None) -> bool:
    if isinstance(one, Unsure) and isinstance(other, Unsure):
        return (one.low, one.best, one.high) == (other.low, other.best, other.high)
    return isinstance(one, Hidden) and isinstance(other, Hidden)


def still_at_work(progress: WallProgress, settings: RefereeSettings) -> bool:
    """Whether hands may still be at the wall, so that an uncertain count is not asked about yet.

    Where the likeliest count is one at which the moving ends, a short rest is enough.
    """
    match progress.doubt:
        case None:
            return False
        case _ if progress.by_photo:
            return False
        case Unsure(best=best):
            patience_s = settings.table_moved_s if _is_end(progress, best) else settings.game_moved_s
        case Hidden():
            patience_s = settings.game_moved_s
    return progress.rested_ns < patience_s * NS_PER_S


def _is_end(progress: WallProgress, standing: int) -> bool:
    ended = _build_ended if progress.need.kind == "build" else _removal_ended
    return ended(progress, standing) is not None


def put_back(progress: WallProgress, stones: CountReading) -> WallProgress:
    """Continue from what stands, because the fall does not count and the stones are put back."""
    standing = stones.value if isinstance(stones, Seen) else progress.need.stones_before
    return replace(progress, loose_at_start=progress.most_loose, most_stones=standing, fell_ns=None)


def verdict(outcome: WallOutcome, accident: Message, between_ns: tuple[int, int]) -> Question:
    """Ask whether stones that fell after a knock count as fallen (B3), or are put back.

    Args:
        accident: what happened to the table.
        between_ns: when the wall was last seen whole, and when it was seen fallen.
    """
    need = outcome.need
    asked = wording.verdict_wanted(need.place[1], outcome.fallen, outcome.stones, accident)
    answers = (
        Choice(TABLE_IS_RIGHT, wording.it_counts(outcome.stones), outcome),
        Choice(GAME_IS_RIGHT, wording.it_does_not_count(), None),
    )
    return Question(at(need.place, "stones"), asked, answers, need.mover, pad=False, between_ns=between_ns, ruling=True)


def wall_outcome(
    progress: WallProgress, stones: CountReading, width: CountReading, said_by: Actor
) -> WallOutcome | Question | None:
    """Return how a build or removal ended, a question, or None while stones are still being moved.

    A reading that is not ``seen`` never ends it; if it may be the end, a person is asked.
    """
    need = progress.need
    if not isinstance(stones, Seen):
        return _ask(need, "stones", stones, stones_left_by_rules(need)) if _may_be_over(progress, stones) else None
    standing = stones.value
    ended = _build_ended(progress, standing) if need.kind == "build" else _removal_ended(progress, standing)
    if ended is None:
        return None
    if isinstance(ended, Question):
        return ended
    if standing == 0:
        return WallOutcome(need, 0, 0, ended.fallen, said_by)
    if not isinstance(width, Seen):
        return _ask(need, "width", width, range(1, standing + 1))
    if not 1 <= width.value <= standing:
        return _ask(need, "width", Hidden(_wall_seen(standing, width.value)), range(1, standing + 1))
    return WallOutcome(need, standing, width.value, ended.fallen, said_by)


@dataclass(frozen=True, slots=True)
class _Ended:
    fallen: int


def _build_ended(progress: WallProgress, standing: int) -> _Ended | Question | None:
    need = progress.need
    if standing > need.stones_target:
        return _ask_impossible(need, standing, (need.stones_target,), wording.more_than_declared)
    if standing == need.stones_target:
        return _Ended(0)  # the whole wall stands, so loose stones belong to another wall
    if standing < progress.most_stones or progress.fallen > 0:
        # Stones may have rolled out of the picture, so stones that no longer stand count as fallen, too.
        fallen = max(progress.fallen, progress.most_stones - standing)
        return _Ended(min(fallen, need.stones_target - standing))
    return None


def _removal_ended(progress: WallProgress, standing: int) -> _Ended | Question | None:
    need = progress.need
    left = need.stones_target - progress.fallen
    if standing == max(0, left):
        return _Ended(need.stones_target - standing)
    if standing < left:
        return _ask_impossible(need, standing, (need.stones_target, standing), wording.fewer_than_to_be_left)
    return None


def _may_be_over(progress: WallProgress, stones: Unsure[int] | Hidden) -> bool:
    """Whether an uncertain reading allows that the build or removal is over."""
    if isinstance(stones, Hidden):
        return True
    target = progress.need.stones_target
    if progress.need.kind == "removal":
        return stones.low <= target
    fell = progress.fallen > 0 or stones.high < progress.most_stones
    return fell or stones.high >= target


def _wall_seen(stones: int, width: int) -> Message:
    return Message("reason.wall_seen", {"stones": stones, "width": width})


def stones_left_by_rules(need: WallNeed) -> range:
    """Return the counts that the rules allow: no more than were declared (B1), or than the wall had (G6)."""
    return range(max(need.stones_before, need.stones_target) + 1)


def _ask(
    need: WallNeed, quantity: Literal["stones", "width"], reading: Unsure[int] | Hidden, by_rules: range
) -> Question:
    """Ask for a count; the question gives the seen and the allowed range, and offers only counts in both."""
    answers: tuple[int, ...] = ()
    asked = wording.wall_in_doubt(need.place[1], quantity, reading.why)
    if isinstance(reading, Unsure):
        seen = (reading.best, *(n for n in range(reading.low, reading.high + 1) if n != reading.best))
        answers = tuple(n for n in seen if n in by_rules)[:MOST_ANSWERS]
        if any(n not in by_rules for n in seen):
            between, left = (reading.low, reading.high), (by_rules.start, by_rules[-1])
            asked = wording.wall_in_doubt_by_rules(need.place[1], quantity, reading.why, between, left)
    return Question(at(need.place, quantity), asked, answers, need.mover)


def _ask_impossible(
    need: WallNeed, standing: int, answers: tuple[int, ...], word: Callable[[Cell, int, int], Message]
) -> Question:
    asked = word(need.place[1], standing, need.stones_target)
    return Question(at(need.place, "stones"), asked, answers, need.mover)
