"""Makes random concrete commands from moves, within their bounds: for players without a plan, and for soak tests.

Randomness is passed in: ``choose(n)`` gives a whole number from 0 to n - 1. ``Random(seed).randrange`` is one.
"""

from __future__ import annotations

from companion.games.actor import BY_CHANCE
from companion.games.bid_war import commands as c
from companion.games.bid_war import moves as m
from companion.games.shuffling import Choose, drawn, new_salt, shuffled


def command_for(move: m.Move, seat: int, choose: Choose) -> c.Command:
    """A command that the move allows."""
    if isinstance(move, m.MayDeal):
        return c.Deal(seat, shuffled(move.prizes, choose), tuple([shuffled(deck, choose) for deck in move.decks]))
    if isinstance(move, m.MayShuffleDeck):
        return c.ShuffleDeck(seat, move.owner, shuffled(move.cards, choose))
    if isinstance(move, m.MayFlipPrize):
        return c.FlipPrize(seat, move.cards[choose(len(move.cards))], BY_CHANCE)
    if isinstance(move, m.MayPlayTwo):
        return c.PlayTwo(seat)
    if isinstance(move, m.MayPlaySeven):
        return c.PlaySeven(seat, move.cards[choose(len(move.cards))])
    if isinstance(move, m.MaySealBid):
        return c.SealBid(seat, drawn(move.cards, 1 + choose(move.most), choose), new_salt(choose))
    if isinstance(move, m.MayLayBid):
        return c.LayBid(seat, 1 + choose(move.most))
    if isinstance(move, m.MayShowBid):
        return c.ShowBid(seat, move.owner, drawn(move.cards, move.count, choose), BY_CHANCE)
    if isinstance(move, m.MayAddCards):
        return c.AddCards(seat, drawn(move.cards, 1 + choose(move.most), choose))
    return c.WithdrawBid(seat) if isinstance(move, m.MayWithdrawBid) else c.PassAdding(seat)
