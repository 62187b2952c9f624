"""Migrates the schema of the table's own log when the log is opened.

The steps are Alembic's scripts (``migrations/``), and Alembic walks them up and down where it is installed. A table needs it
for nothing: it goes up alone, and counts its steps where Alembic does.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module
from typing import Final

import sqlalchemy as sa

STEP_TABLE: Final = "log_step"
"""Not Alembic's usual name, so that a hub may lie in the same database."""
STEPS: Final = (
    "step_0001_log",
    "step_0002_lobbies",
    "step_0003_heard_rolls",
    "step_0004_room",
    "step_0005_side_lines",
    "step_0006_open_room",
    "step_0007_feed_numbers",
    "step_0008_sessions",
)
"""Modules of ``migrations/versions``, each loaded only by a log that lacks it."""
_STEP: Final = sa.Table(
    STEP_TABLE,
    sa.MetaData(),
    sa.Column("version_num", sa.String(32), nullable=False),
    sa.PrimaryKeyConstraint("version_num", name=f"{STEP_TABLE}_pkc"),
)


class NewerSchema(Exception):
    """A later version wrote that log; its step is the message."""


def bring_up_to_date(engine: sa.Engine) -> None:
    """Run all missing migrations in one transaction.

    A log from before steps were counted may have the tables of any of them: each makes only what is not there.

    Raises:
        NewerSchema: nothing was changed. SQLAlchemyError: it cannot be read or written.
    """
    with engine.connect() as connection:
        if not _missing(connection):
            return
    with _alone(engine) as connection:
        for name in _missing(connection):
            import_module(f"companion.table.migrations.versions.{name}").upgrade(connection)
        _STEP.create(connection, checkfirst=True)
        connection.execute(_STEP.delete())
        connection.execute(_STEP.insert().values(version_num=_revision(STEPS[-1])))


def step_of(connection: sa.Connection) -> str | None:
    """The step at which the schema is; None where none was counted."""
    if not connection.dialect.has_table(connection, STEP_TABLE):
        return None
    step: str | None = connection.execute(sa.select(_STEP.c.version_num)).scalar_one_or_none()
    return step


def _missing(connection: sa.Connection) -> tuple[str, ...]:
    step = step_of(connection)
    known = [None, *map(_revision, STEPS)]
    if step not in known:
        raise NewerSchema(step)
    return STEPS[known.index(step) :]


def _revision(step: str) -> str:
    return step.split("_")[1]


@contextmanager
def _alone(engine: sa.Engine) -> Iterator[sa.Connection]:
    """A transaction beside which nobody else changes the schema; SQLite's driver begins none by itself for that."""
    with engine.connect() as connection:
        if engine.dialect.name == "sqlite":
            connection.exec_driver_sql("BEGIN IMMEDIATE")
        yield connection
        connection.commit()
