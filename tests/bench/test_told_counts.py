"""What the benches of counts print is what was told: right, asked about or wrong, of the seeds that were asked for."""

from __future__ import annotations

from collections import Counter

import pytest

from bench.told_counts import outcome_of, seeds_of, seeds_parser, totals, with_interval
from vision.message import Message
from vision.readings.reading import CountReading, Hidden, Seen, Unsure

WHY = Message("reason.before_column")


@pytest.mark.parametrize(
    ("reading", "outcome"),
    [(Seen(5), "right"), (Seen(4), "wrong"), (Unsure(5, 4, 6, WHY), "asked"), (Hidden(WHY), "asked")],
    ids=["promised as it is", "promised otherwise", "unsure", "hidden"],
)
def test_only_a_promise_can_be_wrong(reading: CountReading, outcome: str) -> None:
    assert outcome_of(reading, truth=5) == outcome


@pytest.mark.parametrize(
    ("arguments", "seeds"),
    [
        ([], range(400, 410)),
        (["--walls", "3"], range(400, 403)),
        (["--first", "7", "--walls", "2"], range(7, 9)),
    ],
)
def test_the_seeds_are_those_asked_for(arguments: list[str], seeds: range) -> None:
    parser = seeds_parser("bench.fallen", "What it is.", "walls", 400, "one wall")
    assert seeds_of(parser.parse_args(arguments)) == seeds


def test_totals_count_every_outcome_and_bound_the_wrong_ones() -> None:
    assert totals("falls", Counter(right=3, asked=1)) == "falls: 3 right, 1 asked, 0 wrong of 4 (0.0 - 49.0 %)"
    assert totals("falls", Counter()) == "falls: 0 right, 0 asked, 0 wrong of 0 (0.0 - 100.0 %)"
    assert with_interval(2, 4) == "4 (15.0 - 85.0 %)"
