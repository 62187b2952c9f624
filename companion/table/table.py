"""A table of Raja: its one writer, and what of its log the evening asks for."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, TypeAlias

from companion.games.raja.codec import command_to_json, event_from_json, event_to_json
from companion.games.raja.commands import Command
from companion.games.raja.events import BuildFinished, Event, StonesRemoved
from companion.games.raja.history import History
from companion.games.raja.options import Options
from companion.games.raja.state import State
from companion.table import game_table
from companion.table.game_table import GameTable, LogForm, opened_history
from companion.table.log import EventLog

GAME: Final = "raja"
FORM: Final[LogForm[Command, Event]] = LogForm(GAME, command_to_json, event_to_json, event_from_json)

TableEvent: TypeAlias = game_table.TableEvent[Event]


@dataclass(frozen=True, slots=True)
class WallReport:
    """How a build or a removal was reported last."""

    seat: int
    cell: tuple[int, int]
    standing: int
    width: int
    said_by: str


class Table(GameTable[State, Command, Event]):
    """The one writer of a game of Raja."""

    @classmethod
    def opened(cls, log: EventLog, table_id: str, options: Options, *, t_ns: int) -> Table:
        """The table with that id: as the log has it, or begun now with these options.

        Raises:
            LogUnavailable: see ``EventLog``.
            DamagedGame: the log cannot be read, or holds an event that this version does not know.
        """
        begin = lambda: History.begin(options)  # noqa: E731
        return cls(log, table_id, FORM, *opened_history(log, table_id, FORM, begin, History.of, t_ns=t_ns))

    @property
    def last_wall_report(self) -> WallReport | None:
        """The newest report of a build or a removal."""
        for logged in reversed(self._events):
            event = logged.event
            if isinstance(event, (BuildFinished, StonesRemoved)):
                return WallReport(event.seat, event.cell, event.standing, event.width, event.said_by)
        return None
