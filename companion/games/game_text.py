"""A small game as text: a line a command, a line an event, in seat symbols and card names; it reads back.

    > ● seal bid cards=(♠10 ♠6) salt="…"
        ● bid sealed round_number=1 seal="…" cards=(♠10 ♠6) salt="…"

Fields that have their default are left out; a cell is a row letter and a column number (``b3``). Everything that a log holds is written, sealed bids and the order of
decks too: it is for after the game. ``seen_batches`` leaves out what a seat may not know yet.
"""

from __future__ import annotations

import json
import re
import types
from collections.abc import Hashable, Iterable, Iterator, Sequence
from dataclasses import dataclass, fields, is_dataclass
from functools import cache
from typing import Any, Final, Generic, Literal, TypeAlias, Union, cast, get_args, get_origin, get_type_hints

from companion.games.cards import Card, card_named, name_of
from companion.games.engine import HOST, CommandT, Engine, EventT, OptionsT, StateT
from companion.games.errors import MalformedCommand
from companion.games.json_form import command_from_json, event_from_json, named_to_json

SEAT_SYMBOLS: Final = ("▲", "●", "◆", "■", "★", "▼", "✚")
HOST_SYMBOL: Final = "⌂"

Batch: TypeAlias = tuple[Any, Sequence[Any]]
"""A command and its events; the command is None for the start of the game, or where it may not be known."""

_SEAT_FIELDS: Final = frozenset({"seat", "owner", "winner", "winners", "first", "offerer", "undo_seats"})
_COMMAND_MARK: Final = "> "
_EVENT_MARK: Final = "    "
_TOKEN: Final = re.compile(r'"(?:[^"\\]|\\.)*"|[(){}]|[^\s(){}="]+=?')


@dataclass(frozen=True, slots=True)
class Transcribed(Generic[OptionsT, CommandT, EventT]):
    """What a transcript holds: the game's options, its commands, and all its events."""

    options: OptionsT
    commands: tuple[CommandT, ...]
    events: tuple[EventT, ...]


def transcript(engine: Engine[OptionsT, StateT, CommandT, EventT], batches: Iterable[Batch]) -> Iterator[str]:
    """The lines of a game, in order; the first batch holds the start."""
    yield f"# {engine.name}"
    for command, events in batches:
        if command is not None:
            yield _COMMAND_MARK + _record_line(command)
        for event in events:
            yield _EVENT_MARK + _record_line(event)


def seen_batches(
    engine: Engine[OptionsT, StateT, CommandT, EventT], batches: Iterable[Batch], seat: int | None
) -> Iterator[Batch]:
    """The log as ``seat`` (None: a spectator) may read it while the game goes on: nobody else's commands."""
    for command, events in batches:
        own = command if seat is not None and getattr(command, "seat", None) == seat else None
        yield own, tuple(engine.seen_event(event, seat) for event in events)


def read_transcript(
    engine: Engine[OptionsT, StateT, CommandT, EventT], lines: Iterable[str]
) -> Transcribed[OptionsT, CommandT, EventT]:
    """Options, commands and events of a transcript's lines; blank lines and those with ``#`` are passed over.

    Raises:
        MalformedCommand: ``transcript.line`` with the line's number, ``transcript.no_start``.
    """
    commands: list[CommandT] = []
    events: list[EventT] = []
    for number, line in enumerate(lines, start=1):
        text = line.strip()
        if not text or text.startswith("#"):
            continue
        try:
            if text.startswith(">"):
                record = _read_record(text[1:], _by_words(engine.command_types))
                commands.append(command_from_json(engine, named_to_json("command", record)))
            else:
                record = _read_record(text, _by_words(engine.event_types))
                events.append(event_from_json(engine, named_to_json("event", record)))
        except (ValueError, KeyError, TypeError, IndexError, RecursionError, MalformedCommand) as error:
            raise MalformedCommand(
                "transcript.line", f"Line {number} of the transcript cannot be read: compare it with its neighbours."
            ) from error
    if not events or not isinstance(events[0], cast(type, engine.game_started)):
        raise MalformedCommand(
            "transcript.no_start", "The transcript does not begin with a game started: add its first line."
        )
    return Transcribed(cast(Any, events[0]).options, tuple(commands), tuple(events))


# --- writing -------------------------------------------------------------------------------------


@cache
def _words(name: str) -> str:
    return re.sub(r"(?<!^)(?=[A-Z])", " ", name).lower()


def _record_line(record: object) -> str:
    seat = getattr(record, "seat", None)
    symbol = "" if seat is None else _seat(seat) + " "
    return (symbol + _words(type(record).__name__) + _fields_text(record, without="seat")).rstrip()


def _fields_text(record: object, without: str = "") -> str:
    text = ""
    for name, wanted, default in _shape(cast(Hashable, type(record))):
        value = getattr(record, name)
        if name != without and value != default:
            text += f" {name}={_text(value, wanted, name)}"
    return text


def _seat(seat: int) -> str:
    if seat == HOST:
        return HOST_SYMBOL
    return SEAT_SYMBOLS[seat] if 0 <= seat < len(SEAT_SYMBOLS) else str(seat)


def _text(value: Any, wanted: Any, name: str) -> str:
    if value is None:
        return "-"
    wanted = _without_none(wanted)
    if wanted is Card:
        return name_of(value)
    if _is_cell(wanted) and 0 <= value[0] < 26:
        return f"{chr(ord('a') + value[0])}{value[1] + 1}"
    if get_origin(wanted) is tuple:
        return "(" + " ".join(_text(item, kind, name) for item, kind in _paired(value, get_args(wanted))) + ")"
    if is_dataclass(value):
        return "{" + _fields_text(value).strip() + "}"
    if wanted is int:
        return _seat(value) if name in _SEAT_FIELDS else str(value)
    if wanted is bool:
        return "yes" if value else "no"
    return json.dumps(value, ensure_ascii=False) if wanted is str else str(value)


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
    """(name, type, default, which MISSING stands for where there is none) of each field."""
    hints = get_type_hints(kind)
    return tuple((field.name, hints[field.name], field.default) for field in fields(cast(Any, kind)))


# --- reading -------------------------------------------------------------------------------------


@cache
def _by_words(kinds: tuple[type, ...]) -> dict[str, type]:
    return {_words(kind.__name__): kind for kind in kinds}


def _read_record(text: str, kinds: dict[str, type]) -> Any:
    tokens = _TOKEN.findall(text)
    start = 1 if tokens[0] in (*SEAT_SYMBOLS, HOST_SYMBOL) or tokens[0].lstrip("-").isdigit() else 0
    end = next((at for at, token in enumerate(tokens) if token.endswith("=")), len(tokens))
    kind = kinds[" ".join(tokens[start:end])]
    given: dict[str, Any] = {"seat": _read_seat(tokens[0])} if start else {}
    rest = tokens[end:]
    given |= _read_fields(rest, kind)
    if rest:
        raise ValueError(f"what is {rest[0]!r}?")
    return kind(**given)


def _read_fields(tokens: list[str], kind: type) -> dict[str, Any]:
    """Take ``name=value`` pairs off the front of ``tokens``, up to a closing brace or the end."""
    shape = {name: wanted for name, wanted, _ in _shape(kind)}
    given: dict[str, Any] = {}
    while tokens and tokens[0] != "}":
        name = tokens.pop(0).removesuffix("=")
        given[name] = _read_value(tokens, shape[name], name)
    return given


def _read_seat(token: str) -> int:
    if token == HOST_SYMBOL:
        return HOST
    return SEAT_SYMBOLS.index(token) if token in SEAT_SYMBOLS else int(token)


def _read_value(tokens: list[str], wanted: Any, name: str) -> Any:
    token = tokens.pop(0)
    if token == "-":
        return None
    wanted = _without_none(wanted)
    if wanted is Card:
        return card_named(token)
    if token == "(":
        return _read_tuple(tokens, get_args(wanted), name)
    if token == "{":
        value = wanted(**_read_fields(tokens, wanted))
        if tokens.pop(0) != "}":
            raise ValueError("a closing brace is missing")
        return value
    if _is_cell(wanted):
        return ord(token[0]) - ord("a"), int(token[1:]) - 1
    if wanted is int:
        return _read_seat(token) if name in _SEAT_FIELDS else int(token)
    if wanted is bool:
        return {"yes": True, "no": False}[token]
    if get_origin(wanted) is Literal:
        return token
    return json.loads(token)


def _read_tuple(tokens: list[str], parts: tuple[Any, ...], name: str) -> tuple[Any, ...]:
    items: list[Any] = []
    while tokens[0] != ")":
        wanted = parts[0] if len(parts) == 2 and parts[1] is Ellipsis else parts[len(items)]
        items.append(_read_value(tokens, wanted, name))
    tokens.pop(0)
    return tuple(items)
