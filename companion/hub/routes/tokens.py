"""Routes with which hosts create, list and revoke tokens for programs; no token can create another."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import Final

from flask import Blueprint, Response, jsonify
from werkzeug.wrappers import Response as PageResponse

from companion.hub.access.tokens import LONGEST_NAME, MOST_DAYS, SCOPES
from companion.hub.club import Club
from companion.hub.routes import NUMBER
from companion.hub.routes.hosting import check_host
from companion.hub.routes.pages import page_of
from companion.hub.routes.saying import asked_saying
from companion.web.api.bodies import Nothing, body

TOKENS: Final = "/api/hub/tokens"


@dataclass(frozen=True, slots=True)
class TokenWanted:
    """A token, what it is for, and for how many days; null or left out: until it is revoked."""

    name: str
    scopes: tuple[str, ...]
    days: int | None = None


def token_routes(club: Club) -> Blueprint:
    """The routes of tokens."""
    routes = Blueprint("hub_tokens", __name__, template_folder="../templates")

    @routes.get("/tokens")
    def page() -> PageResponse:
        check_host(club)
        bounds = {"letters": LONGEST_NAME, "most_days": MOST_DAYS, "scopes": SCOPES}
        return page_of("hub_tokens.html", asked_saying(), host=True, tokens=club.tokens.shown(), **bounds)

    @routes.get(TOKENS)
    def shown() -> Response:
        check_host(club)
        return jsonify(tokens=[asdict(token) for token in club.tokens.shown()])

    @routes.post(TOKENS)
    def make() -> Response:
        check_host(club)
        wanted = body(TokenWanted)
        number, token = club.tokens.make(wanted.name, wanted.scopes, wanted.days)
        return jsonify(id=number, token=token)

    @routes.post(f"{TOKENS}/<{NUMBER}:token>/revoke")
    def revoke(token: int) -> Response:
        check_host(club)
        body(Nothing)
        club.tokens.revoke(token)
        return jsonify(revoked=token)

    return routes
