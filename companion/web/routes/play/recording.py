"""Routes with which a host starts and stops recording, and sees its state."""

from __future__ import annotations

from dataclasses import asdict
from typing import Protocol

from flask import Blueprint, Response, jsonify

from companion.live.live_table import LiveTable
from companion.live.recording_status import RecordingShown
from companion.web.api.bodies import SwitchRecording, body
from companion.web.request_identity import host


class Recorder(Protocol):
    """What can record the open game."""

    def switch(self, *, on: bool) -> None:
        """Start or stop; does not wait for the disk."""

    def shown(self) -> RecordingShown:
        """How it goes."""


def recording_control(live: LiveTable, recorder: Recorder) -> Blueprint:
    """The routes."""
    routes = Blueprint("recording", __name__)

    @routes.get("/api/recording")
    def shown() -> Response:
        host(live)
        return jsonify(asdict(recorder.shown()))

    @routes.post("/api/recording")
    def switch() -> Response:
        wish = body(SwitchRecording)
        host(live)
        # The game does not move on between what is written first and what comes then.
        live.retell_after(lambda: recorder.switch(on=wish.on))
        return jsonify(asdict(recorder.shown()))

    return routes
