"""Finds a TCP port for a server that will be started shortly, perhaps in another process."""

from __future__ import annotations

import os
import socket
from collections.abc import Iterator
from functools import cache

FIRST, COUNT = 20_000, 12_000
"""Below the range that Linux uses for outgoing connections and for programs that ask for any port."""
APART = 97
"""How far apart processes with successive ids begin to search."""


def free_port() -> int:
    """A port that is free on all addresses of this machine; no other process that asks here gets it meanwhile."""
    for port in _ports():
        with socket.socket() as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            try:
                probe.bind(("", port))
            except OSError:
                continue
        return port
    raise AssertionError("there is always a next one")


@cache
def _ports() -> Iterator[int]:
    return _from(os.getpid())


def _from(pid: int) -> Iterator[int]:
    turn = pid * APART
    while True:
        yield FIRST + turn % COUNT
        turn += 1
