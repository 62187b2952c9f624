"""JSON Schemas (2020-12) of the very dataclasses that requests are checked against, so that neither can go its own way."""

from __future__ import annotations

import types
from collections.abc import Collection, Iterable, Mapping
from dataclasses import MISSING, fields, is_dataclass
from typing import Annotated, Any, Final, Literal, TypeAlias, Union, cast, get_args, get_origin, get_type_hints

from companion.games.actor import Actor
from companion.games.raja import commands
from companion.games.records import LARGEST_NUMBER

Schema: TypeAlias = dict[str, Any]

IN_ORDER: Final = "x-prefixItems"
"""What stands at each place of an answer's list, for the pages' types; tools that check answers pass it by."""

_PLAIN: Final[dict[type, Schema]] = {
    int: {"type": "integer", "minimum": -LARGEST_NUMBER, "maximum": LARGEST_NUMBER},
    float: {"type": "number"},
    str: {"type": "string"},
    bool: {"type": "boolean"},
    dict: {"type": "object"},
}


def closed(**properties: Schema) -> Schema:
    """An object with just these fields, all of them there."""
    return {"type": "object", "properties": properties, "required": list(properties), "additionalProperties": False}


def listed(items: Schema) -> Schema:
    """Any number of these."""
    return {"type": "array", "items": items}


def or_null(schema: Schema) -> Schema:
    """That, or nothing."""
    return {"anyOf": [schema, {"type": "null"}]}


def told_apart(options: Mapping[str, Schema], by: str) -> Schema:
    """One of several objects that are told apart by a field."""
    return {
        "oneOf": [{**schema, "title": name} for name, schema in options.items()],
        "discriminator": {"propertyName": by},
    }


def schema_of(kind: type) -> Schema:
    """The schema of a frozen dataclass as ``codec.record_from_json`` reads it: no field more, defaults may be left out."""
    return record_schema(kind, {})


def command_schema() -> Schema:
    """Any command of Raja, told apart by its ``command``."""
    kinds = get_args(commands.Command)
    return {
        "type": "object",
        "oneOf": [record_schema(kind, {"command": {"const": kind.__name__}}) for kind in kinds],
    }


def command_schema_of(kinds: Iterable[type], without: Collection[str]) -> Schema:
    """Any command of several games, which share names.

    Args:
        without: fields that the table fills in itself.
    """
    schemas = [record_schema(kind, {"command": {"const": kind.__name__}}) for kind in kinds]
    for schema in schemas:
        schema["properties"] = {name: value for name, value in schema["properties"].items() if name not in without}
        schema["required"] = [name for name in schema["required"] if name not in without]
    return {"type": "object", "anyOf": schemas}


def words_of(kind: type) -> str:
    """The first sentence of a dataclass's docstring, without the marks of reStructuredText."""
    return (kind.__doc__ or "").strip().split("\n\n")[0].replace("``", "").replace("\n", " ")


def record_schema(kind: type, tag: Schema, *, all_there: bool = False) -> Schema:
    """The schema of a dataclass with the fields of ``tag`` before its own.

    Args:
        all_there: no field is left out, as in what the table tells; else those with a default may be.
    """
    hints = get_type_hints(kind, include_extras=True)
    own = fields(cast(Any, kind))
    required = [f.name for f in own if all_there or (f.default is MISSING and f.default_factory is MISSING)]
    return {
        "type": "object",
        "title": kind.__name__,
        "description": words_of(kind),
        "properties": {**tag, **{f.name: _value(hints[f.name], all_there=all_there) for f in own}},
        "required": [*tag, *required],
        "additionalProperties": False,
    }


def _value(wanted: Any, *, all_there: bool) -> Schema:
    origin, parts = get_origin(wanted), get_args(wanted)
    if origin is tuple:
        if len(parts) == 2 and parts[1] is Ellipsis:
            return {"type": "array", "items": _value(parts[0], all_there=all_there)}
        return _places([_value(part, all_there=all_there) for part in parts], in_order=not all_there)
    if origin is Annotated:
        return {"type": "integer", "minimum": -parts[1].most, "maximum": parts[1].most}
    if origin is Literal:
        return {"type": "string", "enum": list(parts)}
    if origin in (Union, types.UnionType):
        options = [part for part in parts if part is not type(None)]
        return {"anyOf": [*(_value(part, all_there=all_there) for part in options), {"type": "null"}]}
    if wanted is Actor:
        return dict(_PLAIN[str])
    if is_dataclass(wanted):
        return record_schema(cast(type, wanted), {}, all_there=all_there)
    return dict(_PLAIN[origin or wanted])


def _places(places: list[Schema], *, in_order: bool) -> Schema:
    """So many entries. Tools that check answers trip over ``prefixItems`` there: they are told what any entry may be."""
    count = {"minItems": len(places), "maxItems": len(places)}
    if in_order:
        return {"type": "array", "prefixItems": places, **count}
    kinds = [place for number, place in enumerate(places) if place not in places[:number]]
    if len(kinds) == 1:
        return {"type": "array", "items": kinds[0], **count}
    return {"type": "array", "items": {"anyOf": kinds}, **count, IN_ORDER: places}
