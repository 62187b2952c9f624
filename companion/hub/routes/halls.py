"""Halls of Almost: hosts open them, run their rounds and see who is in. Phones use the seal gates."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import Any, Final

from flask import Blueprint, Response, jsonify, render_template, request
from werkzeug.wrappers import Response as PageResponse

from companion.games.almost.options import Winner
from companion.hub.club import Club
from companion.hub.hall.hall_feed import WatchedHalls
from companion.hub.hall.halls import Halls
from companion.hub.routes import NUMBER
from companion.hub.routes.hosting import check_host
from companion.hub.routes.pages import page_of
from companion.hub.routes.saying import asked_saying
from companion.open_room.options import LONGEST_ROUND_S, LONGEST_TITLE, MOST_ROUNDS, Options
from companion.web.api.bodies import Nothing, body
from companion.web.api.room_bodies import MoveRoomDoor, ProlongRound, RemoveRoomGuest
from companion.web.connections.open_pages import Follower, OpenPages
from companion.web.connections.streaming import event_stream

HALLS: Final = "/api/hub/halls"
_ONE: Final = f"{HALLS}/<{NUMBER}:hall>"
_MOST_NAMED: Final = 12


@dataclass(frozen=True, slots=True)
class HallWanted:
    """A hall as a host opens it: seconds are 0 where the host ends each round, or begins it."""

    title: str
    rounds: int
    by_points: bool
    round_s: int
    pause_s: int


def hall_routes(club: Club, watched: WatchedHalls, pages: OpenPages, address: str) -> Blueprint:
    """The routes with which hosts run halls.

    Args:
        address: the hub's address.
    """
    halls = watched.halls
    routes = Blueprint("hub_halls", __name__, template_folder="../templates")
    _add_pages(routes, club, halls, address)
    _add_looking(routes, club, halls, watched, pages)
    _add_steering(routes, club, halls)
    return routes


def _add_pages(routes: Blueprint, club: Club, halls: Halls, address: str) -> None:
    @routes.get("/halls")
    def listed() -> PageResponse:
        check_host(club)
        bounds = {"letters": LONGEST_TITLE, "most_rounds": MOST_ROUNDS, "longest_s": LONGEST_ROUND_S}
        shown = {"halls": halls.listed(), "gates": halls.gates(), "usual": Options()}
        return page_of("hub_halls.html", asked_saying(), host=True, **shown, **bounds)

    @routes.get(f"/halls/<{NUMBER}:hall>")
    def steered(hall: int) -> str:
        check_host(club)
        found = halls.one(hall)
        doors = [f"{gate}/halls/{found.code}" for gate in halls.gates()[:1]]
        told = {"room_api": f"{HALLS}/{hall}", "way": f"/halls/{found.code}", "doors": doors, "others": "/halls"}
        return render_template(
            "room_host.html", api="", table_port=None, address=doors[0] if doors else address, **told
        )


def _add_looking(routes: Blueprint, club: Club, halls: Halls, watched: WatchedHalls, pages: OpenPages) -> None:
    @routes.get(HALLS)
    def told() -> Response:
        check_host(club, "read", "halls")
        return jsonify(halls=[asdict(hall) for hall in halls.listed()], gates=halls.gates())

    @routes.get(_ONE)
    def told_one(hall: int) -> Response:
        check_host(club, "read", "halls")
        return jsonify(room=halls.shown(hall), now_ms=halls.now_ms)

    @routes.get(f"{_ONE}/host")
    def whether_host(hall: int) -> Response:
        check_host(club, "halls")
        return jsonify(host=True)

    @routes.get(f"{_ONE}/guests")
    def guests(hall: int) -> Response:
        check_host(club, "halls")
        return jsonify(guests=halls.guests_named(hall, request.args.get("find", ""), _MOST_NAMED))

    @routes.get(f"{_ONE}/screen/events")
    def events(hall: int) -> Response:
        check_host(club, "read", "halls")
        halls.one(hall)
        gone = pages.arrive(Follower(None, request.remote_addr or "", belongs=True))
        return event_stream(watched.feed, lambda: hall, gone)


def _add_steering(routes: Blueprint, club: Club, halls: Halls) -> None:
    @routes.post(HALLS)
    def opened() -> Response:
        check_host(club, "halls")
        wanted = body(HallWanted)
        winner: Winner = "points" if wanted.by_points else "rounds"
        options = Options(wanted.title, wanted.rounds, winner, wanted.round_s, wanted.pause_s)
        return jsonify(asdict(halls.open(options)))

    def steering(what: str, kind: type[Any], act: Any) -> None:
        def steer(hall: int) -> Response:
            check_host(club, "halls")
            act(hall, body(kind))
            return jsonify(id=hall)

        routes.add_url_rule(f"{_ONE}/{what}", f"hall_{what}", steer, methods=["POST"])

    steering("begin", Nothing, lambda hall, _: halls.begin(hall))
    steering("reveal", Nothing, lambda hall, _: halls.reveal(hall))
    steering("prolong", ProlongRound, lambda hall, given: halls.prolong(hall, given.seconds))
    steering("door", MoveRoomDoor, lambda hall, given: halls.move_door(hall, to_open=given.open))
    steering("remove", RemoveRoomGuest, lambda hall, given: halls.remove(hall, given.seat))
    steering("end", Nothing, lambda hall, _: halls.end(hall))
    steering("delete", Nothing, lambda hall, _: halls.delete(hall))
