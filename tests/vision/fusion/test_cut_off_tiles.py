"""A tile that the edge of one picture cuts off: what that picture shows of it helps a look that shows it whole."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest

from tests.vision.fusion.drawn_looks import drawn_look
from tests.vision.views import load_view
from tests.vision.walls.wall_scene import MIDDLE_MM
from vision.calibration.photo import decode_photo
from vision.fusion.fused_estimate import fused_tile
from vision.fusion.look import Look, calibrated_look
from vision.fusion.mat_looks import MatLook, look_seen, looks_at_mat, share_pictured
from vision.fusion.observe_looks import observe_looks
from vision.geometry.camera_model import CameraModel, camera_model_from_json
from vision.readings.reading import Seen
from vision.settings.stages import VisionSettings
from vision.stopwatch import Stopwatch
from vision.walls.model.hypothesis import TileHypothesis
from vision.walls.model.wall import Wall

SEAT, CUT = 2, (1, 0)
TOWER = TileHypothesis(Wall(np.array([*MIDDLE_MM, 0.0, 0.0, 0.3]), 1, ((0, 0), (0, 0)), 0.0), None, None)
BLOCK = TileHypothesis(Wall(np.array([*MIDDLE_MM, 0.0, 0.0, 0.3]), 3, ((0, 4), (0, 4)), 0.0), None, None)


def cut_off(look: Look, left_px: int) -> Look:
    """The same look with a strip at its left missing."""
    camera = look.camera
    (fx, skew, cx), second, third = camera.matrix
    matrix = ((fx, skew, cx - left_px), second, third)
    rest = np.ascontiguousarray(look.frame_bgr[:, left_px:])
    return replace(look, frame_bgr=rest, camera=replace(camera, width=camera.width - left_px, matrix=matrix))


@pytest.fixture(scope="module")
def whole() -> Look:
    """A fixed camera's picture of a whole mat."""
    view = load_view("dev_012_0.jpg")
    camera: CameraModel = camera_model_from_json(view.truth["camera"])
    return calibrated_look("whole", decode_photo(view.data), camera)


def looks_at(looks: list[Look], settings: VisionSettings) -> tuple[MatLook, ...]:
    """All looks at the mat, on which every tile lies its face up."""
    watch = Stopwatch(None)
    seen = [look_seen(look, settings, watch) for look in looks]
    sides = {cell: side for one in seen for cell, side in one.mats[0].tiles.sides.items()}
    return looks_at_mat(SEAT, seen, sides, None, settings, watch)


@pytest.mark.slow
def test_a_part_of_a_tile_counts_beside_a_look_at_all_of_it(whole: Look, settings: VisionSettings) -> None:
    all_of_it, part = looks_at([whole, cut_off(whole, 420)], settings)
    assert all_of_it.shows(CUT)
    assert settings.stages.fusion.least_part <= share_pictured(part.seen, CUT, settings)
    assert CUT in part.tiles
    assert not part.shows(CUT)


@pytest.mark.slow
@pytest.mark.parametrize(
    "left_px", [430, pytest.param(500, marks=pytest.mark.long)], ids=["another part", "too little"]
)
def test_a_part_alone_is_not_fused(left_px: int, whole: Look, settings: VisionSettings) -> None:
    for one in looks_at([cut_off(whole, 420), cut_off(whole, left_px)], settings):
        assert CUT not in one.tiles


@pytest.mark.slow
def test_a_part_of_a_tile_denies_nothing_that_all_of_it_shows(whole: Look, settings: VisionSettings) -> None:
    seen = observe_looks([whole, cut_off(whole, 420)], settings)
    (mat,) = seen.observation.mats
    (city,) = [city for city in mat.cities if (city.row, city.col) == CUT]
    values = [reading.value for reading in (city.wall.stones, city.grain, city.noble) if isinstance(reading, Seen)]
    assert values == [8, 4, True]
    assert seen.contradictions == ()


def test_stones_that_one_look_cannot_show_are_added_by_a_part_that_shows_them() -> None:
    """From its end a wall of three stones by two looks like a tower."""
    from_its_end, part = drawn_look(0, 90.0, (BLOCK,), TOWER), replace(drawn_look(1, 0.0, (BLOCK,), BLOCK), whole=False)
    own = part.site.settings.stages.fusion
    assert fused_tile([from_its_end], own).estimate.hypothesis.stones() == 2
    assert fused_tile([from_its_end, part], own).estimate.hypothesis.stones() == 6
