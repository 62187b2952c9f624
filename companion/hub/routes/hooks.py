"""Webhooks: hosts add addresses to notify, see how deliveries go, and remove them."""

from __future__ import annotations

from dataclasses import asdict, dataclass

from flask import Blueprint, Response, jsonify
from werkzeug.wrappers import Response as PageResponse

from companion.hub.club import Club
from companion.hub.hooks.addresses import Hooks
from companion.hub.routes import NUMBER
from companion.hub.routes.hosting import check_host
from companion.hub.routes.pages import page_of
from companion.hub.routes.saying import asked_saying
from companion.web.api.bodies import Nothing, body

HOOKS: str = "/api/hub/webhooks"


@dataclass(frozen=True, slots=True)
class HookWanted:
    """An address, and which kinds of things it is told."""

    url: str
    kinds: tuple[str, ...]


def hook_routes(club: Club) -> Blueprint:
    """The routes of webhooks."""
    routes = Blueprint("hub_hooks", __name__, template_folder="../templates")
    hooks = Hooks(club)

    @routes.get("/webhooks")
    def page() -> PageResponse:
        check_host(club)
        return page_of("hub_hooks.html", asked_saying(), host=True, hooks=hooks.shown())

    @routes.get(HOOKS)
    def shown() -> Response:
        check_host(club, "read", "webhooks")
        return jsonify(webhooks=[asdict(hook) for hook in hooks.shown()])

    @routes.post(HOOKS)
    def add() -> Response:
        check_host(club, "webhooks")
        wanted = body(HookWanted)
        hook, secret = hooks.add(wanted.url, wanted.kinds)
        return jsonify(id=hook, secret=secret)

    @routes.post(f"{HOOKS}/<{NUMBER}:hook>/test")
    def test(hook: int) -> Response:
        check_host(club, "webhooks")
        body(Nothing)
        hooks.test(hook)
        return jsonify(test=hook)

    @routes.post(f"{HOOKS}/<{NUMBER}:hook>/delete")
    def delete(hook: int) -> Response:
        check_host(club, "webhooks")
        body(Nothing)
        hooks.end(hook)
        return jsonify(deleted=hook)

    return routes
