"""The club's people, for hosts: a list, their names, and codes for those who want an account."""

from __future__ import annotations

import base64
from dataclasses import asdict
from typing import Final

from flask import Blueprint, Response, jsonify, render_template, request
from werkzeug.wrappers import Response as PageResponse

from companion.hub.club import Club
from companion.hub.people.listing import people_counted, people_listed
from companion.hub.people.profiles import Profile
from companion.hub.routes import NUMBER
from companion.hub.routes.accounts import ProfileWanted
from companion.hub.routes.hosting import check_host
from companion.hub.routes.pages import asked_after, page_of
from companion.hub.routes.saying import asked_saying
from companion.web.api.bodies import Nothing, body
from companion.web.network.qr import qr_svg

PEOPLE: Final = "/api/hub/people"
ON_A_PAGE: Final = 200
_ONE: Final = f"{PEOPLE}/<{NUMBER}:person>"


def people_routes(club: Club, address: str) -> Blueprint:
    """The routes with which hosts manage people.

    Args:
        address: the hub's address as shown to people.
    """
    routes = Blueprint("hub_people", __name__, template_folder="../templates")

    @routes.get("/people")
    def page() -> PageResponse:
        check_host(club)
        after = asked_after()
        with club.database.reading() as connection:
            people, count = people_listed(connection, after, ON_A_PAGE), people_counted(connection)
        around = {
            "earlier": max(0, after - ON_A_PAGE) if after else None,
            "later": after + ON_A_PAGE if after + ON_A_PAGE < count else None,
        }
        return page_of("hub_people.html", asked_saying(), host=True, people=people, count=count, **around)

    @routes.get(PEOPLE)
    def listed() -> Response:
        check_host(club, "people")
        with club.database.reading() as connection:
            return jsonify(people=[asdict(one) for one in people_listed(connection)])

    @routes.post(f"{_ONE}/profile")
    def change(person: int) -> Response:
        check_host(club, "people")
        wanted = body(ProfileWanted)
        club.change_profile(person, Profile(wanted.nickname, wanted.colour, wanted.recordings_shown))
        return jsonify(id=person)

    @routes.post(f"{_ONE}/code")
    def code(person: int) -> Response:
        check_host(club)
        body(Nothing)
        return Response(_code_told(club, person, address), mimetype="text/html")

    @routes.post(f"{_ONE}/account/remove")
    def remove(person: int) -> Response:
        check_host(club, "people")
        body(Nothing)
        club.accounts.remove(person)
        return jsonify(id=person)

    @routes.post(f"{_ONE}/delete")
    def delete(person: int) -> Response:
        check_host(club, "people")
        body(Nothing)
        club.delete_person(person)
        return jsonify(deleted=person)

    return routes


def _code_told(club: Club, person: int, address: str) -> str:
    """Make a new code, shown as text and as a QR code that opens the page on which to type it."""
    say, code = asked_saying(), club.accounts.new_code(person)
    lang = f"?lang={say.language}" if "lang" in request.args else ""
    picture = base64.b64encode(qr_svg(f"{address}/account{lang}#code={code}")).decode("ascii")
    hint = say("club.account_code_hint", hours=round(club.settings.account.code_hours))
    return render_template(
        "hub_account_code.html", hint=hint, code=code, picture=picture, address=f"{address}/account", say=say
    )
