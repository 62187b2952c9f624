"""An archive of 1,000 evenings' facts, from games between virtual players, and how long ``raja stats`` takes for it.

Each is a whole game, with times, a board's dice and questions added; extracting its facts is timed separately.
``raja stats`` runs as for its users: a process of its own, timed from its start to its last line, several times.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from random import Random
from statistics import median
from typing import Final

from companion.archive.facts import facts_of
from companion.archive.parquet import write_facts
from companion.games.raja.game import ENGINE
from companion.games.raja.options import Options, PlayerOptions
from companion.games.raja.pieces import MARKERS
from companion.players.self_play import Chance, play_game
from companion.players.sensible_player import SensiblePlayer
from companion.review.recorded_game import Asked, RecordedGame, RollHeard, Step, history_of

EVENINGS: Final = 1000
RUNS: Final = 7
ROLLS: Final = 200
MOST_COMMANDS: Final = 1000
GOAL_S: Final = 5.0
_NS: Final = 1_000_000_000
_QUANTITIES: Final = ("stones", "width", "grain")


def main() -> None:
    """Print medians and spreads."""
    with tempfile.TemporaryDirectory() as made:
        folder = Path(made)
        drawing_s, over = [], 0
        began_s = time.process_time()
        for number, evening in enumerate(evenings(EVENINGS)):
            one_s = time.process_time()
            facts = facts_of(evening, f"{number:064x}")
            write_facts(folder, facts)
            drawing_s.append(time.process_time() - one_s)
            over += facts.over
        size_kb = sum(file.stat().st_size for file in folder.iterdir()) / 1024
        print(
            f"{EVENINGS} evenings, {over} to their end: {time.process_time() - began_s:.0f} s to play and draw;"
            f" facts of one {1000 * median(drawing_s):.0f} ms (median), {size_kb / EVENINGS:.1f} KB"
        )
        for form in ([], ["--json"]):
            _time_stats(folder, form)


def evenings(count: int, first: int = 0) -> Iterator[RecordedGame]:
    """Make ``count`` evenings; the same arguments give the same ones."""
    for seed in range(first, first + count):
        yield evening_of(seed)


def evening_of(seed: int) -> RecordedGame:
    """A whole game between two to five virtual players, at a table with a dice board and questions."""
    random = Random(seed)
    seats = 2 + seed % 4
    options = Options(tuple(PlayerOptions(f"Player {seat}", MARKERS[seat]) for seat in range(seats)))
    players = [SensiblePlayer(random) for _ in range(seats)]
    begun = tuple(ENGINE.start(options))
    steps, t_ns, version = [Step(0, "host", None, begun, len(begun))], 0, len(begun)
    for played in play_game(options, players, Chance(random, 6), MOST_COMMANDS):
        t_ns += random.randrange(1, 40) * _NS
        version += len(played.events)
        steps.append(Step(t_ns, "host", played.command, played.events, version))
    rolls = [RollHeard(n * _NS, str(seed % 20), n, n % 2, 1 + random.randrange(6)) for n in range(ROLLS)]
    cells = [(random.randrange(4), random.randrange(6)) for _ in range(30)]
    asked = [Asked(n * _NS, random.randrange(seats), cell, random.choice(_QUANTITIES)) for n, cell in enumerate(cells)]
    return RecordedGame(
        title=f"Evening {seed}",
        options=options,
        mats=tuple(range(seats)),
        start_ns=0,
        end_ns=t_ns + 10 * _NS,
        began=f"202{seed % 7}-{1 + seed % 12:02d}-{1 + seed % 28:02d}T19:00:00+00:00",
        steps=tuple(steps),
        history=history_of(steps),
        rolls=tuple(rolls),
        asked=tuple(asked),
        looks=(),
        devices=(),
        from_file=True,
    )


def _time_stats(folder: Path, form: list[str]) -> None:
    walls_s, processor_s = [], []
    for _ in range(RUNS):
        wall_s, before = time.perf_counter(), os.times()
        command = [sys.executable, "-m", "companion.cli.main", "stats", "--facts", str(folder), *form]
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
        after = os.times()
        walls_s.append(time.perf_counter() - wall_s)
        processor_s.append(after.children_user + after.children_system - before.children_user - before.children_system)
    print(
        f"raja stats {' '.join(form) or '(words)'}: {median(walls_s):.2f} s by the clock ({min(walls_s):.2f} to"
        f" {max(walls_s):.2f}, {RUNS} runs; goal {GOAL_S:.0f}), {median(processor_s):.2f} s of processor"
    )
