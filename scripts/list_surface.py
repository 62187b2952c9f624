"""What a user of the companion can reach, as JSON: its commands, the API's operations, texts, pages and settings.

``python scripts/list_surface.py > before.json``, and again after a change: ``diff before.json after.json`` names what
came, went or was renamed.
"""

from __future__ import annotations

import json
import sys
import tomllib
from pathlib import Path
from typing import Any

import click

from companion.cli.main import raja
from companion.texts.entries import entries_in
from companion.texts.files import languages, source_of
from companion.web.api.description import openapi, table_interface
from companion.web.api.operations import operations
from companion.web.api.schemas import schemas

_WEB = Path(__file__).parents[1] / "companion" / "web"
_SETTINGS = _WEB.parent / "settings" / "raja.toml"


def surface() -> dict[str, Any]:
    """The lists, each sorted so that two runs compare line by line."""
    everything = operations(virtual=True, recorded="/recorded", records=True, replay="/replay", hall=True)
    texts = {tag: sorted(entry.id for entry in entries_in(source_of(tag))[0]) for tag in languages()}
    return {
        "commands": _commands(raja, click.Context(raja, info_name="raja")),
        "api": openapi(table_interface(everything))["paths"],
        "schemas": schemas(),
        "texts": texts,
        "pages": sorted(str(file.relative_to(_WEB)) for file in _WEB.glob("templates/**/*.html")),
        "settings": sorted(_keys(tomllib.loads(_SETTINGS.read_text()))),
    }


def _commands(command: click.Command, context: click.Context) -> dict[str, Any]:
    """A command's arguments and options, and those of its subcommands."""
    told: dict[str, Any] = {
        "parameters": sorted("/".join(p.opts or [p.name or ""]) for p in command.get_params(context))
    }
    if isinstance(command, click.Group):
        for name in command.list_commands(context):
            found = command.get_command(context, name)
            if found is not None:
                told[name] = _commands(found, click.Context(found, info_name=name, parent=context))
    return told


def _keys(value: object, before: str = "") -> list[str]:
    """The dotted names of all settings that are not tables themselves."""
    if not isinstance(value, dict):
        return [before]
    return [key for name, inner in value.items() for key in _keys(inner, f"{before}.{name}" if before else name)]


if __name__ == "__main__":
    json.dump(surface(), sys.stdout, indent=1, sort_keys=True)
    print()
