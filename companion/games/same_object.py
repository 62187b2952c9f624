"""Caches what was made from an immutable object, by the object's identity, without looking into it.

``lru_cache`` hashes an object, with everything in it, on each call. A game's state keeps whatever an event
did not touch as the same object, so identity is enough; for an equal but different object the result is made anew.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import Any, Concatenate, ParamSpec, TypeVar

Part = TypeVar("Part")
Rest = ParamSpec("Rest")
Made = TypeVar("Made")


def kept_for_same(
    most: int,
) -> Callable[[Callable[Concatenate[Part, Rest], Made]], Callable[Concatenate[Part, Rest], Made]]:
    """Decorate a function to be called once per first argument (by identity) and other arguments; do not change its
    results.

    Args:
        most: number of results after which all are dropped.
    """

    def keeping(make: Callable[Concatenate[Part, Rest], Made]) -> Callable[Concatenate[Part, Rest], Made]:
        """The function with its results kept."""
        # Holds the object as well, to keep it alive: otherwise its id could be reused for another object.
        kept: dict[tuple[Any, ...], tuple[Part, Made]] = {}

        @wraps(make)
        def made(part: Part, /, *rest: Rest.args, **named: Rest.kwargs) -> Made:
            key = (id(part), rest, *named.items()) if named else (id(part), rest)
            if key in kept:
                return kept[key][1]
            if len(kept) >= most:
                kept.clear()
            result = make(part, *rest, **named)
            kept[key] = part, result
            return result

        return made

    return keeping
