"""What the benches of counts at the virtual table share: which seeds are drawn, and how results are printed.

A count that the camera promises is ``right`` or ``wrong``; anything else it says is ``asked``, since people are asked about it.
"""

from __future__ import annotations

import argparse
from collections import Counter

from vision.evaluation.intervals import wilson_interval
from vision.readings.reading import CountReading, Seen


def seeds_parser(program: str, description: str | None, drawn: str, first: int, each: str) -> argparse.ArgumentParser:
    """A parser for ``--first`` and for how many seeds follow it.

    Args:
        program: the bench's name, such as ``bench.fallen``.
        description: the bench's docstring, printed as it is.
        drawn: the option for the number of seeds, such as ``walls``.
        first: the first seed unless asked otherwise.
        each: what one seed gives, for the help.
    """
    parser = argparse.ArgumentParser(
        prog=f"python -m {program}", description=description, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument(
        f"--{drawn}", type=int, default=10, dest="drawn", metavar=drawn.upper(), help=f"how many seeds, {each} each"
    )
    parser.add_argument("--first", type=int, default=first, help="the first seed")
    return parser


def seeds_of(asked: argparse.Namespace) -> range:
    """The seeds that such a parser was asked for."""
    return range(asked.first, asked.first + asked.drawn)


def outcome_of(reading: CountReading, truth: int) -> str:
    """``right``, ``wrong`` or ``asked``."""
    if isinstance(reading, Seen):
        return "right" if reading.value == truth else "wrong"
    return "asked"


def totals(name: str, came: Counter[str]) -> str:
    """How many counts had each outcome, with the 95 % interval of the wrong ones.

    >>> totals("falls", Counter(right=3, asked=1))
    'falls: 3 right, 1 asked, 0 wrong of 4 (0.0 - 49.0 %)'
    """
    return f"{name}: {came['right']} right, {came['asked']} asked, {came['wrong']} wrong of {with_interval(came['wrong'], came.total())}"


def with_interval(part: int, whole: int) -> str:
    """The whole, and the 95 % interval of the part's share of it.

    >>> with_interval(2, 4)
    '4 (15.0 - 85.0 %)'
    """
    low, high = wilson_interval(part, whole)
    return f"{whole} ({100 * low:.1f} - {100 * high:.1f} %)"
