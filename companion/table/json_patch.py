"""Computes what turns one JSON object into another, as operations of a JSON Patch (RFC 6902)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import compress
from operator import is_not
from typing import Any, Final, TypeAlias

Operation: TypeAlias = dict[str, Any]

_MOST_SHIFTED: Final = 8
"""A list that only moves on (a log, rolls) loses at most this many entries at its front between two states."""

_HOLDS_OTHERS: Final = frozenset({dict, list})
_NOTHING: Final = object()


class Comparison:
    """Compares objects that share parts, such as one state as several viewers see it; shared parts are compared once.

    Equality is Python's, so a number must never become a truth value (``1 == True``). Compared objects must not be
    changed afterwards.
    """

    def __init__(self) -> None:
        # Keeps the compared objects alive, because the id of a freed object may be reused.
        self._known: dict[tuple[int, int, str, str], tuple[Any, Any, Sequence[Operation]]] = {}

    def changes(self, before: Mapping[str, Any], after: Mapping[str, Any], path: str = "") -> list[Operation]:
        """Return the operations that turn one object into the other; unchanged members are skipped.

        Args:
            path: JSON Pointer (RFC 6901) of the object.
        """
        found: list[Operation] = []
        members: Iterable[tuple[str, Any, Any]]
        if list(before) == list(after):  # nearly always: identical objects can then be skipped in one go
            both = tuple(before.values()), tuple(after.values())
            members = compress(zip(after, *both, strict=True), map(is_not, *both))
        else:
            found += [{"op": "remove", "path": _below(path, name)} for name in before if name not in after]
            members = ((name, before.get(name, _NOTHING), value) for name, value in after.items())
        for name, was, value in members:
            if was is value:
                continue
            if was is _NOTHING:
                found.append({"op": "add", "path": _below(path, name), "value": value})
            elif type(value) in _HOLDS_OTHERS:
                found += self._changed(was, value, path, name)
            elif was != value:
                found.append({"op": "replace", "path": _below(path, name), "value": value})
        return found

    def _changed(self, before: Any, after: Any, above: str, name: str) -> Sequence[Operation]:
        """Return the operations for a changed member, object, list or other value; cached."""
        key = (id(before), id(after), above, name)
        known = self._known.get(key)
        if known is None:
            found = () if before == after else self._within(before, after, _below(above, name))
            known = self._known[key] = before, after, found
        return known[2]

    def _within(self, before: Any, after: Any, path: str) -> Sequence[Operation]:
        kind = type(after)
        if kind is type(before):
            if kind is dict and not before.keys().isdisjoint(after):
                return self.changes(before, after, path)
            if kind is list and before and after:
                return self._within_list(before, after, path)
        return ({"op": "replace", "path": path, "value": after},)

    def _within_list(self, before: Sequence[Any], after: Sequence[Any], path: str) -> Sequence[Operation]:
        """Return operations that remove entries at the front and append at the end, or else change entries in place."""
        for gone in range(int(len(before) == len(after)), min(len(before), _MOST_SHIFTED + 1)):
            kept = len(before) - gone
            if kept <= len(after) and before[gone:] == after[:kept]:
                removed: list[Operation] = [{"op": "remove", "path": f"{path}/0"}] * gone
                return [*removed, *({"op": "add", "path": f"{path}/-", "value": value} for value in after[kept:])]
        if len(before) != len(after) or not isinstance(after[0], dict):
            return ({"op": "replace", "path": path, "value": after},)
        found: list[Operation] = []
        for index, (was, value) in enumerate(zip(before, after, strict=True)):
            if was is not value and was != value:
                found += self._changed(was, value, path, str(index))
        return found


def _below(path: str, name: str) -> str:
    if "~" in name or "/" in name:
        name = name.replace("~", "~0").replace("/", "~1")
    return f"{path}/{name}"
