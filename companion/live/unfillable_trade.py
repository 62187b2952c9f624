"""Answers a trade that nobody could fill: the companion declines for all, and the market fills it (``C3``)."""

from __future__ import annotations

from companion.games.raja.commands import DeclineFill
from companion.games.raja.phases.commerce.markets import could_fill
from companion.games.raja.state import Commerce, State


def answers_for_all(state: State) -> tuple[DeclineFill, ...]:
    """Return the answers to a trade that was just proposed; () if somebody could fill it or is being asked."""
    step = state.step
    if not isinstance(step, Commerce) or step.trade is None or step.trade.declined or step.trade.willing:
        return ()
    trade, count = step.trade, len(state.players)
    active = state.turn.order[step.place]
    others = [(active + ahead) % count for ahead in range(1, count)]
    if any(could_fill(state.players[seat], trade) for seat in others):
        return ()
    return tuple(DeclineFill(seat) for seat in others)
