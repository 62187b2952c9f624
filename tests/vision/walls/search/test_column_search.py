"""Grain columns drawn by an independent projector are counted; what hides them raises doubt."""

from __future__ import annotations

import numpy as np
import pytest

from tests.vision.walls.wall_scene import CELL, MIDDLE_MM, bare_site, drawn_site, view_from
from vision.readings.reading import Seen
from vision.walls.claim.reading import explain_cities, read_cities
from vision.walls.evidence.column_silhouette import column_cover
from vision.walls.evidence.line_of_sight import line_of_sight
from vision.walls.model.column import GrainShape

pytestmark = pytest.mark.slow

SITE = bare_site(45.0, 0.0, 450.0)


@pytest.mark.parametrize("disks", [1, 2, 3, 5, 7, 12, 20])
def test_a_drawn_column_has_its_disks(disks: int) -> None:
    column = (MIDDLE_MM[0] - 8, MIDDLE_MM[1] - 9, disks)
    found = explain_cities([drawn_site([], 0, view_from(47.0, 8.0, 430.0), [column])])[CELL].hypothesis.column
    assert found is not None
    assert found[2] == disks
    assert np.hypot(found[0] - column[0], found[1] - column[1]) < 2.0


def test_no_brown_is_no_grain() -> None:
    grain = read_cities([bare_site(47.0, 8.0, 430.0)])[CELL].grain
    assert grain == Seen(0, grain.confidence if isinstance(grain, Seen) else 0.0)


def test_more_disks_always_cover_more() -> None:
    shape = GrainShape(10.0, 4.0, 1.3)
    sight = line_of_sight(SITE, 85.0, 0.5, 1.0, 4.0)
    columns = np.array([[*MIDDLE_MM, float(n)] for n in range(1, 21)])
    low, rim, high = column_cover(sight, columns, shape)
    met = high[0] > 0
    assert met.any()
    assert np.all(np.diff(high[:, met], axis=0) > 0)
    assert np.all(low[:, met] < rim[:, met])
    assert np.all(rim[:, met] < high[:, met])
