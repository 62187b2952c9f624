"""Awards for players, at least one for everybody, for what each did more of than anybody else."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from companion.analysis.luck import Share
from companion.analysis.timeline import Timeline
from companion.games.raja import events as e
from companion.texts.message import Message

MOST_EACH: Final = 2
LUCKY_PERCENT: Final = 60
UNLUCKY_PERCENT: Final = 40


@dataclass(frozen=True, slots=True)
class Award:
    """One award. ``code`` is its name in the catalogue, ``count`` the number it is given for."""

    seat: int
    code: str
    count: int

    def words(self, names: Sequence[str]) -> Message:
        """Return the award's sentence."""
        return Message(f"award.{self.code}.line", {"name": names[self.seat], "count": self.count})

    def to_json(self, names: Sequence[str]) -> dict[str, object]:
        """Return the award as JSON for the page."""
        return {
            "seat": self.seat,
            "code": self.code,
            "title": Message(f"award.{self.code}").to_json(),
            "line": self.words(names).to_json(),
        }


def awards_of(timeline: Timeline, shares: Sequence[Share]) -> tuple[Award, ...]:
    """Choose awards, clearest first and at most two per player; a player without any gets one for good company."""
    given: list[Award] = []
    ranked = sorted(_leaders(timeline, shares), key=lambda found: -found[0])
    for _, award in ranked:
        if sum(one.seat == award.seat for one in given) < MOST_EACH:
            given.append(award)
    return (*given, *(Award(seat, "company", 0) for seat in _without(timeline, given)))


def _without(timeline: Timeline, given: Sequence[Award]) -> list[int]:
    return [seat for seat in range(len(timeline.names)) if all(award.seat != seat for award in given)]


def _leaders(timeline: Timeline, shares: Sequence[Share]) -> list[tuple[float, Award]]:
    """Return who alone leads each count, with the size of the lead as a share of it."""
    found = []
    for code, counts in _counts(timeline, shares).items():
        ordered = sorted(counts, reverse=True)
        if ordered[0] > 0 and (len(ordered) == 1 or ordered[0] > ordered[1]):
            lead = (ordered[0] - ordered[1]) / ordered[0] if len(ordered) > 1 else 1.0
            found.append((lead, Award(counts.index(ordered[0]), code, ordered[0])))
    return found


def _counts(timeline: Timeline, shares: Sequence[Share]) -> dict[str, list[int]]:
    seats = len(timeline.names)
    counts = {code: [0] * seats for code in ("builder", "gravity", "farmer", "trader", "mahout")}
    counts |= {code: [0] * seats for code in ("fortress", "bidder", "host")}
    for one in timeline.happened:
        _count(one.event, counts)
    percents = [50 if share.percent is None else share.percent for share in shares]
    counts["lucky"] = [percent if percent >= LUCKY_PERCENT else 0 for percent in percents]
    counts["unlucky"] = [100 - percent if percent <= UNLUCKY_PERCENT else 0 for percent in percents]
    if any(counts["mahout"]):
        peaceful = [seat for seat in range(seats) if not counts["mahout"][seat]]
        counts["peace"] = [int([seat] == peaceful) for seat in range(seats)]
    return counts


def _count(event: e.Event, counts: dict[str, list[int]]) -> None:
    match event:
        case e.BuildDeclared():
            counts["builder"][event.seat] += event.stones
        case e.BuildFinished():
            counts["gravity"][event.seat] += event.fallen
        case e.WallCollapsed():
            counts["gravity"][event.owner] += event.fallen
        case e.GrainHarvested():
            counts["farmer"][event.seat] += event.grain
        case e.BarterMade():
            counts["trader"][event.maker] += 1
            counts["trader"][event.taker] += 1
        case e.TradeFilled():
            counts["trader"][event.seat] += 1
        case e.SiegeDeclared():
            counts["mahout"][event.seat] += sum(elephants for _, elephants in event.targets)
        case e.BattleDecided() if event.x <= 0:
            counts["fortress"][event.defender] += 1
        case e.AuctionWon():
            counts["bidder"][event.seat] += event.paid
        case e.NobleTaken():
            counts["host"][event.owner] += 1
        case _:
            pass
