"""What may be said at any time: accidents, and corrections that change the present and keep the past."""

from __future__ import annotations

from typing import Any

from companion.games.errors import IllegalCommand
from companion.games.raja.changes import (
    counted,
    laid,
    seated,
    with_captor,
    with_grain,
    with_lands,
    with_pile,
    with_player,
    with_player_and_market,
    with_price,
    with_side,
    with_step,
    with_stocks,
    with_tile_shields,
    with_wall,
)
from companion.games.raja.checks import check_owner_or_host, check_wall, own_city, own_tile, player_of
from companion.games.raja.commands import (
    CorrectGrain,
    CorrectHand,
    CorrectNoble,
    CorrectPrice,
    CorrectSide,
    CorrectTileShields,
    CorrectWall,
    GrainFell,
    WallFell,
)
from companion.games.raja.events import (
    BarterClosed,
    Event,
    GrainCorrected,
    GrainLost,
    HandCorrected,
    NobleCorrected,
    PriceCorrected,
    SideCorrected,
    TileShieldsCorrected,
    TradeCancelled,
    WallCollapsed,
    WallCorrected,
)
from companion.games.raja.phases.production.rules import next_harvester, to_harvest
from companion.games.raja.pieces import HOST, PRICE_ROWS, Cell
from companion.games.raja.state import Auction, Building, Commerce, Player, Production, SetUp, State

_WHY = "goods were corrected"


def _check_host(seat: int) -> None:
    if seat != HOST:
        raise IllegalCommand("seat.not_allowed", "Only the host may correct this: ask the host.")


def _dropped_deals(state: State) -> tuple[Event, ...]:
    """The events that end open offers and trades when goods change under them; they do not say whose goods."""
    step = state.step
    if not isinstance(step, Commerce):
        return ()
    seat = state.turn.order[step.place]
    if step.barter is not None:
        return (BarterClosed(seat, _WHY),)
    if step.trade is not None:
        return (TradeCancelled(seat, step.trade.market, _WHY),)
    return ()


def check_cities_known(state: State, owner: int) -> None:
    """Check, in set-up, that the cities are chosen, before anything on the Lands is corrected (``S2``).

    Raises:
        IllegalCommand: ``seat.unknown``, ``setup.nobles_first``.
    """
    if isinstance(state.step, SetUp) and not any(tile.city for tile in player_of(state, owner).lands):
        raise IllegalCommand("setup.nobles_first", "Place the nobles first: they say where the cities are.")


def _check_not_building(state: State, owner: int, cell: Cell) -> None:
    step = state.step
    if isinstance(step, Building) and step.cell == cell and state.turn.order[step.place] == owner:
        raise IllegalCommand("building.report_first", "This wall is being built: report what stands there instead.")


# --- accidents -----------------------------------------------------------------------------------


def decide_grain_fell(state: State, command: GrainFell) -> tuple[Event, ...]:
    """``P4`` ("or later"). Raises ``seat.…``, ``tile.…``, ``grain.impossible_fall``."""
    check_owner_or_host(command.seat, command.owner)
    tile = own_city(player_of(state, command.owner), command.cell)
    if not 1 <= command.units <= tile.grain:
        raise IllegalCommand(
            "grain.impossible_fall", f"That column has {tile.grain} grain: no more can fall.", most=tile.grain
        )
    lost = GrainLost(command.seat, command.owner, command.cell, command.units, command.said_by)
    return (lost, *_dropped_deals(state))


def decide_wall_fell(state: State, command: WallFell) -> tuple[Event, ...]:
    """Stones that fell outside a build are discarded. Raises ``seat.…``, ``tile.…``, ``wall.…``, ``building.…``."""
    check_owner_or_host(command.seat, command.owner)
    tile = own_city(player_of(state, command.owner), command.cell)
    _check_not_building(state, command.owner, command.cell)
    if tile.stones == 0:
        raise IllegalCommand("wall.none", "No wall stands there.")
    check_wall(command.standing, command.width, tile.stones - 1)
    fallen = tile.stones - command.standing
    return (
        WallCollapsed(
            command.seat, command.owner, command.cell, fallen, command.standing, command.width, command.said_by
        ),
    )


# --- corrections ---------------------------------------------------------------------------------


def decide_wall(state: State, command: CorrectWall) -> tuple[Event, ...]:
    """Raises ``seat.…``, ``tile.…``, ``wall.…``, ``building.report_first``."""
    check_owner_or_host(command.seat, command.owner)
    player = player_of(state, command.owner)
    tile = own_city(player, command.cell)
    _check_not_building(state, command.owner, command.cell)
    check_wall(command.stones, command.width, tile.stones + player.reserve)
    return (
        WallCorrected(
            command.seat,
            command.owner,
            command.cell,
            command.stones,
            command.width,
            command.reason,
            command.said_by,
        ),
    )


def decide_grain(state: State, command: CorrectGrain) -> tuple[Event, ...]:
    """Raises ``seat.…``, ``tile.…``, ``grain.beyond_pile``."""
    check_owner_or_host(command.seat, command.owner)
    tile = own_city(player_of(state, command.owner), command.cell)
    most = tile.grain + state.market.grain
    if not 0 <= command.units <= most:
        raise IllegalCommand(
            "grain.beyond_pile", f"Between 0 and {most} grain can stand there: count again.", most=most
        )
    corrected = GrainCorrected(
        command.seat, command.owner, command.cell, command.units, command.reason, command.said_by
    )
    return (corrected, *_dropped_deals(state))


def decide_tile_shields(state: State, command: CorrectTileShields) -> tuple[Event, ...]:
    """Raises ``seat.…``, ``tile.unknown``, ``shield.with_noble``, ``shield.beyond_stock``."""
    check_owner_or_host(command.seat, command.owner)
    check_cities_known(state, command.owner)
    tile = own_tile(player_of(state, command.owner), command.cell)
    if tile.noble and command.shields:
        raise IllegalCommand("shield.with_noble", "A shield cannot share a tile with a noble.")
    stock, lying, real = state.market.shields, counted(tile.shields), counted(command.shields)
    if sum(real) != len(command.shields) or any(real[i] - lying[i] > stock[i] for i in range(3)):
        raise IllegalCommand("shield.beyond_stock", "No such shields are left: look again.")
    corrected = TileShieldsCorrected(
        command.seat,
        command.owner,
        command.cell,
        tuple(sorted(command.shields)),
        command.reason,
        command.said_by,
    )
    return (corrected, *_dropped_deals(state))


def decide_side(state: State, command: CorrectSide) -> tuple[Event, ...]:
    """Raises ``seat.…``, ``tile.unknown``."""
    check_owner_or_host(command.seat, command.owner)
    own_tile(player_of(state, command.owner), command.cell)
    return (SideCorrected(command.seat, command.owner, command.cell, command.side, command.reason, command.said_by),)


def decide_noble(state: State, command: CorrectNoble) -> tuple[Event, ...]:
    """Raises ``seat.…``, ``tile.…``, ``noble.tile_taken``."""
    _check_host(command.seat)
    tile = own_city(player_of(state, command.owner), command.cell)
    player_of(state, command.holder)
    marked = any(player.marker_at == (command.owner, command.cell) for player in state.players)
    if command.holder == command.owner and (tile.shields or marked):
        raise IllegalCommand("noble.tile_taken", "Shields or a marker lie there: correct them first.")
    return (NobleCorrected(command.seat, command.owner, command.cell, command.holder, command.reason, command.said_by),)


def decide_hand(state: State, command: CorrectHand) -> tuple[Event, ...]:
    """Raises ``seat.…``, ``goods.negative``, ``hand.beyond_stock``, ``hand.bid_stands``."""
    _check_host(command.seat)
    player = player_of(state, command.owner)
    if min(command.cash, command.elephants, *command.shields) < 0:
        raise IllegalCommand("goods.negative", "Nobody can hold a negative amount: use numbers from 0 up.")
    market = state.market
    more_shields = [command.shields[i] - player.shields[i] for i in range(3)]
    if command.elephants - player.elephants > market.elephants or any(
        more_shields[i] > market.shields[i] for i in range(3)
    ):
        raise IllegalCommand("hand.beyond_stock", "The market does not hold that many: correct its stock first.")
    step = state.step
    if isinstance(step, Auction) and step.leader == command.owner and command.cash < step.highest:
        raise IllegalCommand(
            "hand.bid_stands", f"A bid of ${step.highest} stands: undo the bid first.", highest=step.highest
        )
    corrected = HandCorrected(
        command.seat,
        command.owner,
        command.cash,
        command.elephants,
        command.shields,
        command.reason,
        command.said_by,
    )
    return (corrected, *_dropped_deals(state))


def decide_price(state: State, command: CorrectPrice) -> tuple[Event, ...]:
    """Raises ``seat.not_allowed``, ``price.no_such_disk``."""
    _check_host(command.seat)
    lowest, highest = PRICE_ROWS[command.market]
    if not lowest <= command.price <= highest:
        raise IllegalCommand(
            "price.no_such_disk",
            f"The {command.market} row has the disks {lowest} to {highest}: choose one.",
            lowest=lowest,
            highest=highest,
        )
    corrected = PriceCorrected(command.seat, command.market, command.price, command.reason, command.said_by)
    return (corrected, *_dropped_deals(state))


# --- what happened -------------------------------------------------------------------------------


def _walled(state: State, owner: int, cell: Cell, stones: int, width: int) -> State:
    player = state.players[owner]
    tile = own_tile(player, cell)
    lands = laid(player.lands, with_wall(tile, stones, width))
    return with_player(state, with_lands(player, lands, player.reserve + tile.stones - stones))


def _grained(state: State, owner: int, cell: Cell, units: int) -> State:
    player = state.players[owner]
    tile = own_tile(player, cell)
    player = with_lands(player, laid(player.lands, with_grain(tile, units)), player.reserve)
    return with_player_and_market(state, player, with_pile(state.market, tile.grain - units))


def apply_wall_collapsed(state: State, event: WallCollapsed) -> State:
    """Return the fallen stones to the reserve."""
    return _walled(state, event.owner, event.cell, event.standing, event.width)


def apply_wall(state: State, event: WallCorrected) -> State:
    """Correct the wall; the reserve makes up for the difference."""
    return _walled(state, event.owner, event.cell, event.stones, event.width)


def apply_grain_lost(state: State, event: GrainLost) -> State:
    """Return the units to the pile."""
    tile = own_tile(state.players[event.owner], event.cell)
    return _grained(state, event.owner, event.cell, tile.grain - event.units)


def apply_grain(state: State, event: GrainCorrected) -> State:
    """Correct the column; the pile makes up for the difference."""
    return _grained(state, event.owner, event.cell, event.units)


def apply_tile_shields(state: State, event: TileShieldsCorrected) -> State:
    """Correct the shields; the market's stock makes up for the difference."""
    player = state.players[event.owner]
    tile = own_tile(player, event.cell)
    lying, real = counted(tile.shields), counted(event.shields)
    market = with_stocks(state.market, 0, 0, (lying[0] - real[0], lying[1] - real[1], lying[2] - real[2]), 0)
    lands = laid(player.lands, with_tile_shields(tile, event.shields))
    return with_player_and_market(state, with_lands(player, lands, player.reserve), market)


def apply_side(state: State, event: SideCorrected) -> State:
    """Turn the tile; in Production, the cities to harvest follow the side that is up (``P1``)."""
    player = state.players[event.owner]
    lands = laid(player.lands, with_side(own_tile(player, event.cell), event.side))
    state = with_player(state, with_lands(player, lands, player.reserve))
    step = state.step
    if not isinstance(step, Production):
        return state
    left = to_harvest(state, step.harvested)
    active = next_harvester(left, max(step.active, 0))
    return with_step(state, Production(active, left, step.harvested))


def apply_noble(state: State, event: NobleCorrected) -> State:
    """Give the noble to its holder."""
    player = state.players[event.owner]
    captor = None if event.holder == event.owner else event.holder
    lands = laid(player.lands, with_captor(own_tile(player, event.cell), captor))
    return with_player(state, with_lands(player, lands, player.reserve))


def apply_hand(state: State, event: HandCorrected) -> State:
    """Correct the hand; bank and stocks make up for the difference."""
    was = state.players[event.owner]
    shields = event.shields
    market = with_stocks(
        state.market,
        0,
        was.elephants - event.elephants,
        (was.shields[0] - shields[0], was.shields[1] - shields[1], was.shields[2] - shields[2]),
        was.cash - event.cash,
    )
    player = Player(
        was.seat,
        event.cash,
        event.elephants,
        event.shields,
        was.reserve,
        was.lands,
        was.loose_grain,
        was.elephants_out,
        was.marker_at,
    )
    return State(state.options, seated(state.players, player), market, state.turn, state.step)


def apply_price(state: State, event: PriceCorrected) -> State:
    """Turn another disk face up."""
    market = with_price(state.market, event.market, event.price)
    return State(state.options, state.players, market, state.turn, state.step)


DECIDE: dict[type, Any] = {
    GrainFell: decide_grain_fell,
    WallFell: decide_wall_fell,
    CorrectWall: decide_wall,
    CorrectGrain: decide_grain,
    CorrectTileShields: decide_tile_shields,
    CorrectSide: decide_side,
    CorrectNoble: decide_noble,
    CorrectHand: decide_hand,
    CorrectPrice: decide_price,
}
APPLY: dict[type, Any] = {
    GrainLost: apply_grain_lost,
    WallCollapsed: apply_wall_collapsed,
    WallCorrected: apply_wall,
    GrainCorrected: apply_grain,
    TileShieldsCorrected: apply_tile_shields,
    SideCorrected: apply_side,
    NobleCorrected: apply_noble,
    HandCorrected: apply_hand,
    PriceCorrected: apply_price,
}
