"""Rules: random games compared with catanatron and python-chess, siege odds compared with icepool and dyce, in one run.

Contestants take turns within each round, and processor time is measured instead of wall-clock time, so that other load
matters little and affects all alike; medians over the rounds are compared. One unit is one decision
chosen at random from the legal ones and carried out.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from fractions import Fraction
from random import Random
from statistics import median
from timeit import Timer

import chess
import dyce
import icepool
from catanatron.game import TURNS_LIMIT
from catanatron.game import Game as Catan
from catanatron.models.player import Color, RandomPlayer

from companion.games.raja.game import ENGINE
from companion.games.raja.odds import SiegeOdds, siege_odds
from companion.games.raja.options import Options, PlayerOptions
from companion.games.raja.pieces import MARKERS
from companion.games.raja.sampling import random_command
from companion.games.raja.state import Ended
from companion.players.half_random_player import HalfRandomPlayer
from companion.players.self_play import Chance, Played, play_game

ROUNDS = 7
SLICE_S = 1.0
LONGEST_GAME = 2000
SIX = 1000
ODDS_ROUNDS = 5
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
    """Four seats; a random legal command is decided and applied."""
    choose = Random(seed).randrange
    while True:
        state = ENGINE.setup(_options(4))
        for _ in range(LONGEST_GAME):
            command = random_command(state, choose)
            if command is None:
                break
            state, _ = ENGINE.advance(state, command)
            yield


def _catan_decisions(seed: int) -> Iterator[None]:
    """catanatron with four of its own random players, by its own tick."""
    while True:
        seed += 1
        game = Catan([RandomPlayer(color) for color in (Color.RED, Color.BLUE, Color.ORANGE, Color.WHITE)], seed=seed)
        while game.winning_color() is None and game.state.num_turns < TURNS_LIMIT:
            game.play_tick()
            yield


def _chess_decisions(seed: int) -> Iterator[None]:
    """A random legal move is pushed; games end when python-chess says so."""
    choice = Random(seed).choice
    while True:
        board = chess.Board()
        while moves := list(board.legal_moves):
            board.push(choice(moves))
            yield
            if board.is_insufficient_material() or board.halfmove_clock >= 150:
                break


def _rate(decisions: Iterator[None]) -> float:
    count, began = 0, time.process_time()
    while (spent := time.process_time() - began) < SLICE_S:
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
    """Finished games between players of whom every other move is random."""
    for seats in (2, 5):
        lengths: list[int] = []
        unfinished, seed, began = 0, 0, time.process_time()
        while time.process_time() - began < 4 * SLICE_S:
            seed += 1
            generator = Random(seed)
            players = [HalfRandomPlayer(generator) for _ in range(seats)]
            played: list[Played] = list(play_game(_options(seats), players, Chance(generator, 12), LONGEST_GAME))
            if isinstance(played[-1].state.step, Ended):
                lengths.append(len(played))
            else:
                unfinished += 1
        rate = len(lengths) / (time.process_time() - began)
        print(
            f"whole games, {seats} seats: {rate:.1f} finished a second, median {median(lengths):.0f} commands"
            f" ({len(lengths)} finished, {unfinished} set aside after {LONGEST_GAME} commands)",
            flush=True,
        )


# --- siege odds ----------------------------------------------------------------------------------

Ways = tuple[dict[int, int], dict[tuple[int, int], int], int]
"""Rolls by x, by (stones lost, elephants lost), and rolls that destroy the wall: what ``siege_odds`` counts."""

MARKED_DIE = {1: 1, 2: 1, 3: 1, 4: 1, 5: 1, 6 + SIX: 1}
ICEPOOL_DIE = icepool.Die(MARKED_DIE)
DYCE_DIE, DYCE_MARKED_DIE = dyce.H(6), dyce.H(MARKED_DIE)
"""The libraries' dice, made once: icepool keeps in such a die every sum of it that was ever asked for."""


def _by_icepool(elephants: int, points: int, stones: int) -> Ways:
    """Siege odds by icepool, with dice made anew, as Raja keeps nothing between calls either."""
    attack = (2 * elephants) @ icepool.Die([1, 2, 3, 4, 5, 6])
    defence = points @ icepool.Die(MARKED_DIE) if points else icepool.Die([0])
    return _joined(attack, defence, elephants, stones)


def _by_dyce(elephants: int, points: int, stones: int) -> Ways:
    attack = (2 * elephants) @ dyce.H(6)
    defence = points @ dyce.H(MARKED_DIE) if points else dyce.H({0: 1})
    return _joined(attack, defence, elephants, stones)


def _by_icepool_kept(elephants: int, points: int, stones: int) -> Ways:
    defence = points @ ICEPOOL_DIE if points else icepool.Die([0])
    return _joined((2 * elephants) @ icepool.d6, defence, elephants, stones)


def _by_dyce_kept(elephants: int, points: int, stones: int) -> Ways:
    defence = points @ DYCE_MARKED_DIE if points else dyce.H({0: 1})
    return _joined((2 * elephants) @ DYCE_DIE, defence, elephants, stones)


def _joined(attack: icepool.Die, defence: icepool.Die, elephants: int, stones: int) -> Ways:
    """The battle's outcomes by the library's sums; plain loops were faster than the libraries' own maps.

    A six counts 1000 more, so that one sum gives the total and the number of sixes.
    """
    x_ways: dict[int, int] = {}
    loss_ways: dict[tuple[int, int], int] = {}
    destroyed = 0
    theirs = [(*divmod(marked, SIX), count) for marked, count in defence.items()]
    for total, count in attack.items():
        for sixes, against, other_count in theirs:
            x = total - against - stones
            ways = count * other_count
            x_ways[x] = x_ways.get(x, 0) + ways
            losses = (0, 1)
            if x > 0:
                losses = (min(x, stones), min(sixes, elephants))
                if x >= stones:
                    destroyed += ways
            loss_ways[losses] = loss_ways.get(losses, 0) + ways
    return x_ways, loss_ways, destroyed


def _as_dictionaries(elephants: int, points: int, stones: int) -> Ways:
    """Convert Raja's rows of counts to the dictionaries that the libraries give."""
    odds = siege_odds(elephants, points, stones)
    return odds.x_ways, odds.loss_ways, odds.destroyed_ways


ODDS_WORKS: dict[str, Callable[[int, int, int], object]] = {
    "raja": siege_odds,
    "as dictionaries": _as_dictionaries,
    "icepool": _by_icepool,
    "dyce": _by_dyce,
    "icepool, dice kept": _by_icepool_kept,
    "dyce, dice kept": _by_dyce_kept,
}


def _assert_same(odds: SiegeOdds, ways: Ways) -> None:
    """Check that the shares are the same; the libraries may use smaller denominators."""
    x_ways, loss_ways, destroyed = ways
    scale = Fraction(odds.rolls, sum(x_ways.values()))
    assert {value: count * scale for value, count in x_ways.items()} == odds.x_ways
    assert {pair: count * scale for pair, count in loss_ways.items()} == odds.loss_ways
    assert destroyed * scale == odds.destroyed_ways


def _micros(work: Callable[[int, int, int], object], case: tuple[int, int, int]) -> float:
    """The shortest of some batches, per call in µs; a batch takes some milliseconds, shorter than the machine's
    hiccups.
    """
    timer = Timer(lambda: work(*case), timer=time.process_time)
    number = 1
    while (took := timer.timeit(number)) < 0.001:
        number *= 4
    best = took
    for _ in range(min(20, int(0.05 / took))):
        best = min(best, timer.timeit(number))
    return best / number * 1e6


def _compare_odds() -> None:
    print(f"siege odds: x, stones and elephants lost, wall destroyed; microseconds (median of {ODDS_ROUNDS} rounds)")
    print("  the same results were checked; raja keeps nothing between calls, so its every call is a first one")
    totals = dict.fromkeys(ODDS_WORKS, 0.0)
    for case in ODDS_CASES:
        odds = siege_odds(*case)
        for oracle in (_by_icepool, _by_dyce, _by_icepool_kept, _by_dyce_kept):
            _assert_same(odds, oracle(*case))
        took: dict[str, list[float]] = {name: [] for name in ODDS_WORKS}
        for _ in range(ODDS_ROUNDS):
            for name, work in ODDS_WORKS.items():
                took[name].append(_micros(work, case))
        micros = {name: median(values) for name, values in took.items()}
        for name, value in micros.items():
            totals[name] += value
        print(f"  {case!s:14s} {_line(micros)}", flush=True)
    print(f"  {'all together':14s} {_line(totals)}")


def _line(micros: dict[str, float]) -> str:
    times = "  ".join(f"{name} {value:,.1f}" for name, value in micros.items())
    cold = min(micros["icepool"], micros["dyce"])
    kept = min(micros["icepool, dice kept"], micros["dyce, dice kept"])
    return (
        f"{times}\n  {'':14s} {cold / micros['raja']:.1f} × faster than the faster of them,"
        f" {kept / micros['raja']:.1f} × with their dice kept, {cold / micros['as dictionaries']:.1f} × as dictionaries"
    )


if __name__ == "__main__":
    with suppress(KeyboardInterrupt):
        main()
