"""A lesson's view as it might have been: lying a little otherwise, softer, in another light, noisier.

Kept views are bytes, so that another light is a table of 256 tones, and noise is cut from a pool: a batch of thirty-two
costs a few milliseconds.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import cv2
import numpy as np
from numpy.typing import NDArray

from companion.training.card_lessons import Bytes, as_tones_again

_BRIGHTEST: Final = 1.12
_POOL: Final = 1 << 21
_SHIFT_PX, _TURN_DEG, _GROWTH = 1.2, 1.5, 0.035
_SOFTENED = 0.25


class Variety:
    """Varies views; every choice comes from ``rng``."""

    def __init__(self, rng: np.random.Generator) -> None:
        self._rng = rng
        self._noise = rng.standard_normal(_POOL, dtype=np.float32)

    def of(self, views: Sequence[Bytes]) -> NDArray[np.float32]:
        """Views (each 3×h×w) as a batch (N×3×h×w, tones), each varied in its own way."""
        return np.stack([self._varied(view) for view in views])

    def _varied(self, view: Bytes) -> NDArray[np.float32]:
        rng = self._rng
        lit = self._lit(self._laid_otherwise(view))
        start = int(rng.integers(_POOL - lit.size))
        lit += self._noise[start : start + lit.size].reshape(lit.shape) * np.float32(rng.uniform(0, 0.02))
        return np.clip(lit, 0.0, _BRIGHTEST)

    def _laid_otherwise(self, view: Bytes) -> Bytes:
        """Shifted, turned, stretched a little; now and then softer. Its rim is repeated."""
        rng = self._rng
        _, height, width = view.shape
        middle = (width / 2, height / 2)
        size = float(np.exp(rng.normal(0, _GROWTH)))
        turn = np.asarray(cv2.getRotationMatrix2D(middle, float(rng.normal(0, _TURN_DEG)), size), np.float64)
        turn = turn @ np.diag([np.exp(rng.normal(0, _GROWTH / 2)), 1.0, 1.0])
        turn[:, 2] += rng.normal(0, _SHIFT_PX, 2)
        picture = np.ascontiguousarray(view.transpose(1, 2, 0))
        moved = cv2.warpAffine(picture, turn, (width, height), flags=cv2.INTER_LINEAR, borderMode=cv2.BORDER_REPLICATE)
        if rng.random() < _SOFTENED:
            moved = cv2.GaussianBlur(moved, (3, 3), float(rng.uniform(0.3, 0.8)))
        return np.asarray(moved, dtype=np.uint8).transpose(2, 0, 1)

    def _lit(self, view: Bytes) -> NDArray[np.float32]:
        """Brighter or darker, tinted, with more or less contrast."""
        rng = self._rng
        tones = as_tones_again(np.arange(256, dtype=np.uint8))
        bent = np.clip(tones, 1e-4, None) ** np.exp(rng.normal(0, 0.08))
        gains = np.exp(rng.normal(0, 0.06) + rng.normal(0, 0.02, 3))
        return np.stack([(bent * gain).astype(np.float32)[part] for part, gain in zip(view, gains, strict=True)])
