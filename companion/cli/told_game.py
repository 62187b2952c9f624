"""How any game of the companion is told as text and read back: Raja, or one of the small ones."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any, Final, TypeAlias

from companion.evening.recorded_rules import ReplayedHistory
from companion.games.game_text import read_transcript as read_small
from companion.games.game_text import seen_batches
from companion.games.game_text import transcript as written_small
from companion.games.history import History as SmallHistory
from companion.games.json_form import command_from_json as small_command
from companion.games.json_form import event_from_json as small_event
from companion.games.json_form import named_to_json
from companion.games.json_form import options_from_json as small_options
from companion.games.json_form import options_to_json as small_options_json
from companion.games.raja.codec import (
    command_from_json,
    command_to_json,
    event_from_json,
    options_from_json,
    options_to_json,
)
from companion.games.raja.history import History
from companion.games.raja.transcript import read_transcript
from companion.games.raja.transcript import transcript as written_raja
from companion.small_table.kinds import KINDS, SmallKind, is_over
from companion.table.log import JsonObject

Batch: TypeAlias = tuple[Any, Sequence[Any]]
"""A command, None for the start of the game, and its events."""

GOES_ON: Final = "# The game goes on: as everybody may see it, without commands, hidden cards and sealed bids."


@dataclass(frozen=True, slots=True)
class ToldGame:
    """One game's way from its log to text and back.

    Args:
        begin: a new game with those options.
        written: its lines.
        read: options and commands of a transcript's lines.
    """

    command_from_json: Callable[[object], Any]
    command_to_json: Callable[[Any], JsonObject]
    event_from_json: Callable[[object], Any]
    options_from_json: Callable[[object], Any]
    options_to_json: Callable[[Any], JsonObject]
    begin: Callable[[Any], ReplayedHistory]
    written: Callable[[Iterable[Batch]], Iterator[str]]
    read: Callable[[Iterable[str]], Any]


RAJA: Final = ToldGame(
    command_from_json,
    command_to_json,
    event_from_json,
    options_from_json,
    options_to_json,
    History.begin,
    written_raja,
    read_transcript,
)


def told_game(name: str) -> ToldGame:
    """The game of that name as a log, options or a transcript have it; Raja where it is none of the small ones'."""
    return next((_small(kind) for kind in KINDS.values() if name in (kind.kind, kind.engine.name)), RAJA)


def _small(kind: SmallKind) -> ToldGame:
    engine = kind.engine
    return ToldGame(
        partial(small_command, engine),
        partial(named_to_json, "command"),
        partial(small_event, engine),
        partial(small_options, engine),
        partial(small_options_json, engine),
        partial(SmallHistory.begin, engine),
        partial(_written, kind),
        partial(read_small, engine),
    )


def _written(kind: SmallKind, batches: Iterable[Batch]) -> Iterator[str]:
    """Whole when the game is over; before, as everybody may read it."""
    known = list(batches)
    state = SmallHistory.of(kind.engine, [list(events) for _, events in known]).state
    if is_over(kind, state):
        yield from written_small(kind.engine, known)
        return
    yield from written_small(kind.engine, seen_batches(kind.engine, known, None))
    yield GOES_ON
