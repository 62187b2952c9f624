"""Every string with a space in it in vision, hardware and companion, by kind: what is said to people outside the catalogue.

``python scripts/list_prose.py`` counts the kinds by room; ``python scripts/list_prose.py told`` lists one kind.
"""

from __future__ import annotations

import ast
import sys
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

ROOMS = ("vision", "hardware", "companion")
KINDS = {
    "help": "a command's help",
    "error": "a sentence of an error that is raised",
    "told": "a sentence in English and German side by side",
    "printed": "what a command prints",
    "other": "any other: notes, device states, reasons, drawings' labels, regular expressions",
}
_PRINTING = {"echo", "secho", "print", "prompt", "confirm"}
_HELPING = {"option", "argument", "command", "group", "version_option", "language_option"}


@dataclass(frozen=True, slots=True)
class Prose:
    """A string with a space.

    Args:
        kind: one of ``KINDS``.
        place: file and line.
        text: the string; of one with values in it the plain parts.
    """

    kind: str
    place: str
    text: str


def prose(root: Path) -> Iterator[Prose]:
    """Every such string below a folder; docstrings are none."""
    for room in ROOMS:
        for path in sorted((root / room).rglob("*.py")):
            name = path.relative_to(root).as_posix()
            yield from _in_tree(ast.parse(path.read_text("utf-8")), name, "other")


def _in_tree(node: ast.AST, name: str, kind: str) -> Iterator[Prose]:
    match node:
        case ast.Expr(value=ast.Constant(value=str())):
            return
        case ast.Raise():
            kind = "error"
        case ast.Call(func=ast.Name(id="Told") | ast.Attribute(attr="Told")):
            kind = "told"
        case ast.Call(func=ast.Name(id=called) | ast.Attribute(attr=called)):
            if called in _PRINTING:
                kind = "printed"
            elif called in _HELPING:
                kind = "help"
            elif called.endswith("Error") or called in ("Refusal", "IllegalCommand", "NotAllowed", "Conflict"):
                kind = "error"
        case ast.JoinedStr(values=parts):
            text = "…".join(str(part.value) for part in parts if isinstance(part, ast.Constant))
            if " " in text.strip():
                yield Prose(kind, f"{name}:{node.lineno}", text)
            return
        case ast.Constant(value=str(text)) if " " in text.strip():
            yield Prose(kind, f"{name}:{node.lineno}", text)
    for inner in ast.iter_child_nodes(node):
        yield from _in_tree(inner, name, kind)


def main(wanted: list[str]) -> None:
    """Count the kinds, or list those that are wanted."""
    found = list(prose(Path(__file__).parents[1]))
    for one in found:
        if one.kind in wanted:
            print(f"{one.place}: {one.text}")
    if not wanted:
        for (kind, room), count in sorted(Counter((one.kind, one.place.split("/")[0]) for one in found).items()):
            print(f"{count:6} {room:10} {KINDS[kind]}")


if __name__ == "__main__":
    main(sys.argv[1:])
