"""``/machine``: gives a Pi written from the image its name, language and Wi-Fi, and takes updates for it."""

from __future__ import annotations

import base64
import binascii
from collections.abc import Callable
from dataclasses import asdict, replace
from typing import Any, Final

from flask import Blueprint, Response, jsonify, redirect, render_template, request
from werkzeug.wrappers import Response as AnyResponse

from companion.errors import MalformedRequest
from companion.machine.first_start import FirstStart
from companion.machine.requests import MachineRequests
from companion.web.api.bodies import Nothing, SendUpdatePiece, SetUpMachine, body

MAX_PIECE_BODY_BYTES: Final = 2 * 1024 * 1024


def machine_page(machine: MachineRequests, check_host: Callable[[], Any], first_host: Callable[[], str]) -> Blueprint:
    """The page's routes. Until the first start is finished anybody in the house may use them; then only hosts.

    Args:
        check_host: raises ``NotAllowed`` if the sender is not host.
        first_host: makes the sender host, as such a table may have no screen to read a PIN from; returns the PIN.
    """
    routes = Blueprint("machine", __name__)

    def may_steer() -> None:
        if not machine.is_new:
            check_host()

    @routes.before_app_request
    def first_start() -> AnyResponse | None:
        return redirect("/machine") if request.path == "/" and machine.is_new else None

    @routes.get("/machine")
    def page() -> str:
        return render_template("machine.html")

    @routes.get("/api/machine")
    def told() -> Response:
        may_steer()
        return jsonify(asdict(machine.shown()))

    @routes.post("/api/machine")
    def set_up() -> Response:
        wish = body(SetUpMachine)
        was_new = machine.is_new
        may_steer()
        machine.ask_first_start(FirstStart(wish.name, wish.language, wish.network, wish.password))
        pin = first_host() if was_new else None
        return jsonify(asdict(replace(machine.shown(), pin=pin)))

    @routes.post("/api/machine/update/piece")
    def piece() -> Response:
        """Take the next bytes of an update."""
        request.max_content_length = MAX_PIECE_BODY_BYTES
        sent = body(SendUpdatePiece)
        check_host()
        try:
            data = base64.b64decode(sent.data, validate=True)
        except (binascii.Error, ValueError) as error:
            raise MalformedRequest(
                "machine.update_damaged", "This update is damaged or cut short: fetch it again."
            ) from error
        if sent.at < 0:
            raise MalformedRequest("machine.update_damaged", "This update is damaged or cut short: fetch it again.")
        machine.take_piece(sent.at, data)
        return jsonify(asdict(machine.shown()))

    @routes.post("/api/machine/update")
    def try_update() -> Response:
        body(Nothing)
        check_host()
        machine.try_update()
        return jsonify(asdict(machine.shown()))

    return routes
