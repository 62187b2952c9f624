"""What turns one JSON object into another: the operations of a JSON Patch (RFC 6902), which any of its libraries applies."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import compress
from operator import is_not
from typing import Any, Final, TypeAlias

Operation: TypeAlias = dict[str, Any]

_MOST_SHIFTED: Final = 8
"""A list that only moves on (a log, rolls) loses at most so many at its front from one state to the next."""

_HOLDS_OTHERS: Final = frozenset({dict, list})
_NOTHING: Final = object()


class Comparison:
    """Compares objects that have parts in common, such as one state as several viewers see it: those parts once.

    Equal is what Python takes for equal: a member that is a number may not turn into a truth value. What was compared
    may not be changed any more.
    """

    def __init__(self) -> None:
        # With what was compared, which must live on: else its number would become another object's.
        self._known: dict[tuple[int, int, str, str], tuple[Any, Any, Sequence[Operation]]] = {}

    def changes(self, before: Mapping[str, Any], after: Mapping[str, Any], path: str = "") -> list[Operation]:
        """The operations that turn one object into the other, each member's below its own path.

        Args:
            path: JSON Pointer (RFC 6901) of the object.
        """
        found: list[Operation] = []
        members: Iterable[tuple[str, Any, Any]]
        if list(before) == list(after):  # nearly always: whatever is the same object is then passed over all at once
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
        """The same of an object or list, and whatever stood there under that name."""
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
        """What leaves at the front and comes at the end, or else what changed in its place."""
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
