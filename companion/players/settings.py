"""How virtual players behave at a live table."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class VirtualPlayerSettings:
    """Settings.

    Args:
        thinking_s: shortest and longest time over a move, as people take it.
        collapses_once_in: builds, removals and harvests of which something falls, where no camera looks.
        most_turns: among themselves they stop after so many.
    """

    thinking_s: tuple[float, float]
    collapses_once_in: int
    most_turns: int
