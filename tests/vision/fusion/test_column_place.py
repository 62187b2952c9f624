"""By how much a count of disks leads in each look, where all looks together put the column."""

from __future__ import annotations

import math

import numpy as np
import pytest

from vision.fusion.column_place import ColumnsTogether

PLACED = ColumnsTogether([], {5: (-30.0, 0.0), 6: (100.0, 40.0), 7: (-200.0, 90.0)})
"""The first look sees six disks, the second would rather see seven."""
CHANCES = (np.array([-8.0] * 4 + [-3.0, -0.1, -4.0]), np.array([-8.0] * 4 + [-5.0, -0.2, -2.2]))


@pytest.mark.parametrize(("disks", "leads"), [(5, (-130.0, -90.0)), (6, (130.0, -50.0)), (7, (-300.0, 50.0))])
def test_a_count_leads_by_what_the_next_best_falls_behind_in_each_look(disks: int, leads: tuple[float, float]) -> None:
    assert PLACED.leads(disks) == leads


def test_what_the_network_says_of_a_look_is_added_at_its_worth() -> None:
    assert PLACED.leads(6, CHANCES, 100.0) == pytest.approx((420.0, 150.0))


def test_a_count_without_a_rival_leads_for_good() -> None:
    assert ColumnsTogether([], {1: (3.0,)}).leads(1) == (math.inf,)
