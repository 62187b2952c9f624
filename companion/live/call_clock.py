"""The auction's call clock: whose call runs since when, pure but for the time passed in."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from companion.games.raja.commands import PassBid
from companion.games.raja.legal import moves
from companion.games.raja.moves import MayPassBid
from companion.games.raja.state import Auction, State

Call: TypeAlias = tuple[int, int, int, int]
"""Turn, seat, highest bid, passes in a row: another call has another."""


@dataclass(frozen=True, slots=True)
class CallClock:
    """Attributes: the call that runs, None outside an auction; when it began by the steady clock."""

    call: Call | None = None
    began_s: float = 0.0

    def following(self, state: State | None, now_s: float) -> CallClock:
        """The clock after something happened: it begins anew with each call."""
        call = None if state is None else _call(state)
        return self if call == self.call else CallClock(call, now_s)

    def ends_s(self, seconds: int | None) -> float | None:
        """When the call runs out by the steady clock; None without a clock or a call."""
        return None if seconds is None or self.call is None else self.began_s + seconds


def call_when_over(state: State) -> PassBid | None:
    """What the clock says for a seat whose time is up: a pass; None where the seat must open (``A1``)."""
    step = state.step
    if not isinstance(step, Auction):
        return None
    may_pass = any(isinstance(move, MayPassBid) for move in moves(state, step.active))
    return PassBid(step.active) if may_pass else None


def _call(state: State) -> Call | None:
    step = state.step
    return (state.turn.number, step.active, step.highest, step.passes) if isinstance(step, Auction) else None
