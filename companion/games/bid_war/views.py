"""What leaves the state: hands and sealed bids are shown only to their owners, the order of decks to nobody."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from companion.games.bid_war.bidding import bid_text
from companion.games.bid_war.events import BidSealed, Dealt, DeckReshuffled, Event
from companion.games.bid_war.options import NAME
from companion.games.bid_war.rounds import points_of
from companion.games.bid_war.state import (
    Adding,
    Bid,
    Bidding,
    Dealing,
    Ended,
    Player,
    Preparing,
    Showing,
    State,
    Step,
    totals_of,
    waiting_for,
)
from companion.games.records import to_json

_STEP_NAMES: dict[type, str] = {
    Dealing: "dealing",
    Preparing: "preparing",
    Bidding: "bidding",
    Showing: "showing",
    Adding: "adding",
    Ended: "ended",
}


def view(state: State, seat: int | None) -> dict[str, Any]:
    """Everything that ``seat`` (None: a spectator) may know, as JSON. ``drawing`` names who waits for a shuffle."""
    points = points_of(state)
    step = state.step
    return {
        "game": NAME,
        "cards": state.options.cards,
        "phase": _STEP_NAMES[type(step)],
        "round": state.round_number,
        "waiting_for": list(waiting_for(state)),
        "drawing": [owner for owner, _ in state.owed],
        "offer": to_json(state.prizes.offer),
        "prizes_left": state.prizes.left,
        "players": [_player(state, player, points[player.seat], seat == player.seat) for player in state.players],
        "step": _step(step),
        "last": to_json(state.last),
        "revealed": _revealed(state),
    }


def seen_event(event: Event, seat: int | None) -> Event:
    """The event as ``seat`` may see it before the game is over, without decks' orders and others' sealed bids."""
    if isinstance(event, Dealt):
        return Dealt((), ())
    if isinstance(event, DeckReshuffled):
        return replace(event, order=())
    if isinstance(event, BidSealed) and event.seat != seat:
        return replace(event, cards=(), salt="")
    return event


def half_done(state: State) -> object | None:
    """The round whose bids are being sealed or turned over."""
    step = state.step
    if isinstance(step, Showing) or (isinstance(step, Bidding) and any(bid is not None for bid in step.bids)):
        return ("bids", state.round_number)
    return None


def _player(state: State, player: Player, points: int, own: bool) -> dict[str, Any]:
    step = state.step
    bid = step.bids[player.seat] if isinstance(step, Bidding) else None
    return {
        "seat": player.seat,
        "name": state.options.players[player.seat],
        "suit": player.suit,
        "in_hand": player.in_hand,
        "in_deck": player.in_deck,
        "hand": to_json(player.hand) if own and state.options.cards == "phones" else None,
        "discard": to_json(player.discard),
        "trash": to_json(player.trash),
        "prizes": to_json(player.prizes),
        "points": points,
        "reshuffles": player.reshuffles,
        "bid": None if bid is None else _bid(bid, own, state.options.cards != "phones"),
    }


def _bid(bid: Bid, own: bool, real: bool) -> dict[str, Any]:
    """A bid: for real cards how many lie face down, which everybody can see; for a sealed bid only the seal."""
    return {
        "seal": bid.seal,
        "count": bid.count if own or real else None,
        "cards": to_json(bid.cards) if own else None,
        "salt": bid.salt if own else None,
    }


def _step(step: Step) -> dict[str, Any]:
    if isinstance(step, Showing):
        return {"laid": list(step.laid), "shown": to_json(step.shown)}
    if isinstance(step, Adding):
        return {**to_json(step), "totals": list(totals_of(step))}
    if isinstance(step, Ended):
        return {"points": list(step.points), "winners": list(step.winners)}
    return {}


def _revealed(state: State) -> dict[str, Any] | None:
    """The last sealed bids, opened: ``texts`` with ``salts`` give the ``seals`` shown before."""
    found = state.revealed
    if found is None:
        return None
    texts = [bid_text(cards) for cards in found.bids]
    return {
        "round": found.round_number,
        "bids": to_json(found.bids),
        "texts": texts,
        "salts": list(found.salts),
        "seals": list(found.seals),
    }
