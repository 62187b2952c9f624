"""The log: every event of every table, durable before anybody is told. SQLite by default, any SQLAlchemy URL."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias

import sqlalchemy as sa
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.pool import ConnectionPoolEntry, StaticPool

from companion.errors import CompanionError

JsonObject: TypeAlias = dict[str, Any]

_METADATA = sa.MetaData()
_TABLES = sa.Table(
    "tables",
    _METADATA,
    sa.Column("id", sa.String(64), primary_key=True),
    sa.Column("game", sa.String(32), nullable=False),
    sa.Column("created_ns", sa.BigInteger, nullable=False),
)
_EVENTS = sa.Table(
    "events",
    _METADATA,
    sa.Column("table_id", sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("version", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("t_ns", sa.BigInteger, nullable=False),
    sa.Column("logged_ns", sa.BigInteger, nullable=False),
    sa.Column("event", sa.Text, nullable=False),
)
# One row a command that was taken: which events it made, and the id its sender gave it, so that a
# repeated request gets the first one's answer instead of a second bid.
_COMMANDS = sa.Table(
    "commands",
    _METADATA,
    sa.Column("table_id", sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("version", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("command_id", sa.String(64), nullable=True),
    sa.Column("source", sa.String(64), nullable=False),
    sa.Column("command", sa.Text, nullable=False),
    sa.UniqueConstraint("table_id", "command_id"),
)


class LogConflict(CompanionError):
    """Somebody else appended first: the version is stale (HTTP 409)."""


class LogUnavailable(CompanionError):
    """The log cannot be written or read: disk full, database locked, wrong URL (HTTP 503)."""


@dataclass(frozen=True, slots=True)
class LoggedEvent:
    """One event as it lies in the log; ``version`` counts events from 1."""

    version: int
    t_ns: int
    logged_ns: int
    event: JsonObject


@dataclass(frozen=True, slots=True)
class LoggedCommand:
    """A command that was taken; ``version`` is the table's version after its events."""

    version: int
    command_id: str | None
    source: str
    command: JsonObject


class EventLog:
    """The durable log behind all tables of one process.

    Args:
        url: a SQLAlchemy URL; ``sqlite://`` keeps it in memory.

    Raises:
        LogUnavailable: ``log.cannot_open``.
    """

    def __init__(self, url: str) -> None:
        try:
            in_memory = url in ("sqlite://", "sqlite:///:memory:")
            options: dict[str, Any] = (
                {"poolclass": StaticPool, "connect_args": {"check_same_thread": False}} if in_memory else {}
            )
            self._engine = sa.create_engine(url, **options)
            if self._engine.dialect.name == "sqlite":
                sa.event.listen(self._engine, "connect", _make_durable)
            _METADATA.create_all(self._engine)
        except (sa.exc.SQLAlchemyError, ImportError) as error:
            raise LogUnavailable(
                "log.cannot_open", f"The log at {url!r} cannot be opened ({_reason(error)}): check the database URL."
            ) from error

    def close(self) -> None:
        """Give all connections back."""
        self._engine.dispose()

    def create_table(self, table_id: str, game: str, created_ns: int) -> None:
        """Register a table; known ids are left as they are."""
        with self._transaction() as connection:
            known = connection.execute(sa.select(_TABLES.c.id).where(_TABLES.c.id == table_id)).first()
            if known is None:
                connection.execute(_TABLES.insert().values(id=table_id, game=game, created_ns=created_ns))

    def append(
        self,
        table_id: str,
        after_version: int,
        command: JsonObject,
        events: Sequence[JsonObject],
        *,
        source: str,
        t_ns: int,
        logged_ns: int,
        command_id: str | None = None,
    ) -> int:
        """Write one command's events in one transaction; they are on disk when this returns.

        Returns: the new version.

        Raises:
            LogConflict: ``log.stale_version``.
            LogUnavailable: ``log.cannot_write``.
        """
        new_version = after_version + len(events)
        rows = [
            {
                "table_id": table_id,
                "version": after_version + i,
                "t_ns": t_ns,
                "logged_ns": logged_ns,
                "event": _text(event),
            }
            for i, event in enumerate(events, start=1)
        ]
        try:
            with self._transaction() as connection:
                connection.execute(_EVENTS.insert(), rows)
                connection.execute(
                    _COMMANDS.insert().values(
                        table_id=table_id,
                        version=new_version,
                        command_id=command_id,
                        source=source,
                        command=_text(command),
                    )
                )
        except sa.exc.IntegrityError as error:
            raise LogConflict(
                "log.stale_version", "The table has moved on: look at it again and repeat if you still want to."
            ) from error
        return new_version

    def events(self, table_id: str, after_version: int = 0) -> list[LoggedEvent]:
        """All events of a table behind ``after_version``, in order."""
        query = (
            sa.select(_EVENTS)
            .where(_EVENTS.c.table_id == table_id, _EVENTS.c.version > after_version)
            .order_by(_EVENTS.c.version)
        )
        with self._transaction() as connection:
            return [
                LoggedEvent(row.version, row.t_ns, row.logged_ns, json.loads(row.event))
                for row in connection.execute(query)
            ]

    def commands(self, table_id: str) -> list[LoggedCommand]:
        """All commands that were taken, in order."""
        query = sa.select(_COMMANDS).where(_COMMANDS.c.table_id == table_id).order_by(_COMMANDS.c.version)
        with self._transaction() as connection:
            return [
                LoggedCommand(row.version, row.command_id, row.source, json.loads(row.command))
                for row in connection.execute(query)
            ]

    def version_of_command(self, table_id: str, command_id: str) -> int | None:
        """The version a command with this id led to; None if none was taken."""
        query = sa.select(_COMMANDS.c.version).where(
            _COMMANDS.c.table_id == table_id, _COMMANDS.c.command_id == command_id
        )
        with self._transaction() as connection:
            return connection.execute(query).scalar_one_or_none()

    def _transaction(self) -> _Transaction:
        return _Transaction(self._engine)


class _Transaction:
    """A transaction whose failures to reach the disk become one sentence."""

    def __init__(self, engine: sa.Engine) -> None:
        self._begin = engine.begin()

    def __enter__(self) -> sa.Connection:
        try:
            return self._begin.__enter__()
        except sa.exc.OperationalError as error:
            raise _unavailable(error) from error

    def __exit__(self, kind: Any, error: Any, trace: Any) -> None:
        try:
            self._begin.__exit__(kind, error, trace)
        except sa.exc.OperationalError as failure:
            raise _unavailable(failure) from failure
        if isinstance(error, sa.exc.OperationalError):
            raise _unavailable(error) from error


def _make_durable(connection: DBAPIConnection, _record: ConnectionPoolEntry) -> None:
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode=WAL")
    # FULL: an acknowledged command survives a power cut, not only a crash of the process.
    cursor.execute("PRAGMA synchronous=FULL")
    cursor.execute("PRAGMA foreign_keys=ON")
    cursor.execute("PRAGMA busy_timeout=2000")
    cursor.close()


def _unavailable(error: sa.exc.OperationalError) -> LogUnavailable:
    return LogUnavailable(
        "log.cannot_write",
        f"The log cannot be written now ({_reason(error)}): free some disk space or close what holds the database; "
        "nothing was taken.",
    )


def _reason(error: Exception) -> str:
    origin = getattr(error, "orig", None)
    return str(origin or error).splitlines()[0]


def _text(value: JsonObject) -> str:
    return json.dumps(value, sort_keys=True, separators=(",", ":"))
