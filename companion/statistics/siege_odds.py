"""Compares the odds of battles with the dice that followed."""

from __future__ import annotations

import itertools
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from companion.games.raja import events as e
from companion.games.raja.odds import siege_odds
from companion.games.raja.pieces import shield_points
from companion.games.raja.state import Battle, Siege
from companion.review.recorded_game import NS_PER_S, RecordedGame

BINS: Final = (0.0, 0.2, 0.4, 0.6, 0.8, 1.0)


@dataclass(frozen=True, slots=True)
class BattleFought:
    """One battle with its odds.

    Attributes:
        chance: probability before the dice that x is positive, so that stones come off.
        destroyed_chance: probability that the whole wall comes off.
        x: the actual x.
        rank: share of equally likely rolls with a lower x, plus half of those with the same; over many battles the
            ranks are spread evenly from 0 to 1 if the dice follow the odds.
    """

    t_s: float
    attacker: int
    defender: int
    elephants: int
    shields: int
    stones: int
    chance: float
    destroyed_chance: float
    x: int
    won: bool
    destroyed: bool
    rank: float


@dataclass(frozen=True, slots=True)
class Calibration:
    """Battles whose chance is in one bin: how many, their average chance, and the share that succeeded."""

    low: float
    high: float
    n: int
    promised: float
    came_true: float


def battles(evening: RecordedGame) -> list[BattleFought]:
    """Return every battle whose dice have all been rolled, unless it was undone."""
    fought: tuple[BattleFought, ...] = ()
    fought_by = [fought]  # by version
    for step in evening.steps:
        for event in step.events:
            if isinstance(event, (e.Reverted, e.Restored)):
                fought = fought_by[event.to_version]
            elif isinstance(event, e.BattleDecided):
                before = evening.history.state_at(len(fought_by) - 1).step
                if isinstance(before, Siege) and before.battles:
                    fought = (*fought, _fought(evening, step.t_ns, before.battles[0], event))
            fought_by.append(fought)
    return list(fought)


def _fought(evening: RecordedGame, t_ns: int, battle: Battle, event: e.BattleDecided) -> BattleFought:
    values = [value for _, value in battle.shields]
    points = shield_points((values.count(1), values.count(2), values.count(3)))
    odds = siege_odds(battle.elephants, points, event.stones, rulebook=evening.options.rulebook)
    chances = odds.x()
    lower = sum(float(chance) for x, chance in chances.items() if x < event.x)
    return BattleFought(
        t_s=t_ns / NS_PER_S,
        attacker=event.attacker,
        defender=event.defender,
        elephants=battle.elephants,
        shields=points,
        stones=event.stones,
        chance=float(sum(chance for x, chance in chances.items() if x > 0)),
        destroyed_chance=float(odds.wall_destroyed()),
        x=event.x,
        won=event.x > 0,
        destroyed=event.x > 0 and event.x >= event.stones,
        rank=lower + float(chances.get(event.x, 0)) / 2,
    )


def calibration(fought: Sequence[BattleFought]) -> list[Calibration]:
    """Return, bin by bin, the chance that stones come off and the share of battles in which they did; no empty bins."""
    rows = []
    for low, high in itertools.pairwise(BINS):
        inside = [one for one in fought if low <= one.chance < high or (one.chance == high == BINS[-1])]
        if inside:
            n = len(inside)
            promised = sum(one.chance for one in inside) / n
            rows.append(Calibration(low, high, n, promised, sum(one.won for one in inside) / n))
    return rows


def brier(fought: Sequence[BattleFought]) -> float | None:
    """Return the mean squared difference of chance and outcome (Brier score): 0 is perfect, 0.25 a coin; None without a
    battle.
    """
    return sum((one.chance - one.won) ** 2 for one in fought) / len(fought) if fought else None
