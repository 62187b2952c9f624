"""Sitting down, asking for a seat, leaving it."""

from __future__ import annotations

from flask import Blueprint, Response, jsonify

from companion.evening.live import LiveTable
from companion.lobby.lobby import asked_for, claimed, left
from companion.web.bodies import ClaimSeat, Nothing, RequestSeat, body
from companion.web.following import followed
from companion.web.open_pages import OpenPages
from companion.web.people import digest_of_known, known_person, person
from companion.web.streaming import state_once


def joining(live: LiveTable, open_pages: OpenPages) -> Blueprint:
    """Seats, and what a viewer is told."""
    routes = Blueprint("joining", __name__)

    @routes.get("/api/state")
    def state() -> Response:
        found = person()
        return state_once(live.feed, live.viewer(found.digest, local=found.local))

    @routes.get("/api/events")
    def events() -> Response:
        return followed(live, live.feed, open_pages)

    @routes.post("/api/seats/<int:seat>/claim")
    def claim(seat: int) -> Response:
        wish = body(ClaimSeat)
        digest = digest_of_known(known_person())
        live.change_lobby(lambda lobby: claimed(lobby, seat, digest, wish.name, wish.marker))
        return jsonify(seat=seat)

    @routes.post("/api/seats/<int:seat>/request")
    def ask(seat: int) -> Response:
        wish = body(RequestSeat)
        digest = digest_of_known(known_person())
        lobby = live.change_lobby(lambda lobby: asked_for(lobby, seat, digest, wish.name))
        return jsonify(request=next(made.id for made in lobby.requests if made.holder == digest))

    @routes.post("/api/seats/<int:seat>/leave")
    def leave(seat: int) -> Response:
        body(Nothing)
        digest = digest_of_known(person())
        live.change_lobby(lambda lobby: left(lobby, seat, digest))
        return jsonify({})

    return routes
