"""Pairs of looks at the virtual table between which a stone or a disk was put on or taken off, and whether it is noticed.

    python -m bench.moved --first 200 --pairs 200

One line a pair, then how many were fused to a promised count without notice, with the 95 % interval. Seeds up to 120 were
looked at when bounds of contradictions were set.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter

from companion.settings.loading import load_settings
from tests.vision.fusion.moved_pairs import MovedPair, moved_pairs
from vision.evaluation.views import wilson_interval
from vision.fusion.observe_looks import FusedObservation, observe_looks
from vision.readings.reading import CountReading, Seen


def main(arguments: list[str] | None = None) -> int:
    """Make pairs, fuse them, print what came of each and of all."""
    parser = argparse.ArgumentParser(prog="python -m bench.moved", description=__doc__)
    parser.add_argument("--pairs", type=int, default=10, help="how many, one a seed")
    parser.add_argument("--first", type=int, default=200, help="the first seed")
    own = parser.parse_args(arguments or [])
    settings = load_settings().vision_settings()
    came: Counter[tuple[str, str]] = Counter()
    for seed, pair in enumerate(moved_pairs(range(own.first, own.first + own.pairs)), own.first):
        seen = observe_looks(pair.looks, settings)
        reading = what_is_said(pair, seen)
        outcome = outcome_of(pair, seen, reading)
        came[pair.what, outcome] += 1
        print(f"{seed} {pair.what} {pair.cell} {pair.before} then {pair.after}: {outcome} {reading}", flush=True)
    for what in sorted({what for what, _ in came}):
        each = {outcome: n for (of, outcome), n in sorted(came.items()) if of == what}
        n, missed = sum(each.values()), each.get("unnoticed", 0)
        low, high = wilson_interval(missed, n)
        print(f"{what}: {missed} of {n} unnoticed ({100 * low:.1f} - {100 * high:.1f} %); {each}")
    return 0


def what_is_said(pair: MovedPair, seen: FusedObservation) -> CountReading:
    """The count that both looks together tell of what was moved; none where no city is told."""
    mat = next((mat for mat in seen.observation.mats if mat.seat == pair.seat), None)
    city = next((c for c in mat.cities if (c.row, c.col) == pair.cell), None) if mat is not None else None
    if city is None:
        return Seen(0)
    return city.wall.stones if pair.what == "stones" else city.grain


def outcome_of(pair: MovedPair, seen: FusedObservation, reading: CountReading) -> str:
    """``unnoticed``: a count is promised; ``told``: a contradiction is; ``asked``: neither."""
    if isinstance(reading, Seen):
        return "unnoticed"
    told = any((one.seat, one.cell, one.what) == (pair.seat, pair.cell, pair.what) for one in seen.contradictions)
    return "told" if told else "asked"


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
