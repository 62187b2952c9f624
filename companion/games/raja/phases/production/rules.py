"""Production (``P1``–``P4``), and how a turn begins (``S4``)."""

from __future__ import annotations

from typing import Any

from companion.games.errors import IllegalCommand
from companion.games.raja.changes import with_grain, with_lands, with_pile, with_players, with_turn
from companion.games.raja.checks import check_fallen, check_turn, own_city
from companion.games.raja.commands import Harvest
from companion.games.raja.events import Event, GrainHarvested, PhaseBegan, ProductionEnded, TurnBegan
from companion.games.raja.pieces import Cell
from companion.games.raja.state import Production, State, Tile, Turn


def yield_of(tile: Tile, pile: int) -> int:
    """The grain a city yields: 1 + the wall's width (``P1``), or what is left in a short pile (``P2``)."""
    grain = 1 + tile.width
    return grain if grain <= pile else pile


def next_harvester(left: tuple[tuple[Cell, ...], ...], seat: int) -> int:
    """The first seat clockwise from ``seat`` (itself included) with a city left to harvest; -1 if nobody has one."""
    count = len(left)
    for step in range(count):
        candidate = (seat + step) % count
        if left[candidate]:
            return candidate
    return -1


def to_harvest(state: State, harvested: tuple[tuple[int, Cell], ...]) -> tuple[tuple[Cell, ...], ...]:
    """By seat, the cities on the season's colour that are not yet harvested (``P1``, ``P3``)."""
    season = state.turn.season
    return tuple(
        [
            tuple(
                [
                    tile.cell
                    for tile in player.lands
                    if tile.city and tile.side == season and (player.seat, tile.cell) not in harvested
                ]
            )
            for player in state.players
        ]
    )


def decide_harvest(state: State, command: Harvest) -> tuple[Event, ...]:
    """``P2``. Raises ``turn.not_yours``, ``tile.…``, ``production.not_to_harvest``, ``grain.impossible_fall``."""
    step = state.step
    assert isinstance(step, Production)
    seat = command.seat
    check_turn(seat, step.active)
    tile = own_city(state.players[seat], command.cell)
    if command.cell not in step.left[seat]:
        raise IllegalCommand(
            "production.not_to_harvest",
            f"That city yields nothing now: harvest one on {state.turn.season} that has not been harvested.",
        )
    grain = yield_of(tile, state.market.grain)
    check_fallen(command.fallen, grain)
    return (GrainHarvested(seat, command.cell, grain, command.fallen, command.said_by),)


def apply_turn_began(state: State, event: TurnBegan) -> State:
    """Begin a turn in which all of the season's cities are to be harvested."""
    turn = Turn(event.number, event.season, event.starting_seat, ())
    state = with_turn(state, turn, state.step)
    left = to_harvest(state, ())
    return with_turn(state, turn, Production(next_harvester(left, event.starting_seat), left, ()))


def apply_harvested(state: State, event: GrainHarvested) -> State:
    """Grow the column, shrink the pile, and go on to the next seat with a city left to harvest."""
    step = state.step
    assert isinstance(step, Production)
    seat, cell = event.seat, event.cell
    player = state.players[seat]
    kept = event.grain - event.fallen
    lands = tuple([with_grain(tile, tile.grain + kept) if tile.cell == cell else tile for tile in player.lands])
    own_left = tuple([other for other in step.left[seat] if other != cell])
    left = (*step.left[:seat], own_left, *step.left[seat + 1 :])
    players = state.players
    players = (*players[:seat], with_lands(player, lands, player.reserve), *players[seat + 1 :])
    active = next_harvester(left, (seat + 1) % len(left))
    return with_players(
        state, players, with_pile(state.market, -kept), Production(active, left, (*step.harvested, (seat, cell)))
    )


def apply_nothing(state: State, event: Event) -> State:
    """Change nothing: this event only informs, and the next one changes the state."""
    return state


def automatic(state: State, step: Production) -> tuple[Event, ...]:
    """End Production when no city or no grain is left, and begin the auction (``P2``)."""
    if step.active >= 0 and state.market.grain > 0:
        return ()
    return (ProductionEnded(state.market.grain), PhaseBegan("auction", state.turn.starting_seat))


DECIDE: dict[type, Any] = {Harvest: decide_harvest}
APPLY: dict[type, Any] = {
    TurnBegan: apply_turn_began,
    GrainHarvested: apply_harvested,
    ProductionEnded: apply_nothing,
}
