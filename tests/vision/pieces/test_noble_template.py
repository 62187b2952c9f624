"""The pawn's projected shape follows the angle of view."""

from __future__ import annotations

import math

import numpy as np
import pytest

from companion.settings.loading import load_settings
from vision.pieces.noble_template import mean_under, pawn_shape

NOBLES = load_settings().vision.nobles


@pytest.mark.parametrize("elevation_deg", [35, 50, 65])
def test_a_pawn_is_as_tall_and_as_broad_as_it_should_look(elevation_deg: float) -> None:
    elevation = math.radians(elevation_deg)
    pawn = pawn_shape(elevation, NOBLES)
    rows, cols = np.nonzero(pawn.body > 0.5)
    tall = (rows.max() - rows.min() + 1) / NOBLES.px_per_mm
    broad = (cols.max() - cols.min() + 1) / NOBLES.px_per_mm
    assert broad == pytest.approx(12.0, abs=1.0)
    # From the foot's front rim to the crown: the height foreshortened, and half the base laid down.
    crown = max(z * math.cos(elevation) + r * math.sin(elevation) for z, r in NOBLES.profile_mm)
    assert tall == pytest.approx(crown + 6.0 * math.sin(elevation), abs=1.2)


def test_a_mean_under_a_mask_is_the_mean() -> None:
    values = np.arange(30, dtype=np.float32).reshape(5, 6)
    mask = np.array([[1, 0], [1, 2]], np.float32)
    means = mean_under(values, mask)
    assert means.shape == (4, 5)
    assert means[1, 2] == pytest.approx((values[1, 2] + values[2, 2] + 2 * values[2, 3]) / 4)
