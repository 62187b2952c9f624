"""Columns weighed by running sums, held against drawing them point by point."""

from __future__ import annotations

import numpy as np
import pytest

from tests.vision.walls.select.test_map_estimate import COLUMN, NOBLE, SIZES, STAGES, STAIR, seen_as
from tests.vision.walls.wall_scene import MIDDLE_MM
from vision.walls.model.hypothesis import TileHypothesis
from vision.walls.render.column_count import Ground, counted
from vision.walls.render.column_sums import ColumnSums
from vision.walls.render.likelihood import RenderLikelihood

REST = TileHypothesis(STAIR, None, NOBLE)
ROOM_MM = 6.0
OPEN = Ground(MIDDLE_MM, np.zeros((0, 3)), 5.0, 3.5)
SHIFTS_MM = [(0.0, 0.0), (0.7, 0.0), (-0.7, 0.4), (0.3, -2.0), (-2.5, 2.5)]


def judge_and_sums(disks: int, sure: float = 0.7) -> tuple[RenderLikelihood, ColumnSums]:
    """A tile with a wall, a noble and a column of so many disks, and the sums about that column."""
    seen = seen_as(TileHypothesis(STAIR, (COLUMN[0], COLUMN[1], disks), NOBLE), sure)
    likelihood = RenderLikelihood(seen, (), MIDDLE_MM, SIZES, STAGES.selection.odds_cap)
    return likelihood, likelihood.column_sums(REST, COLUMN[:2], ROOM_MM)


@pytest.mark.parametrize("disks", [1, 4, 9, 16])
def test_sums_score_columns_as_drawings_do_but_for_a_few_points(disks: int) -> None:
    likelihood, sums = judge_and_sums(disks)
    bare = likelihood.score(REST)
    columns = [
        (COLUMN[0] + dx, COLUMN[1] + dy, n) for n in (disks, disks + 1, max(1, disks - 1)) for dx, dy in SHIFTS_MM
    ]
    drawn = np.array([likelihood.score(TileHypothesis(STAIR, column, NOBLE)) - bare for column in columns])
    summed = sums.scores(np.array(columns, dtype=np.float64))
    # Where a drawing meets its like point by point its thin edges count whole, which sums round.
    assert np.abs(drawn - summed).max() < 0.2 * np.abs(drawn).max()
    assert np.corrcoef(drawn, summed)[0, 1] > 0.95
    assert int(summed.argmax()) == int(drawn.argmax()) == 0


def test_a_column_looked_for_where_none_stands_gains_nothing() -> None:
    likelihood = RenderLikelihood(seen_as(REST), (), MIDDLE_MM, SIZES, STAGES.selection.odds_cap)
    sums = likelihood.column_sums(REST, COLUMN[:2], ROOM_MM)
    assert sums.scores(np.array([[COLUMN[0], COLUMN[1], n] for n in (1.0, 3.0, 8.0)])).max() < 0


def test_what_stands_before_a_column_leaves_its_hidden_points_out() -> None:
    away = np.array(COLUMN[:2]) - judge_and_sums(5)[1].sight.eye_mm
    nearer = np.array(COLUMN[:2]) - 9.0 * away / np.hypot(*away)
    likelihood, _ = judge_and_sums(5)
    hidden = likelihood.column_sums(
        TileHypothesis(STAIR, None, (float(nearer[0]), float(nearer[1]))), COLUMN[:2], ROOM_MM
    )
    column = np.array([[*COLUMN[:2], 2.0]])
    assert 0 <= abs(hidden.scores(column)[0]) < 0.5 * abs(judge_and_sums(2)[1].scores(column)[0])


@pytest.mark.parametrize("disks", [1, 2, 5, 11, 20])
@pytest.mark.parametrize("start", [1, 3, 12])
def test_the_count_is_found_from_any_start_and_its_rivals_fall_behind(disks: int, start: int) -> None:
    _, sums = judge_and_sums(disks)
    away = np.array(COLUMN[:2]) - sums.sight.eye_mm
    # Where a column of the wrong count would hide as much ground.
    place = np.array(COLUMN[:2]) + away * (disks - start) * sums.disk_mm / sums.sight.height_mm * 0.5
    found = counted(sums, (float(place[0]), float(place[1]), start), OPEN, STAGES.selection)
    assert found[0].column[2] == disks
    assert np.hypot(found[0].column[0] - COLUMN[0], found[0].column[1] - COLUMN[1]) < 1.0
    scores = [one.score for one in found]
    assert scores == sorted(scores, reverse=True)
    assert len({one.column[2] for one in found}) == len(found)


def test_no_column_is_put_into_a_stone() -> None:
    _, sums = judge_and_sums(6)
    towards = (sums.sight.eye_mm - np.array(COLUMN[:2])) / np.hypot(*(sums.sight.eye_mm - np.array(COLUMN[:2])))
    nearer = np.array(COLUMN[:2]) + 9.0 * towards  # where a taller column would hide as much
    built = Ground(MIDDLE_MM, np.array([[*nearer, 0.3]]), 5.0, 3.5)
    free, beside = (counted(sums, (*COLUMN[:2], 6), ground, STAGES.selection) for ground in (OPEN, built))
    taller = [max(one.score for one in found if one.column[2] > 7) for found in (free, beside)]
    assert beside[0].column[2] == 6
    assert taller[1] <= taller[0]
    assert all(built.bitten_mm(np.array([one.column]))[0] < 1.0 for one in beside[:2])


@pytest.mark.parametrize(
    ("x_mm", "y_mm", "bitten_mm"),
    [(8.5, 0.0, 0.0), (8.0, 0.0, 0.5), (0.0, -7.0, 1.5), (8.0, 8.0, 0.0), (7.0, 7.0, 3.5 - 8**0.5), (0.0, 0.0, 8.5)],
)
@pytest.mark.parametrize("yaw", [0.0, 0.7])
def test_how_deep_a_column_stands_in_a_stone(x_mm: float, y_mm: float, bitten_mm: float, yaw: float) -> None:
    cos, sin = np.cos(yaw), np.sin(yaw)
    ground = Ground(MIDDLE_MM, np.array([[50.0, 20.0, yaw], [500.0, 0.0, 0.0]]), 5.0, 3.5)
    place = np.array([[50.0 + x_mm * cos - y_mm * sin, 20.0 + x_mm * sin + y_mm * cos, 3.0]])
    assert ground.bitten_mm(place)[0] == pytest.approx(bitten_mm)
