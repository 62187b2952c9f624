"""When a look that would rather see another count contradicts the others, and when it only sees worse."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest

from tests.vision.fusion.drawn_looks import drawn_look
from tests.vision.walls.wall_scene import MIDDLE_MM
from vision.fusion.contradictions import Regret, contradicting
from vision.fusion.summed_score import TileLook
from vision.walls.model.hypothesis import TileHypothesis
from vision.walls.model.wall import Wall

WALL = Wall(np.array([*MIDDLE_MM, 0.0, 0.0, 0.3]), 3, ((0, 4), (0, 4)), 0.0)
SIX = TileHypothesis(WALL, None, None)
LOOK = drawn_look(1, 0.0, (SIX,), SIX)
OWN, LENS = LOOK.site.settings.stages.fusion, LOOK.site.settings.stages.lens


COLUMN = drawn_look(1, 0.0, (TileHypothesis(None, (*MIDDLE_MM, 6), None),), TileHypothesis(None, (*MIDDLE_MM, 6), None))


def showing(covered: float, misfit: float = 0.0) -> TileLook:
    """A look to which so much of its column is covered, and which its drawing fits so badly."""
    estimate = replace(COLUMN.selected.estimate, column_covered=covered, column_misfit=misfit)
    return replace(COLUMN, selected=replace(COLUMN.selected, estimate=estimate))


def leaving(unexplained: float) -> TileLook:
    """A look that leaves so many stones' worth of evidence unexplained."""
    estimate = replace(LOOK.selected.estimate, unexplained=unexplained)
    return replace(LOOK, selected=replace(LOOK.selected, estimate=estimate))


@pytest.mark.parametrize(
    ("seen", "regret", "unexplained", "told"),
    [
        (5, OWN.most_stone_regret + 1, 0.0, True),
        (5, OWN.most_stone_regret - 1, 0.0, False),
        (3, OWN.most_stones_regret - 1, 0.0, False),
        (3, OWN.most_stones_regret + 1, 0.0, True),
        (3, OWN.most_stones_regret + 1, OWN.least_unexplained, False),
    ],
)
def test_stones(seen: int, regret: float, unexplained: float, told: bool) -> None:
    against = contradicting(SIX, [leaving(unexplained)], [Regret(regret, 0.0, seen, 0)], {}, OWN, LENS)
    assert against.stones == (((1, seen),) if told else ())
    assert against.disks == ()


@pytest.mark.parametrize(
    ("disks", "seen", "regret", "share", "told"),
    [
        (6, 5, OWN.most_disks_regret + 1, 0.0, True),
        (6, 5, OWN.most_disks_regret - 1, 0.0, False),
        (14, 15, 1.5 * OWN.most_disks_regret, 0.0, False),
        (14, 15, 3.0 * OWN.most_disks_regret, 0.0, True),
        (14, 15, 3.0 * OWN.most_disks_regret, 0.02, False),
        (14, 16, 3.0 * OWN.most_disks_regret, 0.02, True),
        (6, 0, OWN.most_column_regret + 1, 0.02, True),
    ],
    ids=["short", "nearly", "tall", "clear", "by its lens", "more than its lens explains", "no column"],
)
def test_disks(disks: int, seen: int, regret: float, share: float, told: bool) -> None:
    column = TileHypothesis(None, (*MIDDLE_MM, disks), None)
    against = contradicting(column, [showing(0.0)], [Regret(0.0, regret, 0, seen)], {1: share}, OWN, LENS)
    assert against.disks == (((1, seen),) if told else ())


@pytest.mark.parametrize(("covered", "misfit", "told"), [(0.3, 0.0, True), (0.7, 0.0, False), (0.0, 5.0, False)])
def test_a_look_that_cannot_count_its_disks_itself_contradicts_nobody(
    covered: float, misfit: float, told: bool
) -> None:
    column, lost = TileHypothesis(None, (*MIDDLE_MM, 3), None), Regret(0.0, 2 * OWN.most_disks_regret, 0, 6)
    against = contradicting(column, [showing(covered, misfit)], [lost], {}, OWN, LENS)
    assert against.disks == (((1, 6),) if told else ())


def test_a_look_at_part_of_a_tile_contradicts_nobody() -> None:
    """The stone or disk that it misses may lie beyond the edge of its picture."""
    lost = Regret(2 * OWN.most_stones_regret, 2 * OWN.most_column_regret, 3, 0)
    both, tile = TileHypothesis(WALL, (*MIDDLE_MM, 6), None), showing(0.0)
    assert contradicting(both, [tile], [lost], {}, OWN, LENS).stones == ((1, 3),)
    against = contradicting(both, [replace(tile, whole=False)], [lost], {}, OWN, LENS)
    assert (against.stones, against.disks) == ((), ())
