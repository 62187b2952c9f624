"""A table of a small game: its one writer, who gave each command, and what an undo by people takes back."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any, Final

from companion.errors import UnknownResource
from companion.games.engine import Undo
from companion.games.errors import IllegalCommand
from companion.games.history import History
from companion.games.json_form import event_from_json, named_to_json
from companion.small_table.kinds import SmallKind, without_salt
from companion.table.game_table import GameTable, LogForm, TableEvent, opened_history
from companion.table.log import EventLog, JsonObject

COMPANION: Final = "companion"
CLOCK: Final = "clock"
VIRTUAL: Final = "virtual"
"""Sources of commands that nobody at the table gave; a virtual player's is ``virtual 2``."""


class SmallTable(GameTable[Any, Any, Any]):
    """The one writer of a small game.

    Args:
        sources: who gave each command, by the version after it.
    """

    def __init__(
        self,
        kind: SmallKind,
        log: EventLog,
        table_id: str,
        history: History[Any, Any, Any, Any],
        events: list[TableEvent[Any]],
        sources: Mapping[int, str],
    ) -> None:
        super().__init__(log, table_id, log_form(kind), history, events)
        self.kind = kind
        self._past = history
        self._sources = dict(sources)

    @classmethod
    def begun(cls, log: EventLog, table_id: str, kind: SmallKind, options: Any, *, t_ns: int) -> SmallTable:
        """A new game with these options, on disk.

        Raises:
            MalformedCommand: ``options.…``: no table can be started with these.
            LogUnavailable: nothing was begun.
        """
        begin = partial(History.begin, kind.engine, options)
        return cls._opened(log, table_id, kind, begin, t_ns)

    @classmethod
    def opened(cls, log: EventLog, table_id: str, kind: SmallKind) -> SmallTable:
        """The game of that id, as the log has it.

        Raises:
            UnknownResource: ``game.unknown``.
            LogUnavailable, MalformedCommand: see ``opened_history``.
        """

        def begin() -> History[Any, Any, Any, Any]:
            raise UnknownResource("game.unknown", "There is no such game: choose one from the list.")

        return cls._opened(log, table_id, kind, begin, 0)

    @classmethod
    def _opened(cls, log: EventLog, table_id: str, kind: SmallKind, begin: Any, t_ns: int) -> SmallTable:
        of = partial(History.of, kind.engine)
        history, events = opened_history(log, table_id, log_form(kind), begin, of, t_ns=t_ns)
        sources = {command.version: command.source for command in log.commands(table_id)}
        return cls(kind, log, table_id, history, events, sources)

    @property
    def batches(self) -> list[tuple[int, tuple[TableEvent[Any], ...]]]:
        """Every command's version and events, in order; the start of the game is the first."""
        found, start = [], 0
        for version in sorted(self._sources):
            found.append((version, tuple(self.events[start:version])))
            start = version
        return found

    def submit(
        self,
        command: Any,
        *,
        source: str,
        t_ns: int,
        expected_version: int | None = None,
        command_id: str | None = None,
    ) -> int:
        """As ``GameTable.submit``."""
        version = super().submit(
            command, source=source, t_ns=t_ns, expected_version=expected_version, command_id=command_id
        )
        self._sources.setdefault(version, source)
        return version

    def last_by_people(self) -> int | None:
        """The version after the newest command that people gave and that still counts; None where there is none."""
        moments = self._past.moments()[:-1]
        return next((version for version in moments if _by_people(self._sources[version])), None)

    def undo_of(self, seat: int, count: int) -> Undo:
        """The undo that takes back so many commands of people, with all that followed by itself.

        Raises:
            IllegalCommand: ``undo.at_least_one``, ``undo.nothing``.
        """
        if count < 1:
            raise IllegalCommand("undo.at_least_one", "Name how many commands to undo, from 1 up.")
        back = commands_back([self._sources[version] for version in self._past.moments()[:-1]], count)
        return Undo(seat, back)


def commands_back(sources: Sequence[str], count: int) -> int:
    """How many commands lie behind the ``count``-th newest that people gave, itself included.

    Args:
        sources: who gave each command that still counts, newest first.

    Raises:
        IllegalCommand: ``undo.nothing``.
    """
    by_people = [place for place, source in enumerate(sources, start=1) if _by_people(source)]
    if count > len(by_people):
        raise IllegalCommand(
            "undo.nothing", f"Only {len(by_people)} commands can be undone: undo fewer.", count=len(by_people)
        )
    return by_people[count - 1]


def log_form(kind: SmallKind) -> LogForm[Any, Any]:
    """How that game's log is written."""
    return LogForm(
        kind.engine.name,
        partial(named_to_json, "command"),
        partial(named_to_json, "event"),
        partial(event_from_json, kind.engine),
        _asked,
    )


def _asked(command: JsonObject) -> JsonObject:
    if command.get("command") == Undo.__name__:
        # How many commands that takes back depends on what followed by itself.
        return {name: value for name, value in command.items() if name != "commands"}
    return without_salt(command)


def _by_people(source: str) -> bool:
    return source not in (COMPANION, CLOCK) and not source.startswith(VIRTUAL)
