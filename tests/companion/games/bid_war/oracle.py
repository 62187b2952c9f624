"""What the promises of Bid War are held against: what ``legal`` offers, where the cards are, and what is secret."""

from __future__ import annotations

from dataclasses import replace
from random import Random

from companion.games.bid_war import commands as c
from companion.games.bid_war import moves as m
from companion.games.bid_war.game import ENGINE
from companion.games.bid_war.options import Options, numbers_of, prizes_of
from companion.games.bid_war.sampling import command_for
from companion.games.bid_war.state import Adding, Bidding, State
from companion.games.cards import SUITS, Card, Cards, CardSource
from companion.games.engine import HOST, Legal
from companion.games.seals import is_salt
from companion.games.shuffling import Choose, drawn, shuffled
from tests.companion.games.rehearsing import Rehearsed, counted


def options_for(seed: int) -> Options:
    """Two to four players and each way to play, with suits in any order."""
    choose = Random(seed).randrange
    count = 2 + choose(3)
    sources: tuple[CardSource, ...] = ("phones", "phones", "typed", "camera")
    return Options(tuple("ABCD"[:count]), drawn(SUITS, count, choose), sources[choose(4)], (0,) if choose(2) else ())


def _fits(pool: Cards, cards: Cards) -> bool:
    return all(cards.count(card) <= pool.count(card) for card in cards)


def _same(pile: Cards, order: Cards) -> bool:
    return counted(pile) == counted(order)


def allows(legal: Legal, command: c.Command) -> bool:
    """One of the moves covers the command."""
    return any(_covers(move, command) for move in legal.moves)


def _covers(move: m.Move, command: c.Command) -> bool:
    match move, command:
        case m.MayDeal(), c.Deal():
            decks = len(move.decks) == len(command.decks)
            return _same(move.prizes, command.prizes) and decks and all(map(_same, move.decks, command.decks))
        case m.MayShuffleDeck(), c.ShuffleDeck():
            return move.owner == command.owner and _same(move.cards, command.order)
        case m.MayFlipPrize(), c.FlipPrize():
            return command.card in move.cards
        case m.MayPlaySeven(), c.PlaySeven():
            return command.trashed in move.cards
        case m.MaySealBid(), c.SealBid():
            fits = 1 <= len(command.cards) <= move.most and _fits(move.cards, command.cards)
            return fits and is_salt(command.salt)
        case m.MayLayBid(), c.LayBid():
            return 1 <= command.count <= move.most
        case m.MayShowBid(), c.ShowBid():
            owner = move.owner == command.owner
            return owner and len(command.cards) == move.count and _fits(move.cards, command.cards)
        case m.MayAddCards(), c.AddCards():
            return 1 <= len(command.cards) <= move.most and _fits(move.cards, command.cards)
        case (
            (m.MayPlayTwo(), c.PlayTwo()) | (m.MayWithdrawBid(), c.WithdrawBid()) | (m.MayPassAdding(), c.PassAdding())
        ):
            return True
    return False


def census(state: State) -> None:
    """Every card is somewhere, once: 20 a player and 14, 21 or 28 prizes."""
    step = state.step
    prizes = state.prizes.deck + state.prizes.unseen + state.prizes.offer
    for player in state.players:
        out: Cards = ()
        if isinstance(step, Adding):
            out = step.bids[player.seat] + step.added[player.seat]
        held = player.hand + player.deck + player.unseen
        assert counted(held + player.aside + player.discard + player.trash + out) == counted(numbers_of(player.suit))
        assert 0 <= player.in_hand <= len(held)
        assert player.in_hand == len(player.hand) or state.options.cards != "phones"
        prizes += player.prizes
    assert counted(prizes) == counted(prizes_of(state.options))
    assert all(count > 0 for _, count in state.owed)


def disguised(state: State, seat: int, choose: Choose) -> State | None:
    """A state that differs only in what nobody but ``seat`` may know: its hand and sealed bid, and decks' orders."""
    if state.options.cards != "phones":
        return None
    player = state.players[seat]
    pool = shuffled(player.hand + player.deck, choose)
    count = len(player.hand)
    players = [replace(other, deck=shuffled(other.deck, choose)) for other in state.players]
    players[seat] = replace(player, hand=pool[:count], deck=pool[count:])
    step = state.step
    if isinstance(step, Bidding):
        bid = step.bids[seat]
        if bid is not None:
            cards = pool[: 1 + choose(min(3, count))]
            other_bid = replace(bid, cards=cards, count=len(cards), salt="f" * 32)
            step = Bidding((*step.bids[:seat], other_bid, *step.bids[seat + 1 :]))
    prizes = replace(state.prizes, deck=shuffled(state.prizes.deck, choose))
    return replace(state, players=tuple(players), prizes=prizes, step=step)


def any_card(state: State, choose: Choose) -> Card:
    """A card near the game."""
    player = state.players[choose(len(state.players))]
    pool = player.playable + state.prizes.unseen if choose(4) else prizes_of(state.options) + player.discard
    return pool[choose(len(pool))] if pool else Card(choose(15), "clubs")


BID_WAR = Rehearsed(ENGINE, options_for, command_for, allows, census, disguised, any_card, HOST)
