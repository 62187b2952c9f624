"""The sentences that modules say, read off their code: ``{}`` stands where a value is put in."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[2]


def sentences(folder_or_file: str) -> Iterator[str]:
    """Every text of that code that is no docstring, with its values as ``{}``."""
    path = ROOT / folder_or_file
    for file in sorted(path.rglob("*.py")) if path.is_dir() else [path]:
        tree = ast.parse(file.read_text(encoding="utf-8"))
        inside: set[int] = set()
        for node in ast.walk(tree):
            if isinstance(node, ast.Expr):
                inside.add(id(node.value))
            elif isinstance(node, ast.JoinedStr):
                inside.update(id(part) for part in ast.walk(node) if part is not node)
                if id(node) not in inside:
                    yield "".join(str(part.value) if isinstance(part, ast.Constant) else "{}" for part in node.values)
        for node in ast.walk(tree):
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in inside:
                yield node.value
