"""Almost's discussion clock (``L2``): since when people talk, pure but for the time passed in."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from companion.games.almost.commands import EndDiscussion
from companion.games.almost.state import Discussing
from companion.games.almost.state import State as AlmostState
from companion.games.engine import HOST


@dataclass(frozen=True, slots=True)
class DiscussionClock:
    """A clock that begins anew with each discussion, after a pause and after a restart of the server too.

    Attributes: the round that is talked about, None outside a discussion; when that began by the steady clock.
    """

    round_number: int | None = None
    began_s: float = 0.0

    def following(self, state: Any, now_s: float) -> DiscussionClock:
        """The clock after something happened; ``state`` None in a pause and where nothing is played."""
        talking = isinstance(state, AlmostState) and isinstance(state.step, Discussing)
        number = state.round_number if talking else None
        return self if number == self.round_number else DiscussionClock(number, now_s)

    def ends_s(self, state: Any) -> float | None:
        """When the discussion ends by the steady clock; None outside of one."""
        if self.round_number is None or not isinstance(state, AlmostState):
            return None
        return self.began_s + state.options.discussion_s


def end_of_discussion() -> EndDiscussion:
    """What the clock says when it has run out."""
    return EndDiscussion(HOST)
