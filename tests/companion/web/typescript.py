"""TypeScript declarations of JSON Schemas: what the schemas here use, and a refusal for anything else."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from typing import Any, Final

from companion.web.described.schemas import IN_ORDER, Schema

WIDTH: Final = 110
_PLAIN: Final = {"integer": "number", "number": "number", "string": "string", "boolean": "boolean", "null": "null"}
_NULL: Final[Schema] = {"type": "null"}
_SILENT: Final = frozenset({"description", "title", "minimum", "maximum", "discriminator"})
"""What says nothing of a value's type."""


def declarations(named: Mapping[str, Schema]) -> str:
    """One ``export type`` a schema; wherever a named schema is part of another, its name stands there.

    Raises:
        ValueError: a schema has a keyword that no type is known for.
    """
    names: dict[str, str] = {}
    for name, schema in named.items():
        names.setdefault(_key(schema), name)
    lines = []
    for name, schema in named.items():
        known = names[_key(schema)]
        told = known if known != name else _type(schema, names, own=name)
        lines.append(f"{_words(schema)}export type {name} = {told};\n")
    return "\n".join(lines).replace(" \n", "\n")


def _words(schema: Schema) -> str:
    words = schema.get("description")
    return f"/** {words} */\n" if words else ""


def _key(schema: Schema) -> str:
    return json.dumps(_bare(schema), sort_keys=True)


def _bare(value: Any) -> Any:
    """The schema without what says nothing of the type; a field may be called as such a keyword is."""
    if isinstance(value, list):
        return [_bare(entry) for entry in value]
    if not isinstance(value, dict):
        return value
    return {
        keyword: {name: _bare(part) for name, part in content.items()} if keyword == "properties" else _bare(content)
        for keyword, content in value.items()
        if keyword not in _SILENT and not (keyword == "type" and "enum" in value)
    }


def _type(schema: Schema, names: Mapping[str, str], own: str | None = None, depth: int = 0) -> str:
    known = names.get(_key(schema))
    if known is not None and known != own:
        return known
    if "const" in schema:
        return json.dumps(schema["const"])
    if "enum" in schema:
        return " | ".join(json.dumps(value) for value in schema["enum"])
    if "oneOf" in schema or "anyOf" in schema:
        return _union(schema, names, own, depth)
    kind = schema.get("type")
    if kind in _PLAIN:
        return _PLAIN[kind]
    if kind == "array":
        return _array(schema, names, depth)
    if kind == "object":
        return _object(schema, names, depth)
    raise ValueError(f"There is no type for {json.dumps(schema)[:200]}.")


def _union(schema: Schema, names: Mapping[str, str], own: str | None, depth: int) -> str:
    options = list(_flat(schema, names))
    some = [option for option in options if option != _NULL]
    whole = names.get(_key({"anyOf": some}))
    if len(some) > 1 and whole is not None and whole != own:
        return f"{whole} | null"
    common = _in_all(some) if "discriminator" in schema else {}
    if len(common) > 1:
        told = _object(_of(common), names, depth)
        rest = [_of({name: part for name, part in one["properties"].items() if name not in common}) for one in some]
        return f"{told} & ({_union({'oneOf': rest}, names, None, depth)}{_new_line(depth)})"
    line = " | ".join(dict.fromkeys(_type(option, names, None, depth) for option in options))
    if len(line) <= WIDTH and "\n" not in line:
        return line
    step = _new_line(depth + 1) + "| "
    return step + step.join(dict.fromkeys(_type(option, names, None, depth + 1) for option in options))


def _flat(schema: Schema, names: Mapping[str, str]) -> Iterator[Schema]:
    """The options, and those of options that are themselves unions without a name."""
    for option in schema.get("oneOf") or schema["anyOf"]:
        if "anyOf" in option and _key(option) not in names:
            yield from _flat(option, names)
        else:
            yield option


def _in_all(options: list[Schema]) -> Schema:
    """The fields that all of these objects have alike."""
    first, *others = (option.get("properties", {}) for option in options)
    return {
        name: part
        for name, part in first.items()
        if all(name in other and _key(other[name]) == _key(part) for other in others)
    }


def _of(properties: Schema) -> Schema:
    return {"type": "object", "properties": properties, "required": list(properties)}


def _array(schema: Schema, names: Mapping[str, str], depth: int) -> str:
    places = schema.get(IN_ORDER) or schema.get("prefixItems")
    if places:
        return f"[{', '.join(_type(place, names, None, depth) for place in places)}]"
    entry = _type(schema["items"], names, None, depth)
    count = schema.get("minItems")
    if count is not None and count == schema.get("maxItems"):
        return f"[{', '.join([entry] * count)}]"
    return f"({entry})[]" if " | " in entry or " & " in entry else f"{entry}[]"


def _object(schema: Schema, names: Mapping[str, str], depth: int) -> str:
    properties = schema.get("properties", {})
    if not properties:
        return "Record<string, never>" if schema.get("maxProperties") == 0 else "Record<string, unknown>"
    required = set(schema.get("required", ()))
    told = [
        f"{name}{'' if name in required else '?'}: {_type(part, names, None, depth + 1)}"
        for name, part in properties.items()
    ]
    line = f"{{ {'; '.join(told)} }}"
    if len(line) + 2 * depth <= WIDTH and "\n" not in line:
        return line
    return "{" + "".join(f"{_new_line(depth + 1)}{entry};" for entry in told) + _new_line(depth) + "}"


def _new_line(depth: int) -> str:
    return "\n" + "  " * depth
