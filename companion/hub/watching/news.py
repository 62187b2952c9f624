"""Wakes the hub's gates when something has happened; the facts are in the database."""

from __future__ import annotations

import logging
import threading
from typing import Final, Protocol

import redis

from companion.background_thread import BackgroundThread
from companion.errors import CompanionError

CHANNEL: Final = "raja:club"
_TIMEOUT_S: Final = 2.0
_AGAIN_S: Final = 1.0
"""How long to wait after a connection broke; until it is restored, waiters look at intervals."""


class News(Protocol):
    """Wakes the threads that update pages. Thread-safe."""

    def tell(self) -> None:
        """Report that something has happened; never blocks."""

    def wait(self, timeout_s: float) -> None:
        """Wait until something has happened since the last call, or for that long."""


class OwnNews:
    """News within one process."""

    def __init__(self) -> None:
        self._happened = threading.Event()

    def tell(self) -> None:
        """See ``News``."""
        self._happened.set()

    def wait(self, timeout_s: float) -> None:
        """See ``News``."""
        self._happened.wait(timeout_s)
        self._happened.clear()


class SentNews(BackgroundThread):
    """The hub's end of a connection through Valkey or Redis: its own pages are told directly, gates through the server.

    If the server is away, gates only notice changes later, so nothing is kept for it.
    """

    def __init__(self, server: redis.Redis) -> None:
        super().__init__("club news out")
        self._server = server
        self._own = OwnNews()
        self._to_send = OwnNews()

    def tell(self) -> None:
        """See ``News``."""
        self._own.tell()
        self._to_send.tell()

    def wait(self, timeout_s: float) -> None:
        """See ``News``."""
        self._own.wait(timeout_s)

    def _run(self) -> None:
        reachable = Reachable()
        while not self._stopping.is_set():
            self._to_send.wait(_AGAIN_S)
            with reachable:
                self._server.publish(CHANNEL, b"")


class HeardNews(BackgroundThread):
    """A gate's end of that connection."""

    def __init__(self, server: redis.Redis) -> None:
        super().__init__("club news in")
        self._server = server
        self._own = OwnNews()

    def tell(self) -> None:
        """See ``News``; a gate tells only itself."""
        self._own.tell()

    def wait(self, timeout_s: float) -> None:
        """See ``News``."""
        self._own.wait(timeout_s)

    def _run(self) -> None:
        reachable = Reachable()
        while not self._stopping.is_set():
            with reachable, self._server.pubsub(ignore_subscribe_messages=True) as line:  # type: ignore[no-untyped-call]
                line.subscribe(CHANNEL)
                self._own.tell()  # there may have been news while the connection was down
                while not self._stopping.is_set():
                    if line.get_message(timeout=_AGAIN_S) is not None:
                        self._own.tell()
            self._stopping.wait(_AGAIN_S)


class Reachable:
    """Suppresses errors while the server is away, and logs each absence once."""

    def __init__(self) -> None:
        self._said = False

    def __enter__(self) -> None:
        return None

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: object) -> bool:
        away = isinstance(error, redis.RedisError | OSError)
        if away and not self._said:
            logging.getLogger(__name__).warning("Valkey does not answer (%s): pages are told by the clock.", error)
        self._said = away
        return away


def news_server(url: str) -> redis.Redis:
    """Return a lazily opened connection to the server at that address (``redis://``, ``unix://``).

    Raises:
        CompanionError: ``hub.news_address``.
    """
    try:
        return redis.Redis.from_url(url, socket_timeout=_TIMEOUT_S, socket_connect_timeout=_TIMEOUT_S)
    except ValueError as error:
        raise CompanionError(
            "hub.news_address",
            f"{url!r} is not an address of Valkey or Redis ({error}): write redis://localhost:6379.",
            address=url,
        ) from error
