"""Routes of the open room: entering, sealing, checking, and the host's actions."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from concurrent.futures import TimeoutError as NoAnswer
from dataclasses import dataclass
from typing import Any, Final

from flask import Blueprint, Response, jsonify, request

from companion.errors import NotAllowed, TooBusy, UnknownResource
from companion.lobby.session_tokens import Session
from companion.open_room.commands import (
    BeginRound,
    EndGame,
    Enter,
    MoveDoor,
    Prolong,
    RemoveGuest,
    Reveal,
    SealNumber,
)
from companion.open_room.options import Options
from companion.open_room.rate_limit import Rates
from companion.open_room.room import State
from companion.open_room.room_writer import Hall, OpenRoom, Wish
from companion.open_room.settings import OpenRoomSettings
from companion.open_room.view import guests_named, openings_text, seals_text, told_to_all, told_to_one
from companion.web.api.bodies import Nothing, body
from companion.web.api.room_bodies import EnterRoom, MoveRoomDoor, ProlongRound, RemoveRoomGuest, SealRoomNumber
from companion.web.connections.open_pages import Follower, OpenPages
from companion.web.connections.streaming import HELLO, event_stream
from companion.web.request_identity import coming_person, known_person, person
from companion.web.settings import OpenPageSettings

PATIENCE_S: Final = 20.0
"""How long to wait for the disk before the request is refused."""

MOST_NAMED: Final = 12


@dataclass(frozen=True, slots=True)
class Doorkeeper:
    """Decides how often people may enter and act, and who is host.

    Args:
        is_host: tells whether the phone with that token is host at the table.
    """

    phones: Rates
    addresses: Rates
    open_pages: OpenPages
    is_host: Callable[[Session], bool]


def doorkeeper(settings: OpenRoomSettings, is_host: Callable[[Session], bool]) -> Doorkeeper:
    """Return the doorkeeper that the settings describe."""
    return Doorkeeper(Rates(settings.phone), Rates(settings.address), OpenPages(_page_settings(settings)), is_host)


def _page_settings(settings: OpenRoomSettings) -> OpenPageSettings:
    """Return the limits on a hall's pages, where a whole hall sits behind one router."""
    strangers = settings.most_streams - settings.kept_streams
    return OpenPageSettings(settings.pages_each, settings.most_streams, strangers, strangers, settings.newcomer)


def room_routes(hall: Hall, door: Doorkeeper) -> Blueprint:
    """All routes of a room, below ``/api/room``."""
    routes = Blueprint("room", __name__)
    _add_phones(routes, hall, door)
    _add_looking(routes, hall, door)
    _add_hosting(routes, hall, door)
    return routes


def _add_phones(routes: Blueprint, hall: Hall, door: Doorkeeper) -> None:
    @routes.post("/api/room/enter")
    def enter() -> Response:
        wish = body(EnterRoom)
        digest = str(coming_person(door.open_pages).digest)
        door.phones.take(digest, time.monotonic())
        return _own(_done(hall, Enter(digest, wish.name)), digest)

    @routes.post("/api/room/seal")
    def seal() -> Response:
        digest = str(known_person().digest)
        door.phones.take(digest, time.monotonic())
        wish = body(SealRoomNumber)
        return _own(_done(hall, SealNumber(digest, wish.round, wish.number, wish.salt)), digest)

    @routes.get("/api/room/events")
    def events() -> Response:
        digest = person().digest
        own = _you(hall, digest)
        departed = door.open_pages.arrive(_follower(door, is_in=bool(own.get("you"))))
        # This phone's private part is sent once, before the public states: afterwards the phone knows its own actions.
        hello = HELLO + b"event: you\ndata: %b\n\n" % json.dumps(own).encode()
        feed = hall.telling.phones
        return event_stream(feed, lambda: None, departed, hello=hello)

    @routes.get("/api/room/screen/events")
    def screen_events() -> Response:
        return event_stream(hall.telling.screens, lambda: None, door.open_pages.arrive(_follower(door)))


def _add_looking(routes: Blueprint, hall: Hall, door: Doorkeeper) -> None:
    @routes.before_request
    def generous() -> None:
        door.addresses.take(request.remote_addr or "", time.monotonic())

    @routes.get("/api/room")
    def now() -> Response:
        number, state = hall.looked_at
        found = person()
        told = {"number": number, **told_to_all(state)}
        own = told_to_one(state, found.digest)
        return _fresh(jsonify(room=told, you=own, now_ms=hall.now_ms))

    @routes.get("/api/room/host")
    def whether_host() -> Response:
        return _fresh(jsonify(host=_may_host(door)))

    @routes.get("/api/room/rounds/<int:number>/seals")
    def seals(number: int) -> Response:
        return _fresh(Response("".join(seals_text(hall.state, number)), mimetype="text/plain"))

    @routes.get("/api/room/rounds/<int:number>/openings")
    def openings(number: int) -> Response:
        return _fresh(Response("".join(openings_text(hall.state, number)), mimetype="text/plain"))


def _add_hosting(routes: Blueprint, hall: Hall, door: Doorkeeper) -> None:
    def hosted(path: str, kind: type[Any], wish: Callable[[Any], Wish]) -> None:
        def act() -> Response:
            given = body(kind)
            _check_host(door)
            _done(hall, wish(given))
            return jsonify({})

        routes.add_url_rule(f"/api/room/{path}", path, act, methods=["POST"])

    hosted("open", Options, OpenRoom)
    hosted("begin", Nothing, lambda given: BeginRound())
    hosted("reveal", Nothing, lambda given: Reveal())
    hosted("prolong", ProlongRound, lambda given: Prolong(given.seconds))
    hosted("door", MoveRoomDoor, lambda given: MoveDoor(given.open))
    hosted("remove", RemoveRoomGuest, lambda given: RemoveGuest(given.seat))
    hosted("end", Nothing, lambda given: EndGame())

    @routes.get("/api/room/guests")
    def guests() -> Response:
        _check_host(door)
        return _fresh(jsonify(guests=guests_named(hall.state, request.args.get("find", ""), MOST_NAMED)))


def _done(hall: Hall, wish: Wish) -> State:
    """Carry out the request, and wait until it is on disk."""
    try:
        return hall.ask(wish).result(PATIENCE_S)
    except NoAnswer as error:
        raise TooBusy("room.slow_disk", "The disk does not keep up: wait a little, then look again.") from error


def _own(state: State, digest: str) -> Response:
    return jsonify(you=told_to_one(state, digest))


def _you(hall: Hall, digest: str | None) -> dict[str, Any]:
    try:
        number, state = hall.looked_at
    except UnknownResource:
        return {}
    return {"number": number, "you": told_to_one(state, digest)}


def _follower(door: Doorkeeper, *, is_in: bool = False) -> Follower:
    """Return the sender as somebody who opens a page of the room."""
    return Follower(person().digest, request.remote_addr or "", is_in or _may_host(door))


def _may_host(door: Doorkeeper) -> bool:
    found = person()
    return found.local or (found.session is not None and door.is_host(found.session))


def _check_host(door: Doorkeeper) -> None:
    if not _may_host(door):
        raise NotAllowed("host.only", "Only a host may do that: give the PIN that the table screen shows.")


def _fresh(response: Response) -> Response:
    response.headers["Cache-Control"] = "no-store"
    return response
