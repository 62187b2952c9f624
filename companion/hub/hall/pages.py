"""A seal gate's rarely used routes: pages, QR codes, lists for checking seals, metrics and health."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Final

from flask import Flask, Response, redirect, render_template, request, url_for
from werkzeug.wrappers import Response as AnyResponse

from companion.hub.club import Club
from companion.hub.hall.figures import HallFigures
from companion.hub.hall.gate_broadcast import Telling
from companion.hub.hall.halls import HallListed, Halls
from companion.hub.hall.tickets import Tickets
from companion.hub.routes.health import health_routes
from companion.hub.routes.saying import asked_language, asked_saying
from companion.texts.refusals import sentence_of
from companion.web.api.room_bodies import MAX_ROOM_BODY_BYTES
from companion.web.errors import add_errors
from companion.web.network.qr import qr_svg
from companion.web.request_guard import IsOwnName, add_guards, add_headers
from companion.web.static_files import keep_static_files

SPREAD_MS: Final = 6000
"""The time over which pages of a failed gate reconnect to others; all at once would exceed what a system queues."""
_WEB: Final = Path(__file__).parents[2] / "web"
_WEEK_S: Final = 7 * 24 * 3600
_FAILED: Final = 500


def create_hall_pages(
    club: Club, halls: Halls, telling: Telling, figures: HallFigures, is_own_name: IsOwnName, address: str
) -> Flask:
    """Create the Flask application of a gate.

    Args:
        address: the address given to phones.
    """
    app = Flask(__name__, static_folder=str(_WEB / "static"), template_folder=str(_WEB / "templates"))
    app.config["MAX_CONTENT_LENGTH"] = MAX_ROOM_BODY_BYTES
    app.json.sort_keys = False  # type: ignore[attr-defined]
    keep_static_files(app)
    add_headers(app)
    add_errors(app, lambda error: sentence_of(error, asked_language()), _refused)
    add_guards(app, is_own_name)
    app.register_blueprint(health_routes(club, figures))

    def page(template: str, hall: HallListed) -> str:
        way = f"/halls/{hall.code}"
        return render_template(
            template,
            api="",
            room_api=f"/api{way}",
            way=way,
            code=f"{way}.svg",
            address=address,
            table_port=None,
            spread=SPREAD_MS,
        )

    @app.get("/")
    def way_in() -> AnyResponse:
        open_ones = [hall for hall in halls.listed() if hall.stage != "ended"]
        asked = request.args.get("code", "").strip().upper()
        found = [hall for hall in open_ones if hall.code == asked] or (open_ones if len(open_ones) == 1 else [])
        if found:
            return redirect(url_for("phone", code=found[0].code, lang=request.args.get("lang")))
        return _door(asked, asked_saying()("refusal.hub.no_such_hall") if asked else None)

    @app.get("/halls/<code>")
    def phone(code: str) -> Response:
        hall = halls.with_code(code)
        answer = Response(page("room.html", hall), mimetype="text/html", headers={"Cache-Control": "no-store"})
        tickets = _tickets(telling, hall)
        if tickets is not None and tickets.person(request.cookies.get(tickets.person_cookie, "")) is None:
            name, token = tickets.person_cookie, tickets.new_person()
            secure = request.is_secure
            answer.set_cookie(name, token, max_age=_WEEK_S, httponly=True, samesite="Lax", secure=secure, path="/")
        return answer

    @app.get("/halls/<code>/screen")
    def screen(code: str) -> str:
        return page("room_screen.html", halls.with_code(code))

    @app.get("/halls/<code>.svg")
    def picture(code: str) -> Response:
        return Response(qr_svg(f"{address}/halls/{halls.with_code(code).code}"), mimetype="image/svg+xml")

    _add_proofs(app, halls)
    return app


def _door(asked: str, refused: str | None) -> Response:
    """The page on which people type the code."""
    say = asked_saying()
    return Response(render_template("hall_door.html", say=say, asked=asked, refused=refused), mimetype="text/html")


def _refused(status: int, sentence: str | None) -> Response:
    """The same page for an address that does not exist."""
    say = asked_saying()
    hint = say("club.no_hall_page") if status < _FAILED else say("club.failed_hint")
    return _door("", sentence or hint)


def _add_proofs(app: Flask, halls: Halls) -> None:
    """Add the lists with which anybody can check a round: seals before the reveal, openings after it."""

    @app.get("/api/halls/<code>/rounds/<int(max=1000):number>/seals")
    def seals(code: str, number: int) -> Response:
        return _text(halls.seals_text(halls.with_code(code).id, number))

    @app.get("/api/halls/<code>/rounds/<int(max=1000):number>/openings")
    def openings(code: str, number: int) -> Response:
        return _text(halls.openings_text(halls.with_code(code).id, number))


def _tickets(telling: Telling, hall: HallListed) -> Tickets | None:
    """Return the hall's tickets; None until the gate has first read a new hall."""
    known = telling.hall(hall.code)
    return None if known is None else telling.told(known).tickets


def _text(lines: Iterator[str]) -> Response:
    return Response(lines, mimetype="text/plain", headers={"Cache-Control": "no-store"})
