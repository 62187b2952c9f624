"""A game as text, and back."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from companion.games.actor import by_seat
from companion.games.errors import MalformedCommand
from companion.games.history import History
from companion.games.raja.commands import Command, Harvest, PassBid, PlaceBid, Redo, Undo
from companion.games.raja.events import Event
from companion.games.raja.game import ENGINE
from companion.games.raja.options import Options, PlayerOptions, Rulebook
from companion.games.raja.pieces import HOST, MARKERS
from companion.games.record_lines import SEAT_SYMBOLS
from companion.games.transcript import Batch, read_transcript, transcript
from companion.players.half_random_player import HalfRandomPlayer
from companion.players.self_play import Chance, play_game
from tests.companion.games.raja.positions import chooser
from tests.companion.games.raja.wild_commands import wild_command

pytestmark = pytest.mark.slow

NAMES = st.text(max_size=12).filter(lambda name: not any("\ud800" <= letter <= "\udfff" for letter in name))


def played(seed: int, names: list[str], commands: int) -> list[Batch]:
    generator = Random(seed)
    players = tuple(PlayerOptions(name, MARKERS[seat]) for seat, name in enumerate(names))
    options = Options(players, rulebook=Rulebook(final_pass=bool(seed % 2)), undo_seats=(1,))
    batches: list[Batch] = [(None, ENGINE.start(options))]
    seats = [HalfRandomPlayer(generator) for _ in names]
    batches += [(done.command, done.events) for done in play_game(options, seats, Chance(generator, 6), commands)]
    return batches


@settings(max_examples=25, deadline=None)
@given(st.integers(0, 2**32 - 1), st.lists(NAMES, min_size=2, max_size=5))
def test_a_transcript_reads_back_to_the_same_options_commands_and_events(seed: int, names: list[str]) -> None:
    batches = played(seed, names, 400)
    found = read_transcript(ENGINE, "\n".join(transcript(ENGINE, batches)).split("\n"))
    first = batches[0][1][0]
    assert found.events[0] == first
    assert list(found.commands) == [command for command, _ in batches if command is not None]
    assert list(found.events) == [event for _, events in batches for event in events]


@settings(max_examples=60, deadline=None)
@given(st.integers(0, 2**32 - 1))
def test_any_command_reads_back_even_one_that_no_rule_allows(seed: int) -> None:
    choose = chooser(seed)
    begin = played(3, ["A", "B"], 0)
    state = History.of(ENGINE, [events for _, events in begin]).state
    wild: list[Command] = [wild_command(state, choose) for _ in range(20)]
    lines = [*transcript(ENGINE, begin), *(line for command in wild for line in transcript(ENGINE, [(command, ())]))]
    assert list(read_transcript(ENGINE, lines).commands) == wild


def test_undo_and_redo_are_lines_too() -> None:
    batches = played(5, ["A", "B", "C"], 60)
    history = History.of(ENGINE, [events for _, events in batches])
    for command in (Undo(HOST, 3), Redo(HOST), Undo(1, 1)):
        events = history.decide(command)
        history.append(events)
        batches.append((command, events))
    lines = list(transcript(ENGINE, batches))
    assert any(line.startswith("> ⌂ undo commands=3") for line in lines)
    assert read_transcript(ENGINE, lines).events == history.events


def test_every_event_has_one_line_and_each_scored_turn_its_totals() -> None:
    batches = played(8, ["A", "B"], 300)
    events: list[Event] = [event for _, happened in batches for event in happened]
    lines = list(transcript(ENGINE, batches))
    assert sum(line.startswith("    ") for line in lines) == len(events)
    assert lines[0] == "# raja"
    totals = [line for line in lines if line.startswith("# turn")]
    assert len(totals) >= sum(type(event).__name__ == "Scored" for event in events)
    assert all(symbol in totals[0] for symbol in SEAT_SYMBOLS[:2])


def test_a_line_is_read_as_people_write_it() -> None:
    _, first, *_ = transcript(ENGINE, played(1, ["A", "B"], 0))
    lines = ["# a remark", "", first, f">{SEAT_SYMBOLS[1]}  place bid   amount=12", f"> {SEAT_SYMBOLS[0]} pass bid"]
    assert read_transcript(ENGINE, lines).commands == (PlaceBid(1, 12), PassBid(0))


@pytest.mark.parametrize(
    "line",
    [
        "> nobody knows this",
        "> ● place bid",
        "> ● place bid amount=lots",
        "> ● place bid amount=1 amount",
        "> ● place bid colour=1",
        "> ● harvest cell=(",
        "> ● harvest cell=B",
        "> ● offer barter give={money=1 take={}",
        "> ● place bid amount=1 )",
        ">",
        '> ● harvest cell=A1 said_by=actor_named("',
        ")(" * 5000,
    ],
)
def test_a_line_that_is_none_is_named_by_its_number(line: str) -> None:
    lines = [*transcript(ENGINE, played(1, ["A", "B"], 0)), line]
    with pytest.raises(MalformedCommand, match=f"Line {len(lines)} "):
        read_transcript(ENGINE, lines)


def test_text_without_a_start_is_no_transcript() -> None:
    with pytest.raises(MalformedCommand) as refused:
        read_transcript(ENGINE, ["# nothing"])
    assert refused.value.code == "transcript.no_start"


def test_who_said_so_is_written_as_the_seats_symbol_and_reads_back() -> None:
    harvest = Harvest(1, (0, 1), 0, by_seat(1))
    lines = list(transcript(ENGINE, [*played(1, ["A", "B"], 0), (harvest, ())]))
    assert lines[-1] == "> ● harvest cell=B1 said_by=●"
    assert read_transcript(ENGINE, lines).commands == (harvest,)
