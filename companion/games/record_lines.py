"""Writes commands and events of any game as lines of text and reads them: words, seat symbols, card names, cells.

    ● seal bid cards=(♠10 ♠6) salt="…"

Fields that have their default are left out; a cell is a column letter and a row number (``B1``), as on the mat.
"""

from __future__ import annotations

import json
import re
import types
from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, fields, is_dataclass
from functools import cache
from typing import Any, Final, Literal, TypeVar, Union, cast, get_args, get_origin, get_type_hints

from companion.games.actor import Actor, actor_named
from companion.games.cards import Card, card_named, name_of
from companion.games.cells import cell_name, cell_named
from companion.games.engine import HOST
from companion.games.errors import MalformedCommand

CommandT = TypeVar("CommandT")
EventT = TypeVar("EventT")

SEAT_SYMBOLS: Final = ("▲", "●", "◆", "■", "★", "▼", "✚")
HOST_SYMBOL: Final = "⌂"
COMMAND_MARK: Final = "> "
EVENT_MARK: Final = "    "

_TOKEN: Final = re.compile(r'"(?:[^"\\]|\\.)*"|[(){}]|[^\s(){}="]+=?')


@dataclass(frozen=True, slots=True)
class RecordLines:
    """Writes and reads the records of a game, one line each.

    Args:
        seat_symbols: a symbol for each seat.
        seat_fields: fields that hold seats, which are written as symbols.
    """

    seat_symbols: tuple[str, ...]
    seat_fields: frozenset[str]

    def written(self, command: object | None, events: Iterable[object]) -> Iterator[str]:
        """The lines for a command, if it is known, and for its events."""
        if command is not None:
            yield COMMAND_MARK + self.line(command)
        for event in events:
            yield EVENT_MARK + self.line(event)

    def line(self, record: object) -> str:
        """Write a record as a line."""
        seat = getattr(record, "seat", None)
        symbol = "" if seat is None else self._seat(seat) + " "
        return (symbol + words_of(type(record).__name__) + self._fields_text(record, without="seat")).rstrip()

    def read(self, text: str, kinds: Mapping[str, type]) -> Any:
        """Read the record in a line.

        Args:
            kinds: the types of records, by their words (``by_words``).

        Raises:
            ValueError, KeyError, TypeError, IndexError: the line holds no such record.
        """
        tokens = _TOKEN.findall(text)
        start = 1 if tokens[0] in (*self.seat_symbols, HOST_SYMBOL) or tokens[0].lstrip("-").isdigit() else 0
        end = next((at for at, token in enumerate(tokens) if token.endswith("=")), len(tokens))
        kind = kinds[" ".join(tokens[start:end])]
        given: dict[str, Any] = {"seat": self._read_seat(tokens[0])} if start else {}
        rest = tokens[end:]
        given |= self._read_fields(rest, kind)
        if rest:
            raise ValueError(f"what is {rest[0]!r}?")
        return kind(**given)

    def _fields_text(self, record: object, without: str = "") -> str:
        text = ""
        for name, wanted, default in _shape(cast(Hashable, type(record))):
            value = getattr(record, name)
            if name != without and value != default:
                text += f" {name}={self._text(value, wanted, name)}"
        return text

    def _seat(self, seat: int) -> str:
        if seat == HOST:
            return HOST_SYMBOL
        return self.seat_symbols[seat] if 0 <= seat < len(self.seat_symbols) else str(seat)

    def _text(self, value: Any, wanted: Any, name: str) -> str:
        if value is None:
            return "-"
        wanted = _without_none(wanted)
        if wanted is Card:
            return name_of(value)
        if _is_cell(wanted) and value[0] >= 0 <= value[1] < 26:
            return cell_name(value)
        if get_origin(wanted) is tuple:
            return "(" + " ".join(self._text(item, kind, name) for item, kind in _paired(value, get_args(wanted))) + ")"
        if isinstance(value, Actor):
            return self._seat(value.seat) if value.kind == "seat" and value.seat is not None else _quoted(str(value))
        if is_dataclass(value):
            return "{" + self._fields_text(value).strip() + "}"
        if wanted is int:
            return self._seat(value) if name in self.seat_fields else str(value)
        if wanted is bool:
            return "yes" if value else "no"
        return _quoted(value) if wanted is str else str(value)

    def _read_fields(self, tokens: list[str], kind: type) -> dict[str, Any]:
        """Take ``name=value`` pairs off the front of ``tokens``, up to a closing brace or the end."""
        shape = {name: wanted for name, wanted, _ in _shape(kind)}
        given: dict[str, Any] = {}
        while tokens and tokens[0] != "}":
            name = tokens.pop(0).removesuffix("=")
            given[name] = self._read_value(tokens, shape[name], name)
        return given

    def _read_seat(self, token: str) -> int:
        if token == HOST_SYMBOL:
            return HOST
        return self.seat_symbols.index(token) if token in self.seat_symbols else int(token)

    def _read_value(self, tokens: list[str], wanted: Any, name: str) -> Any:
        token = tokens.pop(0)
        if token == "-":
            return None
        wanted = _without_none(wanted)
        if wanted is Card:
            return card_named(token)
        if token == "(":
            return self._read_tuple(tokens, get_args(wanted), name)
        if token == "{":
            value = wanted(**self._read_fields(tokens, wanted))
            if tokens.pop(0) != "}":
                raise ValueError("a closing brace is missing")
            return value
        if _is_cell(wanted):
            return cell_named(token)
        if wanted is int:
            return self._read_seat(token) if name in self.seat_fields else int(token)
        if wanted is bool:
            return {"yes": True, "no": False}[token]
        if get_origin(wanted) is Literal:
            return token
        if wanted is Actor:
            return actor_named(json.loads(token)) if token.startswith('"') else Actor("seat", self._read_seat(token))
        return json.loads(token)

    def _read_tuple(self, tokens: list[str], parts: tuple[Any, ...], name: str) -> tuple[Any, ...]:
        items: list[Any] = []
        while tokens[0] != ")":
            wanted = parts[0] if len(parts) == 2 and parts[1] is Ellipsis else parts[len(items)]
            items.append(self._read_value(tokens, wanted, name))
        tokens.pop(0)
        return tuple(items)


def read_lines(
    lines: Iterable[str], command_of: Callable[[str], CommandT], event_of: Callable[[str], EventT]
) -> tuple[tuple[CommandT, ...], tuple[EventT, ...]]:
    """Read commands and events from a transcript's lines; blank lines and those with ``#`` are skipped.

    Raises:
        MalformedCommand: ``transcript.line`` with the line's number.
    """
    commands: list[CommandT] = []
    events: list[EventT] = []
    for number, line in enumerate(lines, start=1):
        text = line.strip()
        if not text or text.startswith("#"):
            continue
        try:
            if text.startswith(">"):
                commands.append(command_of(text[1:]))
            else:
                events.append(event_of(text))
        except (ValueError, KeyError, TypeError, IndexError, RecursionError, MalformedCommand) as error:
            raise MalformedCommand(
                "transcript.line", f"Line {number} of the transcript cannot be read: compare it with its neighbours."
            ) from error
    return tuple(commands), tuple(events)


def no_start() -> MalformedCommand:
    """The error for a transcript that does not begin with the start of a game."""
    return MalformedCommand(
        "transcript.no_start", "The transcript does not begin with the start of a game: add its first line."
    )


@cache
def words_of(name: str) -> str:
    """The name of a record's type in words: ``seal bid``."""
    return re.sub(r"(?<!^)(?=[A-Z])", " ", name).lower()


@cache
def by_words(kinds: tuple[type, ...]) -> dict[str, type]:
    """These types, by their words."""
    return {words_of(kind.__name__): kind for kind in kinds}


def _quoted(text: str) -> str:
    return json.dumps(text, ensure_ascii=False)


def _is_cell(wanted: Any) -> bool:
    return get_origin(wanted) is tuple and get_args(wanted) == (int, int)


def _without_none(wanted: Any) -> Any:
    if get_origin(wanted) in (Union, types.UnionType):
        return next(part for part in get_args(wanted) if part is not type(None))
    return wanted


def _paired(items: Sequence[Any], parts: tuple[Any, ...]) -> list[tuple[Any, Any]]:
    if len(parts) == 2 and parts[1] is Ellipsis:
        return [(item, parts[0]) for item in items]
    return list(zip(items, parts, strict=True))


@cache
def _shape(kind: Hashable) -> tuple[tuple[str, Any, object], ...]:
    """Name, type and default of each field; MISSING stands for no default."""
    hints = get_type_hints(kind)
    return tuple((field.name, hints[field.name], field.default) for field in fields(cast(Any, kind)))
