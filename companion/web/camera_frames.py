"""Serves a camera's pictures one at a time to a table on another machine; docs/camera.md describes the protocol."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from flask import Flask, Response, jsonify, request
from werkzeug.wrappers import Response as AnyResponse

from companion.errors import MalformedRequest
from companion.remote_camera.camera_server import CameraServer
from companion.remote_camera.network_camera import AGE_HEADER, CAMERA, FRAME, NUMBER_HEADER
from vision.geometry.camera_model import CameraModel, camera_model_to_json

LONGEST_WAIT_S: Final = 5.0


def add_camera_frames(app: Flask, served: CameraServer, model: CameraModel | None, clock_ns: Callable[[], int]) -> None:
    """Add the routes that serve the camera's calibration and its frames.

    Args:
        model: the camera's calibration; None: a table that asks for it is told that there is none.
        clock_ns: the clock that times the frames.
    """

    @app.get(CAMERA)
    def camera() -> Response:
        status = served.status()
        told = None if model is None else camera_model_to_json(model)
        return jsonify(calibration=told, state=status.state, message=status.message.to_json())

    @app.get(FRAME)
    def frame() -> AnyResponse:
        """Wait for a frame newer than number ``after``; 204 if none came, 503 if the camera is in trouble."""
        try:
            after = int(request.args.get("after", "-1"))
            wait_s = min(max(0.0, float(request.args.get("wait_s", "0"))), LONGEST_WAIT_S)
        except ValueError as error:
            raise MalformedRequest(
                "camera.frame_asked", "Ask for a frame by the last one's number and the seconds to wait."
            ) from error
        newest = served.other_than(after, wait_s)
        status = served.status()
        if newest is not None and status.state == "working":
            age_us = max(0, (clock_ns() - newest.t_ns) // 1000)
            headers = {NUMBER_HEADER: str(newest.number), AGE_HEADER: str(age_us), "Cache-Control": "no-store"}
            return Response(newest.jpeg, mimetype="image/jpeg", headers=headers)
        if status.state == "working":
            return Response(status=204)
        answer = jsonify(state=status.state, message=status.message.to_json())
        answer.status_code = 503
        return answer
