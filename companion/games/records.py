"""Converts frozen dataclasses to JSON and back, strictly: anything that does not fit is malformed, with a dotted code.

Tuples are lists, a nested dataclass is an object. Fields with a default may be left out. How a type is read is
worked out only once, because a long game has thousands of events to read when it is opened.
"""

from __future__ import annotations

import types
from collections.abc import Callable, Hashable, Mapping
from dataclasses import MISSING, dataclass, fields, is_dataclass
from functools import cache
from typing import Annotated, Any, Final, Literal, TypeAlias, TypeVar, Union, cast, get_args, get_origin, get_type_hints

from companion.games.actor import Actor, actor_named
from companion.games.errors import MalformedCommand

Record = TypeVar("Record")
Read = Callable[[str, object, str], Any]
"""Reads a value, given what it is part of (begins the error code), the JSON, and where it stands (for the message)."""

LARGEST_NUMBER: Final = 1_000_000
"""The limit of all numbers except those of type ``BigWhole``."""
LARGEST_EXACT: Final = 2**53 - 1
"""The largest whole number up to which every JSON reader is exact; browsers are exact only up to here."""


@dataclass(frozen=True, slots=True)
class UpTo:
    """The largest value of a number; stands beside its type in ``Annotated``."""

    most: int


BigWhole: TypeAlias = Annotated[int, UpTo(LARGEST_EXACT)]
"""A whole number that people may make as large as they like (``L4``)."""

_PLAIN: Final = frozenset({int, float, str, bool, type(None)})
"""The types of most values, which are JSON already."""
_PLAIN_WORDS: Final[dict[type, str]] = {
    int: "a whole number",
    float: "a number",
    str: "a text",
    bool: "true or false",
    dict: "an object",
}


def exact(number: int) -> int | str:
    """A sum of large numbers for JSON: as a string of digits if browsers would round it."""
    return number if number <= LARGEST_EXACT else str(number)


def to_json(value: object) -> Any:
    """Convert a value of the rules to JSON: dataclasses become objects, tuples lists."""
    if type(value) in _PLAIN:
        return value
    if type(value) is Actor:
        return str(value)
    if isinstance(value, tuple):
        return [to_json(item) for item in value]
    return fields_to_json(value) if is_dataclass(value) else value


def fields_to_json(record: object) -> dict[str, Any]:
    """The JSON object of a dataclass, without its name."""
    return {name: to_json(getattr(record, name)) for name in names_of(cast(Hashable, type(record)))}


def record_from_json(what: str, kind: type[Record], data: object) -> Record:
    """Read a frozen dataclass from a JSON object, checked field by field; ``what`` begins the error codes.

    Raises:
        MalformedCommand: ``{what}.not_an_object``, ``.missing_field``, ``.unknown_field``, ``.wrong_type``.
    """
    return cast(Record, _record_reader(cast(Hashable, kind))(what, data, ""))


@cache
def names_of(kind: Hashable) -> tuple[str, ...]:
    """The names of a dataclass's fields, in order."""
    return tuple(field.name for field in fields(cast("type[Any]", kind)))


@cache
def _record_reader(kind: Hashable) -> Read:
    """Return a function that reads a dataclass."""
    made = cast("type[Any]", kind)
    hints = get_type_hints(made, include_extras=True)
    readers = {field.name: (_reader(hints[field.name]), f"{made.__name__}.{field.name}") for field in fields(made)}
    required = tuple(f.name for f in fields(made) if f.default is MISSING and f.default_factory is MISSING)

    def read(what: str, data: object, _: str) -> object:
        """The record of a JSON object; raises ``MalformedCommand``: ``WHAT.not_an_object``, ``.unknown_field``, ``.missing_field``."""
        if not isinstance(data, Mapping):
            raise MalformedCommand(f"{what}.not_an_object", f"A JSON object is needed for {made.__name__}.")
        values: dict[str, Any] = {}
        for name, value in data.items():
            known = readers.get(name)
            if known is None:
                sentence = f"{made.__name__} has no field {name!r}: leave it out."
                raise MalformedCommand(f"{what}.unknown_field", sentence)
            values[name] = known[0](what, value, known[1])
        for name in required:
            if name not in values:
                raise MalformedCommand(f"{what}.missing_field", f"{made.__name__} lacks {name!r}: give it.")
        return made(**values)

    return read


@cache
def _reader(wanted: Any) -> Read:
    """Return a function that reads a field of that type."""
    origin = get_origin(wanted)
    if origin is tuple:
        return _tuple_reader(get_args(wanted))
    if origin is Annotated:
        kind, limit = get_args(wanted)
        return _plain_reader(kind, limit.most)
    if origin is Literal:
        return _word_reader(get_args(wanted))
    if origin in (Union, types.UnionType):
        inner = _reader(next(part for part in get_args(wanted) if part is not type(None)))
        return lambda what, value, where: None if value is None else inner(what, value, where)
    if wanted is Actor:
        text = _plain_reader(str)
        return lambda what, value, where: actor_named(text(what, value, where))
    if is_dataclass(wanted):
        return _record_reader(cast(Hashable, wanted))
    return _plain_reader(origin or wanted)


def _word_reader(words: tuple[str, ...]) -> Read:
    def read(what: str, value: object, where: str) -> str:
        if isinstance(value, str) and value in words:
            return value
        raise _wrong(what, where, "one of " + ", ".join(words), value)

    return read


def _plain_reader(kind: type, most: int = LARGEST_NUMBER) -> Read:
    """Return a function that reads plain values: numbers from ``-most`` to ``most``, and texts that UTF-8 can encode."""

    def read_number(what: str, value: object, where: str) -> object:
        if type(value) is kind and -most <= cast(float, value) <= most:
            return value
        return read(what, value, where)

    def read_text(what: str, value: object, where: str) -> object:
        return value if type(value) is str and value.isascii() else read(what, value, where)

    def read(what: str, value: object, where: str) -> object:
        # Checked first: a number too large for a float would fail to convert, and NaN compares as neither more nor less.
        if type(value) in (int, float) and not abs(cast(float, value)) <= most:
            raise _wrong(what, where, f"a number from -{most} to {most}", "another one")
        if kind is float and type(value) is int:
            value = float(value)
        if type(value) is not kind:
            raise _wrong(what, where, _PLAIN_WORDS[kind], value)
        if isinstance(value, str) and any("\ud800" <= letter <= "\udfff" for letter in value):
            raise _wrong(what, where, "a text of whole characters", "half of one")
        return value

    # Whole logs are read by these, so the most frequent types are checked first.
    return read_number if kind in (int, float) else read_text if kind is str else read


def _tuple_reader(parts: tuple[Any, ...]) -> Read:
    if len(parts) == 2 and parts[1] is Ellipsis:
        item = _reader(parts[0])

        def read_all(what: str, value: object, where: str) -> tuple[Any, ...]:
            return tuple([item(what, each, where) for each in _listed(what, value, where)])

        return read_all
    readers = tuple(_reader(part) for part in parts)

    def read_each(what: str, value: object, where: str) -> tuple[Any, ...]:
        values = _listed(what, value, where)
        if len(values) != len(readers):
            raise _wrong(what, where, f"a list of {len(readers)}", value)
        return tuple([read(what, each, where) for read, each in zip(readers, values, strict=True)])

    return read_each


def _listed(what: str, value: object, where: str) -> list[Any] | tuple[Any, ...]:
    if not isinstance(value, (list, tuple)):
        raise _wrong(what, where, "a list", value)
    return value


def _wrong(what: str, where: str, wanted: str, value: object) -> MalformedCommand:
    return MalformedCommand(f"{what}.wrong_type", f"{where} must be {wanted}, not {str(value)[:40]!r}.")
