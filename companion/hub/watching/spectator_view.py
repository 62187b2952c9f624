"""What spectators see of the club: its tables, their games and what happened, with people's present names."""

from __future__ import annotations

import json
from collections import defaultdict
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import asdict, dataclass, replace
from typing import Any, Final, TypeAlias

import sqlalchemy as sa

from companion.hub.people.names import named_json
from companion.hub.storage.tables import EVENTS, GAMES, PEOPLE, SEATS, TABLES
from companion.lobby.seat_emblems import PLACE_COLOURS, PLACE_SYMBOLS

NameOf: TypeAlias = Callable[[int], str]
_LINES_ON_WALL: Final = 2
_EVENTS_A_LINE: Final = 20
"""At least one of this many events has a line, as long as anything worth reading happens."""
_NS_PER_S: Final = 1_000_000_000


@dataclass(frozen=True, slots=True)
class SeatSeen:
    """A seat at a table.

    Args:
        person: None for a virtual player.
        colour: the colour the person chose; None if they chose none.
        mat: the place at the table, which gives the seat its sign; None if the table does not tell it.
    """

    person: int | None
    name: str
    colour: str | None
    points: int | None
    won: bool
    mat: int | None

    @property
    def emblem(self) -> tuple[str, str] | None:
        """The symbol and the colour of the place."""
        return None if self.mat is None else (PLACE_SYMBOLS[self.mat], PLACE_COLOURS[self.mat])


@dataclass(frozen=True, slots=True)
class LineSeen:
    """Something that happened, as a message; ``great``: one of the moments that a whole club wants to hear of."""

    at_ns: int
    table: str
    table_id: int
    line: dict[str, Any]
    great: bool


@dataclass(frozen=True, slots=True)
class GameSeen:
    """A game as a spectator sees it.

    Args:
        version: the version of the newest event that the hub has.
        view: everything that a spectator may know.
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
    """Return all tables of the club, or those named, by name; without revoked ones."""
    rows = [row for row in connection.execute(_in_order()).all() if only is None or row.id in only]
    return _tables(connection, rows, name_of, now_ns, away_s, _LINES_ON_WALL)


def table_told(table: TableSeen) -> dict[str, Any]:
    """Return a table as JSON; its view, which is JSON already, is not copied."""
    if table.game is None:
        return asdict(table)
    told = asdict(replace(table, game=replace(table.game, view={})))
    told["game"]["view"] = table.game.view
    return told


def tables_in_order(connection: sa.Connection) -> list[int]:
    """Return the tables' numbers in the wall's order."""
    return [row.id for row in connection.execute(_in_order())]


def _in_order() -> sa.Select[Any]:
    return sa.select(TABLES).where(TABLES.c.revoked_ns.is_(None)).order_by(TABLES.c.name, TABLES.c.id)


def table_seen(
    connection: sa.Connection, table: int, name_of: NameOf, now_ns: int, away_s: float, lines: int
) -> TableSeen | None:
    """Return one table with that many lines; None if it does not exist."""
    row = connection.execute(sa.select(TABLES).where(TABLES.c.id == table, TABLES.c.revoked_ns.is_(None))).first()
    return None if row is None else _tables(connection, [row], name_of, now_ns, away_s, lines)[0]


def great_moments(connection: sa.Connection, name_of: NameOf, count: int) -> list[LineSeen]:
    """Return the newest moments that interest the whole club, newest first."""
    wanted = _lines().where(EVENTS.c.great, EVENTS.c.line.is_not(None), TABLES.c.revoked_ns.is_(None))
    rows = connection.execute(wanted.order_by(EVENTS.c.logged_ns.desc(), EVENTS.c.version.desc()).limit(count))
    return _seen_lines(rows, name_of)


def last_games(connection: sa.Connection, person: int, count: int) -> list[Any]:
    """Return a person's games, newest first: kind, title, table, time, whether over, own seat, winners."""
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
    """Return the highest walls: stones, person, time, table."""
    query = (
        sa.select(SEATS.c.highest_wall.label("size"), SEATS.c.person_id, GAMES.c.last_ns, TABLES.c.name)
        .join(GAMES, SEATS.c.game_id == GAMES.c.id)
        .join(TABLES, TABLES.c.id == GAMES.c.table_id)
        .join(PEOPLE, SEATS.c.person_id == PEOPLE.c.id)
        .where(SEATS.c.highest_wall > 0, PEOPLE.c.deleted_ns.is_(None))
    )
    return list(connection.execute(query.order_by(SEATS.c.highest_wall.desc(), GAMES.c.last_ns).limit(count)))


def longest_sieges(connection: sa.Connection, count: int) -> list[Any]:
    """Return the longest sieges: rolls, time, table."""
    query = (
        sa.select(GAMES.c.longest_siege.label("size"), GAMES.c.last_ns, TABLES.c.name)
        .join(TABLES, TABLES.c.id == GAMES.c.table_id)
        .where(GAMES.c.longest_siege > 0)
    )
    return list(connection.execute(query.order_by(GAMES.c.longest_siege.desc(), GAMES.c.last_ns).limit(count)))


def _tables(
    connection: sa.Connection, rows: Sequence[Any], name_of: NameOf, now_ns: int, away_s: float, lines: int
) -> list[TableSeen]:
    """Return those tables with their newest games, with one query each for games, seats and lines."""
    of_table = GAMES.alias()
    newest = (
        sa.select(of_table.c.id)
        .where(of_table.c.table_id == TABLES.c.id)
        .order_by(of_table.c.last_ns.desc(), of_table.c.id.desc())
        .limit(1)
        .scalar_subquery()
    )
    wanted = sa.select(newest).where(TABLES.c.id.in_([row.id for row in rows]))
    ids = [game for game in connection.scalars(wanted) if game is not None]
    games = {row.table_id: row for row in connection.execute(sa.select(GAMES).where(GAMES.c.id.in_(ids)))}
    seats, told = _seats(connection, ids), _newest_lines(connection, ids, lines)
    found = []
    for row in rows:
        game = games.get(row.id)
        if game is None:
            found.append(TableSeen(row.id, row.name, False, None))
            continue
        away = not game.over and now_ns - row.heard_ns > away_s * _NS_PER_S
        seen = tuple(
            [
                LineSeen(one.logged_ns, row.name, row.id, named_json(one.line, name_of), one.great)
                for one in told[game.id]
            ]
        )
        found.append(TableSeen(row.id, row.name, away, _game(game, seats[game.id], seen, name_of)))
    return found


def _seats(connection: sa.Connection, games: Sequence[int]) -> Mapping[int, list[Any]]:
    seats = defaultdict(list)
    sat = sa.select(SEATS, PEOPLE.c.colour).outerjoin(PEOPLE, PEOPLE.c.id == SEATS.c.person_id)
    for row in connection.execute(sat.where(SEATS.c.game_id.in_(games)).order_by(SEATS.c.seat)):
        seats[row.game_id].append(row)
    return seats


def _newest_lines(connection: sa.Connection, games: Sequence[int], most: int) -> Mapping[int, list[Any]]:
    """Return each game's newest lines among its last events, newest first."""
    counted = sa.func.row_number().over(partition_by=EVENTS.c.game_id, order_by=EVENTS.c.version.desc()).label("number")
    recent = EVENTS.c.version > GAMES.c.version - _EVENTS_A_LINE * most
    near = (
        sa.select(EVENTS.c.game_id, EVENTS.c.version, EVENTS.c.logged_ns, EVENTS.c.line, EVENTS.c.great, counted)
        .join(GAMES, GAMES.c.id == EVENTS.c.game_id)
        .where(GAMES.c.id.in_(games), EVENTS.c.line.is_not(None), recent)
        .subquery()
    )
    lines = defaultdict(list)
    for row in connection.execute(sa.select(near).where(near.c.number <= most).order_by(near.c.version.desc())):
        lines[row.game_id].append(row)
    return lines


def _game(game: Any, seats: Sequence[Any], lines: tuple[LineSeen, ...], name_of: NameOf) -> GameSeen:
    points, winners = json.loads(game.points), json.loads(game.winners or "[]")
    told = [
        SeatSeen(
            row.person_id,
            row.virtual_name if row.person_id is None else name_of(row.person_id),
            row.colour,
            points[row.seat] if row.seat < len(points) else None,
            row.seat in winners,
            row.mat,
        )
        for row in seats
    ]
    view = named_json(game.view, name_of)
    phase = str(view.get("phase", ""))
    return GameSeen(
        game.id, game.version, game.kind, game.title, phase, game.over, game.last_ns, tuple(told), lines, view
    )


def _lines() -> sa.Select[Any]:
    return (
        sa.select(EVENTS.c.logged_ns, EVENTS.c.line, EVENTS.c.great, TABLES.c.name, TABLES.c.id)
        .join(GAMES, GAMES.c.id == EVENTS.c.game_id)
        .join(TABLES, TABLES.c.id == GAMES.c.table_id)
    )


def _seen_lines(rows: Iterable[Any], name_of: NameOf) -> list[LineSeen]:
    return [LineSeen(row.logged_ns, row.name, row.id, named_json(row.line, name_of), row.great) for row in rows]
