"""Translates Raja's state for the referee, and the referee's outcomes into Raja's commands."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache

from companion.games.actor import BY_DICE, BY_HOST
from companion.games.errors import IllegalCommand
from companion.games.raja import commands as c
from companion.games.raja.game import ENGINE
from companion.games.raja.phases.production.rules import yield_of
from companion.games.raja.pieces import HOST, MARKET_NAMES, NO_SHIELDS, MarketName, Side, shield_points
from companion.games.raja.state import (
    Building,
    Commerce,
    Player,
    Production,
    SetUp,
    Siege,
    State,
    Tile,
    active_seat,
    tile_at,
)
from companion.games.same_object import kept_for_same
from companion.referee.expectations import CityHeld, DiceNeed, Place, SeatNeeds, TableNeeds, TileHeld, WallNeed
from companion.referee.proposals import (
    ColumnGrew,
    FirstWallStands,
    LandsLie,
    NoblesStand,
    Outcome,
    ShieldLies,
    TableHolds,
    TableValue,
    WallOutcome,
)


def needs_of_state(state: State, mats: Sequence[int], version: int) -> TableNeeds:
    """Return what the game expects from the table.

    Args:
        state: the game's state.
        mats: for each game seat, the seat number of its mat.
        version: the log's version of ``state``.
    """
    cities: dict[Place, CityHeld] = {}
    tiles: dict[Place, TileHeld] = {}
    for player in state.players:
        own_cities, own_tiles = _held(player.lands, mats[player.seat])
        cities.update(own_cities)
        tiles.update(own_tiles)
    return TableNeeds(
        version,
        cities,
        dict(zip(MARKET_NAMES, state.market.prices, strict=True)),
        _wall_need(state, mats),
        _dice_need(state),
        tiles,
        {mats[player.seat]: _seat_needs(state, player) for player in state.players},
        state.market.grain,
    )


def needs_by_version(state: Callable[[], State], mats: Sequence[int]) -> Callable[[int], TableNeeds]:
    """Return a function for the needs of a running game, which computes them once for each version of its log."""
    return lru_cache(maxsize=1)(lambda version: needs_of_state(state(), mats, version))


@kept_for_same(64)
def _held(lands: tuple[Tile, ...], mat: int) -> tuple[dict[Place, CityHeld], dict[Place, TileHeld]]:
    """Return one player's cities and tiles; cached, because few commands change them."""
    tiles = {(mat, tile.cell): TileHeld(tile.side, tile.noble, tile.shields) for tile in lands}
    cities = {
        (mat, tile.cell): CityHeld(tile.stones, tile.width, tile.grain, tile.noble) for tile in lands if tile.city
    }
    return cities, tiles


def legal_command(state: State, outcome: Outcome) -> c.Command | None:
    """Return the command that reports an outcome, or None if the rules do not allow it now."""
    command = command_of_outcome(state, outcome)
    try:
        ENGINE.decide(state, command)
    except IllegalCommand:
        return None
    return command


def command_of_outcome(state: State, outcome: Outcome) -> c.Command:
    """Return the command that reports an outcome."""
    match outcome:
        case WallOutcome():
            return _wall_command(state, outcome)
        case ColumnGrew(place, seat, units, fallen, harvested, said_by):
            if harvested:
                return c.Harvest(seat, place[1], fallen, said_by)
            return c.PlaceGrain(seat, place[1], units, fallen, said_by)
        case FirstWallStands(place, seat, stones, standing, width, said_by):
            return c.BuildFirstWall(seat, place[1], stones, standing, width, said_by)
        case ShieldLies(place, seat, value, _):
            if isinstance(state.step, SetUp):
                return c.PlaceShields(seat, ((value, place[1]),))
            return c.DeployShield(seat, value, place[1])
        case LandsLie(_, seat, tiles):
            return c.LayLands(seat, tiles)
        case NoblesStand(_, seat, cells):
            return c.PlaceNobles(seat, cells)
        case TableHolds():
            return _mending_command(state, outcome)


def _wall_command(state: State, outcome: WallOutcome) -> c.Command:
    """Return the command that reports a build (B3) or a removal (G6)."""
    step = state.step
    if outcome.need.kind == "build":
        seat = active_seat(state)
        assert seat is not None
        return c.FinishBuild(seat, outcome.stones, outcome.width, outcome.fallen, outcome.said_by)
    assert isinstance(step, Siege)
    return c.FinishRemoval(step.defender, outcome.stones, outcome.width, outcome.fallen, outcome.said_by)


def _mending_command(state: State, right: TableHolds) -> c.Command:
    subject, value, reason, by = right.subject, right.value, right.reason, right.said_by
    if right.seat is None:
        return c.CorrectPrice(HOST, _market(subject.row), _number(value), reason, by)
    owner, cell = right.seat, subject.cell
    assert cell is not None
    seat = HOST if by == BY_HOST else owner
    match subject.about:
        case "stones" if right.fell:
            return c.WallFell(seat, owner, cell, _number(value), right.width, by)
        case "stones":
            return c.CorrectWall(seat, owner, cell, _number(value), right.width, reason, by)
        case "grain" if right.fell:
            tile = tile_at(state.players[owner], cell)
            return c.GrainFell(seat, owner, cell, (0 if tile is None else tile.grain) - _number(value), by)
        case "grain":
            return c.CorrectGrain(seat, owner, cell, _number(value), reason, by)
        case "side":
            side: Side = "red" if value == "red" else "blue"
            return c.CorrectSide(seat, owner, cell, side, reason, by)
        case "shields":
            assert isinstance(value, tuple)
            return c.CorrectTileShields(seat, owner, cell, tuple(_number(v) for v in value), reason, by)
        case "noble":
            return c.CorrectNoble(HOST, owner, cell, _number(value), reason, by)
        case about:
            raise AssertionError(f"{about} is not corrected by the table")


def _number(value: TableValue) -> int:
    assert isinstance(value, int)
    return value


def _market(row: str) -> MarketName:
    return next(name for name in MARKET_NAMES if name == row)


def command_of_die(need: DiceNeed, face: int) -> c.Command:
    """Return the command that reports one settled die (G4)."""
    return c.RollSiegeDice(need.seat, (face,), BY_DICE)


def _seat_needs(state: State, player: Player) -> SeatNeeds:
    step, seat = state.step, player.seat
    name = state.options.players[seat].name
    if isinstance(step, SetUp):
        if step.ready[seat]:
            return SeatNeeds(seat, name, player.reserve)
        if not any(tile.city for tile in player.lands):
            return SeatNeeds(seat, name, player.reserve, lays="nobles" if player.lands else "lands")
        return SeatNeeds(seat, name, player.reserve, step.stones_left[seat], shields=player.shields)
    harvest = {}
    if isinstance(step, Production):
        pile = state.market.grain
        harvest = {tile.cell: yield_of(tile, pile) for tile in player.lands if tile.cell in step.left[seat]}
    lays_shields = isinstance(step, Building) and step.cell is None and active_seat(state) == seat
    return SeatNeeds(
        seat,
        name,
        player.reserve,
        harvest=harvest,
        harvests_now=isinstance(step, Production) and step.active == seat,
        grain_in_hand=player.loose_grain if isinstance(step, Commerce | Siege) else 0,
        shields=player.shields if lays_shields else NO_SHIELDS,
    )


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
