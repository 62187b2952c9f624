"""Estimates how much light the lens scatters (the veil), when the ink's own black is unknown.

A marker's black is the sum of what its ink reflects and what the lens scatters, and the two look the same. Office
printers' black reflects 2 to 20 % of white, so it does not measure the veil. But nothing on the mat can look darker
than the veil: neither a joint, nor a shadow, nor a channel that a tile's or stone's colour lacks. So every share of
veil is weighed by how dark the mat's darkest places are in each channel, and by the black that it would leave to the
ink. The result is a distribution; colours are corrected by its mean.
"""

from __future__ import annotations

from dataclasses import dataclass

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.settings.light import LightSettings

Floats = NDArray[np.float64]

_STEP = 0.0005  # step between two shares that are weighed, relative to white
_LEAST_INK = 1e-4


@dataclass(frozen=True, slots=True)
class VeilBelief:
    """A probability distribution of the veil: shares (n,) relative to white, rising, and the probability of each (n,)."""

    shares: Floats
    chances: Floats

    @property
    def mean(self) -> float:
        """The mean share, by which colours are corrected."""
        return float(self.shares @ self.chances)

    def within(self, chance: float) -> tuple[float, float]:
        """Two shares between which the veil lies with this probability, with equal probability beyond either."""
        risen = np.cumsum(self.chances)
        low, high = np.searchsorted(risen, [(1 - chance) / 2, (1 + chance) / 2])
        return float(self.shares[low]), float(self.shares[min(int(high), len(self.shares) - 1)])


def veil_belief(ink: Floats, darkest: Floats, settings: LightSettings) -> VeilBelief:
    """The distribution of the veil.

    Args:
        ink: how the markers' black looks in each channel, relative to white (3,).
        darkest: how the mat's darkest places look in each channel, relative to white (3,).
    """
    shares = np.arange(0.0, max(float(ink.min()), 0.0) + _STEP, _STEP)
    # Some place is nearly as dark as the veil, unless the mat is empty; anything darker than the veil is noise.
    above = float(darkest.min()) - shares
    near = (1 - settings.dark_missing) / settings.dark_typical * np.exp(-np.maximum(above, 0) / settings.dark_typical)
    dark = np.log(near + settings.dark_missing / settings.brightest_dark)
    dark -= 0.5 * (np.minimum(above, 0) / settings.dark_noise) ** 2
    left = np.maximum(float(ink.mean()) - shares, _LEAST_INK)
    printed = -0.5 * (np.log(left / settings.ink_typical) / settings.ink_spread) ** 2
    logs = dark + printed - shares / settings.veil_typical
    chances = np.exp(logs - logs.max())
    return VeilBelief(shares, chances / chances.sum())


def darkest_codes(frame_bgr: NDArray[np.uint8], outline_px: Floats, settings: LightSettings) -> NDArray[np.intp]:
    """The code of each channel (B, G, R) below which only ``dark_share`` of the pixels in an outline (N×2) lie.

    The picture is reduced first, so that single pixels' noise and sharpening say little.
    """
    height, width = frame_bgr.shape[:2]
    hull = cv2.convexHull(outline_px.astype(np.float32)).reshape(-1, 2)
    left, top = np.maximum(np.floor(hull.min(axis=0)), 0).astype(int)
    right, bottom = np.minimum(np.ceil(hull.max(axis=0)) + 1, (width, height)).astype(int)
    times = max(1.0, width / settings.dark_width_px)
    size = (max(1, round((right - left) / times)), max(1, round((bottom - top) / times)))
    small = cv2.resize(frame_bgr[top:bottom, left:right], size, interpolation=cv2.INTER_AREA)
    within = np.zeros(small.shape[:2], dtype=np.uint8)
    cv2.fillConvexPoly(within, np.round((hull - (left, top)) / times).astype(np.int32), 255)
    codes = []
    for channel in range(3):
        counts = cv2.calcHist([small], [channel], within, [256], [0, 256]).ravel()
        risen = np.cumsum(counts)
        codes.append(int(np.searchsorted(risen, settings.dark_share * risen[-1])))
    return np.array(codes, dtype=np.intp)
