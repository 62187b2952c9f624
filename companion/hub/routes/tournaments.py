"""Routes of tournaments: pages and lists for everybody; creating, pairing and correcting for hosts."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import asdict, dataclass
from typing import Any, Final

from flask import Blueprint, Response, jsonify
from werkzeug.wrappers import Response as PageResponse

from companion.hub.club import Club
from companion.hub.people.register import nicknames
from companion.hub.routes import NUMBER
from companion.hub.routes.csv_answer import csv_answer
from companion.hub.routes.hosting import check_host
from companion.hub.routes.pages import page_of
from companion.hub.routes.saying import asked_saying
from companion.hub.tournament.running import Course, Tournaments
from companion.web.api.bodies import Nothing, body

TOURNAMENTS: Final = "/api/hub/tournaments"


@dataclass(frozen=True, slots=True)
class TournamentWanted:
    """A tournament as a host begins it: ``form`` is swiss or league, ``wanted`` are people at a table."""

    title: str
    form: str
    kind: str
    wanted: int
    rounds: int
    names: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class EntrantsWanted:
    """Who comes in, by nickname."""

    names: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class RanksSaid:
    """The places of a table's people, in their order; empty takes back what a host had said."""

    ranks: tuple[int, ...]


def tournament_routes(club: Club, is_host: Callable[[], bool]) -> Blueprint:
    """The routes that show tournaments.

    Args:
        is_host: tells whether the visitor is shown the hosts' controls.
    """
    routes = Blueprint("hub_tournaments", __name__, template_folder="../templates")
    tournaments = Tournaments(club)

    def named() -> Callable[[int], str]:
        say = asked_saying()
        with club.database.reading() as connection:
            return nicknames(connection, say.someone)

    @routes.get("/tournaments")
    def pages() -> PageResponse:
        return page_of("hub_tournaments.html", asked_saying(), host=is_host(), tournaments=tournaments.all())

    @routes.get(f"/tournaments/<{NUMBER}:tournament>")
    def page(tournament: int) -> PageResponse:
        course = tournaments.course(tournament)
        return page_of("hub_tournament.html", asked_saying(), host=is_host(), course=course, named=named())

    @routes.get(TOURNAMENTS)
    def told_all() -> Response:
        return jsonify(tournaments=[asdict(one) for one in tournaments.all()])

    @routes.get(f"{TOURNAMENTS}/<{NUMBER}:tournament>")
    def told(tournament: int) -> Response:
        return jsonify(_course_to_json(tournaments.course(tournament), named()))

    @routes.get(f"{TOURNAMENTS}/<{NUMBER}:tournament>.csv")
    def told_csv(tournament: int) -> Response:
        course, name = tournaments.course(tournament), named()
        head = ("place", "person", "name", "points", "won", "opponents", "played")
        return csv_answer(
            head,
            [(s.place, s.person, name(s.person), s.points, s.won, s.opponents, s.played) for s in course.scores],
        )

    return routes


def tournament_host_routes(club: Club) -> Blueprint:
    """The routes that change something, for hosts only."""
    routes = Blueprint("hub_tournament_hosts", __name__)
    tournaments = Tournaments(club)

    @routes.post(TOURNAMENTS)
    def begin() -> Response:
        check_host(club, "tournaments")
        wanted = body(TournamentWanted)
        number = tournaments.begin(wanted.title, wanted.form, wanted.kind, wanted.wanted, wanted.rounds, wanted.names)
        return jsonify(id=number)

    @routes.post(f"{TOURNAMENTS}/<{NUMBER}:tournament>/entrants")
    def enter(tournament: int) -> Response:
        check_host(club, "tournaments")
        tournaments.enter(tournament, body(EntrantsWanted).names)
        return jsonify(id=tournament)

    @routes.post(f"{TOURNAMENTS}/<{NUMBER}:tournament>/entrants/<{NUMBER}:person>/leave")
    def leave(tournament: int, person: int) -> Response:
        check_host(club, "tournaments")
        body(Nothing)
        tournaments.leave(tournament, person)
        return jsonify(id=tournament)

    @routes.post(f"{TOURNAMENTS}/<{NUMBER}:tournament>/rounds")
    def pair(tournament: int) -> Response:
        check_host(club, "tournaments")
        body(Nothing)
        return jsonify(round=tournaments.pair(tournament))

    @routes.post(f"/api/hub/pairings/<{NUMBER}:pairing>/result")
    def say_result(pairing: int) -> Response:
        check_host(club, "tournaments")
        tournaments.type_result(pairing, body(RanksSaid).ranks or None)
        return jsonify(id=pairing)

    return routes


def _course_to_json(course: Course, named: Callable[[int], str]) -> dict[str, Any]:
    return {
        **asdict(course.tournament),
        "round": course.round,
        "over": course.is_over,
        "scores": [{**asdict(score), "name": named(score.person)} for score in course.scores],
        "playing": list(course.playing),
        "pairings": [
            {
                "id": pairing.id,
                "round": pairing.round,
                "number": pairing.number,
                "table": pairing.table,
                "game": pairing.game,
                "people": [{"id": person, "name": named(person)} for person in pairing.sitting.people],
                "ranks": None if pairing.sitting.ranks is None else list(pairing.sitting.ranks),
            }
            for pairing in course.pairings
        ],
    }
