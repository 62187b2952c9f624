"""The list of commands is made without importing one of them, and each command is where it is said to be."""

from __future__ import annotations

import importlib
from collections.abc import Callable
from types import ModuleType

import click
import pytest
from click.testing import CliRunner

from companion.cli.lazy_group import CommandsOnCall, OnCall
from companion.cli.main import COMMANDS, raja
from companion.cli.printing import PARTS, printing

WIDTH = 80


def _all_but(on_call: dict[str, OnCall]) -> Callable[..., ModuleType]:
    """Imports that refuse the commands' own modules; files of texts are looked for by an import, too."""
    imported = importlib.import_module
    refused = {found.at.partition(":")[0] for found in on_call.values()}

    def refusing(name: str, package: str | None = None) -> ModuleType:
        assert name not in refused, f"{name} was imported for a list of commands"
        return imported(name, package)

    return refusing


@pytest.mark.parametrize(("group", "on_call"), [(raja, COMMANDS), (printing, PARTS)], ids=["raja", "print"])
def test_a_list_of_commands_has_a_whole_line_for_each_and_imports_none(
    group: CommandsOnCall, on_call: dict[str, OnCall], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(importlib, "import_module", _all_but(on_call))
    said = CliRunner().invoke(group, ["--help"], terminal_width=WIDTH).output
    lines = {line.split()[0]: line for line in said.partition("Commands:\n")[2].splitlines()}
    assert sorted(lines) == group.list_commands(click.Context(group)), "a line was broken, or a command is missing"
    assert set(on_call) <= set(lines)
    assert not [line for line in lines.values() if line.endswith("...")]


@pytest.mark.parametrize("name", sorted(COMMANDS))
def test_each_command_is_where_it_is_said_to_be(name: str) -> None:
    found = raja.get_command(click.Context(raja), name)
    assert isinstance(found, click.Command)
    assert found.name == name
