"""What is expected of a photo's lens before its markers are looked at: from EXIF, from phones in general, from earlier photos."""

from __future__ import annotations

import math
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from vision.calibration.known_lens import KnownLens, LensShares
from vision.calibration.lens_learning import as_square, expected_of
from vision.settings.calibration import LensSettings

Floats = NDArray[np.float64]
DIAGONAL_35MM = math.hypot(36.0, 24.0)
LENS = 5  # log focal length, both coordinates of the middle, bend, log of how much taller than wide a pixel shows


@dataclass(frozen=True, slots=True)
class LensPrior:
    """The expected values of a lens at a photo's size, and how they may differ.

    Attributes:
        values: the ``LENS`` values (N, pixels where lengths).
        spreads: one standard deviation of each (N).
        root: a square root of their inverse covariance (N×N): times a difference, it gives terms of unit variance.
        edited: what to add to the inverse covariance if the photo may have been edited (N×N).
        expected: the same expectation without the picture's size.
    """

    values: Floats
    spreads: Floats
    root: Floats
    edited: Floats
    expected: LensShares


def plausible_35mm(focal_35mm: float | None, settings: LensSettings) -> float | None:
    """Return a focal length from EXIF; None if it gave none or one that no camera has."""
    return focal_35mm if focal_35mm and settings.shortest_35mm <= focal_35mm <= settings.longest_35mm else None


def fresh_prior(size_px: tuple[int, int], told_35mm: float | None, settings: LensSettings) -> LensPrior:
    """Return what to expect of a lens that nothing but EXIF tells of."""
    expected_px, focal_spread = expected_focal(size_px, told_35mm, settings)
    middle_px = settings.middle_spread * max(size_px)
    spreads = np.array([focal_spread, middle_px, middle_px, settings.bend_spread, _stretch_spread(size_px, settings)])
    if_edited = np.array(_middle_spread_px(size_px, told_35mm is not None, settings))
    edited = np.zeros((LENS, LENS))
    edited[1:3, 1:3] = np.diag(1 / if_edited**2 - 1 / spreads[1:3] ** 2)
    longer = max(size_px)
    expected = LensShares(
        (math.log(expected_px / longer), 0.0, 0.0, 0.0),
        as_square(np.diag(np.square([spreads[0], *(spreads[1:3] / longer), spreads[3]]))),
        as_square(np.diag(np.square([spreads[0], *(if_edited / longer), spreads[3]]))),
    )
    return LensPrior(_values(size_px, math.log(expected_px)), spreads, np.diag(1 / spreads), edited, expected)


def known_prior(size_px: tuple[int, int], known: KnownLens, settings: LensSettings) -> LensPrior:
    """Return what to expect of a lens that earlier photos have shown."""
    longer = max(size_px)
    expected = expected_of(known, settings)
    focal, across, down, bend = expected.values
    values = _values(size_px, focal + math.log(longer)) + np.array([0.0, across * longer, down * longer, bend, 0.0])
    scale = np.diag([1.0, longer, longer, 1.0])
    stretch = np.diag([0.0, 0.0, 0.0, 0.0, 1 / _stretch_spread(size_px, settings) ** 2])
    whole, edited = stretch.copy(), stretch.copy()
    covariance = scale @ np.array(expected.covariance) @ scale
    whole[:-1, :-1] = np.linalg.inv(covariance)
    edited[:-1, :-1] = np.linalg.inv(scale @ np.array(expected.if_edited) @ scale)
    spreads = np.sqrt([*np.diag(covariance), _stretch_spread(size_px, settings) ** 2])
    return LensPrior(values, spreads, np.linalg.cholesky(whole).T, edited - whole, expected)


def _values(size_px: tuple[int, int], log_focal: float) -> Floats:
    width, height = size_px
    return np.array([log_focal, (width - 1) / 2, (height - 1) / 2, 0.0, 0.0])


def expected_focal(size_px: tuple[int, int], focal_35mm: float | None, settings: LensSettings) -> tuple[float, float]:
    """The expected focal length (pixels) and its spread (of its logarithm).

    EXIF refers to the sensor's diagonal; a picture longer than 4:3 may or may not have been cut from a 4:3 sensor.
    """
    width, height = max(size_px), min(size_px)
    own, whole = math.hypot(width, height), math.hypot(width, max(height, width * 3 / 4))
    diagonal = math.sqrt(own * whole)
    cut = math.log(whole / own) / 2
    spread = settings.typical_spread if focal_35mm is None else settings.exif_spread
    return (focal_35mm or settings.typical_35mm) / DIAGONAL_35MM * diagonal, math.hypot(spread, cut)


def _may_be_cut_px(size_px: tuple[int, int]) -> tuple[float, float]:
    """How much of the width and of the height may have been cut away at one side of a 4:3 picture.

    The lens's centre then lies up to half as far from the middle. Of a square, either side may have been the longer.
    """
    width, height = size_px
    across = max(0.0, height * 4 / 3 - width) if width >= height else max(0.0, height * 3 / 4 - width)
    down = max(0.0, width * 4 / 3 - height) if height >= width else max(0.0, width * 3 / 4 - height)
    return across, down


def _middle_spread_px(size_px: tuple[int, int], has_exif: bool, settings: LensSettings) -> tuple[float, float]:
    """How far the lens's centre may lie from the picture's, across and down, if it was edited: one standard deviation.

    Editing often removes EXIF. A photo without it may have been cut at one side, or its converging verticals
    straightened. Only the uncertainty of heights takes this into account: the estimate itself stays that of a whole
    photo, as most are.
    """
    longer = max(size_px)
    if has_exif:
        return settings.middle_spread * longer, settings.middle_spread * longer
    across, down = (
        math.hypot(settings.edited_middle_spread * longer, cut / math.sqrt(12)) for cut in _may_be_cut_px(size_px)
    )
    return across, down


def _stretch_spread(size_px: tuple[int, int], settings: LensSettings) -> float:
    return settings.stretch_spread if _of_a_camera(size_px, settings) else settings.edited_stretch_spread


def _of_a_camera(size_px: tuple[int, int], settings: LensSettings) -> bool:
    """Whether cameras take pictures of this shape; others were cropped or stretched.

    The sheet alone does not show whether a picture was stretched or taken with a longer lens; a stretched one makes
    everything that stands on the sheet look taller.
    """
    shape = max(size_px) / min(size_px)
    return any(abs(shape / taken - 1) <= settings.shape_tolerance for taken in settings.camera_shapes)
