"""Sieges: marker, targets, shields (``G1``–``G3``), and what follows a battle (``G7``, ``G8``); dice in ``battle``."""

from __future__ import annotations

from typing import Any

from companion.games.errors import IllegalCommand
from companion.games.raja.changes import (
    laid,
    seated,
    with_captor,
    with_lands,
    with_player,
    with_siege_pieces,
    with_step,
)
from companion.games.raja.checks import check_goods, check_owns, check_turn, columns_for, own_tile, player_of
from companion.games.raja.commands import (
    AssignShields,
    DeclareSiege,
    DemandRansom,
    LeaveNoble,
    PassSiege,
    PayRansom,
    RefuseRansom,
    TakeNoble,
)
from companion.games.raja.events import (
    BattleEnded,
    Event,
    NobleLeft,
    NobleTaken,
    RansomDemanded,
    RansomPaid,
    RansomRefused,
    ShieldsAssigned,
    SiegeDeclared,
    SiegeEnded,
    SiegePassed,
)
from companion.games.raja.phases.commerce.barter import check_receives_grain, moved
from companion.games.raja.pieces import NO_SHIELDS, Cell, Goods, neighbours
from companion.games.raja.state import Battle, Player, Siege, State, Tile, tile_at


def elephants_allowed(state: State, city: Tile) -> int:
    """How many elephants may attack this city: 1 up to its wall's width; one if a noble stands without a wall (``G2``
    ✎).
    """
    if city.width == 0 and city.noble and state.options.rulebook.bare_city_attackable:
        return 1
    return city.width


def marker_allowed(state: State, defender: int, tile: Tile) -> bool:
    """Whether the tile holds neither a noble nor another player's marker (``G1``)."""
    if tile.noble:
        return False
    spot = (defender, tile.cell)
    return spot not in [player.marker_at for player in state.players]


def targets_from(state: State, defender: Player, marker: Cell) -> tuple[tuple[Cell, int], ...]:
    """The defender's cities beside the marker, each with the most elephants that may attack it (``G2``)."""
    beside = neighbours(marker)
    found = []
    for tile in defender.lands:
        if tile.city and tile.cell in beside:
            allowed = elephants_allowed(state, tile)
            if allowed:
                found.append((tile.cell, allowed))
    return tuple(found)


def active_siege(state: State, seat: int) -> Siege:
    """The Siege step, with ``seat`` as its active player.

    Raises:
        IllegalCommand: ``turn.not_yours``.
    """
    step = state.step
    assert isinstance(step, Siege)
    check_turn(seat, state.turn.order[step.place])
    return step


def _idle(state: State, seat: int) -> Siege:
    step = active_siege(state, seat)
    if step.declared:
        raise IllegalCommand("siege.declared_already", "A siege is going on: finish it first.")
    return step


def decide_declare(state: State, command: DeclareSiege) -> tuple[Event, ...]:
    """``G1``, ``G2``. Raises ``turn.not_yours``, ``seat.unknown``, ``tile.unknown``, ``siege.…``."""
    _idle(state, command.seat)
    defender = player_of(state, command.defender)
    if command.defender == command.seat:
        raise IllegalCommand("siege.own_lands", "The marker goes on an opponent's Lands, not on your own.")
    if not marker_allowed(state, command.defender, own_tile(defender, command.marker)):
        raise IllegalCommand("siege.marker_not_allowed", "A noble or a marker stands there: choose another tile.")
    if not command.targets:
        raise IllegalCommand("siege.no_target", "Name at least one city to attack, or pass.")
    if len({cell for cell, _ in command.targets}) != len(command.targets):
        raise IllegalCommand("siege.target_twice", "A city is named twice: name each once.")
    allowed = dict(targets_from(state, defender, command.marker))
    for cell, elephants in command.targets:
        if cell not in allowed:
            raise IllegalCommand(
                "siege.not_a_target", "Only cities beside the marker that elephants can reach are targets."
            )
        if not 1 <= elephants <= allowed[cell]:
            raise IllegalCommand(
                "siege.too_many_elephants",
                f"That city can be attacked by 1 to {allowed[cell]} elephants.",
                most=allowed[cell],
            )
    in_hand = state.players[command.seat].elephants
    if sum(elephants for _, elephants in command.targets) > in_hand:
        raise IllegalCommand(
            "siege.not_in_hand", f"Seat {command.seat} has {in_hand} elephants: send no more.", in_hand=in_hand
        )
    return (SiegeDeclared(command.seat, command.defender, command.marker, command.targets),)


def decide_pass(state: State, command: PassSiege) -> tuple[Event, ...]:
    """``G1``. Raises ``turn.not_yours``, ``siege.declared_already``."""
    _idle(state, command.seat)
    return (SiegePassed(command.seat),)


def decide_assign(state: State, command: AssignShields) -> tuple[Event, ...]:
    """``G3``. Raises ``siege.not_the_defender``, ``siege.already_assigned``, ``shield.…``, ``tile.unknown``."""
    step = state.step
    assert isinstance(step, Siege)
    if not step.declared or command.seat != step.defender:
        raise IllegalCommand("siege.not_the_defender", "Only the besieged player assigns shields.")
    if step.shields_assigned:
        raise IllegalCommand("siege.already_assigned", "The shields are assigned already.")
    player = state.players[command.seat]
    targets = [battle.cell for battle in step.battles]
    used: list[tuple[Cell, int]] = []
    for cell, value, city in command.shields:
        used.append((cell, value))
        if own_tile(player, cell).shields.count(value) < used.count((cell, value)):
            raise IllegalCommand("shield.not_there", f"No such {value}-shield lies there: name shields that do.")
        if city not in targets or city not in neighbours(cell):
            raise IllegalCommand(
                "shield.out_of_reach", "A shield defends one attacked city that shares an edge with it."
            )
    return (ShieldsAssigned(command.seat, command.shields),)


# --- after the wall is destroyed -----------------------------------------------------------------


def noble_at_stake(state: State, step: Siege) -> bool:
    """Whether the present battle destroyed the wall, and a noble stands in the city (``G7``)."""
    if step.result is None or step.result.x <= 0 or not step.battles:
        return False
    tile = tile_at(state.players[step.defender], step.battles[0].cell)
    return tile is not None and tile.noble and tile.stones == 0


def _victorious(state: State, seat: int) -> Siege:
    step = active_siege(state, seat)
    if not noble_at_stake(state, step):
        raise IllegalCommand("siege.no_noble_at_stake", "No wall with a noble behind it has just been destroyed.")
    if step.ransom is not None:
        raise IllegalCommand("siege.ransom_named", "A ransom is named: wait for the defender's answer.")
    return step


def decide_take(state: State, command: TakeNoble) -> tuple[Event, ...]:
    """``G7``. Raises ``turn.not_yours``, ``siege.no_noble_at_stake``, ``siege.ransom_named``."""
    step = _victorious(state, command.seat)
    return (NobleTaken(command.seat, step.defender, step.battles[0].cell), battle_ended(state, step))


def decide_leave(state: State, command: LeaveNoble) -> tuple[Event, ...]:
    """``G7`` ("may"). Raises as ``decide_take``."""
    step = _victorious(state, command.seat)
    return (NobleLeft(command.seat, step.defender, step.battles[0].cell), battle_ended(state, step))


def decide_demand(state: State, command: DemandRansom) -> tuple[Event, ...]:
    """``G7``. Raises as ``decide_take``, and ``goods.…``, ``grain.no_city``."""
    _victorious(state, command.seat)
    check_goods(command.ransom)
    check_receives_grain(state.players[command.seat], command.ransom)
    return (RansomDemanded(command.seat, command.ransom),)


def _ransomed(state: State, seat: int) -> tuple[Siege, Goods]:
    step = state.step
    assert isinstance(step, Siege)
    if step.ransom is None or seat != step.defender:
        raise IllegalCommand("siege.no_ransom", f"No ransom is asked of seat {seat}.")
    return step, step.ransom


def decide_pay(state: State, command: PayRansom) -> tuple[Event, ...]:
    """``G7``. Raises ``siege.no_ransom``, ``goods.not_owned``, ``grain.…``."""
    step, ransom = _ransomed(state, command.seat)
    player = state.players[command.seat]
    check_owns(player, ransom)
    columns = columns_for(player, ransom.grain, command.grain_from)
    attacker = state.turn.order[step.place]
    return (RansomPaid(command.seat, attacker, ransom, columns), battle_ended(state, step))


def decide_refuse(state: State, command: RefuseRansom) -> tuple[Event, ...]:
    """``G7``. Raises ``siege.no_ransom``."""
    step, _ = _ransomed(state, command.seat)
    attacker = state.turn.order[step.place]
    cell = step.battles[0].cell
    return (RansomRefused(command.seat), NobleTaken(attacker, step.defender, cell), battle_ended(state, step))


def battle_ended(state: State, step: Siege) -> BattleEnded:
    """The event that ends the present battle, with its remaining shields to be discarded (``G3``)."""
    battle = step.battles[0]
    defender = state.players[step.defender]
    there: list[tuple[Cell, int]] = []
    for shield in battle.shields:
        tile = tile_at(defender, shield[0])
        if tile is not None and tile.shields.count(shield[1]) > there.count(shield):
            there.append(shield)
    return BattleEnded(step.defender, battle.cell, tuple(there))


# --- what happened -------------------------------------------------------------------------------


def apply_declared(state: State, event: SiegeDeclared) -> State:
    """Put marker and elephants on the table."""
    step = state.step
    assert isinstance(step, Siege)
    sent = sum(elephants for _, elephants in event.targets)
    player = state.players[event.seat]
    player = with_siege_pieces(
        player, player.elephants - sent, player.elephants_out + sent, (event.defender, event.marker)
    )
    battles = tuple(Battle(cell, elephants, (), (), ()) for cell, elephants in event.targets)
    siege = Siege(step.place, True, event.defender, False, battles, None, None)
    return with_step(with_player(state, player), siege)


def apply_assigned(state: State, event: ShieldsAssigned) -> State:
    """Give each battle its shields."""
    step = state.step
    assert isinstance(step, Siege)
    battles = tuple(
        Battle(
            battle.cell,
            battle.elephants,
            tuple((cell, value) for cell, value, city in event.shields if city == battle.cell),
            (),
            (),
        )
        for battle in step.battles
    )
    return with_step(state, Siege(step.place, True, step.defender, True, battles, None, None))


def apply_demanded(state: State, event: RansomDemanded) -> State:
    """Wait for the defender's answer."""
    step = state.step
    assert isinstance(step, Siege)
    return with_step(state, Siege(step.place, True, step.defender, True, step.battles, step.result, event.ransom))


def apply_paid(state: State, event: RansomPaid) -> State:
    """Hand the ransom over; its grain waits to be placed."""
    payer = moved(state.players[event.seat], event.ransom, _NOTHING, event.grain_from)
    receiver = moved(state.players[event.to], _NOTHING, event.ransom, ())
    players = seated(seated(state.players, payer), receiver)
    return State(state.options, players, state.market, state.turn, state.step)


_NOTHING = Goods(0, 0, 0, NO_SHIELDS)


def apply_told(state: State, event: RansomRefused | NobleLeft) -> State:
    """Change nothing: ``NobleTaken`` or ``BattleEnded`` follows and changes the state."""
    return state


def apply_taken(state: State, event: NobleTaken) -> State:
    """Give the noble to the attacker."""
    owner = state.players[event.owner]
    tile = own_tile(owner, event.cell)
    return with_player(state, with_lands(owner, laid(owner.lands, with_captor(tile, event.seat)), owner.reserve))


def apply_passed(state: State, event: SiegePassed | SiegeEnded) -> State:
    """Make the next player in order active."""
    step = state.step
    assert isinstance(step, Siege)
    return with_step(state, Siege(step.place + 1, False, -1, False, (), None, None))


DECIDE: dict[type, Any] = {
    DeclareSiege: decide_declare,
    PassSiege: decide_pass,
    AssignShields: decide_assign,
    TakeNoble: decide_take,
    LeaveNoble: decide_leave,
    DemandRansom: decide_demand,
    PayRansom: decide_pay,
    RefuseRansom: decide_refuse,
}
APPLY: dict[type, Any] = {
    SiegeDeclared: apply_declared,
    ShieldsAssigned: apply_assigned,
    RansomDemanded: apply_demanded,
    RansomPaid: apply_paid,
    RansomRefused: apply_told,
    NobleLeft: apply_told,
    NobleTaken: apply_taken,
    SiegePassed: apply_passed,
    SiegeEnded: apply_passed,
}
