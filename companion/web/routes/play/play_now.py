"""Route of Play now: one tap seats the sender against two virtual players and starts the game."""

from __future__ import annotations

from flask import Blueprint, Response, jsonify

from companion.live.live_table import LiveTable
from companion.lobby.lobby import RAJA, clean_name, seat_of
from companion.lobby.solo_game import AGREED, check_nobody_else_plays, seated_alone
from companion.web.api.bodies import PlayNow, body
from companion.web.connections.open_pages import OpenPages
from companion.web.request_identity import risen, rising_person, session_of


def play_now(live: LiveTable, open_pages: OpenPages) -> Blueprint:
    """The route; offered only beside a virtual table."""
    routes = Blueprint("play_now", __name__)

    @routes.post("/api/play-now")
    def begin() -> Response:
        name = clean_name(body(PlayNow).name)
        session = session_of(rising_person(live.sessions, open_pages))
        with live.held():
            lobby = live.lobby
            check_nobody_else_plays(lobby, session.digest)
            if seat_of(lobby, session.digest) is None:
                risen(live.sessions, session)
            if lobby.started or lobby.kind != RAJA:
                live.new_game(None)
            live.change_lobby(lambda open_lobby: seated_alone(open_lobby, session.digest, name))
            live.start(AGREED)
            seat = seat_of(live.lobby, session.digest)
        assert seat is not None
        return jsonify(seat=seat)

    return routes
