"""Walls drawn by an independent projector are read back; their doubt behaves."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from companion.settings.loading import load_settings
from tests.vision.walls.wall_scene import CELL, MIDDLE_MM, bare_site, drawn_site, straight_wall, view_from
from vision.evaluation.folders import read_photo_folder, read_picture
from vision.evaluation.scoring import score_image
from vision.observe import observe
from vision.readings.reading import Hidden, Seen
from vision.walls.claim.reading import explain_cities, read_cities
from vision.walls.evidence.line_of_sight import line_of_sight
from vision.walls.model.wall import places, stones_along, stones_of

pytestmark = pytest.mark.slow

WALLS = {
    "one course of four": ([(0, 4)], 4, 4),
    "a stair": ([(0, 4), (0, 3), (0, 1)], 8, 4),
    "running bond": ([(0, 4), (1, 3), (2, 2)], 9, 4),
    "a pyramid": ([(0, 3), (1, 2), (2, 1)], 6, 3),
}
PHOTOS = Path(__file__).parents[2] / "photos"
SITE = bare_site(45.0, 0.0, 450.0)


@pytest.mark.parametrize("name", WALLS)
@pytest.mark.parametrize("seat", [0, 2])
def test_a_drawn_wall_has_its_stones_and_width(name: str, seat: int) -> None:
    courses, stones, width = WALLS[name]
    wall = straight_wall(courses, 12.0, MIDDLE_MM[0] + 2, MIDDLE_MM[1] + 4)
    found = explain_cities([drawn_site(wall, seat, view_from(48.0, 10.0, 430.0))])[CELL].hypothesis.wall
    assert found is not None
    assert (found.stones(), found.width()) == (stones, width)


@pytest.mark.parametrize("elevation_deg", [38.0, 50.0, 62.0])
@pytest.mark.parametrize("azimuth_deg", [-35.0, 20.0])
def test_a_wall_is_the_same_from_every_stand(elevation_deg: float, azimuth_deg: float) -> None:
    wall = straight_wall([(0, 3), (0, 2)], -8.0, *MIDDLE_MM)
    found = explain_cities([drawn_site(wall, 1, view_from(elevation_deg, azimuth_deg, 450.0))])[CELL].hypothesis.wall
    assert found is not None
    assert (found.stones(), found.width()) == (5, 3)


def test_towers_mostly_have_their_stones_and_are_never_promised_another_count() -> None:
    """Drawn flat, a tower's shaded side can look like a second one beside it: that may be asked about, not promised."""
    right = 0
    for seat in range(5):
        for height in (2, 3, 4, 5):
            wall = straight_wall([(0, 1)] * height, 12.0, MIDDLE_MM[0] + 2, MIDDLE_MM[1] + 4)
            site = drawn_site(wall, seat, view_from(48.0, 10.0, 430.0))
            found = explain_cities([site])[CELL].hypothesis.wall
            right += found is not None and (found.stones(), found.width()) == (height, 1)
            read = read_cities([site])[CELL].wall
            assert not isinstance(read.stones, Seen) or read.stones.value == height
            assert not isinstance(read.width, Seen) or read.width.value == 1
    assert right >= 16  # of 20


@pytest.mark.parametrize("disks", [1, 2])
def test_a_column_behind_a_wall_is_not_denied(disks: int) -> None:
    wall = straight_wall([(0, 5), (0, 5), (0, 5)], 0.0, MIDDLE_MM[0], MIDDLE_MM[1] - 6)
    site = drawn_site(wall, 0, view_from(40.0, 0.0, 430.0), [(MIDDLE_MM[0], MIDDLE_MM[1] + 6, disks)])
    grain = read_cities([site])[CELL].grain
    assert not (isinstance(grain, Seen) and grain.value != disks)


def test_an_empty_tile_has_no_wall() -> None:
    read = read_cities([bare_site(50.0, 0.0, 430.0)])[CELL]
    assert read.wall.stones == read.wall.width
    assert isinstance(read.wall.stones, Seen)
    assert read.wall.stones.value == 0


def test_an_uncalibrated_camera_promises_no_count() -> None:
    site = drawn_site(straight_wall([(0, 4)], 0.0, *MIDDLE_MM), 0, view_from(50.0, 0.0, 430.0))
    guessed = replace(site, camera=replace(site.camera, is_default=True))
    assert not isinstance(read_cities([guessed])[CELL].wall.stones, Seen)


def test_a_wall_outside_the_picture_is_hidden_or_not_promised() -> None:
    site = drawn_site(straight_wall([(0, 4)], 0.0, *MIDDLE_MM), 0, view_from(50.0, 0.0, 430.0))
    cut = replace(site, frame=np.ascontiguousarray(site.frame[:, :830]))
    stones = read_cities([cut])[CELL].wall.stones
    assert isinstance(stones, Hidden) or not (isinstance(stones, Seen) and stones.value > 0)


@settings(deadline=None, max_examples=60)
@given(
    length=st.integers(1, 6),
    turn=st.floats(-0.5, 0.5),
    yaw=st.floats(-1.5, 1.5),
    gap=st.floats(0.0, 1.0),
)
def test_neighbours_on_any_arc_stand_a_stone_and_a_gap_apart(length: int, turn: float, yaw: float, gap: float) -> None:
    line = np.array([[200.0, 150.0, yaw, turn, gap]])
    x, y, _ = stones_along(line, places(length)[::2], 10.0)
    apart = np.hypot(np.diff(x[0]), np.diff(y[0]))
    assert np.all(apart >= 10.0 * 0.98 + gap * 0.9)
    assert np.all(apart <= 10.0 + gap + 10.0 * np.tan(abs(turn) / 2) + 1e-9)


@given(height=st.floats(1.0, 80.0), distance=st.floats(0.0, 150.0))
def test_a_pole_hides_ground_up_to_where_its_shade_says(height: float, distance: float) -> None:
    sight = line_of_sight(SITE, 85.0, 0.5, 1.0, 4.0)
    bearing = float(sight.bearings[len(sight.bearings) // 2])
    ground = sight.nearest_mm + distance
    foot = sight.eye_mm + ground * np.array([np.cos(bearing), np.sin(bearing)])
    behind = sight.eye_mm + float(sight.shade(height)) * ground * np.array([np.cos(bearing), np.sin(bearing)])
    tip, hidden = SITE.view.project([(*foot, 2.0 + height), (*behind, 2.0)])
    assert np.allclose(tip, hidden, atol=1e-6)


def test_stones_are_counted_over_all_courses() -> None:
    assert stones_of(((0, 8), (1, 7), (3, 3))) == 5 + 4 + 1


@pytest.mark.parametrize("photo", ["dev_001.jpg", "dev_017.jpg", "dev_027.jpg", "tall_006.jpg"])
def test_on_real_photos_no_wall_is_seen_with_another_count(photo: str) -> None:
    chosen = next(p for p in read_photo_folder(PHOTOS) if p.path.name == photo)
    settings = load_settings()
    seen = observe(read_picture(chosen.path), chosen.truth.camera, settings.vision_settings())
    scores = score_image(chosen.truth, seen, settings.evaluation.scoring)
    walls = [score for score in scores if score.quantity in ("stones", "width") and score.truth != "0"]
    assert walls
    assert [score for score in walls if score.verdict == "wrong"] == []
    assert any(score.verdict == "exact" for score in walls)
