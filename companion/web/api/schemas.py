"""The JSON Schemas (2020-12) of what is asked and told, by name: a file that is made from the dataclasses themselves."""

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
    """All that a table is asked and tells."""
    text = files("companion.web.api").joinpath("schemas.json").read_text("utf-8")
    return cast("dict[str, Schema]", json.loads(text))


def reference(name: str) -> Schema:
    """That schema, where all stand beside it."""
    return {"$ref": PLACE + name}


def schema_of(name: str) -> Schema:
    """That schema by itself, with all that it refers to.

    Raises:
        KeyError: there is none of that name.
    """
    found = schemas()
    return {**found[name], "components": {"schemas": found}}


def words_of(kind: type) -> str:
    """The first sentence of a dataclass's docstring, without the marks of reStructuredText."""
    return (kind.__doc__ or "").strip().split("\n\n")[0].replace("``", "").replace("\n", " ")
