"""Routes with which a phone subscribes to notices of its turns, or ends the subscription."""

from __future__ import annotations

from typing import Protocol

from flask import Blueprint, Response, jsonify

from companion.errors import UnknownPerson
from companion.live.live_table import LiveTable
from companion.lobby.identity import Viewer
from companion.push.subscriptions import Subscription, subscription_from
from companion.web.api.bodies import AskForPush, Nothing, body
from companion.web.request_identity import acting, person, session_of


class Pushing(Protocol):
    """Notifies phones of their turns."""

    @property
    def public_key(self) -> str:
        """The key with which a phone's browser subscribes."""

    def put(self, digest: str, subscription: Subscription) -> None:
        """Notify that person's phone from now on; they must have a seat."""

    def drop(self, digest: str) -> None:
        """Stop notifying that person's phone."""


def push(live: LiveTable, pushing: Pushing) -> Blueprint:
    """The routes of push subscriptions."""
    routes = Blueprint("push", __name__)

    @routes.post("/api/push")
    def ask() -> Response:
        wish = body(AskForPush)
        digest = session_of(person()).digest
        subscription = subscription_from(wish.endpoint, wish.key, wish.secret, wish.language)

        def keep(viewer: Viewer) -> None:
            if viewer.seat is None:
                raise UnknownPerson("person.unknown", "You have no seat at this table: sit down first.")
            pushing.put(digest, subscription)

        acting(live, keep)
        return jsonify({})

    @routes.post("/api/push/end")
    def end() -> Response:
        body(Nothing)
        pushing.drop(session_of(person()).digest)
        return jsonify({})

    return routes
