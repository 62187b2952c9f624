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
"""What one kind of viewer is told beside what all are told, as members of a JSON object."""

STATES_KEPT: Final = 4
"""From so many earlier states a page gets to the newest one by what changed; one further behind is told the whole."""


def made_once(parts: Own) -> Own:
    """An ``Own`` that asks ``parts`` once for each kind of viewer, over all states it is published with."""
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
    """How far a page has got with its states; pages that were told the same have the same one.

    Attributes:
        seen: number of the newest state it was given.
        told: number of the last state that was other for its viewer than the one before; ``seen`` or an earlier one.
        viewer: as whom it was told that.
        viewers: of the state ``seen``, as ``Feed.publish``.
    """

    seen: int
    told: int
    viewer: Hashable
    viewers: object | None


class FedState:
    """A published state: its number, the part for everybody, and one per kind of viewer, each made once.

    Args:
        shared, own, viewers: as ``Feed.publish``.
        earlier: a state of before by its number, None where it is no longer known.
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
        """The state without anybody's own part, as JSON."""
        return self.bytes_for(None).decode("utf-8")

    def bytes_for(self, viewer: Hashable) -> bytes:
        """The whole state as JSON for that viewer; equal viewers get the same bytes."""
        with self._making:
            made = self._texts.get(viewer)
            if made is None:
                if self._shared_text is None:
                    self._shared_text = _write(self._shared)[1:-1]
                own = _write(self._own(viewer))[1:-1]
                made = self._texts[viewer] = _encoded("{", (self._shared_text, f'"sequence":{self.sequence}', own), "}")
            return made

    def event_for(self, viewer: Hashable) -> bytes:
        """The whole state for that viewer as a server-sent event."""
        return b"id: %d\nevent: state\ndata: %b\n\n" % (self.sequence, self.bytes_for(viewer))

    def place_of(self, viewer: Hashable) -> Place:
        """The place of a page that was told this whole state as that viewer."""
        return self._place(self.sequence, viewer)

    def event_after(self, place: Place) -> tuple[Place, bytes]:
        """What a page at that place is told next, as a server-sent event, and its place then; made once for each place.

        It is what changed, or the whole state if too much did; nothing (``b""``) if all is the same for its viewer.
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
        """Whether this state is the same for that viewer as an earlier one, by its number."""
        with self._making:
            before = self._earlier(since)
            return before is not None and before._shared == self._shared and before._own(viewer) is self._own(viewer)

    def changes_since(self, seen: int, viewer: Hashable, same_at: int | None = None) -> bytes | None:
        """What turns an earlier state into this one, as a JSON Patch (RFC 6902); equal viewers get the same bytes.

        Its first operation tests that the earlier state is at hand.

        Args:
            seen: the earlier state's number; that viewer was told it as the viewer it is now.
            same_at: a later state that was the same for that viewer, so that nothing was told of it.

        Returns:
            None where that state is no longer known: the whole state is to be told.
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
    """The newest state of one table, and what changed with it.

    Args:
        first: the number before the first state; one that is higher than any given before a restart of the
            server keeps numbers rising.
    """

    def __init__(self, first: int = 0) -> None:
        self._changed = threading.Condition()
        self._newest = FedState(first, {}, _nothing_more, self._earlier)
        self._before: deque[FedState] = deque(maxlen=STATES_KEPT)
        self._stirs = 0
        self._closed = False

    def publish(self, shared: Mapping[str, Any], own: Own | None = None, viewers: object | None = None) -> FedState:
        """Make a state the newest; ``sequence`` is put into it.

        Args:
            shared: what all are told; it may not be changed any more.
            own: what a kind of viewer is told; asked once for each kind that looks (see ``made_once``).
            viewers: the same object as before if every page still looks as the viewer it was; None if that must be
                asked of each page.
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
        """Release everybody who waits."""
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
    """As members of a JSON array."""
    return _write(operations)[1:-1]


def _encoded(opening: str, parts: tuple[str, ...], closing: str) -> bytes:
    return f"{opening}{','.join(part for part in parts if part)}{closing}".encode("utf-8", "replace")
