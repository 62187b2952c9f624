"""What leaves the state: everybody sees the money; a sealed bid is seen only by its owner until the reveal."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from companion.games.cards import name_of
from companion.games.records import to_json
from companion.games.suit_bidding.events import BidSealed, Event, SpareShuffled
from companion.games.suit_bidding.options import NAME
from companion.games.suit_bidding.state import (
    Bid,
    Ended,
    LastAuction,
    Offering,
    Raising,
    Sealing,
    Showing,
    Shuffling,
    State,
    Step,
    Turning,
    points_of,
    waiting_for,
)

_STEP_NAMES: dict[type, str] = {
    Shuffling: "shuffling",
    Turning: "turning",
    Offering: "offering",
    Sealing: "sealing",
    Showing: "showing",
    Raising: "raising",
    Ended: "ended",
}


def view(state: State, seat: int | None) -> dict[str, Any]:
    """Everything that ``seat`` (None: a spectator) may know, as JSON."""
    options, points = state.options, points_of(state)
    return {
        "game": NAME,
        "cards": options.cards,
        "variant": {
            "values": options.values,
            "offer": options.offer,
            "bidding": options.bidding,
            "ties": options.ties,
        },
        "phase": _STEP_NAMES[type(state.step)],
        "auction": state.auction,
        "waiting_for": list(waiting_for(state)),
        "offer": to_json(state.offer),
        "spare_left": len(state.spare),
        "out": to_json(state.out),
        "players": [
            {
                "seat": player.seat,
                "name": options.players[player.seat],
                "suit": to_json(player.suit),
                "hand": to_json(player.hand),
                "won": to_json(player.won),
                "spent": to_json(player.spent),
                "points": points[player.seat],
                "bid": _bid(state.step, player.seat, player.seat == seat),
            }
            for player in state.players
        ],
        "step": _step(state.step),
        "last": None if state.last is None else _last(state.last),
    }


def seen_event(event: Event, seat: int | None) -> Event:
    """The event as ``seat`` may see it before the game is over, without secret orders and others' sealed bids."""
    if isinstance(event, SpareShuffled):
        return SpareShuffled(())
    if isinstance(event, BidSealed) and event.seat != seat:
        return replace(event, card=None, salt="")
    return event


def half_done(state: State) -> object | None:
    """The auction whose bids are being sealed or turned over."""
    step = state.step
    if isinstance(step, Showing) or (isinstance(step, Sealing) and any(bid is not None for bid in step.bids)):
        return ("bids", state.auction)
    return None


def _bid(step: Step, seat: int, own: bool) -> dict[str, Any] | None:
    bid: Bid | None = step.bids[seat] if isinstance(step, Sealing) else None
    if bid is None:
        return None
    return {"seal": bid.seal, "card": to_json(bid.card) if own else None, "salt": bid.salt if own else None}


def _step(step: Step) -> dict[str, Any]:
    if isinstance(step, (Offering, Showing, Raising, Ended)):
        found: dict[str, Any] = to_json(step)
        return found
    return {"offerer": step.offerer} if isinstance(step, Sealing) else {}


def _last(last: LastAuction) -> dict[str, Any]:
    """The last auction; ``texts`` with ``salts`` give the ``seals`` shown before."""
    texts = ["" if card is None else name_of(card) for card in last.bids]
    found: dict[str, Any] = {**to_json(last), "texts": texts}
    return found
