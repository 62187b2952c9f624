"""Keeps what was made from an object that never changes, by the object's identity, without looking into it.

``lru_cache`` asks for an object's hash and looks at all that is in it each time. A game's state keeps whatever an event
did not touch as the same object, so that being the same one is enough; another one that is equal is made anew.
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
    """Have a function called once per object given as first argument and equal others; do not change its results.

    Args:
        most: after so many answers all are forgotten.
    """

    def keeping(make: Callable[Concatenate[Part, Rest], Made]) -> Callable[Concatenate[Part, Rest], Made]:
        # With the object itself, which must live on: else its number would become another one's.
        kept: dict[tuple[Any, ...], tuple[Part, Made]] = {}

        @wraps(make)
        def made(part: Part, /, *rest: Rest.args, **named: Rest.kwargs) -> Made:
            key = (id(part), *rest, *named.items()) if named else (id(part), *rest)
            found = kept.get(key)
            if found is None:
                if len(kept) >= most:
                    kept.clear()
                found = kept[key] = part, make(part, *rest, **named)
            return found[1]

        return made

    return keeping
