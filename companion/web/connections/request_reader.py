"""One thread that reads each request completely before a worker gets it, and sends answers to slow clients.

However many connections are silent or slow, workers stay free for complete requests.
"""

from __future__ import annotations

import contextlib
import errno
import logging
import selectors
import socket
import ssl
import threading
import time
from collections import Counter, deque
from collections.abc import Callable
from typing import Any, Final

from companion.web.connections.connection import NOT_NOW, Connection, Phase
from companion.web.connections.eviction import counted_as, total_held, who_holds_most, who_makes_room
from companion.web.connections.refusals import CROWDED, NOT_SECURE, Refusal, too_slow
from companion.web.connections.request_bytes import RequestLimits, Unfinished, progress
from companion.web.network.reverse_proxy import NO_PROXIES, Proxies
from companion.web.settings import ConnectionSettings

_LEAVES_WITHIN_S: Final = 2.0
"""How long a refused client has to read the reason."""

_LOOK_S: Final = 0.5
"""How often time limits are checked."""

_AT_ONCE: Final = 100
"""How many new connections are accepted before existing ones are served again."""

_RINGS: Final = 4096
"""Wake-up bytes from workers that are read at once."""

_LITTLE: Final = 32_768
"""Bytes that one connection may hold before the memory of all connections is added up."""

_GO_ON: Final = b"HTTP/1.1 100 Continue\r\n\r\n"
_READABLE: Final = selectors.EVENT_READ
_WRITABLE: Final = selectors.EVENT_WRITE
_NOTHING: Final = 0
_NO_FILES: Final = (errno.EMFILE, errno.ENFILE, errno.ENOBUFS, errno.ENOMEM)


class Reception:
    """Reads requests and sends answers; replaces cheroot's connection manager.

    cheroot calls ``put``, ``run``, ``stop`` and ``close``.

    Args:
        server: cheroot's server, whose socket listens and whose workers answer.
        secured: the TLS context; None for plain HTTP.
        proxies: reverse proxies, whose connections carry many people's requests.
    """

    can_add_keepalive_connection: Final = True

    def __init__(
        self,
        server: Any,
        settings: ConnectionSettings,
        limits: RequestLimits,
        secured: ssl.SSLContext | None,
        proxies: Proxies = NO_PROXIES,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self._server = server
        self._settings = settings
        self._limits = limits
        self._secured = secured
        self._proxies = proxies
        self._clock = clock
        self._selector = selectors.DefaultSelector()
        self._connections: dict[Connection, None] = {}
        self._of: Counter[str] = Counter()
        self._at_work: Counter[str] = Counter()
        self._in_turn: dict[str, deque[tuple[Connection, int]]] = {}
        self._returned: deque[Connection] = deque()
        self._bell, self._ring = socket.socketpair()
        self._stop_asked = False
        self._stopped = threading.Event()
        self._stopped.set()
        for end in (server.socket, self._bell, self._ring):
            end.setblocking(False)
        self._selector.register(server.socket, _READABLE, self._accept)
        self._selector.register(self._bell, _READABLE, self._take_back)

    # --- what cheroot asks for ---------------------------------------------------------------

    def put(self, connection: Connection) -> None:
        """Take back a connection whose request a worker has answered; may be called from any thread."""
        if self._stop_asked and not connection.linger:
            connection.hang_up()
            return
        self._returned.append(connection)
        self._wake()

    def run(self, expiration_interval: float = _LOOK_S) -> None:
        """Serve connections until ``stop``."""
        self._stopped.clear()
        try:
            looked_s = self._clock()
            while not self._stop_asked:
                for key, _ in self._selector.select(expiration_interval):
                    self._attend(key.data)
                if self._clock() - looked_s >= expiration_interval:
                    looked_s = self._clock()
                    self._let_late_ones_go(looked_s)
        finally:
            self._stopped.set()

    def stop(self) -> None:
        """Make ``run`` end, and wait until it has."""
        self._stop_asked = True
        self._wake()
        self._stopped.wait()

    def close(self) -> None:
        """Close all connections except those at workers, which close them themselves."""
        for connection in (*self._connections, *self._returned):
            if connection.phase is not Phase.ANSWERING or connection in self._returned:
                self._let_go(connection)
        self._selector.close()
        self._bell.close()
        self._ring.close()

    # --- coming -------------------------------------------------------------------------------

    def _accept(self) -> None:
        for _ in range(_AT_ONCE):
            try:
                line, (host, *port) = self._server.socket.accept()
            except NOT_NOW:
                return
            except OSError as error:
                if error.errno in _NO_FILES and self._made_room(None):
                    continue
                if error.errno in _NO_FILES:
                    time.sleep(0.01)  # all are being answered: connections come free in a moment
                return
            self._welcome(line, host, port[0])

    def _welcome(self, line: socket.socket, host: str, port: int) -> None:
        line.setblocking(False)
        with contextlib.suppress(OSError):
            line.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        address = self._limited_as(host, port)
        has_room = self._of[address] < self._settings.of_an_address or self._made_room(address)
        has_room = has_room and (len(self._connections) < self._settings.most or self._made_room(None))
        if self._secured is not None:
            try:
                line = self._secured.wrap_socket(line, server_side=True, do_handshake_on_connect=False)
            except OSError:  # it has gone already
                line.close()
                return
        connection = Connection(self._server, line, address, self._clock())
        connection.phase = Phase.READING if self._secured is None else Phase.GREETING
        connection.remote_addr, connection.remote_port = host, port
        self._connections[connection] = None
        self._of[address] += 1
        if not has_room:
            with contextlib.suppress(OSError):
                self._refuse(connection, CROWDED)
        elif self._secured is None:
            self._attend(connection)  # most have already sent their request, and need not be watched
        if connection in self._connections and connection.phase in (Phase.READING, Phase.GREETING):
            self._watch(connection, _READABLE)

    def _limited_as(self, host: str, port: int) -> str:
        """Return the address that limits apply to; a proxy carries many people's connections, so each counts by itself."""
        address = counted_as(host)
        return f"{address} {port}" if self._proxies.have(host) else address

    def _made_room(self, address: str | None) -> bool:
        """Close an idle connection for the new one: of this address, or if None, of the address that has the most."""
        longest = who_makes_room(self._connections, address)
        if longest is None:
            return False
        if longest.phase is Phase.READING and longest.received:
            with contextlib.suppress(OSError):
                longest.write(CROWDED.answer())
        self._let_go(longest)
        return True

    # --- going on -----------------------------------------------------------------------------

    def _attend(self, who: Connection | Callable[[], None]) -> None:
        """Serve a connection whose socket is readable or writable, or call a handler."""
        if not isinstance(who, Connection):
            who()
            return
        try:
            if who.phase is Phase.GREETING:
                self._greet(who)
            elif who.phase is Phase.READING:
                self._read(who)
            elif who.phase is Phase.SENDING:
                self._send(who)
            elif who.phase is Phase.LEAVING and not who.throw_away():
                self._let_go(who)
        except NOT_NOW:
            return
        except OSError:
            self._let_go(who)
        except Exception:
            # A fault of ours: it concerns one connection, and all others must still be served.
            logging.getLogger(__name__).exception("A connection could not be served.")
            self._let_go(who)

    def _greet(self, connection: Connection) -> None:
        try:
            connection.socket.do_handshake()
        except ssl.SSLWantWriteError:
            self._watch(connection, _WRITABLE)
            return
        except ssl.SSLWantReadError:
            self._watch(connection, _READABLE)
            return
        except ssl.SSLError as error:
            if error.reason != "HTTP_REQUEST":
                raise
            self._watch(connection, _NOTHING)
            connection.no_longer_secure()
            self._refuse(connection, NOT_SECURE)
            return
        connection.ssl_env = self._server.ssl_adapter.get_environ(connection.socket)
        self._watch(connection, _READABLE)
        self._begin(connection, Phase.READING)
        self._read(connection)

    def _read(self, connection: Connection) -> None:
        """Read what has arrived; a worker gets the request once it is complete."""
        was_idle = not connection.received
        if not connection.receive():
            self._let_go(connection)
            return
        # TLS may hold more that was already read from the socket, of which the selector would not tell.
        while isinstance(connection.socket, ssl.SSLSocket) and connection.socket.pending():
            connection.receive()
        if was_idle:
            self._begin(connection, Phase.READING)
        self._go_on(connection)

    def _go_on(self, connection: Connection) -> None:
        """Check how much of a request has arrived, and refuse it, wait for more or queue it for a worker."""
        come = progress(connection.received, self._limits) if connection.received else Unfinished()
        if isinstance(come, Refusal):
            self._refuse(connection, come)
        elif isinstance(come, Unfinished):
            if come.waits_for_word:
                connection.write(_GO_ON)
            if connection.held_bytes > _LITTLE:
                self._keep_within_memory()
        else:
            self._watch(connection, _NOTHING)
            self._begin(connection, Phase.IN_TURN)
            self._in_turn.setdefault(connection.address, deque()).append((connection, come.size))
            self._give_work(connection.address)

    def _give_work(self, address: str) -> None:
        """Pass an address's queued requests to workers up to its limit, so that no address occupies all workers."""
        in_turn = self._in_turn.get(address, deque())
        while in_turn and self._at_work[address] < self._settings.answered_of_an_address:
            connection, size = in_turn.popleft()
            if connection in self._connections:
                self._at_work[address] += 1
                connection.hand_over(size)
                self._server.process_conn(connection)
        if not in_turn:
            self._in_turn.pop(address, None)

    def _take_back(self) -> None:
        """Take back connections that workers have answered."""
        with contextlib.suppress(*NOT_NOW):
            while len(self._bell.recv(_RINGS)) == _RINGS:
                pass
        while self._returned:
            connection = self._returned.popleft()
            connection.rfile.close()
            self._at_work[connection.address] -= 1
            if not self._at_work[connection.address]:
                del self._at_work[connection.address]
            self._give_work(connection.address)
            if connection.linger:  # its socket was handed to a stream
                self._forget(connection)
            elif self._stop_asked:
                self._let_go(connection)
            else:
                self._begin(connection, Phase.SENDING)
                self._attend(connection)

    def _send(self, connection: Connection) -> None:
        if connection.send():
            connection.since_s = self._clock()
        if connection.unsent:
            self._watch(connection, _WRITABLE)
            if connection.held_bytes > _LITTLE:
                self._keep_within_memory()
        elif not connection.lasts:
            self._leave(connection)
        else:
            self._watch(connection, _READABLE)
            self._begin(connection, Phase.READING)
            self._go_on(connection)

    # --- going --------------------------------------------------------------------------------

    def _refuse(self, connection: Connection, why: Refusal) -> None:
        connection.received.clear()
        if connection.phase is not Phase.GREETING or why is NOT_SECURE:
            connection.write(why.answer())
        self._leave(connection)

    def _leave(self, connection: Connection) -> None:
        """Close for sending but keep reading for a while, as an answer could be lost while the client still sends."""
        self._begin(connection, Phase.LEAVING)
        connection.received.clear()
        self._watch(connection, _READABLE)
        connection.socket.shutdown(socket.SHUT_WR)

    def _let_late_ones_go(self, now_s: float) -> None:
        limits_s = {
            Phase.GREETING: self._settings.handshake_s,
            Phase.READING: self._settings.request_s,
            Phase.SENDING: self._settings.answer_s,
            Phase.LEAVING: _LEAVES_WITHIN_S,
        }
        for connection in list(self._connections):
            limit_s = limits_s.get(connection.phase)
            if limit_s is None or now_s - connection.since_s < limit_s:
                continue
            if connection.phase is Phase.READING and connection.received:
                with contextlib.suppress(OSError):
                    self._refuse(connection, too_slow(limit_s))
                    continue
            self._let_go(connection)
        self._keep_within_memory()

    def _keep_within_memory(self) -> None:
        """Close the connections that hold the most memory until all together are within the limit."""
        most = self._settings.held_mb * 1_000_000
        while total_held(self._connections) > most and (largest := who_holds_most(self._connections)) is not None:
            self._let_go(largest)

    def _let_go(self, connection: Connection) -> None:
        self._forget(connection)
        connection.hang_up()

    def _forget(self, connection: Connection) -> None:
        if connection not in self._connections:
            return
        del self._connections[connection]
        self._of[connection.address] -= 1
        if not self._of[connection.address]:
            del self._of[connection.address]
        with contextlib.suppress(KeyError, ValueError):
            self._watch(connection, _NOTHING)

    def _watch(self, connection: Connection, events: int) -> None:
        """Watch the connection for reading, for writing, or not at all."""
        before, connection.watched = connection.watched, events
        if before == events:
            return
        if before == _NOTHING:
            self._selector.register(connection.socket, events, connection)
        elif events == _NOTHING:
            self._selector.unregister(connection.socket)
        else:
            self._selector.modify(connection.socket, events, connection)

    def _begin(self, connection: Connection, phase: Phase) -> None:
        connection.phase = phase
        connection.since_s = self._clock()

    def _wake(self) -> None:
        with contextlib.suppress(*NOT_NOW, OSError):
            self._ring.send(b"\0")
