"""The state in which a game starts: options checked, pieces dealt (``S1``, ``S4``, ``S5``), or a given position laid
out.
"""

from __future__ import annotations

from companion.games.errors import MalformedCommand
from companion.games.raja.changes import counted
from companion.games.raja.lands import are_lands, on_grid
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
    ShieldCounts,
)
from companion.games.raja.state import Market, Player, SetUp, State, Tile, Turn

_DEALT: ShieldCounts = (1, 1, 0)


def check_options(options: Options) -> None:
    """Check that a game can start with these options.

    Raises:
        MalformedCommand: ``options.players``, ``options.marker_twice``, ``options.starting_seat``, ``options.cash``,
            ``options.position``.
    """
    count = len(options.players)
    if not 2 <= count <= 5:
        raise MalformedCommand("options.players", f"Raja is for 2 to 5 players, not {count}: add or remove some.")
    markers = [player.marker for player in options.players]
    if len(set(markers)) != count or not set(markers) <= set(MARKERS):
        raise MalformedCommand("options.marker_twice", "Each player needs a different player marker: deal them again.")
    if not 0 <= options.starting_seat < count:
        raise MalformedCommand("options.starting_seat", f"The starting seat must be from 0 to {count - 1}.")
    if any(player.cash < 0 for player in options.players):
        raise MalformedCommand("options.cash", "Nobody can start with a negative amount of money: give $75 each.")
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
    if len(cells) > TILES_PER_SEAT or len(set(cells)) != len(cells) or not all(on_grid(cell) for cell in cells):
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


def started(options: Options) -> State:
    """The state after the first event, before anybody has acted (``S1``, ``S4``, ``S5``)."""
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
