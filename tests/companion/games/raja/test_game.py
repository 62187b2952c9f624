"""The door: Raja fits the protocol all games share, and the guide's example game plays as printed there."""

from __future__ import annotations

import ast
import doctest
import re
import sys
from pathlib import Path

from companion.games.game import Game
from companion.games.raja import game
from companion.games.raja.commands import Command
from companion.games.raja.events import Event
from companion.games.raja.legal import Legal
from companion.games.raja.options import Options
from companion.games.raja.state import State
from tests.companion.games.raja.positions import new_game

ROOT = Path(__file__).parents[4]


def test_raja_is_a_game_as_the_companion_knows_them() -> None:
    raja: Game[Options, State, Command, Event, Legal] = game
    state = raja.setup(new_game(3))
    assert raja.legal(state, 2).moves
    assert raja.view(state, None)["phase"] == "set-up"


def test_the_guides_example_game_plays_as_printed() -> None:
    result = doctest.testfile(str(ROOT / "docs/rules.md"), module_relative=False, optionflags=doctest.ELLIPSIS)
    assert result.attempted > 10
    assert result.failed == 0


def test_the_guide_names_every_code_of_a_refusal() -> None:
    modules = [path for path in (ROOT / "companion/games/raja").glob("*.py") if not path.stem.startswith("transcript")]
    modules.append(ROOT / "companion/games/undoing.py")
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
