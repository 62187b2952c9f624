"""Routes for programs: everything that pages show, as JSON and as a stream."""

from __future__ import annotations

import contextlib
import json
from dataclasses import asdict
from typing import Final

from flask import Blueprint, Response, jsonify, request

from companion.hub.access.joining import no_such_table
from companion.hub.club import Club
from companion.hub.routes import NUMBER
from companion.hub.routes.saying import asked_language
from companion.hub.routes.shown import (
    asked_season,
    person_shown,
    pseudonym,
    ratings_shown,
    records_shown,
    standings_shown,
    table_shown,
)
from companion.hub.watching.page_fragments import Looking, PageParts
from companion.hub.watching.spectator_view import table_told
from companion.hub.watching.wall_json import KeptWall
from companion.web.connections.open_pages import Follower, OpenPages
from companion.web.connections.streaming import event_stream

_LONGEST_NUMBER: Final = 9


def reading_routes(club: Club, pages: OpenPages, parts: PageParts, kept_wall: KeptWall) -> Blueprint:
    """The routes for programs."""
    routes = Blueprint("hub_reading", __name__)
    _add_tables(routes, club, pages, parts, kept_wall)
    _add_people(routes, club)
    return routes


def _add_tables(routes: Blueprint, club: Club, pages: OpenPages, parts: PageParts, kept_wall: KeptWall) -> None:
    """Add the wall, one table, and the stream of changes."""

    @routes.get("/api/hub/wall")
    def wall() -> Response:
        told = kept_wall.now()
        short = bool(request.accept_encodings["gzip"])
        answer = Response(told.compressed if short else told.body, mimetype="application/json")
        if short:
            answer.content_encoding = "gzip"
        answer.headers["Cache-Control"] = "no-cache"
        answer.vary.add("Accept-Encoding")
        answer.set_etag(told.tag, weak=True)  # weak: the same content, whatever its encoding
        answer.make_conditional(request)
        return answer

    @routes.get("/api/hub/stream")
    def stream() -> Response:
        page = Looking(_asked_table(), asked_language(), "lang" in request.args)
        with contextlib.ExitStack() as leaving:
            leaving.callback(pages.arrive(Follower(None, request.remote_addr or "", belongs=False)))
            leaving.callback(parts.open(page))
            gone = leaving.pop_all()
        return event_stream(club.wall, lambda: page, gone.close)

    @routes.get(f"/api/hub/tables/<{NUMBER}:table>")
    def table(table: int) -> Response:
        return jsonify(table_told(table_shown(club, table, pseudonym)))


def _add_people(routes: Blueprint, club: Club) -> None:
    """Add standings, ratings, records and one person."""

    @routes.get("/api/hub/standings")
    def season() -> Response:
        year = asked_season(club, request.args.get("season"))
        rows = standings_shown(club, year, pseudonym)
        return jsonify(
            season=year,
            standings=[
                {**asdict(row.standing), "name": row.name, "colour": row.colour, "rating": row.rating} for row in rows
            ],
        )

    @routes.get("/api/hub/ratings")
    def ratings() -> Response:
        rows = [
            {"person": one.person, "name": one.name, "kind": one.kind, **asdict(one.rated), "shown": one.rated.shown}
            for one in ratings_shown(club)
        ]
        return jsonify(ratings=rows)

    @routes.get(f"/api/hub/people/<{NUMBER}:person>")
    def person(person: int) -> Response:
        shown = person_shown(club, person, pseudonym)
        return jsonify(
            id=shown.id,
            name=shown.name,
            colour=shown.colour,
            deleted=shown.deleted,
            ratings=[{"kind": kind, **asdict(rating), "shown": rating.shown} for kind, rating in shown.ratings],
            against=[{"name": name, **asdict(against)} for name, against in shown.against],
            games=[{**row._mapping, "winners": json.loads(row.winners or "[]")} for row in shown.games],
        )

    @routes.get("/api/hub/records")
    def records() -> Response:
        walls, sieges = records_shown(club, pseudonym)
        return jsonify(
            walls=[{**row._mapping, "person": name} for name, row in walls],
            sieges=[dict(row._mapping) for row in sieges],
        )


def _asked_table() -> int | None:
    """Return the table asked for, or None for the wall. Raises ``UnknownResource``: ``hub.no_such_table``."""
    given = request.args.get("table", "")
    if not given:
        return None
    if not given.isascii() or not given.isdigit() or len(given) > _LONGEST_NUMBER:
        raise no_such_table()
    return int(given)
