"""What a camera that saw a wall tells of it after it fell, was moved, or was built on or taken from, at the virtual table.

    python -m bench.fallen --first 400 --walls 100 --touch "falls to one"
    python -m bench.fallen --first 400 --walls 100 --touch falls --together

One line a wall that is not told right, then how many of each kind, with the 95 % interval of what is told wrong.
"""

from __future__ import annotations

import sys
from collections import Counter

from bench.told_counts import outcome_of, seeds_of, seeds_parser, totals
from tests.vision.tracking.touched_walls import TOUCHES, read_after, read_after_together, touched_walls


def main(arguments: list[str] | None = None) -> int:
    """Make scenes, read them, and print the results."""
    parser = seeds_parser("bench.fallen", __doc__, "walls", 400, "one wall")
    parser.add_argument("--touch", choices=TOUCHES, default=TOUCHES[0], help="what happens to the wall")
    parser.add_argument("--together", action="store_true", help="two cameras see it, 42° apart")
    own = parser.parse_args(arguments or [])
    read = read_after_together if own.together else read_after
    came: Counter[str] = Counter()
    for wall in touched_walls(seeds_of(own), own.touch):
        reading = read(wall)
        outcome = outcome_of(reading, wall.after)
        came[outcome] += 1
        if outcome != "right":
            print(f"{wall.seed} {wall.cell} {wall.before} then {wall.after}: {outcome} {reading}", flush=True)
    print(totals(own.touch, came))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
