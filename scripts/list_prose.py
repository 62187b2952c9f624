"""Every string with a space in it in vision, hardware and companion, by kind: what is said to people outside the catalogue.

``python scripts/list_prose.py`` counts the kinds by room; ``python scripts/list_prose.py told`` lists one kind.
"""

from __future__ import annotations

import ast
import re
import sys
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, replace
from pathlib import Path

ROOMS = ("vision", "hardware", "companion")
KINDS = {
    "help": "a command's help",
    "error": "a sentence of an error that is raised",
    "told": "a sentence in English and German side by side",
    "printed": "what a command prints",
    "log": "what a program's own log says",
    "pattern": "a regular expression, SQL, markup or an HTTP header",
    "type": "a type that is written as text",
    "thread": "the name of a thread, process or job",
    "makers": "what makers of parts, prints, wiring, evaluations and recordings' marks read",
    "interface": "the description of the interface for programs",
    "why": "why vision is not sure",
    "aim": "how a camera is aimed",
    "game": "what referee and games say",
    "command": "what a command writes, put together before it is printed",
    "other": "any other",
}
FOR_DEVELOPERS = frozenset(KINDS) - frozenset(
    ("told", "printed", "why", "aim", "game", "command", "other"),
)
"""Kinds that nobody reads at a table; of errors and help English stands beside its code, other languages in the catalogue."""
MOST = {"told": 0, "printed": 25, "why": 10, "aim": 10, "game": 60, "command": 65, "other": 70}
"""How many of each other kind may stand in the code: a little over what is left, most of it parts of lines and names."""
_BY_PLACE = (
    ("makers", ("vision/evaluation/", "vision/teaching/", "vision/training/", "vision/second_world/")),
    ("makers", ("hardware/parts/", "hardware/wiring/", "hardware/printing/", "hardware/simulator/")),
    ("makers", ("companion/training/", "companion/recording/", "companion/texts/", "companion/statistics/")),
    ("interface", ("companion/web/described/",)),
    ("aim", ("vision/calibration/", "companion/aiming/")),
    ("why", ("vision/",)),
    ("game", ("companion/referee/", "companion/games/", "companion/small_table/", "companion/session/")),
    ("game", ("companion/retelling/", "companion/players/", "companion/open_room/")),
    ("command", ("companion/cli/", "companion/virtual_play/", "companion/doctor/", "companion/replay/")),
)
"""What a string is that nothing around it tells, by where it stands."""
_PATTERN = re.compile(
    r"\\[swdb(]|\(\?P?|^\s*(SELECT|PRAGMA|INSERT|UPDATE|ORDER BY|WHERE|FROM)\b|</?\w|/>|-src |; charset|HTTP/|attachment;"
)
_TYPE = re.compile(r"^[\w.]+\[.*\]$|^int \| ")
_BY_CALL = {
    "printed": ("echo", "secho", "print", "prompt", "confirm"),
    "help": ("OnCall", "option", "argument", "command", "group", "version_option", "language_option"),
    "log": ("debug", "info", "warning", "error", "exception", "critical", "log"),
    "thread": ("Thread", "Bounded", "Process"),
    "error": ("Refusal", "IllegalCommand", "NotAllowed", "Conflict"),
}


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
            for one in _in_tree(ast.parse(path.read_text("utf-8")), name, "other"):
                yield replace(one, kind=_kind_of(one)) if one.kind == "other" else one


def _kind_of(found: Prose) -> str:
    """The kind of a string of which no call or raise tells it."""
    if _TYPE.search(found.text):
        return "type"
    if _PATTERN.search(found.text):
        return "pattern"
    return next((kind for kind, places in _BY_PLACE if found.place.startswith(places)), "other")


def _kind_in_call(called: str) -> str | None:
    """The kind of what is given to a function of that name; None where that tells nothing."""
    if called.endswith("Error"):
        return "error"
    return next((kind for kind, names in _BY_CALL.items() if called in names), None)


def _in_tree(node: ast.AST, name: str, kind: str) -> Iterator[Prose]:
    match node:
        case ast.Expr(value=ast.Constant(value=str())):
            return
        case ast.Raise():
            kind = "error"
        case ast.Call(func=ast.Name(id="Told") | ast.Attribute(attr="Told")):
            kind = "told"
        case ast.Call(func=ast.Name(id=called) | ast.Attribute(attr=called)):
            kind = _kind_in_call(called) or kind
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
