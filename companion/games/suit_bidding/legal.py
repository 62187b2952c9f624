"""What a seat or the host may do now; it never depends on what another seat has sealed."""

from __future__ import annotations

from companion.games.engine import HOST
from companion.games.suit_bidding import moves as m
from companion.games.suit_bidding.state import (
    Offering,
    Raising,
    Sealing,
    Showing,
    Shuffling,
    State,
    Turning,
    higher_cards,
    is_bidder,
)


def moves(state: State, seat: int) -> tuple[m.Move, ...]:
    """The moves of that seat or the host."""
    step = state.step
    if isinstance(step, Shuffling):
        return (m.MayShuffleSpare(state.spare),) if seat == HOST else ()
    if isinstance(step, Turning):
        return (m.MayTurnPrize(state.spare),)
    if isinstance(step, Showing):
        return tuple(
            [
                m.MayShowBid(owner, state.players[owner].hand)
                for owner, card in enumerate(step.shown)
                if card is None and seat in (owner, HOST) and is_bidder(state, owner, step.offerer)
            ]
        )
    if seat == HOST:
        return ()
    if isinstance(step, Offering):
        return (m.MayOfferCard(state.players[seat].hand),) if seat == step.offerer else ()
    if isinstance(step, Sealing):
        return _sealing(state, step, seat)
    return _raising(state, step, seat) if isinstance(step, Raising) else ()


def _sealing(state: State, step: Sealing, seat: int) -> tuple[m.Move, ...]:
    if not is_bidder(state, seat, step.offerer):
        return ()
    lies = step.bids[seat] is not None
    if state.options.cards == "phones":
        seal = m.MaySealBid(state.players[seat].hand, lies)
        return (seal, m.MayWithdrawBid()) if lies else (seal,)
    return (m.MayWithdrawBid(),) if lies else (m.MayLayBid(),)


def _raising(state: State, step: Raising, seat: int) -> tuple[m.Move, ...]:
    if seat != step.active:
        return ()
    higher = higher_cards(state, step, seat)
    return (m.MayPassBid(), m.MayRaiseBid(higher)) if higher else (m.MayPassBid(),)
