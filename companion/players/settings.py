"""Settings of virtual players at a live table."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class VirtualPlayerSettings:
    """How virtual players behave.

    Args:
        thinking_s: shortest and longest time for a move, similar to people's.
        collapses_once_in: without a camera, one build, removal or harvest in this many goes wrong.
        most_turns: a game between virtual players only stops after this many turns.
    """

    thinking_s: tuple[float, float]
    collapses_once_in: int
    most_turns: int
