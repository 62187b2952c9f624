"""Finds where the companion's code uses texts: by which keys, and with which values."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

_LITERAL: Final = re.compile(r'"([\w.-]+)"')
_TEMPLATE: Final = re.compile(r"`([\w.-]*(?:\$\{[^{}`]*\}[\w.-]*)+)`")
_ASKED: Final = re.compile(r'\b(?:text|tellText)\(\s*"([\w.-]+)"\s*(?:,\s*(\{)|\))')
_PLACE: Final = re.compile(r"\$\{[^}]*\}|\{\{.*?\}\}")
_ROOMS: Final = ("companion", "hardware", "vision")
_REFUSING: Final = frozenset(
    {
        *("IllegalCommand", "NotAllowed", "UnknownResource", "UnknownPerson", "Conflict", "TooSoon", "TooBusy"),
        *("MalformedRequest", "LogConflict", "LogUnavailable", "DamagedGame", "Refusal"),
        *("CompanionError", "GameError", "DamagedRecording", "MalformedStory", "HubAway", "HubRefused"),
        *("MalformedCalibration", "RefusedCalibration", "UnusableImage", "UnusableLook", "UnusablePalettePhoto"),
        *("UnusablePhotos", "MalformedTable", "MalformedLabels", "MalformedTruth", "NoKernels"),
    }
)
"""Errors raised with an English sentence. Malformed commands are left out: they are faults of programs, told in
English.
"""


@dataclass(frozen=True, slots=True)
class Use:
    """One place where a text is used.

    Args:
        key: the text's key, with dots.
        values: names of the given values; None if the source does not show them.
        where: path of the file.
    """

    key: str
    values: frozenset[str] | None
    where: str


@dataclass(frozen=True, slots=True)
class Uses:
    """All uses of texts in the code.

    Args:
        literals: every string that may be a key.
        patterns: composed keys, as regular expressions.
        asked: calls whose values can be checked.
        refused: the same for refusals, with their codes as keys.
    """

    literals: frozenset[str]
    patterns: tuple[re.Pattern[str], ...]
    asked: tuple[Use, ...]
    refused: tuple[Use, ...]

    def has(self, key: str) -> bool:
        """Whether some place may use this id, in which hyphens replace dots."""
        if key.removeprefix("refusal-") in self.literals:
            return True
        return key in self.literals or any(pattern.fullmatch(key) for pattern in self.patterns)


def uses() -> Uses:
    """Find all uses in the installed Python code, pages and scripts."""
    literals: set[str] = set()
    patterns: set[str] = set()
    asked: list[Use] = []
    refused: list[Use] = []
    rooms = [(f"{room}/{path}", source) for room in _ROOMS for path, source in _sources(files(room), "")]
    for path, source in rooms:
        if path.endswith(".py"):
            _of_python(path, source, literals, patterns, asked, refused)
        else:
            _of_page(path, source, literals, patterns, asked)
    found = tuple(re.compile(pattern) for pattern in sorted(patterns))
    return Uses(frozenset(key.replace(".", "-") for key in literals), found, tuple(asked), tuple(refused))


def _sources(folder: Traversable, below: str) -> Iterator[tuple[str, str]]:
    for part in sorted(folder.iterdir(), key=lambda part: part.name):
        path = f"{below}{part.name}"
        if part.is_dir():
            if part.name not in ("vendor", "__pycache__"):
                yield from _sources(part, f"{path}/")
        elif path.endswith((".py", ".js", ".html")):
            yield path, part.read_text("utf-8")


def _of_page(path: str, source: str, literals: set[str], patterns: set[str], asked: list[Use]) -> None:
    literals.update(_LITERAL.findall(source))
    for template in _TEMPLATE.findall(source):
        _pattern(_PLACE.split(template), patterns)
    if path.endswith(".html"):
        for key in re.findall(r'data-(?:text|label)="([^"]+)"', source):
            if "{{" in key:
                _pattern(_PLACE.split(key), patterns)
            else:
                asked.append(Use(key, frozenset(), path))
    for found in _ASKED.finditer(source):
        values = _keys_of_object(source, found.end()) if found[2] else frozenset()
        asked.append(Use(found[1], values, path))


def _keys_of_object(source: str, start: int) -> frozenset[str] | None:
    """Return the names in a JavaScript object that begins before ``start``; None if it spreads another or computes
    names.
    """
    depth, part, parts = 0, "", []
    for sign in source[start:]:
        if depth == 0 and sign in ",}":
            parts.append(part.strip())
            part = ""
            if sign == "}":
                break
            continue
        depth += (sign in "([{") - (sign in ")]}")
        part += sign
    names = [re.match(r"(\w+)\s*(?::|$)", one) for one in parts if one]
    return None if any(name is None for name in names) else frozenset(name[1] for name in names if name)


def _of_python(
    path: str, source: str, literals: set[str], patterns: set[str], asked: list[Use], refused: list[Use]
) -> None:
    for node in ast.walk(ast.parse(source)):
        match node:
            case ast.Constant(value=str(said)) if re.fullmatch(r"[\w.-]+", said):
                literals.add(said)
            case ast.JoinedStr(values=values):
                _pattern([str(part.value) if isinstance(part, ast.Constant) else None for part in values], patterns)
            case ast.Call(func=ast.Attribute(attr="word"), args=[ast.Constant(value=str(family)), *_]):
                _pattern([f"{family}.", None], patterns)
            case ast.Call(func=ast.Name(id=kind), args=args) if kind in _REFUSING:
                code = args[kind == "Refusal"] if args else None  # a Refusal has its status before the code
                timed = {"wait_s"} if kind == "TooSoon" else set()
                if isinstance(code, ast.Constant):
                    known = all(named.arg for named in node.keywords)
                    given = frozenset({str(named.arg) for named in node.keywords} | timed)
                    refused.append(Use(str(code.value), given if known else None, path))
            case ast.Call(func=ast.Name(id="HardwareError"), args=[ast.Constant(value=str(code))], keywords=keywords):
                asked.append(Use(f"refusal.{code}", frozenset(str(named.arg) for named in keywords), path))
            case ast.Call(func=ast.Name(id="Message"), args=[ast.Constant(value=str(key)), *given]):
                asked.append(Use(key, _keys_of_dict(given[0]) if given else frozenset(), path))
            case ast.Call(func=ast.Name(id="text"), args=[ast.Constant(value=str(key))], keywords=keywords):
                known = all(named.arg for named in keywords)
                asked.append(Use(key, frozenset(str(named.arg) for named in keywords) if known else None, path))


def _keys_of_dict(node: ast.expr) -> frozenset[str] | None:
    """Return the names in a dict literal; None for any other expression."""
    if not isinstance(node, ast.Dict) or not all(isinstance(key, ast.Constant) for key in node.keys):
        return None
    return frozenset(str(key.value) for key in node.keys if isinstance(key, ast.Constant))


def _pattern(parts: Sequence[str | None], patterns: set[str]) -> None:
    """Add a composed key as a pattern; None, or a gap between two parts, stands for an inserted value."""
    pieces: list[str] = []
    for place, part in enumerate(parts):
        if part is None:
            pieces.append(".+")
            continue
        if place and parts[place - 1] is not None:
            pieces.append(".+")
        pieces.append(re.escape(str(part).replace(".", "-")))
    fixed = "".join(str(part) for part in parts if part is not None)
    if re.fullmatch(r"[\w.-]+", fixed) and re.search(r"[a-z]{2,}[\w-]*\.", fixed):
        patterns.add("".join(pieces))
