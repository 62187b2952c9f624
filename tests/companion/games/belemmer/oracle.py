"""What the promises of Belemmer are held against: what ``legal`` offers, where the cards are, what is secret."""

from __future__ import annotations

from dataclasses import replace
from random import Random

from companion.games.belemmer import commands as c
from companion.games.belemmer import moves as m
from companion.games.belemmer.game import ENGINE
from companion.games.belemmer.options import Options, colour_of, pile_of
from companion.games.belemmer.sampling import command_for
from companion.games.belemmer.state import Pile, Shuffling, State
from companion.games.cards import Card, CardSource
from companion.games.engine import HOST, Legal
from companion.games.shuffling import Choose, shuffled
from tests.companion.games.rehearsing import Rehearsed, counted

SOURCES: tuple[CardSource, ...] = ("phones", "phones", "typed", "camera")


def options_for(seed: int) -> Options:
    """Red or black begins, with each way to play."""
    choose = Random(seed).randrange
    return Options(("Ann", "Ben"), choose(2), SOURCES[choose(4)])


def allows(legal: Legal, command: c.Command) -> bool:
    """One of the moves covers the command."""
    return any(_covers(move, command) for move in legal.moves)


def _covers(move: m.Move, command: c.Command) -> bool:
    match move, command:
        case m.MayShufflePiles(), c.ShufflePiles():
            return counted(move.red) == counted(command.red) and counted(move.black) == counted(command.black)
        case m.MayShowTop(), c.ShowTop():
            return move.owner == command.owner and command.card in move.cards
        case m.MayPlaceCard(), c.PlaceCard():
            return command.cell in move.cells
        case m.MayMoveStack(), c.MoveStack():
            return move.cell == command.cell and command.onto in move.onto
    return False


def census(state: State) -> None:
    """All 52 cards are in the piles or on the grid, once; the grid is full while the piles last."""
    found = tuple([card for stack in state.grid for card in stack])
    for seat, pile in enumerate(state.piles):
        found += pile.known + pile.unseen
        assert all(colour_of(card) == seat for card in pile.known + pile.unseen)
    assert counted(found) == counted(pile_of(0) + pile_of(1))
    if state.placed == 16 and all(pile.left for pile in state.piles):
        assert all(state.grid)


def disguised(state: State, seat: int, choose: Choose) -> State | None:
    """A state that differs only in the order of the piles below their top cards."""
    if state.options.cards != "phones":
        return None
    tops = 0 if isinstance(state.step, Shuffling) else 1
    red, black = [Pile(pile.known[:tops] + shuffled(pile.known[tops:], choose), ()) for pile in state.piles]
    return replace(state, piles=(red, black)) if tops else state


def any_card(state: State, choose: Choose) -> Card:
    """A card near the game."""
    pool = state.piles[choose(2)].unseen
    return pool[choose(len(pool))] if pool and choose(5) else Card(choose(15), "clubs")


BELEMMER = Rehearsed(ENGINE, options_for, command_for, allows, census, disguised, any_card, HOST)
