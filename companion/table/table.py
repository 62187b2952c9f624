"""The only writer of a game: decide, append, apply, publish, in that order; acknowledged once it is on disk."""

from __future__ import annotations

import threading
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Any, Final, Generic, Protocol, TypeAlias, TypeVar

from companion.errors import UnknownResource
from companion.games.actor import BY_HOST, Actor, actor_named
from companion.games.codec import command_to_json, event_from_json, event_to_json
from companion.games.engine import CommandT, Engine, EventT, OptionsT, StateT, Undo
from companion.games.errors import IllegalCommand
from companion.games.history import History
from companion.memory_trim import nothing_thrown_away
from companion.table.log import (
    EventLog,
    JsonObject,
    LogConflict,
    LoggedCommand,
    LoggedStep,
    LogUnavailable,
    damaged_game,
)

CommandT_contra = TypeVar("CommandT_contra", contravariant=True)
EventT_contra = TypeVar("EventT_contra", contravariant=True)

BEGIN: Final = "begin"
"""The command that begins a log; the game's first events follow from its options."""
_SALT: Final = "salt"


@dataclass(frozen=True, slots=True)
class TableEvent(Generic[EventT]):
    """An event with its version (counted from 1) and its time."""

    version: int
    t_ns: int
    event: EventT


class TableListener(Protocol[CommandT_contra, EventT_contra]):
    """Receives what the table did once it is durable, on the commanding thread."""

    def decided(
        self, t_ns: int, version: int, source: Actor, command: CommandT_contra, events: Sequence[EventT_contra]
    ) -> None:
        """Handle an accepted command; ``version`` is the one after its events."""

    def refused(self, t_ns: int, command: CommandT_contra, code: str, message: str) -> None:
        """Handle a command that the rules refused."""


class Table(Generic[OptionsT, StateT, CommandT, EventT]):
    """The only writer of a game. Thread-safe: commands are processed one at a time.

    Args:
        events: the events of ``history``, with their times.
        sources: who gave each command, by the version after it.
    """

    def __init__(
        self,
        log: EventLog,
        table_id: str,
        history: History[OptionsT, StateT, CommandT, EventT],
        events: list[TableEvent[EventT]],
        sources: Mapping[int, Actor],
    ) -> None:
        self._log = log
        self._table_id = table_id
        self._history = history
        self._events = events
        self._sources = dict(sources)
        self._lock = threading.RLock()
        self._ids: set[str] | None = None
        """Ids of accepted commands, cached because this is the log's only writer; None until first needed."""
        self._listener: TableListener[CommandT, EventT] | None = None

    @classmethod
    def opened(
        cls,
        log: EventLog,
        table_id: str,
        engine: Engine[OptionsT, StateT, CommandT, EventT],
        options: OptionsT | None = None,
        *,
        t_ns: int = 0,
    ) -> Table[OptionsT, StateT, CommandT, EventT]:
        """Open the table with this id: as the log has it, or newly begun with these options.

        Raises:
            MalformedCommand: ``options.…``: no game can begin with these options.
            UnknownResource: ``game.unknown``: the log has no such game, and no options are given.
            LogUnavailable: see ``EventLog``.
            DamagedGame: rows are damaged or missing, or have an event that this version does not know.
        """
        log.create_table(table_id, engine.name, t_ns)
        with nothing_thrown_away():
            stored = _stored(log, table_id, engine)
        if stored is not None:
            return cls(log, table_id, *stored)
        if options is None:
            raise UnknownResource("game.unknown", "There is no such game: choose one from the list.")
        history = History.begin(engine, options)
        written = [event_to_json(event) for event in history.events]
        log.append(table_id, 0, {"command": BEGIN}, written, source=str(BY_HOST), t_ns=t_ns, logged_ns=time.time_ns())
        begun = [TableEvent(version, t_ns, event) for version, event in enumerate(history.events, start=1)]
        return cls(log, table_id, history, begun, {len(begun): BY_HOST})

    def tell(self, listener: TableListener[CommandT, EventT] | None) -> None:
        """Set the listener; None for no listener."""
        self._listener = listener

    @property
    def engine(self) -> Engine[OptionsT, StateT, CommandT, EventT]:
        """The game's rules."""
        return self._history.engine

    @property
    def state(self) -> StateT:
        """The game's state now."""
        return self._history.state

    @property
    def version(self) -> int:
        """Number of events in the log."""
        return len(self._events)

    @property
    def events(self) -> list[TableEvent[EventT]]:
        """All events so far, including undone ones."""
        return self._events

    @property
    def batches(self) -> list[tuple[int, tuple[TableEvent[EventT], ...]]]:
        """Every command's version and events, in order; the start of the game is the first."""
        found, start = [], 0
        for version in sorted(self._sources):
            found.append((version, tuple(self.events[start:version])))
            start = version
        return found

    def steps(self, until_version: int | None = None) -> list[LoggedStep]:
        """Return every command with its events from the log, up to ``until_version`` if given. Any thread may call it.

        Raises:
            LogUnavailable: see ``EventLog``.
        """
        return self._log.steps(self._table_id, until_version)

    def taken_before(self, command_id: str | None) -> LoggedCommand | None:
        """Return the command that was accepted under this id; None if there is none."""
        if command_id is None:
            return None
        with self._lock:
            if self._ids is None:
                self._ids = self._log.command_ids(self._table_id)
            known = command_id in self._ids
        return self._log.command_with_id(self._table_id, command_id) if known else None

    def state_at(self, version: int) -> StateT:
        """Return the game's state after the first ``version`` events, 1 or more."""
        return self._history.state_at(version)

    def undoable(self) -> int:
        """Return how many commands can be undone."""
        return self._history.undoable()

    def redoable(self) -> bool:
        """Whether an undo can be redone."""
        return self._history.redoable()

    def may_undo(self, seat: int) -> bool:
        """Whether a seat (or the host) may undo and redo."""
        return self._history.may_undo(seat)

    def undo_target(self, seat: int, commands: int) -> int:
        """Return the version to which an undo of so many commands goes back.

        Raises:
            IllegalCommand: ``undo.…``.
        """
        return self._history.undo_target(seat, commands)

    def last_by_people(self) -> int | None:
        """Return the version after the newest command by a person that still counts; None if there is none."""
        moments = self._history.moments()[:-1]
        return next((version for version in moments if not self._sources[version].by_itself), None)

    def undo_of(self, seat: int, count: int) -> Undo:
        """Return the undo for so many commands by people, including everything that followed automatically.

        Raises:
            IllegalCommand: ``undo.at_least_one``, ``undo.nothing``.
        """
        if count < 1:
            raise IllegalCommand("undo.at_least_one", "Name how many commands to undo, from 1 up.")
        back = commands_back([self._sources[version] for version in self._history.moments()[:-1]], count)
        return Undo(seat, back)

    def submit(
        self,
        command: CommandT,
        *,
        source: Actor,
        t_ns: int,
        expected_version: int | None = None,
        command_id: str | None = None,
    ) -> int:
        """Process a command: its events are durable when this returns.

        Args:
            source: who gives the command, for the log.
            t_ns: when the command was given, by the game's clock.
            expected_version: refuse if the table has moved on since.
            command_id: the sender's own id; a repeated one gets the first one's answer and changes nothing.

        Returns: the version after it.

        Raises:
            IllegalCommand: the rules refuse it.
            LogConflict: ``log.stale_version``; ``log.id_reused``: the id belongs to another command.
            LogUnavailable: ``log.cannot_write``; the table stays as it was.
        """
        with self._lock:
            written = command_to_json(command)
            done = self.taken_before(command_id)
            if done is not None:
                return _answered(done, written, source)
            if expected_version is not None and expected_version != self.version:
                raise LogConflict(
                    "log.stale_version", "The table has moved on: look at it again and repeat if you still want to."
                )
            # Times in the log never go back, although the caller's clock may have been set back.
            t_ns = max(t_ns, self._events[-1].t_ns if self._events else 0)
            events = self._decided(command, t_ns)
            version = self._append(written, events, str(source), t_ns, command_id)
            self._history.append(events)
            before = self.version
            self._events.extend(TableEvent(before + i, t_ns, event) for i, event in enumerate(events, start=1))
            self._sources[version] = source
            if self._listener is not None:
                self._listener.decided(t_ns, version, source, command, events)
            return version

    def _append(
        self, command: JsonObject, events: Sequence[EventT], source: str, t_ns: int, command_id: str | None
    ) -> int:
        before, written = self.version, [event_to_json(event) for event in events]
        times = {"t_ns": t_ns, "logged_ns": time.time_ns()}
        try:
            version = self._log.append(
                self._table_id, before, command, written, source=source, command_id=command_id, **times
            )
        except LogUnavailable:
            self._ids = None  # unknown whether it reached the disk: read the ids again
            raise
        if command_id is not None and self._ids is not None:
            self._ids.add(command_id)
        return version

    def _decided(self, command: CommandT, t_ns: int) -> tuple[EventT, ...]:
        try:
            return self._history.decide(command)
        except IllegalCommand as error:
            if self._listener is not None:
                self._listener.refused(t_ns, command, error.code, error.message)
            raise


AnyTable: TypeAlias = Table[Any, Any, Any, Any]


def commands_back(sources: Sequence[Actor], count: int) -> int:
    """Return how many commands to undo so that ``count`` commands by people are undone.

    Args:
        sources: who gave each command that still counts, newest first.

    Raises:
        IllegalCommand: ``undo.nothing``.
    """
    by_people = [place for place, source in enumerate(sources, start=1) if not source.by_itself]
    if count > len(by_people):
        raise IllegalCommand(
            "undo.nothing", f"Only {len(by_people)} commands can be undone: undo fewer.", count=len(by_people)
        )
    return by_people[count - 1]


def _answered(done: LoggedCommand, command: JsonObject, source: Actor) -> int:
    """Return the version of the first answer to a repeated command; salts may differ, because each try draws a new one."""
    if done.source != str(source) or {**done.command, _SALT: ""} != {**command, _SALT: ""}:
        raise LogConflict(
            "log.id_reused", "That id belongs to another command already: send each with an id of its own."
        )
    return done.version


def _stored(
    log: EventLog, table_id: str, engine: Engine[OptionsT, StateT, CommandT, EventT]
) -> tuple[History[OptionsT, StateT, CommandT, EventT], list[TableEvent[EventT]], dict[int, Actor]] | None:
    """Load the game from the log; None if the log does not have it."""
    logged = log.events(table_id)
    if not logged:
        return None
    # An undo goes back to the end of a command, so the history needs the events of each command together.
    # A reader beside the writer may find a command that was added after the events were read.
    given = [end for end in log.ends(table_id) if type(end[0]) is int and end[0] <= len(logged)]
    sources = {version: actor_named(source) for version, source in given}
    ends = [0, *sources]
    if [e.version for e in logged] != list(range(1, len(logged) + 1)) or ends[-1] != len(logged):
        raise damaged_game()
    if any(type(e.t_ns) is not int for e in logged):
        raise damaged_game()
    try:
        events = [TableEvent(e.version, e.t_ns, event_from_json(engine, e.event)) for e in logged]
        history = History.of(engine, [[e.event for e in events[start:end]] for start, end in pairwise(ends)])
    except (
        Exception
    ) as error:  # rules expect only events that they decided themselves; on others they may fail in any way
        raise damaged_game() from error
    return history, events, sources
