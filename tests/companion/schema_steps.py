"""A schema step by step: of each step a database with a row in every table goes up and down, and keeps what it has."""

from __future__ import annotations

from contextlib import AbstractContextManager
from pathlib import Path
from typing import Any, Final, Protocol

import sqlalchemy as sa
from alembic.config import Config
from alembic.script import ScriptDirectory

from companion.table.schema import STEP_TABLE

_NOT_OURS: Final = ("alembic_version", STEP_TABLE)
Rows = dict[str, list[dict[str, Any]]]


class Stepped(Protocol):
    """A database whose schema goes up and down by steps; the hub's is one."""

    def upgrade(self, to: str = "head") -> None:
        """Up to that step."""

    def downgrade(self, to: str) -> None:
        """Down to that step."""

    def writing(self) -> AbstractContextManager[sa.Connection]:
        """A transaction."""

    def reading(self) -> AbstractContextManager[sa.Connection]:
        """A connection to read with."""


def steps_in(migrations: Path) -> list[str]:
    """All steps of the scripts in that folder, the first that landed first."""
    config = Config()
    config.set_main_option("script_location", str(migrations))
    config.set_main_option("path_separator", "os")
    return [script.revision for script in ScriptDirectory.from_config(config).walk_revisions()][::-1]


def check_step_keeps_data(database: Stepped, steps: list[str], step: str) -> None:
    """From an empty database to that step, rows into every table, up to the newest step, down again and up again."""
    database.upgrade(step)
    filled(database)
    kept = rows(database)
    assert kept
    assert all(kept.values())
    database.upgrade()
    newest = rows(database)
    check_kept(kept, newest)
    columns = {name: list(found[0]) for name, found in kept.items()}
    for earlier in reversed(steps[steps.index(step) : -1]):
        database.downgrade(earlier)
        check_kept(kept, rows(database))
    again = rows(database)
    assert {name: list(found[0]) for name, found in again.items()} == columns
    check_kept(again, kept)
    database.upgrade()
    check_kept(kept, rows(database))
    assert rows(database) == newest
    database.downgrade("base")
    assert rows(database) == {}


def filled(database: Stepped) -> None:
    """A row in every table that has none, whatever its columns are."""
    with database.writing() as connection:
        metadata = sa.MetaData()
        metadata.reflect(connection)
        for table in metadata.sorted_tables:
            if table.name not in _NOT_OURS and connection.execute(sa.select(table).limit(1)).first() is None:
                connection.execute(table.insert().values({column.name: _value(column) for column in table.columns}))


def rows(database: Stepped) -> Rows:
    """All rows of all tables."""
    with database.reading() as connection:
        metadata = sa.MetaData()
        metadata.reflect(connection)
        return {
            table.name: [dict(row._mapping) for row in connection.execute(sa.select(table))]
            for table in metadata.sorted_tables
            if table.name not in _NOT_OURS
        }


def check_kept(before: Rows, after: Rows) -> None:
    """Every row of before is there, with all that it said and perhaps more."""
    for name, kept in before.items():
        for was, now in zip(kept, after[name], strict=True):
            assert {column: now[column] for column in was if column in now} == was, name


def _value(column: sa.Column[Any]) -> Any:
    match column.type:
        case sa.Boolean():
            return True
        case sa.Integer():
            return 1
        case sa.Float():
            return 1.5
        case sa.LargeBinary():
            return b"1"
        case _:
            return "[1]"
