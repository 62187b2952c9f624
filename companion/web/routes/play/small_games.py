"""Routes of the small games: starting the next one, commands in it, and the stream of its state."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from flask import Blueprint, Response, jsonify

from companion.live.live_table import LiveTable
from companion.lobby.identity import Viewer
from companion.lobby.seating import with_places
from companion.small_games.next_game import OpenSmallGame
from companion.web.api.bodies import (
    GiveCommand,
    RedoCommands,
    SetPlaces,
    UndoCommands,
    body,
    body_of,
    checked_id,
    json_body,
)
from companion.web.connections.open_pages import OpenPages
from companion.web.connections.stream_session import telling
from companion.web.request_identity import acting, host


def small_games(live: LiveTable, open_pages: OpenPages) -> Blueprint:
    """The routes of the small games."""
    small = live.small
    routes = Blueprint("small_games", __name__)

    telling(routes, "/api/small", live, small.feed, open_pages)

    @routes.post("/api/small/open")
    def begin() -> Response:
        wish = body(OpenSmallGame)
        host(live)
        return jsonify(table=small.begin(wish))

    @routes.post("/api/small/places")
    def places() -> Response:
        wish = body(SetPlaces)
        host(live)
        live.change_lobby(lambda lobby: with_places(lobby, wish.places))
        return jsonify({})

    @routes.post("/api/small/commands")
    def commands() -> Response:
        return jsonify(version=acting(live, small_command_given(live, json_body())))

    @routes.post("/api/small/undo")
    def undo() -> Response:
        given = body(UndoCommands)
        command_id = checked_id(given.id)
        version = acting(
            live,
            lambda viewer: small.undo(
                viewer, given.count, expected_version=given.expected_version, command_id=command_id
            ),
        )
        return jsonify(version=version)

    @routes.post("/api/small/redo")
    def redo() -> Response:
        given = body(RedoCommands)
        command_id = checked_id(given.id)
        version = acting(live, lambda viewer: small.redo(viewer, command_id=command_id))
        return jsonify(version=version)

    return routes


def small_command_given(live: LiveTable, form: Any) -> Callable[[Viewer], int]:
    """Read the command in a request's body; return a function that carries it out and returns the version.

    Raises:
        MalformedRequest, MalformedCommand: the body holds no valid command.
    """
    given = body_of(GiveCommand, form)
    command_id = checked_id(given.id)
    return lambda viewer: live.small.submit(
        given.command, viewer, expected_version=given.expected_version, command_id=command_id
    )
