"""One city's battle: dice, x, stones taken off, elephants lost (``G4``–``G6``)."""

from __future__ import annotations

from typing import Any

from companion.games.errors import IllegalCommand
from companion.games.raja.changes import (
    counted,
    laid,
    with_lands,
    with_player,
    with_player_and_market,
    with_siege_pieces,
    with_step,
    with_stocks,
    with_tile_shields,
    with_wall,
)
from companion.games.raja.checks import check_wall, own_tile
from companion.games.raja.commands import FinishRemoval, RollSiegeDice
from companion.games.raja.events import (
    BattleDecided,
    BattleEnded,
    CleanedUp,
    Event,
    SiegeDiceRolled,
    SiegeEnded,
    StonesRemoved,
)
from companion.games.raja.options import Rulebook
from companion.games.raja.phases.siege.siege import battle_ended, noble_at_stake
from companion.games.raja.phases.turn.rules import turn_ended
from companion.games.raja.pieces import NO_SHIELDS
from companion.games.raja.state import Battle, BattleResult, Siege, State, Tile, dice_left, holding_grain, tile_at


def battle_x(rulebook: Rulebook, attacker_total: int, defender_total: int, stones: int) -> int:
    """x of the siege sum (``G5`` ✎)."""
    if rulebook.attacker_minus_defender:
        return attacker_total - defender_total - stones
    return defender_total - attacker_total - stones


def elephants_lost(x: int, elephants: int, sixes: int) -> int:
    """Elephants lost: one for each 6 the defender rolled, at most as many as took part; one if x is not positive
    (``G6``).
    """
    return min(sixes, elephants) if x > 0 else 1


def standing_after(stones: int, x: int, fallen: int) -> int:
    """What stands after x stones are taken off and ``fallen`` more fell, which do not count towards x (``G6``)."""
    return max(0, stones - x - fallen)


def decide_roll(state: State, command: RollSiegeDice) -> tuple[Event, ...]:
    """``G4``. Raises ``siege.no_dice_now``, ``siege.no_dice_left``, ``siege.too_many_dice``, ``siege.not_a_die``."""
    step = state.step
    assert isinstance(step, Siege)
    if not step.shields_assigned or step.result is not None or not step.battles:
        raise IllegalCommand("siege.no_dice_now", "No siege dice are rolled now.")
    attacker_left, defender_left = dice_left(step.battles[0])
    if command.seat == state.turn.order[step.place]:
        left = attacker_left
    elif command.seat == step.defender:
        left = defender_left
    else:
        left = 0
    if left == 0:
        raise IllegalCommand("siege.no_dice_left", f"Seat {command.seat} has no dice to roll in this battle.")
    if not 1 <= len(command.dice) <= left:
        raise IllegalCommand(
            "siege.too_many_dice", f"Seat {command.seat} has {left} dice to roll: roll 1 to {left}.", left=left
        )
    if min(command.dice) < 1 or max(command.dice) > 6:
        raise IllegalCommand("siege.not_a_die", "A die shows 1 to 6.")
    return (SiegeDiceRolled(command.seat, command.dice, command.said_by),)


def stones_to_take(state: State, step: Siege) -> tuple[Tile, int] | None:
    """The wall that the defender takes stones off now, and how many; None if there is nothing to take (``G6``)."""
    result = step.result
    if result is None or result.removed or result.x <= 0:
        return None
    tile = tile_at(state.players[step.defender], step.battles[0].cell)
    if tile is None or tile.stones == 0:
        return None
    return tile, min(result.x, tile.stones)


def decide_removal(state: State, command: FinishRemoval) -> tuple[Event, ...]:
    """``G6``. Raises ``siege.nothing_to_take``, ``siege.not_the_defender``, ``wall.…``, ``siege.impossible_fall``."""
    step = state.step
    assert isinstance(step, Siege)
    task = stones_to_take(state, step)
    if task is None:
        raise IllegalCommand("siege.nothing_to_take", "No stones are to be taken off now.")
    if command.seat != step.defender:
        raise IllegalCommand("siege.not_the_defender", "Only the besieged player takes stones off.")
    tile, take = task
    check_wall(command.standing, command.width, tile.stones - take)
    fallen = tile.stones - take - command.standing if command.fallen is None else command.fallen
    if not 0 <= fallen <= tile.stones or standing_after(tile.stones, take, fallen) != command.standing:
        raise IllegalCommand(
            "siege.impossible_fall",
            f"{take} of {tile.stones} stones come off, so {fallen} fallen ones do not leave {command.standing}.",
        )
    removed = tile.stones - fallen - command.standing
    return (StonesRemoved(command.seat, tile.cell, removed, fallen, command.standing, command.width, command.said_by),)


def _decided(state: State, step: Siege) -> tuple[Event, ...]:
    """The events of the battle's outcome, as soon as all dice are rolled (``G5``, ``G6``)."""
    battle = step.battles[0]
    if any(dice_left(battle)):
        return ()
    tile = own_tile(state.players[step.defender], battle.cell)
    attacker_total, defender_total = sum(battle.attacker_dice), sum(battle.defender_dice)
    x = battle_x(state.options.rulebook, attacker_total, defender_total, tile.stones)
    lost = elephants_lost(x, battle.elephants, battle.defender_dice.count(6))
    attacker = state.turn.order[step.place]
    return (BattleDecided(attacker, step.defender, battle.cell, attacker_total, defender_total, tile.stones, x, lost),)


def automatic(state: State, step: Siege) -> tuple[Event, ...]:
    """Decide and end a battle, end a siege, and end the turn after the last player, unless somebody must answer."""
    if not step.declared:
        if step.place < len(state.players):
            return ()
        return _cleaned(state)
    if not step.shields_assigned:
        return ()
    if not step.battles:
        return () if holding_grain(state) else (SiegeEnded(state.turn.order[step.place]),)
    if step.result is None:
        return _decided(state, step)
    if stones_to_take(state, step) is not None or noble_at_stake(state, step):
        return ()
    return (battle_ended(state, step),)


def _cleaned(state: State) -> tuple[Event, ...]:
    """Clean up (``G9``), then score and begin the next turn."""
    cleaned = CleanedUp(
        tuple([player.elephants_out for player in state.players]),
        tuple([player.seat for player in state.players if player.marker_at is not None]),
    )
    return (cleaned, *turn_ended(state))


def apply_rolled(state: State, event: SiegeDiceRolled) -> State:
    """Add the throw's dice to those before."""
    step = state.step
    assert isinstance(step, Siege)
    battle = step.battles[0]
    if event.seat == step.defender:
        rolled = Battle(
            battle.cell, battle.elephants, battle.shields, battle.attacker_dice, battle.defender_dice + event.dice
        )
    else:
        rolled = Battle(
            battle.cell, battle.elephants, battle.shields, battle.attacker_dice + event.dice, battle.defender_dice
        )
    battles = (rolled, *step.battles[1:])
    return with_step(state, Siege(step.place, True, step.defender, True, battles, None, None))


def apply_decided(state: State, event: BattleDecided) -> State:
    """Return lost elephants to the market's stock (``G6``)."""
    step = state.step
    assert isinstance(step, Siege)
    result = BattleResult(
        event.attacker_total, event.defender_total, event.stones, event.x, event.elephants_lost, False
    )
    player = state.players[event.attacker]
    player = with_siege_pieces(player, player.elephants, player.elephants_out - event.elephants_lost, player.marker_at)
    market = with_stocks(state.market, 0, event.elephants_lost, NO_SHIELDS, 0)
    siege = Siege(step.place, True, step.defender, True, step.battles, result, None)
    return with_step(with_player_and_market(state, player, market), siege)


def apply_removed(state: State, event: StonesRemoved) -> State:
    """Return the stones to the reserve."""
    step = state.step
    assert isinstance(step, Siege)
    player = state.players[event.seat]
    tile = own_tile(player, event.cell)
    lands = laid(player.lands, with_wall(tile, event.standing, event.width))
    player = with_lands(player, lands, player.reserve + tile.stones - event.standing)
    was = step.result
    assert was is not None
    result = BattleResult(was.attacker_total, was.defender_total, was.stones, was.x, was.elephants_lost, True)
    siege = Siege(step.place, True, step.defender, True, step.battles, result, None)
    return with_step(with_player(state, player), siege)


def apply_ended(state: State, event: BattleEnded) -> State:
    """Go on to the next battle; this one's shields return to the market's stock (``G3``)."""
    step = state.step
    assert isinstance(step, Siege)
    siege = Siege(step.place, True, step.defender, True, step.battles[1:], None, None)
    if not event.shields:
        return with_step(state, siege)
    player = state.players[event.defender]
    lands = player.lands
    for cell, value in event.shields:
        tile = own_tile(with_lands(player, lands, player.reserve), cell)
        shields = list(tile.shields)
        shields.remove(value)
        lands = laid(lands, with_tile_shields(tile, tuple(shields)))
    discarded = counted(tuple(value for _, value in event.shields))
    market = with_stocks(state.market, 0, 0, discarded, 0)
    return with_step(with_player_and_market(state, with_lands(player, lands, player.reserve), market), siege)


DECIDE: dict[type, Any] = {RollSiegeDice: decide_roll, FinishRemoval: decide_removal}
APPLY: dict[type, Any] = {
    SiegeDiceRolled: apply_rolled,
    BattleDecided: apply_decided,
    StonesRemoved: apply_removed,
    BattleEnded: apply_ended,
}
