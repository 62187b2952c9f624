"""Who is host (the hub's own machine, or anybody with the hosts' key), and the hosts' page."""

from __future__ import annotations

from typing import Final

from flask import Blueprint, render_template, request
from werkzeug.utils import redirect
from werkzeug.wrappers import Response

from companion.errors import NotAllowed
from companion.hub.access.tokens import Scope
from companion.hub.club import Club
from companion.hub.routes.pages import page_of
from companion.hub.routes.saying import asked_saying
from companion.web.api.bodies import Nothing, body
from companion.web.connections.eviction import counted_as
from companion.web.request_guard import is_local

COOKIE: Final = "raja_hub_host"
KEY_HEADER: Final = "Raja-Host-Key"
_YEAR_S: Final = 365 * 24 * 3600


def is_host(club: Club) -> bool:
    """Whether the client is a host."""
    key = request.headers.get(KEY_HEADER) or request.cookies.get(COOKIE, "")
    return is_local() or (bool(key) and club.joining.is_host_key(key))


def check_host(club: Club, *scopes: Scope) -> None:
    """Check for a host, or for a program whose token has one of these scopes; if a token is given, it alone counts.

    Raises:
        NotAllowed: ``hub.hosts_only``. TooSoon, UnknownPerson, NotAllowed: as ``ApiTokens.check``.
    """
    scheme, _, token = request.headers.get("Authorization", "").partition(" ")
    if scheme.lower() == "bearer":
        club.tokens.check(token.strip(), scopes, counted_as(request.remote_addr or ""))
    elif not is_host(club):
        raise NotAllowed("hub.hosts_only", "Only the club's hosts may do this: open the hosts' address first.")


def hosting_routes(club: Club, address: str) -> Blueprint:
    """The routes of the hosts' page.

    Args:
        address: the hub's address as shown to tables.
    """
    routes = Blueprint("hub_hosting", __name__, template_folder="../templates")

    @routes.get("/host")
    def host() -> Response:
        key = request.args.get("key")
        if key is not None and club.joining.is_host_key(key):
            answer = redirect("/host")
            answer.set_cookie(
                COOKIE, key, max_age=_YEAR_S, httponly=True, samesite="Strict", secure=request.is_secure, path="/"
            )
            return answer
        check_host(club)
        joined = club.joining.tables()
        return page_of("hub_host.html", asked_saying(), host=True, joined=joined, address=address)

    @routes.post("/api/hub/host/code")
    def code() -> Response:
        check_host(club, "tables")
        body(Nothing)
        say = asked_saying()
        code = club.joining.new_code()
        hint = say("club.join_hint", minutes=round(club.settings.code_minutes))
        told = render_template("hub_code.html", hint=hint, command=f"raja hub join {address} {code}")
        return Response(told, mimetype="text/html")

    return routes
