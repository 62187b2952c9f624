"""A player with a plan: two walls to 15 stones, then elephants for sieges that pay; it uses nothing but its own view.

``companion.players.valuation`` says what things are worth to it.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from itertools import combinations
from random import Random
from typing import Any, Final

from companion.games.engine import Legal
from companion.games.raja import commands as c
from companion.games.raja import moves as m
from companion.games.raja.pieces import GREAT_WALL_STONES, Cell, Goods, ShieldCounts, neighbours
from companion.games.raja.sampling import random_lands
from companion.players.self_play import Look
from companion.players.termination import drags_on, end_is_possible
from companion.players.valuation import NOBLE, siege_choices, worth

GREAT_WALLS: Final = 2
POCKET: Final = 6
FIRST_MOVE: Final = 2
FIRST_WALL: Final = 3


class SensiblePlayer:
    """Values grain, bids little, builds to 15, attacks if the odds pay, asks for ransoms and pays them.

    When a game drags on, it tries to end it: it keeps nothing back, sells what it does not need at any price, risks
    every siege that may win a noble, and asks for no more ransoms.

    Args:
        generator: seeded by the caller; only the Lands are drawn with it.
    """

    def __init__(self, generator: Random) -> None:
        self._generator = generator

    def command(self, may: Legal, look: Look) -> c.Command:
        """The first of its intentions that is legal now; it asks for the view only if needed."""
        own = cache(look)
        offered = {type(move): move for move in may.moves}
        for kind, intention in _INTENTIONS:
            move = offered.get(kind)
            if move is None:
                continue
            if kind is m.MayTrade:
                command = _trade([other for other in may.moves if isinstance(other, m.MayTrade)], may.seat, own)
            elif kind is m.MayLayLands:
                command = c.LayLands(may.seat, random_lands(self._generator.randrange)) if len(may.moves) == 1 else None
            else:
                command = intention(move, may.seat, own)
            if command is not None:
                return command
        raise LookupError(f"None of {[type(move).__name__ for move in may.moves]} suits this player.")


# --- set-up and production -----------------------------------------------------------------------


def _nobles(move: m.MayPlaceNobles, seat: int, own: Look) -> c.Command:
    """The three tiles with the fewest open tiles next to them, from which they could be besieged."""

    def open_sides(cells: tuple[Cell, ...]) -> int:
        return sum(beside in move.cells and beside not in cells for cell in cells for beside in neighbours(cell))

    return c.PlaceNobles(seat, min(combinations(move.cells, move.count), key=open_sides))


def _first_wall(move: m.MayBuildFirstWall, seat: int, own: Look) -> c.Command:
    cell, stood = min(move.cities, key=lambda city: city[1])
    stones = min(FIRST_WALL, move.most_stones)
    return c.BuildFirstWall(seat, cell, stones, stood + stones, 1)


def _first_shields(move: m.MayPlaceShields, seat: int, own: Look) -> c.Command | None:
    if not move.cells:
        return None
    best = _best_for_shield(move.cells, seat, own)
    return c.PlaceShields(seat, ((_highest(move.in_hand), best),))


def _best_for_shield(cells: tuple[Cell, ...], seat: int, own: Look) -> Cell:
    """The tile next to most of the own nobles, with the fewest shields so far."""
    tiles = _tiles(own, seat)
    nobles = {tuple(tile["cell"]) for tile in tiles if tile["noble"]}
    lying = {tuple(tile["cell"]): sum(tile["shields"]) for tile in tiles}
    return max(cells, key=lambda cell: (sum(beside in nobles for beside in neighbours(cell)), -lying[cell]))


def _highest(shields: ShieldCounts) -> int:
    return max(value for value, count in enumerate(shields, 1) if count)


def _harvest(move: m.MayHarvest, seat: int, own: Look) -> c.Command:
    return c.Harvest(seat, max(move.cities, key=lambda city: city[1])[0])


def _bid(move: m.MayBid, seat: int, own: Look) -> c.Command | None:
    """Open with the lowest bid, and go on a little while there is money to spare."""
    return (
        c.PlaceBid(seat, move.lowest)
        if move.lowest == 0 or move.lowest <= min(FIRST_MOVE, move.highest // 10)
        else None
    )


# --- commerce ------------------------------------------------------------------------------------


def _trade(moves: list[m.MayTrade], seat: int, own: Look) -> c.Command | None:
    """Sell grain that no wall needs, then shields in hand when poor; buy grain the walls need, then elephants."""
    offers = {(move.market, move.action): move for move in moves}
    hand = own()["players"][seat]["hand"]
    tiles = _tiles(own, seat)
    grain = sum(tile["grain"] for tile in tiles)
    wanted = _grain_wanted(tiles)
    drags_on = _drags_on(own)
    if (sell := offers.get(("grain", "sell"))) and grain > wanted and (sell.price >= 2 or drags_on):
        return c.ProposeTrade(seat, "grain", "sell", grain - wanted)
    spare = hand["cash"] - (0 if drags_on else POCKET)
    if (buy := offers.get(("grain", "buy"))) and grain < wanted and spare >= buy.price and (buy.price <= 3 or drags_on):
        return c.ProposeTrade(seat, "grain", "buy", min(wanted - grain, buy.most, spare // buy.price))
    if drags_on and not _may_win_nobles(own, seat):
        # Elephants without a noble to win are only worth money here, but may be worth a siege to somebody else.
        spare_elephants = offers.get(("elephants", "sell"))
        return c.ProposeTrade(seat, "elephants", "sell", hand["elephants"]) if spare_elephants else None
    if (buy := offers.get(("elephants", "buy"))) and spare >= buy.price:
        return c.ProposeTrade(seat, "elephants", "buy", min(buy.most, spare // buy.price))
    return None


def _grain_wanted(tiles: list[dict[str, Any]]) -> int:
    """Grain for the stones that the two highest walls need to reach 15."""
    return sum((stones + 1) // 2 for _, stones in _stones_wanted(tiles))


def _stones_wanted(tiles: list[dict[str, Any]]) -> list[tuple[Cell, int]]:
    walls = sorted(((tile["wall"]["stones"], tuple(tile["cell"])) for tile in tiles if tile["city"]), reverse=True)
    return [(cell, GREAT_WALL_STONES - stones) for stones, cell in walls[:GREAT_WALLS] if stones < GREAT_WALL_STONES]


def _accept(move: m.MayAcceptBarter, seat: int, own: Look) -> c.Command | None:
    gains = worth(move.get) > 1.2 * worth(move.pay) and not move.pay.elephants
    return c.AcceptBarter(seat, move.maker) if gains else None


def _fill(move: m.MayFillTrade, seat: int, own: Look) -> c.Command | None:
    """Fill a trade: another player's elephants at the market's price are as good as the market's."""
    return (
        c.FillTrade(seat)
        if move.get.elephants and own()["players"][seat]["hand"]["cash"] >= move.pay.money + POCKET
        else None
    )


def _place_grain(move: m.MayPlaceGrain, seat: int, own: Look) -> c.Command:
    columns = {tuple(tile["cell"]): tile["grain"] for tile in _tiles(own, seat)}
    return c.PlaceGrain(seat, min(move.cells, key=lambda cell: columns[cell]), move.most)


# --- building and siege --------------------------------------------------------------------------


def _build(move: m.MayDeclareBuild, seat: int, own: Look) -> c.Command | None:
    """Build on the wall nearest to 15 first; spend what is left on the lowest wall of a noble."""
    for cell, stones in _stones_wanted(_tiles(own, seat)):
        return c.DeclareBuild(seat, cell, min(stones, move.most_stones))
    low = [
        (tile["wall"]["stones"], tuple(tile["cell"]))
        for tile in _tiles(own, seat)
        if tile["noble"] and tile["wall"]["stones"] < GREAT_WALL_STONES
    ]
    return c.DeclareBuild(seat, min(low)[1], min(2, move.most_stones)) if low else None


def _deploy(move: m.MayDeployShield, seat: int, own: Look) -> c.Command:
    return c.DeployShield(seat, _highest(move.in_hand), _best_for_shield(move.cells, seat, own))


def _siege(move: m.MayDeclareSiege, seat: int, own: Look) -> c.Command | None:
    """Besiege the target with the best balance of noble, stones and elephants, if any pays."""
    found = max(siege_choices(move, seat, own), key=lambda choice: choice.balance, default=None)
    if found is None or found.balance <= 0:
        return None
    return c.DeclareSiege(seat, found.defender, found.marker, ((found.cell, found.elephants),))


def _assign(move: m.MayAssignShields, seat: int, own: Look) -> c.Command:
    """Assign all possible shields to a city whose noble is at home; in the printed rules, shields would only harm the
    wall.
    """
    if not own()["rulebook"]["attacker_minus_defender"]:
        return c.AssignShields(seat, ())
    home = {tuple(tile["cell"]) for tile in _tiles(own, seat) if tile["noble"]}
    named = []
    for tile_cell, value, reach in move.shields:
        worth_it = [cell for cell in reach if cell in home]
        if worth_it:
            named.append((tile_cell, value, worth_it[0]))
    return c.AssignShields(seat, tuple(named))


def _ransom(move: m.MayDemandRansom, seat: int, own: Look) -> c.Command | None:
    """Ask for the noble's worth, as refusing costs it anyway; not if taking the noble wins the game."""
    points = own()["players"][seat]["points"]
    if not end_is_possible(own(), seat, own()["step"]["defender"]):
        return None  # if the ransom is refused, the noble is taken anyway
    return (
        None
        if points + 2 >= own()["points_to_end"] or _drags_on(own)
        else c.DemandRansom(seat, Goods(money=int(NOBLE)))
    )


def _take(move: m.MayTakeNoble, seat: int, own: Look) -> c.Command | None:
    """Take the noble, unless nobody could win the game after that."""
    return c.TakeNoble(seat) if end_is_possible(own(), seat, own()["step"]["defender"]) else None


def _pay(move: m.MayPayRansom, seat: int, own: Look) -> c.Command | None:
    return c.PayRansom(seat) if worth(move.ransom) <= NOBLE else None


def _drags_on(own: Look) -> bool:
    return drags_on(own()["turn"])


def _may_win_nobles(own: Look, seat: int) -> bool:
    """Whether any noble is left that this seat may still take from another."""
    shown = own()
    others = [player["seat"] for player in shown["players"] if player["seat"] != seat]
    at_home = [other for other in others if any(tile["noble"] for tile in _tiles(own, other))]
    return any(end_is_possible(shown, seat, other) for other in at_home)


def _tiles(own: Look, seat: int) -> list[dict[str, Any]]:
    tiles: list[dict[str, Any]] = own()["players"][seat]["tiles"]
    return tiles


_INTENTIONS: tuple[tuple[type[m.Move], Callable[[Any, int, Look], c.Command | None]], ...] = (
    (m.MayLayLands, lambda move, seat, own: None),
    (m.MayPlaceNobles, _nobles),
    (m.MayBuildFirstWall, _first_wall),
    (m.MayPlaceShields, _first_shields),
    (m.MayFinishSetUp, lambda move, seat, own: c.FinishSetUp(seat)),
    (m.MayHarvest, _harvest),
    (m.MayBid, _bid),
    (m.MayPassBid, lambda move, seat, own: c.PassBid(seat)),
    (m.MayPlaceGrain, _place_grain),
    (m.MayAcceptBarter, _accept),
    (m.MayDeclineBarter, lambda move, seat, own: c.DeclineBarter(seat, move.maker)),
    (m.MayFillTrade, _fill),
    (m.MayDeclineFill, lambda move, seat, own: c.DeclineFill(seat)),
    (m.MayTrade, lambda move, seat, own: None),
    (m.MayEndCommerce, lambda move, seat, own: c.EndCommerce(seat)),
    (m.MayDeclareBuild, _build),
    (m.MayDeployShield, _deploy),
    (m.MayEndBuilding, lambda move, seat, own: c.EndBuilding(seat)),
    (m.MayDeclareSiege, _siege),
    (m.MayPassSiege, lambda move, seat, own: c.PassSiege(seat)),
    (m.MayAssignShields, _assign),
    (m.MayDemandRansom, _ransom),
    (m.MayTakeNoble, _take),
    (m.MayLeaveNoble, lambda move, seat, own: c.LeaveNoble(seat)),
    (m.MayPayRansom, _pay),
    (m.MayRefuseRansom, lambda move, seat, own: c.RefuseRansom(seat)),
)
