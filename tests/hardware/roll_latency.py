"""From a die at rest to the event in Python, with the real firmware: ``python -m tests.hardware.roll_latency 120``.

Two shares are measured apart, since a busy computer must not blur the board's: the board's in simulated time, from rest
to the last byte of its roll on the line, settle time and all; and the link's by the wall clock, from the moment before
that byte goes into the port (a PTY) to the call of the listener.
"""

from __future__ import annotations

import random
import sys
import time
from contextlib import closing
from dataclasses import dataclass

from companion.settings.loading import load_settings
from hardware.dice.happenings import Happening, RollSettled
from hardware.dice.link import Link, open_link
from hardware.dice.sentences import frame_of
from hardware.dice.settings import LinkSettings
from hardware.dice.typed_sentences import Roll, meaning_of
from hardware.simulator.board import SimulatedBoard, SimulatorFiles, built_simulator

LONGEST_MS = 1500
SETTLE_OF_A_ROLL_S = 5.0


@dataclass(frozen=True, slots=True)
class Shares:
    """Of one roll, in ms."""

    board_ms: float
    link_ms: float


def measure(files: SimulatorFiles, settings: LinkSettings, count: int, rng: random.Random) -> list[Shares]:
    """Throw ``count`` dice, one after another, alternating wells."""
    arrived: dict[int, int] = {}

    def listener(happening: Happening) -> None:
        if isinstance(happening, RollSettled):
            arrived[happening.number] = time.perf_counter_ns()

    with closing(SimulatedBoard(files, rng.randrange(1 << 30), pty=True)) as board:
        board.realtime()
        link = open_link(settings, listener, port=board.pty)
        try:
            _await_talk(link)
            board.say("lockstep")
            board.run(1000)
            board.heard()
            return [_throw(board, number, rng, arrived) for number in range(1, count + 1)]
        finally:
            link.close()


def _await_talk(link: Link) -> None:
    while link.status.state != "talking" or None in link.status.board.wells:
        time.sleep(0.01)


def _throw(board: SimulatedBoard, number: int, rng: random.Random, arrived: dict[int, int]) -> Shares:
    """The throw whose roll has that number."""
    well = number % 2
    board.say(f"die {well} {rng.randint(1, 6)} {90 * rng.randrange(4)} 4.5 {rng.randint(300, 700)}")
    for _ in range(LONGEST_MS):
        before_ns = time.perf_counter_ns()
        board.run(1)
        for heard in board.heard():
            frame = frame_of(heard.raw)
            if frame is None or not isinstance(roll := meaning_of(frame), Roll) or roll.number != number:
                continue
            rest_us = board.rest_us(well)
            assert rest_us is not None
            end_ns = before_ns + int(SETTLE_OF_A_ROLL_S * 1e9)
            while number not in arrived and time.perf_counter_ns() < end_ns:
                time.sleep(0.0005)
            board.lift(well)
            board.run(450)
            return Shares((heard.t_us - rest_us) / 1000, (arrived[number] - before_ns) / 1e6)
    raise AssertionError(f"no roll within {LONGEST_MS} ms")


def _said(name: str, values_ms: list[float]) -> None:
    ordered = sorted(values_ms)
    print(f"{name}: n={len(ordered)}, median {ordered[len(ordered) // 2]:.1f} ms, at most {ordered[-1]:.1f} ms")


if __name__ == "__main__":
    shares = measure(built_simulator(), load_settings().link, int(sys.argv[1]), random.Random(20261121))
    _said("board, from rest to the roll's last byte (simulated time)", [s.board_ms for s in shares])
    _said("link, from there to the listener (wall clock, PTY)", [s.link_ms for s in shares])
    _said("both", [s.board_ms + s.link_ms for s in shares])
