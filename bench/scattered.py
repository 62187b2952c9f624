"""What one look tells of a tile on which single stones lie apart, at the virtual table: they are no wall, nor part of one.

    python -m bench.scattered --first 500 --tables 120 --where "bare tile"

One line a wrong promise, then how many are told right, asked about and wrong, with the 95 % interval of the wrong ones.
"""

from __future__ import annotations

import sys
from collections import Counter

from bench.told_counts import outcome_of, seeds_of, seeds_parser, totals
from tests.vision.walls.scattered_stones import WHERE, scattered_stones, stones_told


def main(arguments: list[str] | None = None) -> int:
    """Draw, read, print."""
    parser = seeds_parser("bench.scattered", __doc__, "tables", 500, "one tile")
    parser.add_argument("--where", choices=WHERE, default=WHERE[0], help="where the stones lie")
    own = parser.parse_args(arguments or [])
    came: Counter[str] = Counter()
    for one in scattered_stones(seeds_of(own), own.where):
        told = stones_told(one)
        outcome = outcome_of(told, one.stones)
        came[outcome] += 1
        if outcome == "wrong":
            print(f"{one.seed} {one.cell} {one.stones}: {told}", flush=True)
    print(totals(own.where, came))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
