"""Routes for spreadsheets: the same data as for programs, as CSV."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from flask import Blueprint, Response, request

from companion.hub.club import Club
from companion.hub.routes import NUMBER
from companion.hub.routes.csv_answer import at, csv_answer
from companion.hub.routes.shown import (
    NamedStanding,
    asked_season,
    person_shown,
    pseudonym,
    ratings_shown,
    records_shown,
    standings_shown,
)
from companion.hub.watching.wall_json import KeptWall


def spreadsheet_routes(club: Club, kept_wall: KeptWall) -> Blueprint:
    """The routes for spreadsheets."""
    routes = Blueprint("hub_spreadsheets", __name__)

    @routes.get("/api/hub/tables.csv")
    def tables_csv() -> Response:
        head = ("table", "name", "game", "kind", "title", "phase", "over", "seat", "person", "who", "points", "won")
        return csv_answer(head, _seat_rows(json.loads(kept_wall.now().body)["tables"]))

    @routes.get("/api/hub/ratings.csv")
    def ratings_csv() -> Response:
        rows = [
            (one.kind, one.person, one.name, f"{one.rated.shown:.2f}", one.rated.games) for one in ratings_shown(club)
        ]
        return csv_answer(("kind", "person", "name", "rating", "games"), rows)

    @routes.get(f"/api/hub/people/<{NUMBER}:person>.csv")
    def games_csv(person: int) -> Response:
        rows = [
            (game.id, at(game.last_ns), game.table_id, game.name, game.kind, game.title, game.over, _won(game))
            for game in person_shown(club, person, pseudonym).games
        ]
        return csv_answer(("game", "at", "table", "name", "kind", "title", "over", "won"), rows)

    @routes.get(f"/api/hub/people/<{NUMBER}:person>/against.csv")
    def against_csv(person: int) -> Response:
        met = person_shown(club, person, pseudonym).against
        rows = [(other.person, name, other.ahead, other.after, other.level) for name, other in met]
        return csv_answer(("person", "name", "ahead", "after", "level"), rows)

    @routes.get("/api/hub/standings.csv")
    def season_csv() -> Response:
        rows = standings_shown(club, asked_season(club, request.args.get("season")), pseudonym)
        head = ("place", "person", "name", "played", "won", "points", "rating")
        return csv_answer(head, [_csv_row(row) for row in rows])

    @routes.get("/api/hub/records.csv")
    def records_csv() -> Response:
        walls, sieges = records_shown(club, pseudonym)
        rows = [("wall", row.size, row.person_id, name, row.name, at(row.last_ns)) for name, row in walls]
        rows += [("siege", row.size, "", "", row.name, at(row.last_ns)) for row in sieges]
        return csv_answer(("record", "size", "person", "who", "table", "at"), rows)

    return routes


def _seat_rows(tables: Sequence[Mapping[str, Any]]) -> Iterator[tuple[object, ...]]:
    """Yield a row for each seat at each table, and one row for a table without a game."""
    for table in tables:
        game = table["game"]
        if game is None:
            yield (table["id"], table["name"], *[""] * 10)
            continue
        its = (game["id"], game["kind"], game["title"], game["phase"], game["over"])
        for number, seat in enumerate(game["seats"]):
            yield (
                *(table["id"], table["name"], *its, number),
                *(seat["person"], seat["name"], seat["points"], seat["won"]),
            )


def _won(game: Any) -> bool:
    return game.seat in json.loads(game.winners or "[]")


def _csv_row(row: NamedStanding) -> tuple[object, ...]:
    its = row.standing
    rating = "" if row.rating is None else f"{row.rating:.2f}"
    return its.place, its.person, row.name, its.played, its.won, its.behind, rating
