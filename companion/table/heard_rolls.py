"""Which rolls of each dice board are safe, so that none counts twice over a restart of the companion."""

from __future__ import annotations

from typing import Final

import sqlalchemy as sa

from companion.table.database import METADATA, Database

_HEARD: Final = sa.Table(
    "heard_rolls",
    METADATA,
    sa.Column("board", sa.String(16), primary_key=True),
    sa.Column("number", sa.BigInteger, nullable=False),
)


class HeardRolls:
    """For each board the highest roll number that was taken; what ``keep`` was given is on disk when it returns.

    Rolls of a board come in order, and a roll's command is in the log before it is kept here: a companion that is
    ended in between finds the roll in the log when the board tells it again.
    """

    def __init__(self, database: Database) -> None:
        self._database = database

    def highest(self) -> dict[str, int]:
        """By board id.

        Raises:
            LogUnavailable: ``log.cannot_write``.
        """
        with self._database.transaction() as connection:
            rows = connection.execute(sa.select(_HEARD.c.board, _HEARD.c.number))
            return {str(board): int(number) for board, number in rows}

    def keep(self, board: str, number: int) -> None:
        """That roll, and all before it, are taken.

        Raises:
            LogUnavailable: ``log.cannot_write``: the board keeps it.
        """
        with self._database.transaction() as connection:
            known = _HEARD.update().where(_HEARD.c.board == board)
            if connection.execute(known.values(number=number)).rowcount == 0:
                connection.execute(_HEARD.insert().values(board=board, number=number))
