"""What one look tells of a tile on which single stones lie apart, at the virtual table: they are no wall, nor part of one.

    python -m bench.scattered --first 500 --tables 120 --where "bare tile"

One line a wrong promise, then how many are told right, asked about and wrong, with the 95 % interval of the wrong ones.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter

from tests.vision.walls.scattered_stones import WHERE, scattered_stones, stones_told
from vision.evaluation.intervals import wilson_interval
from vision.readings.reading import Seen


def main(arguments: list[str] | None = None) -> int:
    """Draw, read, print."""
    parser = argparse.ArgumentParser(
        prog="python -m bench.scattered", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--tables", type=int, default=10, help="how many seeds, one tile each")
    parser.add_argument("--first", type=int, default=500, help="the first seed")
    parser.add_argument("--where", choices=WHERE, default=WHERE[0], help="where the stones lie")
    own = parser.parse_args(arguments or [])
    came: Counter[str] = Counter()
    for one in scattered_stones(range(own.first, own.first + own.tables), own.where):
        told = stones_told(one)
        right = "right" if isinstance(told, Seen) and told.value == one.stones else "wrong"
        outcome = right if isinstance(told, Seen) else "asked"
        came[outcome] += 1
        if outcome == "wrong":
            print(f"{one.seed} {one.cell} {one.stones}: {told}", flush=True)
    n = sum(came.values())
    low, high = wilson_interval(came["wrong"], n)
    print(
        f"{own.where}: {came['right']} right, {came['asked']} asked, {came['wrong']} wrong of {n} ({100 * low:.1f} - {100 * high:.1f} %)"
    )
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
