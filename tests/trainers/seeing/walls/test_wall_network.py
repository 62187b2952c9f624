"""What the walls' network is taught with, step by step."""

from __future__ import annotations

import numpy as np
import pytest

from trainers.seeing.walls.augmentation import Example
from trainers.seeing.walls.network import CROPS_A_STEP, PHOTOS_A_STEP, chosen


def example(elevation: float) -> Example:
    return Example(
        np.zeros((4, 4, 3), np.float16),
        np.zeros((4, 4), np.uint8),
        np.ones((4, 4), bool),
        np.ones((4, 4), bool),
        elevation,
        (46, 125, 50),
    )


PHOTOS, RENDERED = [example(0.1), example(0.2)], [example(0.8), example(0.9)]


@pytest.mark.parametrize(
    ("photos", "rendered", "of_photos"),
    [(PHOTOS, RENDERED, PHOTOS_A_STEP), (PHOTOS, [], CROPS_A_STEP), ([], RENDERED, 0)],
)
def test_photos_are_not_outnumbered_by_rendered_ones(
    photos: list[Example], rendered: list[Example], of_photos: int
) -> None:
    for seed in range(5):
        taught = list(chosen(photos, rendered, np.random.default_rng(seed)))
        assert len(taught) == CROPS_A_STEP
        assert sum(one.elevation < 0.5 for one in taught) == of_photos
