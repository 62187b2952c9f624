"""Bids: sealed on the phones, laid with real cards, or raised in turn (``N2``, ``N4``)."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final

from companion.games.cards import Card, name_of, names_of
from companion.games.engine import HOST
from companion.games.errors import IllegalCommand
from companion.games.seals import check_salt, seal_of
from companion.games.suit_bidding.auctions import next_bidder, spent
from companion.games.suit_bidding.commands import LayBid, PassBid, RaiseBid, SealBid, ShowBid, WithdrawBid
from companion.games.suit_bidding.events import (
    AllLaid,
    BidLaid,
    BidPassed,
    BidRaised,
    BidSealed,
    BidShown,
    BidsRevealed,
    BidWithdrawn,
    Event,
)
from companion.games.suit_bidding.options import NAME, value_of
from companion.games.suit_bidding.state import (
    Bid,
    LastAuction,
    Raising,
    Revealed,
    Sealing,
    Showing,
    State,
    higher_cards,
    is_bidder,
)


def _sealing(state: State, seat: int, real: bool) -> Sealing:
    step = state.step
    assert isinstance(step, Sealing)
    if real != (state.options.cards != "phones"):
        raise IllegalCommand(
            "bid.other_cards",
            "Bids are sealed on the phones at this table: choose a card there."
            if real
            else "Bids are laid with real cards at this table: lay one face down.",
        )
    if not is_bidder(state, seat, step.offerer):
        raise IllegalCommand("bid.not_a_bidder", "You cannot bid on the card you offer: wait for the next auction.")
    return step


def _check_held(state: State, seat: int, card: Card) -> None:
    if card not in state.players[seat].hand:
        raise IllegalCommand(
            "card.not_in_hand", f"The hand of seat {seat} does not hold {names_of([card])}: name another card."
        )


def decide_seal(state: State, command: SealBid) -> tuple[Event, ...]:
    """Raises ``bid.other_cards``, ``bid.not_a_bidder``, ``card.not_in_hand``, ``seal.weak_salt``."""
    _sealing(state, command.seat, real=False)
    _check_held(state, command.seat, command.card)
    check_salt(command.salt)
    seal = seal_of(NAME, state.auction, command.seat, name_of(command.card), command.salt)
    return (BidSealed(command.seat, seal, command.card, command.salt),)


def decide_lay(state: State, command: LayBid) -> tuple[Event, ...]:
    """Raises ``bid.other_cards``, ``bid.not_a_bidder``, ``bid.laid_already``."""
    if _sealing(state, command.seat, real=True).bids[command.seat] is not None:
        raise IllegalCommand("bid.laid_already", "Your card lies there already: take it up to lay another.")
    return (BidLaid(command.seat),)


def decide_withdraw(state: State, command: WithdrawBid) -> tuple[Event, ...]:
    """Raises ``bid.none``."""
    step = state.step
    assert isinstance(step, Sealing)
    if step.bids[command.seat] is None:
        raise IllegalCommand("bid.none", "There is no bid of yours to take back: bid first.")
    return (BidWithdrawn(command.seat),)


def decide_show(state: State, command: ShowBid) -> tuple[Event, ...]:
    """Raises ``seat.unknown``, ``seat.not_allowed``, ``bid.shown_already``, ``bid.none``, ``card.not_in_hand``."""
    step = state.step
    assert isinstance(step, Showing)
    if not 0 <= command.owner < len(state.players):
        raise IllegalCommand("seat.unknown", f"Nobody plays in seat {command.owner}: name a player's card.")
    if command.seat not in (command.owner, HOST):
        raise IllegalCommand("seat.not_allowed", "Only its owner or the host may say which card this is.")
    if not is_bidder(state, command.owner, step.offerer):
        raise IllegalCommand("bid.none", "That player has laid no card: name another player's.")
    if step.shown[command.owner] is not None:
        raise IllegalCommand("bid.shown_already", "This card is already known: undo if it is wrong.")
    _check_held(state, command.owner, command.card)
    return (BidShown(command.owner, command.card, command.said_by),)


def decide_raise(state: State, command: RaiseBid) -> tuple[Event, ...]:
    """Raises ``turn.not_yours``, ``card.not_in_hand``, ``bid.too_low``."""
    step = _raising(state, command.seat)
    _check_held(state, command.seat, command.card)
    if command.card not in higher_cards(state, step, command.seat):
        assert step.highest is not None
        worth = value_of(step.highest, state.options.values)
        raise IllegalCommand(
            "bid.too_low", f"A raise must be worth more than {worth}: show a higher card, or pass.", worth=worth
        )
    return (BidRaised(command.seat, command.card),)


def decide_pass(state: State, command: PassBid) -> tuple[Event, ...]:
    """Raises ``turn.not_yours``."""
    _raising(state, command.seat)
    return (BidPassed(command.seat),)


def _raising(state: State, seat: int) -> Raising:
    step = state.step
    assert isinstance(step, Raising)
    if seat != step.active:
        raise IllegalCommand("turn.not_yours", f"It is seat {step.active}'s turn to raise or pass: wait for yours.")
    return step


# --- what happened -------------------------------------------------------------------------------


def _with_bid(state: State, seat: int, bid: Bid | None) -> State:
    step = state.step
    assert isinstance(step, Sealing)
    return replace(state, step=Sealing(step.offerer, (*step.bids[:seat], bid, *step.bids[seat + 1 :])))


def apply_sealed(state: State, event: BidSealed) -> State:
    """Take the sealed bid; its card stays in the hand."""
    return _with_bid(state, event.seat, Bid(event.seal, event.card, event.salt))


def apply_laid(state: State, event: BidLaid) -> State:
    """Take the bid laid face down."""
    return _with_bid(state, event.seat, Bid("", None, ""))


def apply_withdrawn(state: State, event: BidWithdrawn) -> State:
    """Take the bid away."""
    return _with_bid(state, event.seat, None)


def apply_all_laid(state: State, event: AllLaid) -> State:
    """Begin turning the cards over."""
    step = state.step
    assert isinstance(step, Sealing)
    return replace(state, step=Showing(step.offerer, (None,) * len(step.bids)))


def apply_shown(state: State, event: BidShown) -> State:
    """Turn this card up."""
    step = state.step
    assert isinstance(step, Showing)
    owner = event.owner
    return replace(state, step=Showing(step.offerer, (*step.shown[:owner], event.card, *step.shown[owner + 1 :])))


def apply_revealed(state: State, event: BidsRevealed) -> State:
    """Reveal all bids; every bid card leaves its hand (``N2``)."""
    step = state.step
    seals = tuple(["" if bid is None else bid.seal for bid in step.bids]) if isinstance(step, Sealing) else ()
    last = LastAuction(state.auction, state.offer, event.bids, seals, event.salts, None)
    for seat, card in enumerate(event.bids):
        if card is not None:
            state = spent(state, seat, card)
    return replace(state, step=Revealed(event.bids), last=last)


def apply_raised(state: State, event: BidRaised) -> State:
    """Let the card lead; the one shown before returns to its owner."""
    step = state.step
    assert isinstance(step, Raising)
    active = next_bidder(event.seat, step.passed)
    return replace(state, step=Raising(step.offerer, active, event.card, event.seat, step.passed))


def apply_passed(state: State, event: BidPassed) -> State:
    """Take the seat out of this auction."""
    step = state.step
    assert isinstance(step, Raising)
    passed = (*step.passed[: event.seat], True, *step.passed[event.seat + 1 :])
    active = next_bidder(event.seat, passed)
    return replace(state, step=Raising(step.offerer, active, step.highest, step.leader, passed))


_SEALING: Final = (Sealing,)
_RAISING: Final = (Raising,)
DECIDE: Final[dict[type, tuple[tuple[type, ...], Any]]] = {
    SealBid: (_SEALING, decide_seal),
    LayBid: (_SEALING, decide_lay),
    WithdrawBid: (_SEALING, decide_withdraw),
    ShowBid: ((Showing,), decide_show),
    RaiseBid: (_RAISING, decide_raise),
    PassBid: (_RAISING, decide_pass),
}
APPLY: Final[dict[type, Any]] = {
    BidSealed: apply_sealed,
    BidLaid: apply_laid,
    BidWithdrawn: apply_withdrawn,
    AllLaid: apply_all_laid,
    BidShown: apply_shown,
    BidsRevealed: apply_revealed,
    BidRaised: apply_raised,
    BidPassed: apply_passed,
}
