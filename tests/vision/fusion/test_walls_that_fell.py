"""What two cameras tell together of a stone that stands alone, and of what is left of a wall that fell."""

from __future__ import annotations

import pytest

from bench.told_counts import outcome_of
from tests.vision.fusion.moved_pairs import moved_pairs
from tests.vision.tracking.touched_walls import read_after_together, touched_walls
from vision.fusion.observe_looks import observe_looks
from vision.readings.reading import Seen
from vision.settings.stages import VisionSettings

pytestmark = pytest.mark.slow


def test_a_stone_alone_that_both_looks_promise_is_promised_together(settings: VisionSettings) -> None:
    (pair,) = moved_pairs([2031], moved=False)
    seen = observe_looks(pair.looks, settings)
    (lone,) = (city for city in seen.observation.mats[0].cities if (city.row, city.col) == (1, 2))
    assert isinstance(lone.wall.stones, Seen)
    assert lone.wall.stones.value == 1


@pytest.mark.parametrize("seed", [413, pytest.param(421, marks=pytest.mark.long)])
def test_two_cameras_that_knew_a_wall_count_the_stone_that_is_left_of_it(seed: int) -> None:
    (wall,) = touched_walls([seed], "falls to one")
    assert outcome_of(read_after_together(wall), wall.after) == "right"
