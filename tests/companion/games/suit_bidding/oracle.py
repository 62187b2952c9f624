"""What the promises of suit bidding are held against: what ``legal`` offers, where the cards are, what is secret."""

from __future__ import annotations

from dataclasses import replace
from random import Random

from companion.games.cards import Card, CardSource
from companion.games.engine import HOST, Legal
from companion.games.seals import is_salt
from companion.games.shuffling import Choose, drawn, shuffled
from companion.games.suit_bidding import commands as c
from companion.games.suit_bidding import moves as m
from companion.games.suit_bidding.game import ENGINE
from companion.games.suit_bidding.options import ALL_SUITS, Bidding, Offer, Options, Ties, Values, suit_cards
from companion.games.suit_bidding.sampling import command_for
from companion.games.suit_bidding.state import Sealing, State
from tests.companion.games.rehearsing import Rehearsed, counted

VALUES: tuple[Values, ...] = ("standard", "queen-high", "queen-equal", "pictures-10")
OFFERS: tuple[Offer, ...] = ("spare", "own")
BIDDINGS: tuple[Bidding, ...] = ("sealed", "sealed", "open")
TIES: tuple[Ties, ...] = ("discard", "carry", "next-highest")
SOURCES: tuple[CardSource, ...] = ("phones", "phones", "typed", "camera")


def options_for(seed: int) -> Options:
    """Two to seven players, every variant and each way to play."""
    choose = Random(seed).randrange
    count = 2 + choose(6)
    return Options(
        tuple("ABCDEFG"[:count]),
        drawn(ALL_SUITS, 8, choose),
        VALUES[choose(4)],
        OFFERS[choose(2)],
        BIDDINGS[choose(3)],
        TIES[choose(3)],
        SOURCES[choose(4)],
    )


def allows(legal: Legal, command: c.Command) -> bool:
    """One of the moves covers the command."""
    return any(_covers(move, command) for move in legal.moves)


def _covers(move: m.Move, command: c.Command) -> bool:
    match move, command:
        case m.MayShuffleSpare(), c.ShuffleSpare():
            return counted(move.cards) == counted(command.order)
        case m.MayTurnPrize(), c.TurnPrize():
            return command.card in move.cards
        case m.MayOfferCard(), c.OfferCard():
            return command.card in move.cards
        case m.MayRaiseBid(), c.RaiseBid():
            return command.card in move.cards
        case m.MaySealBid(), c.SealBid():
            return command.card in move.cards and is_salt(command.salt)
        case m.MayShowBid(), c.ShowBid():
            return move.owner == command.owner and command.card in move.cards
        case (m.MayLayBid(), c.LayBid()) | (m.MayWithdrawBid(), c.WithdrawBid()) | (m.MayPassBid(), c.PassBid()):
            return True
    return False


def census(state: State) -> None:
    """Every card of the suits in play is somewhere, once."""
    found = state.spare + state.offer + state.out
    played = state.options.suits[: len(state.players) + (state.options.offer == "spare")]
    for player in state.players:
        found += player.hand + player.won + player.spent
        assert {card.suit for card in player.hand + player.spent} <= {player.suit.suit}
    assert counted(found) == counted(tuple([card for suit in played for card in suit_cards(suit.suit)]))
    assert state.auction <= 13 or state.options.offer == "own"


def disguised(state: State, seat: int, choose: Choose) -> State | None:
    """A state that differs only in the bid that ``seat`` has sealed and in the order of the spare suit."""
    if state.options.cards != "phones":
        return None
    step = state.step
    if isinstance(step, Sealing):
        bid, hand = step.bids[seat], state.players[seat].hand
        if bid is not None:
            other = replace(bid, card=hand[choose(len(hand))], salt="f" * 32)
            step = replace(step, bids=(*step.bids[:seat], other, *step.bids[seat + 1 :]))
    return replace(state, spare=shuffled(state.spare, choose) if state.auction else state.spare, step=step)


def any_card(state: State, choose: Choose) -> Card:
    """A card near the game."""
    pool = state.players[choose(len(state.players))].hand + state.spare[:3]
    return pool[choose(len(pool))] if pool and choose(5) else Card(choose(15), "clubs")


SUIT_BIDDING = Rehearsed(ENGINE, options_for, command_for, allows, census, disguised, any_card, HOST)
