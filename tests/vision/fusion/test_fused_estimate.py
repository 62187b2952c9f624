"""What all looks at a tile see, and what one of them alone is enough for."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest

from tests.vision.fusion.drawn_looks import drawn_look
from tests.vision.walls.wall_scene import MIDDLE_MM
from vision.fusion.fused_estimate import fused_tile
from vision.walls.model.hypothesis import TileHypothesis
from vision.walls.model.wall import Wall

WALL = TileHypothesis(Wall(np.array([*MIDDLE_MM, 0.0, 0.0, 0.3]), 4, ((0, 6), (0, 6)), 0.0), None, None)


def test_a_tile_that_one_look_alone_shows_is_as_that_look_has_it() -> None:
    """The rules for several looks know nothing of stones that a tower may hide, and let columns slip."""
    look = drawn_look(1, 0.0, (WALL,), WALL)
    fused = fused_tile([look], look.site.settings.stages.fusion)
    assert fused.estimate is look.selected.estimate
    assert (fused.regrets[0].stones, fused.regrets[0].disks, fused.regrets[0].place) == (0.0, 0.0, 0.0)
    assert fused.as_seen_by(1) == replace(look.selected.estimate)
    assert fused.as_seen_by(0) is None


@pytest.mark.parametrize(
    ("azimuths_deg", "hides"), [((84.0, 96.0), True), ((84.0, -96.0), False), ((84.0, 30.0), False)]
)
def test_a_wall_hides_stones_from_looks_at_one_end_and_not_at_both(
    azimuths_deg: tuple[float, float], hides: bool
) -> None:
    looks = [drawn_look(k, azimuth_deg, (WALL,), WALL) for k, azimuth_deg in enumerate(azimuths_deg)]
    settings = looks[0].site.settings.stages
    along = fused_tile(looks, settings.fusion).estimate.along
    assert (along > settings.doubt.end_on_along) is hides
