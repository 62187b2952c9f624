"""Soak: many finished random games of Raja, every command checked. ``make soak``, or by ranges of seeds:

``python -m tests.soak.raja_games --first 0 --games 100000``. A seed is a game, so a breach is named by its seed, a
run that was stopped goes on with the seed it printed last, and ranges can run side by side.

Each seat draws its moves at random, with one of three tempers; the third asks a player with a plan for every other
move, because games of aimless players hardly ever end. Grain and walls fall, and some wild commands are tried.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections import Counter
from dataclasses import dataclass
from random import Random

from companion.games.codec import command_from_json, command_to_json, event_from_json, event_to_json
from companion.games.history import History
from companion.games.raja.commands import Command, Redo, Undo
from companion.games.raja.events import Event
from companion.games.raja.game import ENGINE, RajaHistory
from companion.games.raja.legal import moves
from companion.games.raja.options import Options, PlayerOptions, Rulebook
from companion.games.raja.pieces import HOST, MARKERS
from companion.games.raja.sampling import random_accident
from companion.games.raja.state import Building, Ended, State, waiting_for
from companion.players.half_random_player import HalfRandomPlayer
from companion.players.random_player import EVEN, WARLIKE, RandomPlayer
from companion.players.self_play import Chance, Player, next_command
from tests.companion.games.raja.oracle import allows
from tests.companion.games.raja.positions import refusal
from tests.companion.games.raja.test_random_games import Census, _with_another_hand
from tests.companion.games.raja.wild_commands import wild_command

MOST_COMMANDS = 1000
ACCIDENT_ONCE_IN = 40
WILD_ONCE_IN = 25
SECRETS_ONCE_IN = 60
LEGAL_ONCE_IN = 10
UNDO_ONCE_IN = 20


@dataclass(frozen=True, slots=True)
class Outcome:
    """How one game went."""

    finished: bool
    commands: int
    events: tuple[str, ...]


def options_for(seed: int) -> Options:
    """Two to five seats and each of the eight mixtures of rulings, the printed count of x in one game of eight."""
    mixture = seed // 4 % 16
    rulebook = Rulebook(bool(mixture & 1), bool(mixture & 2), mixture < 14)
    seats = 2 + seed % 4
    players = tuple(PlayerOptions(f"Player {seat}", MARKERS[seat]) for seat in range(seats))
    return Options(players, starting_seat=seed // 64 % seats, rulebook=rulebook)


def play(seed: int) -> Outcome:
    """One game, checked command by command.

    Raises:
        AssertionError, GameError: a promise was broken.
    """
    generator = Random(seed)
    options = options_for(seed)
    players = [_player(generator) for _ in options.players]
    chance = Chance(generator, collapses_once_in=generator.choice((0, 6, 20)))
    log: list[Event] = list(ENGINE.start(options))
    state, census = ENGINE.fold(log), Census()
    history = History.begin(ENGINE, options) if seed % UNDO_ONCE_IN == 0 else None
    line = [state]
    for number in range(MOST_COMMANDS):
        seats = waiting_for(state)
        if not seats:
            break
        seat = generator.choice(seats)
        command = None
        if generator.randrange(ACCIDENT_ONCE_IN) == 0:
            command = random_accident(state, seat, generator.randrange)
        if command is None:
            command = next_command(state, seat, players[seat], chance)
        state, events = _checked(state, command, census)
        log += events
        _sometimes(state, generator)
        if history is not None:
            line.append(history.append(events))
            if number % 7 == 0:
                _check_undo(history, line, generator)
    if history is not None:
        assert ENGINE.fold(log) == state, "the folded log is not the state"
    return Outcome(isinstance(state.step, Ended), len(log), tuple([type(event).__name__ for event in log]))


def _player(generator: Random) -> Player:
    temper = generator.randrange(6)
    if temper == 0:
        return RandomPlayer(generator, EVEN)
    return RandomPlayer(generator, WARLIKE) if temper == 1 else HalfRandomPlayer(generator)


def _checked(before: State, command: Command, census: Census) -> tuple[State, tuple[Event, ...]]:
    """The state after the command, which folding its events must give too: command by command that folds the log."""
    state, events = ENGINE.advance(before, command)
    folded = before
    for event in events:
        folded = ENGINE.apply(folded, event)
    assert folded == state, "folding the events is not the state"
    assert events, "a command without an event"
    steps_count = isinstance(state.step, Building) or isinstance(before.step, Building)
    if steps_count or state.players is not before.players or state.market is not before.market:
        census.check(state)
    return state, events


def _sometimes(state: State, generator: Random) -> None:
    """The dearer checks, now and then."""
    below = generator.randrange
    if isinstance(state.step, Ended):
        return
    if below(WILD_ONCE_IN) == 0:
        wild = wild_command(state, below)
        code = refusal(state, wild)
        assert allows(ENGINE.legal(state, wild.seat), wild) == (code == ""), (
            f"legal and decide differ on {wild}: {code!r}"
        )
        assert not code or "." in code
        assert command_from_json(ENGINE, command_to_json(wild)) == wild
    if below(LEGAL_ONCE_IN) == 0:
        for seat in waiting_for(state):
            assert moves(state, seat), f"the game waits for seat {seat}, who may do nothing"
    if below(SECRETS_ONCE_IN) == 0:
        other = below(len(state.players))
        changed = _with_another_hand(state, other)
        for seat in (None, *range(len(state.players))):
            if seat != other:
                assert ENGINE.view(changed, seat) == ENGINE.view(state, seat), f"seat {seat} sees the hand of {other}"


def _check_undo(history: RajaHistory, line: list[State], generator: Random) -> None:
    """There and back again: an earlier state exactly, and then the present one."""
    later = history.state
    back = 1 + generator.randrange(min(5, len(line) - 1))
    for command in (Undo(HOST, back), Redo(HOST)):
        events = history.decide(command)
        assert tuple(event_from_json(ENGINE, event_to_json(event)) for event in events) == events
        state = history.append(events)
        if isinstance(command, Undo):
            assert state in line[: len(line) - back], "undo did not lead to an earlier state"
    assert history.state == later, "redo did not lead back"


def main() -> int:
    """Play a range of seeds and say how many games ended without a breach."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--first", type=int, default=0, help="first seed")
    parser.add_argument("--games", type=int, default=100_000, help="finished games wanted")
    parser.add_argument("--seconds", type=float, default=float("inf"), help="stop after so long")
    arguments = parser.parse_args()
    began = time.monotonic()
    finished = set_aside = commands = breaches = 0
    kinds: Counter[str] = Counter()
    seed = arguments.first
    while finished < arguments.games and time.monotonic() - began < arguments.seconds:
        try:
            outcome = play(seed)
        except Exception as error:
            breaches += 1
            print(f"seed {seed}: {type(error).__name__}: {error}", flush=True)
        else:
            finished += outcome.finished
            set_aside += not outcome.finished
            commands += outcome.commands
            kinds.update(outcome.events)
        seed += 1
        if (seed - arguments.first) % 1000 == 0:
            print(f"… {finished} finished, {set_aside} set aside, {breaches} breaches; seed {seed} is next", flush=True)
    seconds = time.monotonic() - began
    print(f"{finished} games finished and {set_aside} set aside after {MOST_COMMANDS} commands, {commands} events")
    print(f"{breaches} breaches; {seconds:.0f} s; {finished / seconds:.1f} finished games a second")
    print("events: " + ", ".join(f"{name} {count}" for name, count in kinds.most_common()))
    print(f"go on with --first {seed}")
    return 1 if breaches else 0


if __name__ == "__main__":
    sys.exit(main())
