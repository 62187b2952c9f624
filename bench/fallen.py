"""What a camera that saw a wall tells of it after it fell, was moved, or was built on or taken from, at the virtual table.

    python -m bench.fallen --first 400 --walls 100 --touch "falls to one"
    python -m bench.fallen --first 400 --walls 100 --touch falls --together

One line a wall that is not told right, then how many of each kind, with the 95 % interval of what is told wrong.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter

from tests.vision.tracking.touched_walls import TOUCHES, outcome_of, read_after, read_after_together, touched_walls
from vision.evaluation.intervals import wilson_interval


def main(arguments: list[str] | None = None) -> int:
    """Make scenes, read them, and print the results."""
    parser = argparse.ArgumentParser(
        prog="python -m bench.fallen", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--walls", type=int, default=10, help="how many seeds, one wall each")
    parser.add_argument("--first", type=int, default=400, help="the first seed")
    parser.add_argument("--touch", choices=TOUCHES, default=TOUCHES[0], help="what happens to the wall")
    parser.add_argument("--together", action="store_true", help="two cameras see it, 42° apart")
    own = parser.parse_args(arguments or [])
    read = read_after_together if own.together else read_after
    came: Counter[str] = Counter()
    for wall in touched_walls(range(own.first, own.first + own.walls), own.touch):
        reading = read(wall)
        outcome = outcome_of(wall, reading)
        came[outcome] += 1
        if outcome != "right":
            print(f"{wall.seed} {wall.cell} {wall.before} then {wall.after}: {outcome} {reading}", flush=True)
    n = sum(came.values())
    low, high = wilson_interval(came["wrong"], n)
    print(
        f"{own.touch}: {came['right']} right, {came['asked']} asked, {came['wrong']} wrong of {n} ({100 * low:.1f} - {100 * high:.1f} %)"
    )
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
