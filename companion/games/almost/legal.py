"""What a seat or the host may do now; it never depends on what another seat has sealed."""

from __future__ import annotations

from companion.games.almost import moves as m
from companion.games.almost.options import most_bid
from companion.games.almost.state import Discussing, Sealing, Showing, State
from companion.games.engine import HOST


def moves(state: State, seat: int) -> tuple[m.Move, ...]:
    """The moves of that seat or the host."""
    step, most = state.step, most_bid(state.options)
    if isinstance(step, Discussing):
        return (m.MayEndDiscussion(state.options.discussion_s),) if seat == HOST else ()
    if isinstance(step, Showing):
        owners = range(len(step.shown)) if seat == HOST else (seat,)
        return tuple([m.MayShowFist(owner, most) for owner in owners if step.shown[owner] is None])
    if not isinstance(step, Sealing) or seat == HOST:
        return ()
    lies = step.bids[seat] is not None
    if state.options.bids == "phones":
        seal = m.MaySealBid(most, lies)
        return (seal, m.MayWithdrawBid()) if lies else (seal,)
    return (m.MayWithdrawBid(),) if lies else (m.MayCloseFist(),)
