"""The length of sieges, from a game's events. Pure."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any


def longest_siege(events: Iterable[dict[str, Any] | None]) -> int:
    """Rolls of dice in the longest siege that still counts; 0 without one.

    Args:
        events: all of a game, in order; None for one that a spectator may not see.
    """
    stands = [(0, 0)]  # by version: rolls of the present siege, and the longest so far
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
