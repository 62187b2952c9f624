"""The companion's single database: SQLite by default, any SQLAlchemy URL; what is committed is on disk."""

from __future__ import annotations

import contextlib
import threading
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import sqlalchemy as sa
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.pool import ConnectionPoolEntry, StaticPool

from companion.errors import CompanionError
from companion.private_files import close_to_others, open_new
from companion.table.schema import NewerSchema, bring_up_to_date

METADATA = sa.MetaData()
_ROOM = sa.Table("room", METADATA, sa.Column("filler", sa.Text, nullable=False))
_ROOM_NEEDED: Final = 24 * 1024
"""In bytes: more than any command with its events needs."""


class LogUnavailable(CompanionError):
    """The database cannot be written or read: disk full, database locked, wrong URL (HTTP 503)."""


class RuleBroken(Exception):
    """Rows violate a constraint of the database, such as a duplicate number; the caller handles it."""


@dataclass(frozen=True, slots=True)
class Prepared:
    """A statement in the database's own SQL, with the names of its values.

    Attributes:
        in_order: values are passed as a sequence in the order of ``names``, otherwise by name.
    """

    text: str
    names: tuple[str, ...]
    in_order: bool

    def values(self, row: Mapping[str, Any]) -> Any:
        """Return a row in the form that the database's driver expects."""
        return tuple([row[name] for name in self.names]) if self.in_order else row


class Database:
    """A durable connection pool to the database.

    Args:
        url: a SQLAlchemy URL; ``sqlite://`` keeps it in memory.

    Raises:
        LogUnavailable: ``log.cannot_open``, ``log.not_understood``.
    """

    def __init__(self, url: str) -> None:
        try:
            in_memory = url in ("sqlite://", "sqlite:///:memory:")
            options: dict[str, Any] = (
                {"poolclass": StaticPool, "connect_args": {"check_same_thread": False}} if in_memory else {}
            )
            self.engine = sa.create_engine(url, **options)
            # In memory all threads share one connection, where a second one's commit would end the first one's work.
            self._alone: contextlib.AbstractContextManager[object] = (
                threading.RLock() if in_memory else contextlib.nullcontext()
            )
            if self.engine.dialect.name == "sqlite":
                sa.event.listen(self.engine, "connect", _make_durable)
                _close_to_others(self.engine.url)
            bring_up_to_date(self.engine)
        except (sa.exc.SQLAlchemyError, ImportError) as error:
            raise LogUnavailable(
                "log.cannot_open", f"The log at {url!r} cannot be opened ({_reason(error)}): check the database URL."
            ) from error
        except NewerSchema as error:
            self.engine.dispose()
            raise LogUnavailable(
                "log.not_understood", f"A later version of the companion wrote the log at {url!r}: update this one."
            ) from error

    def transaction(self) -> Transaction:
        """Return a transaction that is committed at the end, or rolled back as a whole.

        Raises:
            LogUnavailable: ``log.cannot_write``, on entering or leaving.
        """
        return Transaction(self.engine, self._alone)

    def prepared(self, statement: sa.Insert) -> Prepared:
        """Prepare an insert for ``write``. Values must be texts or integers, because they go to the driver unconverted."""
        compiled = statement.compile(dialect=self.engine.dialect)
        in_order = compiled.positiontup
        return Prepared(str(compiled), tuple(in_order or compiled.params), in_order is not None)

    def write(self, *given: tuple[Prepared, Sequence[Mapping[str, Any]]]) -> None:
        """Run each statement for its rows in one transaction; all of it is on disk when this returns, or nothing is.

        Every command of every game is written here. Bypassing SQLAlchemy, which looks up each statement anew,
        halves the time.

        Raises:
            RuleBroken: the rows conflict with existing ones.
            LogUnavailable: ``log.cannot_write``.
        """
        driver = self.engine.dialect.loaded_dbapi
        with self._alone:
            try:
                connection = self.engine.raw_connection()
            except sa.exc.DBAPIError as error:
                raise _unavailable(error) from error
            line: Any = connection.driver_connection
            try:
                cursor = line.cursor()
                for statement, rows in given:
                    if len(rows) == 1:
                        cursor.execute(statement.text, statement.values(rows[0]))
                    else:
                        cursor.executemany(statement.text, [statement.values(row) for row in rows])
                cursor.close()
                line.commit()
            except driver.IntegrityError as error:
                raise RuleBroken(str(error)) from error
            except driver.Error as error:
                if self.engine.dialect.is_disconnect(error, line, None):
                    connection.invalidate(error)
                raise _unavailable(error) from error
            finally:
                connection.close()  # this rolls back whatever was not committed

    def try_room(self) -> None:
        """Write and delete as much as any command may need, to test for space.

        Raises:
            LogUnavailable: ``log.cannot_write``: there is still no space.
        """
        with self.transaction() as connection:
            connection.execute(_ROOM.delete())  # left over from an earlier try
            connection.execute(_ROOM.insert().values(filler="x" * _ROOM_NEEDED))
        with self.transaction() as connection:
            connection.execute(_ROOM.delete())

    def change_mark(self) -> Callable[[], object]:
        """Return a function whose value changes when others have written; it is cheap to call.

        For a database that is no SQLite file, its value changes with every call.
        """
        if file_of(self.engine.url) is None:
            return object
        connection = self.engine.connect().execution_options(isolation_level="AUTOCOMMIT")
        return lambda: connection.exec_driver_sql("PRAGMA data_version").scalar_one()

    def wipe_deleted(self) -> None:
        """Rewrite the file so that no changed or deleted data stays in it.

        It does nothing if the disk has no room for a second file, or if another reader is active.
        """
        if self.engine.dialect.name != "sqlite":
            return
        with contextlib.suppress(sa.exc.DBAPIError), self.engine.connect() as connection:
            alone = connection.execution_options(isolation_level="AUTOCOMMIT")
            alone.exec_driver_sql("VACUUM")
            alone.exec_driver_sql("PRAGMA wal_checkpoint(TRUNCATE)")

    def close(self) -> None:
        """Close all connections."""
        self.engine.dispose()


class Transaction:
    """A transaction that reports every disk failure as ``LogUnavailable``.

    Args:
        engine: the database.
        alone: a lock that is held from beginning to end.
    """

    def __init__(self, engine: sa.Engine, alone: contextlib.AbstractContextManager[object]) -> None:
        self._begin = engine.begin()
        self._alone = alone

    def __enter__(self) -> sa.Connection:
        self._alone.__enter__()
        try:
            return self._begin.__enter__()
        except BaseException as error:
            self._alone.__exit__(None, None, None)
            if isinstance(error, sa.exc.DBAPIError):
                raise _unavailable(error) from error
            raise

    def __exit__(self, kind: Any, error: Any, trace: Any) -> None:
        try:
            self._begin.__exit__(kind, error, trace)
        except sa.exc.DBAPIError as failure:
            raise _unavailable(failure) from failure
        finally:
            self._alone.__exit__(None, None, None)
        # Broken constraints are for the caller to handle; everything else is a problem of the disk or the file.
        if isinstance(error, sa.exc.DBAPIError) and not isinstance(error, sa.exc.IntegrityError):
            raise _unavailable(error) from error


def file_of(url: str | sa.URL) -> Path | None:
    """Return the SQLite file that a database URL names; None for another database, or one in memory."""
    try:
        parsed = sa.make_url(url)
    except sa.exc.ArgumentError:
        return None
    if parsed.get_backend_name() != "sqlite" or parsed.database in (None, "", ":memory:"):
        return None
    return None if "uri" in parsed.query else Path(str(parsed.database))


def _close_to_others(url: sa.URL) -> None:
    """Create the file before SQLite does, readable only by this user; SQLite's companion files inherit that."""
    file = file_of(url)
    if file is None:
        return
    with contextlib.suppress(OSError):  # SQLite gives a better reason why it cannot be opened
        open_new(file, "ab").close()
    close_to_others(file.parent.glob(f"{file.name}*"))


def _make_durable(connection: DBAPIConnection, _record: ConnectionPoolEntry) -> None:
    # Invalid UTF-8 becomes a replacement character, so that one damaged row does not make the whole file unreadable.
    connection.text_factory = lambda data: data.decode("utf-8", "replace")
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode=WAL")
    # FULL: an acknowledged command survives a power cut, not only a crash of the process.
    cursor.execute("PRAGMA synchronous=FULL")
    cursor.execute("PRAGMA foreign_keys=ON")
    cursor.execute("PRAGMA busy_timeout=2000")
    cursor.close()


def _unavailable(error: Exception) -> LogUnavailable:
    return LogUnavailable(
        "log.cannot_write",
        f"The log cannot be written now ({_reason(error)}): free some disk space or close the program that "
        "locks the database. The move was not recorded.",
    )


def _reason(error: Exception) -> str:
    origin = getattr(error, "orig", None)
    return str(origin or error).splitlines()[0]
