"""A worker's usual port: servers of one test after another take it, so that a browser knows their files again."""

from __future__ import annotations

import socket
from functools import cache

from flask import Flask
from werkzeug.serving import BaseWSGIServer, make_server

from bench.free_port import free_port

ANY_PORT = 0


@cache
def usual_port() -> int:
    """A port that nobody else takes."""
    return free_port()


def served_at_usual_port(host: str, app: Flask) -> BaseWSGIServer:
    """A server there, or on any other port while the usual one is taken: nothing but speed depends on it."""
    port = usual_port()
    try:
        bound(host, port).close()
    except OSError:
        port = ANY_PORT
    return make_server(host, port, app, threaded=True)


def bound(host: str, port: int) -> socket.socket:
    """A socket at that port.

    Raises:
        OSError: somebody else has it.
    """
    made = socket.socket()
    made.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        made.bind((host, port))
    except OSError:
        made.close()
        raise
    return made
