"""Commands, events and options to JSON and back, strictly: what does not fit is malformed, with a dotted code.

A command is ``{"command": "PlaceBid", "seat": 0, "amount": 5}``, an event ``{"event": "BidPlaced", …}``; tuples are
lists, a cell is ``[row, col]``. Fields with a default may be left out.
"""

from __future__ import annotations

import types
from collections.abc import Hashable, Mapping
from dataclasses import MISSING, fields, is_dataclass
from functools import cache
from typing import Any, Final, Literal, TypeVar, Union, cast, get_args, get_origin, get_type_hints

from companion.games.errors import MalformedCommand
from companion.games.raja import commands, events
from companion.games.raja.commands import Command
from companion.games.raja.events import Event
from companion.games.raja.options import Options

Record = TypeVar("Record")
LARGEST_NUMBER: Final = 1_000_000
"""No number at any table is beyond this."""
_PLAIN_WORDS: Final[dict[type, str]] = {
    int: "a whole number",
    float: "a number",
    str: "a text",
    bool: "true or false",
    dict: "an object",
}


def command_to_json(command: Command) -> dict[str, Any]:
    """The JSON object of a command."""
    return {"command": type(command).__name__, **_fields_to_json(command)}


def event_to_json(event: Event) -> dict[str, Any]:
    """The JSON object of an event."""
    return {"event": type(event).__name__, **_fields_to_json(event)}


def options_to_json(options: Options) -> dict[str, Any]:
    """The JSON object of a table's options."""
    return _fields_to_json(options)


def command_from_json(data: object) -> Command:
    """The command of a JSON object.

    Raises:
        MalformedCommand: ``command.not_an_object``, ``command.unknown``, ``command.missing_field``,
            ``command.unknown_field``, ``command.wrong_type``.
    """
    return cast(Command, _named_from_json("command", _command_types(), data))


def event_from_json(data: object) -> Event:
    """The event of a JSON object.

    Raises:
        MalformedCommand: as ``command_from_json``, with ``event.…``.
    """
    return cast(Event, _named_from_json("event", _event_types(), data))


def options_from_json(data: object) -> Options:
    """A table's options of a JSON object.

    Raises:
        MalformedCommand: as ``command_from_json``, with ``options.…``.
    """
    return record_from_json("options", Options, data)


@cache
def _command_types() -> dict[str, type]:
    return {kind.__name__: kind for kind in get_args(commands.Command)}


@cache
def _event_types() -> dict[str, type]:
    return {kind.__name__: kind for kind in get_args(events.Event)}


def to_json(value: object) -> Any:
    """A value of the engine's as JSON: dataclasses become objects, tuples lists."""
    if isinstance(value, tuple):
        return [to_json(item) for item in value]
    if is_dataclass(value):
        return _fields_to_json(value)
    return value


def _fields_to_json(record: object) -> dict[str, Any]:
    return {name: to_json(getattr(record, name)) for name, _, _ in _shape(cast(Hashable, type(record)))}


@cache
def _shape(kind: Hashable) -> tuple[tuple[str, Any, bool], ...]:
    """(name, type, required) of each field."""
    hints = get_type_hints(kind)
    return tuple(
        (field.name, hints[field.name], field.default is MISSING and field.default_factory is MISSING)
        for field in fields(cast(type[Any], kind))
    )


def _named_from_json(what: str, kinds: Mapping[str, type], data: object) -> object:
    if not isinstance(data, Mapping):
        raise MalformedCommand(f"{what}.not_an_object", f"A JSON object is needed for {_article(what)}.")
    name = data.get(what)
    if not isinstance(name, str) or name not in kinds:
        raise MalformedCommand(f"{what}.unknown", f"There is no {what} {name!r}: check its name.")
    rest = {key: value for key, value in data.items() if key != what}
    return record_from_json(what, kinds[name], rest)


def record_from_json(what: str, kind: type[Record], data: object) -> Record:
    """A frozen dataclass from a JSON object, checked field by field; ``what`` begins the error codes.

    Raises:
        MalformedCommand: ``{what}.not_an_object``, ``.missing_field``, ``.unknown_field``, ``.wrong_type``.
    """
    if not isinstance(data, Mapping):
        raise MalformedCommand(f"{what}.not_an_object", f"A JSON object is needed for {kind.__name__}.")
    shape = _shape(cast(Hashable, kind))
    known = {name for name, _, _ in shape}
    for key in data:
        if key not in known:
            raise MalformedCommand(f"{what}.unknown_field", f"{kind.__name__} has no field {key!r}: leave it out.")
    values: dict[str, Any] = {}
    for name, wanted, required in shape:
        if name in data:
            values[name] = _value(what, wanted, data[name], f"{kind.__name__}.{name}")
        elif required:
            raise MalformedCommand(f"{what}.missing_field", f"{kind.__name__} lacks {name!r}: give it.")
    return kind(**values)


def _value(what: str, wanted: Any, value: object, where: str) -> Any:
    origin = get_origin(wanted)
    if origin is tuple:
        return _tuple(what, get_args(wanted), value, where)
    if origin is Literal:
        if isinstance(value, str) and value in get_args(wanted):
            return value
        raise _wrong(what, where, "one of " + ", ".join(get_args(wanted)), value)
    if origin in (Union, types.UnionType):
        if value is None:
            return None
        return _value(what, next(part for part in get_args(wanted) if part is not type(None)), value, where)
    if is_dataclass(wanted):
        return record_from_json(what, cast("type[Any]", wanted), value)
    if wanted is float and type(value) is int:
        _check_sane(what, value, where)
        return float(value)
    if type(value) is (origin or wanted):
        _check_sane(what, value, where)
        return value
    raise _wrong(what, where, _PLAIN_WORDS[origin or wanted], value)


def _check_sane(what: str, value: object, where: str) -> None:
    """No number is beyond what any table counts, and every text can be written down as UTF-8."""
    if isinstance(value, int) and abs(value) > LARGEST_NUMBER:
        raise _wrong(what, where, f"a number from -{LARGEST_NUMBER} to {LARGEST_NUMBER}", "a larger one")
    if isinstance(value, str) and any("\ud800" <= letter <= "\udfff" for letter in value):
        raise _wrong(what, where, "a text of whole characters", "half of one")


def _tuple(what: str, parts: tuple[Any, ...], value: object, where: str) -> tuple[Any, ...]:
    if not isinstance(value, (list, tuple)):
        raise _wrong(what, where, "a list", value)
    if len(parts) == 2 and parts[1] is Ellipsis:
        return tuple(_value(what, parts[0], item, where) for item in value)
    if len(value) != len(parts):
        raise _wrong(what, where, f"a list of {len(parts)}", value)
    return tuple(_value(what, part, item, where) for part, item in zip(parts, value, strict=True))


def _wrong(what: str, where: str, wanted: str, value: object) -> MalformedCommand:
    return MalformedCommand(f"{what}.wrong_type", f"{where} must be {wanted}, not {str(value)[:40]!r}.")


def _article(what: str) -> str:
    return f"an {what}" if what[0] in "aeo" else f"a {what}"
