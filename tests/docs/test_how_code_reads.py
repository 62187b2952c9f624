"""What CONTRIBUTING.md and docs/architecture.md say of all code, as far as neither ruff nor import-linter can hold it."""

from __future__ import annotations

import ast
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

ROOT: Final = Path(__file__).parents[2]
MOST_LINES: Final = 400
"""Of a module."""
ALIKE_LINES: Final = 10
"""So many may not stand twice, whatever their names are."""
ASKS_WHAT_IS_THERE: Final = {
    "companion/worker_process.py": "Windows has no signal masks",
    "companion/web/connections/serving.py": "by PEP 3333 a response may have a close()",
}

Place = tuple[str, int]

# One worker reads the modules once.
pytestmark = pytest.mark.xdist_group("how-code-reads")


@pytest.fixture(scope="module")
def companion() -> dict[str, ast.Module]:
    return {
        str(file.relative_to(ROOT)): ast.parse(file.read_text("utf-8"))
        for file in sorted((ROOT / "companion").rglob("*.py"))
    }


def test_no_module_is_longer_than_people_read_at_once() -> None:
    rooms = ("companion", "hardware", "raja_client", "vision", "trainers", "second_world", "image", "bench", "scripts")
    files = [file for room in rooms for file in (ROOT / room).rglob("*.py")]
    counted = {str(file.relative_to(ROOT)): len(file.read_text("utf-8").splitlines()) for file in files}
    assert len(counted) > 500
    assert {file: lines for file, lines in counted.items() if lines > MOST_LINES} == {}


def test_nothing_asks_an_object_for_an_attribute_to_learn_its_type(companion: dict[str, ast.Module]) -> None:
    asking = {
        file
        for file, tree in companion.items()
        for node in ast.walk(tree)
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "hasattr"
    }
    assert asking == set(ASKS_WHAT_IS_THERE)


def test_the_web_knows_methods_and_not_what_is_inside(companion: dict[str, ast.Module]) -> None:
    """Nobody's lock but one's own, nobody's private attribute."""
    inside = [
        f"{file}:{node.lineno} {ast.unparse(node)}"
        for file, tree in companion.items()
        if file.startswith("companion/web/")
        for node in ast.walk(tree)
        if isinstance(node, ast.Attribute)
        and (node.attr in ("lock", "acquire", "release") or (node.attr.startswith("_") and node.attr[1:2] != "_"))
        and not (isinstance(node.value, ast.Name) and node.value.id == "self")
    ]
    assert inside == []


def test_no_passage_of_a_function_stands_twice(companion: dict[str, ast.Module]) -> None:
    """Alike in shape: other names, attributes, strings and numbers make no difference."""
    found: dict[str, set[Place]] = defaultdict(set)
    for file, tree in companion.items():
        for statements in passages(tree):
            found["\n".join(map(shape, statements))].add((file, statements[0].lineno))
    assert len(found) > 1000
    assert [sorted(places) for places in found.values() if len(places) > 1] == []


def passages(tree: ast.Module) -> Iterator[list[ast.stmt]]:
    """From each statement of a function's on, those that follow until there are enough lines."""
    functions = (node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef))
    for block in {block: None for function in functions for block in ast.walk(function)}:
        for name in ("body", "orelse", "finalbody"):
            statements = getattr(block, name, None)
            if isinstance(statements, list):
                yield from _long_enough([one for one in statements if not _says(one)])


def _says(statement: ast.stmt) -> bool:
    """It is a docstring."""
    return isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Constant)


def _long_enough(statements: list[ast.stmt]) -> Iterator[list[ast.stmt]]:
    for first, begin in enumerate(statements):
        for last, end in enumerate(statements[first:], start=first):
            if (end.end_lineno or end.lineno) - begin.lineno + 1 >= ALIKE_LINES:
                yield statements[first : last + 1]
                break


def shape(node: ast.AST) -> str:
    """The kinds of its nodes, in order and depth."""
    return f"{type(node).__name__}({''.join(map(shape, ast.iter_child_nodes(node)))})"


def test_passages_that_differ_in_names_alone_are_found() -> None:
    lines = "\n".join(f"    a{n} = f(b.c{n}, {n}, 'd{n}')" for n in range(ALIKE_LINES))
    one, other = (
        ast.parse(f"def {name}():\n{body}") for name, body in (("e", lines), ("g", lines.replace("b.c", "h.i")))
    )
    (first,), (second,) = list(passages(one)), list(passages(other))
    assert list(map(shape, first)) == list(map(shape, second))
