"""Where a picture differs from another of the same table, ignoring noise, flicker and slow changes of the light."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.geometry.picture import Rectangle
from vision.settings.tracking import ChangeSettings

Bgr = NDArray[np.uint8]
# Medians are taken over every so many rows and columns: enough, and quick.
SPARSE = 3
RED_OVER_BLUE: Final = np.array([[-0.5, 0.0, 0.5]])


@dataclass(frozen=True, slots=True, eq=False)
class Glance:
    """A picture reduced for comparing (h×w, brightness as uint8); ``scale`` is its width relative to the picture's.

    ``tint`` is how much redder than blue each place is (h×w, −127 to 127), for things as bright as what they cover.
    """

    gray: NDArray[np.uint8]
    tint: NDArray[np.int16]
    scale: float


@dataclass(frozen=True, slots=True, eq=False)
class Difference:
    """Changed places (h×w, uint8 0 or 255, at ``scale`` of the picture) and how many there are."""

    mask: NDArray[np.uint8]
    scale: float
    changed_px: int

    def within(self, crop: Rectangle) -> int:
        """Changed places inside a crop of the full picture."""
        left, top = int(crop.left * self.scale), int(crop.top * self.scale)
        right, bottom = int(np.ceil(crop.right * self.scale)), int(np.ceil(crop.bottom * self.scale))
        return int(cv2.countNonZero(self.mask[top:bottom, left:right])) if right > left and bottom > top else 0

    def within_outline(self, pixels: NDArray[np.float64]) -> int:
        """Changed places inside the convex hull of points (N×2) of the full picture."""
        hull = cv2.convexHull(np.round(pixels * self.scale).astype(np.int32))
        region = np.zeros_like(self.mask)
        cv2.fillConvexPoly(region, hull, 255)
        return int(cv2.countNonZero(cv2.bitwise_and(region, self.mask)))


def glance(frame_bgr: Bgr, settings: ChangeSettings) -> Glance:
    """Reduce a picture to the width at which changes are searched."""
    height, width = frame_bgr.shape[:2]
    scale = min(1.0, settings.width_px / width)
    small = _reduced(frame_bgr, (round(width * scale), round(height * scale))) if scale < 1 else frame_bgr
    gray = np.asarray(cv2.cvtColor(small, cv2.COLOR_BGR2GRAY), dtype=np.uint8)
    tint = np.asarray(cv2.transform(small.astype(np.int16), RED_OVER_BLUE), dtype=np.int16)
    return Glance(gray, tint, scale)


def _reduced(frame_bgr: Bgr, size: tuple[int, int]) -> Bgr:
    """A picture (h×w×3) averaged down to a width and height.

    It is first reduced by a whole number: OpenCV averages whole blocks ten times as fast as parts of pixels.
    """
    height, width = frame_bgr.shape[:2]
    for factor in range(min(width // size[0], height // size[1]), 1, -1):
        if width % factor == 0 and height % factor == 0:
            whole = (width // factor, height // factor)
            frame_bgr = np.asarray(cv2.resize(frame_bgr, whole, interpolation=cv2.INTER_AREA), dtype=np.uint8)
            break
    return np.asarray(cv2.resize(frame_bgr, size, interpolation=cv2.INTER_AREA), dtype=np.uint8)


def difference(before: Glance, now: Glance, settings: ChangeSettings) -> Difference:
    """What changed between two glances of the same size.

    The light's overall gain is taken out by the median ratio, smooth changes (flicker bands, a cloud) by subtracting
    the difference's own local mean; what is left must stand out over ``step`` and over ``noise_ratio`` times the
    picture's own noise, over at least ``least_px`` connected places.
    """
    then, today = before.gray[::SPARSE, ::SPARSE], now.gray[::SPARSE, ::SPARSE].astype(np.float32)
    bright = then > settings.dark
    gain = float(np.median(today[bright] / then[bright])) if bright.any() else 1.0
    other_light = _standing_out(before.gray, now.gray, gain, settings)
    mask = np.asarray(other_light | _standing_out(before.tint, now.tint, gain, settings), dtype=np.uint8)
    if not mask.any():
        return Difference(mask, now.scale, 0)
    count, labels, stats, _ = cv2.connectedComponentsWithStats(mask, connectivity=8)
    if count > 1:
        large = stats[:, cv2.CC_STAT_AREA] >= settings.least_px
        large[0] = False
        mask = np.asarray(large[labels] * 255, dtype=np.uint8)
    return Difference(mask, now.scale, int(cv2.countNonZero(mask)))


def _standing_out(then: NDArray[Any], now: NDArray[Any], gain: float, settings: ChangeSettings) -> NDArray[np.uint8]:
    """Where a channel (h×w) changed by more than light and noise do: 255, elsewhere 0."""
    change = cv2.addWeighted(now, 1.0, then, -gain, 0.0, dtype=cv2.CV_32F)
    change = cv2.absdiff(cv2.blur(change, (3, 3)), cv2.blur(change, (settings.smooth_px, settings.smooth_px)))
    noise = float(np.median(change[::SPARSE, ::SPARSE])) / 0.6745
    limit = max(settings.step, settings.noise_ratio * noise)
    return np.asarray(cv2.compare(change, limit, cv2.CMP_GT), dtype=np.uint8)  # type: ignore[call-overload]
