"""Many rolls while the cable comes out, the board restarts and the line damages sentences.

``python -m tests.hardware.evening_of_trouble simulated 1000`` runs the long form and says the figures.
"""

from __future__ import annotations

import random
import sys
import time
from collections import Counter
from dataclasses import dataclass

from companion.settings.loading import load_settings
from hardware.dice.happenings import RollSettled
from hardware.dice.session import Session
from hardware.dice.settings import LinkSettings
from hardware.lockstep import Lockstep
from hardware.simulator.board import SimulatedBoard, built_simulator
from hardware.twin import TUMBLE_MS, Twin
from hardware.virtual.dice.board import VirtualBoard

SETTLED_MS = 340
"""A die at rest is a roll after settle time and at most 120 ms (docs/protocol.md); lifted earlier, it is none."""


@dataclass(frozen=True, slots=True)
class TroubleOutcome:
    """What was thrown and what arrived, as (well, top) in order.

    Attributes:
        bad: sentences the host found damaged.
        repeats: times a roll was said again.
    """

    thrown: tuple[tuple[int, int], ...]
    arrived: tuple[tuple[int, int], ...]
    troubles: Counter[str]
    bad: int
    repeats: int


def throw_through_trouble(
    twin: Twin, settings: LinkSettings, rolls: int, rng: random.Random, damaged_percent: float
) -> TroubleOutcome:
    """Throw ``rolls`` dice one after another; something goes wrong after every fourth or so has settled."""
    run = Lockstep(twin, Session(settings))
    twin.corrupt(damaged_percent)
    run.open_port()
    run.run(2500)
    thrown: list[tuple[int, int]] = []
    troubles: Counter[str] = Counter()
    for _ in range(rolls):
        well, face = rng.randrange(2), rng.randint(1, 6)
        twin.throw(well, face)
        thrown.append((well, face))
        # From here on the throw is settled and kept by the board; whether it has been said or taken is open.
        run.run(TUMBLE_MS + SETTLED_MS + 10 * rng.randrange(20))
        trouble = rng.choice(("none",) * 9 + ("unplug", "reset", "stall"))
        troubles[trouble] += 1
        _make(trouble, run, rng)
        twin.lift(well)
        run.run(550 + 10 * rng.randrange(40))
    twin.corrupt(0)
    run.run(6000)
    arrived = [h for h in run.happenings if isinstance(h, RollSettled)]
    said = sum(s.direction == "from_board" and s.raw.startswith(b"$RJROL") for s in run.passed)
    return TroubleOutcome(
        thrown=tuple(thrown),
        arrived=tuple((roll.well, roll.top) for roll in arrived),
        troubles=troubles,
        bad=run.session.view.bad,
        repeats=said - len(arrived),
    )


def _make(trouble: str, run: Lockstep, rng: random.Random) -> None:
    match trouble:
        case "unplug":
            run.unplug()
            run.run(10 * rng.randrange(1, 200))
            run.replug()
            run.run(1500)
        case "reset":
            run.twin.reset()
            run.run(1500)
        case "stall":
            run.twin.stall()
            run.run(3000)
        case _:
            pass


if __name__ == "__main__":
    kind, count = sys.argv[1], int(sys.argv[2])
    board: Twin = VirtualBoard(1) if kind == "virtual" else SimulatedBoard(built_simulator(), 1)
    started = time.perf_counter()
    outcome = throw_through_trouble(board, load_settings().link, count, random.Random(20261121), 2)
    board.close()
    print(
        f"{kind}: {len(outcome.thrown)} thrown, {len(outcome.arrived)} arrived, in order and once each: "
        f"{outcome.thrown == outcome.arrived}; {dict(outcome.troubles)}; {outcome.bad} sentences found damaged, "
        f"{outcome.repeats} rolls said again; {time.perf_counter() - started:.0f} s"
    )
    sys.exit(outcome.thrown != outcome.arrived)
