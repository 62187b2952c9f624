"""Makes random concrete commands from moves, within their bounds: for players without a plan, and for soak tests."""

from __future__ import annotations

from companion.games.actor import BY_CHANCE
from companion.games.shuffling import Choose, new_salt, shuffled
from companion.games.suit_bidding import commands as c
from companion.games.suit_bidding import moves as m


def command_for(move: m.Move, seat: int, choose: Choose) -> c.Command:
    """A command that the move allows; ``choose(n)`` gives a whole number from 0 to n - 1."""
    if isinstance(move, m.MayShuffleSpare):
        return c.ShuffleSpare(seat, shuffled(move.cards, choose))
    if isinstance(move, m.MayTurnPrize):
        return c.TurnPrize(seat, move.cards[choose(len(move.cards))], BY_CHANCE)
    if isinstance(move, m.MayOfferCard):
        return c.OfferCard(seat, move.cards[choose(len(move.cards))])
    if isinstance(move, m.MaySealBid):
        return c.SealBid(seat, move.cards[choose(len(move.cards))], new_salt(choose))
    if isinstance(move, m.MayShowBid):
        return c.ShowBid(seat, move.owner, move.cards[choose(len(move.cards))], BY_CHANCE)
    if isinstance(move, m.MayRaiseBid):
        return c.RaiseBid(seat, move.cards[choose(len(move.cards))])
    if isinstance(move, m.MayLayBid):
        return c.LayBid(seat)
    return c.WithdrawBid(seat) if isinstance(move, m.MayWithdrawBid) else c.PassBid(seat)
