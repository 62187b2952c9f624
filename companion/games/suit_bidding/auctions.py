"""The course of the game: what is offered, who wins it, and the end (``N1``–``N4``)."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final

from companion.games.cards import Card, is_order_of, names_of, without
from companion.games.engine import HOST
from companion.games.errors import IllegalCommand
from companion.games.suit_bidding.commands import OfferCard, ShuffleSpare, TurnPrize
from companion.games.suit_bidding.events import (
    AllLaid,
    AuctionBegan,
    AuctionEnded,
    BidsRevealed,
    CardOffered,
    Event,
    GameEnded,
    PrizeTurned,
    SpareShuffled,
)
from companion.games.suit_bidding.options import Options, suit_cards, value_of
from companion.games.suit_bidding.state import (
    AuctionOver,
    Ended,
    LastAuction,
    Offering,
    Player,
    Raising,
    Revealed,
    Sealing,
    Showing,
    Shuffling,
    State,
    Step,
    Turning,
    is_bidder,
    points_of,
    waiting_for,
)


def started(options: Options) -> State:
    """The state at the start: everybody holds a whole suit (``N1``)."""
    count = len(options.players)
    players = tuple(
        [Player(seat, options.suits[seat], suit_cards(options.suits[seat].suit), (), ()) for seat in range(count)]
    )
    spare = suit_cards(options.suits[count].suit) if options.offer == "spare" else ()
    step: Step = Shuffling() if spare and options.cards == "phones" else AuctionOver()
    return State(options, players, spare, (), (), 0, 0, step, None)


def with_player(state: State, player: Player) -> State:
    """The state with one player's cards replaced."""
    seat = player.seat
    return replace(state, players=(*state.players[:seat], player, *state.players[seat + 1 :]))


def offerer_at(turn: int, count: int) -> int:
    """The seat at that place of the endless ABCCBA order."""
    place = turn % (2 * count)
    return min(place, 2 * count - 1 - place)


def decide_shuffle(state: State, command: ShuffleSpare) -> tuple[Event, ...]:
    """Raises ``seat.not_allowed``, ``deal.not_a_shuffle``."""
    if command.seat != HOST:
        raise IllegalCommand("seat.not_allowed", "The table shuffles the cards: leave that to it.")
    if not is_order_of(command.order, state.spare):
        raise IllegalCommand("deal.not_a_shuffle", "The spare suit has thirteen different cards: shuffle again.")
    return (SpareShuffled(command.order),)


def decide_turn(state: State, command: TurnPrize) -> tuple[Event, ...]:
    """Raises ``prize.not_there``; any seat may say which card it is."""
    if command.card not in state.spare:
        raise IllegalCommand(
            "prize.not_there", f"{names_of([command.card])} is not left in the spare suit: look again, or undo."
        )
    return (PrizeTurned(command.card, command.said_by),)


def decide_offer(state: State, command: OfferCard) -> tuple[Event, ...]:
    """Raises ``turn.not_yours``, ``card.not_in_hand``."""
    step = state.step
    assert isinstance(step, Offering)
    if command.seat != step.offerer:
        raise IllegalCommand("turn.not_yours", "Another player offers a card now: wait for your turn.")
    if command.card not in state.players[command.seat].hand:
        raise IllegalCommand("card.not_in_hand", f"You do not hold {names_of([command.card])}: offer another card.")
    return (CardOffered(command.seat, command.card),)


# --- what happened -------------------------------------------------------------------------------


def apply_shuffled(state: State, event: SpareShuffled) -> State:
    """Put the spare suit in this order."""
    return replace(state, spare=event.order, step=AuctionOver())


def apply_began(state: State, event: AuctionBegan) -> State:
    """Begin an auction: a card is to be turned over, or offered."""
    step: Step = Turning() if event.offerer is None else Offering(event.offerer)
    return replace(state, auction=event.number, turn=event.turn + 1, step=step)


def apply_turned(state: State, event: PrizeTurned) -> State:
    """Put the card on offer."""
    state = replace(state, spare=without(state.spare, (event.card,)), offer=(*state.offer, event.card))
    return replace(state, step=_bidding(state, None))


def apply_offered(state: State, event: CardOffered) -> State:
    """Put the card on offer, out of the hand."""
    player = state.players[event.seat]
    state = with_player(state, replace(player, hand=without(player.hand, (event.card,))))
    state = replace(state, offer=(*state.offer, event.card))
    return replace(state, step=_bidding(state, event.seat))


def _bidding(state: State, offerer: int | None) -> Step:
    """Begin sealed bids, or an open auction, which the seat after the offerer's opens (or each seat in turn)."""
    count = len(state.players)
    if state.options.bidding == "sealed":
        return Sealing(offerer, (None,) * count)
    passed = tuple([not is_bidder(state, seat, offerer) for seat in range(count)])
    before = (state.auction - 2) % count if offerer is None else offerer
    return Raising(offerer, next_bidder(before, passed), None, None, passed)


def next_bidder(seat: int, passed: tuple[bool, ...]) -> int:
    """The next seat that is still in the auction; ``seat`` itself if there is no other."""
    count = len(passed)
    for ahead in range(1, count):
        candidate = (seat + ahead) % count
        if not passed[candidate]:
            return candidate
    return seat


def spent(state: State, seat: int, card: Card) -> State:
    """The player after spending this card."""
    player = state.players[seat]
    return with_player(state, replace(player, hand=without(player.hand, (card,)), spent=(*player.spent, card)))


def apply_ended(state: State, event: AuctionEnded) -> State:
    """Give the winner the offer, remove it or keep it; after open bidding only the winner's card is spent."""
    offer, last, step = state.offer, state.last, state.step
    if isinstance(step, Raising):
        bids = tuple([step.highest if seat == event.winner else None for seat in range(len(state.players))])
        last = LastAuction(state.auction, offer, bids, (), (), event.winner)
        if event.winner is not None and step.highest is not None:
            state = spent(state, event.winner, step.highest)
    assert last is not None
    if event.winner is not None:
        player = state.players[event.winner]
        state = with_player(state, replace(player, won=player.won + offer))
    out = state.out if event.carried or event.winner is not None else state.out + offer
    kept = offer if event.carried else ()
    return replace(state, offer=kept, out=out, step=AuctionOver(), last=replace(last, winner=event.winner))


def apply_game_ended(state: State, event: GameEnded) -> State:
    """End the game."""
    return replace(state, step=Ended(event.points, event.winners))


# --- automatic events ---------------------------------------------------------------------------


def _turned(state: State, step: Turning) -> tuple[Event, ...]:
    return (PrizeTurned(state.spare[0]),) if state.options.cards == "phones" else ()


def _awarded(state: State, step: Revealed) -> tuple[Event, ...]:
    winner = winner_of(state, step.bids)
    carried = winner is None and state.options.ties == "carry" and not _is_last(state)
    return (AuctionEnded(winner, carried),)


def _all_passed(state: State, step: Raising) -> tuple[Event, ...]:
    bidding = [seat for seat, out in enumerate(step.passed) if not out and seat != step.leader]
    return () if bidding else (AuctionEnded(step.leader, carried=False),)


def _closed(state: State, step: Sealing | Showing) -> tuple[Event, ...]:
    """The end of the step once all bids are in, or all real cards are turned over."""
    if waiting_for(state):
        return ()
    if isinstance(step, Showing):
        return (BidsRevealed(step.shown, ()),)
    if state.options.cards != "phones":
        return (AllLaid(),)
    bids = tuple([None if bid is None else bid.card for bid in step.bids])
    return (BidsRevealed(bids, tuple(["" if bid is None else bid.salt for bid in step.bids])),)


def _is_last(state: State) -> bool:
    """Whether no further auction follows to which an offer could be carried over."""
    return not state.spare and (state.options.offer == "spare" or not any(player.hand for player in state.players))


def _next(state: State, step: AuctionOver) -> tuple[Event, ...]:
    """The next auction, or the end of the game."""
    if _is_last(state):
        points = points_of(state)
        most = max(points)
        return (GameEnded(points, tuple([seat for seat, own in enumerate(points) if own == most])),)
    if state.options.offer == "spare":
        return (AuctionBegan(state.auction + 1, None, state.turn),)
    turn, count = state.turn, len(state.players)
    while not state.players[offerer_at(turn, count)].hand:
        turn += 1
    return (AuctionBegan(state.auction + 1, offerer_at(turn, count), turn),)


def winner_of(state: State, bids: tuple[Card | None, ...]) -> int | None:
    """The seat with the highest sealed bid, or the highest that nobody else made (``N2``, ``N4``)."""
    values = [0 if card is None else value_of(card, state.options.values) for card in bids]
    for value in sorted(set(values), reverse=True):
        if value and values.count(value) == 1:
            return values.index(value)
        if state.options.ties != "next-highest":
            return None
    return None


DECIDE: Final[dict[type, tuple[tuple[type, ...], Any]]] = {
    ShuffleSpare: ((Shuffling,), decide_shuffle),
    TurnPrize: ((Turning,), decide_turn),
    OfferCard: ((Offering,), decide_offer),
}
AUTOMATIC: Final[dict[type, Any]] = {
    AuctionOver: _next,
    Turning: _turned,
    Revealed: _awarded,
    Raising: _all_passed,
    Sealing: _closed,
    Showing: _closed,
}
APPLY: Final[dict[type, Any]] = {
    SpareShuffled: apply_shuffled,
    AuctionBegan: apply_began,
    PrizeTurned: apply_turned,
    CardOffered: apply_offered,
    AuctionEnded: apply_ended,
    GameEnded: apply_game_ended,
}
