"""JSON Schemas (2020-12) of what the interface is asked and tells, made by pydantic from the dataclasses themselves.

``make page-types`` writes them into the file that the description for programs is made of; a test holds the two together.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import is_dataclass
from functools import cache, reduce
from operator import or_
from pathlib import Path
from typing import Any, Final, cast, get_args, get_type_hints

from pydantic import TypeAdapter
from pydantic.json_schema import CoreRef, DefsRef, GenerateJsonSchema, JsonSchemaMode, JsonSchemaValue
from pydantic_core import core_schema

import companion.hub.described
import companion.web.api
from companion.games.actor import Actor
from companion.games.raja import commands, moves
from companion.games.records import LARGEST_EXACT, LARGEST_NUMBER, BigWhole
from companion.hub.described.operations import hub_operations, seal_gate_operations
from companion.live.schema import LiveState, RecordingTold
from companion.open_room.schema import Guest, RoomTold
from companion.session.views.schema import Moments, MomentState, RecordedState
from companion.small_games import schema as small
from companion.small_games.kinds import KINDS
from companion.web.api.answers import Refusal
from companion.web.api.bodies import GiveCommand
from companion.web.api.operations import Operation, operations
from companion.web.api.schemas import PLACE, Schema, words_of

FILE: Final = Path(companion.web.api.__file__).parent / "schemas.json"
HUB_FILE: Final = Path(companion.hub.described.__file__).parent / "schemas.json"
TOLD: Final = (LiveState, RecordedState, MomentState, Moments, small.SmallState, RoomTold, Guest, RecordingTold)
_SMALL_GAMES: Final = frozenset(KINDS)
_SMALL_COMMANDS: Final = tuple(dict.fromkeys(kind for game in KINDS.values() for kind in game.engine.command_types))


def _tags() -> Iterator[tuple[type, tuple[str, str]]]:
    """What the codec puts before a record's own fields: the name of a command, an event or a move."""
    for kind in (*get_args(commands.Command), *_SMALL_COMMANDS):
        yield kind, ("command", kind.__name__)
    for kind in get_args(small.TableEvent):
        yield kind, ("event", kind.__name__)
    for kind in get_args(small.Move):
        yield kind, ("move", kind.__name__)
    for kind in get_args(moves.Move):
        yield kind, ("may", kind.__name__.removeprefix("May"))


_TAGS: Final = dict(_tags())


class Schemas(GenerateJsonSchema):
    """Closed objects, named as their classes are; a small game's have the game's name before their own."""

    def get_defs_ref(self, core_mode_ref: tuple[CoreRef, JsonSchemaMode]) -> DefsRef:
        """The class's name, with its game's before it where that is a small one."""
        path, number = core_mode_ref[0].split(":", 1)
        module, _, name = path.rpartition(".")
        game, _, inner = module.removeprefix("companion.games.").partition(".")
        prefix = game.title().replace("_", "") if inner and game in _SMALL_GAMES else ""
        named = name if name.startswith(prefix) else prefix + name
        return super().get_defs_ref((CoreRef(f"{module}.{named}:{number}"), core_mode_ref[1]))

    def field_title_should_be_set(self, schema: Any) -> bool:
        """A field's name says what it is."""
        return False

    def field_is_required(self, field: Any, total: bool) -> bool:
        """All is told; of what is asked for, what has a default may be left out."""
        return self.mode == "serialization" or super().field_is_required(field, total)

    def int_schema(self, schema: core_schema.IntSchema) -> JsonSchemaValue:
        """Numbers that are asked for have bounds."""
        bounds = {"minimum": -LARGEST_NUMBER, "maximum": LARGEST_NUMBER} if self.mode == "validation" else {}
        return {**super().int_schema(schema), **bounds}

    def default_schema(self, schema: core_schema.WithDefaultSchema) -> JsonSchemaValue:
        """What is told has no defaults."""
        return super().default_schema(schema) if self.mode == "validation" else self.generate_inner(schema["schema"])

    def dataclass_schema(self, schema: core_schema.DataclassSchema) -> JsonSchemaValue:
        """No field more; the codec's tag, if there is one, before the others."""
        kind = schema["cls"]
        if kind is Actor:
            return {"type": "string"}
        made = {**super().dataclass_schema(schema), "additionalProperties": False, "description": words_of(kind)}
        properties, required = made.get("properties", {}), made.get("required", [])
        if kind in _SMALL_COMMANDS:
            # The table draws a seal's salt itself.
            properties, required = _without(properties, "salt"), [name for name in required if name != "salt"]
        for name, hint in get_type_hints(kind, include_extras=True).items():
            if BigWhole in (hint, *get_args(hint)) and self.mode == "validation":
                _widen(properties[name])
        if kind in _TAGS:
            name, value = _TAGS[kind]
            properties = {name: {"type": "string", "const": value}, **properties}
            required = [name, *required]
        made.pop("title", None)
        return {**made, "properties": properties, "required": required}


def _without(properties: Mapping[str, Any], name: str) -> dict[str, Any]:
    return {key: value for key, value in properties.items() if key != name}


def _widen(schema: Schema) -> None:
    for part in (schema, *schema.get("anyOf", ())):
        if part.get("type") == "integer":
            part |= {"minimum": -LARGEST_EXACT, "maximum": LARGEST_EXACT}


@cache
def schemas_made() -> dict[Path, dict[str, Schema]]:
    """Every schema by its name, by the file that keeps it: a table's, and what beside them only a hub has."""
    table = operations(
        virtual=True,
        recorded="",
        records=True,
        replay="",
        hall=True,
        photos=True,
        showing=True,
        teaching=True,
        pushing=True,
        machine=True,
    )
    own = _schemas_of(table)
    club = _schemas_of((*table, *hub_operations(), *seal_gate_operations()))
    return {FILE: own, HUB_FILE: {name: schema for name, schema in club.items() if own.get(name) != schema}}


def _schemas_of(found: Sequence[Operation]) -> dict[str, Schema]:
    """Their schemas: what is told has all its fields, of what is asked those with a default may be left out."""
    answers = [operation.answer for operation in found if is_dataclass(operation.answer)]
    bodies = [operation.body for operation in found if is_dataclass(operation.body)]
    told = components((*TOLD, *answers, Refusal), "serialization")
    asked = components((*bodies, GiveCommand, *_SMALL_COMMANDS, *get_args(commands.Command)), "validation")
    told["Refusal"]["required"].remove("values")
    given = asked["GiveCommand"]
    for name, kinds in (("GiveRajaCommand", get_args(commands.Command)), ("GiveSmallCommand", _SMALL_COMMANDS)):
        asked[name] = {**given, "properties": {**given["properties"], "command": _any_of(kinds)}}
    del asked["GiveCommand"]
    renamed = {name: f"Given{name}" for name in asked if name in told and asked[name] != told[name]}
    written = json.dumps({renamed.get(name, name): schema for name, schema in asked.items()})
    for name, other in renamed.items():
        written = written.replace(f'"{PLACE}{name}"', f'"{PLACE}{other}"')
    return {name: _told_apart(schema, told | asked) for name, schema in sorted({**json.loads(written), **told}.items())}


def components(kinds: Iterable[Any], mode: JsonSchemaMode) -> dict[str, Schema]:
    """The schemas of these dataclasses and of all in them, by name.

    Raises:
        ValueError: two of them have one name.
    """
    inputs = [(str(number), mode, TypeAdapter(kind)) for number, kind in enumerate(dict.fromkeys(kinds))]
    _, made = TypeAdapter.json_schemas(inputs, schema_generator=Schemas, ref_template=f"{PLACE}{{model}}")
    twice = sorted(name for name in made["$defs"] if "__" in name)
    if twice:
        raise ValueError(f"Two classes of one name are told, rename one of them: {', '.join(twice)}.")
    return cast("dict[str, Schema]", made["$defs"])


def _any_of(kinds: Iterable[type]) -> Schema:
    """Any of these, by name."""
    adapter: TypeAdapter[Any] = TypeAdapter(reduce(or_, kinds))
    made = adapter.json_schema(schema_generator=Schemas, ref_template=f"{PLACE}{{model}}")
    return {"anyOf": made["anyOf"]}


def _told_apart(schema: Any, known: Mapping[str, Schema]) -> Any:
    """The schema, in which alternatives name the field that tells them apart, where there is one."""
    if isinstance(schema, list):
        return [_told_apart(part, known) for part in schema]
    if not isinstance(schema, dict):
        return schema
    made = {key: _told_apart(part, known) for key, part in schema.items()}
    options = [option for option in made.get("anyOf", ()) if "$ref" in option]
    schemas = [known.get(option["$ref"].removeprefix(PLACE), {}) for option in options]
    by = _telling(schemas)
    if by is None:
        return made
    values = [part["properties"][by]["const"] for part in schemas]
    mapping = {value: option["$ref"] for value, option in zip(values, options, strict=True)}
    union = {"oneOf": options, "discriminator": {"propertyName": by, "mapping": mapping}}
    rest = [option for option in made["anyOf"] if option not in options]
    return {**_without(made, "anyOf"), **({"anyOf": [union, *rest]} if rest else union)}


def _telling(options: list[Schema]) -> str | None:
    """The field that has another constant in each of several objects."""
    if len(options) < 2:
        return None
    for name in options[0].get("properties", {}):
        values = [option.get("properties", {}).get(name, {}).get("const") for option in options]
        if all(isinstance(value, str) for value in values) and len(set(values)) == len(values):
            return str(name)
    return None


def written(file: Path) -> str:
    """That file's content."""
    return json.dumps(schemas_made()[file], indent=1) + "\n"


def main() -> None:
    """Write the files."""
    for file in (FILE, HUB_FILE):
        file.write_text(written(file), "utf-8")


if __name__ == "__main__":
    main()
