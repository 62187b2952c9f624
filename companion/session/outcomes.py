"""The results of people's statements about walls, and what was accepted without one."""

from __future__ import annotations

from dataclasses import dataclass

from companion.games.raja import commands as c
from companion.referee.correction_reason import COUNTED_AGAIN
from companion.referee.expectations import WallNeed
from companion.referee.proposals import Outcome
from companion.session.wall_reports import WallReport


@dataclass(frozen=True, slots=True)
class WordHeard:
    """A person's statement about a count, and its result.

    ``confirmed``: the rig had said the same; ``taken``: the game waited for it; ``corrected``: it overrides the rig;
    ``refused``: the rules do not allow it, or nothing was built or removed.
    """

    t_ns: int
    command: c.Command
    outcome: str


@dataclass(frozen=True, slots=True)
class ByItself:
    """The last thing that was accepted automatically: the version after it, the seat it concerns, and the outcome."""

    version: int
    seat: int
    outcome: Outcome | None


def word_on_wall(
    said: c.FinishBuild | c.FinishRemoval, need: WallNeed | None, last: WallReport | None
) -> tuple[c.Command | None, str]:
    """Interpret a person's count of a wall; returns the command to give, if any, and the statement's outcome.

    Args:
        need: the wall the game waits for.
        last: the wall that was reported last, by anybody.
    """
    if need is not None and need.kind == ("build" if isinstance(said, c.FinishBuild) else "removal"):
        return said, "taken"
    if last is None:
        return None, "refused"
    if (last.standing, last.width) == (said.standing, said.width):
        return None, "confirmed"
    corrected = c.CorrectWall(last.seat, last.seat, last.cell, said.standing, said.width, COUNTED_AGAIN, said.said_by)
    return corrected, "corrected"
