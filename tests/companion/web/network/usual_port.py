"""A worker's usual port: servers of one test after another take it, so that a browser knows their files again."""

from __future__ import annotations

import socket
import threading
import time
from collections.abc import Callable, Iterable
from functools import cache
from typing import Any

from flask import Flask
from werkzeug.serving import BaseWSGIServer, make_server

from bench.free_port import free_port

ANY_PORT = 0
LONGEST_ANSWER_S = 5.0


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
    return page_server(host, port, app)


def page_server(host: str, port: int, app: Flask) -> BaseWSGIServer:
    """A server for pages; a file is read whole before it goes out.

    Werkzeug leaves a file open where a page that goes elsewhere cuts its line (its rest of the request is read before the
    answer is closed), and the warning of that hits whatever test runs next.
    """

    def whole(environ: dict[str, Any], start: Callable[..., Any]) -> Iterable[bytes]:
        answer = app(environ, start)
        if not environ["PATH_INFO"].startswith("/static/"):
            return answer
        try:
            return [b"".join(answer)]
        finally:
            if hasattr(answer, "close"):
                answer.close()

    return make_server(host, port, whole, threaded=True)


def let_answers_end() -> None:
    """Wait for requests that are still being answered, as long as a picture may take; streams may last longer.

    A process that ends while one of its threads draws in C++ is aborted.
    """
    ends_s = time.monotonic() + LONGEST_ANSWER_S
    for thread in threading.enumerate():
        if "process_request_thread" in thread.name:
            thread.join(max(0.0, ends_s - time.monotonic()))


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
