"""Sums up verdicts: rows by quantity, by visibility and by condition, and claimed against true rates."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise

from vision.evaluation.scoring import Score, count_verdicts
from vision.evaluation.settings import EvaluationGoals, Goal


@dataclass(frozen=True, slots=True)
class Row:
    """One row of a table: how many claims, and how many of each verdict.

    Attributes:
        asked_best_right: of the asked ones, how many were unsure with the truth as the likeliest answer.
    """

    name: str
    n: int
    exact: int
    wrong: int
    asked: int
    asked_best_right: int
    goal: Goal | None = None

    @property
    def exact_share(self) -> float:
        """The share of exact claims; 0 without claims."""
        return self.exact / self.n if self.n else 0.0

    @property
    def reached(self) -> bool | None:
        """Whether the goal is reached; None without a goal or without claims."""
        if self.goal is None or self.n == 0:
            return None
        return self.exact >= self.goal.exact * self.n and self.wrong <= self.goal.wrong * self.n


@dataclass(frozen=True, slots=True)
class ConfidenceBin:
    """Claims of about the same confidence: what they claimed on average, and how often they were right."""

    low: float
    high: float
    n: int
    claimed: float
    true: float


CLEAR = "clear ones, all"
CLEAR_QUANTITIES = ("tiles", "market disks", "mats", "nobles", "stones", "width", "grain")


def row_of(name: str, scores: Iterable[Score], goal: Goal | None = None) -> Row:
    """Sum up scores in one row."""
    kept = list(scores)
    n, exact, wrong, asked = count_verdicts(kept)
    return Row(name, n, exact, wrong, asked, sum(s.best_right for s in kept if s.verdict == "asked"), goal)


def quantity_rows(scores: Sequence[Score], goals: EvaluationGoals) -> tuple[Row, ...]:
    """A row for each quantity; walls and grain split by how much of them shows."""

    def of(name: str, quantity: str, visibility: tuple[str, ...] | None = None, goal: Goal | None = None) -> Row:
        kept = [s for s in scores if s.quantity == quantity and (visibility is None or s.visibility in visibility)]
        return row_of(name, kept, goal)

    partly = [s for s in scores if s.quantity in ("stones", "width", "grain") and s.visibility == "partly"]
    return (
        of("mats", "mats", None, goals.mats),
        of("tiles and sides", "tiles", None, goals.tiles),
        of("market disks", "market disks", None, goals.market_disks),
        of("nobles", "nobles", None, goals.nobles),
        of("  nobles, half or more shows", "nobles", ("clear",), goals.nobles),
        of("  nobles, less shows", "nobles", ("partly",)),
        of("  nobles, nothing shows", "nobles", ("hidden",)),
        of("  no noble there", "nobles", ("none",)),
        of("stones, clear walls", "stones", ("clear",), goals.stones),
        of("width, clear walls", "width", ("clear",), goals.width),
        of("grain, clear columns", "grain", ("clear",), goals.grain),
        row_of("partly hidden, all", partly, goals.partly_hidden),
        of("  stones, partly", "stones", ("partly",)),
        of("  width, partly", "width", ("partly",)),
        of("  grain, partly", "grain", ("partly",)),
        of("stones where no wall is", "stones", ("none",)),
        of("grain where none is", "grain", ("none",)),
        of("owner", "owner"),
        of("loose, some lie", "loose", ("any", "clear", "partly", "hidden")),
        of("  all of them clear", "loose", ("any", "clear")),
        of("loose, none lies", "loose", ("none",)),
        of("shields", "shields"),
        of("elephants", "elephants"),
        of("  elephants, clear", "elephants", ("clear",)),
        of("player markers", "markers"),
        of("  player markers, clear", "markers", ("clear",)),
        of("hand", "hand"),
    )


def clear_scores(scores: Iterable[Score]) -> list[Score]:
    """The claims that should rarely be asked: all quantities with goals, except things partly or wholly hidden.

    A noble whose visible share is unknown counts as clear.
    """
    return [s for s in scores if s.quantity in CLEAR_QUANTITIES and s.visibility in ("clear", "any")]


def visibility_rows(scores: Sequence[Score], edges: Sequence[float]) -> tuple[Row, ...]:
    """Stones, width and grain by the share of them that shows; ``edges`` rise from 0 to 1."""
    rows = []
    for quantity in ("stones", "width", "grain"):
        for low, high in reversed(list(pairwise(edges))):
            last = high == edges[-1]
            kept = [
                s
                for s in scores
                if s.quantity == quantity
                and s.visible_share is not None
                and low <= s.visible_share
                and (s.visible_share < high or last)
            ]
            rows.append(row_of(f"{quantity}, {low:.0%}–{high:.0%} visible", kept))
    return tuple(rows)


def condition_rows(
    scores: Sequence[Score], conditions_of: Mapping[str, Mapping[str, str]]
) -> Mapping[str, tuple[Row, ...]]:
    """The clear claims by condition tag, by the seat's colour and by the wall's style.

    Args:
        conditions_of: maps a file to its tags.
    """
    clear = clear_scores(scores)
    tags: dict[str, Callable[[Score], str | None]] = {
        tag: lambda s, tag=tag: conditions_of.get(s.file, {}).get(tag)  # type: ignore[misc]
        for tag in sorted({tag for tags in conditions_of.values() for tag in tags})
    }
    tags["seat"] = lambda s: None if s.seat is None else str(s.seat)
    tags["style"] = lambda s: s.style if s.quantity in ("stones", "width") else None
    table: dict[str, tuple[Row, ...]] = {}
    for tag, value_of in tags.items():
        groups: defaultdict[str, list[Score]] = defaultdict(list)
        for score in clear:
            value = value_of(score)
            if value:
                groups[value].append(score)
        if groups:
            table[tag] = tuple(row_of(value, groups[value]) for value in sorted(groups))
    return table


def confidence_bins(scores: Iterable[Score], edges: Sequence[float]) -> tuple[ConfidenceBin, ...]:
    """Claimed confidence against how often the claimed (likeliest) value was right; empty bins are left out."""
    claims = [(s.claimed, s.best_right) for s in scores if s.claimed is not None]
    bins = []
    for low, high in pairwise(edges):
        inside = [(c, right) for c, right in claims if low <= c < high or (high == edges[-1] and c == high)]
        if inside:
            n = len(inside)
            bins.append(
                ConfidenceBin(low, high, n, sum(c for c, _ in inside) / n, sum(right for _, right in inside) / n)
            )
    return tuple(bins)
