"""Random small games: promises that hold after any commands, for each of them."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from companion.games.codec import (
    command_from_json,
    command_to_json,
    event_from_json,
    event_to_json,
    legal_to_json,
    options_from_json,
    options_to_json,
)
from companion.games.engine import HOST, Redo, Undo
from companion.games.history import History
from companion.games.transcript import read_transcript, seen_batches, transcript
from tests.companion.games.rehearsing import Rehearsed
from tests.companion.games.small_games import REHEARSED

pytestmark = pytest.mark.slow

SEEDS = st.integers(0, 2**32 - 1)
COMMANDS = 250
each_game = pytest.mark.parametrize("game", REHEARSED, ids=lambda game: game.engine.name)


@each_game
@given(seed=SEEDS)
@settings(max_examples=24, deadline=None)
def test_pieces_are_conserved_and_folding_the_events_gives_the_state(game: Rehearsed, seed: int) -> None:
    choose, engine = Random(seed).randrange, game.engine
    log = list(engine.start(game.options_for(seed)))
    state = engine.fold(log)
    for _ in range(COMMANDS):
        game.census(state)
        command = game.random_command(state, choose)
        if command is None:
            break
        before = state
        state, events = engine.advance(state, command)
        assert events
        assert engine.decide(before, command) == events
        for event in events:
            before = engine.apply(before, event)
        assert before == state
        log += events
    assert engine.fold(log) == state


@each_game
@given(seed=SEEDS)
@settings(max_examples=24, deadline=None)
def test_what_legal_offers_is_never_refused_and_nothing_else_is_taken(game: Rehearsed, seed: int) -> None:
    choose, engine = Random(seed).randrange, game.engine
    state = engine.setup(game.options_for(seed))
    for _ in range(COMMANDS):
        for _ in range(3):
            wild = game.wild_command(state, choose)
            code = game.refusal(state, wild)
            assert game.allows(engine.legal(state, wild.seat), wild) == (code == ""), (wild, code)
        command = game.random_command(state, choose)
        if command is None:
            break
        assert game.allows(engine.legal(state, command.seat), command), command
        state = engine.advance(state, command)[0]


@each_game
@given(seed=SEEDS)
@settings(max_examples=18, deadline=None)
def test_undo_gives_the_earlier_state_exactly_and_redo_the_later_one(game: Rehearsed, seed: int) -> None:
    choose, engine = Random(seed).randrange, game.engine
    history = History.begin(engine, game.options_for(seed))
    batches = [history.events]
    line = [history.state]
    for _ in range(COMMANDS // 2):
        command = game.random_command(history.state, choose)
        if command is None:
            break
        batches.append(history.decide(command))
        line.append(history.append(batches[-1]))
        if choose(6) or len(line) < 3:
            continue
        later = history.state
        back = 1 + choose(min(12, len(line) - 1))
        batches.append(history.decide(Undo(HOST, back)))
        history.append(batches[-1])
        landed = len(line) - 1 - back
        while engine.half_done(line[landed]) not in (None, engine.half_done(later)):
            landed -= 1
        assert history.state == line[landed]
        if choose(2):
            batches.append(history.decide(Redo(HOST)))
            assert history.append(batches[-1]) == later
        else:
            del line[landed + 1 :]
    again = History.of(engine, batches)
    assert again.state == history.state == engine.fold(history.events)
    assert (again.undoable(), again.redoable()) == (history.undoable(), history.redoable())


@each_game
@given(seed=SEEDS)
@settings(max_examples=18, deadline=None)
def test_no_view_and_no_move_tells_what_only_another_seat_may_know(game: Rehearsed, seed: int) -> None:
    choose, engine = Random(seed).randrange, game.engine
    state = engine.setup(game.options_for(seed))
    for _ in range(COMMANDS):
        command = game.random_command(state, choose)
        if command is None:
            break
        state = engine.advance(state, command)[0]
        seats = range(len(state.options.players))
        secretive = choose(len(seats))
        other = game.disguised(state, secretive, choose)
        if other is None:
            continue
        for seat in (None, *seats):
            if seat != secretive:
                assert engine.view(other, seat) == engine.view(state, seat)
                if seat is not None:
                    assert engine.moves(other, seat) == engine.moves(state, seat)


@each_game
@given(seed=SEEDS)
@settings(max_examples=9, deadline=None)
def test_no_salt_leaves_to_another_seat_before_the_reveal(game: Rehearsed, seed: int) -> None:
    """A salt stands for all that is sealed with it: where it is told, the bid beside it may be too."""
    choose, engine = Random(seed).randrange, game.engine
    batches: list[tuple[Any, Any]] = [(None, engine.start(game.options_for(seed)))]
    state = engine.fold(batches[0][1])
    sealed: dict[int, str] = {}
    for _ in range(COMMANDS):
        command = game.random_command(state, choose)
        if command is None:
            break
        state, events = engine.advance(state, command)
        batches.append((command, events))
        salt = getattr(command, "salt", None)
        if salt is not None:
            sealed[command.seat] = salt
        if any("Revealed" in type(event).__name__ for event in events):
            sealed.clear()
        for seat in (None, *range(min(4, len(state.options.players)))):
            told = json.dumps(engine.view(state, seat)) + json.dumps(engine.moves(state, seat or 0), default=str)
            told += "\n".join(transcript(engine, seen_batches(engine, batches[-8:], seat)))
            for owner, secret in sealed.items():
                assert owner == seat or secret not in told


@each_game
@given(seed=SEEDS)
@settings(max_examples=12, deadline=None)
def test_all_survives_the_way_through_json_and_through_text(game: Rehearsed, seed: int) -> None:
    choose, engine = Random(seed).randrange, game.engine
    options = game.options_for(seed)
    assert options_from_json(engine, options_to_json(engine, options)) == options
    batches: list[tuple[Any, Any]] = [(None, engine.start(options))]
    state = engine.fold(batches[0][1])
    for _ in range(COMMANDS // 2):
        command = game.random_command(state, choose)
        if command is None:
            break
        state, events = engine.advance(state, command)
        batches.append((command, events))
        wild = game.wild_command(state, choose)
        assert command_from_json(engine, command_to_json(wild)) == wild
        for seat in (None, HOST, 0):
            view = engine.view(state, seat)
            assert json.loads(json.dumps(view)) == view
            if seat is not None:
                assert json.dumps(legal_to_json(engine.legal(state, seat)))
        batches.append((wild, ()))
    commands = [command for command, _ in batches if command is not None]
    log = [event for _, batch in batches for event in batch]
    assert [event_from_json(engine, event_to_json(event)) for event in log] == log
    found = read_transcript(engine, "\n".join(transcript(engine, batches)).split("\n"))
    assert (found.options, list(found.commands), list(found.events)) == (options, commands, log)
