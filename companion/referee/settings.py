"""How long the referee waits before it asks; the values are in section ``[referee]`` of the settings file."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

NS_PER_S: Final = 1_000_000_000


@dataclass(frozen=True, slots=True)
class RefereeSettings:
    """The referee's waiting times.

    Attributes:
        table_moved_s: a difference that came about on the table is asked about after this, and a wall in doubt that seems done.
        game_moved_s: one that came about in the game after this: hands need their time to follow; and a wall in doubt that
            hands may be at yet.
        bump_s: a knock at most this long before stones were missed may have made them fall.
        bump_slack_s: how far the clocks of picture and knock may be apart.
    """

    table_moved_s: float
    game_moved_s: float
    bump_s: float
    bump_slack_s: float
