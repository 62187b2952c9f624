"""Pictograms can be told apart at the size they are drawn in, and stay inside the picture."""

from __future__ import annotations

from itertools import combinations
from typing import get_args

import numpy as np
import pytest

from vision.readings.pictograms import Pictogram, coverage, draw_pictogram

SIGNS: tuple[Pictogram, ...] = get_args(Pictogram)
SMALLEST_PX = 10
"""On a picture 810 pixels wide or less."""


@pytest.mark.parametrize("side", [SMALLEST_PX, 20])
def test_no_two_pictograms_look_alike(side: int) -> None:
    for one, other in combinations(SIGNS, 2):
        assert np.abs(coverage(one, side, False) - coverage(other, side, False)).mean() > 0.15, (one, other)


@pytest.mark.parametrize("sign", SIGNS)
def test_a_crossed_one_differs_from_a_plain_one_and_both_are_seen(sign: Pictogram) -> None:
    plain, crossed = coverage(sign, SMALLEST_PX, False), coverage(sign, SMALLEST_PX, True)
    assert 0.15 < plain.mean() < 0.8
    assert np.abs(plain - crossed).mean() > 0.1


@pytest.mark.parametrize(("left", "top"), [(-7, 3), (3, -7), (15, 3), (3, 15), (-40, 3), (3, 40)])
def test_what_would_lie_outside_the_picture_is_left_out(left: int, top: int) -> None:
    picture = np.zeros((20, 20, 3), dtype=np.uint8)
    draw_pictogram(picture, "stones", left, top, 12, (0, 200, 0), crossed=False)
    inside = np.zeros((20, 20), dtype=bool)
    inside[max(top, 0) : max(top + 12, 0), max(left, 0) : max(left + 12, 0)] = True
    assert picture[~inside].max(initial=0) == 0
    assert picture[:, :, 1].max() == (200 if inside.any() else 0)
