"""What players do in a round: action cards, sealed or laid bids, and cards added after the reveal (``W2``, ``W3``)."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final

from companion.games.bid_war.commands import AddCards, LayBid, PassAdding, PlaySeven, PlayTwo, SealBid, ShowBid
from companion.games.bid_war.commands import WithdrawBid as Withdraw
from companion.games.bid_war.events import (
    AddingPassed,
    AllLaid,
    BidLaid,
    BidSealed,
    BidShown,
    BidsRevealed,
    BidWithdrawn,
    CardsAdded,
    Event,
    SevenPlayed,
    TwoPlayed,
)
from companion.games.bid_war.options import DRAWN_BY_A_TWO, MOST_BID, NAME
from companion.games.bid_war.rounds import owing, with_player
from companion.games.bid_war.state import (
    Adding,
    Bid,
    Bidding,
    Player,
    Revealed,
    Showing,
    State,
    adding_cards,
    may_trash,
    seven_of,
    two_of,
)
from companion.games.cards import Cards, holds, names_of, without
from companion.games.engine import HOST
from companion.games.errors import IllegalCommand
from companion.games.seals import check_salt, seal_of


def bid_text(cards: Cards) -> str:
    """A bid in the form that is sealed: the cards' names, separated by spaces, as they were laid."""
    return names_of(cards)


def _bidding(state: State) -> Bidding:
    step = state.step
    assert isinstance(step, Bidding)
    if state.owed:
        raise IllegalCommand("deal.shuffle_first", "Cards are being shuffled: wait a moment.")
    return step


def _acting(state: State, seat: int) -> Player:
    if _bidding(state).bids[seat] is not None:
        raise IllegalCommand("bid.sealed_already", "Your bid lies sealed: take it back before playing action cards.")
    return state.players[seat]


def _check_source(state: State, real: bool) -> None:
    if real != (state.options.cards != "phones"):
        raise IllegalCommand(
            "bid.other_cards",
            "Bids are laid with real cards at this table: lay them face down."
            if not real
            else "Bids are sealed on the phones at this table: choose cards there.",
        )


def _check_count(player: Player, count: int) -> None:
    if player.in_hand == 0:
        raise IllegalCommand("bid.empty_hand", "Your hand is empty: your bid counts 0 by itself.")
    if not 1 <= count <= min(MOST_BID, player.in_hand):
        most = min(MOST_BID, player.in_hand)
        raise IllegalCommand("bid.count", f"A bid is of 1 to {most} cards: choose that many.")


def _check_held(player: Player, cards: Cards) -> None:
    if len(cards) > player.in_hand or not holds(player.playable, cards):
        raise IllegalCommand(
            "card.not_in_hand", f"The hand of seat {player.seat} does not hold {names_of(cards)}: name other cards."
        )


# --- action cards --------------------------------------------------------------------------------


def decide_two(state: State, command: PlayTwo) -> tuple[Event, ...]:
    """Raises ``deal.shuffle_first``, ``bid.sealed_already``, ``card.not_in_hand``."""
    player = _acting(state, command.seat)
    _check_held(player, (two_of(player),))
    return (TwoPlayed(command.seat),)


def decide_seven(state: State, command: PlaySeven) -> tuple[Event, ...]:
    """Raises ``deal.shuffle_first``, ``bid.sealed_already``, ``card.not_in_hand``."""
    player = _acting(state, command.seat)
    _check_held(player, (seven_of(player),))
    if command.trashed not in may_trash(player):
        raise IllegalCommand("card.not_in_hand", "A 7 trashes another card of the same hand: name one that is there.")
    return (SevenPlayed(command.seat, command.trashed),)


def apply_two(state: State, event: TwoPlayed) -> State:
    """Move the 2 out of the hand; it is discarded once its cards are drawn."""
    player = _left(state.players[event.seat], (two_of(state.players[event.seat]),))
    owed = owing(state, event.seat, DRAWN_BY_A_TWO)
    if len(owed) == len(state.owed):
        return with_player(state, replace(player, discard=(*player.discard, two_of(player))))
    return replace(with_player(state, replace(player, aside=(*player.aside, two_of(player)))), owed=owed)


def apply_seven(state: State, event: SevenPlayed) -> State:
    """Discard the 7, and remove the other card from the game."""
    player = state.players[event.seat]
    seven = seven_of(player)
    player = _left(player, (seven, event.trashed))
    return with_player(state, replace(player, discard=(*player.discard, seven), trash=(*player.trash, event.trashed)))


def _left(player: Player, cards: Cards) -> Player:
    """The player after these cards have left the hand."""
    if player.unseen:
        return replace(player, unseen=without(player.unseen, cards), in_hand=player.in_hand - len(cards))
    return replace(player, hand=without(player.hand, cards), in_hand=player.in_hand - len(cards))


# --- bids ----------------------------------------------------------------------------------------


def decide_seal(state: State, command: SealBid) -> tuple[Event, ...]:
    """Raises ``deal.shuffle_first``, ``bid.other_cards``, ``bid.empty_hand``, ``bid.count``, ``card.not_in_hand``,
    ``seal.weak_salt``."""
    _bidding(state)
    _check_source(state, real=False)
    player = state.players[command.seat]
    _check_count(player, len(command.cards))
    _check_held(player, command.cards)
    check_salt(command.salt)
    seal = seal_of(NAME, state.round_number, command.seat, bid_text(command.cards), command.salt)
    return (BidSealed(command.seat, seal, command.cards, command.salt),)


def decide_lay(state: State, command: LayBid) -> tuple[Event, ...]:
    """Raises ``bid.other_cards``, ``bid.empty_hand``, ``bid.count``."""
    _bidding(state)
    _check_source(state, real=True)
    _check_count(state.players[command.seat], command.count)
    return (BidLaid(command.seat, command.count),)


def decide_withdraw(state: State, command: Withdraw) -> tuple[Event, ...]:
    """Raises ``deal.shuffle_first``, ``bid.none``."""
    if _bidding(state).bids[command.seat] is None:
        raise IllegalCommand("bid.none", "There is no bid of yours to take back: bid first.")
    return (BidWithdrawn(command.seat),)


def decide_show(state: State, command: ShowBid) -> tuple[Event, ...]:
    """Raises ``seat.not_allowed``, ``seat.unknown``, ``bid.shown_already``, ``bid.count``, ``card.not_in_hand``."""
    step = state.step
    assert isinstance(step, Showing)
    if not 0 <= command.owner < len(state.players):
        raise IllegalCommand("seat.unknown", f"Nobody plays in seat {command.owner}: name a player's cards.")
    if command.seat not in (command.owner, HOST):
        raise IllegalCommand("seat.not_allowed", "Only their owner or the host may say which cards these are.")
    if step.shown[command.owner] is not None:
        raise IllegalCommand("bid.shown_already", "These cards are already known: undo if they are wrong.")
    if len(command.cards) != step.laid[command.owner]:
        raise IllegalCommand("bid.count", f"{step.laid[command.owner]} cards were laid there: name as many.")
    _check_held(state.players[command.owner], command.cards)
    return (BidShown(command.owner, command.cards, command.said_by),)


def _with_bid(state: State, seat: int, bid: Bid | None) -> State:
    step = state.step
    assert isinstance(step, Bidding)
    return replace(state, step=Bidding((*step.bids[:seat], bid, *step.bids[seat + 1 :])))


def apply_sealed(state: State, event: BidSealed) -> State:
    """Lay the sealed bid down; its cards are still in the hand."""
    return _with_bid(state, event.seat, Bid(len(event.cards), event.seal, event.cards, event.salt))


def apply_laid(state: State, event: BidLaid) -> State:
    """Lay the bid face down."""
    return _with_bid(state, event.seat, Bid(event.count, "", (), ""))


def apply_withdrawn(state: State, event: BidWithdrawn) -> State:
    """Take the bid away."""
    return _with_bid(state, event.seat, None)


def apply_all_laid(state: State, event: AllLaid) -> State:
    """Begin turning cards over; a seat with an empty hand has none."""
    step = state.step
    assert isinstance(step, Bidding)
    laid = tuple([0 if bid is None else bid.count for bid in step.bids])
    return replace(state, step=Showing(laid, tuple([None if count else () for count in laid])))


def apply_shown(state: State, event: BidShown) -> State:
    """Lay these cards open."""
    step = state.step
    assert isinstance(step, Showing)
    owner = event.owner
    return replace(state, step=Showing(step.laid, (*step.shown[:owner], event.cards, *step.shown[owner + 1 :])))


def apply_revealed(state: State, event: BidsRevealed) -> State:
    """Lay all bids open, out of the hands."""
    step = state.step
    seals = tuple(["" if bid is None else bid.seal for bid in step.bids]) if isinstance(step, Bidding) else ()
    players = tuple([_left(player, event.bids[player.seat]) for player in state.players])
    nobody = (False,) * len(players)
    revealed = Revealed(state.round_number, event.bids, seals, event.salts) if event.salts else None
    return replace(state, players=players, step=Adding(event.bids, ((),) * len(players), nobody), revealed=revealed)


# --- after the reveal ----------------------------------------------------------------------------


def decide_add(state: State, command: AddCards) -> tuple[Event, ...]:
    """Raises ``add.nothing``, ``add.not_a_one_or_three``, ``card.not_in_hand``."""
    player = state.players[command.seat]
    if not command.cards:
        raise IllegalCommand("add.nothing", "Name the cards to add, or pass.")
    if any(card.rank not in (1, 3) for card in command.cards):
        raise IllegalCommand("add.not_a_one_or_three", "Only 1s and 3s can be added after the reveal: name those.")
    if len(command.cards) > player.in_hand or not holds(adding_cards(player), command.cards):
        raise IllegalCommand(
            "card.not_in_hand", f"The hand of seat {player.seat} does not hold {names_of(command.cards)}: name others."
        )
    return (CardsAdded(command.seat, command.cards),)


def decide_pass(state: State, command: PassAdding) -> tuple[Event, ...]:
    """Raises ``add.passed_already``."""
    step = state.step
    assert isinstance(step, Adding)
    if step.passed[command.seat] or state.players[command.seat].in_hand == 0:
        raise IllegalCommand("add.passed_already", "You have passed, or have nothing to add: wait for the others.")
    return (AddingPassed(command.seat),)


def apply_added(state: State, event: CardsAdded) -> State:
    """Add the cards; everybody may answer, including whoever added."""
    step = state.step
    assert isinstance(step, Adding)
    seat = event.seat
    added = (*step.added[:seat], step.added[seat] + event.cards, *step.added[seat + 1 :])
    state = with_player(state, _left(state.players[seat], event.cards))
    return replace(state, step=Adding(step.bids, added, (False,) * len(step.passed)))


def apply_passed(state: State, event: AddingPassed) -> State:
    """Pass until somebody adds again."""
    step = state.step
    assert isinstance(step, Adding)
    passed = (*step.passed[: event.seat], True, *step.passed[event.seat + 1 :])
    return replace(state, step=Adding(step.bids, step.added, passed))


_BIDDING: Final = (Bidding,)
DECIDE: Final[dict[type, tuple[tuple[type, ...], Any]]] = {
    PlayTwo: (_BIDDING, decide_two),
    PlaySeven: (_BIDDING, decide_seven),
    SealBid: (_BIDDING, decide_seal),
    LayBid: (_BIDDING, decide_lay),
    Withdraw: (_BIDDING, decide_withdraw),
    ShowBid: ((Showing,), decide_show),
    AddCards: ((Adding,), decide_add),
    PassAdding: ((Adding,), decide_pass),
}
APPLY: Final[dict[type, Any]] = {
    TwoPlayed: apply_two,
    SevenPlayed: apply_seven,
    BidSealed: apply_sealed,
    BidLaid: apply_laid,
    BidWithdrawn: apply_withdrawn,
    AllLaid: apply_all_laid,
    BidShown: apply_shown,
    BidsRevealed: apply_revealed,
    CardsAdded: apply_added,
    AddingPassed: apply_passed,
}
