"""What leaves the state: a sealed bid is shown only to its owner until the reveal."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from companion.games.almost.events import BidSealed, Event
from companion.games.almost.options import NAME, rounds_of
from companion.games.almost.state import Discussing, Ended, LastRound, Sealing, Showing, State, Step, waiting_for
from companion.games.records import exact, to_json

_STEP_NAMES: dict[type, str] = {
    Discussing: "discussing",
    Sealing: "sealing",
    Showing: "showing",
    Ended: "ended",
}


def view(state: State, seat: int | None) -> dict[str, Any]:
    """Everything that ``seat`` (None: a spectator) may know, as JSON."""
    options, step = state.options, state.step
    return {
        "game": NAME,
        "variant": options.variant,
        "winner": options.winner,
        "bids": options.bids,
        "discussion_s": options.discussion_s,
        "phase": _STEP_NAMES[type(step)],
        "round": state.round_number,
        "rounds": rounds_of(options),
        "waiting_for": list(waiting_for(state)),
        "players": [
            {
                "seat": other,
                "name": options.players[other],
                "points": exact(state.points[other]),
                "rounds_won": state.rounds_won[other],
                "bid": _bid(step, other, other == seat),
            }
            for other in range(len(options.players))
        ],
        "step": to_json(step) if isinstance(step, (Showing, Ended)) else {},
        "last": None if state.last is None else _last(state.last),
    }


def seen_event(event: Event, seat: int | None) -> Event:
    """The event as ``seat`` may see it before the game is over, without other seats' sealed bids."""
    if isinstance(event, BidSealed) and event.seat != seat:
        return replace(event, bid=0, salt="")
    return event


def half_done(state: State) -> object | None:
    """The round whose bids are being sealed or counted."""
    step = state.step
    if isinstance(step, Showing) or (isinstance(step, Sealing) and any(bid is not None for bid in step.bids)):
        return ("bids", state.round_number)
    return None


def _bid(step: Step, seat: int, own: bool) -> dict[str, Any] | None:
    bid = step.bids[seat] if isinstance(step, Sealing) else None
    if bid is None:
        return None
    return {"seal": bid.seal, "bid": bid.bid or None if own else None, "salt": bid.salt if own else None}


def _last(last: LastRound) -> dict[str, Any]:
    """The last round; ``texts`` with ``salts`` give the ``seals`` shown before."""
    found: dict[str, Any] = {**to_json(last), "texts": [str(bid) for bid in last.bids]}
    return found
