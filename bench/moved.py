"""Pairs of looks at the virtual table between which something was touched, and whether it is noticed.

    python -m bench.moved --first 400 --pairs 390 --what stones
    python -m bench.moved --pairs 100 --touch aside
    python -m bench.moved --pairs 100 --unmoved

One line a place, then how many counts were promised without notice, with the 95 % interval. ``right`` is the count after the touch,
``wrong`` any other. Unmoved: how many pairs are told as moved all the same. Seeds up to 120 and 200 to 255 were
looked at when bounds of contradictions were set.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterator

from bench.told_counts import outcome_of, seeds_of, seeds_parser, with_interval
from companion.settings.loading import load_settings
from tests.vision.fusion.moved_pairs import TOUCHES, MovedPair, MovedPlace, moved_pairs
from vision.fusion.observe_looks import FusedObservation, observe_looks
from vision.readings.reading import CountReading, Seen
from vision.settings.stages import VisionSettings

UNNOTICED = ("right", "wrong")


def main(arguments: list[str] | None = None) -> int:
    """Make pairs of looks, fuse them, and print each result and the totals."""
    parser = seeds_parser("bench.moved", __doc__, "pairs", 400, "one pair")
    parser.add_argument("--touch", choices=TOUCHES, default=TOUCHES[0], help="what hands do between the looks")
    parser.add_argument("--what", choices=("stones", "grain"), help="only pairs where these are touched")
    parser.add_argument("--unmoved", action="store_true", help="nobody touches anything: how many are told as moved?")
    own = parser.parse_args(arguments or [])
    pairs = moved_pairs(seeds_of(own), moved=not own.unmoved, touch=own.touch, what=own.what)
    settings = load_settings().vision_settings()
    lines = false_alarms(pairs, settings) if own.unmoved else noticed(pairs, settings)
    for line in lines:
        print(line, flush=True)
    return 0


def noticed(pairs: Iterator[MovedPair], settings: VisionSettings) -> Iterator[str]:
    """Print what became of every touched place, then how many changes of each kind were not noticed."""
    came: Counter[tuple[str, str]] = Counter()
    for pair in pairs:
        seen = observe_looks(pair.looks, settings)
        for place in pair.places:
            reading = what_is_said(pair, place, seen)
            outcome = outcome_with_notice(pair, place, seen, reading)
            came[place.what, outcome] += 1
            yield f"{pair.seed} {place.what} {place.cell} {place.before} then {place.after}: {outcome} {reading}"
    for what in sorted({what for what, _ in came}):
        each = {outcome: n for (of, outcome), n in sorted(came.items()) if of == what}
        n, missed, wrong = sum(each.values()), sum(each.get(one, 0) for one in UNNOTICED), each.get("wrong", 0)
        yield f"{what}: {missed} of {with_interval(missed, n)} unnoticed, {wrong} of {with_interval(wrong, n)} wrong; {each}"


def false_alarms(pairs: Iterator[MovedPair], settings: VisionSettings) -> Iterator[str]:
    """Print every untouched pair that is reported as moved, then how many there are."""
    n = alarms = 0
    for pair in pairs:
        told = observe_looks(pair.looks, settings).contradictions
        n, alarms = n + 1, alarms + bool(told)
        yield f"{pair.seed}: {', '.join(f'{one.what} {one.cell}' for one in told) or 'nothing told'}"
    yield f"unmoved: {alarms} of {with_interval(alarms, n)} told as moved"


def what_is_said(pair: MovedPair, place: MovedPlace, seen: FusedObservation) -> CountReading:
    """The count that both looks together give for what was moved; none if no city is reported."""
    mat = next((mat for mat in seen.observation.mats if mat.seat == pair.seat), None)
    city = next((c for c in mat.cities if (c.row, c.col) == place.cell), None) if mat is not None else None
    if city is None:
        return Seen(0)
    return city.wall.stones if place.what == "stones" else city.grain


def outcome_with_notice(pair: MovedPair, place: MovedPlace, seen: FusedObservation, reading: CountReading) -> str:
    """``right`` or ``wrong`` if a count is promised; ``told`` if a contradiction is; otherwise ``asked``."""
    outcome = outcome_of(reading, place.after)
    told = any((one.seat, one.cell, one.what) == (pair.seat, place.cell, place.what) for one in seen.contradictions)
    return "told" if told and outcome == "asked" else outcome


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
