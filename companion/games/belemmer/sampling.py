"""Makes random concrete commands from moves, within their bounds: for players without a plan, and for soak tests."""

from __future__ import annotations

from companion.games.actor import BY_CHANCE
from companion.games.belemmer import commands as c
from companion.games.belemmer import moves as m
from companion.games.shuffling import Choose, shuffled


def command_for(move: m.Move, seat: int, choose: Choose) -> c.Command:
    """A command that the move allows; ``choose(n)`` gives a whole number from 0 to n - 1."""
    if isinstance(move, m.MayShufflePiles):
        return c.ShufflePiles(seat, shuffled(move.red, choose), shuffled(move.black, choose))
    if isinstance(move, m.MayShowTop):
        return c.ShowTop(seat, move.owner, move.cards[choose(len(move.cards))], BY_CHANCE)
    if isinstance(move, m.MayPlaceCard):
        return c.PlaceCard(seat, move.cells[choose(len(move.cells))])
    return c.MoveStack(seat, move.cell, move.onto[choose(len(move.onto))])
