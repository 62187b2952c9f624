"""A column's count and place by several looks, whatever one of them takes for another one."""

from __future__ import annotations

import math

import pytest

from tests.vision.fusion.drawn_looks import drawn_look
from tests.vision.walls.wall_scene import MIDDLE_MM
from vision.fusion.column_place import columns_together
from vision.fusion.summed_score import SummedScorer
from vision.walls.model.hypothesis import Column, TileHypothesis

AT = (MIDDLE_MM[0] - 6.0, MIDDLE_MM[1] + 4.0)
TRUE = TileHypothesis(None, (*AT, 6), None)
FAR: Column = (AT[0] + 20.0, AT[1] - 14.0, 2)
SUMMED = SummedScorer(tuple(drawn_look(k, azimuth_deg, (TRUE,), TRUE) for k, azimuth_deg in enumerate((0.0, 60.0))))
OWN = SUMMED.looks[0].site.settings.stages.fusion


@pytest.mark.parametrize(
    "thought",
    [[(*AT, 6)], [(*AT, 6), FAR], [(*AT, 6), (*AT, 5), FAR], [FAR, (AT[0] - 12.0, AT[1] - 8.0, 8)]],
    ids=["both looks have it", "one has another", "two counts and another", "neither has it"],
)
def test_a_column_is_found_where_it_stands_whatever_one_look_takes_for_one(thought: list[Column]) -> None:
    best = columns_together(SUMMED, TRUE, thought, OWN)[0].hypothesis
    assert best.disks() == 6
    assert best.column is not None
    assert math.dist(best.column[:2], AT) <= OWN.column_step_mm


def test_of_places_between_which_looks_slip_the_one_with_the_least_slip_is_meant() -> None:
    """The drawing is the better for it: half a millimetre aside of where both looks have it misfits at every edge."""
    best = columns_together(SUMMED, TRUE, [(*AT, 6)], OWN)[0].hypothesis
    assert best.column == pytest.approx((*AT, 6))
