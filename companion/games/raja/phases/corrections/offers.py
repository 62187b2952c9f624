"""What a seat may report or correct at any time, with the bounds."""

from __future__ import annotations

from dataclasses import dataclass

from companion.games.raja.moves import MayCorrectHand, MayCorrectPrice, MayMend, Move
from companion.games.raja.pieces import HOST, MARKET_NAMES, PRICE_ROWS, Cell, Columns, ShieldCounts
from companion.games.raja.state import Auction, Building, Ended, Player, State, Tile
from companion.games.same_object import kept_for_same


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


@dataclass(frozen=True, slots=True)
class _Parts:
    """What can be corrected on some Lands, independent of everything else on the table."""

    grain: Columns
    walls: Columns
    sides: tuple[Cell, ...]
    shields: tuple[tuple[Cell, tuple[int, ...]], ...]
    bare: tuple[Cell, ...]


def _lands(state: State, player: Player, host: bool) -> MayMend:
    step, market = state.step, state.market
    building = isinstance(step, Building) and state.turn.order[step.place] == player.seat
    rising = step.cell if building and isinstance(step, Building) else None
    nobles, seats = (_nobles(state, player), len(state.players)) if host else ((), 0)
    return _may_mend(player, market.grain, market.shields, rising, nobles, seats)


@kept_for_same(64)
def _may_mend(
    player: Player,
    grain: int,
    shields: ShieldCounts,
    rising: Cell | None,
    nobles: tuple[tuple[Cell, bool], ...],
    seats: int,
) -> MayMend:
    """What may be reported or corrected on these Lands; cached, because few commands change it.

    Args:
        rising: the cell where a wall is being built, which is reported in another way.
        seats: the number of seats, any of which may hold a noble.
    """
    parts = _parts(player.lands)
    walls = parts.walls if rising is None else tuple([wall for wall in parts.walls if wall[0] != rising])
    return MayMend(
        player.seat,
        parts.grain,
        grain,
        walls,
        player.reserve,
        parts.sides,
        parts.shields,
        parts.bare,
        shields,
        nobles,
        tuple(range(seats)),
    )


@kept_for_same(64)
def _parts(lands: tuple[Tile, ...]) -> _Parts:
    """The parts of these Lands that may be corrected; cached for the same Lands."""
    cities = [tile for tile in lands if tile.city]
    return _Parts(
        tuple([(tile.cell, tile.grain) for tile in cities]),
        tuple([(tile.cell, tile.stones) for tile in cities]),
        tuple([tile.cell for tile in lands]),
        tuple([(tile.cell, tile.shields) for tile in lands]) if cities else (),
        tuple([tile.cell for tile in lands if not tile.noble]) if cities else (),
    )


def _nobles(state: State, player: Player) -> tuple[tuple[Cell, bool], ...]:
    marked = [other.marker_at for other in state.players]
    cities = [tile for tile in player.lands if tile.city]
    return tuple([(tile.cell, not tile.shields and (player.seat, tile.cell) not in marked) for tile in cities])


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
