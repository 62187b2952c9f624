"""Routes of saved games: list, create, continue, download and upload."""

from __future__ import annotations

from flask import Blueprint, Response, jsonify, request

from companion.errors import Conflict
from companion.games.records import to_json
from companion.live.live_table import LiveTable
from companion.live.state import is_over
from companion.lobby.game_start import same_agreements
from companion.lobby.lobby import RAJA
from companion.web.api.bodies import MAX_GAME_BYTES, NewGame, Nothing, PlayAgain, body, json_body
from companion.web.request_identity import acting, host, viewer_of


def games(live: LiveTable) -> Blueprint:
    """The routes of saved games."""
    routes = Blueprint("games", __name__)

    @routes.get("/api/games")
    def listed() -> Response:
        return jsonify(games=[to_json(game) for game in live.saved.listed(live.lobby.id)])

    @routes.post("/api/games")
    def begin() -> Response:
        wish = body(NewGame)
        host(live)
        return jsonify(table=live.new_game(wish.title))

    @routes.post("/api/games/again")
    def again() -> Response:
        body(PlayAgain)
        return jsonify(table=acting(live, lambda _: _begin_again(live)))

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


def _begin_again(live: LiveTable) -> str:
    """Start another game with the same people in the same seats and the same options; return its id.

    Raises:
        Conflict: ``games.goes_on``.
    """
    lobby = live.lobby
    if lobby.kind != RAJA:
        return live.small.begin_again()
    if not is_over(live.playing().table.state):
        raise Conflict("games.goes_on", "This game is not over yet: play it to its end first.")
    live.new_game(None)
    live.start(same_agreements(lobby))
    return live.lobby.id
