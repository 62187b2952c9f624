"""Separates luck from choices: compares each battle with every roll it could have had, counted exactly."""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass
from typing import Final

from companion.analysis.timeline import Happened, Timeline
from companion.games.raja import events as e
from companion.games.raja.odds import SiegeOdds, siege_odds
from companion.games.raja.pieces import Goods, shield_points
from companion.games.raja.state import Siege, tile_at
from companion.players.valuation import ELEPHANT, NOBLE, STONE_OFF, siege_balance, worth

SAME: Final = 1e-6


@dataclass(frozen=True, slots=True)
class Fought:
    """One battle with its odds.

    Attributes:
        expected: expected worth for the attacker before the dice, in dollars.
        came: actual worth after the dice.
        chances: probability of each possible worth.
        destroyed: probability that the whole wall comes off.
        fell: whether it did.
    """

    happened: Happened
    attacker: int
    defender: int
    expected: float
    came: float
    chances: dict[float, float]
    destroyed: float
    fell: bool


@dataclass(frozen=True, slots=True)
class Share:
    """A player's results by source, in dollars by the virtual players' values.

    Attributes:
        battles: number of battles on either side.
        sieges: expected worth of the player's own sieges before the dice.
        trades: gain from barters and markets.
        dice: gain or loss by the dice, compared with the expectation.
        percent: share of all possible rolls that would have been worse; None without a battle.
    """

    seat: int
    battles: int
    sieges: float
    trades: float
    dice: float
    percent: int | None


def battles_of(timeline: Timeline) -> tuple[Fought, ...]:
    """Return every battle whose dice have all been rolled."""
    found = []
    for one in timeline.happened:
        step = one.before.step
        if isinstance(one.event, e.BattleDecided) and isinstance(step, Siege) and step.battles:
            found.append(_fought(one, one.event, step))
    return tuple(found)


def _fought(one: Happened, event: e.BattleDecided, step: Siege) -> Fought:
    battle = step.battles[0]
    values = [value for _, value in battle.shields]
    shields = shield_points((values.count(1), values.count(2), values.count(3)))
    odds = siege_odds(battle.elephants, shields, event.stones, rulebook=one.before.options.rulebook)
    tile = tile_at(one.before.players[event.defender], event.cell)
    noble = tile is not None and tile.noble
    fell = event.x > 0 and event.x >= event.stones
    taken = min(max(event.x, 0), event.stones)
    came = (NOBLE if fell and noble else 0.0) + STONE_OFF * taken - ELEPHANT * event.elephants_lost
    return Fought(
        happened=one,
        attacker=event.attacker,
        defender=event.defender,
        expected=siege_balance(odds, noble=noble),
        came=came,
        chances=worths_of(odds, noble=noble),
        destroyed=float(odds.wall_destroyed()),
        fell=fell,
    )


def worths_of(odds: SiegeOdds, *, noble: bool) -> dict[float, float]:
    """Return the probability of each worth of a battle for its attacker; they add up to 1."""
    chances: dict[float, float] = defaultdict(float)
    won = 0
    for lost, row in enumerate(odds.won_rolls):
        for taken, rolls in enumerate(row):
            if rolls:
                won += rolls
                gained = NOBLE if noble and taken == odds.stones else 0.0
                chances[gained + STONE_OFF * taken - ELEPHANT * lost] += rolls / odds.rolls
    if won < odds.rolls:
        chances[-ELEPHANT] += (odds.rolls - won) / odds.rolls
    return dict(chances)


def worse_percent(fought: list[tuple[dict[float, float], float]]) -> int:
    """Return the percentage of all possible rolls of these battles that are worth less, counting half of equal ones.

    Args:
        fought: for each battle, the probability of each worth, and the actual one.
    """
    sums: dict[float, float] = {0.0: 1.0}
    for chances, _ in fought:
        added: dict[float, float] = defaultdict(float)
        for total, first in sums.items():
            for value, second in chances.items():
                added[round(total + value, 6)] += first * second
        sums = added
    came = sum(value for _, value in fought)
    less = sum(chance for value, chance in sums.items() if value < came - SAME)
    same = sum(chance for value, chance in sums.items() if abs(value - came) <= SAME)
    return round(100 * (less + same / 2))


def shares_of(timeline: Timeline, fought: tuple[Fought, ...]) -> tuple[Share, ...]:
    """Return each player's share, by seat."""
    trades = _trade_gains(timeline)
    found = []
    for seat in range(len(timeline.names)):
        attacked = [one for one in fought if one.attacker == seat]
        defended = [one for one in fought if one.defender == seat]
        mine = [(one.chances, one.came) for one in attacked]
        mine += [({-value: chance for value, chance in one.chances.items()}, -one.came) for one in defended]
        dice = sum(one.came - one.expected for one in attacked) - sum(one.came - one.expected for one in defended)
        sieges = sum(one.expected for one in attacked)
        percent = worse_percent(mine) if mine else None
        found.append(Share(seat, len(mine), sieges, trades[seat], dice, percent))
    return tuple(found)


def _trade_gains(timeline: Timeline) -> list[float]:
    gains = [0.0] * len(timeline.names)
    for one in timeline.happened:
        for seat, gain in gains_of(one.event):
            gains[seat] += gain
    return gains


def gains_of(event: e.Event) -> list[tuple[int, float]]:
    """Return what each player gained by a trade or barter, in dollars by the virtual players' values."""
    if isinstance(event, e.BarterMade):
        gain = worth(event.take) - worth(event.give)
        return [(event.maker, gain), (event.taker, -gain)]
    if isinstance(event, e.TradeFilled):
        goods = {
            "grain": Goods(grain=event.count),
            "elephants": Goods(elephants=event.count),
            "shields": Goods(shields=event.shields),
        }[event.market]
        gain = worth(goods) - event.cost
        gain = gain if event.action == "buy" else -gain
        return [(event.seat, gain), *([(event.filled_by, -gain)] if event.filled_by is not None else [])]
    return []
