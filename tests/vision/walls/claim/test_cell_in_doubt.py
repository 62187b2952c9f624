"""What stands on a cell in doubt shows above the wall before it, so the wall's upper stones are no promise there."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest

from tests.vision.walls.wall_scene import CELL, MIDDLE_MM, bare_site
from vision.geometry.table import Cell
from vision.message import Message
from vision.readings.reading import CountReading, Hidden, Seen, Unsure
from vision.walls.claim.cell_in_doubt import doubted, surely_own
from vision.walls.model.hypothesis import TileHypothesis
from vision.walls.model.wall import Courses, Wall

SITE = bare_site(48.0, 0.0, 430.0)
BEHIND: Cell = (CELL[0] - 1, CELL[1])
BEFORE: Cell = (CELL[0] + 1, CELL[1])
BLOCK: Courses = ((0, 2), (0, 2), (0, 2), (0, 2), (0, 2))


def wall(courses: Courses) -> TileHypothesis:
    line = np.array([MIDDLE_MM[0], MIDDLE_MM[1] + 12.0, 0.0, 0.0, 0.2])
    return TileHypothesis(Wall(line, courses[0][1] // 2 + 1, courses, 900.0), None, None)


@pytest.mark.parametrize(
    ("cells", "courses", "own"),
    [
        ((), BLOCK, (10, 2)),
        ((BEFORE,), BLOCK, (10, 2)),
        ((BEHIND,), BLOCK, (2, 2)),
        ((BEHIND,), BLOCK[:1], (2, 2)),
        ((BEHIND,), ((0, 0), (0, 0)), (1, 1)),
    ],
)
def test_stones_that_hide_a_cell_in_doubt_may_stand_there(
    cells: tuple[Cell, ...], courses: Courses, own: tuple[int, int]
) -> None:
    assert surely_own(replace(SITE, cells_in_doubt=frozenset(cells)), wall(courses)) == own


def test_stones_seen_from_below_their_top_hide_all_that_is_behind() -> None:
    low = bare_site(4.0, 0.0, 430.0)
    assert low.view.eye_mm()[2] < 50.0
    assert surely_own(replace(low, cells_in_doubt=frozenset({BEHIND})), wall(BLOCK))[0] < 10
    assert surely_own(low, wall(BLOCK)) == (10, 2)


def test_no_wall_has_no_stones_to_doubt() -> None:
    site = replace(SITE, cells_in_doubt=frozenset({BEHIND}))
    assert surely_own(site, TileHypothesis(None, None, None)) == (0, 0)


@pytest.mark.parametrize(
    ("reading", "own", "told"),
    [
        (Seen(10, 0.99), 10, Seen(10, 0.99)),
        (Seen(10, 0.99), 2, Unsure(10, 2, 10, Message("reason.before_cell_in_doubt"), 0.99)),
        (Seen(2, 0.99), 0, Unsure(2, 1, 2, Message("reason.before_cell_in_doubt"), 0.99)),
        (Seen(0, 0.99), 0, Seen(0, 0.99)),
        (Hidden(Message("reason.before_wall")), 0, Hidden(Message("reason.before_wall"))),
    ],
)
def test_a_count_is_a_promise_only_if_all_of_it_stands_on_its_tile(
    reading: CountReading, own: int, told: CountReading
) -> None:
    assert doubted(reading, own) == told
