"""Aggregates figures over a thousand evenings with DuckDB, from the facts of each."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from typing import Any, Final, cast

import duckdb

from companion.archive.facts import IN_SIEGES
from companion.review.stated_counts import Quantity
from companion.statistics.chi_square import fairness_of, holm
from companion.statistics.figures import BOARD_DICE, DiceGroup, Figures, figures_to_json
from companion.statistics.phase_times import PhaseTimes
from companion.statistics.reading_accuracy import QUANTITIES, TakenByCamera, Verdict
from companion.statistics.siege_odds import BattleFought, brier, calibration

SIEGE_DICE: Final = "dice of all sieges"
_PATHS: Final = frozenset({"evenings", "prices", "points", "battles"})
"""Figures of single evenings, left out here."""


@dataclass(frozen=True, slots=True)
class PricesSeen:
    """A market over all evenings: the lowest and highest price, and the mean price at the end."""

    market: str
    lowest: int
    highest: int
    mean_end: float


@dataclass(frozen=True, slots=True)
class ScoresSeen:
    """Games that were played to their end, grouped by number of seats."""

    seats: int
    games: int
    mean_winner: float
    mean_points: float
    most: int
    first_seat_won: int


@dataclass(frozen=True, slots=True)
class ManyEvenings:
    """Figures of many evenings.

    Args:
        figures: as for a few evenings, without the paths of each.
        first, last: when the first and the last of them began, ISO 8601; empty if unknown.
    """

    count: int
    first: str
    last: str
    figures: Figures
    prices: tuple[PricesSeen, ...]
    scores: tuple[ScoresSeen, ...]

    def to_json(self) -> dict[str, Any]:
        """Return the figures as JSON for programs."""
        told = {name: value for name, value in figures_to_json(self.figures).items() if name not in _PATHS}
        prices, scores = ([asdict(one) for one in rows] for rows in (self.prices, self.scores))
        return {
            "evenings": self.count,
            "first": self.first,
            "last": self.last,
            **told,
            "battles": len(self.figures.battles),
            "prices": prices,
            "scores": scores,
        }


def many_evenings(line: duckdb.DuckDBPyConnection) -> ManyEvenings:
    """Aggregate the figures of all evenings.

    Args:
        line: the connection from ``facts_read``.
    """
    count, length_s, first, last, taken, corrected, builds, builds_fallen = line.execute(_SUMS).fetchall()[0]
    fought = tuple(BattleFought(**battle) for battle in _dicts(line, _BATTLES))
    readings: dict[Quantity, Counter[Verdict]] = {quantity: Counter() for quantity in QUANTITIES}
    for quantity, verdict, n in line.execute(_READINGS).fetchall():
        readings[cast(Quantity, quantity)][cast(Verdict, verdict)] = n
    figures = Figures(
        titles=(),
        length_s=length_s,
        dice=_dice(line.execute(_DICE).fetchall()),
        asked=Counter({(place, about): n for place, about, n in line.execute(_ASKED).fetchall()}),
        readings=readings,
        taken=TakenByCamera(taken, corrected),
        phases=tuple(PhaseTimes(**phase) for phase in _dicts(line, _PHASES)),
        builds=(builds, builds_fallen),
        prices=(),
        points=(),
        battles=fought,
        calibration=tuple(calibration(fought)),
        brier=brier(fought),
    )
    prices = tuple(PricesSeen(**row) for row in _dicts(line, _PRICES))
    scores = tuple(ScoresSeen(**row) for row in _dicts(line, _SCORES))
    return ManyEvenings(count, first or "", last or "", figures, prices, scores)


def _dice(rows: Sequence[tuple[str, int, int, int]]) -> tuple[DiceGroup, ...]:
    """Return all dice of boards, then those of each well, then those of all sieges together, without names."""
    groups: dict[str, Counter[int]] = {BOARD_DICE: Counter()}
    sieges: Counter[int] = Counter()
    for board, well, face, n in rows:
        if well == IN_SIEGES:
            sieges[face] += n
            continue
        groups[BOARD_DICE][face] += n
        groups.setdefault(f"board {board}, well {well}" if board else f"well {well}", Counter())[face] += n
    tested = {name: fairness_of(faces) for name, faces in {**groups, SIEGE_DICE: sieges}.items() if faces.total()}
    corrected = holm([test.p for test in tested.values()])
    return tuple(DiceGroup(name, test, p) for (name, test), p in zip(tested.items(), corrected, strict=True))


def _dicts(line: duckdb.DuckDBPyConnection, query: str) -> list[dict[str, Any]]:
    found = line.execute(query)
    names = [column[0] for column in found.description or ()]
    return [dict(zip(names, row, strict=True)) for row in found.fetchall()]


_SUMS: Final = """
SELECT count(*), sum(length_s), min(nullif(began, '')), max(nullif(began, '')),
    sum(taken)::BIGINT, sum(corrected)::BIGINT, sum(builds)::BIGINT, sum(builds_fallen)::BIGINT
FROM evenings"""
_DICE: Final = """
SELECT board, well, face, sum(n)::BIGINT
FROM (SELECT unnest(dice, recursive := true) FROM evenings) GROUP BY ALL ORDER BY ALL"""
_ASKED: Final = """
SELECT place, about, sum(n)::BIGINT
FROM (SELECT unnest(asked, recursive := true) FROM evenings) GROUP BY ALL ORDER BY ALL"""
_READINGS: Final = """
SELECT quantity, verdict, sum(n)::BIGINT
FROM (SELECT unnest(readings, recursive := true) FROM evenings) GROUP BY ALL ORDER BY ALL"""
_PHASES: Final = """
SELECT phase, count(*) AS n, median(seconds) AS median_s, max(seconds) AS longest_s, sum(seconds) AS total_s
FROM (SELECT unnest(phases, recursive := true), generate_subscripts(phases, 1) AS place FROM evenings)
GROUP BY phase ORDER BY min(place), phase"""
_BATTLES: Final = """
SELECT * FROM (SELECT unnest(battles, recursive := true) FROM evenings)"""
_PRICES: Final = """
SELECT market, min(lowest) AS lowest, max(highest) AS highest, avg(last) AS mean_end
FROM (SELECT unnest(prices, recursive := true) FROM evenings) GROUP BY market ORDER BY min(lowest)"""
_SCORES: Final = """
SELECT len(seats) AS seats, count(*) AS games, avg(list_max(points)) AS mean_winner, avg(list_avg(points)) AS mean_points,
    max(list_max(points)) AS most, sum(seats[1].won::BIGINT)::BIGINT AS first_seat_won
FROM (SELECT seats, [seat.points FOR seat IN seats] AS points FROM evenings WHERE over)
GROUP BY len(seats) ORDER BY 1"""
