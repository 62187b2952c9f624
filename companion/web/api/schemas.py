"""The JSON Schemas (2020-12) of all bodies and answers, by name, from a file generated from the dataclasses."""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files
from typing import Any, Final, TypeAlias, cast

Schema: TypeAlias = dict[str, Any]

PLACE: Final = "#/components/schemas/"
"""Where a schema stands in the description for programs."""


@cache
def schemas() -> dict[str, Schema]:
    """All schemas of a table."""
    text = files("companion.web.api").joinpath("schemas.json").read_text("utf-8")
    return cast("dict[str, Schema]", json.loads(text))


def reference(name: str) -> Schema:
    """A reference to that schema within the same document."""
    return {"$ref": PLACE + name}


def schema_of(name: str) -> Schema:
    """That schema with everything it refers to.

    Raises:
        KeyError: there is none of that name.
    """
    found = schemas()
    return {**found[name], "components": {"schemas": found}}


def words_of(kind: type) -> str:
    """The first sentence of a dataclass's docstring, without reStructuredText marks."""
    return (kind.__doc__ or "").strip().split("\n\n")[0].replace("``", "").replace("\n", " ")
