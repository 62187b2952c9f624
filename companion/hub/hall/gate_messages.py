"""Messages between gates and the hub through Valkey: that a hall changed, and how many have sealed.

The facts are in the database; if the server is away, changes are only noticed later.
"""

from __future__ import annotations

import json
import queue
import threading
from contextlib import AbstractContextManager, nullcontext
from typing import Any, Final, Protocol

import redis

from companion.background_thread import BackgroundThread
from companion.hub.watching.news import Reachable, news_server

CHANNEL: Final = "raja:halls"
_AGAIN_S: Final = 1.0
_MOST_WAITING: Final = 1000


class HallNews(Protocol):
    """Sends and receives news of halls. Thread-safe."""

    def changed(self, hall: int) -> None:
        """Report that something other than a count has changed; never blocks."""

    def counted(self, hall: int, round_number: int, sealed: int) -> None:
        """Report how many have sealed; never blocks."""

    def heard(self) -> dict[int, tuple[int, int]]:
        """Return others' counts since the last call: by hall, the round and how many have sealed."""

    def wait(self, timeout_s: float) -> None:
        """Wait until a hall has changed since the last call, or for that long."""


class OwnHallNews:
    """News within one process."""

    def __init__(self) -> None:
        self._happened = threading.Event()

    def changed(self, hall: int) -> None:
        """See ``HallNews``."""
        self._happened.set()

    def counted(self, hall: int, round_number: int, sealed: int) -> None:
        """Do nothing, as no other process listens."""

    def heard(self) -> dict[int, tuple[int, int]]:
        """Return no counts, as no other process counts."""
        return {}

    def wait(self, timeout_s: float) -> None:
        """See ``HallNews``."""
        self._happened.wait(timeout_s)
        self._happened.clear()


class SharedHallNews(BackgroundThread):
    """News between processes: one thread receives, another sends."""

    def __init__(self, server: redis.Redis, own_name: str) -> None:
        super().__init__("hall news in")
        self._server = server
        self._name = own_name
        self._own = OwnHallNews()
        self._counts: dict[int, tuple[int, int]] = {}
        self._counting = threading.Lock()
        self._to_send: queue.Queue[dict[str, Any] | None] = queue.Queue(_MOST_WAITING)
        self._sender = threading.Thread(target=self._send, name="hall news out", daemon=True)

    def changed(self, hall: int) -> None:
        """See ``HallNews``."""
        self._own.changed(hall)
        self._put({"hall": hall})

    def counted(self, hall: int, round_number: int, sealed: int) -> None:
        """See ``HallNews``."""
        self._put({"hall": hall, "round": round_number, "sealed": sealed})

    def heard(self) -> dict[int, tuple[int, int]]:
        """See ``HallNews``."""
        with self._counting:
            counts, self._counts = self._counts, {}
        return counts

    def wait(self, timeout_s: float) -> None:
        """See ``HallNews``."""
        self._own.wait(timeout_s)

    def __enter__(self) -> SharedHallNews:
        super().__enter__()
        self._sender.start()
        return self

    def _put(self, message: dict[str, Any]) -> None:
        try:
            self._to_send.put_nowait({**message, "from": self._name})
        except queue.Full:
            return  # the server is away: the next look finds what was not sent

    def _send(self) -> None:
        reachable = Reachable()
        while not self._stopping.is_set():
            try:
                message = self._to_send.get(timeout=_AGAIN_S)
            except queue.Empty:
                continue
            with reachable:
                self._server.publish(CHANNEL, json.dumps(message))

    def _run(self) -> None:
        reachable = Reachable()
        while not self._stopping.is_set():
            with reachable, self._server.pubsub(ignore_subscribe_messages=True) as line:  # type: ignore[no-untyped-call]
                line.subscribe(CHANNEL)
                self._own.changed(0)  # there may have been news while the connection was down
                while not self._stopping.is_set():
                    message = line.get_message(timeout=_AGAIN_S)
                    if message is not None:
                        self._hear(message["data"])
            self._stopping.wait(_AGAIN_S)

    def _hear(self, data: bytes) -> None:
        message = json.loads(data)
        if message["from"] == self._name:
            return
        if "sealed" not in message:
            self._own.changed(message["hall"])
            return
        with self._counting:
            self._counts[message["hall"]] = (message["round"], message["sealed"])


def hall_news(valkey: str | None, own_name: str) -> AbstractContextManager[HallNews]:
    """Open the connection for this process's news of halls.

    Args:
        valkey: the server's address; None without a server.
        own_name: a name that no other process has.
    """
    return nullcontext(OwnHallNews()) if valkey is None else SharedHallNews(news_server(valkey), own_name)
