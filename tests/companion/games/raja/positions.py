"""Small positions and short cuts through phases, for tests of the rulings."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random

from companion.games.errors import IllegalCommand
from companion.games.raja.commands import Command, EndBuilding, EndCommerce, Harvest, PassBid, PlaceBid
from companion.games.raja.events import Event
from companion.games.raja.game import ENGINE
from companion.games.raja.options import (
    STANDARD,
    GivenSeat,
    GivenTile,
    Options,
    PlayerOptions,
    Position,
    Rulebook,
)
from companion.games.raja.pieces import MARKERS, NO_SHIELDS, START_PRICES, Cell, Season, ShieldCounts, Side
from companion.games.raja.sampling import Choose
from companion.games.raja.state import Auction, Production, State, Tile, tile_at

A, B, C = (0, 0), (0, 2), (2, 1)
"""The three cities of the Lands below. Beside A and B lies (0, 1); beside C lies (1, 1)."""
CELLS: tuple[Cell, ...] = ((0, 0), (0, 1), (0, 2), (1, 0), (1, 1), (1, 2), (2, 1))


def seat(
    walls: Mapping[Cell, tuple[int, ...]] | None = None,
    *,
    blue: tuple[Cell, ...] = (),
    grain: Mapping[Cell, int] | None = None,
    lying: Mapping[Cell, tuple[int, ...]] | None = None,
    captured: Mapping[Cell, int] | None = None,
    shields: ShieldCounts = NO_SHIELDS,
    elephants: int = 0,
) -> GivenSeat:
    """Lands with cities A, B and C on red tiles, but for those named blue."""
    tiles = []
    for cell in CELLS:
        side: Side = "blue" if cell in blue else "red"
        tiles.append(
            GivenTile(
                cell,
                side,
                cell in (A, B, C),
                (captured or {}).get(cell),
                (walls or {}).get(cell, ()),
                (grain or {}).get(cell, 0),
                (lying or {}).get(cell, ()),
            )
        )
    return GivenSeat(tuple(tiles), shields, elephants)


def table(
    *seats: GivenSeat,
    rulebook: Rulebook = STANDARD,
    starting: int = 0,
    cash: int | tuple[int, ...] = 75,
    prices: tuple[int, int, int] = START_PRICES,
    season: Season = "blue",
    undo_seats: tuple[int, ...] = (),
    open_hands: bool = False,
) -> State:
    """A game at the beginning of a turn."""
    return ENGINE.setup(
        table_options(
            *seats,
            rulebook=rulebook,
            starting=starting,
            cash=cash,
            prices=prices,
            season=season,
            undo_seats=undo_seats,
            open_hands=open_hands,
        )
    )


def table_options(
    *seats: GivenSeat,
    rulebook: Rulebook = STANDARD,
    starting: int = 0,
    cash: int | tuple[int, ...] = 75,
    prices: tuple[int, int, int] = START_PRICES,
    season: Season = "blue",
    undo_seats: tuple[int, ...] = (),
    open_hands: bool = False,
) -> Options:
    """The options of such a game."""
    purses = cash if isinstance(cash, tuple) else (cash,) * len(seats)
    players = tuple(PlayerOptions(f"player {i}", MARKERS[i], purses[i]) for i in range(len(seats)))
    return Options(players, starting, rulebook, open_hands, undo_seats, Position(seats, season, 1, prices))


def new_game(count: int, rulebook: Rulebook = STANDARD, undo_seats: tuple[int, ...] = ()) -> Options:
    """A game that begins with set-up."""
    players = tuple(PlayerOptions(f"player {i}", MARKERS[i]) for i in range(count))
    return Options(players, 0, rulebook, False, undo_seats)


def played(state: State, *commands: Command) -> State:
    """The state after these commands."""
    for command in commands:
        state = ENGINE.advance(state, command)[0]
    return state


def last_events(state: State, *commands: Command) -> tuple[Event, ...]:
    """What the last of these commands brought about."""
    for command in commands[:-1]:
        state = ENGINE.advance(state, command)[0]
    return ENGINE.advance(state, commands[-1])[1]


def refusal(state: State, command: Command) -> str:
    """The code with which the command is refused, "" if it is not."""
    try:
        ENGINE.advance(state, command)
    except IllegalCommand as error:
        return error.code
    return ""


def to_commerce(state: State) -> State:
    """Harvest what there is; the starting player opens with $0 and everybody else passes."""
    while isinstance(state.step, Production):
        active = state.step.active
        state = played(state, Harvest(active, state.step.left[active][0]))
    while isinstance(state.step, Auction):
        active = state.step.active
        state = played(state, PlaceBid(active, 0) if state.step.leader < 0 else PassBid(active))
    return state


def to_building(state: State) -> State:
    """Through Commerce without a trade."""
    state = to_commerce(state)
    return played(state, *[EndCommerce(seat) for seat in state.turn.order])


def to_siege(state: State) -> State:
    """Through Building without a stone."""
    state = to_building(state)
    return played(state, *[EndBuilding(seat) for seat in state.turn.order])


def tile(state: State, seat: int, cell: Cell) -> Tile:
    """That tile, which must lie there."""
    found = tile_at(state.players[seat], cell)
    assert found is not None
    return found


def chooser(seed: int) -> Choose:
    """Random choices of that seed."""
    return Random(seed).randrange
