"""JSON Schemas (2020-12) of the very dataclasses that requests are checked against, so that neither can go its own way."""

from __future__ import annotations

import types
from dataclasses import MISSING, fields, is_dataclass
from typing import Any, Final, Literal, TypeAlias, Union, cast, get_args, get_origin, get_type_hints

from companion.games.raja import commands
from companion.games.raja.codec import LARGEST_NUMBER

Schema: TypeAlias = dict[str, Any]

_PLAIN: Final[dict[type, Schema]] = {
    int: {"type": "integer", "minimum": -LARGEST_NUMBER, "maximum": LARGEST_NUMBER},
    float: {"type": "number"},
    str: {"type": "string"},
    bool: {"type": "boolean"},
    dict: {"type": "object"},
}


def schema_of(kind: type) -> Schema:
    """The schema of a frozen dataclass as ``codec.record_from_json`` reads it: no field more, defaults may be left out."""
    return _record(kind, {})


def command_schema() -> Schema:
    """Any command, told apart by its ``command``."""
    kinds = get_args(commands.Command)
    return {
        "type": "object",
        "oneOf": [_record(kind, {"command": {"const": kind.__name__}}) for kind in kinds],
    }


def words_of(kind: type) -> str:
    """The first sentence of a dataclass's docstring, without the marks of reStructuredText."""
    return (kind.__doc__ or "").strip().split("\n\n")[0].replace("``", "").replace("\n", " ")


def _record(kind: type, tag: Schema) -> Schema:
    hints = get_type_hints(kind)
    own = fields(cast(Any, kind))
    required = [f.name for f in own if f.default is MISSING and f.default_factory is MISSING]
    return {
        "type": "object",
        "title": kind.__name__,
        "description": words_of(kind),
        "properties": {**tag, **{f.name: _value(hints[f.name]) for f in own}},
        "required": [*tag, *required],
        "additionalProperties": False,
    }


def _value(wanted: Any) -> Schema:
    origin = get_origin(wanted)
    if origin is tuple:
        parts = get_args(wanted)
        if len(parts) == 2 and parts[1] is Ellipsis:
            return {"type": "array", "items": _value(parts[0])}
        places = [_value(part) for part in parts]
        return {"type": "array", "prefixItems": places, "minItems": len(parts), "maxItems": len(parts)}
    if origin is Literal:
        return {"type": "string", "enum": list(get_args(wanted))}
    if origin in (Union, types.UnionType):
        options = [part for part in get_args(wanted) if part is not type(None)]
        return {"anyOf": [*(_value(part) for part in options), {"type": "null"}]}
    if is_dataclass(wanted):
        return _record(cast(type, wanted), {})
    return dict(_PLAIN[origin or wanted])
