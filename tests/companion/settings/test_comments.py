"""The settings file explains itself: no setting without a comment, and no line too long to read."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from importlib.resources import files
from typing import Any

LONGEST_LINE = 200


def _shipped() -> str:
    return files("companion.settings").joinpath("raja.toml").read_text(encoding="utf-8")


def _keys(table: dict[str, Any], text: str, where: str = "") -> Iterator[str]:
    """The names of all settings; inline tables such as a goal count as one."""
    for key, value in table.items():
        name = f"{where}.{key}".lstrip(".")
        if isinstance(value, dict) and f"[{name}" in text:
            yield from _keys(value, text, name)
        else:
            yield name


def _settings(text: str) -> Iterator[tuple[str, bool]]:
    """Each setting and whether it has a comment: on its own line, or on one above the run of settings it belongs to."""
    section, under_comment, depth = "", False, 0
    for line in text.splitlines():
        value = line.split(" # ")[0]
        named = re.match(r"(\w+) = ", line) if depth == 0 else None
        if line.startswith("# "):
            under_comment = True
        elif named:
            beside = value != line
            under_comment = under_comment and not beside
            yield f"{section}.{named[1]}", beside or under_comment
        elif depth == 0:
            under_comment = False
            section = line.split("]")[0].removeprefix("[") if line.startswith("[") else section
        if named or depth:
            depth += value.count("[") - value.count("]")


def test_every_setting_has_a_comment() -> None:
    text = _shipped()
    commented = dict(_settings(text))
    assert commented.keys() == set(_keys(tomllib.loads(text), text)), "the comments were not read setting by setting"
    assert [name for name, has_one in commented.items() if not has_one] == []


def test_a_setting_without_a_comment_is_found() -> None:
    text = "[a]\n# Both sizes.\nwide = 1\ntall = 2\nb = 3 # why\nc = 4\n\n[d]\ne = [\n  [1],\n]\nf = 5 # why\n"
    assert [name for name, has_one in _settings(text) if not has_one] == ["a.c", "d.e"]


def test_no_line_is_too_long_to_read() -> None:
    assert [line for line in _shipped().splitlines() if len(line) > LONGEST_LINE] == []
