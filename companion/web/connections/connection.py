"""One connection: the part of its request that has arrived, and the part of its answer that is still to be sent."""

from __future__ import annotations

import contextlib
import enum
import io
import socket
import ssl
from collections import deque
from typing import Any, Final

from cheroot.server import HTTPConnection

NOT_NOW: Final = (BlockingIOError, InterruptedError, ssl.SSLWantReadError, ssl.SSLWantWriteError)
"""There is nothing to be read, or no room to write, just now."""

_AT_ONCE: Final = 64 * 1024


class Phase(enum.Enum):
    """What a connection is doing."""

    GREETING = enum.auto()
    """The handshake of a secure line."""

    READING = enum.auto()
    """Waiting for a request, or for the rest of one."""

    IN_TURN = enum.auto()
    """Its request is whole, and waits while workers have others of its address."""

    ANSWERING = enum.auto()
    """A worker has it; nobody else touches it."""

    SENDING = enum.auto()
    """The answer is there, and is taken slowly."""

    LEAVING = enum.auto()
    """All is said: what still comes is thrown away, so that what was said is not lost with it."""


class Connection(HTTPConnection):
    """A connection that is read and written without ever blocking on the client.

    ``reception`` owns it, but for a worker while that answers. Workers parse from memory and write into memory.

    Attributes:
        address: whose limits it counts against.
        since_s: when its phase began, or since when nothing more was taken of an answer.
        received: what has come and is not answered yet.
        lasts: whether another request may follow this answer.
        met: the error of the request that is answered, where a shorter way than the server's met one.
        gathers: what is written waits for ``write_gathered``: a head goes out together with what follows it.
        watched: for which of the selector's events ``reception`` watches it.
    """

    def __init__(self, server: Any, line: socket.socket, address: str, now_s: float) -> None:
        # cheroot's own beginning is left out: it would open files on the socket, and make ready for Unix sockets.
        self.server, self.socket, self.requests_seen = server, line, 0
        self.address = address
        self.since_s = now_s
        self.phase = Phase.READING
        self.received = bytearray()
        self.lasts = True
        self.watched = 0
        self.gathers = False
        self.met: Exception | None = None
        self.ssl_env = {}
        self.wfile = self
        self._unsent: deque[memoryview] = deque()

    @property
    def held_bytes(self) -> int:
        """How much of the server's memory it holds."""
        return len(self.received) + sum(map(len, self._unsent))

    @property
    def unsent(self) -> bool:
        """Whether a part of an answer is still to be sent."""
        return bool(self._unsent)

    def communicate(self) -> bool:
        """Answer the request, by the server's short way if it has one and the request is plain.

        Returns:
            Whether another one may follow.
        """
        self.met = None
        short = self.server.short_way
        if short is not None:
            try:
                answer = short.answer(self.rfile.getvalue(), self.remote_addr, self.server.server_name)
            except Exception as error:
                self.met = error  # whoever answers at length says so
            else:
                if answer is not None:
                    self.write(answer)
                    return True
        return bool(super().communicate())  # type: ignore[no-untyped-call]  # cheroot ships it without types

    def receive(self) -> bool:
        """Read what has arrived; False if the client has disconnected.

        Raises:
            OSError: the line broke; one of ``NOT_NOW`` where nothing came.
        """
        data = self.socket.recv(_AT_ONCE)
        self.received += data
        return bool(data)

    def throw_away(self) -> bool:
        """Like ``receive``, for bytes that nobody reads any more."""
        return bool(self.socket.recv(_AT_ONCE))

    def hand_over(self, size: int) -> None:
        """The first ``size`` bytes are a request, which a worker now answers."""
        self.rfile = io.BytesIO(bytes(self.received[:size]))
        del self.received[:size]
        self.phase = Phase.ANSWERING

    def write(self, data: bytes) -> int:
        """Send what the socket takes at once, and keep the rest.

        Raises:
            OSError: the line broke.
        """
        if data:
            self._unsent.append(memoryview(data))
            if len(self._unsent) == 1 and not self.gathers:
                self.send()
        return len(data)

    def write_gathered(self) -> None:
        """Send in one piece what was gathered, and stop gathering.

        Raises:
            OSError: the line broke.
        """
        self.gathers = False
        if len(self._unsent) > 1 and self.held_bytes <= _AT_ONCE:
            self._unsent = deque([memoryview(b"".join(self._unsent))])
        if self._unsent:
            self.send()

    def send(self) -> bool:
        """Send on; whether anything was taken.

        Raises:
            OSError: the line broke.
        """
        taken = False
        with contextlib.suppress(*NOT_NOW):
            while self._unsent:
                sent = self.socket.send(self._unsent[0])
                taken = taken or sent > 0
                if sent == len(self._unsent[0]):
                    self._unsent.popleft()
                else:
                    self._unsent[0] = self._unsent[0][sent:]
        return taken

    def no_longer_secure(self) -> None:
        """Go on without TLS, which the client does not speak."""
        self.socket = socket.socket(fileno=self.socket.detach())

    def close(self) -> None:
        """A worker has answered, and no other request may follow."""
        self.lasts = False
        self.server.reception.put(self)

    def hang_up(self) -> None:
        """Close the connection."""
        with contextlib.suppress(OSError):
            self.socket.shutdown(socket.SHUT_RDWR)
        self.socket.close()
