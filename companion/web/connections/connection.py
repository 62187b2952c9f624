"""One connection: the part of its request that has arrived, and the part of its answer that is yet to be sent."""

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
"""The socket has nothing to read, or no room to write, at the moment."""

_AT_ONCE: Final = 64 * 1024


class Phase(enum.Enum):
    """The phase of a connection."""

    GREETING = enum.auto()
    """Performing the TLS handshake."""

    READING = enum.auto()
    """Waiting for a request, or for the rest of one."""

    IN_TURN = enum.auto()
    """Its request is complete, and waits while workers answer others from the same address."""

    ANSWERING = enum.auto()
    """A worker is answering it; nobody else touches it."""

    SENDING = enum.auto()
    """The answer is ready, and is being sent as fast as the client takes it."""

    LEAVING = enum.auto()
    """The answer is sent. What still arrives is discarded: closing with unread bytes could lose the answer."""


class Connection(HTTPConnection):
    """A connection that is read and written without ever blocking on the client.

    The request reader owns it, except while a worker answers. Workers parse from memory and write into memory.

    Attributes:
        address: the address against whose limits it counts.
        since_s: when its phase began, or when the client last took a part of the answer.
        received: bytes that have arrived and are not answered yet.
        lasts: whether another request may follow this answer.
        met: the error that the fast path met for the present request, if any.
        gathers: writes wait for ``write_gathered``, so that a head goes out together with what follows it.
        watched: the selector's events for which the request reader watches it.
    """

    def __init__(self, server: Any, line: socket.socket, address: str, now_s: float) -> None:
        # cheroot's own __init__ is not called: it would open files on the socket and prepare for Unix sockets.
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
        """How much of the server's memory this connection holds."""
        return len(self.received) + sum(map(len, self._unsent))

    @property
    def unsent(self) -> bool:
        """Whether a part of an answer is yet to be sent."""
        return bool(self._unsent)

    def communicate(self) -> bool:
        """Answer the request; by the server's fast path if it has one and the request is plain.

        Returns:
            Whether another one may follow.
        """
        self.met = None
        short = self.server.fast_path
        if short is not None:
            try:
                answer = short.answer(self.rfile.getvalue(), self.remote_addr, self.server.server_name)
            except Exception as error:
                self.met = error  # Flask reports it
            else:
                if answer is not None:
                    self.write(answer)
                    return True
        return bool(super().communicate())  # type: ignore[no-untyped-call]  # cheroot ships it without types

    def receive(self) -> bool:
        """Read what has arrived; False if the client has disconnected.

        Raises:
            OSError: the connection broke; one of ``NOT_NOW`` if nothing arrived.
        """
        data = self.socket.recv(_AT_ONCE)
        self.received += data
        return bool(data)

    def throw_away(self) -> bool:
        """Like ``receive``, but discard the bytes."""
        return bool(self.socket.recv(_AT_ONCE))

    def hand_over(self, size: int) -> None:
        """Hand the first ``size`` bytes, a complete request, to a worker."""
        self.rfile = io.BytesIO(bytes(self.received[:size]))
        del self.received[:size]
        self.phase = Phase.ANSWERING

    def write(self, data: bytes) -> int:
        """Send what the socket takes at once, and keep the rest.

        Raises:
            OSError: the connection broke.
        """
        if data:
            self._unsent.append(memoryview(data))
            if len(self._unsent) == 1 and not self.gathers:
                self.send()
        return len(data)

    def write_gathered(self) -> None:
        """Send the gathered writes in one piece, and stop gathering.

        Raises:
            OSError: the connection broke.
        """
        self.gathers = False
        if len(self._unsent) > 1 and self.held_bytes <= _AT_ONCE:
            self._unsent = deque([memoryview(b"".join(self._unsent))])
        if self._unsent:
            self.send()

    def send(self) -> bool:
        """Send more of the answer; return whether the client took anything.

        Raises:
            OSError: the connection broke.
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
        """Continue without TLS, which the client does not speak."""
        self.socket = socket.socket(fileno=self.socket.detach())

    def close(self) -> None:
        """Note that a worker has answered and no other request may follow; cheroot calls this."""
        self.lasts = False
        self.server.reception.put(self)

    def hang_up(self) -> None:
        """Close the connection."""
        with contextlib.suppress(OSError):
            self.socket.shutdown(socket.SHUT_RDWR)
        self.socket.close()
