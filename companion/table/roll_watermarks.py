"""The highest accepted roll of each dice board, kept over restarts; the only place that recognises repeats."""

from __future__ import annotations

from typing import Final

import sqlalchemy as sa

from companion.table.database import METADATA, Database
from companion.table.log import EventLog
from companion.table.session_notes import SessionNotes

_HEARD: Final = sa.Table(
    "heard_rolls",
    METADATA,
    sa.Column("board", sa.String(16), primary_key=True),
    sa.Column("number", sa.BigInteger, nullable=False),
)


class RollWatermarks:
    """The highest accepted roll number of each board; what ``keep`` was given is on disk when it returns.

    A board sends its rolls in order. A roll is in the log, as a command or as a stray roll, before it is kept here: a
    companion that was stopped in between finds it there when the board repeats it.
    """

    def __init__(self, database: Database) -> None:
        self._database = database
        self._log = EventLog(database)
        self._beside = SessionNotes(database)

    def known(self, board: str, number: int, table_id: str) -> bool:
        """Whether a roll was accepted before, as a command of this game or as a stray roll.

        Raises:
            LogUnavailable: ``log.cannot_write``.
        """
        if number <= self.highest().get(board, 0) or self._beside.has_roll(board, number):
            return True
        return self._log.command_with_id(table_id, roll_id(board, number)) is not None

    def highest(self) -> dict[str, int]:
        """Return the highest accepted roll number by board id.

        Raises:
            LogUnavailable: ``log.cannot_write``.
        """
        with self._database.transaction() as connection:
            rows = connection.execute(sa.select(_HEARD.c.board, _HEARD.c.number))
            return {str(board): int(number) for board, number in rows}

    def keep(self, board: str, number: int) -> None:
        """Mark that roll and all before it as accepted.

        Raises:
            LogUnavailable: ``log.cannot_write``: the board will repeat the roll.
        """
        with self._database.transaction() as connection:
            known = _HEARD.update().where(_HEARD.c.board == board)
            if connection.execute(known.values(number=number)).rowcount == 0:
                connection.execute(_HEARD.insert().values(board=board, number=number))


def roll_id(board: str, number: int) -> str:
    """Return the id of a roll's command in the log."""
    return f"{board}-{number}"
