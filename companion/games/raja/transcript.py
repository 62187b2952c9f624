"""A game as text: a line a command, a line an event, seat symbols, totals; the commands can be read back.

    > ● place bid amount=5
        ● bid placed amount=5
    # turn 3  ▲ 4 points, 23 stones, 5 grain  ● 3 points, …

Fields that have their default are left out. Cells are a column letter and a row number (``B1``), as on the mat.
Everything that a log holds is written, a hand that the host corrected too (``S7``): it is for after the game.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Final, TypeAlias, get_args

from companion.games.raja.codec import command_from_json, command_to_json, event_from_json, event_to_json
from companion.games.raja.commands import Command
from companion.games.raja.events import Event, GameEnded, GameStarted, Reverted, Scored
from companion.games.raja.game import folded
from companion.games.raja.options import Options
from companion.games.raja.state import State
from companion.games.raja.turn import points_of
from companion.games.record_lines import COMMAND_MARK, EVENT_MARK, RecordLines, by_words, no_start, read_lines

SEAT_SYMBOLS: Final = ("▲", "●", "◆", "■", "★")

Batch: TypeAlias = tuple[Command | None, Sequence[Event]]
"""A command and its events; None for the start of the game, or where the command was not kept."""

_SEAT_FIELDS: Final = frozenset(
    {"seat", "owner", "defender", "attacker", "maker", "taker", "holder", "to", "filled_by", "starting_seat"}
    | {"order", "winners", "captured_by", "undo_seats"}
)
_LINES: Final = RecordLines(SEAT_SYMBOLS, _SEAT_FIELDS)


@dataclass(frozen=True, slots=True)
class Transcribed:
    """What a transcript holds: the game's options, its commands, and all its events."""

    options: Options
    commands: tuple[Command, ...]
    events: tuple[Event, ...]


def transcript(batches: Iterable[Batch]) -> Iterator[str]:
    """The lines of a game, in order.

    Args:
        batches: the first holds ``GameStarted``; an undo is a batch of its own.
    """
    states: list[State] = []
    for command, events in batches:
        if command is not None:
            yield COMMAND_MARK + _LINES.line(command)
        for event in events:
            yield EVENT_MARK + _LINES.line(event)
            states.append(folded(states, event))
            if isinstance(event, (Scored, GameEnded, Reverted)):
                yield _totals(states[-1])


def read_transcript(lines: Iterable[str]) -> Transcribed:
    """Options, commands and events of a transcript's lines; blank lines and those with ``#`` are passed over.

    Raises:
        MalformedCommand: ``transcript.line`` with the line's number, ``transcript.no_start``.
    """
    kinds, happenings = by_words(get_args(Command)), by_words(get_args(Event))
    commands, events = read_lines(
        lines,
        lambda text: command_from_json(command_to_json(_LINES.read(text, kinds))),
        lambda text: event_from_json(event_to_json(_LINES.read(text, happenings))),
    )
    if not events or not isinstance(events[0], GameStarted):
        raise no_start()
    return Transcribed(events[0].options, commands, events)


def _totals(state: State) -> str:
    """What everybody can see on the table, a part a seat."""
    points = points_of(state)
    parts = []
    for player in state.players:
        stones = sum(tile.stones for tile in player.lands)
        grain = sum(tile.grain for tile in player.lands)
        parts.append(f"{SEAT_SYMBOLS[player.seat]} {points[player.seat]} points, {stones} stones, {grain} grain")
    return f"# turn {state.turn.number}  " + "  ".join(parts)
