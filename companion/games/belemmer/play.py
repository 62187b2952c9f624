"""Placing, moving, and the end (``B1``–``B4``)."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final

from companion.games.belemmer.commands import MoveStack, PlaceCard, ShowTop, ShufflePiles
from companion.games.belemmer.events import CardPlaced, Event, GameEnded, PilesShuffled, StackMoved, TopShown
from companion.games.belemmer.options import BLACK, RED, Cell, Options, colour_of, pile_of
from companion.games.belemmer.state import (
    CELLS,
    Ended,
    Moving,
    Pile,
    Placing,
    Shuffling,
    State,
    Step,
    can_move,
    index_of,
    is_top_missing,
    targets_from,
    totals_of,
)
from companion.games.cards import Cards, is_order_of, names_of, without
from companion.games.engine import HOST
from companion.games.errors import IllegalCommand


def started(options: Options) -> State:
    """The state at the start: both piles are whole, the grid is empty (``B1``)."""
    dealt = options.cards == "phones"
    piles = [Pile(pile_of(seat), ()) if dealt else Pile((), pile_of(seat)) for seat in (RED, BLACK)]
    step: Step = Shuffling() if dealt else Placing(1 - options.first)
    return State(options, (piles[RED], piles[BLACK]), ((),) * len(CELLS), 0, step)


def decide_shuffle(state: State, command: ShufflePiles) -> tuple[Event, ...]:
    """Raises ``seat.not_allowed``, ``deal.not_a_shuffle``."""
    if command.seat != HOST:
        raise IllegalCommand("seat.not_allowed", "The table shuffles the cards: leave that to it.")
    if not is_order_of(command.red, pile_of(RED)) or not is_order_of(command.black, pile_of(BLACK)):
        raise IllegalCommand("deal.not_a_shuffle", "Each pile holds the 26 cards of its colour: shuffle again.")
    return (PilesShuffled(command.red, command.black),)


def decide_top(state: State, command: ShowTop) -> tuple[Event, ...]:
    """Raises ``seat.unknown``, ``pile.top_known``, ``pile.not_there``; either player may say which card it is."""
    if command.owner not in (RED, BLACK):
        raise IllegalCommand("seat.unknown", f"Nobody plays in seat {command.owner}: name red's pile or black's.")
    pile = state.piles[command.owner]
    if pile.known or not pile.unseen:
        raise IllegalCommand("pile.top_known", "The top of that pile is already known, or the pile is empty: play on.")
    if command.card not in pile.unseen:
        raise IllegalCommand(
            "pile.not_there", f"{names_of([command.card])} is not left in that pile: look again, or undo."
        )
    return (TopShown(command.owner, command.card, command.said_by),)


def decide_place(state: State, command: PlaceCard) -> tuple[Event, ...]:
    """Raises ``turn.not_yours``, ``pile.top_missing``, ``cell.unknown``, ``cell.taken``."""
    _check_turn(state, command.seat)
    if state.grid[_index(command.cell)]:
        raise IllegalCommand("cell.taken", "A card lies there already: choose an empty cell.")
    return (CardPlaced(command.seat, command.cell),)


def decide_move(state: State, command: MoveStack) -> tuple[Event, ...]:
    """Raises ``turn.not_yours``, ``pile.top_missing``, ``cell.unknown``, ``move.not_your_stack``,
    ``move.not_beaten``."""
    _check_turn(state, command.seat)
    start, end = _index(command.cell), _index(command.onto)
    stack = state.grid[start]
    if not stack or colour_of(stack[-1]) != command.seat:
        raise IllegalCommand("move.not_your_stack", "That stack does not have your colour on top: move one that has.")
    if end not in targets_from(state.grid, start):
        raise IllegalCommand(
            "move.not_beaten", "A stack goes one step, not diagonally, onto a card of the other colour that it beats."
        )
    moved = StackMoved(command.seat, command.cell, command.onto)
    return (moved, CardPlaced(command.seat, command.cell)) if state.piles[command.seat].left else (moved,)


def _check_turn(state: State, seat: int) -> None:
    step = state.step
    assert isinstance(step, (Placing, Moving))
    if seat != step.active:
        raise IllegalCommand("turn.not_yours", f"It is {'red' if step.active == RED else 'black'}'s turn: wait.")
    if is_top_missing(state):
        raise IllegalCommand("pile.top_missing", "Say first which card now lies on top of the pile.")


def _index(cell: Cell) -> int:
    index = index_of(cell)
    if index is None:
        raise IllegalCommand("cell.unknown", "The grid has rows and columns 0 to 3: name a cell on it.")
    return index


# --- what happened -------------------------------------------------------------------------------


def apply_shuffled(state: State, event: PilesShuffled) -> State:
    """Put the piles in this order; whoever moves second places first."""
    piles = (Pile(event.red, ()), Pile(event.black, ()))
    return replace(state, piles=piles, step=Placing(1 - state.options.first))


def apply_top(state: State, event: TopShown) -> State:
    """Turn up the top of the pile."""
    pile = state.piles[event.owner]
    return _with_pile(state, event.owner, Pile((event.card,), without(pile.unseen, (event.card,))))


def apply_placed(state: State, event: CardPlaced) -> State:
    """Put the top card on the cell; after a move it fills the emptied cell."""
    pile = state.piles[event.seat]
    state = _with_pile(state, event.seat, Pile(pile.known[1:], pile.unseen))
    grid = _with_stack(state.grid, _index(event.cell), (pile.known[0],))
    if not isinstance(state.step, Placing):
        return replace(state, grid=grid)
    placed = state.placed + 1
    step: Step = Moving(state.options.first) if placed == len(CELLS) else Placing(1 - event.seat)
    return replace(state, grid=grid, placed=placed, step=step)


def apply_moved(state: State, event: StackMoved) -> State:
    """Put the stack on the one beside it; then it is the other player's turn."""
    start, end = _index(event.cell), _index(event.onto)
    grid = _with_stack(state.grid, end, state.grid[end] + state.grid[start])
    return replace(state, grid=_with_stack(grid, start, ()), step=Moving(1 - event.seat))


def apply_ended(state: State, event: GameEnded) -> State:
    """End the game."""
    return replace(state, step=Ended(event.winners, event.totals))


def _with_pile(state: State, seat: int, pile: Pile) -> State:
    piles = (pile, state.piles[BLACK]) if seat == RED else (state.piles[RED], pile)
    return replace(state, piles=piles)


def _with_stack(grid: tuple[Cards, ...], index: int, stack: Cards) -> tuple[Cards, ...]:
    return (*grid[:index], stack, *grid[index + 1 :])


# --- automatic events ---------------------------------------------------------------------------


def _no_more_moves(state: State, step: Moving) -> tuple[Event, ...]:
    """The end, if the player to move cannot (``B3``) or both piles are empty (``B4``); otherwise ()."""
    if not can_move(state.grid, step.active):
        return (GameEnded((1 - step.active,), ()),)
    if state.piles[RED].left or state.piles[BLACK].left:
        return ()
    totals = totals_of(state.grid)
    most = max(totals)
    return (GameEnded(tuple([seat for seat, total in enumerate(totals) if total == most]), totals),)


DECIDE: Final[dict[type, tuple[tuple[type, ...], Any]]] = {
    ShufflePiles: ((Shuffling,), decide_shuffle),
    ShowTop: ((Placing, Moving), decide_top),
    PlaceCard: ((Placing,), decide_place),
    MoveStack: ((Moving,), decide_move),
}
AUTOMATIC: Final[dict[type, Any]] = {Moving: _no_more_moves}
APPLY: Final[dict[type, Any]] = {
    PilesShuffled: apply_shuffled,
    TopShown: apply_top,
    CardPlaced: apply_placed,
    StackMoved: apply_moved,
    GameEnded: apply_ended,
}
