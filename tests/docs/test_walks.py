"""The walks in docs/architecture.md name functions that are there, in at most ten hands."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
TEXT = (ROOT / "docs" / "architecture.md").read_text("utf-8")
NAMED = sorted(set(re.findall(r"`([a-z_/]+\.py)` `([A-Za-z_.]+)`", TEXT)))
MOST_HANDS = 10


def walks() -> dict[str, list[str]]:
    """The rows of each walk by its title."""
    parts = re.split(r"^### ", TEXT, flags=re.MULTILINE)[1:]
    return {part.splitlines()[0]: re.findall(r"^\| (\d+) \|", part, flags=re.MULTILINE) for part in parts}


def test_there_are_three_walks_of_at_most_ten_hands() -> None:
    found = {title: rows for title, rows in walks().items() if rows}
    assert len(found) == 3
    assert all(rows == [str(n) for n in range(1, len(rows) + 1)] for rows in found.values())
    assert all(len(rows) <= MOST_HANDS for rows in found.values())


@pytest.mark.parametrize(("file", "name"), NAMED)
def test_what_a_walk_names_is_there(file: str, name: str) -> None:
    body: list[ast.stmt] = ast.parse((ROOT / file).read_text("utf-8")).body
    for part in name.split("."):
        named = [node for node in body if isinstance(node, (ast.ClassDef, ast.FunctionDef)) and node.name == part]
        assert named, f"{file} has no {name}"
        body = named[0].body
