"""A small part of the soak, in every test run."""

from __future__ import annotations

import pytest

from tests.soak.raja_games import options_for, play

pytestmark = pytest.mark.slow


def test_finished_random_games_break_no_promise() -> None:
    """Seeds of two, three, four and five seats and of different rulebooks; most of them end."""
    outcomes = [play(seed) for seed in range(0, 400, 11)]
    assert sum(outcome.finished for outcome in outcomes) >= len(outcomes) // 2


def test_a_seed_is_a_game() -> None:
    assert play(20) == play(20)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_soak_takes_every_mixture_of_rulings(seats: int) -> None:
    mixtures = {options_for(seed).rulebook for seed in range(256) if len(options_for(seed).players) == seats}
    assert len(mixtures) >= 6
    assert {mixture.attacker_minus_defender for mixture in mixtures} == {True, False}
