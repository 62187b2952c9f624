"""Sharpening and noise of a camera are measured and taken off; a picture that has neither is left as it is."""

from __future__ import annotations

import cv2
import numpy as np
import pytest
from numpy.typing import NDArray

from tests.vision.conftest import Photo
from vision.light.restored import edge_profile, noise_of, restored, sharpening_of
from vision.markers.detection import MarkerFound, find_markers
from vision.observe import observe
from vision.readings.reading import Seen
from vision.settings.stages import VisionSettings

pytestmark = pytest.mark.slow

Bgr = NDArray[np.uint8]


def sharpened(frame: Bgr, amount: float, halo_px: float = 1.5) -> Bgr:
    codes = frame.astype(np.float32)
    codes += amount * (codes - cv2.GaussianBlur(codes, (0, 0), halo_px))
    return np.asarray(np.clip(np.round(codes), 0, 255), dtype=np.uint8)


def noisy(frame: Bgr, codes: float) -> Bgr:
    noise = np.random.default_rng(1).normal(0, codes, frame.shape)
    return np.asarray(np.clip(np.round(frame + noise), 0, 255), dtype=np.uint8)


def shown(frame: Bgr, settings: VisionSettings) -> tuple[NDArray[np.uint8], tuple[MarkerFound, ...]]:
    gray = np.asarray(cv2.cvtColor(frame, cv2.COLOR_BGR2GRAY), dtype=np.uint8)
    return gray, find_markers(gray, settings.geometry, settings.stages.pose)


def off(frame: Bgr, true: Bgr) -> float:
    """Root mean square of the codes by which a picture differs."""
    return float(np.sqrt(((frame.astype(np.float32) - true) ** 2).mean()))


def test_photos_of_the_kind_that_was_learned_are_not_touched(
    photos: tuple[Photo, ...], settings: VisionSettings
) -> None:
    for photo in photos:
        gray, markers = shown(photo.frame, settings)
        assert restored(photo.frame, gray, markers, settings.stages.restoring) is photo.frame, photo.name


@pytest.mark.parametrize(("amount", "halo_px"), [(0.5, 1.5), (1.0, 1.5), (2.0, 1.5), (1.0, 2.5)])
def test_sharpening_is_found_and_taken_off(
    photos: tuple[Photo, ...], settings: VisionSettings, amount: float, halo_px: float
) -> None:
    true, own = photos[0].frame, settings.stages.restoring
    sharp = sharpened(true, amount, halo_px)
    gray, markers = shown(sharp, settings)
    back = restored(sharp, gray, markers, own)
    assert off(back, true) < 0.6 * off(sharp, true)
    profile = edge_profile(*shown(back, settings), own)
    assert profile is not None
    assert profile.overshoot() < own.overshoot_above


@pytest.mark.parametrize("codes", [3.0, 6.0, 12.0])
def test_noise_is_measured_and_smoothed_but_no_sharpening_seen_in_it(
    photos: tuple[Photo, ...], settings: VisionSettings, codes: float
) -> None:
    true, own = photos[0].frame, settings.stages.restoring
    grainy = noisy(true, codes)
    gray, markers = shown(grainy, settings)
    assert noise_of(noisy(np.full((600, 800, 3), 128, np.uint8), codes)[..., 0], own) == pytest.approx(codes, rel=0.1)
    assert sharpening_of(edge_profile(gray, markers, own), own) == 0.0
    smoother, _ = shown(restored(grainy, gray, markers, own), settings)
    assert noise_of(smoother, own) < 0.6 * noise_of(gray, own)


def test_without_a_marker_nothing_is_known_of_sharpening(settings: VisionSettings) -> None:
    own = settings.stages.restoring
    blank = np.full((300, 400, 3), 90, np.uint8)
    assert edge_profile(blank[..., 0], (), own) is None
    assert restored(blank, blank[..., 0], (), own) is blank


def test_a_picture_of_a_few_lines_has_no_noise_that_could_be_measured(settings: VisionSettings) -> None:
    assert noise_of(np.zeros((5, 40), np.uint8), settings.stages.restoring) == 0.0


def test_walls_of_a_sharpened_photo_are_promised_as_those_of_the_photo(
    photos: tuple[Photo, ...], settings: VisionSettings
) -> None:
    photo = next(photo for photo in photos if photo.name == "dev_000.jpg")
    as_taken, sharp = (
        observe(frame, photo.camera, settings).mats[0].cities for frame in (photo.frame, sharpened(photo.frame, 2.0))
    )
    promised = [
        [city.wall.stones.value for city in cities if isinstance(city.wall.stones, Seen)]
        for cities in (as_taken, sharp)
    ]
    assert promised == [[14, 2, 6], [14, 2, 6]]


def test_a_marker_too_small_to_show_its_black_says_nothing_of_sharpening(settings: VisionSettings) -> None:
    """Just above the smallest cell that is looked at, no step of the profile lies in the black: nothing, not nonsense."""
    own = settings.stages.restoring
    side = 6 * (own.least_cell_px + 0.01)
    gray = np.full((80, 80), 200, dtype=np.uint8)
    low, high = 20.0, 20.0 + side
    gray[20 : 21 + int(side), 20 : 21 + int(side)] = 20
    corners = np.array([(low, low), (high, low), (high, high), (low, high)])
    assert edge_profile(gray, [MarkerFound(1, corners)], own) is None
