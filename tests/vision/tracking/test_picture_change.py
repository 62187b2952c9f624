"""Changes are found; noise, flicker and slow light are not."""

from __future__ import annotations

import cv2
import numpy as np
import pytest
from hypothesis import given
from hypothesis import settings as hypothesis_settings
from hypothesis import strategies as st
from numpy.typing import NDArray

from companion.settings.loading import load_settings
from vision.geometry.picture import Rectangle
from vision.tracking.picture_change import difference, glance

pytestmark = pytest.mark.slow

CHANGE = load_settings().vision.tracker.change
Bgr = NDArray[np.uint8]


def a_table() -> NDArray[np.float64]:
    """Paper with printed lines and some things on it (480×640×3)."""
    picture = np.full((480, 640, 3), 190.0)
    picture[::40] = 60
    picture[:, ::50] = 60
    picture[200:240, 300:360] = (40, 60, 160)
    return picture


def shot(picture: NDArray[np.float64], seed: int) -> Bgr:
    noise = np.random.default_rng(seed).normal(0, 2.0, picture.shape)
    return np.asarray(np.clip(picture + noise, 0, 255), dtype=np.uint8)


@pytest.mark.parametrize("size", [(1640, 1232), (1920, 1080), (1281, 963)])
def test_a_disk_is_found_in_pictures_of_any_size_and_noise_is_not(size: tuple[int, int]) -> None:
    def large(picture: NDArray[np.float64], seed: int) -> Bgr:
        return shot(np.asarray(cv2.resize(picture, size, interpolation=cv2.INTER_LINEAR), dtype=np.float64), seed)

    with_disk = a_table()
    with_disk[300:306, 400:414] = (55, 85, 121)
    before = glance(large(a_table(), 1), CHANGE)
    assert difference(before, glance(large(a_table(), 2), CHANGE), CHANGE).changed_px == 0
    changed = difference(before, glance(large(with_disk, 2), CHANGE), CHANGE)
    across, down = size[0] / 640, size[1] / 480
    around = Rectangle(*(round(v) for v in (396 * across, 296 * down, 418 * across, 310 * down)))
    assert 0 < changed.within(around) == changed.changed_px


def bands() -> NDArray[np.float64]:
    """Flicker of a lamp across a rolling shutter, as a gain for each row."""
    return (1 + 0.06 * np.sin(np.arange(480) / 480 * 2 * np.pi))[:, None, None]


@pytest.mark.parametrize(
    "light",
    [np.ones((1, 1, 1)), np.full((1, 1, 1), 0.85), np.full((1, 1, 1), 1.15), bands()],
    ids=["same light", "dimmer", "brighter", "flicker"],
)
def test_the_same_table_under_other_light_is_no_change(light: NDArray[np.float64]) -> None:
    before, now = glance(shot(a_table(), 1), CHANGE), glance(shot(a_table() * light, 2), CHANGE)
    assert difference(before, now, CHANGE).changed_px == 0


@hypothesis_settings(max_examples=25, deadline=None)
@given(x=st.integers(33, 590), y=st.integers(33, 440), seed=st.integers(0, 1000))
def test_a_disk_laid_anywhere_is_a_change_there_and_nowhere_else(x: int, y: int, seed: int) -> None:
    picture = a_table()
    picture[y : y + 6, x : x + 14] = (55, 85, 121)
    changed = difference(glance(shot(a_table(), seed), CHANGE), glance(shot(picture, seed + 1), CHANGE), CHANGE)
    around = Rectangle(max(x - 4, 0), max(y - 4, 0), x + 18, y + 10)
    assert changed.changed_px > 0
    assert changed.within(around) == changed.changed_px


def test_a_disk_as_bright_as_the_cloth_it_lies_on_is_a_change_by_its_colour() -> None:
    picture = a_table()
    picture[210:216, 320:334] = (55, 85, 121)  # five of 255 brighter than what it covers
    changed = difference(glance(shot(a_table(), 5), CHANGE), glance(shot(picture, 6), CHANGE), CHANGE)
    assert changed.changed_px > 0


def test_a_large_picture_is_compared_reduced() -> None:
    large = np.repeat(np.repeat(shot(a_table(), 3), 3, axis=0), 3, axis=1)
    assert glance(large, CHANGE).gray.shape == (480, 640)
