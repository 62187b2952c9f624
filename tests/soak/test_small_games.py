"""A small part of the small games' soak, in every test run."""

from __future__ import annotations

import pytest

from tests.companion.games.rehearsing import Rehearsed
from tests.companion.games.small_games import REHEARSED
from tests.soak.small_games import play

pytestmark = pytest.mark.slow

each_game = pytest.mark.parametrize("game", REHEARSED, ids=lambda game: game.engine.name)


@each_game
def test_random_games_come_to_their_end_and_break_no_promise(game: Rehearsed) -> None:
    outcomes = [play(game, seed) for seed in range(0, 400, 10)]
    assert all(finished for finished, _ in outcomes)


@each_game
def test_a_seed_is_a_game(game: Rehearsed) -> None:
    assert play(game, 20) == play(game, 20)
