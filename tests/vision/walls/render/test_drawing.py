"""Drawings of pieces agree with rays traced through them, and what is near hides what is far."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.vision.walls.wall_scene import MIDDLE_MM, bare_site
from vision.walls.evidence.fine_view import fine_sight
from vision.walls.evidence.line_of_sight import LineOfSight
from vision.walls.model.hypothesis import disks_in
from vision.walls.model.parts import Disks, Noble, Part, Sizes, Stone
from vision.walls.render.drawing import drawing, raster_points

SITE = bare_site(48.0, 12.0, 430.0)
PROFILE = SITE.settings.stages.nobles.profile_mm
SIZES = Sizes(10.0, 10.0, 4.0, PROFILE)
SIGHT = fine_sight(SITE, 85.0, 0.6, 4.0)
FACES = {Part.STONE_SIDE, Part.STONE_TOP, Part.OTHER}


def traced(sight: LineOfSight, stone: Stone, row: int, column: int) -> Part:
    """What a ray through one raster point meets of a stone: slabs of the box, one after another."""
    ground = sight.nearest_mm + row * sight.step_mm
    bearing = sight.bearings[column]
    foot = sight.eye_mm + ground * np.array([np.cos(bearing), np.sin(bearing)])
    eye = np.array([*sight.eye_mm, sight.height_mm])
    way = np.array([*foot, 0.0]) - eye
    cos, sin = np.cos(stone.yaw_rad), np.sin(stone.yaw_rad)
    turn = np.array([[cos, sin, 0.0], [-sin, cos, 0.0], [0.0, 0.0, 1.0]])
    start = turn @ (eye - (stone.x_mm, stone.y_mm, stone.z_mm + 5.0))
    way = turn @ way
    enters, leaves = [], []
    for axis in range(3):
        reached = sorted([(-5.0 - start[axis]) / way[axis], (5.0 - start[axis]) / way[axis]])
        enters.append(reached[0])
        leaves.append(reached[1])
    if max(enters) >= min(leaves):
        return Part.OTHER
    return Part.STONE_TOP if int(np.argmax(enters)) == 2 else Part.STONE_SIDE


@settings(deadline=None, max_examples=25)
@given(
    x=st.floats(-20, 20),
    y=st.floats(-20, 20),
    z=st.sampled_from([0.0, 10.0, 30.0]),
    yaw=st.floats(-1.5, 1.5),
    seed=st.integers(0, 1000),
)
def test_faces_are_drawn_where_rays_meet_them(x: float, y: float, z: float, yaw: float, seed: int) -> None:
    stone = Stone(MIDDLE_MM[0] + x, MIDDLE_MM[1] + y, z, yaw)
    drawn = drawing(SIGHT, [stone], SIZES)
    rows, columns = np.nonzero(drawn)
    rng = np.random.default_rng(seed)
    agree = asked = 0
    for _ in range(150):
        row = int(rng.integers(max(rows.min() - 8, 0), min(rows.max() + 8, drawn.shape[0])))
        column = int(rng.integers(max(columns.min() - 8, 0), min(columns.max() + 8, drawn.shape[1])))
        part = Part(int(drawn[row, column]))
        if part in FACES:  # edges are broad, and belong to either side
            asked += 1
            agree += part == traced(SIGHT, stone, row, column)
    assert agree >= 0.97 * asked


def test_the_nearer_stone_hides_the_farther() -> None:
    away = np.array(MIDDLE_MM) - SIGHT.eye_mm
    away /= np.hypot(*away)
    near, far = (
        Stone(MIDDLE_MM[0] + by * float(away[0]), MIDDLE_MM[1] + by * float(away[1]), 0.0, 0.3) for by in (-12, 3)
    )
    both = drawing(SIGHT, [near, far], SIZES)
    alone = drawing(SIGHT, [near], SIZES)
    assert np.array_equal(drawing(SIGHT, [far, near], SIZES), both)
    assert np.array_equal(both[alone > 0], alone[alone > 0])


@pytest.mark.parametrize("count", [1, 2, 5, 12])
def test_disks_drawn_together_look_like_disks_drawn_one_by_one(count: int) -> None:
    together = drawing(SIGHT, disks_in((*MIDDLE_MM, count), 4.0), SIZES)
    apart = drawing(SIGHT, [Disks(*MIDDLE_MM, 4.0 * k, 1) for k in range(count)], SIZES)
    assert np.array_equal(together, apart)


def test_a_noble_is_as_tall_and_broad_as_its_profile() -> None:
    drawn = drawing(SIGHT, [Noble(*MIDDLE_MM)], SIZES)
    rows, columns = np.nonzero(drawn == Part.NOBLE)
    ends = raster_points(SIGHT, np.array([[*MIDDLE_MM, 0.0], [*MIDDLE_MM, PROFILE[-1][0]]]))
    assert rows.max() == pytest.approx(ends[1, 1], abs=4)
    assert (columns.max() - columns.min()) * 0.6 == pytest.approx(12.0, abs=1.5)
    assert rows.min() < ends[0, 1] < rows.max()
