"""Raja's state in the referee's words, and the referee's outcomes in Raja's commands."""

from __future__ import annotations

from collections.abc import Sequence

from companion.games.raja.commands import Command, FinishBuild, FinishRemoval, RollSiegeDice
from companion.games.raja.pieces import MARKET_NAMES, shield_points
from companion.games.raja.state import Building, Siege, State, active_seat, tile_at
from companion.referee.needs import CityHeld, DiceNeed, Place, TableNeeds, WallNeed
from companion.referee.proposals import WallOutcome


def needs_of_state(state: State, mats: Sequence[int], version: int) -> TableNeeds:
    """What the game waits for.

    Args:
        state: the game.
        mats: for each game seat, the seat number of its mat.
        version: the log's version that ``state`` is.
    """
    cities: dict[Place, CityHeld] = {
        (mats[player.seat], tile.cell): CityHeld(tile.stones, tile.width, tile.grain, tile.noble)
        for player in state.players
        for tile in player.lands
        if tile.city
    }
    return TableNeeds(
        version,
        cities,
        dict(zip(MARKET_NAMES, state.market.prices, strict=True)),
        _wall_need(state, mats),
        _dice_need(state),
    )


def command_of_outcome(state: State, outcome: WallOutcome) -> Command:
    """The command that reports a build (B3) or a removal (G6)."""
    step = state.step
    if outcome.need.kind == "build":
        seat = active_seat(state)
        assert seat is not None
        return FinishBuild(seat, outcome.stones, outcome.width, outcome.fallen, outcome.said_by)
    assert isinstance(step, Siege)
    return FinishRemoval(step.defender, outcome.stones, outcome.width, outcome.fallen, outcome.said_by)


def command_of_die(need: DiceNeed, face: int) -> Command:
    """The command that reports one settled die (G4)."""
    return RollSiegeDice(need.seat, (face,), "dice")


def _wall_need(state: State, mats: Sequence[int]) -> WallNeed | None:
    step = state.step
    if isinstance(step, Building) and step.cell is not None:
        seat = state.turn.order[step.place]
        tile = tile_at(state.players[seat], step.cell)
        if tile is None:
            return None
        return WallNeed("build", (mats[seat], step.cell), tile.stones, tile.stones + step.stones, seat)
    if isinstance(step, Siege) and step.result is not None and not step.result.removed and step.result.x > 0:
        cell = step.battles[0].cell
        stones = step.result.stones
        left = max(0, stones - step.result.x)
        return WallNeed("removal", (mats[step.defender], cell), stones, left, step.defender)
    return None


def _dice_need(state: State) -> DiceNeed | None:
    step = state.step
    if not isinstance(step, Siege) or not step.shields_assigned or not step.battles or step.result is not None:
        return None
    battle = step.battles[0]
    attacker_left = 2 * battle.elephants - len(battle.attacker_dice)
    if attacker_left > 0:
        return DiceNeed(state.turn.order[step.place], "attacker", attacker_left)
    values = [value for _, value in battle.shields]
    points = shield_points((values.count(1), values.count(2), values.count(3)))
    defender_left = points - len(battle.defender_dice)
    if defender_left > 0:
        return DiceNeed(step.defender, "defender", defender_left)
    return None
