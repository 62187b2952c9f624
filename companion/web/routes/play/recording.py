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
    """Records the open game."""

    def switch(self, *, on: bool) -> None:
        """Start or stop recording, without waiting for the disk."""

    def shown(self) -> RecordingShown:
        """Return the recording's present state."""


def recording_control(live: LiveTable, recorder: Recorder) -> Blueprint:
    """Routes that start and stop the recording, and show its state."""
    routes = Blueprint("recording", __name__)

    @routes.get("/api/recording")
    def shown() -> Response:
        host(live)
        return jsonify(asdict(recorder.shown()))

    @routes.post("/api/recording")
    def switch() -> Response:
        wish = body(SwitchRecording)
        host(live)
        # The game must not move on between the first state that is written and what follows.
        live.retell_after(lambda: recorder.switch(on=wish.on))
        return jsonify(asdict(recorder.shown()))

    return routes
