"""The clock for calls in Raja's auction and discussions in Almost; pure, with the time passed in."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, TypeAlias

from companion.games.almost.commands import EndDiscussion
from companion.games.almost.state import Discussing
from companion.games.almost.state import State as AlmostState
from companion.games.engine import HOST
from companion.games.raja.commands import PassBid
from companion.games.raja.legal import moves
from companion.games.raja.moves import MayPassBid
from companion.games.raja.state import Auction, State

Timed: TypeAlias = tuple[int, ...]
"""Identifies a call (turn, seat, highest bid, passes in a row) or a discussion (round)."""


@dataclass(frozen=True, slots=True)
class StepClock:
    """A clock that restarts with each call and discussion, after a pause, and after a server restart.

    Attributes:
        timed: what runs; None if nothing does.
        began_s: when it began, by the steady clock.
    """

    timed: Timed | None = None
    began_s: float = 0.0

    def following(self, state: Any, now_s: float) -> StepClock:
        """Return the clock after something happened; ``state`` is None in a pause and when nothing is played."""
        timed = _timed(state)
        return self if timed == self.timed else StepClock(timed, now_s)

    def ends_s(self, state: Any, call_s: int | None) -> float | None:
        """Return when it runs out, by the steady clock; None if nothing runs, or if a call has no time limit
        (``call_s``).
        """
        # L2: the length of a discussion is an option of its game, that of a call an option of the table.
        lasts_s = state.options.discussion_s if isinstance(state, AlmostState) else call_s
        return None if lasts_s is None or self.timed is None else self.began_s + lasts_s


def said_when_over(state: Any) -> PassBid | EndDiscussion | None:
    """Return the command when the clock runs out: a pass, or the end of a discussion; None if the seat must open
    (``A1``).
    """
    if isinstance(state, AlmostState):
        return EndDiscussion(HOST)
    if not isinstance(state, State) or not isinstance(state.step, Auction):
        return None
    may_pass = any(isinstance(move, MayPassBid) for move in moves(state, state.step.active))
    return PassBid(state.step.active) if may_pass else None


def _timed(state: Any) -> Timed | None:
    match state:
        case State(step=Auction() as call):
            return state.turn.number, call.active, call.highest, call.passes
        case AlmostState(step=Discussing()):
            return (state.round_number,)
        case _:
            return None
