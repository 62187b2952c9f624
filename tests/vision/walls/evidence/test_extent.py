"""The part of a raster that is looked at holds all that stands on the tile, and what runs on beyond it is noticed."""

from __future__ import annotations

import numpy as np
import pytest

from tests.vision.walls.wall_scene import drawn_site, straight_wall, view_from
from vision.light.light_model import SRGB_TO_LINEAR
from vision.walls.evidence.extent import ground_inside, reaches_beyond, shown_part
from vision.walls.evidence.fine_view import fine_sight
from vision.walls.evidence.line_of_sight import sharp_along
from vision.walls.evidence.network import PAD_PX
from vision.walls.model.parts import Sizes, Stone
from vision.walls.render.drawing import drawing

pytestmark = pytest.mark.slow

VIEW = view_from(48.0, 10.0, 430.0)
SIZES = Sizes(10.0, 10.0, 4.0, ((0.0, 6.0), (24.0, 1.0)))
EMPTY = drawn_site([], 0, VIEW)
OWN = EMPTY.settings.stages.walls
SIGHT = fine_sight(EMPTY, OWN.tallest_mm, OWN.point_mm, OWN.margin_mm)
INSIDE = ground_inside(SIGHT, EMPTY, OWN.extent.inset_mm)


@pytest.mark.parametrize("seat", [0, 1, 2, 3, 4])
@pytest.mark.parametrize("courses", [[(0, 1)], [(0, 4)], [(0, 2)] * 6, [(0, 5), (0, 3), (0, 1)]])
def test_all_of_a_wall_lies_in_the_part_with_room_about_it(seat: int, courses: list[tuple[int, int]]) -> None:
    stones = straight_wall(courses, 15.0, 208.0, 150.0)
    site = drawn_site(stones, seat, VIEW)
    relative, _ = sharp_along(SIGHT, site)
    rows, columns = shown_part(relative, INSIDE, site, PAD_PX, OWN.extent)
    drawn = drawing(SIGHT, [Stone(x, y, z - 7.0, yaw) for x, y, z, yaw in stones], SIZES) > 0
    shown_rows, shown_columns = np.flatnonzero(drawn.any(axis=1)), np.flatnonzero(drawn.any(axis=0))
    room = OWN.extent.room_points - 4
    assert rows.stop >= min(shown_rows[-1] + room, SIGHT.rows)
    assert columns.start <= max(shown_columns[0] - room, 0)
    assert columns.stop >= min(shown_columns[-1] + room, drawn.shape[1])


def test_a_low_wall_needs_no_more_than_two_thirds_of_the_raster() -> None:
    site = drawn_site(straight_wall([(0, 3)], 10.0, 210.0, 148.5), 0, VIEW)
    relative, _ = sharp_along(SIGHT, site)
    rows, columns = shown_part(relative, INSIDE, site, PAD_PX, OWN.extent)
    looked_at = (rows.stop - rows.start) * (columns.stop - columns.start)
    assert looked_at < 0.67 * SIGHT.rows * len(SIGHT.bearings)


def test_what_has_the_other_tiles_colour_is_looked_at_on_this_tile() -> None:
    site = drawn_site(straight_wall([(0, 1)], 0.0, 230.0, 165.0), 0, VIEW)
    relative, _ = sharp_along(SIGHT, site)
    x, y = SIGHT.ground_mm()
    blue = np.hypot(x - 190.0, y - 130.0) < 5.0  # a disk in a shade where it has a blue tile's colour, on a red one
    relative[blue] = SRGB_TO_LINEAR[list(EMPTY.settings.palette.tile_blue[::-1])]
    _, columns = shown_part(relative, INSIDE, site, PAD_PX, OWN.extent)
    shown = np.flatnonzero(blue.any(axis=0))
    assert columns.start <= shown[0]
    assert columns.stop > shown[-1]


@pytest.mark.parametrize(("x_mm", "stone_x_mm"), [(190.0, 228.0), (230.0, 192.0)])
def test_a_disk_as_red_as_its_tile_is_looked_at(x_mm: float, stone_x_mm: float) -> None:
    site = drawn_site(straight_wall([(0, 1)], 0.0, stone_x_mm, 150.0), 0, VIEW)
    relative, _ = sharp_along(SIGHT, site)
    x, y = SIGHT.ground_mm()
    red = np.hypot(x - x_mm, y - 150.0) < 5.0  # brown under a warm lamp
    relative[red] = SRGB_TO_LINEAR[list(EMPTY.settings.palette.tile_red[::-1])]
    _, columns = shown_part(relative, INSIDE, site, PAD_PX, OWN.extent)
    shown = np.flatnonzero(red.any(axis=0))
    assert site.side == "red"
    assert columns.start <= shown[0]
    assert columns.stop > shown[-1]


@pytest.mark.parametrize(("height", "beyond"), [(60, False), (128, True)])
def test_what_grows_out_of_the_tile_and_runs_on_is_noticed(height: int, beyond: bool) -> None:
    part = (slice(0, 128), slice(0, len(SIGHT.bearings)))
    there = np.zeros((128, len(SIGHT.bearings)), dtype=bool)
    there[40:height, 60:80] = True
    assert reaches_beyond(there, INSIDE[part], part, INSIDE.shape, OWN.extent) is beyond


def test_what_only_the_rasters_end_cuts_off_does_not_run_on() -> None:
    whole = (slice(0, SIGHT.rows), slice(0, len(SIGHT.bearings)))
    assert not reaches_beyond(np.ones(INSIDE.shape, dtype=bool), INSIDE, whole, INSIDE.shape, OWN.extent)
