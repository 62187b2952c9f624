"""Parses the catalogue's entries for checks: their ids, the values they use, and what is not valid Fluent."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache

from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Visitor


@dataclass(frozen=True, slots=True)
class Entry:
    """One text of the catalogue.

    Args:
        id: such as ``city-stones``.
        text: its pattern, with ``{ $name }`` for values.
        named: every value that it uses.
        shown: values that are shown for any number, and not only choose among plurals.
    """

    id: str
    text: str
    named: frozenset[str]
    shown: frozenset[str]


@lru_cache(maxsize=16)
def entries_in(source: str) -> tuple[tuple[Entry, ...], tuple[str, ...]]:
    """Return the entries of a Fluent source in order, and the parts that are not valid; cached per source."""
    resource = FluentParser(with_spans=False).parse(source)
    entries = tuple(
        Entry(part.id.name, _written(part), frozenset(_variables(part.value)), frozenset(_shown(part.value)))
        for part in resource.body
        if isinstance(part, ast.Message) and part.value is not None
    )
    return entries, tuple(part.content or "" for part in resource.body if isinstance(part, ast.Junk))


def _written(message: ast.Message) -> str:
    return FluentSerializer().serialize_entry(message).partition(" =")[2].strip()


def _variables(node: ast.BaseNode) -> set[str]:
    found = _Variables()
    found.visit(node)
    return found.names


def _shown(pattern: ast.Pattern) -> Iterator[str]:
    """Yield the values outside of plurals, and those in the default case of a plural."""
    for element in pattern.elements:
        if not isinstance(element, ast.Placeable):
            continue
        if isinstance(element.expression, ast.SelectExpression):
            for variant in element.expression.variants:
                if variant.default:
                    yield from _shown(variant.value)
        else:
            yield from _variables(element)


class _Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(node.id.name)
