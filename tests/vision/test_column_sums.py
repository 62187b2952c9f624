"""Columns weighed by running sums, held against drawing them point by point."""

from __future__ import annotations

import numpy as np
import pytest

from tests.vision.test_wall_arbiter import COLUMN, NOBLE, SIZES, STAGES, STAIR, seen_as
from tests.vision.wall_scene import MIDDLE_MM
from vision.walls.column_count import counted
from vision.walls.column_sums import ColumnSums
from vision.walls.judge import Judge, Stand

REST = Stand(STAIR, None, NOBLE)
SHIFTS_MM = [(0.0, 0.0), (0.7, 0.0), (-0.7, 0.4), (0.3, -2.0), (-2.5, 2.5)]


def judge_and_sums(disks: int, sure: float = 0.7) -> tuple[Judge, ColumnSums]:
    """A tile with a wall, a noble and a column of so many disks, and the sums about that column."""
    seen = seen_as(Stand(STAIR, (COLUMN[0], COLUMN[1], disks), NOBLE), sure)
    judge = Judge(seen, (), MIDDLE_MM, SIZES, STAGES.arbiter.odds_cap)
    return judge, judge.column_sums(REST, COLUMN[:2])


@pytest.mark.parametrize("disks", [1, 4, 9, 16])
def test_sums_score_columns_as_drawings_do_but_for_a_few_points(disks: int) -> None:
    judge, sums = judge_and_sums(disks)
    bare = judge.score(REST)
    columns = [
        (COLUMN[0] + dx, COLUMN[1] + dy, n) for n in (disks, disks + 1, max(1, disks - 1)) for dx, dy in SHIFTS_MM
    ]
    drawn = np.array([judge.score(Stand(STAIR, column, NOBLE)) - bare for column in columns])
    summed = sums.scores(np.array(columns, dtype=np.float64))
    # Where a drawing meets its like point by point its thin edges count whole, which sums round.
    assert np.abs(drawn - summed).max() < 0.2 * np.abs(drawn).max()
    assert np.corrcoef(drawn, summed)[0, 1] > 0.95
    assert int(summed.argmax()) == int(drawn.argmax()) == 0


def test_a_column_looked_for_where_none_stands_gains_nothing() -> None:
    judge = Judge(seen_as(REST), (), MIDDLE_MM, SIZES, STAGES.arbiter.odds_cap)
    sums = judge.column_sums(REST, COLUMN[:2])
    assert sums.scores(np.array([[COLUMN[0], COLUMN[1], n] for n in (1.0, 3.0, 8.0)])).max() < 0


def test_what_stands_before_a_column_leaves_its_hidden_points_out() -> None:
    away = np.array(COLUMN[:2]) - judge_and_sums(5)[1].sight.eye_mm
    nearer = np.array(COLUMN[:2]) - 9.0 * away / np.hypot(*away)
    judge, _ = judge_and_sums(5)
    hidden = judge.column_sums(Stand(STAIR, None, (float(nearer[0]), float(nearer[1]))), COLUMN[:2])
    column = np.array([[*COLUMN[:2], 2.0]])
    assert 0 <= abs(hidden.scores(column)[0]) < 0.5 * abs(judge_and_sums(2)[1].scores(column)[0])


@pytest.mark.parametrize("disks", [1, 2, 5, 11, 20])
@pytest.mark.parametrize("start", [1, 3, 12])
def test_the_count_is_found_from_any_start_and_its_rivals_fall_behind(disks: int, start: int) -> None:
    _, sums = judge_and_sums(disks)
    away = np.array(COLUMN[:2]) - sums.sight.eye_mm
    # Where a column of the wrong count would hide as much ground.
    place = np.array(COLUMN[:2]) + away * (disks - start) * sums.disk_mm / sums.sight.height_mm * 0.5
    found = counted(sums, (float(place[0]), float(place[1]), start), MIDDLE_MM, STAGES.arbiter)
    assert found[0].column[2] == disks
    assert np.hypot(found[0].column[0] - COLUMN[0], found[0].column[1] - COLUMN[1]) < 1.0
    scores = [one.score for one in found]
    assert scores == sorted(scores, reverse=True)
    assert len({one.column[2] for one in found}) == len(found)
