"""An hour of play in simulated time: counters stay at zero, memory stays, the same run twice gives the same bytes.

``python -m tests.hardware.hour_of_play virtual 3600`` (or ``simulated``) plays it twice and says the figures.
"""

from __future__ import annotations

import hashlib
import multiprocessing
import random
import resource
import sys
import time
from collections import deque
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from pathlib import Path

from companion.settings.loading import load_settings
from hardware.dice.happenings import RollSettled
from hardware.dice.sentences import SentenceParser
from hardware.dice.session import Session
from hardware.dice.settings import LinkSettings
from hardware.dice.typed_sentences import Heartbeat, NotUnderstood, meaning_of
from hardware.lockstep import Lockstep
from hardware.simulator.board import SimulatedBoard, built_simulator
from hardware.twin import TUMBLE_MS, Twin
from hardware.virtual.dice.board import VirtualBoard

ROUND_MS = 6000


@dataclass(frozen=True, slots=True)
class Played:
    """What an hour came to.

    Attributes:
        worst: largest of any heartbeat's dropped, bad and lost.
        digest: SHA-256 of all bytes both ways with their times.
        growth_kb: this process's resident memory at the end against that after the first tenth.
        simulator_growth_kb: the same of the simulator's process; 0 for the virtual board, which has none.
        latencies_ms: of each roll, from rest to the happening, simulated.
    """

    thrown: int
    arrived: int
    in_order: bool
    worst: int
    host_bad: int
    digest: str
    growth_kb: int
    simulator_growth_kb: int
    latencies_ms: tuple[float, ...]


def play(twin: Twin, settings: LinkSettings, seconds: int, rng: random.Random) -> Played:
    """Throw both dice every 6 s, knock and tilt the table now and then; nothing is kept but sums."""
    run = Lockstep(twin, Session(settings))
    run.open_port()
    run.run(2500)
    digest = hashlib.sha256()
    expected: deque[tuple[int, int]] = deque()
    latencies: list[float] = []
    simulator = f"{twin.process_id}" if isinstance(twin, SimulatedBoard) else None
    early_kb = early_simulator_kb = 0
    worst = thrown = arrived = 0
    in_order = True
    rounds = seconds * 1000 // ROUND_MS
    for number in range(rounds):
        rest_ns: dict[int, int] = {}
        for well in (0, 1):
            face = rng.randint(1, 6)
            twin.throw(well, face)
            expected.append((well, face))
            thrown += 1
            rest_ns[well] = run.t_ns + TUMBLE_MS * 1_000_000
            run.run(1000)
        if number % 10 == 3:
            twin.bump(rng.randint(150, 900), rng.randint(20, 80))
        if number % 10 == 7:
            twin.tilt(rng.uniform(-2, 2), rng.uniform(-2, 2))
        run.run(1000)
        twin.lift(0)
        twin.lift(1)
        run.run(ROUND_MS - 3000)
        for happening in run.happenings:
            if isinstance(happening, RollSettled):
                in_order = in_order and bool(expected) and expected.popleft() == (happening.well, happening.top)
                arrived += 1
                latencies.append((happening.t_ns - rest_ns[happening.well]) / 1e6)
        for sentence in run.passed:
            digest.update(b"%d %s" % (sentence.t_ns, sentence.raw))
            if sentence.raw.startswith(b"$RJHBT"):
                worst = max(worst, _worst(sentence.raw))
        run.happenings.clear()
        run.passed.clear()
        run.answers.clear()
        if number == rounds // 10:
            early_kb, early_simulator_kb = resident_kb("self"), resident_kb(simulator)
    return Played(
        thrown=thrown,
        arrived=arrived,
        in_order=in_order and not expected,
        worst=worst,
        host_bad=run.session.view.bad,
        digest=digest.hexdigest(),
        growth_kb=resident_kb("self") - early_kb,
        simulator_growth_kb=resident_kb(simulator) - early_simulator_kb,
        latencies_ms=tuple(latencies),
    )


def resident_kb(process: str | None) -> int:
    """A process's resident memory, on Linux; 0 where there is no process."""
    if process is None:
        return 0
    pages = int(Path(f"/proc/{process}/statm").read_text(encoding="ascii").split()[1])
    return pages * resource.getpagesize() // 1024


def _worst(raw: bytes) -> int:
    (frame,) = SentenceParser().feed(raw)
    beat = meaning_of(frame)
    assert not isinstance(beat, NotUnderstood)
    assert isinstance(beat, Heartbeat)
    return max(beat.dropped, beat.bad, beat.lost)


def _played(kind: str, seconds: int) -> Played:
    """Play with a new board, and say how it went."""
    board: Twin = VirtualBoard(1) if kind == "virtual" else SimulatedBoard(built_simulator(), 1)
    began = time.process_time()
    played = play(board, load_settings().link, seconds, random.Random(7))
    board.close()
    worked_s = time.process_time() - began + resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime
    print(
        f"{kind}: {seconds} s played in {worked_s:.0f} s of processor time: {played.thrown} thrown, "
        f"{played.arrived} arrived, in order {played.in_order}; board's worst counter {played.worst}, host's bad "
        f"{played.host_bad}; memory {played.growth_kb:+d} KB, of the simulator {played.simulator_growth_kb:+d} KB; "
        f"rest to event {sorted(played.latencies_ms)[len(played.latencies_ms) // 2]:.0f} ms median, "
        f"{max(played.latencies_ms):.0f} ms at most; SHA-256 {played.digest}",
        flush=True,
    )
    return played


def main(kind: str, seconds: int) -> int:
    """Play twice, side by side in processes of their own; status 1 if anything was lost, bad or different."""
    with ProcessPoolExecutor(2, mp_context=multiprocessing.get_context("spawn")) as pool:
        first, second = pool.map(_played, (kind, kind), (seconds, seconds))
    print("the same bytes twice:", first.digest == second.digest)
    clean = all(p.in_order and p.worst == 0 and p.host_bad == 0 for p in (first, second))
    return 0 if clean and first.digest == second.digest else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1], int(sys.argv[2])))
