"""Tests whether dice are fair: Pearson's chi-square over six faces, exact for few rolls, and the test's power.

For up to ``EXACT_UP_TO`` rolls the probability is counted over all possible tallies. Beyond, the chi-square
distribution with five degrees of freedom is close enough (every face is expected more than ten times).
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import cache
from typing import Final

FACES: Final = 6
DEGREES: Final = FACES - 1
EXACT_UP_TO: Final = 60
LEVEL: Final = 0.05
WANTED_POWER: Final = 0.8
_ROUNDING: Final = 1e-9
_SURE_DEPARTURE: Final = 1000.0
"""The chance to miss so large a departure is below 1e-200, so the power is 1; the sum would need a million terms."""


@dataclass(frozen=True, slots=True)
class Fairness:
    """Rolls compared with a fair die.

    Attributes:
        counts: rolls of each face, from one to six.
        statistic: Pearson's chi-square.
        p: probability that a fair die deviates at least this much; 1 without a roll.
        exact: counted, not approximated.
        power_doubled: probability that a test at 5 % with so many rolls detects a die that shows one face twice as
            often as it should.
        findable: chance of one face (1/6 if fair) that would be detected four times out of five; None if none would.
    """

    counts: tuple[int, ...]
    statistic: float
    p: float
    exact: bool
    power_doubled: float
    findable: float | None

    @property
    def n(self) -> int:
        """Number of rolls."""
        return sum(self.counts)


def fairness(faces: Sequence[int]) -> Fairness:
    """Test rolls for fairness.

    Args:
        faces: the rolls, from 1 to 6 each.
    """
    return fairness_of(Counter(faces))


def fairness_of(rolled: Mapping[int, int]) -> Fairness:
    """Test rolls for fairness that are counted already.

    Args:
        rolled: how often each face from 1 to 6 was rolled.
    """
    counts = tuple(rolled.get(face, 0) for face in range(1, FACES + 1))
    n = sum(counts)
    statistic = pearson(counts)
    exact = n <= EXACT_UP_TO
    p = 1.0 if n == 0 else exact_p(counts) if exact else chi_square_tail(statistic, DEGREES)
    return Fairness(counts, statistic, p, exact, power(n, 2 / FACES), findable_chance(n))


def pearson(counts: Sequence[int]) -> float:
    """Return the sum of (observed - expected)² / expected over equally likely cells; 0 without observations."""
    expected = sum(counts) / len(counts)
    return sum((count - expected) ** 2 for count in counts) / expected if expected else 0.0


def exact_p(counts: Sequence[int]) -> float:
    """Return the probability that a tally of fair rolls has at least the statistic of ``counts``."""
    n = sum(counts)
    # For a given n Pearson's statistic depends only on the sum of squares, which is an integer.
    squares = sum(count * count for count in counts)
    ways = sum(_ways(tally) for tally in _partitions(n, FACES, n) if sum(part * part for part in tally) >= squares)
    return float(Fraction(ways, FACES**n))


def _partitions(n: int, parts: int, largest: int) -> list[tuple[int, ...]]:
    """Return all ways to write n as a sum of ``parts`` numbers from 0 up, largest first."""
    if parts == 1:
        return [(n,)] if n <= largest else []
    return [
        (first, *rest)
        for first in range(-(-n // parts), min(n, largest) + 1)
        for rest in _partitions(n - first, parts - 1, first)
    ]


def _ways(tally: tuple[int, ...]) -> int:
    """Return the number of sequences of rolls with these counts, on any faces."""
    rolls = math.factorial(sum(tally))
    faces = math.factorial(len(tally))
    for part in tally:
        rolls //= math.factorial(part)
    for part in set(tally):
        faces //= math.factorial(tally.count(part))
    return rolls * faces


def chi_square_tail(x: float, degrees: int) -> float:
    """P(chi-square with an odd number of degrees of freedom ≥ x)."""
    if x <= 0:
        return 1.0
    half = x / 2
    tail = math.erfc(math.sqrt(half))
    for lower in range(1, degrees, 2):
        tail += math.exp(lower / 2 * math.log(half) - half - math.lgamma(lower / 2 + 1))
    return min(1.0, tail)


@cache
def critical_value(level: float = LEVEL) -> float:
    """Return the statistic that a fair die exceeds with probability ``level``."""
    low, high = 0.0, 200.0
    while high - low > _ROUNDING:
        middle = (low + high) / 2
        low, high = (middle, high) if chi_square_tail(middle, DEGREES) > level else (low, middle)
    return high


def power(n: int, chance: float) -> float:
    """Return the probability that n rolls reveal, at 5 %, a die with this chance of one face and equal other faces.

    It uses the non-central chi-square as a Poisson mixture of central ones: an approximation, up to 0.08 too high.
    """
    other = (1 - chance) / DEGREES
    departure = n * FACES * ((chance - 1 / FACES) ** 2 + DEGREES * (other - 1 / FACES) ** 2)
    if departure == 0:
        return LEVEL if n else 0.0
    if departure > _SURE_DEPARTURE:
        return 1.0
    half, mean = critical_value() / 2, departure / 2
    tail, total = chi_square_tail(2 * half, DEGREES), 0.0
    for extra in range(int(mean + 12 * math.sqrt(mean) + 30)):
        total += math.exp(extra * math.log(mean) - mean - math.lgamma(extra + 1)) * tail
        # Two more degrees of freedom add one term to the tail's series.
        order = (DEGREES + 2 * extra) / 2
        tail += math.exp(order * math.log(half) - half - math.lgamma(order + 1))
    return min(1.0, total)


def findable_chance(n: int) -> float | None:
    """Return the smallest chance of one face above 1/6 that n rolls reveal four times out of five; None if there is
    none.
    """
    if n < DEGREES or power(n, 1.0 - _ROUNDING) < WANTED_POWER:
        return None
    low, high = 1 / FACES, 1.0
    while high - low > 1e-4:
        middle = (low + high) / 2
        low, high = (low, middle) if power(n, middle) >= WANTED_POWER else (middle, high)
    return high


def rolls_needed(chance: float) -> int:
    """Return how many rolls reveal a die with this chance of one face four times out of five."""
    high = FACES
    while power(high, chance) < WANTED_POWER:
        high *= 2
    low = high // 2
    while high - low > 1:
        middle = (low + high) // 2
        low, high = (low, middle) if power(middle, chance) >= WANTED_POWER else (middle, high)
    return high


def holm(ps: Sequence[float]) -> list[float]:
    """Correct probabilities for the number of tests (Holm 1979), in the order given."""
    order = sorted(range(len(ps)), key=lambda place: ps[place])
    corrected, highest = [0.0] * len(ps), 0.0
    for rank, place in enumerate(order):
        highest = max(highest, min(1.0, (len(ps) - rank) * ps[place]))
        corrected[place] = highest
    return corrected
