"""What leaves the state: everything is open except the order of the piles below their top cards."""

from __future__ import annotations

from typing import Any

from companion.games.belemmer.events import Event, PilesShuffled
from companion.games.belemmer.options import NAME
from companion.games.belemmer.state import Ended, Moving, Placing, Shuffling, State, totals_of, waiting_for
from companion.games.records import to_json

_STEP_NAMES: dict[type, str] = {Shuffling: "shuffling", Placing: "placing", Moving: "moving", Ended: "ended"}
_COLOURS = ("red", "black")


def view(state: State, seat: int | None) -> dict[str, Any]:
    """Everything that anybody may know, as JSON; it is the same for every ``seat``."""
    step, totals = state.step, totals_of(state.grid)
    dealt = not isinstance(step, Shuffling)
    return {
        "game": NAME,
        "cards": state.options.cards,
        "phase": _STEP_NAMES[type(step)],
        "first": state.options.first,
        "waiting_for": list(waiting_for(state)),
        "active": step.active if isinstance(step, (Placing, Moving)) else None,
        "grid": to_json(state.grid),
        "players": [
            {
                "seat": owner,
                "name": state.options.players[owner],
                "colour": _COLOURS[owner],
                "top": to_json(pile.top) if dealt else None,
                "left": pile.left,
                "total": totals[owner],
            }
            for owner, pile in enumerate(state.piles)
        ],
        "step": to_json(step) if isinstance(step, Ended) else {},
    }


def seen_event(event: Event, seat: int | None) -> Event:
    """The event as anybody may see it before the game is over: of the piles, only the top cards."""
    if isinstance(event, PilesShuffled):
        return PilesShuffled(event.red[:1], event.black[:1])
    return event


def half_done(state: State) -> object | None:
    """None: nothing is sealed, so undo can take back any single command."""
    return None
