"""Finds the moments that mattered most, and what would have been better by the virtual players' values.

It looks one decision ahead with exact odds, and knows nothing about plans, promises and talk at the table.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final, Literal

from companion.analysis.luck import Fought, gains_of
from companion.analysis.timeline import Happened, Timeline
from companion.games.cells import cell_name
from companion.games.raja import events as e
from companion.games.raja.legal import moves
from companion.games.raja.moves import MayDeclareBuild, MayDeclareSiege
from companion.games.raja.pieces import GREAT_WALL_STONES
from companion.games.raja.views import view
from companion.players.valuation import NOBLE, SiegeChoice, siege_choices, worth
from companion.texts.message import Message, Value

SHOWN: Final = 3
MOST_BY_DICE: Final = 1
GREAT_WALL: Final = NOBLE / 2
"""Value of one point in dollars; a captured noble gives two."""
LEAST: Final = 10.0
"""In dollars: a moment that matters less is no turning point."""


@dataclass(frozen=True, slots=True)
class TurningPoint:
    """A moment that mattered.

    Attributes:
        kind: a choice that could have been better, or dice that turned the game.
        dollars: by how much it mattered, as the virtual players value things.
        better: what would have been better, or why nothing would.
    """

    happened: Happened
    seat: int
    kind: Literal["choice", "dice"]
    dollars: float
    better: Message


def turning_points(timeline: Timeline, fought: Sequence[Fought]) -> tuple[TurningPoint, ...]:
    """Return the three moments that mattered most, in order of time; fewer if fewer mattered."""
    found = [point for one in timeline.happened for point in _choices(timeline, one) if point.dollars >= LEAST]
    dice = [point for battle in fought if (point := _by_dice(timeline, battle)).dollars >= LEAST]
    dice.sort(key=lambda point: -point.dollars)
    found += dice[: max(MOST_BY_DICE, SHOWN - len(found))]
    best = sorted(found, key=lambda point: -point.dollars)[:SHOWN]
    return tuple(sorted(best, key=lambda point: point.happened.version))


def _by_dice(timeline: Timeline, battle: Fought) -> TurningPoint:
    swing = abs(battle.came - battle.expected)
    percent = round(100 * (battle.destroyed if battle.fell else 1 - battle.destroyed))
    well = battle.expected >= 0
    values: dict[str, Value] = {"name": timeline.names[battle.attacker], "percent": percent}
    better = Message(f"coach.dice_{'right' if well else 'risky'}", values)
    return TurningPoint(battle.happened, battle.attacker, "dice", swing, better)


def _choices(timeline: Timeline, one: Happened) -> Iterator[TurningPoint]:
    match one.event:
        case e.SiegeDeclared() | e.SiegePassed():
            yield from _siege(timeline, one, one.event)
        case e.BuildingEnded():
            yield from _great_wall(one, one.event)
        case e.BarterMade() | e.TradeFilled():
            yield from _trade(one, one.event)
        case e.RansomRefused():
            step = one.before.step
            asked = getattr(step, "ransom", None)
            if asked is not None:
                yield _point(one, one.event.seat, NOBLE - worth(asked), Message("coach.pay_ransom"))
        case e.RansomPaid():
            yield _point(one, one.event.seat, worth(one.event.ransom) - NOBLE, Message("coach.refuse_ransom"))
        case e.NobleLeft():
            yield _point(one, one.event.seat, NOBLE, Message("coach.take_noble"))
        case _:
            pass


def _point(one: Happened, seat: int, dollars: float, better: Message) -> TurningPoint:
    return TurningPoint(one, seat, "choice", dollars, better)


def _siege(timeline: Timeline, one: Happened, event: e.SiegeDeclared | e.SiegePassed) -> Iterator[TurningPoint]:
    seat = event.seat
    offered = [move for move in moves(one.before, seat) if isinstance(move, MayDeclareSiege)]
    choices = [
        choice
        for move in offered
        for choice in siege_choices(move, seat, lambda: view(one.before, seat), any_number=True)
    ]
    targets = event.targets if isinstance(event, e.SiegeDeclared) else ()
    chosen = 0.0
    for cell, elephants in targets:
        same = [c.balance for c in choices if (c.cell, c.elephants) == (cell, elephants) and c.defender == _of(event)]
        if not same:
            return  # the coach cannot judge a siege that is not among its choices
        chosen += same[0]
    best = max(choices, key=lambda choice: choice.balance, default=None)
    if best is not None and best.balance > max(0.0, chosen):
        yield _point(one, seat, best.balance - chosen, _better_siege(timeline, best))
    elif targets and chosen < 0:
        yield _point(one, seat, -chosen, Message("coach.stay_home"))


def _of(event: e.SiegeDeclared | e.SiegePassed) -> int:
    return event.defender if isinstance(event, e.SiegeDeclared) else -1


def _better_siege(timeline: Timeline, best: SiegeChoice) -> Message:
    values: dict[str, Value] = {
        "name": timeline.names[best.defender],
        "city": cell_name(best.cell),
        "count": best.elephants,
        "percent": round(100 * float(best.odds.wall_destroyed())),
    }
    return Message("coach.siege_noble" if best.noble else "coach.siege_wall", values)


def _great_wall(one: Happened, event: e.BuildingEnded) -> Iterator[TurningPoint]:
    """Yield a turning point if the player could have built a wall of 15 but ended building."""
    for move in moves(one.before, event.seat):
        if isinstance(move, MayDeclareBuild):
            lacking = [
                (GREAT_WALL_STONES - stones, cell)
                for cell, stones in move.cities
                if 0 < GREAT_WALL_STONES - stones <= move.most_stones
            ]
            if lacking:
                count, cell = min(lacking)
                better = Message("coach.great_wall", {"count": count, "city": cell_name(cell)})
                yield _point(one, event.seat, GREAT_WALL, better)


def _trade(one: Happened, event: e.BarterMade | e.TradeFilled) -> Iterator[TurningPoint]:
    for seat, gain in gains_of(event):
        if gain < 0:
            yield _point(one, seat, -gain, Message("coach.trade", {"amount": round(-gain)}))
