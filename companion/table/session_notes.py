"""Notes in a game's log besides events: devices that appeared or disappeared, and unexpected rolls."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any, Final

import sqlalchemy as sa

from companion.table.database import METADATA, Database
from companion.texts.message import Message, message_from_text, message_to_text

_LINES: Final = sa.Table(
    "side_lines",
    METADATA,
    sa.Column("number", sa.Integer, primary_key=True, autoincrement=True),
    sa.Column("table_id", sa.String(64), nullable=False, index=True),
    sa.Column("version", sa.Integer, nullable=False),
    sa.Column("t_ns", sa.BigInteger, nullable=False),
    sa.Column("text", sa.Text, nullable=False),
    sa.Column("tags", sa.Text, nullable=False),
)
_ROLLS: Final = sa.Table(
    "stray_rolls",
    METADATA,
    sa.Column("board", sa.String(16), primary_key=True),
    sa.Column("roll", sa.BigInteger, primary_key=True, autoincrement=False),
    sa.Column("table_id", sa.String(64), nullable=False, index=True),
    sa.Column("version", sa.Integer, nullable=False),
    sa.Column("face", sa.Integer, nullable=False),
    sa.Column("settled", sa.Boolean, nullable=False),
)


@dataclass(frozen=True, slots=True)
class SessionNote:
    """One line of the log; it follows the events up to ``version``."""

    version: int
    t_ns: int
    message: Message
    tags: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class StrayRoll:
    """A die that was rolled when the game, then at ``version``, waited for none."""

    board: str
    number: int
    version: int
    face: int


class SessionNotes:
    """Stores notes durably: a method returns when its data is on disk.

    Each method raises ``LogUnavailable`` if the database cannot be read or written.
    """

    def __init__(self, database: Database) -> None:
        self._database = database

    def keep(self, table_id: str, line: SessionNote) -> None:
        """Add a line."""
        with self._database.transaction() as connection:
            connection.execute(_LINES.insert().values(**_row(table_id, line)))

    def has_roll(self, board: str, number: int) -> bool:
        """Whether a roll is stored."""
        same = (_ROLLS.c.board == board) & (_ROLLS.c.roll == number)
        with self._database.transaction() as connection:
            return connection.execute(sa.select(_ROLLS.c.roll).where(same)).first() is not None

    def keep_roll(self, table_id: str, roll: StrayRoll, line: SessionNote) -> None:
        """Store a stray roll with its line."""
        with self._database.transaction() as connection:
            values = {"board": roll.board, "roll": roll.number, "version": roll.version, "face": roll.face}
            connection.execute(_ROLLS.insert().values(table_id=table_id, settled=False, **values))
            connection.execute(_LINES.insert().values(**_row(table_id, line)))

    def of(self, table_id: str) -> tuple[SessionNote, ...]:
        """Return a game's lines, in the order in which they were stored."""
        with self._database.transaction() as connection:
            rows = connection.execute(sa.select(_LINES).where(_LINES.c.table_id == table_id).order_by(_LINES.c.number))
            return tuple(line for row in rows if (line := _line(row)) is not None)

    def waiting(self, table_id: str) -> tuple[StrayRoll, ...]:
        """Return a game's stray rolls that nobody has yet counted or discarded."""
        mine = (_ROLLS.c.table_id == table_id) & ~_ROLLS.c.settled
        with self._database.transaction() as connection:
            told = sa.select(_ROLLS.c.board, _ROLLS.c.roll, _ROLLS.c.version, _ROLLS.c.face)
            rows = connection.execute(told.where(mine).order_by(_ROLLS.c.board, _ROLLS.c.roll))
            return tuple(StrayRoll(*row) for row in rows if _is_roll(row))

    def settle(self, table_id: str) -> None:
        """Mark all waiting rolls as answered."""
        with self._database.transaction() as connection:
            connection.execute(_ROLLS.update().where(_ROLLS.c.table_id == table_id).values(settled=True))


def _line(row: Any) -> SessionNote | None:
    """Return a line; None if its row is damaged, so that the game can go on without it."""
    try:
        tags = json.loads(row.tags)
    except (ValueError, TypeError):
        return None
    fits = isinstance(tags, list) and isinstance(row.text, str) and {type(row.version), type(row.t_ns)} == {int}
    return SessionNote(row.version, row.t_ns, message_from_text(row.text), tuple(map(str, tags))) if fits else None


def _is_roll(row: Any) -> bool:
    """Whether a row is an intact roll; nobody is asked about a damaged one."""
    numbers = {type(row.roll), type(row.version), type(row.face)}
    return isinstance(row.board, str) and numbers == {int} and 1 <= row.face <= 6


def _row(table_id: str, line: SessionNote) -> dict[str, object]:
    tags = json.dumps(list(line.tags))
    text = message_to_text(line.message)
    return {"table_id": table_id, "version": line.version, "t_ns": line.t_ns, "text": text, "tags": tags}
