"""What attacker and defender may do in a siege."""

from __future__ import annotations

from companion.games.raja import moves as m
from companion.games.raja.checks import columns_of, has_city, owns
from companion.games.raja.phases.commerce.offers import place_grain
from companion.games.raja.phases.siege.battle import stones_to_take
from companion.games.raja.phases.siege.siege import marker_allowed, noble_at_stake, targets_from
from companion.games.raja.pieces import neighbours
from companion.games.raja.state import Player, Siege, State, dice_left


def offers(state: State, step: Siege, player: Player) -> list[m.Move]:
    """What attacker and defender may do now."""
    attacker = state.turn.order[step.place]
    seat = player.seat
    if not step.declared:
        return _idle_siege(state, player) if seat == attacker else []
    found: list[m.Move] = []
    if player.loose_grain:
        found.append(place_grain(player))
    if not step.shields_assigned:
        if seat == step.defender:
            found.append(_shields_in_reach(step, player))
    elif step.battles:
        if step.result is None:
            found += _dice(step, seat, attacker)
        elif seat == step.defender:
            found += _defenders_moves(state, step, player)
        elif seat == attacker and step.ransom is None and noble_at_stake(state, step):
            cell = step.battles[0].cell
            found += [m.MayTakeNoble(cell), m.MayLeaveNoble(cell), m.MayDemandRansom(has_city(player), cell)]
    return found


def _idle_siege(state: State, player: Player) -> list[m.Move]:
    found: list[m.Move] = [m.MayPassSiege()]
    if not player.elephants:
        return found
    spots = []
    for defender in state.players:
        if defender.seat == player.seat:
            continue
        for tile in defender.lands:
            if marker_allowed(state, defender.seat, tile):
                targets = targets_from(state, defender, tile.cell)
                if targets:
                    spots.append(m.SiegeSpot(defender.seat, tile.cell, targets))
    if spots:
        found.append(m.MayDeclareSiege(player.elephants, tuple(spots)))
    return found


def _shields_in_reach(step: Siege, player: Player) -> m.MayAssignShields:
    attacked = [battle.cell for battle in step.battles]
    shields = []
    for tile in player.lands:
        if tile.shields:
            beside = neighbours(tile.cell)
            reach = tuple([cell for cell in attacked if cell in beside])
            if reach:
                shields += [(tile.cell, value, reach) for value in tile.shields]
    return m.MayAssignShields(tuple(shields), tuple([(battle.cell, battle.elephants) for battle in step.battles]))


def _dice(step: Siege, seat: int, attacker: int) -> list[m.Move]:
    battle = step.battles[0]
    attacker_left, defender_left = dice_left(battle)
    left = attacker_left if seat == attacker else defender_left if seat == step.defender else 0
    return [m.MayRollSiegeDice(battle.cell, left)] if left else []


def _defenders_moves(state: State, step: Siege, player: Player) -> list[m.Move]:
    task = stones_to_take(state, step)
    if task is not None:
        tile, take = task
        return [m.MayFinishRemoval(tile.cell, tile.stones, take)]
    if step.ransom is None:
        return []
    found: list[m.Move] = [m.MayRefuseRansom(step.ransom, step.battles[0].cell)]
    if owns(player, step.ransom):
        found.append(m.MayPayRansom(step.ransom, columns_of(player)))
    return found
