"""Several cameras at one table: which mats none of them sees."""

from __future__ import annotations

import numpy as np
import pytest

from companion.aiming.coverage import seen_by_none
from companion.texts.catalogue import texts_in
from vision.calibration.aiming import Aim
from vision.markers.sheets import MatName


def aim(*mats: MatName) -> Aim:
    """A look that finds these mats."""
    return Aim((), tuple((mat, np.zeros((4, 2))) for mat in mats), (), 0.2 if mats else None)


@pytest.mark.parametrize(
    ("aims", "missing"),
    [
        ([aim(0, 1, 2), aim(3, 4, "market")], []),
        ([aim(0, 1), aim(1, 3, "market")], ["orange", "white"]),
        ([aim(0, 1, 2, 3, 4)], ["market"]),
        ([aim(), aim()], ["green", "purple", "orange", "black", "white", "market"]),
    ],
)
def test_mats_that_no_camera_sees_are_named(aims: list[Aim], missing: list[str]) -> None:
    told = seen_by_none(aims, 5)
    said = "" if told is None else texts_in("en").say(told)
    assert [name for name in ("green", "purple", "orange", "black", "white", "market") if name in said] == missing
