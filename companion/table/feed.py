"""The newest state for all viewers, and waiting for a newer one."""

from __future__ import annotations

import json
import threading
from collections import deque
from collections.abc import Callable, Hashable, Mapping
from dataclasses import dataclass
from typing import Any, Final, TypeAlias

from companion.table.json_patch import Comparison, Operation

Own: TypeAlias = Callable[[Any], Mapping[str, Any]]
"""Returns what one kind of viewer gets in addition to the shared state, as members of a JSON object."""

STATES_KEPT: Final = 4
"""A page at most this many states behind gets only the changes; one further behind gets the whole state."""


def made_once(parts: Own) -> Own:
    """Return an ``Own`` that calls ``parts`` once for each kind of viewer, for all states it is published with."""
    made: dict[Hashable, Mapping[str, Any]] = {}

    def own(viewer: Hashable) -> Mapping[str, Any]:
        told = made.get(viewer)
        if told is None:
            told = made[viewer] = parts(viewer)
        return told

    return own


def _nothing_more(_: Hashable) -> Mapping[str, Any]:
    return {}


@dataclass(frozen=True, slots=True, eq=False)
class Place:
    """How far a page has got with its states; pages that were sent the same share one.

    Attributes:
        seen: number of the newest state it was given.
        told: number of the last state that was new for its viewer; ``seen`` or an earlier one.
        viewer: the kind of viewer for whom it was made.
        viewers: the ``viewers`` of the state ``seen``, see ``Feed.publish``.
    """

    seen: int
    told: int
    viewer: Hashable
    viewers: object | None


class FedState:
    """A published state: its number, the shared part, and a part per kind of viewer, each serialised once.

    Args:
        shared, own, viewers: see ``Feed.publish``.
        earlier: returns an earlier state by its number; None if it is no longer kept.
    """

    def __init__(
        self,
        sequence: int,
        shared: Mapping[str, Any],
        own: Own,
        earlier: Callable[[int], FedState | None],
        viewers: object | None = None,
    ) -> None:
        self.sequence = sequence
        self.viewers = viewers
        self._shared = shared
        self._own = own
        self._earlier = earlier
        self._making = threading.Lock()
        self._shared_text: str | None = None
        self._compared: dict[int, tuple[Comparison, str]] = {}
        self._texts: dict[Hashable, bytes] = {}
        self._changes: dict[tuple[int, int, Hashable], bytes] = {}
        self._places: dict[tuple[int, Hashable], Place] = {}
        self._next: dict[Place, tuple[Place, bytes]] = {}

    @property
    def text(self) -> str:
        """The shared part of the state as JSON."""
        return self.bytes_for(None).decode("utf-8")

    def bytes_for(self, viewer: Hashable) -> bytes:
        """Return the whole state as JSON for that viewer; equal viewers get the same bytes."""
        with self._making:
            made = self._texts.get(viewer)
            if made is None:
                if self._shared_text is None:
                    self._shared_text = _write(self._shared)[1:-1]
                own = _write(self._own(viewer))[1:-1]
                made = self._texts[viewer] = _encoded("{", (self._shared_text, f'"sequence":{self.sequence}', own), "}")
            return made

    def event_for(self, viewer: Hashable) -> bytes:
        """Return the whole state for that viewer as a server-sent event."""
        return b"id: %d\nevent: state\ndata: %b\n\n" % (self.sequence, self.bytes_for(viewer))

    def place_of(self, viewer: Hashable) -> Place:
        """Return the place of a page that was sent this whole state for that viewer."""
        return self._place(self.sequence, viewer)

    def event_after(self, place: Place) -> tuple[Place, bytes]:
        """Return a page's next place and what to send it, as a server-sent event; computed once for each place.

        The event has the changes, or the whole state if the changes are not known; it is empty (``b""``) if nothing
        changed for this viewer.
        """
        found = self._next.get(place)
        if found is None:
            viewer = place.viewer
            changes = (
                b"" if self._is_same_for(viewer, place.seen) else self.changes_since(place.told, viewer, place.seen)
            )
            if changes is None:
                found = self._place(self.sequence, viewer), self.event_for(viewer)
            elif not changes:
                found = self._place(place.told, viewer), changes
            else:
                event = b"id: %d\nevent: changes\ndata: %b\n\n" % (self.sequence, changes)
                found = self._place(self.sequence, viewer), event
            self._next[place] = found
        return found

    def _place(self, told: int, viewer: Hashable) -> Place:
        return self._places.setdefault((told, viewer), Place(self.sequence, told, viewer, self.viewers))

    def _is_same_for(self, viewer: Hashable, since: int) -> bool:
        """Whether this state is the same for a viewer as the earlier state ``since``."""
        with self._making:
            before = self._earlier(since)
            return before is not None and before._shared == self._shared and before._own(viewer) is self._own(viewer)

    def changes_since(self, seen: int, viewer: Hashable, same_at: int | None = None) -> bytes | None:
        """Return what turns an earlier state into this one, as a JSON Patch (RFC 6902); equal viewers get the same
        bytes.

        Its first operation tests that the page has the earlier state.

        Args:
            seen: the number of the state that the page has.
            same_at: a later state that was the same for that viewer, so that it was not sent.

        Returns:
            None if that state is no longer kept: send the whole state.
        """
        level = seen if same_at is None else same_at
        with self._making:
            made = self._changes.get((seen, level, viewer))
            if made is not None:
                return made
            before = self._earlier(level)
            if before is None:
                return None
            if level not in self._compared:
                comparison = Comparison()
                self._compared[level] = comparison, _members(comparison.changes(before._shared, self._shared))
            comparison, shared = self._compared[level]
            own, own_before = self._own(viewer), before._own(viewer)
            made = self._changes[seen, level, viewer] = _encoded(
                f'[{{"op":"test","path":"/sequence","value":{seen}}},',
                (
                    f'{{"op":"replace","path":"/sequence","value":{self.sequence}}}',
                    shared,
                    "" if own is own_before else _members(comparison.changes(own_before, own)),
                ),
                "]",
            )
            return made


class Feed:
    """The newest state of one table, and its latest changes.

    Args:
        first: the number before the first state; choose one higher than any before a restart of the server, so that
            numbers keep rising.
    """

    def __init__(self, first: int = 0) -> None:
        self._changed = threading.Condition()
        self._newest = FedState(first, {}, _nothing_more, self._earlier)
        self._before: deque[FedState] = deque(maxlen=STATES_KEPT)
        self._stirs = 0
        self._closed = False

    def publish(self, shared: Mapping[str, Any], own: Own | None = None, viewers: object | None = None) -> FedState:
        """Make a state the newest; its number is added to it as ``sequence``.

        Args:
            shared: what all viewers get; must not be changed afterwards.
            own: what a kind of viewer gets in addition; see ``made_once``.
            viewers: the same object as before if every page's kind of viewer is unchanged; None if each page must
                determine it anew.
        """
        with self._changed:
            self._before.append(self._newest)
            self._newest = FedState(self._newest.sequence + 1, shared, own or _nothing_more, self._earlier, viewers)
            self._stirs += 1
            self._changed.notify_all()
            return self._newest

    def newest(self) -> FedState:
        """The newest state."""
        with self._changed:
            return self._newest

    def _earlier(self, sequence: int) -> FedState | None:
        with self._changed:
            return next((state for state in self._before if state.sequence == sequence), None)

    def wait_newer(self, than: int, timeout_s: float) -> FedState | None:
        """Wait for a state whose number differs from ``than`` and return it; None after ``timeout_s``.

        A number from before a restart of the server differs from the newest one, too.
        """
        with self._changed:
            self._changed.wait_for(lambda: self._newest.sequence != than or self._closed, timeout_s)
            return self._newest if self._newest.sequence != than else None

    def wake(self) -> None:
        """Make ``wait_stirred`` return without a new state."""
        with self._changed:
            self._stirs += 1
            self._changed.notify_all()

    def wait_stirred(self, than: int, timeout_s: float) -> int:
        """Wait until a state was published or ``wake`` was called since this returned ``than``; at most ``timeout_s``."""
        with self._changed:
            self._changed.wait_for(lambda: self._stirs != than or self._closed, timeout_s)
            return self._stirs

    def close(self) -> None:
        """Release all waiting threads."""
        with self._changed:
            self._closed = True
            self._changed.notify_all()

    @property
    def closed(self) -> bool:
        """Whether the table is closed."""
        with self._changed:
            return self._closed


_write = json.JSONEncoder(separators=(",", ":"), ensure_ascii=False, check_circular=False).encode


def _members(operations: list[Operation]) -> str:
    """Return operations as members of a JSON array, without its brackets."""
    return _write(operations)[1:-1]


def _encoded(opening: str, parts: tuple[str, ...], closing: str) -> bytes:
    return f"{opening}{','.join(part for part in parts if part)}{closing}".encode("utf-8", "replace")
