"""The length of sieges, from a game's events. Pure."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any


def longest_siege(events: Iterable[dict[str, Any] | None]) -> int:
    """Return how many times dice were rolled in the longest siege that was not undone; 0 without one.

    Args:
        events: all events of a game, in order; None for an event that spectators may not see.
    """
    stands = [(0, 0)]  # by version: rolls of the present siege, and of the longest so far
    for event in events:
        rolls, longest = stands[-1]
        name = "" if event is None else event["event"]
        if event is not None and name in ("Reverted", "Restored"):
            rolls, longest = stands[event["to_version"]]
        elif name == "SiegeDeclared":
            rolls = 0
        elif name == "SiegeDiceRolled":
            rolls += 1
        stands.append((rolls, max(longest, rolls)))
    return stands[-1][1]
