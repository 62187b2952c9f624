"""Sends notifications to webhooks: in order, with growing pauses after failures, and no address delays another."""

from __future__ import annotations

import contextlib
import json
import logging
import threading
from concurrent.futures import ThreadPoolExecutor
from datetime import UTC, datetime
from typing import Any, Final

from companion.background_thread import BackgroundThread
from companion.clocks import Clocks
from companion.hub.hooks.http_delivery import HookDelivery
from companion.hub.hooks.queue import Due, due, end_hook, failed, given_up, told
from companion.hub.hooks.signing import signed_headers
from companion.hub.people.names import with_names
from companion.hub.people.register import nicknames
from companion.hub.settings import WebhookSettings
from companion.hub.storage.database import HubDatabase
from companion.table.database import LogUnavailable
from companion.texts.catalogue import texts_in
from companion.texts.message import message_from_json

_NS_PER_S: Final = 1_000_000_000
_GONE: Final = 410
_LONGEST_FAULT: Final = 200
_HOUR_S: Final = 3600
_IN_A_ROW: Final = 50
"""The most notifications sent to one address before others have their turn."""


class HookTelling(BackgroundThread):
    """Sends due notifications, in a thread with several workers, while used as a context manager."""

    def __init__(self, database: HubDatabase, line: HookDelivery, clocks: Clocks, settings: WebhookSettings) -> None:
        super().__init__("club webhooks")
        self._database = database
        self._line = line
        self._clocks = clocks
        self._settings = settings
        self._changing = threading.Lock()
        self._busy: set[int] = set()

    def tell_due(self) -> int:
        """Send each address its next notification, if due; return how many were tried.

        Raises:
            LogUnavailable: the database does not answer; try again later.
        """
        waiting = self._due()
        for one in waiting:
            self.tell(one)
        return len(waiting)

    def tell(self, one: Due) -> bool:
        """Try one notification once and store the result; return whether it was accepted.

        Raises:
            LogUnavailable: the result was not stored, so it may be sent twice.
        """
        fault = self._fault_of(one)
        now_ns = self._clocks.now_ns()
        with self._database.writing() as connection:
            if fault is None:
                told(connection, one, now_ns)
            elif fault == str(_GONE):
                end_hook(connection, one.hook, now_ns)
            elif now_ns - one.made_ns > self._settings.give_up_h * _HOUR_S * _NS_PER_S:
                given_up(connection, one, fault)
            else:
                failed(connection, one, now_ns + round(self._pause_s(one.tries) * _NS_PER_S), fault)
        return fault is None

    def _fault_of(self, one: Due) -> str | None:
        """Return why a notification was not accepted; None if it was."""
        body = self._body(one)
        at_s = self._clocks.now_ns() // _NS_PER_S
        headers = {"Content-Type": "application/json", "User-Agent": "raja-hub"}
        try:
            status = self._line.post(one.url, headers | signed_headers(one.secret, f"raja_{one.id}", at_s, body), body)
        except (OSError, ValueError) as error:
            return (str(error) or type(error).__name__)[:_LONGEST_FAULT]
        return None if 200 <= status < 300 else str(status)

    def _body(self, one: Due) -> bytes:
        """Return the body, with people's present names."""
        with self._database.reading() as connection:
            data: dict[str, Any] = with_names(one.data, nicknames(connection, lambda person: f"#{person}"))
        if "line" in data:
            data["text"] = _in_words(data["line"], self._settings.language)
        at = datetime.fromtimestamp(one.at_ns / _NS_PER_S, UTC).isoformat(timespec="milliseconds")
        return json.dumps({"type": one.kind, "timestamp": at, "data": data}, ensure_ascii=False).encode()

    def _pause_s(self, tries: int) -> float:
        longest = min(self._settings.longest_again_s, self._settings.again_s * 2.0 ** min(tries, 30))
        return longest * self._clocks.random.uniform(0.5, 1.0)

    def _due(self) -> list[Due]:
        with self._changing:
            busy = set(self._busy)
        with self._database.reading() as connection:
            return due(connection, self._clocks.now_ns(), busy)

    def _run(self) -> None:
        with ThreadPoolExecutor(self._settings.at_once, "club webhook") as hands:
            while not self._stopping.is_set():
                waiting: list[Due] = []
                with contextlib.suppress(LogUnavailable):  # `/ready` says it
                    waiting = self._due()
                for one in waiting:
                    with self._changing:
                        self._busy.add(one.hook)
                    hands.submit(self._tell_in_a_row, one)
                self._stopping.wait(self._settings.look_s)

    def _tell_in_a_row(self, one: Due) -> None:
        """Send this notification and those behind it to the same address, as one per look would be too slow."""
        try:
            for _ in range(_IN_A_ROW):
                if not self.tell(one) or self._stopping.is_set():
                    return
                following = self._due_at(one.hook)
                if following is None:
                    return
                one = following
        except LogUnavailable as error:
            logging.getLogger(__name__).warning("A webhook may be told twice: %s", error.message)
        except Exception:
            logging.getLogger(__name__).exception("Webhook %s was not told.", one.hook)
        finally:
            with self._changing:
                self._busy.discard(one.hook)

    def _due_at(self, hook: int) -> Due | None:
        with self._database.reading() as connection:
            return next((one for one in due(connection, self._clocks.now_ns(), ()) if one.hook == hook), None)


def _in_words(line: dict[str, Any], language: str) -> str:
    """Return a log line in words; empty if a newer table sent a line unknown here."""
    try:
        return texts_in(language).say(message_from_json(line))
    except (KeyError, ValueError, TypeError, AttributeError):
        return ""
