"""Saved games: the list, a new one, going on with another, taking one along in a file and back."""

from __future__ import annotations

from flask import Blueprint, Response, jsonify, request

from companion.games.records import to_json
from companion.live.live_table import LiveTable
from companion.web.described.bodies import MAX_GAME_BYTES, NewGame, Nothing, body, json_body
from companion.web.people import host, viewer_of


def games(live: LiveTable) -> Blueprint:
    """The games' routes."""
    routes = Blueprint("games", __name__)

    @routes.get("/api/games")
    def listed() -> Response:
        return jsonify(games=[to_json(game) for game in live.saved.listed(live.lobby.id)])

    @routes.post("/api/games")
    def begin() -> Response:
        wish = body(NewGame)
        host(live)
        return jsonify(table=live.new_game(wish.title))

    @routes.post("/api/games/<table>/open")
    def go_on(table: str) -> Response:
        body(Nothing)
        host(live)
        live.open_game(table)
        return jsonify({})

    @routes.get("/api/games/<table>/export")
    def export(table: str) -> Response:
        text = live.saved.exported(table, host=viewer_of(live).host)
        headers = {"Content-Disposition": f'attachment; filename="raja-{table[:12]}.json"', "Cache-Control": "no-store"}
        return Response(text, mimetype="application/json", headers=headers)

    @routes.post("/api/games/import")
    def take_in() -> Response:
        host(live)
        request.max_content_length = MAX_GAME_BYTES
        return jsonify(table=live.saved.imported(json_body()).id)

    return routes
