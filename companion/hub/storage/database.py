"""The hub's database: PostgreSQL for a club, SQLite for trying out; Alembic manages its schema."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager, nullcontext
from pathlib import Path
from typing import Any, Final

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.pool import ConnectionPoolEntry, StaticPool

from companion.private_files import open_new
from companion.table.database import LogUnavailable, file_of

_MIGRATIONS: Final = Path(__file__).with_name("migrations")
_WAIT_S: Final = 10
"""How long to wait for a connection from the pool, and for a database that does not answer."""


class HubDatabase:
    """Connections to the hub's database.

    Args:
        url: a SQLAlchemy URL; ``sqlite://`` keeps it in memory.
        pool: the most connections.

    Raises:
        LogUnavailable: ``hub.cannot_open``.
    """

    def __init__(self, url: str, pool: int) -> None:
        options: dict[str, Any] = {"pool_size": pool, "max_overflow": 0, "pool_timeout": _WAIT_S, "pool_pre_ping": True}
        if url == "sqlite://":
            options = {"poolclass": StaticPool, "connect_args": {"check_same_thread": False}}
        elif url.startswith("postgresql"):
            options["connect_args"] = {"connect_timeout": _WAIT_S}
        try:
            self.engine = sa.create_engine(url, **options)
        except (sa.exc.SQLAlchemyError, ImportError) as error:
            raise LogUnavailable("hub.cannot_open", f"{url!r} is no database of a hub ({error}): check it.") from error
        self._is_sqlite = self.engine.dialect.name == "sqlite"
        self._writing: AbstractContextManager[object] = threading.RLock() if self._is_sqlite else nullcontext()
        if self._is_sqlite:
            file = file_of(url)
            if file is not None:
                open_new(file, "ab").close()
            sa.event.listen(self.engine, "connect", _made_durable)

    def upgrade(self, to: str = "head") -> None:
        """Upgrade the schema and its data to that step.

        Raises:
            LogUnavailable: ``hub.cannot_write``.
        """
        with self.writing() as connection:
            command.upgrade(_config(connection), to)

    def downgrade(self, to: str) -> None:
        """Downgrade the schema and its data to that step."""
        with self.writing() as connection:
            command.downgrade(_config(connection), to)

    def check_begun(self) -> None:
        """Check that a hub of this version created the schema.

        Raises:
            LogUnavailable: ``hub.not_begun``; ``hub.cannot_write``.
        """
        with self.reading() as connection:
            newest = ScriptDirectory.from_config(_config(connection)).get_current_head()
        if self.step() != newest:
            raise LogUnavailable("hub.not_begun", "No hub of this version uses that database: start the hub first.")

    def step(self) -> str | None:
        """Return the schema's present step; None in an empty database."""
        with self.reading() as connection:
            step: str | None = MigrationContext.configure(connection).get_current_revision()
            return step

    @contextmanager
    def writing(self) -> Iterator[sa.Connection]:
        """Open a transaction: committed at the end, or rolled back as a whole.

        Raises:
            LogUnavailable: ``hub.cannot_write``.
        """
        try:
            with self._writing, self.engine.begin() as connection:
                yield connection
        except (sa.exc.OperationalError, sa.exc.InterfaceError, sa.exc.InternalError, sa.exc.TimeoutError) as error:
            raise _unavailable(error) from error

    @contextmanager
    def reading(self) -> Iterator[sa.Connection]:
        """Open a connection for reading.

        Raises:
            LogUnavailable: ``hub.cannot_write``.
        """
        memory: AbstractContextManager[object] = (
            self._writing if isinstance(self.engine.pool, StaticPool) else nullcontext()
        )
        try:
            with memory, self.engine.connect() as connection:
                yield connection
        except (sa.exc.OperationalError, sa.exc.InterfaceError, sa.exc.InternalError, sa.exc.TimeoutError) as error:
            raise _unavailable(error) from error

    def close(self) -> None:
        """Close all connections."""
        self.engine.dispose()


def _config(connection: sa.Connection) -> Config:
    config = Config()
    config.set_main_option("script_location", str(_MIGRATIONS))
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    return config


def _made_durable(connection: DBAPIConnection, _record: ConnectionPoolEntry) -> None:
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _unavailable(error: sa.exc.SQLAlchemyError) -> LogUnavailable:
    reason = str(getattr(error, "orig", None) or error).splitlines()[0]
    return LogUnavailable(
        "hub.cannot_write", f"The hub's database does not answer ({reason}): check it; the tables will send again."
    )
