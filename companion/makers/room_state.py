"""What a room is told of a table: a few words out of what a spectator sees, and nothing that anybody hides. Pure."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

NO_GAME: Final = "none"
ON: Final = "ON"
OFF: Final = "OFF"
GAME: Final = "game"
PHASE: Final = "phase"
SIEGE: Final = "siege"
TURN: Final = "turn"
WHOSE_TURN: Final = "whose_turn"


def nothing_on() -> dict[str, str]:
    """While nobody plays: before a game and in a pause."""
    return {GAME: NO_GAME, PHASE: NO_GAME, SIEGE: OFF, TURN: "0", WHOSE_TURN: ""}


def room_state(game: str, view: dict[str, Any], names: Sequence[str]) -> dict[str, str]:
    """By topic, what is told.

    Args:
        game: the name of its rules.
        view: a spectator's.
        names: by seat, as they are told.
    """
    phase = str(view["phase"])
    waiting = [names[seat] for seat in view.get("waiting_for", ()) if 0 <= seat < len(names)]
    besieged = phase == SIEGE and bool(view.get("step", {}).get("declared"))
    return {
        GAME: game,
        PHASE: phase,
        SIEGE: ON if besieged else OFF,
        TURN: str(view.get("turn", 0)),
        WHOSE_TURN: ", ".join(waiting),
    }
