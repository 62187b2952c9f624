"""The course of the game: dealing, drawing, flipping, and what a round's end brings (``W2``, ``W4``, ``W5``)."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final

from companion.games.bid_war.commands import Deal, FlipPrize, ShuffleDeck
from companion.games.bid_war.events import (
    AllLaid,
    BiddingOpened,
    BidsRevealed,
    CardsDrawn,
    Dealt,
    DeckReshuffled,
    Event,
    GameEnded,
    PrizeFlipped,
    RoundBegan,
    RoundEnded,
)
from companion.games.bid_war.options import HAND, Options, numbers_of, prizes_of, worth
from companion.games.bid_war.state import (
    Adding,
    Bidding,
    Dealing,
    Ended,
    LastRound,
    Player,
    Preparing,
    Prizes,
    RoundOver,
    Showing,
    State,
    totals_of,
    waiting_for,
)
from companion.games.cards import is_order_of, names_of, without
from companion.games.engine import HOST, Automatic
from companion.games.errors import IllegalCommand


def started(options: Options) -> State:
    """The state at the start: all cards lie in their decks, unshuffled (``W1``)."""
    dealt = options.cards == "phones"
    players = []
    for seat in range(len(options.players)):
        suit = options.suits[seat]
        numbers = numbers_of(suit)
        deck, unseen = (numbers, ()) if dealt else ((), numbers)
        players.append(Player(seat, suit, (), deck, unseen, 0, (), (), (), (), 0))
    prizes = prizes_of(options)
    deck, unseen = (prizes, ()) if dealt else ((), prizes)
    return State(options, tuple(players), Prizes(deck, unseen, ()), 0, (), Dealing(), None, None)


def with_player(state: State, player: Player) -> State:
    """The state with one player's cards replaced."""
    seat = player.seat
    return replace(state, players=(*state.players[:seat], player, *state.players[seat + 1 :]))


def owing(state: State, seat: int, count: int) -> tuple[tuple[int, int], ...]:
    """What is still to be drawn after that seat is to draw ``count`` more, or as many as deck and discard pile have."""
    player = state.players[seat]
    most = min(count, player.in_deck + len(player.discard))
    return (*state.owed, (seat, most)) if most else state.owed


def decide_deal(state: State, command: Deal) -> tuple[Event, ...]:
    """Raises ``seat.not_allowed``, ``deal.real_cards``, ``deal.not_a_shuffle``."""
    _check_host(command.seat)
    if state.options.cards != "phones":
        raise IllegalCommand("deal.real_cards", "Real cards are on the table: shuffle those.")
    decks = [player.deck for player in state.players]
    right = is_order_of(command.prizes, state.prizes.deck) and len(command.decks) == len(decks)
    if not right or not all(is_order_of(*pair) for pair in zip(command.decks, decks, strict=True)):
        raise IllegalCommand("deal.not_a_shuffle", "Each deck must hold the cards in play, each once: shuffle again.")
    return (Dealt(command.prizes, command.decks), RoundBegan(1))


def decide_shuffle(state: State, command: ShuffleDeck) -> tuple[Event, ...]:
    """Raises ``seat.not_allowed``, ``deal.not_needed``, ``deal.not_a_shuffle``."""
    _check_host(command.seat)
    if not state.owed or state.owed[0][0] != command.owner:
        raise IllegalCommand("deal.not_needed", "That deck still has cards, or its turn has not come: leave it.")
    if not is_order_of(command.order, state.players[command.owner].discard):
        raise IllegalCommand("deal.not_a_shuffle", "A deck must hold the cards of the discard pile: shuffle again.")
    return (DeckReshuffled(command.owner, command.order),)


def decide_flip(state: State, command: FlipPrize) -> tuple[Event, ...]:
    """Raises ``prize.not_there``; any seat may say which card it is."""
    if command.card not in state.prizes.unseen:
        raise IllegalCommand(
            "prize.not_there", f"{names_of([command.card])} is not among the prizes left: look again, or undo."
        )
    return (PrizeFlipped(command.card, command.said_by),)


def _check_host(seat: int) -> None:
    if seat != HOST:
        raise IllegalCommand("seat.not_allowed", "The table shuffles the cards: leave that to it.")


# --- what happened -------------------------------------------------------------------------------


def apply_dealt(state: State, event: Dealt) -> State:
    """Put the decks in this order."""
    players = tuple([replace(player, deck=event.decks[player.seat]) for player in state.players])
    return replace(state, players=players, prizes=replace(state.prizes, deck=event.prizes))


def apply_round(state: State, event: RoundBegan) -> State:
    """Begin a round: everybody is owed cards, up to five."""
    state = replace(state, round_number=event.round_number, step=Preparing(False))
    for player in state.players:
        if player.in_hand < HAND:
            state = replace(state, owed=owing(state, player.seat, HAND - player.in_hand))
    return state


def apply_drawn(state: State, event: CardsDrawn) -> State:
    """Move the top cards of the deck to the hand; with the last of them a played 2 is discarded."""
    player, count = state.players[event.owner], event.count
    owed = state.owed[0][1] - count
    rest = state.owed[1:]
    drawn = replace(
        player,
        hand=(*player.hand, *player.deck[:count]) if player.deck else player.hand,
        deck=player.deck[count:],
        in_hand=player.in_hand + count,
    )
    if owed == 0 and drawn.aside:
        drawn = replace(drawn, discard=drawn.discard + drawn.aside, aside=())
    return replace(with_player(state, drawn), owed=((event.owner, owed), *rest) if owed else rest)


def apply_reshuffled(state: State, event: DeckReshuffled) -> State:
    """Make the discard pile the deck."""
    player = state.players[event.owner]
    unseen = player.unseen + player.discard if state.options.cards != "phones" else ()
    player = replace(player, deck=event.order, unseen=unseen, discard=(), reshuffles=player.reshuffles + 1)
    return with_player(state, player)


def apply_flipped(state: State, event: PrizeFlipped) -> State:
    """Add the prize to those on offer."""
    prizes = state.prizes
    unseen = without(prizes.unseen, (event.card,)) if prizes.unseen else ()
    return replace(
        state, prizes=Prizes(prizes.deck[1:], unseen, (*prizes.offer, event.card)), step=Preparing(flipped=True)
    )


def apply_opened(state: State, event: BiddingOpened) -> State:
    """Open the bidding: nobody has bid yet."""
    return replace(state, step=Bidding((None,) * len(state.players)))


def apply_round_ended(state: State, event: RoundEnded) -> State:
    """Discard open cards, and give the winner, if any, the offer."""
    step = state.step
    assert isinstance(step, Adding)
    offer = state.prizes.offer
    players = tuple(
        [
            replace(
                player,
                discard=player.discard + step.bids[player.seat] + step.added[player.seat],
                prizes=player.prizes + offer if player.seat == event.winner else player.prizes,
            )
            for player in state.players
        ]
    )
    prizes = state.prizes if event.winner is None else replace(state.prizes, offer=())
    last = LastRound(offer, step.bids, step.added, event.totals, event.winner)
    return replace(state, players=players, prizes=prizes, step=RoundOver(), last=last)


def apply_game_ended(state: State, event: GameEnded) -> State:
    """End the game."""
    return replace(state, step=Ended(event.points, event.winners))


def points_of(state: State) -> tuple[int, ...]:
    """Points of the prizes won so far, by seat."""
    return tuple([sum([worth(card, player.suit) for card in player.prizes]) for player in state.players])


# --- automatic events ---------------------------------------------------------------------------


def _after_draws(then: Automatic) -> Automatic:
    """Cards that are owed are drawn first, whatever the step; it waits while they have to be shuffled."""

    def going_on(state: State, step: Any) -> tuple[Event, ...]:
        return _draws(state) if state.owed else then(state, step)

    return going_on


def _draws(state: State) -> tuple[Event, ...]:
    seat, count = state.owed[0]
    player = state.players[seat]
    if player.in_deck:
        return (CardsDrawn(seat, min(count, player.in_deck)),)
    return (DeckReshuffled(seat, ()),) if state.options.cards != "phones" else ()


def _dealt(state: State, step: Dealing) -> tuple[Event, ...]:
    return (RoundBegan(1),) if state.options.cards != "phones" else ()


def _prepared(state: State, step: Preparing) -> tuple[Event, ...]:
    if step.flipped or state.prizes.left == 0:
        return (BiddingOpened(),)
    return (PrizeFlipped(state.prizes.deck[0]),) if state.prizes.deck else ()


def _next_round(state: State, step: RoundOver) -> tuple[Event, ...]:
    if state.prizes.left == 0 and not state.prizes.offer:
        points = points_of(state)
        most = max(points)
        return (GameEnded(points, tuple([seat for seat, own in enumerate(points) if own == most])),)
    return (RoundBegan(state.round_number + 1),)


def _closed(state: State, step: Bidding | Showing | Adding) -> tuple[Event, ...]:
    """The end of the step once everybody has bid, shown their cards, or passed."""
    if waiting_for(state):
        return ()
    if isinstance(step, Bidding):
        if state.options.cards != "phones":
            return (AllLaid(),)
        bids = tuple([() if bid is None else bid.cards for bid in step.bids])
        return (BidsRevealed(bids, tuple(["" if bid is None else bid.salt for bid in step.bids])),)
    if isinstance(step, Showing):
        return (BidsRevealed(tuple([cards or () for cards in step.shown]), ()),)
    totals = totals_of(step)
    most = max(totals)
    return (RoundEnded(totals, totals.index(most) if totals.count(most) == 1 else None),)


_START: Final = (Dealing,)
_ANY: Final = (Preparing, Bidding)
DECIDE: Final[dict[type, tuple[tuple[type, ...], Any]]] = {
    Deal: (_START, decide_deal),
    ShuffleDeck: (_ANY, decide_shuffle),
    FlipPrize: ((Preparing,), decide_flip),
}
AUTOMATIC: Final[dict[type, Any]] = {
    Dealing: _after_draws(_dealt),
    Preparing: _after_draws(_prepared),
    Bidding: _after_draws(_closed),
    Showing: _after_draws(_closed),
    Adding: _after_draws(_closed),
    RoundOver: _after_draws(_next_round),
}
APPLY: Final[dict[type, Any]] = {
    Dealt: apply_dealt,
    RoundBegan: apply_round,
    CardsDrawn: apply_drawn,
    DeckReshuffled: apply_reshuffled,
    PrizeFlipped: apply_flipped,
    BiddingOpened: apply_opened,
    RoundEnded: apply_round_ended,
    GameEnded: apply_game_ended,
}
