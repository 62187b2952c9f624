"""Makes random concrete commands from moves, within their bounds: for players without a plan, and for soak tests."""

from __future__ import annotations

from typing import Final

from companion.games.actor import BY_CHANCE
from companion.games.almost import commands as c
from companion.games.almost import moves as m
from companion.games.shuffling import Choose, new_salt

_LIKELY: Final = 12
"""Where any number may be bid, random bids go up to this."""


def command_for(move: m.Move, seat: int, choose: Choose) -> c.Command:
    """A command that the move allows; ``choose(n)`` gives a whole number from 0 to n - 1."""
    if isinstance(move, m.MayEndDiscussion):
        return c.EndDiscussion(seat)
    if isinstance(move, m.MaySealBid):
        return c.SealBid(seat, 1 + choose(min(move.most, _LIKELY)), new_salt(choose))
    if isinstance(move, m.MayShowFist):
        return c.ShowFist(seat, move.owner, 1 + choose(min(move.most, _LIKELY)), BY_CHANCE)
    return c.CloseFist(seat) if isinstance(move, m.MayCloseFist) else c.WithdrawBid(seat)
