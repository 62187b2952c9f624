"""A game as text: a line per command and per event, with seat symbols and card names; it can be read back.

    > ● seal bid cards=(♠10 ♠6) salt="…"
        ● bid sealed round_number=1 seal="…" cards=(♠10 ♠6) salt="…"

Fields that have their default are left out; a cell is a column letter and a row number (``B1``), as on the mat. Everything
that a log holds is written, including sealed bids, the order of decks and corrected hands: it is for after the game.
``seen_batches`` leaves out what a seat may not know yet.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Final, Generic, TypeAlias, cast

from companion.games.codec import command_from_json, command_to_json, event_from_json, event_to_json
from companion.games.engine import CommandT, Engine, EventT, OptionsT, StateT
from companion.games.record_lines import (
    COMMAND_MARK,
    EVENT_MARK,
    SEAT_SYMBOLS,
    RecordLines,
    by_words,
    no_start,
    read_lines,
)

Batch: TypeAlias = tuple[Any, Sequence[Any]]
"""A command and its events; the command is None for the start of the game, and where it must stay unknown."""

_SEAT_FIELDS: Final = frozenset(
    {"seat", "owner", "defender", "attacker", "maker", "taker", "holder", "to", "filled_by", "starting_seat"}
    | {"order", "winner", "winners", "captured_by", "undo_seats", "first", "offerer"}
)
_LINES: Final = RecordLines(SEAT_SYMBOLS, _SEAT_FIELDS)


@dataclass(frozen=True, slots=True)
class Transcribed(Generic[OptionsT, CommandT, EventT]):
    """What a transcript holds: the game's options, its commands, and all its events."""

    options: OptionsT
    commands: tuple[CommandT, ...]
    events: tuple[EventT, ...]


def transcript(engine: Engine[OptionsT, StateT, CommandT, EventT], batches: Iterable[Batch]) -> Iterator[str]:
    """The lines of a game, in order; the first batch holds the start, and an undo is a batch of its own."""
    yield f"# {engine.name}"
    states: list[StateT] = []
    for command, events in batches:
        if command is not None:
            yield COMMAND_MARK + command_line(command)
        for event in events:
            yield EVENT_MARK + _LINES.line(event)
            if engine.summary is not None:
                states.append(engine.folded(states, event))
                summary = engine.summary(states[-1], event)
                if summary is not None:
                    yield f"# {summary}"


def command_line(command: object) -> str:
    """One command as a line."""
    return _LINES.line(command)


def seen_batches(
    engine: Engine[OptionsT, StateT, CommandT, EventT], batches: Iterable[Batch], seat: int | None
) -> Iterator[Batch]:
    """The log as ``seat`` (None: a spectator) may read it during the game, without other players' commands."""
    for command, events in batches:
        own = command if seat is not None and getattr(command, "seat", None) == seat else None
        seen = [engine.seen_event(event, seat) for event in events]
        yield own, tuple([event for event in seen if event is not None])


def read_transcript(
    engine: Engine[OptionsT, StateT, CommandT, EventT], lines: Iterable[str]
) -> Transcribed[OptionsT, CommandT, EventT]:
    """Read options, commands and events from a transcript's lines; blank lines and those with ``#`` are skipped.

    Raises:
        MalformedCommand: ``transcript.line`` with the line's number, ``transcript.no_start``.
    """
    kinds, happenings = by_words(tuple(engine.command_types)), by_words(tuple(engine.event_types))
    commands, events = read_lines(
        lines,
        lambda text: command_from_json(engine, command_to_json(_LINES.read(text, kinds))),
        lambda text: event_from_json(engine, event_to_json(_LINES.read(text, happenings))),
    )
    if not events or not isinstance(events[0], cast(type, engine.game_started)):
        raise no_start()
    return Transcribed(cast(Any, events[0]).options, commands, events)
