"""What a seat or the host may do now; it never depends on what another seat holds."""

from __future__ import annotations

from companion.games.bid_war import moves as m
from companion.games.bid_war.options import MOST_BID
from companion.games.bid_war.state import (
    Adding,
    Bidding,
    Dealing,
    Player,
    Preparing,
    Showing,
    State,
    adding_cards,
    may_trash,
    seven_of,
    two_of,
)
from companion.games.engine import HOST


def moves(state: State, seat: int) -> tuple[m.Move, ...]:
    """The moves of that seat or the host."""
    step = state.step
    real = state.options.cards != "phones"
    if state.owed:
        if seat != HOST or real:
            return ()
        owner = state.owed[0][0]
        return (m.MayShuffleDeck(owner, state.players[owner].discard),)
    if isinstance(step, Dealing):
        decks = tuple([player.deck for player in state.players])
        return (m.MayDeal(state.prizes.deck, decks),) if seat == HOST else ()
    if isinstance(step, Preparing):
        return (m.MayFlipPrize(state.prizes.unseen),)
    if isinstance(step, Showing):
        return _showing(state, step, seat)
    if seat == HOST:
        return ()
    if isinstance(step, Bidding):
        return _bidding(state.players[seat], step, real)
    return _adding(state.players[seat], step) if isinstance(step, Adding) else ()


def _bidding(player: Player, step: Bidding, real: bool) -> tuple[m.Move, ...]:
    most = min(MOST_BID, player.in_hand)
    if most == 0:
        return ()
    bid = step.bids[player.seat]
    found: list[m.Move] = [
        m.MayLayBid(most, bid is not None) if real else m.MaySealBid(player.hand, most, bid is not None)
    ]
    if bid is not None:
        return (*found, m.MayWithdrawBid())
    if two_of(player) in player.playable:
        found.append(m.MayPlayTwo(two_of(player)))
    others = may_trash(player)
    if others:
        found.append(m.MayPlaySeven(seven_of(player), others))
    return tuple(found)


def _showing(state: State, step: Showing, seat: int) -> tuple[m.Move, ...]:
    return tuple(
        [
            m.MayShowBid(owner, step.laid[owner], state.players[owner].unseen)
            for owner, cards in enumerate(step.shown)
            if cards is None and seat in (owner, HOST)
        ]
    )


def _adding(player: Player, step: Adding) -> tuple[m.Move, ...]:
    if player.in_hand == 0:
        return ()
    found: list[m.Move] = [] if step.passed[player.seat] else [m.MayPassAdding()]
    cards = adding_cards(player)
    if cards:
        found.append(m.MayAddCards(cards, min(player.in_hand, len(cards))))
    return tuple(found)
