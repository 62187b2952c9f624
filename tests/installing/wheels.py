"""How each library came to a machine: as a wheel that its authors built, or built on the spot; as a table."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Final

PURE: Final = "any machine"
BUILT: Final = "built on the spot"
_NONE: Final = (99, 0)

LISTING: Final = """
import json
from importlib.metadata import distributions
print(json.dumps([
    {"name": d.metadata["Name"], "version": d.version, "wheel": d.read_text("WHEEL") or "",
     "bytes": sum(f.size or 0 for f in d.files or [])}
    for d in distributions()
]))
"""
"""A program that prints what is installed where it runs."""


@dataclass(frozen=True, slots=True)
class Library:
    """A library as it lies on the disk there."""

    name: str
    version: str
    came_as: str
    """``PURE``, ``BUILT``, or the platform that its wheel names, such as ``manylinux_2_28``."""
    mb: float


def came_as(wheel: str) -> str:
    """What a ``WHEEL`` file tells: index wheels name the oldest C library they run with, what is built here names none.

    >>> came_as("Root-Is-Purelib: false\\nTag: cp311-cp311-manylinux2014_aarch64\\nTag: cp311-cp311-manylinux_2_17_aarch64\\n")
    'manylinux_2_17'
    >>> came_as("Tag: cp311-cp311-linux_aarch64\\n"), came_as("Tag: py3-none-any\\n"), came_as("")
    ('built on the spot', 'any machine', 'built on the spot')
    """
    platforms = re.findall(r"^Tag: [^-\s]+-[^-\s]+-(\S+)$", wheel, re.MULTILINE)
    if platforms and all(platform == "any" for platform in platforms):
        return PURE
    oldest = sorted(map(_c_library, platforms))[:1]
    return f"manylinux_{oldest[0][0]}_{oldest[0][1]}" if oldest and oldest[0] < _NONE else BUILT


def _c_library(platform: str) -> tuple[int, int]:
    """The oldest C library that a wheel runs with, by its platform's name (PEP 600); ``_NONE`` where none is named."""
    if platform.startswith("manylinux2014"):
        return 2, 17
    named = re.match(r"manylinux_(\d+)_(\d+)", platform)
    return _NONE if named is None else (int(named[1]), int(named[2]))


def libraries(listed: Iterable[Mapping[str, object]], wanted: Iterable[str]) -> list[Library]:
    """Those of the wanted names, as ``LISTING`` told them; names are compared as PEP 503 does."""
    names = {plain(name) for name in wanted}
    return sorted(
        (
            Library(str(one["name"]), str(one["version"]), came_as(str(one["wheel"])), int(str(one["bytes"])) / 1e6)
            for one in listed
            if plain(str(one["name"])) in names
        ),
        key=lambda library: plain(library.name),
    )


def table(found: Iterable[Library]) -> str:
    """The libraries with machine code in rows, in Markdown, and those of pure Python in a line."""
    native = [one for one in found if one.came_as != PURE]
    rows = [f"| {one.name} {one.version} | {_said(one.came_as)} | {one.mb:.1f} |" for one in native]
    pure = ", ".join(one.name for one in found if one.came_as == PURE)
    head = ["| library | on arm64 it comes as | MB on disk |", "| --- | --- | --- |"]
    return "\n".join([*head, *rows, "", f"Pure Python, the same file on every machine: {pure}."])


def _said(came: str) -> str:
    return came if came == BUILT else f"wheel ({came})"


def plain(name: str) -> str:
    """A library's name as all its spellings are compared."""
    return re.sub(r"[-_.]+", "-", name).lower()


def pinned(lock: str) -> list[str]:
    """The names in a file of constraints with hashes."""
    return re.findall(r"^([\w.-]+)==", lock, re.MULTILINE)
