"""The timeline of a game: the events that still count after undos, each with the state before it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from companion.games.raja import events as e
from companion.games.raja.phases.turn.rules import points_of
from companion.games.raja.state import Ended, State

NS_PER_S = 1_000_000_000


@dataclass(frozen=True, slots=True)
class Happened:
    """One event that was not undone.

    Attributes:
        version: the table's version after it.
        before: the state before it.
    """

    version: int
    t_ns: int
    event: e.Event
    before: State


@dataclass(frozen=True, slots=True)
class Timeline:
    """The timeline of one game.

    Attributes:
        key: unique name, from the game and its length.
        happened: events in order, without undone ones.
        mats: for each seat, its mat's seat number.
        length_ns: time from the first event to the last.
    """

    key: str
    names: tuple[str, ...]
    mats: tuple[int, ...]
    state: State
    happened: tuple[Happened, ...]
    length_ns: int

    @property
    def winners(self) -> tuple[int, ...]:
        """The winners' seats; none if the game was not played to its end."""
        step = self.state.step
        return step.winners if isinstance(step, Ended) else ()


def timeline_of(
    key: str, timed: Sequence[tuple[int, e.Event]], state_at: Callable[[int], State], mats: Sequence[int]
) -> Timeline:
    """Build the timeline of a game.

    Args:
        key: distinguishes it from other games.
        timed: the whole log, at least one event, each with its time in ns.
        state_at: returns the state after so many events.
    """
    found: list[Happened] = []
    undone: list[list[Happened]] = []
    for version, (t_ns, event) in enumerate(timed, start=1):
        if isinstance(event, e.Reverted):
            undone.append([one for one in found if one.version > event.to_version])
            found = [one for one in found if one.version <= event.to_version]
        elif isinstance(event, e.Restored):
            found += undone.pop() if undone else []
        else:
            found.append(Happened(version, t_ns, event, state_at(max(1, version - 1))))
    state = state_at(len(timed))
    names = tuple(player.name for player in state.options.players)
    return Timeline(f"{key}@{len(timed)}", names, tuple(mats), state, tuple(found), timed[-1][0] - timed[0][0])


def states_after(timeline: Timeline) -> Iterator[tuple[Happened, State]]:
    """Yield each event with the state after it."""
    following = [one.before for one in timeline.happened[1:]]
    yield from zip(timeline.happened, [*following, timeline.state], strict=True)


def points_over_time(timeline: Timeline) -> dict[str, Any]:
    """Return where turns begin and points change; each ``at`` is a share of the game's events, from 0 to 1."""
    last = max(1, len(timeline.happened) - 1)
    turns: list[dict[str, Any]] = []
    steps: list[dict[str, Any]] = []
    for place, (one, state) in enumerate(states_after(timeline)):
        at = round(place / last, 4)
        if isinstance(one.event, e.TurnBegan):
            turns.append({"at": at, "turn": one.event.number})
        points = list(points_of(state))
        if not steps or steps[-1]["points"] != points:
            steps.append({"at": at, "points": points})
    return {"turns": turns, "steps": steps}
