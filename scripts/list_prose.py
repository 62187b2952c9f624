"""Every string with a space in vision, hardware and companion, by kind: finds texts for people that are not in the
catalogue.

``python scripts/list_prose.py`` counts the kinds by package; ``python scripts/list_prose.py told`` lists one kind.
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
    "error": "a sentence of an error that is raised, in English beside its code",
    "told": "a sentence in English and German side by side",
    "printed": "what a command prints",
    "log": "what a program's own log says",
    "pattern": "a regular expression, SQL, markup or an HTTP header",
    "type": "a type that is written as text",
    "thread": "the name of a thread, process or job",
    "makers": "what makers of parts, prints, wiring, evaluations, networks and catalogues read",
    "interface": "the description of the interface for programs",
    "signs": "figures, signs and units, the same in every language",
    "typed": "a command or a line of settings, to be typed as it stands",
    "kept": "a word that logs, recordings and reports for programs keep, put into words where it is shown",
    "transcript": "a line of a game's transcript, which is read back and stays in English",
    "name": "a proper name",
    "drawn": "what is drawn over a camera's picture, in the ASCII that OpenCV's font has",
    "program": "what a wrong program is told: an assertion, a batch or a record of another form",
    "library": "a word that a function of a library takes",
    "people": "anything else: what people may read",
}
FOR_DEVELOPERS = frozenset(KINDS) - {"told", "printed", "people"}
"""Kinds that nobody reads at a table; for errors and help, the English text is in the code and other languages are in
the catalogue.
"""
_BY_PLACE = (
    ("makers", ("vision/evaluation/", "vision/teaching/")),
    ("makers", ("hardware/parts/", "hardware/wiring/", "hardware/simulator/")),
    ("makers", ("companion/training/", "companion/recording/", "companion/texts/", "companion/statistics/")),
    ("makers", ("companion/cli/texts.py", "companion/cli/translated_help.py")),
    ("thread", ("companion/hub/watching/", "companion/open_room/process.py")),
    (
        "interface",
        (
            "companion/web/api/",
            "companion/hub/figures.py",
            "companion/makers/table_figures.py",
            "companion/web/routes/app_shell.py",
        ),
    ),
    ("typed", ("companion/machine/boot_files.py", "companion/machine/steering.py")),
    (
        "error",
        (
            "companion/table/rescue.py",
            "companion/table/lock.py",
            "companion/open_room/room_writer.py",
            "companion/hub/",
            "companion/archive/store.py",
        ),
    ),
    ("program", ("companion/games/records.py", "hardware/dice/typed_sentences.py", "hardware/lockstep.py")),
    ("transcript", ("companion/cli/recordings/game_text.py", "companion/games/raja/phases/turn/rules.py")),
    ("kept", ("companion/replay/", "companion/games/raja/state.py", "companion/games/raja/phases/corrections/")),
    (
        "kept",
        (
            "companion/live/saved_games.py",
            "companion/cli/playing/table_devices.py",
            "companion/virtual_play/simulated_game.py",
        ),
    ),
    ("kept", ("companion/players/random_player.py", "companion/archive/aggregate.py")),
    ("library", ("companion/cli/evaluation_report/plots.py",)),
    ("name", ("companion/virtual_play/extra_cameras.py",)),
    ("drawn", ("vision/readings/overlay.py", "vision/cards/overlay.py")),
)
"""The kind of a string by its place, if nothing around it tells."""
_PATTERN = re.compile(
    r"\\[swdb(]|\(\?P?|\(\w+\||^\[A-Z|^\s*(SELECT|BEGIN|CREATE|PRAGMA|INSERT|UPDATE|ORDER BY|WHERE|FROM)\b|</?\w|/>|-src |; charset|HTTP/|attachment;"
)
_TYPE = re.compile(r"^[\w.]+\[.*\]$|^int \| |^\w+ \| None$")
_TYPED = re.compile(r"^(sudo|raja [a-z]+) |^\s*#.*raja|^\[\w+\]\n|\n\[[\w.]+\]\n")
_CLASS = re.compile(r"^class (\w+)\((\w+)\)", re.MULTILINE)
_UNITS = re.compile(r"\b(mm|px|fx|fy|cx|cy|PID)\b|%[YmdHMS]")
_NAMES = (
    "raja print",
    "Bid War",
    "Suit bidding",
    "The vote",
    "Banbury Merton Street",
    "Raspberry Pi",
    "raja-table …, Python ",
    "Raja (….local)",
)
"""The last one is part of a certificate's own name."""
_FROM_OTHERS = ("Inappropriate ioctl", "exclusively lock", "not in sync", "malformed database schema")
"""Parts of other programs' messages, used to tell these apart."""


def _errors() -> set[str]:
    """Names of the packages' own exceptions."""
    root = Path(__file__).parents[1]
    sources = [path.read_text("utf-8") for room in ROOMS for path in (root / room).rglob("*.py")]
    parents = {name: parent for source in sources for name, parent in _CLASS.findall(source)}
    found = {"Exception"}
    while more := {name for name, parent in parents.items() if parent in found} - found:
        found |= more
    return found - {"Exception"}


_BY_CALL = {
    "printed": ("echo", "secho", "print", "prompt", "confirm"),
    "kept": ("stage",),
    "help": ("OnCall", "option", "argument", "command", "group", "version_option", "language_option"),
    "log": ("debug", "info", "warning", "error", "exception", "critical", "log"),
    "thread": ("Thread", "Bounded", "Process"),
    "error": ("Refusal", "WorkerProcess", "check_between", *sorted(_errors())),
}


@dataclass(frozen=True, slots=True)
class Prose:
    """A string with a space.

    Args:
        kind: one of ``KINDS``.
        place: file and line.
        text: the string; for a string with values in it, its plain parts.
    """

    kind: str
    place: str
    text: str


def prose(root: Path) -> Iterator[Prose]:
    """Every such string below a folder, except docstrings."""
    for room in ROOMS:
        for path in sorted((root / room).rglob("*.py")):
            name = path.relative_to(root).as_posix()
            for one in _in_tree(ast.parse(path.read_text("utf-8")), name, "people"):
                by_itself = _kind_of(one) if one.kind in ("people", "printed") else one.kind
                yield one if by_itself == "people" else replace(one, kind=by_itself)


def _kind_of(found: Prose) -> str:
    """The kind of a string by its text or its place, if no call or raise around it tells."""
    if _TYPE.search(found.text):
        return "type"
    if _TYPED.search(found.text):
        return "typed"
    if found.text in _NAMES:
        return "name"
    if found.text in _FROM_OTHERS:
        return "pattern"
    if not re.search(r"[^\W\d_]{2}", _UNITS.sub("", found.text)):
        return "signs"
    if _PATTERN.search(found.text):
        return "pattern"
    return next((kind for kind, places in _BY_PLACE if found.place.startswith(places)), "people")


def _kind_in_call(called: str) -> str | None:
    """The kind of an argument of a function with that name; None if the name tells nothing."""
    if called.endswith("Error"):
        return "error"
    return next((kind for kind, names in _BY_CALL.items() if called in names), None)


def _in_tree(node: ast.AST, name: str, kind: str) -> Iterator[Prose]:
    match node:
        case ast.Expr(value=ast.Constant(value=str())):
            return
        case ast.Raise() | ast.AnnAssign(target=ast.Name(id="LOST" | "_LOST" | "_HAND")):
            kind = "error"
        case ast.Assert(msg=ast.expr()):
            kind = "program"
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
    """Count the kinds, or list those requested."""
    found = list(prose(Path(__file__).parents[1]))
    for one in found:
        if one.kind in wanted:
            print(f"{one.place}: {one.text}")
    if not wanted:
        for (kind, room), count in sorted(Counter((one.kind, one.place.split("/")[0]) for one in found).items()):
            print(f"{count:6} {room:10} {KINDS[kind]}")


if __name__ == "__main__":
    main(sys.argv[1:])
