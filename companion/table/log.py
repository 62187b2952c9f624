"""The log: every event of every table, durable before it is published. SQLite by default, any SQLAlchemy URL."""

from __future__ import annotations

import contextlib
import json
from bisect import bisect_right
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias

import sqlalchemy as sa

from companion.errors import CompanionError
from companion.table.database import METADATA, Database, LogUnavailable, RuleBroken

__all__ = ["DamagedGame", "EventLog", "LogConflict", "LogUnavailable", "LoggedCommand", "LoggedEvent", "LoggedStep"]

JsonObject: TypeAlias = dict[str, Any]

_TABLES = sa.Table(
    "tables",
    METADATA,
    sa.Column("id", sa.String(64), primary_key=True),
    sa.Column("game", sa.String(32), nullable=False),
    sa.Column("created_ns", sa.BigInteger, nullable=False),
)
_EVENTS = sa.Table(
    "events",
    METADATA,
    sa.Column("table_id", sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("version", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("t_ns", sa.BigInteger, nullable=False),
    sa.Column("logged_ns", sa.BigInteger, nullable=False),
    sa.Column("event", sa.Text, nullable=False),
)
# One row per accepted command: which events it made, and the id its sender gave it, so that a
# repeated request gets the first one's answer instead of a second bid.
_COMMANDS = sa.Table(
    "commands",
    METADATA,
    sa.Column("table_id", sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("version", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("command_id", sa.String(64), nullable=True),
    sa.Column("source", sa.String(64), nullable=False),
    sa.Column("command", sa.Text, nullable=False),
    sa.UniqueConstraint("table_id", "command_id"),
)


class LogConflict(CompanionError):
    """Somebody else appended first: the version is stale (HTTP 409)."""


class DamagedGame(LogUnavailable):
    """Rows of one game cannot be read; all others can (HTTP 503)."""


@dataclass(frozen=True, slots=True)
class LoggedEvent:
    """One event in the log; ``version`` counts events from 1."""

    version: int
    t_ns: int
    logged_ns: int
    event: JsonObject


@dataclass(frozen=True, slots=True)
class LoggedCommand:
    """An accepted command; ``version`` is the table's version after its events."""

    version: int
    command_id: str | None
    source: str
    command: JsonObject


@dataclass(frozen=True, slots=True)
class LoggedStep:
    """An accepted command with its source, time and events."""

    command: JsonObject
    source: str
    t_ns: int
    events: tuple[JsonObject, ...]


class EventLog:
    """The durable log behind all tables of one process.

    Args:
        database: the companion's database, or its SQLAlchemy URL; ``sqlite://`` keeps it in memory.

    Raises:
        LogUnavailable: ``log.cannot_open``.
    """

    def __init__(self, database: Database | str) -> None:
        self._database = Database(database) if isinstance(database, str) else database
        self._add_events = self._database.prepared(_EVENTS.insert())
        self._add_command = self._database.prepared(_COMMANDS.insert())

    def close(self) -> None:
        """Close all connections."""
        self._database.close()

    def create_table(self, table_id: str, game: str, created_ns: int) -> None:
        """Register a table; known ids are left as they are."""
        with self._database.transaction() as connection:
            known = connection.execute(sa.select(_TABLES.c.id).where(_TABLES.c.id == table_id)).first()
            if known is None:
                connection.execute(_TABLES.insert().values(id=table_id, game=game, created_ns=created_ns))

    def game_of(self, table_id: str) -> str | None:
        """Return which game a table's log is of; None if there is no such table."""
        query = sa.select(_TABLES.c.game).where(_TABLES.c.id == table_id)
        with self._database.transaction() as connection:
            return connection.execute(query).scalar_one_or_none()

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
        done = {
            "table_id": table_id,
            "version": new_version,
            "command_id": command_id,
            "source": source,
            "command": _text(command),
        }
        try:
            self._database.write((self._add_events, rows), (self._add_command, [done]))
        except RuleBroken as error:
            raise LogConflict(
                "log.stale_version", "The table has moved on: look at it again and repeat if you still want to."
            ) from error
        return new_version

    def append_game(self, table_id: str, steps: Sequence[LoggedStep], *, logged_ns: int) -> None:
        """Write a whole game from elsewhere in one transaction: all of it, or nothing.

        Raises:
            LogConflict: ``log.stale_version``: the table is not empty.
            LogUnavailable: ``log.cannot_write``.
        """
        events: list[JsonObject] = []
        commands: list[JsonObject] = []
        for step in steps:
            for event in step.events:
                row = {"version": len(events) + 1, "t_ns": step.t_ns, "logged_ns": logged_ns, "event": _text(event)}
                events.append({"table_id": table_id, **row})
            command = {"command_id": None, "source": step.source, "command": _text(step.command)}
            commands.append({"table_id": table_id, "version": len(events), **command})
        try:
            with self._database.transaction() as connection:
                connection.execute(_EVENTS.insert(), events)
                connection.execute(_COMMANDS.insert(), commands)
        except sa.exc.IntegrityError as error:
            raise LogConflict("log.stale_version", "There is a game already: import into a new one.") from error

    def rewrite(self, table_id: str, steps: Sequence[LoggedStep]) -> None:
        """Replace a whole game by the same number of steps and events, in one transaction.

        Raises:
            LogUnavailable: ``log.cannot_write``.
        """
        version = 0
        with self._database.transaction() as connection:
            for step in steps:
                for event in step.events:
                    version += 1
                    here = (_EVENTS.c.table_id == table_id, _EVENTS.c.version == version)
                    connection.execute(_EVENTS.update().where(*here).values(event=_text(event)))
                here = (_COMMANDS.c.table_id == table_id, _COMMANDS.c.version == version)
                connection.execute(_COMMANDS.update().where(*here).values(command=_text(step.command)))

    def steps(self, table_id: str, until_version: int | None = None) -> list[LoggedStep]:
        """Return a game's steps in order, one per command; only up to ``until_version`` if given."""
        commands = self.commands(table_id)
        events, steps, start = self.events(table_id), [], 0
        for command in commands:
            if until_version is not None and command.version > until_version:
                break
            own = events[start : command.version]
            steps.append(LoggedStep(command.command, command.source, own[-1].t_ns, tuple(e.event for e in own)))
            start = command.version
        return steps

    def intact_steps(self, table_id: str) -> list[LoggedStep]:
        """Return the steps before the first damaged or missing row of a game; all of them if it is whole."""
        with self._database.transaction() as connection:
            events = connection.execute(
                sa.select(_EVENTS).where(_EVENTS.c.table_id == table_id).order_by(_EVENTS.c.version)
            ).all()
            commands = connection.execute(
                sa.select(_COMMANDS).where(_COMMANDS.c.table_id == table_id).order_by(_COMMANDS.c.version)
            ).all()
        numbered = [event for event in events if type(event.version) is int and event.version > 0]
        versions = [event.version for event in numbered]  # sorted by the query
        steps: list[LoggedStep] = []
        start = 0
        for row in commands:
            own = numbered[bisect_right(versions, start) : bisect_right(versions, _number(row.version))]
            try:
                if [event.version for event in own] != list(range(start + 1, _number(row.version) + 1)) or not own:
                    break
                objects = tuple(_object(event.event) for event in own)
                steps.append(LoggedStep(_object(row.command), _word(row.source), _number(own[-1].t_ns), objects))
            except DamagedGame:
                break
            start = row.version
        return steps

    def heads(self) -> dict[str, LoggedEvent]:
        """Return the newest event of every table that has one."""
        newest = sa.select(_EVENTS.c.table_id, sa.func.max(_EVENTS.c.version).label("version"))
        newest_of = newest.group_by(_EVENTS.c.table_id).subquery()
        joined = sa.select(_EVENTS).join(
            newest_of,
            sa.and_(_EVENTS.c.table_id == newest_of.c.table_id, _EVENTS.c.version == newest_of.c.version),
        )
        with self._database.transaction() as connection:
            rows = connection.execute(joined).all()
        heads = {}
        for row in rows:
            with contextlib.suppress(DamagedGame):  # reported when somebody opens that game
                heads[row.table_id] = LoggedEvent(row.version, row.t_ns, row.logged_ns, _object(row.event))
        return heads

    def versions(self) -> dict[str, int]:
        """Return the highest version of each table, where it is readable."""
        query = sa.select(_EVENTS.c.table_id, sa.func.max(_EVENTS.c.version)).group_by(_EVENTS.c.table_id)
        with self._database.transaction() as connection:
            rows = connection.execute(query).all()
        return {str(table_id): version for table_id, version in rows if type(version) is int}

    def events(self, table_id: str, after_version: int = 0) -> list[LoggedEvent]:
        """Return all events of a table after ``after_version``, in order.

        Raises:
            DamagedGame: ``log.damaged_game``.
        """
        query = (
            sa.select(_EVENTS.c.version, _EVENTS.c.t_ns, _EVENTS.c.logged_ns, _EVENTS.c.event)
            .where(_EVENTS.c.table_id == table_id, _EVENTS.c.version > after_version)
            .order_by(_EVENTS.c.version)
        )
        with self._database.transaction() as connection:
            rows = connection.execute(query).all()
        return [LoggedEvent(version, t_ns, logged_ns, _object(event)) for version, t_ns, logged_ns, event in rows]

    def end_of_command(self, table_id: str, version: int) -> int:
        """Return the version at the end of the command that the event ``version`` belongs to; only there is a state
        shown.
        """
        ends = sa.select(sa.func.min(_COMMANDS.c.version)).where(
            _COMMANDS.c.table_id == table_id, _COMMANDS.c.version >= version
        )
        with self._database.transaction() as connection:
            found = connection.execute(ends).scalar_one_or_none()
        return version if found is None else int(found)

    def ends(self, table_id: str) -> list[tuple[int, str]]:
        """Return the version after each accepted command, and who gave it, in order.

        Raises:
            DamagedGame: ``log.damaged_game``.
        """
        query = (
            sa.select(_COMMANDS.c.version, _COMMANDS.c.source)
            .where(_COMMANDS.c.table_id == table_id)
            .order_by(_COMMANDS.c.version)
        )
        with self._database.transaction() as connection:
            return [(version, _word(source)) for version, source in connection.execute(query)]

    def commands(self, table_id: str) -> list[LoggedCommand]:
        """Return all accepted commands, in order.

        Raises:
            DamagedGame: ``log.damaged_game``.
        """
        query = sa.select(_COMMANDS).where(_COMMANDS.c.table_id == table_id).order_by(_COMMANDS.c.version)
        with self._database.transaction() as connection:
            return [
                LoggedCommand(row.version, row.command_id, _word(row.source), _object(row.command))
                for row in connection.execute(query)
            ]

    def command_ids(self, table_id: str) -> set[str]:
        """Return the ids of accepted commands."""
        query = sa.select(_COMMANDS.c.command_id).where(
            _COMMANDS.c.table_id == table_id, _COMMANDS.c.command_id.is_not(None)
        )
        with self._database.transaction() as connection:
            return {str(command_id) for command_id in connection.execute(query).scalars()}

    def command_with_id(self, table_id: str, command_id: str) -> LoggedCommand | None:
        """Return the accepted command with this id, and its version; None if there is none."""
        query = sa.select(_COMMANDS).where(_COMMANDS.c.table_id == table_id, _COMMANDS.c.command_id == command_id)
        with self._database.transaction() as connection:
            row = connection.execute(query).first()
        return None if row is None else LoggedCommand(row.version, command_id, row.source, _object(row.command))


_text = json.JSONEncoder(sort_keys=True, separators=(",", ":")).encode


def _object(text: object) -> JsonObject:
    """Parse a row's JSON object; raises ``DamagedGame``."""
    try:
        value = json.loads(text) if isinstance(text, (str, bytes)) else None
    except ValueError:
        value = None
    if not isinstance(value, dict):
        raise damaged_game()
    return value


def _word(value: object) -> str:
    """Return a row's text; raises ``DamagedGame``, for example where a damaged type makes SQLite return bytes."""
    if not isinstance(value, str):
        raise damaged_game()
    return value


def _number(value: object) -> int:
    return value if type(value) is int else -1


def damaged_game() -> DamagedGame:
    """Return the error for a game whose rows cannot be read."""
    return DamagedGame(
        "log.damaged_game", "The log of that game is damaged: open the game to continue it from before the damage."
    )
