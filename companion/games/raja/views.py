"""What leaves the state: what a seat, or a spectator, may know (``S7``)."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, lru_cache
from typing import Any

from companion.games.raja.events import Event, GameStarted, HandCorrected
from companion.games.raja.options import Rulebook, name_of_rulebook
from companion.games.raja.phases.turn.rules import captors_in, points_of, points_to_end
from companion.games.raja.pieces import MARKET_NAMES, PRICE_ROWS, Marker, ShieldCounts
from companion.games.raja.state import (
    Auction,
    Battle,
    Building,
    Commerce,
    Ended,
    Player,
    Production,
    SetUp,
    Siege,
    State,
    Tile,
    active_seat,
    dice_left,
    waiting_for,
)
from companion.games.records import to_json
from companion.games.same_object import kept_for_same


def view(state: State, seat: int | None) -> dict[str, Any]:
    """Everything that ``seat`` (None: a spectator, such as the table's own display) may know, as JSON.

    Hands are included for their owner, or for all with ``open_hands``; otherwise ``hand`` is null. The bank is
    included only if it is overdrawn (``S6``): what it holds would reveal the sum of the hands.
    """
    return views(state)(seat)


def views(state: State) -> Callable[[int | None], dict[str, Any]]:
    """``view`` for several viewers of one state; the common part is made only once. Do not change it."""
    known_to_all = _known_to_all(state)
    players: list[dict[str, Any]] = known_to_all["players"]

    def seen_by(seat: int | None) -> dict[str, Any]:
        if seat is None or state.options.open_hands:
            return known_to_all
        own = [{**told, "hand": _hand(state.players[seat])} if told["seat"] == seat else told for told in players]
        return {**known_to_all, "players": own}

    return seen_by


def _known_to_all(state: State) -> dict[str, Any]:
    options, turn, market = state.options, state.turn, state.market
    points = points_of(state)
    captured = _captured(state)
    return {
        "phase": state.phase,
        "turn": turn.number,
        "season": turn.season,
        "starting_seat": turn.starting_seat,
        "order": numbers_told(turn.order),
        "active": active_seat(state),
        "waiting_for": numbers_told(waiting_for(state)),
        "rulebook": _rulebook(options.rulebook),
        "open_hands": options.open_hands,
        "prices": _prices(market.prices),
        "price_rows": _price_rows(),
        "stock": _stock(market.grain, market.shields, market.elephants),
        "bank_overdrawn": max(0, -market.bank),
        "points_to_end": points_to_end(len(points)),
        "players": [
            _player(player, chosen.name, chosen.marker, points[player.seat], captured[player.seat], options.open_hands)
            for player, chosen in zip(state.players, options.players, strict=True)
        ],
        "step": _step(state),
    }


@lru_cache(maxsize=128)
def numbers_told(numbers: tuple[int, ...]) -> list[int]:
    """A list of numbers; the same object for the same numbers, so do not change it."""
    return list(numbers)


@lru_cache(maxsize=32)
def _prices(prices: tuple[int, ...]) -> dict[str, int]:
    return dict(zip(MARKET_NAMES, prices, strict=True))


@lru_cache(maxsize=32)
def _stock(grain: int, shields: ShieldCounts, elephants: int) -> dict[str, Any]:
    return {"grain": grain, "shields": list(shields), "elephants": elephants}


@cache
def _price_rows() -> dict[str, list[int]]:
    return {name: list(row) for name, row in PRICE_ROWS.items()}


@lru_cache(maxsize=8)
def _rulebook(rulebook: Rulebook) -> dict[str, Any]:
    return {"name": name_of_rulebook(rulebook), **to_json(rulebook)}


def seen_event(event: Event, seat: int | None, open_hands: bool = False) -> Event | None:
    """The event as ``seat`` may see it; None if it would reveal another player's hand.

    Bids, barters, trades and ransoms are said aloud at the table; a corrected hand is only for its owner, and the
    start from a given position would reveal everybody's hand.
    """
    if open_hands:
        return event
    if isinstance(event, HandCorrected) and seat != event.owner:
        return None
    if isinstance(event, GameStarted) and event.options.position is not None:
        return None
    return event


def _captured(state: State) -> list[tuple[int, ...]]:
    """By seat, the seats whose nobles it holds, one entry per noble."""
    captured: list[tuple[int, ...]] = [()] * len(state.players)
    for owner in state.players:
        for captor in captors_in(owner.lands):
            captured[captor] += (owner.seat,)
    return captured


@kept_for_same(64)
def _player(
    player: Player, name: str, marker: Marker, points: int, captured: tuple[int, ...], open_hand: bool
) -> dict[str, Any]:
    """The public part of a player; the owner's private part is added elsewhere."""
    return {
        "seat": player.seat,
        "name": name,
        "marker": marker,
        "points": points,
        "reserve": player.reserve,
        "loose_grain": player.loose_grain,
        "elephants_out": player.elephants_out,
        "marker_at": None if player.marker_at is None else to_json(player.marker_at),
        "captured": list(captured),
        "tiles": _tiles(player.lands),
        "hand": _hand(player) if open_hand else None,
    }


def _hand(player: Player) -> dict[str, Any]:
    return {"cash": player.cash, "elephants": player.elephants, "shields": list(player.shields)}


@kept_for_same(64)
def _tiles(lands: tuple[Tile, ...]) -> list[dict[str, Any]]:
    """A player's tiles as JSON; the same list for the same Lands."""
    return [_tile(tile) for tile in lands]


@lru_cache(maxsize=256)
def _tile(tile: Tile) -> dict[str, Any]:
    """A tile as JSON; the same object until a command changes it, so that it need not be compared."""
    captor = tile.captured_by
    return {
        "cell": list(tile.cell),
        "side": tile.side,
        "city": tile.city,
        "noble": tile.city and captor is None,
        "captured_by": captor,
        "wall": {"stones": tile.stones, "width": tile.width},
        "grain": tile.grain,
        "shields": list(tile.shields),
    }


def _step(state: State) -> dict[str, Any]:
    step = state.step
    if isinstance(step, SetUp):
        return {"stones_left": list(step.stones_left), "ready": list(step.ready)}
    if isinstance(step, Production):
        return {"left": to_json(step.left)}
    if isinstance(step, Auction):
        return {
            "highest": None if step.leader < 0 else step.highest,
            "leader": None if step.leader < 0 else step.leader,
            "passed": list(step.passed),
        }
    if isinstance(step, Commerce):
        return {"traded": list(step.traded), "barter": to_json(step.barter), "trade": to_json(step.trade)}
    if isinstance(step, Building):
        return {"cell": None if step.cell is None else list(step.cell), "stones": step.stones}
    if isinstance(step, Ended):
        return {"points": list(step.points), "winners": list(step.winners)}
    return _siege(step)


def _siege(step: Siege) -> dict[str, Any]:
    if not step.declared:
        return {"declared": False}
    return {
        "declared": True,
        "defender": step.defender,
        "shields_assigned": step.shields_assigned,
        "battles": [_battle(battle) for battle in step.battles],
        "result": to_json(step.result),
        "ransom": to_json(step.ransom),
    }


def _battle(battle: Battle) -> dict[str, Any]:
    attacker_left, defender_left = dice_left(battle)
    return {**to_json(battle), "attacker_dice_left": attacker_left, "defender_dice_left": defender_left}
