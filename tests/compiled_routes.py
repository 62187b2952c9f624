"""Routes, compiled once a worker: its hundreds of applications have the same ones."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from werkzeug.routing.rules import Rule

Builder = Callable[..., tuple[str, str]]


def compile_each_route_once() -> None:
    """Make werkzeug keep the function that builds a rule's address, for every rule that is spelt the same.

    The function depends on the rule's parts, defaults and converters alone; compiling it takes two thirds of the time of making
    an application.
    """
    made: dict[tuple[object, ...], Builder] = {}
    compiled: Callable[[Rule, bool], Builder] = Rule._compile_builder

    def kept(rule: Rule, append_unknown: bool = True) -> Builder:
        converters: dict[str, Any] = rule._converters
        key = (
            append_unknown,
            tuple(rule._trace),
            tuple(sorted((rule.defaults or {}).items())),
            tuple((name, type(converter)) for name, converter in converters.items()),
        )
        if key not in made:
            made[key] = compiled(rule, append_unknown)
        return made[key]

    Rule._compile_builder = kept  # type: ignore[assignment, method-assign]
