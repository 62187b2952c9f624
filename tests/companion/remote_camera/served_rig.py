"""A camera that is served over the network of this machine, for tests of those who take its pictures."""

from __future__ import annotations

import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager

from flask import Flask
from werkzeug.serving import make_server

from companion.remote_camera.camera_server import CameraServer
from companion.web.camera_frames import add_camera_frames
from companion.web.errors import add_errors
from companion.web.network.entry_code import add_entry_code
from hardware.camera.source import FrameSource
from vision.geometry.camera_model import CameraModel


def serving_app(served: CameraServer, model: CameraModel | None = None, code: str | None = None) -> Flask:
    """The application over one camera, without a page."""
    app = Flask("served camera")
    add_errors(app)
    if code is not None:
        add_entry_code(app, code)
    add_camera_frames(app, served, model, time.monotonic_ns)
    return app


@contextmanager
def served_over_network(source: FrameSource, port: int = 0, model: CameraModel | None = None) -> Iterator[int]:
    """Serve a camera; gives the port."""
    with CameraServer(source) as served, running(serving_app(served, model), port) as own:
        yield own


@contextmanager
def running(app: Flask, port: int = 0) -> Iterator[int]:
    """Serve an application; gives the port."""
    server = make_server("127.0.0.1", port, app, threaded=True)
    thread = threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.01}, daemon=True)
    thread.start()
    try:
        yield server.port
    finally:
        server.shutdown()
        thread.join()
        server.server_close()
