"""What a seat or the host may do now."""

from __future__ import annotations

from companion.games.belemmer import moves as m
from companion.games.belemmer.options import BLACK, RED, colour_of
from companion.games.belemmer.state import CELLS, Moving, Placing, Shuffling, State, is_top_missing, targets_from
from companion.games.engine import HOST


def moves(state: State, seat: int) -> tuple[m.Move, ...]:
    """The moves of that seat or the host."""
    step = state.step
    if isinstance(step, Shuffling):
        return (m.MayShufflePiles(state.piles[RED].known, state.piles[BLACK].known),) if seat == HOST else ()
    if not isinstance(step, (Placing, Moving)):
        return ()
    if is_top_missing(state):
        missing = [owner for owner in (RED, BLACK) if state.piles[owner].unseen and not state.piles[owner].known]
        return tuple([m.MayShowTop(owner, state.piles[owner].unseen) for owner in missing])
    if seat != step.active:
        return ()
    if isinstance(step, Placing):
        empty = tuple([cell for cell, stack in zip(CELLS, state.grid, strict=True) if not stack])
        return (m.MayPlaceCard(state.piles[seat].known[0], empty),)
    found = []
    for index, stack in enumerate(state.grid):
        if stack and colour_of(stack[-1]) == seat:
            targets = targets_from(state.grid, index)
            if targets:
                found.append(m.MayMoveStack(CELLS[index], tuple([CELLS[other] for other in targets])))
    return tuple(found)
