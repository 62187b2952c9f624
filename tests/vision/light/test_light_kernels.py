"""Light relative to white and colour classes, pixel by pixel, are what whole arrays give."""

from __future__ import annotations

import cv2
import numpy as np
from hypothesis import given, settings
from hypothesis import strategies as st

from companion.settings.loading import load_settings
from vision.light.colour_kernels import look_up
from vision.light.colours import LEVELS, TOP, colour_table
from vision.light.light_kernels import relate_to_white
from vision.light.light_model import SRGB_TO_LINEAR

SHIPPED = load_settings().vision_settings()


@settings(deadline=None, max_examples=40)
@given(st.integers(1, 70), st.integers(1, 70), st.integers(1, 9), st.integers(1, 9), st.integers(0, 99))
def test_light_is_what_opencvs_own_steps_give(height: int, width: int, rows: int, columns: int, seed: int) -> None:
    random = np.random.default_rng(seed)
    bgr = random.integers(0, 256, (height, width, 3), dtype=np.uint8)
    gain = random.uniform(0.5, 3.0, (rows, columns, 3)).astype(np.float32)
    linear = SRGB_TO_LINEAR[:, None] - random.uniform(0.0, 0.05, 3).astype(np.float32)
    relative = np.empty((height, width, 3), dtype=np.float32)
    relate_to_white(bgr, gain, linear, np.float32(0.0), relative)
    grown = np.asarray(cv2.resize(gain, (width, height), interpolation=cv2.INTER_LINEAR)).reshape(height, width, 3)
    lit = np.stack([linear[bgr[..., k], k] for k in range(3)], axis=-1)
    assert np.allclose(relative, lit * grown, atol=1e-5)


@settings(deadline=None, max_examples=20)
@given(st.integers(1, 3000), st.integers(0, 99))
def test_classes_are_looked_up_by_the_levels_of_each_channel(count: int, seed: int) -> None:
    table = colour_table(SHIPPED.palette, SHIPPED.stages.colours)
    relative = np.random.default_rng(seed).uniform(-0.2, 1.6, (count, 3)).astype(np.float32)
    classes = np.empty(count, dtype=np.uint8)
    look_up(relative.reshape(-1), table, LEVELS, TOP, classes)
    light = np.clip(relative, 0.0, np.float32(TOP)) * np.float32((LEVELS - 1) ** 2 / TOP)
    b, g, r = np.floor(np.sqrt(light)).astype(int).T
    assert (classes == table[(b * LEVELS + g) * LEVELS + r]).all()
