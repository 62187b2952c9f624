"""Whole evenings at the virtual table come to an end, however well or badly the camera sees."""

from __future__ import annotations

from random import Random

import pytest

from companion.games.raja.state import Ended
from companion.lobby.lobby import VirtualKind
from companion.virtual_play.report import EveningPlan
from companion.virtual_play.simulated_game import SimulatedGame
from tests.companion.session.scene_eyes import SceneEyes
from tests.hardware.virtual.kit import shipped

pytestmark = pytest.mark.slow
MATS = ((0, 2), (0, 2, 4), (1, 2, 3, 4), (0, 1, 2, 3, 4))


def played(seed: int, kind: VirtualKind, *, doubt: int = 0, wrong: int = 0) -> SimulatedGame:
    """A whole evening whose camera doubts one count in ``doubt`` and misreads one in ``wrong``."""
    plan = EveningPlan(seed, MATS[seed % len(MATS)], kind, 0, 4, survey=False)
    evening = SimulatedGame(plan, shipped(), eyes=lambda table: SceneEyes(table, Random(seed), doubt, wrong))
    for _ in evening.play():
        pass
    return evening


@pytest.mark.parametrize("seed", [0, *(pytest.param(seed, marks=pytest.mark.long) for seed in (1, 2, 3))])
def test_whole_evenings_end_and_wood_and_game_agree(seed: int) -> None:
    evening = played(seed, "sensible")
    state = evening.session.table.state
    assert isinstance(state.step, Ended)
    assert set(evening.report.walls) == {"right"}
    assert set(evening.report.dice) <= {"right"}
    for player, mat in zip(state.players, MATS[seed % len(MATS)], strict=True):
        found = evening.table.scene.mat(mat)
        assert found is not None
        for tile in player.lands:
            city = found.city(tile.cell)
            assert (0 if city is None else len(city.wall.stones)) == tile.stones


@pytest.mark.parametrize(
    ("seed", "kind"),
    [
        pytest.param(19, "random", marks=pytest.mark.long),
        pytest.param(103, "random", marks=pytest.mark.long),
        pytest.param(116, "sensible", marks=pytest.mark.long),
    ],
)
def test_they_end_with_eyes_that_doubt_and_err(seed: int, kind: VirtualKind) -> None:
    """The first two are evenings that hands and devices ended while the players were about to move."""
    evening = played(seed, kind, doubt=6, wrong=12)
    assert isinstance(evening.session.table.state.step, Ended)
    assert evening.report.walls["asked"] > 0


def test_fallen_stones_are_picked_up_so_that_there_are_enough_to_build_with() -> None:
    evening = played(0, "sensible")
    fell = [event.event for event in evening.session.table.events if getattr(event.event, "fallen", 0)]
    assert fell
    assert all(not mat.loose for mat in evening.table.scene.mats)
