"""Whether a game can still end, so that virtual players neither cause nor prolong one that cannot.

Captured nobles stay captured. If they are shared out evenly, everybody stays short of the points that end the game (``E2``):
with three seats, three captured nobles and two walls of 15 each make 8 of 10, forever. And the rulebook as printed
lets no siege succeed against people who do not help it. People agree to stop then; so do virtual players.
"""

from __future__ import annotations

from typing import Any, Final

from companion.games.raja.pieces import GREAT_WALL_STONES, STONES_PER_SEAT
from companion.games.raja.state import State
from companion.games.raja.views import view
from companion.texts.message import Message

PATIENCE_TURNS: Final = 12
"""Most games are over by this turn. Games in which everybody hoards and nobody attacks would otherwise never end."""
MOST_GREAT_WALLS: Final = STONES_PER_SEAT // GREAT_WALL_STONES


def drags_on(turn: int) -> bool:
    """Whether the game drags on, so that players try to end it."""
    return turn > PATIENCE_TURNS


def end_is_possible(shown: dict[str, Any], taker: int | None = None, loser: int | None = None) -> bool:
    """Whether anybody can still reach the points that end the game.

    Args:
        shown: any seat's view; only its public part counts.
        taker, loser: if given, answer as if ``taker`` had captured one more noble from ``loser``.
    """
    home = [sum(tile["noble"] for tile in player["tiles"]) for player in shown["players"]]
    held = [len(player["captured"]) for player in shown["players"]]
    if taker is not None and loser is not None:
        held[taker] += 1
        home[loser] -= 1
    return any(
        own_home + 2 * (own_held + sum(home) - own_home) + MOST_GREAT_WALLS >= shown["points_to_end"]
        for own_home, own_held in zip(home, held, strict=True)
    )


def why_to_stop(state: State, most_turns: int) -> Message | None:
    """Why a game between virtual players stops before its end; None while it can go on.

    Args:
        most_turns: they stop after this many turns in any case.
    """
    if state.phase in ("set-up", "ended"):
        return None
    shown = view(state, None)
    if not end_is_possible(shown):
        return Message("note.end_out_of_reach", {"points": shown["points_to_end"]})
    if state.turn.number > most_turns:
        return Message("note.no_end_in_sight", {"count": most_turns})
    return None
