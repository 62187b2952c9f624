"""Updates of the state, written out in full because ``dataclasses.replace`` for single fields is several times slower."""

from __future__ import annotations

from companion.games.raja.pieces import Cell, Columns, MarketName, ShieldCounts
from companion.games.raja.state import Market, Player, State, Step, Tile, Turn


def with_step(state: State, step: Step) -> State:
    """The state with the step replaced."""
    return State(state.options, state.players, state.market, state.turn, step)


def with_player(state: State, player: Player) -> State:
    """The state with one player replaced."""
    return State(state.options, seated(state.players, player), state.market, state.turn, state.step)


def with_player_and_market(state: State, player: Player, market: Market) -> State:
    """The state with one player and the market replaced."""
    return State(state.options, seated(state.players, player), market, state.turn, state.step)


def with_player_and_step(state: State, player: Player, step: Step) -> State:
    """The state with one player and the step replaced."""
    return State(state.options, seated(state.players, player), state.market, state.turn, step)


def with_players(state: State, players: tuple[Player, ...], market: Market, step: Step) -> State:
    """The state with all players, the market and the step replaced."""
    return State(state.options, players, market, state.turn, step)


def with_turn(state: State, turn: Turn, step: Step) -> State:
    """The state with the turn and the step replaced."""
    return State(state.options, state.players, state.market, turn, step)


def seated(players: tuple[Player, ...], player: Player) -> tuple[Player, ...]:
    """The players with ``player`` put into its seat."""
    seat = player.seat
    return (*players[:seat], player, *players[seat + 1 :])


def with_hand(player: Player, money: int, elephants: int, shields: ShieldCounts, loose_grain: int) -> Player:
    """The player with these amounts added to the hand; they may be negative."""
    held = player.shields
    return Player(
        player.seat,
        player.cash + money,
        player.elephants + elephants,
        (held[0] + shields[0], held[1] + shields[1], held[2] + shields[2]),
        player.reserve,
        player.lands,
        player.loose_grain + loose_grain,
        player.elephants_out,
        player.marker_at,
    )


def with_lands(player: Player, lands: tuple[Tile, ...], reserve: int) -> Player:
    """The player with these Lands and this reserve of stones."""
    return Player(
        player.seat,
        player.cash,
        player.elephants,
        player.shields,
        reserve,
        lands,
        player.loose_grain,
        player.elephants_out,
        player.marker_at,
    )


def with_siege_pieces(player: Player, in_hand: int, out: int, marker_at: tuple[int, Cell] | None) -> Player:
    """The player with these elephants in hand and in the siege, and the marker there."""
    return Player(
        player.seat,
        player.cash,
        in_hand,
        player.shields,
        player.reserve,
        player.lands,
        player.loose_grain,
        out,
        marker_at,
    )


def laid(lands: tuple[Tile, ...], tile: Tile) -> tuple[Tile, ...]:
    """The Lands with ``tile`` on its cell."""
    cell = tile.cell
    return tuple([tile if old.cell == cell else old for old in lands])


def with_wall(tile: Tile, stones: int, width: int) -> Tile:
    """The tile with this wall."""
    return Tile(tile.cell, tile.side, tile.city, tile.captured_by, stones, width, tile.grain, tile.shields)


def with_grain(tile: Tile, grain: int) -> Tile:
    """The tile with a column of that many units."""
    return Tile(tile.cell, tile.side, tile.city, tile.captured_by, tile.stones, tile.width, grain, tile.shields)


def with_tile_shields(tile: Tile, shields: tuple[int, ...]) -> Tile:
    """The tile with these shields."""
    return Tile(tile.cell, tile.side, tile.city, tile.captured_by, tile.stones, tile.width, tile.grain, shields)


def with_captor(tile: Tile, captured_by: int | None) -> Tile:
    """The city with its noble held by that seat, or at home."""
    return Tile(tile.cell, tile.side, tile.city, captured_by, tile.stones, tile.width, tile.grain, tile.shields)


def with_side(tile: Tile, side: str) -> Tile:
    """The tile turned to this side."""
    up = "red" if side == "red" else "blue"
    return Tile(tile.cell, up, tile.city, tile.captured_by, tile.stones, tile.width, tile.grain, tile.shields)  # type: ignore[arg-type]


def without_columns(player: Player, columns: Columns) -> Player:
    """The player after these units are taken off the columns."""
    if not columns:
        return player
    lands = player.lands
    for cell, units in columns:
        lands = tuple([with_grain(tile, tile.grain - units) if tile.cell == cell else tile for tile in lands])
    return with_lands(player, lands, player.reserve)


def with_stocks(market: Market, grain: int, elephants: int, shields: ShieldCounts, bank: int) -> Market:
    """The market with these amounts added to stocks and bank; they may be negative."""
    stock = market.shields
    return Market(
        market.grain + grain,
        (stock[0] + shields[0], stock[1] + shields[1], stock[2] + shields[2]),
        market.elephants + elephants,
        market.prices,
        market.bank + bank,
    )


def with_pile(market: Market, grain: int) -> Market:
    """The market with that many units added to the grain pile."""
    return Market(market.grain + grain, market.shields, market.elephants, market.prices, market.bank)


def with_price(market: Market, name: MarketName, price: int) -> Market:
    """The market with this disk face up."""
    grain, shields, elephants = market.prices
    if name == "grain":
        prices = (price, shields, elephants)
    elif name == "shields":
        prices = (grain, price, elephants)
    else:
        prices = (grain, shields, price)
    return Market(market.grain, market.shields, market.elephants, prices, market.bank)


def less(shields: ShieldCounts) -> ShieldCounts:
    """The counts negated."""
    return (-shields[0], -shields[1], -shields[2])


def counted(values: tuple[int, ...]) -> ShieldCounts:
    """The number of shields of each value."""
    return (values.count(1), values.count(2), values.count(3))
