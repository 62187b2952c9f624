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
    """For each board the highest roll number that was taken; what ``keep`` was given is on disk when it returns.

    Rolls of a board come in order, and a roll's command is in the log, or the roll beside it, before it is kept here: a
    companion that is ended in between finds it there when the board tells it again.
    """

    def __init__(self, database: Database) -> None:
        self._database = database
        self._log = EventLog(database)
        self._beside = SessionNotes(database)

    def known(self, board: str, number: int, table_id: str) -> bool:
        """Whether that roll was taken before, into that game or beside it.

        Raises:
            LogUnavailable: ``log.cannot_write``.
        """
        if number <= self.highest().get(board, 0) or self._beside.has_roll(board, number):
            return True
        return self._log.command_with_id(table_id, roll_id(board, number)) is not None

    def highest(self) -> dict[str, int]:
        """By board id.

        Raises:
            LogUnavailable: ``log.cannot_write``.
        """
        with self._database.transaction() as connection:
            rows = connection.execute(sa.select(_HEARD.c.board, _HEARD.c.number))
            return {str(board): int(number) for board, number in rows}

    def keep(self, board: str, number: int) -> None:
        """Mark that roll and all before it as accepted.

        Raises:
            LogUnavailable: ``log.cannot_write``: the board keeps it.
        """
        with self._database.transaction() as connection:
            known = _HEARD.update().where(_HEARD.c.board == board)
            if connection.execute(known.values(number=number)).rowcount == 0:
                connection.execute(_HEARD.insert().values(board=board, number=number))


def roll_id(board: str, number: int) -> str:
    """The id of a roll's command in the log."""
    return f"{board}-{number}"
