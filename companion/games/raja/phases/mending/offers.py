"""What a seat may report or correct at any time, with the bounds: the offers beside ``corrections``."""

from __future__ import annotations

from companion.games.raja.moves import MayCorrectHand, MayCorrectPrice, MayMend, Move
from companion.games.raja.pieces import HOST, MARKET_NAMES, PRICE_ROWS
from companion.games.raja.state import Auction, Building, Ended, Player, State


def mends(state: State, seat: int) -> tuple[Move, ...]:
    """The own Lands for a player; everybody's Lands, hands and the prices for the host; nothing after the end."""
    if isinstance(state.step, Ended):
        return ()
    found: list[Move] = []
    for player in state.players:
        if seat in (player.seat, HOST) and player.lands:
            found.append(_lands(state, player, seat == HOST))
    if seat == HOST:
        found += [_hand(state, player) for player in state.players]
        found += [MayCorrectPrice(name, *PRICE_ROWS[name]) for name in MARKET_NAMES]
    return tuple(found)


def _lands(state: State, player: Player, host: bool) -> MayMend:
    step = state.step
    cities = [tile for tile in player.lands if tile.city]
    being_built = None
    if isinstance(step, Building) and state.turn.order[step.place] == player.seat:
        being_built = step.cell
    marked = [other.marker_at for other in state.players]
    nobles = tuple((tile.cell, not tile.shields and (player.seat, tile.cell) not in marked) for tile in cities)
    return MayMend(
        player.seat,
        tuple((tile.cell, tile.grain) for tile in cities),
        state.market.grain,
        tuple((tile.cell, tile.stones) for tile in cities if tile.cell != being_built),
        player.reserve,
        tuple(tile.cell for tile in player.lands),
        tuple((tile.cell, tile.shields) for tile in player.lands) if cities else (),
        tuple(tile.cell for tile in player.lands if not tile.noble) if cities else (),
        state.market.shields,
        nobles if host else (),
        tuple(range(len(state.players))) if host else (),
    )


def _hand(state: State, player: Player) -> MayCorrectHand:
    step = state.step
    held, stock = player.shields, state.market.shields
    leading = isinstance(step, Auction) and step.leader == player.seat
    return MayCorrectHand(
        player.seat,
        max(0, step.highest) if isinstance(step, Auction) and leading else 0,
        player.elephants + state.market.elephants,
        (held[0] + stock[0], held[1] + stock[1], held[2] + stock[2]),
    )
