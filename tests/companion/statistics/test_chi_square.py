"""The dice test against slow oracles: every sequence of rolls, areas by summing strips, and simulated loaded dice."""

from __future__ import annotations

import itertools
import math
from fractions import Fraction
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from companion.statistics.chi_square import (
    EXACT_UP_TO,
    LEVEL,
    WANTED_POWER,
    chi_square_tail,
    critical_value,
    exact_p,
    fairness,
    findable_chance,
    holm,
    pearson,
    power,
    rolls_needed,
)


@pytest.mark.parametrize("counts", [(1, 0, 0, 0, 0, 0), (2, 1, 0, 0, 0, 0), (1, 1, 1, 1, 1, 0), (3, 2, 1, 0, 0, 0)])
def test_the_exact_probability_is_that_of_counting_every_sequence_of_rolls(counts: tuple[int, ...]) -> None:
    n, mine = sum(counts), pearson(counts)
    farther = 0
    for rolls in itertools.product(range(6), repeat=n):
        statistic = pearson([rolls.count(face) for face in range(6)])
        farther += statistic >= mine - 1e-9
    assert exact_p(counts) == pytest.approx(float(Fraction(farther, 6**n)), abs=1e-12)


@given(st.lists(st.integers(1, 6), max_size=EXACT_UP_TO // 2))
@settings(max_examples=40, deadline=None)
def test_a_probability_is_one_and_does_not_care_which_face_is_which(faces: list[int]) -> None:
    found = fairness(faces)
    assert 0 < found.p <= 1
    turned = fairness([7 - face for face in faces])
    assert (found.p, found.statistic) == pytest.approx((turned.p, turned.statistic))
    assert found.n == len(faces)


@pytest.mark.parametrize("degrees", [5, 7, 15, 41])
@pytest.mark.parametrize("x", [0.3, 4.0, 11.07, 40.0])
def test_the_tail_of_chi_square_is_the_area_under_its_density(degrees: int, x: float) -> None:
    def density(at: float) -> float:
        half = degrees / 2
        return math.exp((half - 1) * math.log(at) - at / 2 - half * math.log(2) - math.lgamma(half))

    strips = 40_000
    end = x + 60 * math.sqrt(2 * degrees)
    width = (end - x) / strips
    area = sum(density(x + (i + 0.5) * width) for i in range(strips)) * width
    assert chi_square_tail(x, degrees) == pytest.approx(area, abs=1e-6)


def test_the_critical_value_is_the_one_of_every_table() -> None:
    assert critical_value() == pytest.approx(11.0705, abs=1e-4)


def test_exact_and_approximate_agree_where_they_meet() -> None:
    counts = (15, 9, 10, 8, 12, 6)
    assert sum(counts) == EXACT_UP_TO
    assert exact_p(counts) == pytest.approx(chi_square_tail(pearson(counts), 5), abs=0.02)


@pytest.mark.parametrize(("n", "chance"), [(65, 2 / 6), (120, 0.25), (200, 1 / 6)])
def test_the_power_is_about_how_often_a_loaded_die_is_found_out(n: int, chance: float) -> None:
    random, other = Random(7), (1 - chance) / 5
    trials, found = 1500, 0
    for _ in range(trials):
        faces = random.choices(range(6), [chance, *[other] * 5], k=n)
        found += pearson([faces.count(face) for face in range(6)]) > critical_value()
    assert power(n, chance) == pytest.approx(found / trials, abs=0.1)


def test_what_can_be_found_out_grows_with_the_rolls_and_fits_the_number_needed() -> None:
    assert power(0, 0.5) == 0
    assert findable_chance(2) is None
    chances = [findable_chance(n) for n in (10, 50, 200, 1000)]
    assert all(chance is not None for chance in chances)
    assert chances == sorted(chances, key=lambda chance: -(chance or 0))
    needed = rolls_needed(2 / 6)
    assert power(needed, 2 / 6) >= WANTED_POWER > power(needed - 1, 2 / 6)


def test_many_tests_are_corrected_for_their_number() -> None:
    assert holm([0.01, 0.04, 0.03]) == pytest.approx([0.03, 0.06, 0.06])
    assert holm([0.5, 0.9]) == [1.0, 1.0]
    assert holm([]) == []


def test_one_fair_die_in_twenty_is_suspected() -> None:
    random, trials = Random(11), 1500
    tallies = [random.choices(range(6), k=90) for _ in range(trials)]
    suspected = sum(chi_square_tail(pearson([t.count(face) for face in range(6)]), 5) < LEVEL for t in tallies)
    assert suspected / trials == pytest.approx(LEVEL, abs=0.02)
