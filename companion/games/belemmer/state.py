"""The state of a game of Belemmer: the grid, the piles, and the current step."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, TypeAlias

from companion.games.belemmer.options import SIZE, Cell, Options, beats, colour_of, value_of
from companion.games.cards import Card, Cards
from companion.games.engine import HOST

CELLS: Final[tuple[Cell, ...]] = tuple((row, col) for row in range(SIZE) for col in range(SIZE))
BESIDE: Final[tuple[tuple[int, ...], ...]] = tuple(
    tuple(
        other for other, (other_row, other_col) in enumerate(CELLS) if abs(row - other_row) + abs(col - other_col) == 1
    )
    for row, col in CELLS
)
"""For each cell, by its index, the indices of the neighbouring cells."""


@dataclass(frozen=True, slots=True)
class Pile:
    """One colour's pile: ``known`` in order, top first; with real cards at most the top, the rest ``unseen``."""

    known: Cards
    unseen: Cards

    @property
    def left(self) -> int:
        """Number of cards in the pile."""
        return len(self.known) + len(self.unseen)

    @property
    def top(self) -> Card | None:
        """The card that lies open on top; None if there is none, or if it is not known yet."""
        return self.known[0] if self.known else None


@dataclass(frozen=True, slots=True)
class Shuffling:
    """The companion's cards are to be shuffled."""


@dataclass(frozen=True, slots=True)
class Placing:
    """``active`` puts a card on the grid."""

    active: int


@dataclass(frozen=True, slots=True)
class Moving:
    """``active`` moves a stack."""

    active: int


@dataclass(frozen=True, slots=True)
class Ended:
    """Who has won, and the totals where those were compared."""

    winners: tuple[int, ...]
    totals: tuple[int, ...]


Step: TypeAlias = Shuffling | Placing | Moving | Ended


@dataclass(frozen=True, slots=True)
class State:
    """A game of Belemmer.

    Args:
        piles: red, black.
        grid: sixteen stacks, row by row, the top card last; () is an empty cell.
        placed: cards put on the grid before the first move.
    """

    options: Options
    piles: tuple[Pile, Pile]
    grid: tuple[Cards, ...]
    placed: int
    step: Step


def index_of(cell: Cell) -> int | None:
    """The cell's place in ``grid``; None if it is not on the grid."""
    row, col = cell
    return row * SIZE + col if 0 <= row < SIZE and 0 <= col < SIZE else None


def is_top_missing(state: State) -> bool:
    """Whether, with real cards, the top of a pile is not known yet."""
    return any(pile.unseen and not pile.known for pile in state.piles)


def waiting_for(state: State) -> tuple[int, ...]:
    """The seats, or the host, for whom the game waits."""
    step = state.step
    if isinstance(step, Ended):
        return ()
    return (HOST,) if isinstance(step, Shuffling) or is_top_missing(state) else (step.active,)


def targets_from(grid: tuple[Cards, ...], index: int) -> tuple[int, ...]:
    """The cells onto which the stack on that cell could move (``B2``)."""
    stack = grid[index]
    if not stack:
        return ()
    top = stack[-1]
    colour = colour_of(top)
    return tuple(
        [
            other
            for other in BESIDE[index]
            if grid[other] and colour_of(grid[other][-1]) != colour and beats(top, grid[other][-1])
        ]
    )


def can_move(grid: tuple[Cards, ...], seat: int) -> bool:
    """Whether the seat's colour has a legal move (``B3``)."""
    return any(stack and colour_of(stack[-1]) == seat and targets_from(grid, index) for index, stack in enumerate(grid))


def totals_of(grid: tuple[Cards, ...]) -> tuple[int, int]:
    """The total value of all cards in the stacks topped by each colour (``B4``)."""
    totals = [0, 0]
    for stack in grid:
        if stack:
            totals[colour_of(stack[-1])] += sum([value_of(card) for card in stack])
    return totals[0], totals[1]
