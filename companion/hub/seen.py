"""What is seen of the club: its tables, their games and what happened, by the names that people have now."""

from __future__ import annotations

import json
from collections.abc import Callable, Collection, Iterable
from dataclasses import dataclass
from typing import Any, Final, TypeAlias

import sqlalchemy as sa

from companion.hub.names import with_names
from companion.hub.tables import EVENTS, GAMES, PEOPLE, SEATS, TABLES

NameOf: TypeAlias = Callable[[int], str]
_LINES_ON_WALL: Final = 2
_NS_PER_S: Final = 1_000_000_000


@dataclass(frozen=True, slots=True)
class SeatSeen:
    """A place at a table; ``person`` None for a virtual player."""

    person: int | None
    name: str
    points: int | None
    won: bool


@dataclass(frozen=True, slots=True)
class LineSeen:
    """Something that happened, as a message."""

    at_ns: int
    table: str
    table_id: int
    line: dict[str, Any]


@dataclass(frozen=True, slots=True)
class GameSeen:
    """A game as a spectator sees it.

    Args:
        version: of its newest event that the hub has.
        view: all that a spectator may know.
        lines: newest first.
    """

    id: int
    version: int
    kind: str
    title: str
    phase: str
    over: bool
    last_ns: int
    seats: tuple[SeatSeen, ...]
    lines: tuple[LineSeen, ...]
    view: dict[str, Any]


@dataclass(frozen=True, slots=True)
class TableSeen:
    """A table with its newest game, None before the first; ``away``: not heard of while its game goes on."""

    id: int
    name: str
    away: bool
    game: GameSeen | None


def tables_seen(
    connection: sa.Connection, name_of: NameOf, now_ns: int, away_s: float, only: Collection[int] | None = None
) -> list[TableSeen]:
    """All tables of the club, or of them those named, by name; those that were put out are not among them."""
    rows = connection.execute(_in_order()).all()
    return [
        _table(connection, row, name_of, now_ns, away_s, _LINES_ON_WALL)
        for row in rows
        if only is None or row.id in only
    ]


def tables_in_order(connection: sa.Connection) -> list[int]:
    """Their numbers, as the wall has them."""
    return [row.id for row in connection.execute(_in_order())]


def _in_order() -> sa.Select[Any]:
    return sa.select(TABLES).where(TABLES.c.revoked_ns.is_(None)).order_by(TABLES.c.name, TABLES.c.id)


def table_seen(
    connection: sa.Connection, table: int, name_of: NameOf, now_ns: int, away_s: float, lines: int
) -> TableSeen | None:
    """One of them, with so many lines; None where there is none."""
    row = connection.execute(sa.select(TABLES).where(TABLES.c.id == table, TABLES.c.revoked_ns.is_(None))).first()
    return None if row is None else _table(connection, row, name_of, now_ns, away_s, lines)


def great_moments(connection: sa.Connection, name_of: NameOf, count: int) -> list[LineSeen]:
    """The newest moments that a whole club wants to hear of, newest first."""
    wanted = _lines().where(EVENTS.c.great, EVENTS.c.line.is_not(None), TABLES.c.revoked_ns.is_(None))
    rows = connection.execute(wanted.order_by(EVENTS.c.logged_ns.desc(), EVENTS.c.version.desc()).limit(count))
    return _seen_lines(rows, name_of)


def last_games(connection: sa.Connection, person: int, count: int) -> list[Any]:
    """Rows of the games somebody sat in, newest first: kind, title, table, time, whether over, own seat, winners."""
    query = (
        sa.select(
            GAMES.c.id,
            GAMES.c.kind,
            GAMES.c.title,
            GAMES.c.last_ns,
            GAMES.c.over,
            GAMES.c.winners,
            SEATS.c.seat,
            TABLES.c.name,
            TABLES.c.id.label("table_id"),
        )
        .join(SEATS, SEATS.c.game_id == GAMES.c.id)
        .join(TABLES, TABLES.c.id == GAMES.c.table_id)
        .where(SEATS.c.person_id == person)
    )
    return list(connection.execute(query.order_by(GAMES.c.last_ns.desc()).limit(count)))


def greatest_walls(connection: sa.Connection, count: int) -> list[Any]:
    """Rows of the highest walls: stones, person, time, table."""
    query = (
        sa.select(SEATS.c.highest_wall.label("size"), SEATS.c.person_id, GAMES.c.last_ns, TABLES.c.name)
        .join(GAMES, SEATS.c.game_id == GAMES.c.id)
        .join(TABLES, TABLES.c.id == GAMES.c.table_id)
        .join(PEOPLE, SEATS.c.person_id == PEOPLE.c.id)
        .where(SEATS.c.highest_wall > 0, PEOPLE.c.deleted_ns.is_(None))
    )
    return list(connection.execute(query.order_by(SEATS.c.highest_wall.desc(), GAMES.c.last_ns).limit(count)))


def longest_sieges(connection: sa.Connection, count: int) -> list[Any]:
    """Rows of the longest sieges: rolls, time, table."""
    query = (
        sa.select(GAMES.c.longest_siege.label("size"), GAMES.c.last_ns, TABLES.c.name)
        .join(TABLES, TABLES.c.id == GAMES.c.table_id)
        .where(GAMES.c.longest_siege > 0)
    )
    return list(connection.execute(query.order_by(GAMES.c.longest_siege.desc(), GAMES.c.last_ns).limit(count)))


def _table(connection: sa.Connection, row: Any, name_of: NameOf, now_ns: int, away_s: float, lines: int) -> TableSeen:
    newest = sa.select(GAMES).where(GAMES.c.table_id == row.id).order_by(GAMES.c.last_ns.desc(), GAMES.c.id.desc())
    game = connection.execute(newest.limit(1)).first()
    if game is None:
        return TableSeen(row.id, row.name, False, None)
    away = not game.over and now_ns - row.heard_ns > away_s * _NS_PER_S
    return TableSeen(row.id, row.name, away, _game(connection, game, name_of, lines))


def _game(connection: sa.Connection, game: Any, name_of: NameOf, lines: int) -> GameSeen:
    seats = connection.execute(sa.select(SEATS).where(SEATS.c.game_id == game.id).order_by(SEATS.c.seat)).all()
    points, winners = json.loads(game.points), json.loads(game.winners or "[]")
    told = [
        SeatSeen(
            row.person_id,
            row.virtual_name if row.person_id is None else name_of(row.person_id),
            points[row.seat] if row.seat < len(points) else None,
            row.seat in winners,
        )
        for row in seats
    ]
    wanted = _lines().where(EVENTS.c.game_id == game.id, EVENTS.c.line.is_not(None))
    rows = connection.execute(wanted.order_by(EVENTS.c.version.desc()).limit(lines))
    view = with_names(json.loads(game.view), name_of)
    phase = str(view.get("phase", ""))
    seen = tuple(_seen_lines(rows, name_of))
    return GameSeen(
        game.id, game.version, game.kind, game.title, phase, game.over, game.last_ns, tuple(told), seen, view
    )


def _lines() -> sa.Select[Any]:
    return (
        sa.select(EVENTS.c.logged_ns, EVENTS.c.line, TABLES.c.name, TABLES.c.id)
        .join(GAMES, GAMES.c.id == EVENTS.c.game_id)
        .join(TABLES, TABLES.c.id == GAMES.c.table_id)
    )


def _seen_lines(rows: Iterable[Any], name_of: NameOf) -> list[LineSeen]:
    return [LineSeen(row.logged_ns, row.name, row.id, with_names(json.loads(row.line), name_of)) for row in rows]
