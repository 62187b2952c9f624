"""A recorded game as values: every command and its events, with dice rolls, camera readings and questions."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from companion.analysis.timeline import Timeline, timeline_of
from companion.games.history import History
from companion.games.raja.commands import Command
from companion.games.raja.events import Event
from companion.games.raja.game import ENGINE, RajaHistory
from companion.games.raja.options import Options
from companion.games.raja.pieces import Cell
from companion.games.raja.state import State

NS_PER_S = 1_000_000_000


@dataclass(frozen=True, slots=True)
class Step:
    """One command that the table accepted.

    Attributes:
        command: None for the start of the game.
        source: who or what gave it, such as ``seat 0`` or ``host``.
        version: the table's version after its events.
    """

    t_ns: int
    source: str
    command: Command | None
    events: tuple[Event, ...]
    version: int


@dataclass(frozen=True, slots=True)
class RollHeard:
    """A die that came to rest in a well of the board, whether or not the game waited for it."""

    t_ns: int
    board: str
    number: int
    well: int
    face: int


@dataclass(frozen=True, slots=True)
class Asked:
    """A question to people: ``about`` is a quantity such as ``stones``; ``cell`` is None if it is about no tile."""

    t_ns: int
    mat: int | None
    cell: Cell | None
    about: str


@dataclass(frozen=True, slots=True)
class Look:
    """What a frame showed, in the form of ``raja count --json --details``; ``still``: it could be acted on."""

    t_ns: int
    still: bool
    observation: dict[str, Any]


@dataclass(frozen=True, slots=True)
class DeviceTold:
    """A device was connected, lost, or had a problem."""

    t_ns: int
    device: str
    state: str
    sentence: str


@dataclass(frozen=True, slots=True)
class RecordedGame:
    """One recorded game of Raja.

    Attributes:
        mats: for each seat, its mat's seat number.
        began: the date and time at which its clock started, ISO 8601; None if unknown.
        steps: every accepted command, including undone ones and the undos.
        history: the log of these steps, with the state at every version.
        looks: what frames showed; empty if it was not loaded.
        from_file: the file contained the game; otherwise it was replayed from the inputs.
    """

    title: str
    options: Options
    mats: tuple[int, ...]
    start_ns: int
    end_ns: int
    began: str | None
    steps: tuple[Step, ...]
    history: RajaHistory
    rolls: tuple[RollHeard, ...]
    asked: tuple[Asked, ...]
    looks: tuple[Look, ...]
    devices: tuple[DeviceTold, ...]
    from_file: bool

    @property
    def names(self) -> tuple[str, ...]:
        """The players' names by seat."""
        return tuple(player.name for player in self.options.players)

    @property
    def state(self) -> State:
        """The state at the end."""
        return self.history.state

    @property
    def start_s(self) -> float:
        """When it began, in seconds of its own clock."""
        return self.start_ns / NS_PER_S

    def timeline(self) -> Timeline:
        """Return the game's timeline, for the review."""
        timed = list(zip(self.version_times_ns(), self.history.events, strict=True))
        return timeline_of(self.title, timed, self.history.state_at, self.mats)

    def version_times_ns(self) -> list[int]:
        """The times at which each version was reached, from version 1."""
        return [step.t_ns for step in self.steps for _ in step.events]


def history_of(steps: Sequence[Step]) -> RajaHistory:
    """Return the log of these steps.

    Raises:
        ValueError: the log does not begin with ``GameStarted``.
    """
    return History.of(ENGINE, [step.events for step in steps])
