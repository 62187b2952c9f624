"""What is published of a table: a few words from what a spectator sees, and nothing that is hidden. Pure."""

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
    """Return the state while nobody plays: before a game and in a pause."""
    return {GAME: NO_GAME, PHASE: NO_GAME, SIEGE: OFF, TURN: "0", WHOSE_TURN: ""}


def room_state(game: str, view: dict[str, Any], names: Sequence[str]) -> dict[str, str]:
    """Return what to publish, by topic.

    Args:
        game: the name of the rules.
        view: the spectators' view.
        names: the names to publish, by seat.
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
