"""The door: Raja is an engine as all games are, and the guide's example game plays as printed there."""

from __future__ import annotations

import ast
import doctest
import re
import sys
from pathlib import Path

from companion.games.catalogue import engine_of
from tests.companion.games.raja.positions import new_game

ROOT = Path(__file__).parents[4]


def test_raja_is_a_game_as_the_companion_knows_them() -> None:
    raja = engine_of("raja")
    state = raja.setup(new_game(3))
    assert raja.legal(state, 2).moves
    assert raja.view(state, None)["phase"] == "set-up"
    assert not raja.over(state)


def test_the_guides_example_game_plays_as_printed() -> None:
    result = doctest.testfile(str(ROOT / "docs/rules.md"), module_relative=False, optionflags=doctest.ELLIPSIS)
    assert result.attempted > 10
    assert result.failed == 0


def test_the_guide_names_every_code_of_a_refusal() -> None:
    modules = list((ROOT / "companion/games/raja").rglob("*.py"))
    modules += [ROOT / "companion/games/history.py", ROOT / "companion/games/engine.py"]
    sources = "".join(path.read_text(encoding="utf-8") for path in modules)
    raised = set(re.findall(r'(?:IllegalCommand|MalformedCommand)\(\s*"([a-z_]+\.[a-z_]+)"', sources))
    guide = (ROOT / "docs/rules.md").read_text(encoding="utf-8")
    refusals = guide[guide.index("## Refusals") : guide.index("## What can stall")]
    assert raised == set(re.findall(r"`([a-z_]+\.[a-z_]+)`", refusals))


def test_the_engine_imports_the_standard_library_only() -> None:
    for path in (ROOT / "companion/games").rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            names = [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
            names += [node.module or ""] if isinstance(node, ast.ImportFrom) else []
            for name in names:
                assert name.split(".")[0] in sys.stdlib_module_names or name.startswith("companion.games"), (path, name)
