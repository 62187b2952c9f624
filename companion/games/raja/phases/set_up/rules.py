"""Set-up (``S1``–``S3``): Lands, nobles, the first nine stones, shields."""

from __future__ import annotations

from typing import Any

from companion.games.errors import IllegalCommand
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
    LandsLaid,
    NoblesPlaced,
    SetUpFinished,
    ShieldsPlaced,
    TurnBegan,
)
from companion.games.raja.lands import are_lands
from companion.games.raja.pieces import NOBLES_PER_SEAT, STONES_PER_SEAT
from companion.games.raja.state import Player, SetUp, State, Tile

# --- what seats do -------------------------------------------------------------------------------


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
        raise IllegalCommand("setup.lands_fixed", "The nobles are already placed: the Lands stay as they are.")
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
        raise IllegalCommand("setup.nobles_stand", "The nobles are already placed: undo to place them again.")
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
        raise IllegalCommand(
            "setup.too_many_stones", f"{left} of the nine stones are left: build with 1 to {left}.", left=left
        )
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
            raise IllegalCommand(
                "shield.with_noble", "A shield cannot share a tile with a noble: choose another of your tiles."
            )
    named = counted(tuple(value for value, _ in command.shields))
    if any(named[i] > player.shields[i] for i in range(3)):
        raise IllegalCommand("shield.not_in_hand", "That is more shields than there are in hand: name fewer.")
    return (ShieldsPlaced(command.seat, command.shields),)


def decide_finish(state: State, command: FinishSetUp) -> tuple[Event, ...]:
    """``S2``. Raises ``setup.nobles_first``, ``setup.stones_left``."""
    step, _ = _with_cities(state, command.seat)
    if step.stones_left[command.seat]:
        raise IllegalCommand(
            "setup.stones_left",
            f"{step.stones_left[command.seat]} of the nine stones are left: build with them first.",
            left=step.stones_left[command.seat],
        )
    return (SetUpFinished(command.seat),)


# --- what happened -------------------------------------------------------------------------------


def apply_lands(state: State, event: LandsLaid) -> State:
    """Lay the tiles, empty."""
    lands = tuple(Tile(cell, side, False, None, 0, 0, 0, ()) for cell, side in event.tiles)
    return with_player(state, with_lands(state.players[event.seat], lands, STONES_PER_SEAT))


def apply_nobles(state: State, event: NoblesPlaced) -> State:
    """Make those tiles cities."""
    player = state.players[event.seat]
    lands = tuple(Tile(tile.cell, tile.side, tile.cell in event.cells, None, 0, 0, 0, ()) for tile in player.lands)
    return with_player(state, with_lands(player, lands, player.reserve))


def apply_first_wall(state: State, event: FirstWallBuilt) -> State:
    """Use up the stones, whether they stand or fell."""
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
    """Take the shields out of the hand."""
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
    """Mark the seat as ready."""
    step = state.step
    assert isinstance(step, SetUp)
    ready = tuple(True if seat == event.seat else was for seat, was in enumerate(step.ready))
    return with_step(state, SetUp(step.stones_left, ready))


def automatic(state: State, step: SetUp) -> tuple[Event, ...]:
    """Begin the first turn when all are ready (``S4``)."""
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
