"""A set whose black or whose lens is unlike all that was learned from is told so."""

from __future__ import annotations

import numpy as np
import pytest

from companion.settings.loading import load_settings
from vision.light.light_model import LightModel
from vision.teaching.new_set import is_new_set


def lit(ink: float, veil: float) -> LightModel:
    white = np.full((4, 4, 3), 0.7, dtype=np.float32)
    return LightModel(white, np.full(3, 0.7 * veil, dtype=np.float32), 16, ink)


@pytest.mark.parametrize(
    ("lights", "new"),
    [
        ([], False),
        ([lit(0.027, 0.009)], False),
        ([lit(0.15, 0.009)], True),
        ([lit(0.027, 0.06)], True),
        ([lit(0.027, 0.009), lit(0.03, 0.01), lit(0.15, 0.06)], False),
    ],
    ids=["no mat", "as learned", "pale black", "veiled", "one mat of three"],
)
def test_light_black_or_much_veil_is_a_new_set(lights: list[LightModel], new: bool) -> None:
    assert is_new_set(lights, load_settings().vision_settings().stages.teaching) is new
