"""What everybody looks at: the newest state, and waiting for a newer one."""

from __future__ import annotations

import json
import threading
from collections.abc import Callable, Hashable, Mapping
from typing import Any, TypeAlias

Own: TypeAlias = Callable[[Any], str]
"""What one kind of viewer is told beside what all are told, as members of a JSON object."""


def made_once(parts: Callable[[Any], Mapping[str, Any]]) -> Own:
    """An ``Own`` that asks ``parts`` once for each kind of viewer, over all states it is published with."""
    texts: dict[Hashable, str] = {}

    def own(viewer: Hashable) -> str:
        text = texts.get(viewer)
        if text is None:
            text = texts[viewer] = _json(parts(viewer))[1:-1]
        return text

    return own


class FedState:
    """A published state: its number, what all are told, and what each kind of viewer is told; each made once."""

    def __init__(self, sequence: int, shared: str, own: Own | None) -> None:
        self.sequence = sequence
        self._shared = shared
        self._own = own
        self._making = threading.Lock()
        self._texts: dict[Hashable, bytes] = {}

    @property
    def text(self) -> str:
        """The state without anybody's own part, as JSON."""
        return self.bytes_for(None).decode("utf-8")

    def bytes_for(self, viewer: Hashable) -> bytes:
        """The whole state as JSON for that viewer; equal viewers get the same bytes."""
        with self._making:
            made = self._texts.get(viewer)
            if made is None:
                parts = [self._shared, f'"sequence":{self.sequence}']
                if self._own is not None:
                    parts.append(self._own(viewer))
                made = ("{" + ",".join(part for part in parts if part) + "}").encode("utf-8", "replace")
                self._texts[viewer] = made
            return made


class Feed:
    """The newest state of one table; every change is the whole state, so nobody can miss a part.

    Args:
        first: the number before the first state; one that is higher than any given before a restart of the
            server keeps numbers rising.
    """

    def __init__(self, first: int = 0) -> None:
        self._changed = threading.Condition()
        self._newest = FedState(first, "", None)
        self._stirs = 0
        self._closed = False

    def publish(self, shared: Mapping[str, Any], own: Own | None = None) -> FedState:
        """Make a state the newest; ``sequence`` is put into it.

        Args:
            shared: what all are told; written down once, now.
            own: what a kind of viewer is told; asked once for each kind that looks (see ``made_once``).
        """
        text = _json(shared)[1:-1]
        with self._changed:
            self._newest = FedState(self._newest.sequence + 1, text, own)
            self._stirs += 1
            self._changed.notify_all()
            return self._newest

    def newest(self) -> FedState:
        """The newest state."""
        with self._changed:
            return self._newest

    def wait_newer(self, than: int, timeout_s: float) -> FedState | None:
        """The newest state as soon as its number differs from ``than``; None after ``timeout_s``.

        A number from before a restart of the server is another than the newest one: it differs, too.
        """
        with self._changed:
            self._changed.wait_for(lambda: self._newest.sequence != than or self._closed, timeout_s)
            return self._newest if self._newest.sequence != than else None

    def wake(self) -> None:
        """Let ``wait_stirred`` come back without a new state."""
        with self._changed:
            self._stirs += 1
            self._changed.notify_all()

    def wait_stirred(self, than: int, timeout_s: float) -> int:
        """Wait until something was published, or ``wake`` was called, since this gave ``than``; at most so long."""
        with self._changed:
            self._changed.wait_for(lambda: self._stirs != than or self._closed, timeout_s)
            return self._stirs

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


def _json(value: object) -> str:
    return json.dumps(value, separators=(",", ":"), ensure_ascii=False)
