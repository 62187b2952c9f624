"""Notifies a phone when the game waits for its seat; play never waits for that, and failures are only logged."""

from __future__ import annotations

import logging
import threading
from collections.abc import Collection
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from types import TracebackType
from typing import Final

from py_vapid import Vapid02

from companion.clocks import Clocks
from companion.live.live_table import LiveTable
from companion.push.keys import public_part
from companion.push.notice import body_for, headers_for
from companion.push.push_service import PushLine
from companion.push.settings import PushSettings
from companion.push.subscriptions import Subscription, Subscriptions, Told
from companion.table.scheduler import DueThread
from companion.texts.message import Message

_NS_PER_S: Final = 1_000_000_000
_GONE: Final = (404, 410)
_AT_ONCE: Final = 4


@dataclass(slots=True)
class _Waited:
    """When the game began to wait for somebody, and whether they were notified."""

    since_s: float
    told: bool = False


class TurnTelling(DueThread):
    """Notifies subscribed phones of their turns, in its own threads while used as a context manager.

    Args:
        key: the table's own key.
        line: the connection to push services.
    """

    def __init__(self, live: LiveTable, key: Vapid02, line: PushLine, clocks: Clocks, settings: PushSettings) -> None:
        super().__init__("push", live.feed)
        self._live = live
        self._key = key
        self._line = line
        self._clocks = clocks
        self._settings = settings
        self._subscriptions = Subscriptions(settings.hours)
        self._waited: dict[str, _Waited] = {}
        self._last_s: dict[str, float] = {}
        self._changing = threading.Lock()
        self._busy: set[str] = set()
        self._hands = ThreadPoolExecutor(_AT_ONCE, "push")

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        super().__exit__(kind, error, trace)
        self._hands.shutdown(wait=False, cancel_futures=True)

    @property
    def public_key(self) -> str:
        """The key with which a phone's browser subscribes at its push service."""
        return public_part(self._key)

    def put(self, digest: str, subscription: Subscription) -> None:
        """Notify that person's phone from now on; they must have a seat."""
        self._subscriptions.put(digest, subscription, self._live.lobby, self._clocks.steady_s())

    def drop(self, digest: str) -> None:
        """Stop notifying that person's phone."""
        self._subscriptions.drop(digest)

    def phones(self) -> int:
        """Return how many phones are subscribed."""
        return len(self._subscriptions.of(self._live.lobby, self._clocks.steady_s()))

    def tell(self, why: Message) -> None:
        """Do nothing, as phones are only notified of their turn."""

    def tick(self) -> float | None:
        """See ``DueThread``."""
        now_s = self._clocks.steady_s()
        phones = self._subscriptions.of(self._live.lobby, now_s)
        snapshot = self._live.snapshot() if phones else None
        seats: Collection[int] = () if snapshot is None else snapshot.engine.waiting_for(snapshot.state)
        asked = {phone.digest: phone for phone in phones if phone.seat in seats}
        self._waited = {digest: waited for digest, waited in self._waited.items() if digest in asked}
        self._last_s = {one.digest: self._last_s[one.digest] for one in phones if one.digest in self._last_s}
        due_s = [wait_s for phone in asked.values() if (wait_s := self._wait_s(phone, now_s)) is not None]
        return min(due_s, default=None)

    def _wait_s(self, phone: Told, now_s: float) -> float | None:
        """Notify that phone if it is time, else return the seconds until then; None if it was notified of this turn."""
        waited = self._waited.setdefault(phone.digest, _Waited(now_s))
        if waited.told:
            return None
        due_s = waited.since_s + self._settings.after_s
        if phone.digest in self._last_s:
            due_s = max(due_s, self._last_s[phone.digest] + self._settings.again_s)
        if now_s < due_s:
            return due_s - now_s
        waited.told = True
        self._last_s[phone.digest] = now_s
        with self._changing:
            if phone.digest in self._busy:  # its push service is slow: one notice waits, not many
                return None
            self._busy.add(phone.digest)
        self._hands.submit(self._send, phone)
        return None

    def _send(self, phone: Told) -> None:
        to, settings = phone.subscription, self._settings
        try:
            now_s = self._clocks.now_ns() // _NS_PER_S
            headers = headers_for(to, self._key, settings.contact, now_s, settings.keep_s)
            if self._line.post(to.endpoint, headers, body_for(to)) in _GONE:
                self._subscriptions.drop(phone.digest, to.endpoint)
        except OSError as error:
            logging.getLogger(__name__).debug("A phone was not told: %s", error)
        except Exception:
            logging.getLogger(__name__).exception("A phone was not told.")
        finally:
            with self._changing:
                self._busy.discard(phone.digest)
