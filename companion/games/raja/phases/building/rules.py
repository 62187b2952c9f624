"""Building (``B1``–``B5``): declare, pay, place, report; shields on own tiles."""

from __future__ import annotations

from typing import Any, Final

from companion.games.errors import IllegalCommand
from companion.games.raja.changes import (
    counted,
    laid,
    less,
    seated,
    with_hand,
    with_lands,
    with_pile,
    with_player,
    with_player_and_step,
    with_players,
    with_step,
    with_tile_shields,
    with_wall,
    without_columns,
)
from companion.games.raja.checks import check_turn, check_wall, columns_for, own_city, own_tile
from companion.games.raja.commands import DeclareBuild, DeployShield, EndBuilding, FinishBuild
from companion.games.raja.events import BuildDeclared, BuildFinished, BuildingEnded, Event, PhaseBegan, ShieldDeployed
from companion.games.raja.state import Building, State

STONES_A_GRAIN: Final = 2


def grain_for(stones: int) -> int:
    """Half as many grain as stones, rounded up (``B1``)."""
    return -(-stones // STONES_A_GRAIN)


def _active(state: State, seat: int) -> Building:
    step = state.step
    assert isinstance(step, Building)
    check_turn(seat, state.turn.order[step.place])
    return step


def _free(state: State, seat: int) -> Building:
    step = _active(state, seat)
    if step.cell is not None:
        raise IllegalCommand("building.report_first", "A declared build is not reported yet: say what stands first.")
    return step


def decide_declare(state: State, command: DeclareBuild) -> tuple[Event, ...]:
    """``B1``, ``B2``. Raises ``turn.not_yours``, ``building.…``, ``tile.…``, ``grain.…``."""
    _free(state, command.seat)
    player = state.players[command.seat]
    own_city(player, command.cell)
    if not 1 <= command.stones <= player.reserve:
        raise IllegalCommand(
            "building.beyond_reserve",
            f"The reserve holds {player.reserve} stones: declare 1 to that many.",
            reserve=player.reserve,
        )
    grain = grain_for(command.stones)
    columns = columns_for(player, grain, command.grain_from)
    return (BuildDeclared(command.seat, command.cell, command.stones, grain, columns),)


def decide_finish(state: State, command: FinishBuild) -> tuple[Event, ...]:
    """``B3``. Raises ``turn.not_yours``, ``building.nothing_declared``, ``wall.…``, ``building.impossible_fall``."""
    step = _active(state, command.seat)
    if step.cell is None:
        raise IllegalCommand("building.nothing_declared", "No build is declared: declare stones for a wall first.")
    tile = own_city(state.players[command.seat], step.cell)
    most = tile.stones + step.stones
    check_wall(command.standing, command.width, most)
    lost = most - command.standing
    lowest, highest = fallen_bounds(step.stones, lost)
    fallen = highest if command.fallen is None else command.fallen
    if not lowest <= fallen <= highest:
        raise IllegalCommand(
            "building.impossible_fall",
            f"With {command.standing} standing, from {lowest} to {highest} stones fell.",
            lowest=lowest,
            highest=highest,
        )
    return (
        BuildFinished(command.seat, step.cell, command.standing, command.width, fallen, lost - fallen, command.said_by),
    )


def fallen_bounds(declared: int, lost: int) -> tuple[int, int]:
    """The least and the most of ``lost`` stones that fell: at least one did, and at most the ``declared`` ones were
    still waiting (``B3``).
    """
    return (max(1, lost - declared), lost) if lost else (0, 0)


def decide_deploy(state: State, command: DeployShield) -> tuple[Event, ...]:
    """``B5``. Raises ``turn.not_yours``, ``building.report_first``, ``shield.…``, ``tile.unknown``."""
    _free(state, command.seat)
    player = state.players[command.seat]
    if command.value not in (1, 2, 3) or player.shields[command.value - 1] < 1:
        raise IllegalCommand("shield.not_in_hand", f"Seat {command.seat} has no {command.value}-shield in hand.")
    if own_tile(player, command.cell).noble:
        raise IllegalCommand(
            "shield.with_noble", "A shield cannot share a tile with a noble: choose another of your tiles."
        )
    return (ShieldDeployed(command.seat, command.value, command.cell),)


def decide_end(state: State, command: EndBuilding) -> tuple[Event, ...]:
    """``A4``. Raises ``turn.not_yours``, ``building.report_first``."""
    _free(state, command.seat)
    return (BuildingEnded(command.seat),)


def apply_declared(state: State, event: BuildDeclared) -> State:
    """Spend the grain, and take the stones out of the reserve (``B1``)."""
    step = state.step
    assert isinstance(step, Building)
    player = without_columns(state.players[event.seat], event.grain_from)
    player = with_lands(player, player.lands, player.reserve - event.stones)
    return with_players(
        state,
        seated(state.players, player),
        with_pile(state.market, event.grain),
        Building(step.place, event.cell, event.stones),
    )


def apply_finished(state: State, event: BuildFinished) -> State:
    """Set the wall to what still stands (``B3``)."""
    step = state.step
    assert isinstance(step, Building)
    player = state.players[event.seat]
    tile = own_tile(player, event.cell)
    lands = laid(player.lands, with_wall(tile, event.standing, event.width))
    player = with_lands(player, lands, player.reserve + event.fallen + event.waiting)
    return with_player_and_step(state, player, Building(step.place, None, 0))


def apply_deployed(state: State, event: ShieldDeployed) -> State:
    """Take the shield out of the hand."""
    player = state.players[event.seat]
    tile = own_tile(player, event.cell)
    lands = laid(player.lands, with_tile_shields(tile, tuple(sorted((*tile.shields, event.value)))))
    player = with_hand(player, 0, 0, less(counted((event.value,))), 0)
    return with_player(state, with_lands(player, lands, player.reserve))


def apply_ended(state: State, event: BuildingEnded) -> State:
    """Make the next player in order active."""
    step = state.step
    assert isinstance(step, Building)
    return with_step(state, Building(step.place + 1, None, 0))


def automatic(state: State, step: Building) -> tuple[Event, ...]:
    """Begin the sieges after the last player (``A4``)."""
    if step.place < len(state.players):
        return ()
    return (PhaseBegan("siege", state.turn.order[0]),)


DECIDE: dict[type, Any] = {
    DeclareBuild: decide_declare,
    FinishBuild: decide_finish,
    DeployShield: decide_deploy,
    EndBuilding: decide_end,
}
APPLY: dict[type, Any] = {
    BuildDeclared: apply_declared,
    BuildFinished: apply_finished,
    ShieldDeployed: apply_deployed,
    BuildingEnded: apply_ended,
}
