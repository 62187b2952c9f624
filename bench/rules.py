"""Rules: random games beside catanatron and python-chess, siege odds beside icepool and dyce, all in one run.

Contestants take turns within each round, so that what else the machine does weighs on all of them alike;
medians over the rounds are compared. One unit is one decision taken at random from the legal ones and carried out.
"""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import suppress
from fractions import Fraction
from random import Random
from statistics import median

import chess
import dyce
import icepool
from catanatron.game import TURNS_LIMIT
from catanatron.game import Game as Catan
from catanatron.models.player import Color, RandomPlayer

from companion.games.raja.game import advance, setup
from companion.games.raja.odds import SiegeOdds, siege_odds
from companion.games.raja.options import Options, PlayerOptions
from companion.games.raja.pieces import MARKERS
from companion.games.raja.sampling import random_command
from companion.games.raja.state import Ended
from companion.players.playing import Chance, Played, play_game
from companion.players.wavering_player import WaveringPlayer

ROUNDS = 7
SLICE_S = 1.0
LONGEST_GAME = 2000
SIX = 1000
ODDS_CASES = (
    (1, 0, 9),
    (1, 3, 7),
    (2, 0, 6),
    (2, 2, 5),
    (3, 3, 9),
    (4, 5, 12),
    (5, 6, 15),
    (6, 9, 20),
    (8, 12, 25),
    (10, 15, 31),
    (10, 30, 31),
    (10, 60, 31),
)
"""Elephants, shield points, stones: from the smallest siege to everything in the box."""


def main() -> None:
    """Print medians, spreads and ratios."""
    _compare_games()
    _whole_games()
    _compare_odds()


# --- decisions a second --------------------------------------------------------------------------


def _options(seats: int) -> Options:
    return Options(tuple(PlayerOptions(f"Player {seat}", MARKERS[seat]) for seat in range(seats)))


def _raja_decisions(seed: int) -> Iterator[None]:
    """Four seats; a random legal command, decided and applied."""
    choose = Random(seed).randrange
    while True:
        state = setup(_options(4))
        for _ in range(LONGEST_GAME):
            command = random_command(state, choose)
            if command is None:
                break
            state, _ = advance(state, command)
            yield


def _catan_decisions(seed: int) -> Iterator[None]:
    """catanatron's own four random players, its own tick."""
    while True:
        seed += 1
        game = Catan([RandomPlayer(color) for color in (Color.RED, Color.BLUE, Color.ORANGE, Color.WHITE)], seed=seed)
        while game.winning_color() is None and game.state.num_turns < TURNS_LIMIT:
            game.play_tick()
            yield


def _chess_decisions(seed: int) -> Iterator[None]:
    """A random legal move, pushed; games end as python-chess says."""
    choice = Random(seed).choice
    while True:
        board = chess.Board()
        while moves := list(board.legal_moves):
            board.push(choice(moves))
            yield
            if board.is_insufficient_material() or board.halfmove_clock >= 150:
                break


def _rate(decisions: Iterator[None]) -> float:
    count, began = 0, time.perf_counter()
    while (spent := time.perf_counter() - began) < SLICE_S:
        for _ in range(200):
            next(decisions)
        count += 200
    return count / spent


def _compare_games() -> None:
    contestants = {
        "raja": _raja_decisions(1),
        "catanatron 3.2.1": _catan_decisions(1),
        "python-chess": _chess_decisions(1),
    }
    rates: dict[str, list[float]] = {name: [] for name in contestants}
    for _ in range(ROUNDS):
        for name, decisions in contestants.items():
            rates[name].append(_rate(decisions))
    print(f"decisions taken at random and carried out, a second ({ROUNDS} rounds of {SLICE_S:g} s each)")
    for name, values in rates.items():
        line = f"  {name:18s} median {median(values):9,.0f}  lowest {min(values):9,.0f}  highest {max(values):9,.0f}"
        if name != "raja":
            line += f"  raja is {median(rates['raja']) / median(values):.2f} × as fast"
        print(line, flush=True)


def _whole_games() -> None:
    """Finished games among players of which every other move is random."""
    for seats in (2, 5):
        lengths: list[int] = []
        unfinished, seed, began = 0, 0, time.perf_counter()
        while time.perf_counter() - began < 4 * SLICE_S:
            seed += 1
            generator = Random(seed)
            players = [WaveringPlayer(generator) for _ in range(seats)]
            played: list[Played] = list(play_game(_options(seats), players, Chance(generator, 12), LONGEST_GAME))
            if isinstance(played[-1].state.step, Ended):
                lengths.append(len(played))
            else:
                unfinished += 1
        rate = len(lengths) / (time.perf_counter() - began)
        print(
            f"whole games, {seats} seats: {rate:.1f} finished a second, median {median(lengths):.0f} commands"
            f" ({len(lengths)} finished, {unfinished} set aside after {LONGEST_GAME} commands)",
            flush=True,
        )


# --- siege odds ----------------------------------------------------------------------------------

Outcomes = Counter[tuple[int, int, int]]


def _by_icepool(elephants: int, points: int, stones: int) -> Outcomes:
    attack = (2 * elephants) @ icepool.d6
    defence = points @ icepool.Die([1, 2, 3, 4, 5, 6 + SIX]) if points else icepool.Die([0])
    return _joined(attack, defence, elephants, stones)


def _by_dyce(elephants: int, points: int, stones: int) -> Outcomes:
    attack = (2 * elephants) @ dyce.H(6)
    defence = points @ dyce.H({1: 1, 2: 1, 3: 1, 4: 1, 5: 1, 6 + SIX: 1}) if points else dyce.H({0: 1})
    return _joined(attack, defence, elephants, stones)


def _joined(attack: icepool.Die, defence: icepool.Die, elephants: int, stones: int) -> Outcomes:
    """(x, stones lost, elephants lost) by the library's sums; plain loops were faster than the libraries' own maps.

    A six weighs 1000 more, so that one sum tells the total and how many sixes there were.
    """
    ways: Outcomes = Counter()
    theirs = [(*divmod(marked, SIX), count) for marked, count in defence.items()]
    for total, count in attack.items():
        for sixes, against, other_count in theirs:
            x = total - against - stones
            key = (x, min(x, stones), min(sixes, elephants)) if x > 0 else (x, 0, 1)
            ways[key] += count * other_count
    return ways


def _assert_same(odds: SiegeOdds, ways: Outcomes) -> None:
    x: Counter[int] = Counter()
    losses: Counter[tuple[int, int]] = Counter()
    for (value, taken, lost), count in ways.items():
        x[value] += count
        losses[taken, lost] += count
    scale = Fraction(odds.rolls, sum(ways.values()))
    assert {value: count * scale for value, count in x.items()} == odds.x_ways
    assert {pair: count * scale for pair, count in losses.items()} == odds.loss_ways


def _seconds(work: Callable[[], object]) -> float:
    """Best of some runs: what is timed is shorter than the machine's hiccups."""
    best = float("inf")
    spent = 0.0
    while spent < 0.05:
        began = time.perf_counter()
        work()
        last = time.perf_counter() - began
        best, spent = min(best, last), spent + last
    return best


def _compare_odds() -> None:
    print("siege odds, x with stones and elephants lost, microseconds (median of 3 rounds), same results checked")
    totals = dict.fromkeys(("raja", "icepool", "dyce"), 0.0)
    for case in ODDS_CASES:
        odds = siege_odds(*case)
        for oracle in (_by_icepool, _by_dyce):
            _assert_same(odds, oracle(*case))
        works: dict[str, Callable[[], object]] = {
            "raja": lambda case=case: siege_odds(*case),  # type: ignore[misc]
            "icepool": lambda case=case: _by_icepool(*case),  # type: ignore[misc]
            "dyce": lambda case=case: _by_dyce(*case),  # type: ignore[misc]
        }
        took: dict[str, list[float]] = {name: [] for name in works}
        for _ in range(3):
            for name, work in works.items():
                took[name].append(_seconds(work))
        micros = {name: median(values) * 1e6 for name, values in took.items()}
        for name, value in micros.items():
            totals[name] += value
        print(f"  {case!s:14s} {_line(micros)}", flush=True)
    print(f"  {'all together':14s} {_line(totals)}")


def _line(micros: dict[str, float]) -> str:
    ratio = min(micros["icepool"], micros["dyce"]) / micros["raja"]
    times = "  ".join(f"{name} {value:11,.0f}" for name, value in micros.items())
    return f"{times}  {ratio:7.1f} × faster than the faster of them"


if __name__ == "__main__":
    with suppress(KeyboardInterrupt):
        main()
