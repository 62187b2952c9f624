"""Checks that several phases share; each returns a value or raises ``IllegalCommand``."""

from __future__ import annotations

from companion.games.cells import cell_name
from companion.games.errors import IllegalCommand
from companion.games.raja.pieces import HOST, Cell, Columns, Goods
from companion.games.raja.state import Player, State, Tile, tile_at


def player_of(state: State, seat: int) -> Player:
    """The player in that seat.

    Raises:
        IllegalCommand: ``seat.unknown``.
    """
    if not 0 <= seat < len(state.players):
        raise IllegalCommand(
            "seat.unknown", f"Nobody sits in seat {seat}: name a seat from 0 to {len(state.players) - 1}."
        )
    return state.players[seat]


def own_tile(player: Player, cell: Cell) -> Tile:
    """The player's tile on that cell.

    Raises:
        IllegalCommand: ``tile.unknown``.
    """
    tile = tile_at(player, cell)
    if tile is None:
        raise IllegalCommand("tile.unknown", f"That player has no tile at {cell_name(cell)}: choose one of the tiles.")
    return tile


def own_city(player: Player, cell: Cell) -> Tile:
    """The player's city on that cell.

    Raises:
        IllegalCommand: ``tile.unknown``, ``tile.not_a_city``.
    """
    tile = own_tile(player, cell)
    if not tile.city:
        raise IllegalCommand("tile.not_a_city", f"The tile at {cell_name(cell)} is no city: choose a city.")
    return tile


def check_turn(seat: int, active: int) -> None:
    """Check that ``seat`` is the active one.

    Raises:
        IllegalCommand: ``turn.not_yours``.
    """
    if seat != active:
        raise IllegalCommand("turn.not_yours", f"It is seat {active}'s move, not seat {seat}'s: wait for your turn.")


def check_owner_or_host(seat: int, owner: int) -> None:
    """Check that the owner or the host gives the command: only they may report what is on these Lands.

    Raises:
        IllegalCommand: ``seat.not_allowed``.
    """
    if seat not in (owner, HOST):
        raise IllegalCommand(
            "seat.not_allowed", "Only the owner of these Lands or the host may say so: ask one of them."
        )


def check_wall(standing: int, width: int, most: int) -> None:
    """Check that a wall of ``standing`` stones, ``width`` in its widest course, is possible and not above ``most``.

    Raises:
        IllegalCommand: ``wall.impossible_stones``, ``wall.impossible_width``.
    """
    if not 0 <= standing <= most:
        raise IllegalCommand(
            "wall.impossible_stones", f"Between 0 and {most} stones can stand there: count again.", most=most
        )
    if not min(1, standing) <= width <= standing:
        raise IllegalCommand(
            "wall.impossible_width",
            f"A wall of {standing} stones cannot be {width} wide: look at its widest course.",
            standing=standing,
            width=width,
        )


def check_fallen(fallen: int, units: int) -> None:
    """Check that no more grain fell than was stacked (``P4``).

    Raises:
        IllegalCommand: ``grain.impossible_fall``.
    """
    if not 0 <= fallen <= units:
        raise IllegalCommand(
            "grain.impossible_fall", f"Of {units} units between 0 and {units} can fall: count again.", most=units
        )


def grain_of(player: Player) -> int:
    """Total units on the player's columns."""
    units = 0
    for tile in player.lands:
        units += tile.grain
    return units


def columns_of(player: Player) -> Columns:
    """The player's grain columns."""
    return tuple([(tile.cell, tile.grain) for tile in player.lands if tile.grain])


def has_city(player: Player) -> bool:
    """Whether the player has a city, whose column grain can be added to (``P4``)."""
    return True in [tile.city for tile in player.lands]


def goods_of(player: Player) -> Goods:
    """All goods that the player could give (``C1``)."""
    return Goods(player.cash, player.elephants, grain_of(player), player.shields)


def owns(player: Player, goods: Goods) -> bool:
    """Whether the player could give these goods now (``C1``)."""
    held = player.shields
    asked = goods.shields
    return (
        player.cash >= goods.money
        and player.elephants >= goods.elephants
        and held[0] >= asked[0]
        and held[1] >= asked[1]
        and held[2] >= asked[2]
        and (goods.grain == 0 or grain_of(player) >= goods.grain)
    )


def check_owns(player: Player, goods: Goods) -> None:
    """Check that the player has these goods (``C1``).

    Raises:
        IllegalCommand: ``goods.not_owned``.
    """
    if not owns(player, goods):
        raise IllegalCommand("goods.not_owned", f"Seat {player.seat} does not have all of that: give what is there.")


def check_goods(goods: Goods) -> None:
    """Check that no amount is negative, and that not all are zero.

    Raises:
        IllegalCommand: ``goods.negative``, ``goods.nothing``.
    """
    parts = (goods.money, goods.elephants, goods.grain, *goods.shields)
    if min(parts) < 0:
        raise IllegalCommand("goods.negative", "Nobody can give a negative amount: use numbers from 0 up.")
    if not any(parts):
        raise IllegalCommand("goods.nothing", "The offer is empty: put something on each side.")


def columns_for(player: Player, units: int, named: Columns) -> Columns:
    """The columns that ``units`` of grain come from: those named, or otherwise the fullest first.

    Raises:
        IllegalCommand: ``grain.too_little``, ``grain.wrong_sum``, ``grain.not_there``.
    """
    if named:
        return _named_columns(player, units, named)
    columns: list[tuple[Cell, int]] = []
    missing = units
    for grain, cell in sorted([(-tile.grain, tile.cell) for tile in player.lands if tile.grain]):
        if missing == 0:
            break
        taken = min(missing, -grain)
        columns.append((cell, taken))
        missing -= taken
    if missing:
        raise IllegalCommand(
            "grain.too_little",
            f"That takes {units} grain, and seat {player.seat} has {units - missing}: take less.",
            units=units,
            there=units - missing,
        )
    return tuple(columns)


def _named_columns(player: Player, units: int, named: Columns) -> Columns:
    if sum(part for _, part in named) != units:
        raise IllegalCommand("grain.wrong_sum", f"The columns named must give {units} grain in all: name others.")
    if len({cell for cell, _ in named}) != len(named):
        raise IllegalCommand("grain.wrong_sum", "A column is named twice: name each once.")
    for cell, part in named:
        tile = tile_at(player, cell)
        if tile is None or not 1 <= part <= tile.grain:
            raise IllegalCommand(
                "grain.not_there",
                f"The column at {cell_name(cell)} does not hold {part} grain: name another.",
            )
    return named
