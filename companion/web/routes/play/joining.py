"""Routes to take a seat, ask for one, and leave it."""

from __future__ import annotations

from flask import Blueprint, Response, jsonify

from companion.live.live_table import LiveTable
from companion.lobby.lobby import Lobby, seat_of
from companion.lobby.seating import asked_for, claimed, left
from companion.web.api.bodies import ClaimSeat, Nothing, RequestSeat, body
from companion.web.connections.open_pages import OpenPages
from companion.web.connections.stream_session import telling
from companion.web.request_identity import person, risen, rising_person, session_of


def joining(live: LiveTable, open_pages: OpenPages) -> Blueprint:
    """The routes of seats, and of the state that a viewer sees."""
    routes = Blueprint("joining", __name__)

    telling(routes, "/api", live, live.feed, open_pages)

    @routes.post("/api/seats/<int:seat>/claim")
    def claim(seat: int) -> Response:
        """Give the sender that seat."""
        wish = body(ClaimSeat)
        found = rising_person(live.sessions, open_pages)
        session = session_of(found)

        def sit_down(lobby: Lobby) -> Lobby:
            """Take the seat; a host may also take one that was left."""
            may_host = live.viewer(session.digest, local=found.local).host
            after = claimed(
                lobby, seat, session.digest, wish.name, wish.marker, recorded=wish.recorded, may_host=may_host
            )
            if seat_of(lobby, session.digest) is None:
                risen(live.sessions, session)
            return after

        live.change_lobby(sit_down)
        return jsonify(seat=seat)

    @routes.post("/api/seats/<int:seat>/request")
    def ask(seat: int) -> Response:
        wish = body(RequestSeat)
        session = session_of(rising_person(live.sessions, open_pages))

        def ask_for_it(lobby: Lobby) -> Lobby:
            """Ask for a seat under a new token, so that the host's answer benefits nobody who knows the old one."""
            after = asked_for(lobby, seat, session.digest, wish.name, recorded=wish.recorded)
            risen(live.sessions, session)
            return after

        lobby = live.change_lobby(ask_for_it)
        return jsonify(request=next(made.id for made in lobby.requests if made.holder == session.digest))

    @routes.post("/api/seats/<int:seat>/leave")
    def leave(seat: int) -> Response:
        body(Nothing)
        digest = session_of(person()).digest
        live.change_lobby(lambda lobby: left(lobby, seat, digest))
        return jsonify({})

    return routes
