"""Routes for commands, undo and answers in a game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from flask import Blueprint, Response, jsonify

from companion.games.codec import command_from_json
from companion.games.raja.commands import Command, Redo, RollSiegeDice, Undo
from companion.games.raja.game import ENGINE
from companion.games.raja.pieces import HOST
from companion.live.live_table import LiveTable
from companion.lobby.identity import Viewer
from companion.web.api.bodies import (
    GiveAnswer,
    GiveCommand,
    RedoCommands,
    RollByCompanion,
    TypeRoll,
    UndoCommands,
    body,
    body_of,
    checked_id,
    json_body,
)
from companion.web.request_identity import acting


def playing(live: LiveTable) -> Blueprint:
    """The routes for playing a game."""
    routes = Blueprint("playing", __name__)

    @routes.post("/api/commands")
    def commands() -> Response:
        return jsonify(version=acting(live, command_given(live, json_body())))

    @routes.post("/api/undo")
    def undo() -> Response:
        given = body(UndoCommands)
        return taken(lambda viewer: Undo(_voice(viewer), given.count), given.id, given.expected_version)

    @routes.post("/api/redo")
    def redo() -> Response:
        given = body(RedoCommands)
        return taken(lambda viewer: Redo(_voice(viewer)), given.id)

    @routes.post("/api/answers")
    def answers() -> Response:
        given = body(GiveAnswer)
        acting(live, lambda viewer: live.answer(given.question, given.answer, viewer, seat=given.seat))
        return jsonify({})

    @routes.post("/api/rolls")
    def rolls() -> Response:
        given = body(TypeRoll)
        return taken(lambda viewer: RollSiegeDice(_own_seat(viewer), given.faces), given.id)

    @routes.post("/api/rolls/companion")
    def companion_rolls() -> Response:
        given = body(RollByCompanion)
        version, faces = acting(live, lambda viewer: live.roll(viewer, command_id=checked_id(given.id)))
        return jsonify(version=version, faces=list(faces))

    def taken(made: Callable[[Viewer], Command], given_id: str | None, expected: int | None = None) -> Response:
        command_id = checked_id(given_id)
        version = acting(
            live,
            lambda viewer: live.submit(made(viewer), viewer, expected_version=expected, command_id=command_id),
        )
        return jsonify(version=version)

    return routes


def command_given(live: LiveTable, form: Any) -> Callable[[Viewer], int]:
    """Read the command in a request's body; return a function that carries it out and returns the version.

    Raises:
        MalformedRequest, MalformedCommand: the body holds no valid command.
    """
    given = body_of(GiveCommand, form)
    command, command_id = command_from_json(ENGINE, given.command), checked_id(given.id)
    return lambda viewer: live.submit(command, viewer, expected_version=given.expected_version, command_id=command_id)


def _voice(viewer: Viewer) -> int:
    """Return the seat that acts; a host acts as host, who may always undo."""
    return HOST if viewer.host else _own_seat(viewer)


def _own_seat(viewer: Viewer) -> int:
    return HOST if viewer.seat is None else viewer.seat
