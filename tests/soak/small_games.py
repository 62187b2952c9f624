"""Soak: random games of the small games by the thousand, every command checked. ``make soak-small``, or by ranges:

``python -m tests.soak.small_games --game belemmer --first 0 --games 100000``. A seed is a game, so a breach is named
by its seed, and a run that was stopped goes on with the seed it printed last.
"""

from __future__ import annotations

import argparse
import sys
import time
from random import Random
from typing import Any, Final

from companion.games.codec import command_from_json, command_to_json, event_from_json, event_to_json
from companion.games.engine import HOST, Redo, Undo
from companion.games.history import History
from tests.companion.games.rehearsing import Rehearsed
from tests.companion.games.small_games import REHEARSED

MOST_COMMANDS: Final = 20_000
WILD_ONCE_IN: Final = 10
SECRETS_ONCE_IN: Final = 25
JSON_ONCE_IN: Final = 25
UNDO_ONCE_IN: Final = 20


def play(game: Rehearsed, seed: int) -> tuple[bool, int]:
    """One game, checked command by command: whether it came to its end, and how many commands it took.

    Raises:
        AssertionError, GameError: a promise was broken.
    """
    engine, choose = game.engine, Random(seed).randrange
    history = History.begin(engine, game.options_for(seed)) if seed % UNDO_ONCE_IN == 0 else None
    state = engine.setup(game.options_for(seed))
    line = [state]
    for number in range(MOST_COMMANDS):
        command = game.random_command(state, choose)
        if command is None:
            if history is not None:
                assert engine.fold(history.events) == state, "the folded log is not the state"
            return True, number
        before = state
        state, events = engine.advance(state, command)
        for event in events:
            before = engine.apply(before, event)
        assert before == state, "folding the events is not the state"
        game.census(state)
        _sometimes(game, state, command, events, choose)
        if history is not None:
            line.append(history.append(events))
            if number % 7 == 0:
                _check_undo(history, line, choose)
    return False, MOST_COMMANDS


def _sometimes(game: Rehearsed, state: Any, command: Any, events: tuple[Any, ...], choose: Any) -> None:
    """The dearer checks, now and then."""
    engine = game.engine
    if choose(WILD_ONCE_IN) == 0:
        wild = game.wild_command(state, choose)
        code = game.refusal(state, wild)
        assert game.allows(engine.legal(state, wild.seat), wild) == (code == ""), f"legal and decide differ: {wild}"
    if choose(SECRETS_ONCE_IN) == 0:
        owner = choose(len(state.options.players))
        other = game.disguised(state, owner, choose)
        for seat in (None, *range(len(state.options.players))) if other is not None else ():
            if seat != owner:
                assert engine.view(other, seat) == engine.view(state, seat), f"seat {seat} sees a secret of {owner}"
    if choose(JSON_ONCE_IN) == 0:
        assert command_from_json(engine, command_to_json(command)) == command
        assert tuple(event_from_json(engine, event_to_json(event)) for event in events) == events


def _check_undo(history: History[Any, Any, Any, Any], line: list[Any], choose: Any) -> None:
    """There and back again: an earlier state exactly, and then the present one."""
    later = history.state
    back = 1 + choose(min(5, len(line) - 1))
    for command in (Undo(HOST, back), Redo(HOST)):
        state = history.append(history.decide(command))
        if isinstance(command, Undo):
            assert state in line[: len(line) - back], "undo did not lead to an earlier state"
    assert history.state == later, "redo did not lead back"


def soak(game: Rehearsed, first: int, games: int, seconds: float) -> int:
    """Play a range of seeds, say how it went, and give the number of breaches."""
    began, used = time.monotonic(), time.process_time()
    finished = set_aside = commands = breaches = 0
    seed = first
    while seed < first + games and time.monotonic() - began < seconds:
        try:
            ended, length = play(game, seed)
        except Exception as error:
            breaches += 1
            print(f"{game.engine.name}, seed {seed}: {type(error).__name__}: {error}", flush=True)
        else:
            finished += ended
            set_aside += not ended
            commands += length
        seed += 1
        if (seed - first) % 5000 == 0:
            print(f"… {game.engine.name}: {finished} finished, {breaches} breaches; seed {seed} is next", flush=True)
    print(
        f"{game.engine.name}: {finished} games finished, {set_aside} set aside after {MOST_COMMANDS} commands, "
        f"{commands} commands, {breaches} breaches, {time.process_time() - used:.0f} s of processor; "
        f"go on with --first {seed}",
        flush=True,
    )
    return breaches


def main() -> int:
    """Soak one of the small games, or all in turn."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    names = [game.engine.name for game in REHEARSED]
    parser.add_argument("--game", choices=[*names, "all"], default="all", help="which game")
    parser.add_argument("--first", type=int, default=0, help="first seed")
    parser.add_argument("--games", type=int, default=100_000, help="games of each")
    parser.add_argument("--seconds", type=float, default=float("inf"), help="stop each after so long")
    wanted = parser.parse_args()
    chosen = [game for game in REHEARSED if wanted.game in (game.engine.name, "all")]
    return 1 if sum([soak(game, wanted.first, wanted.games, wanted.seconds) for game in chosen]) else 0


if __name__ == "__main__":
    sys.exit(main())
