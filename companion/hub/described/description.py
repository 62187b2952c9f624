"""One description of hub, gates and tables: OpenAPI for tools, and a page for people."""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Final, cast

from flask import Blueprint

from companion.hub.described.operation_access import ANYBODY, SCHEMES
from companion.hub.described.operations import (
    gate_operations,
    hub_and_gate_operations,
    seal_gate_operations,
    table_operations,
)
from companion.web.api.description import PLAYER, Interface, add_description
from companion.web.api.schemas import Schema, schemas

_TEMPLATES: Final = Path(__file__).parents[2] / "web" / "templates"


@cache
def hub_schemas() -> dict[str, Schema]:
    """The schemas that only the hub uses."""
    text = files("companion.hub.described").joinpath("schemas.json").read_text("utf-8")
    return cast("dict[str, Schema]", json.loads(text))


def club_interface(*, archive: bool = True) -> Interface:
    """The interface of the hub, with those of its gates and tables beside it.

    Args:
        archive: the hub keeps recordings.
    """
    words = "What programs ask of a club's hub and of its tables; docs/api.md says how it hangs together."
    found = (*hub_and_gate_operations(archive=archive), *seal_gate_operations(), *table_operations())
    return Interface(words, found, {**schemas(), **hub_schemas()}, {**SCHEMES, **PLAYER}, ANYBODY)


def gate_interface() -> Interface:
    """The interface of one gate."""
    words = "What programs ask of a gate of a club's hub: it shows everything and changes nothing."
    return Interface(words, gate_operations(), hub_schemas(), {}, ANYBODY)


def describing_club(*, archive: bool) -> Blueprint:
    """``/api/openapi.json`` and ``/api/docs`` of a hub; arguments as ``club_interface``."""
    routes = Blueprint("describing", __name__, template_folder=str(_TEMPLATES))
    add_description(routes, club_interface(archive=archive), "api_club.html")
    return routes


def describing_gate() -> Blueprint:
    """``/api/openapi.json`` and ``/api/docs`` of a gate."""
    routes = Blueprint("describing", __name__, template_folder=str(_TEMPLATES))
    add_description(routes, gate_interface(), "api_gate.html")
    return routes
