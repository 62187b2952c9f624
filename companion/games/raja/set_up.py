"""Set-up (``S1``–``S3``): Lands, nobles, the first nine stones, shields; or a given position."""

from __future__ import annotations

from typing import Any

from companion.games.errors import IllegalCommand, MalformedCommand
from companion.games.raja.changes import (
    counted,
    laid,
    less,
    with_hand,
    with_lands,
    with_player,
    with_player_and_step,
    with_step,
    with_tile_shields,
    with_wall,
)
from companion.games.raja.checks import check_wall, own_city, own_tile
from companion.games.raja.commands import BuildFirstWall, FinishSetUp, LayLands, PlaceNobles, PlaceShields
from companion.games.raja.events import (
    Event,
    FirstWallBuilt,
    GameStarted,
    LandsLaid,
    NoblesPlaced,
    SetUpFinished,
    ShieldsPlaced,
    TurnBegan,
)
from companion.games.raja.options import GivenSeat, GivenTile, Options
from companion.games.raja.pieces import (
    COLS,
    ELEPHANTS,
    FIRST_STONES,
    GRAIN_UNITS,
    MARKERS,
    MARKET_NAMES,
    NOBLES_PER_SEAT,
    PRICE_ROWS,
    PRINTED_CASH,
    ROWS,
    SHIELDS_OF_EACH,
    START_PRICES,
    STONES_PER_SEAT,
    TILES_PER_SEAT,
    Cell,
    ShieldCounts,
    neighbours,
)
from companion.games.raja.state import Market, Player, SetUp, State, Tile, Turn

_DEALT: ShieldCounts = (1, 1, 0)


# --- starting ------------------------------------------------------------------------------------


def check_options(options: Options) -> None:
    """A table can be started with these.

    Raises:
        MalformedCommand: ``options.players``, ``options.marker_twice``, ``options.starting_seat``, ``options.cash``,
            ``options.undo_seats``, ``options.position``.
    """
    count = len(options.players)
    if not 2 <= count <= 5:
        raise MalformedCommand("options.players", f"Raja is for 2 to 5 players, not {count}: add or remove some.")
    markers = [player.marker for player in options.players]
    if len(set(markers)) != count or not set(markers) <= set(MARKERS):
        raise MalformedCommand("options.marker_twice", "Each player needs a player marker of the own: deal them anew.")
    if not 0 <= options.starting_seat < count:
        raise MalformedCommand("options.starting_seat", f"The starting seat must be from 0 to {count - 1}.")
    if any(player.cash < 0 for player in options.players):
        raise MalformedCommand("options.cash", "Nobody can start with less than no money: give $75 each.")
    if any(not 0 <= seat < count for seat in options.undo_seats):
        raise MalformedCommand("options.undo_seats", f"Seats that may undo must be from 0 to {count - 1}.")
    if options.position is not None:
        _check_position(options)


def _check_position(options: Options) -> None:
    position = options.position
    assert position is not None
    if len(position.seats) != len(options.players):
        raise _misplaced("it needs one entry a player")
    if position.turn < 1:
        raise _misplaced("turns count from 1")
    for name, price in zip(MARKET_NAMES, position.prices, strict=True):
        lowest, highest = PRICE_ROWS[name]
        if not lowest <= price <= highest:
            raise _misplaced(f"the price of {name} lies between {lowest} and {highest}")
    for seat, given in enumerate(position.seats):
        _check_given(seat, given, len(options.players))
    if sum(tile.grain for given in position.seats for tile in given.tiles) > GRAIN_UNITS:
        raise _misplaced(f"there are {GRAIN_UNITS} grain units")
    if sum(given.elephants for given in position.seats) > ELEPHANTS:
        raise _misplaced(f"there are {ELEPHANTS} elephants")
    if min(_shields_left(position.seats)) < 0:
        raise _misplaced(f"there are {SHIELDS_OF_EACH} shields of each value")


def _check_given(seat: int, given: GivenSeat, count: int) -> None:
    cells = [tile.cell for tile in given.tiles]
    if len(cells) > TILES_PER_SEAT or len(set(cells)) != len(cells) or not all(_on_grid(cell) for cell in cells):
        raise _misplaced(f"seat {seat}'s tiles need up to {TILES_PER_SEAT} different cells of the {ROWS} × {COLS} grid")
    if len(cells) == TILES_PER_SEAT and not are_lands(tuple(cells)):
        raise _misplaced(f"seat {seat}'s Lands need a 2 × 2 square and to hang together")
    if sum(tile.city for tile in given.tiles) > NOBLES_PER_SEAT:
        raise _misplaced(f"seat {seat} has {NOBLES_PER_SEAT} nobles")
    if sum(sum(tile.courses) for tile in given.tiles) > STONES_PER_SEAT:
        raise _misplaced(f"seat {seat} has {STONES_PER_SEAT} stones")
    if given.elephants < 0 or min(given.shields) < 0:
        raise _misplaced(f"seat {seat} cannot hold less than nothing")
    for tile in given.tiles:
        _check_given_tile(seat, tile, count)


def _check_given_tile(seat: int, tile: GivenTile, count: int) -> None:
    if not tile.city and (tile.courses or tile.grain or tile.captured_by is not None):
        raise _misplaced(f"only seat {seat}'s cities have walls, grain and nobles")
    if tile.captured_by is not None and (tile.captured_by == seat or not 0 <= tile.captured_by < count):
        raise _misplaced(f"seat {seat}'s nobles are captured by other seats")
    if tile.city and tile.captured_by is None and tile.shields:
        raise _misplaced("shields do not lie with a noble")
    if tile.grain < 0 or any(course < 1 for course in tile.courses) or not set(tile.shields) <= {1, 2, 3}:
        raise _misplaced(f"seat {seat}'s grain, courses and shields must be pieces that exist")


def _misplaced(why: str) -> MalformedCommand:
    return MalformedCommand("options.position", f"The given position is not possible: {why}.")


def _shields_left(seats: tuple[GivenSeat, ...]) -> ShieldCounts:
    lying = counted(tuple(value for given in seats for tile in given.tiles for value in tile.shields))
    held = [sum(given.shields[i] for given in seats) for i in range(3)]
    left = [SHIELDS_OF_EACH - lying[i] - held[i] for i in range(3)]
    return (left[0], left[1], left[2])


def started(event: GameStarted) -> State:
    """The state after the first event, before anybody did anything (``S1``, ``S4``, ``S5``)."""
    options = event.options
    count = len(options.players)
    position = options.position
    cash = [player.cash for player in options.players]
    bank = PRINTED_CASH - sum(cash)
    if position is None:
        players = tuple(Player(seat, cash[seat], 0, _DEALT, STONES_PER_SEAT, (), 0, 0, None) for seat in range(count))
        stock = (SHIELDS_OF_EACH - count, SHIELDS_OF_EACH - count, SHIELDS_OF_EACH)
        market = Market(GRAIN_UNITS, stock, ELEPHANTS, START_PRICES, bank)
        step = SetUp((FIRST_STONES,) * count, (False,) * count)
        return State(options, players, market, Turn(0, "blue", options.starting_seat, ()), step)
    players = tuple(_given_player(seat, cash[seat], given) for seat, given in enumerate(position.seats))
    market = Market(
        GRAIN_UNITS - sum(tile.grain for given in position.seats for tile in given.tiles),
        _shields_left(position.seats),
        ELEPHANTS - sum(given.elephants for given in position.seats),
        position.prices,
        bank,
    )
    turn = Turn(position.turn - 1, position.season, options.starting_seat, ())
    return State(options, players, market, turn, SetUp((0,) * count, (True,) * count))


def _given_player(seat: int, cash: int, given: GivenSeat) -> Player:
    lands = tuple(
        Tile(
            tile.cell,
            tile.side,
            tile.city,
            tile.captured_by,
            sum(tile.courses),
            max(tile.courses, default=0),
            tile.grain,
            tuple(sorted(tile.shields)),
        )
        for tile in sorted(given.tiles, key=lambda tile: tile.cell)
    )
    reserve = STONES_PER_SEAT - sum(tile.stones for tile in lands)
    return Player(seat, cash, given.elephants, given.shields, reserve, lands, 0, 0, None)


# --- what seats do -------------------------------------------------------------------------------


def are_lands(cells: tuple[Cell, ...]) -> bool:
    """Seven tiles with a 2 × 2 square among them, all hanging together by edges, on the grid (``S1``)."""
    tiles = set(cells)
    if len(cells) != TILES_PER_SEAT or len(tiles) != TILES_PER_SEAT or not all(_on_grid(cell) for cell in tiles):
        return False
    if not any({(row, col), (row, col + 1), (row + 1, col), (row + 1, col + 1)} <= tiles for row, col in tiles):
        return False
    reached = {cells[0]}
    edge = [cells[0]]
    while edge:
        for cell in neighbours(edge.pop()):
            if cell in tiles and cell not in reached:
                reached.add(cell)
                edge.append(cell)
    return reached == tiles


def _on_grid(cell: Cell) -> bool:
    return 0 <= cell[0] < ROWS and 0 <= cell[1] < COLS


def _unready(state: State, seat: int) -> tuple[SetUp, Player]:
    step = state.step
    assert isinstance(step, SetUp)
    if step.ready[seat]:
        raise IllegalCommand("setup.already_finished", f"Seat {seat} has finished the set-up: undo to change it.")
    return step, state.players[seat]


def _with_cities(state: State, seat: int) -> tuple[SetUp, Player]:
    step, player = _unready(state, seat)
    if not any(tile.city for tile in player.lands):
        raise IllegalCommand("setup.nobles_first", "Place the nobles first: they say where the cities are.")
    return step, player


def decide_lands(state: State, command: LayLands) -> tuple[Event, ...]:
    """``S1``. Raises ``setup.lands_fixed``, ``setup.not_lands``."""
    _, player = _unready(state, command.seat)
    if any(tile.city for tile in player.lands):
        raise IllegalCommand("setup.lands_fixed", "The nobles stand already: the Lands stay as they lie.")
    if not are_lands(tuple(cell for cell, _ in command.tiles)):
        raise IllegalCommand(
            "setup.not_lands", "Lands are 7 tiles on the grid: four in a 2 × 2 square, each other sharing an edge."
        )
    return (LandsLaid(command.seat, tuple(sorted(command.tiles))),)


def decide_nobles(state: State, command: PlaceNobles) -> tuple[Event, ...]:
    """``S2``. Raises ``setup.lands_first``, ``setup.nobles_stand``, ``setup.three_tiles``, ``tile.unknown``."""
    _, player = _unready(state, command.seat)
    if not player.lands:
        raise IllegalCommand("setup.lands_first", "Lay the Lands first.")
    if any(tile.city for tile in player.lands):
        raise IllegalCommand("setup.nobles_stand", "The nobles stand already: undo to place them anew.")
    if len(command.cells) != NOBLES_PER_SEAT or len(set(command.cells)) != NOBLES_PER_SEAT:
        raise IllegalCommand("setup.three_tiles", "The three nobles go on three different tiles: name three.")
    for cell in command.cells:
        own_tile(player, cell)
    return (NoblesPlaced(command.seat, tuple(sorted(command.cells))),)


def decide_first_wall(state: State, command: BuildFirstWall) -> tuple[Event, ...]:
    """``S2``. Raises ``setup.nobles_first``, ``setup.too_many_stones``, ``tile.…``, ``wall.…``."""
    step, player = _with_cities(state, command.seat)
    tile = own_city(player, command.cell)
    left = step.stones_left[command.seat]
    if not 1 <= command.stones <= left:
        raise IllegalCommand("setup.too_many_stones", f"{left} of the nine stones are left: build with 1 to {left}.")
    most = tile.stones + command.stones
    check_wall(command.standing, command.width, most)
    lost = most - command.standing
    return (
        FirstWallBuilt(
            command.seat, command.cell, command.stones, command.standing, command.width, lost, command.said_by
        ),
    )


def decide_shields(state: State, command: PlaceShields) -> tuple[Event, ...]:
    """``S3``. Raises ``setup.nobles_first``, ``shield.with_noble``, ``shield.not_in_hand``, ``shield.none_named``."""
    _, player = _with_cities(state, command.seat)
    if not command.shields:
        raise IllegalCommand("shield.none_named", "No shield is named: name some, or finish with them in hand.")
    for value, cell in command.shields:
        if value not in (1, 2, 3):
            raise IllegalCommand("shield.not_in_hand", "Shields are worth 1, 2 or 3.")
        if own_tile(player, cell).noble:
            raise IllegalCommand("shield.with_noble", "Shields do not lie with a noble: choose another own tile.")
    named = counted(tuple(value for value, _ in command.shields))
    if any(named[i] > player.shields[i] for i in range(3)):
        raise IllegalCommand("shield.not_in_hand", "That is more shields than there are in hand: name fewer.")
    return (ShieldsPlaced(command.seat, command.shields),)


def decide_finish(state: State, command: FinishSetUp) -> tuple[Event, ...]:
    """``S2``. Raises ``setup.nobles_first``, ``setup.stones_left``."""
    step, _ = _with_cities(state, command.seat)
    if step.stones_left[command.seat]:
        raise IllegalCommand(
            "setup.stones_left", f"{step.stones_left[command.seat]} of the nine stones are left: build with them first."
        )
    return (SetUpFinished(command.seat),)


# --- what happened -------------------------------------------------------------------------------


def apply_lands(state: State, event: LandsLaid) -> State:
    """The tiles lie, empty."""
    lands = tuple(Tile(cell, side, False, None, 0, 0, 0, ()) for cell, side in event.tiles)
    return with_player(state, with_lands(state.players[event.seat], lands, STONES_PER_SEAT))


def apply_nobles(state: State, event: NoblesPlaced) -> State:
    """Those tiles are cities."""
    player = state.players[event.seat]
    lands = tuple(Tile(tile.cell, tile.side, tile.cell in event.cells, None, 0, 0, 0, ()) for tile in player.lands)
    return with_player(state, with_lands(player, lands, player.reserve))


def apply_first_wall(state: State, event: FirstWallBuilt) -> State:
    """The stones are used up, whether they stand or fell."""
    step = state.step
    assert isinstance(step, SetUp)
    player = state.players[event.seat]
    tile = own_tile(player, event.cell)
    lands = laid(player.lands, with_wall(tile, event.standing, event.width))
    left = list(step.stones_left)
    left[event.seat] -= event.stones
    reserve = player.reserve + tile.stones - event.standing
    return with_player_and_step(state, with_lands(player, lands, reserve), SetUp(tuple(left), step.ready))


def apply_shields(state: State, event: ShieldsPlaced) -> State:
    """The shields are out of the hand."""
    player = state.players[event.seat]
    lands = player.lands
    for value, cell in event.shields:
        lands = tuple(
            with_tile_shields(tile, tuple(sorted((*tile.shields, value)))) if tile.cell == cell else tile
            for tile in lands
        )
    named = counted(tuple(value for value, _ in event.shields))
    player = with_hand(player, 0, 0, less(named), 0)
    return with_player(state, with_lands(player, lands, player.reserve))


def apply_finish(state: State, event: SetUpFinished) -> State:
    """One more seat is ready."""
    step = state.step
    assert isinstance(step, SetUp)
    ready = tuple(True if seat == event.seat else was for seat, was in enumerate(step.ready))
    return with_step(state, SetUp(step.stones_left, ready))


def automatic(state: State, step: SetUp) -> tuple[Event, ...]:
    """The first turn begins when all are ready (``S4``)."""
    if not all(step.ready):
        return ()
    return (TurnBegan(state.turn.number + 1, state.turn.season, state.turn.starting_seat),)


DECIDE: dict[type, Any] = {
    LayLands: decide_lands,
    PlaceNobles: decide_nobles,
    BuildFirstWall: decide_first_wall,
    PlaceShields: decide_shields,
    FinishSetUp: decide_finish,
}
APPLY: dict[type, Any] = {
    LandsLaid: apply_lands,
    NoblesPlaced: apply_nobles,
    FirstWallBuilt: apply_first_wall,
    ShieldsPlaced: apply_shields,
    SetUpFinished: apply_finish,
}
