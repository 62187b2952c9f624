"""What everybody looks at: the newest state, and waiting for a newer one."""

from __future__ import annotations

import json
import threading
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True, slots=True)
class FedState:
    """A published state: its number and its JSON text (made once, sent to all)."""

    sequence: int
    text: str


class Feed:
    """The newest state of one table; every change is the whole state, so nobody can miss a part."""

    def __init__(self) -> None:
        self._changed = threading.Condition()
        self._newest = FedState(0, '{"sequence":0}')
        self._closed = False

    def publish(self, state: dict[str, Any]) -> FedState:
        """Make ``state`` the newest; ``sequence`` is put into it."""
        with self._changed:
            sequence = self._newest.sequence + 1
            text = json.dumps({**state, "sequence": sequence}, separators=(",", ":"), ensure_ascii=False)
            self._newest = FedState(sequence, text)
            self._changed.notify_all()
            return self._newest

    def newest(self) -> FedState:
        """The newest state."""
        with self._changed:
            return self._newest

    def wait_newer(self, than: int, timeout_s: float) -> FedState | None:
        """The newest state as soon as its number differs from ``than``; None after ``timeout_s``.

        A number from before a restart of the server is higher than the newest one: it differs, too.
        """
        with self._changed:
            self._changed.wait_for(lambda: self._newest.sequence != than or self._closed, timeout_s)
            return self._newest if self._newest.sequence != than else None

    def close(self) -> None:
        """Let all who wait go."""
        with self._changed:
            self._closed = True
            self._changed.notify_all()

    @property
    def closed(self) -> bool:
        """Whether the table is closed."""
        with self._changed:
            return self._closed
