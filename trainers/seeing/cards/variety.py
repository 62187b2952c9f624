"""Varies a lesson's view: slightly moved, softer, in other light, noisier.

Views are stored as bytes, so other light is a table of 256 tones, and noise comes from a pool: a batch of thirty-two
costs a few milliseconds.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import cv2
import numpy as np
from numpy.typing import NDArray

from trainers.seeing.cards.lessons import Bytes, as_tones_again

_BRIGHTEST: Final = 1.12
_POOL: Final = 1 << 21
_SHIFT_PX, _TURN_DEG, _GROWTH = 1.2, 1.5, 0.035
_SOFTENED, _COARSENED = 0.25, 0.12
_HIDDEN = 0.35
_CORNER_SHARE = (0.3, 0.36)  # an index's share of a whole card's width and height


class Variety:
    """Varies views; every choice comes from ``rng``.

    Args:
        hides_corners: sometimes paint over one or both index corners, so that the rest must be read.
    """

    def __init__(self, rng: np.random.Generator, *, hides_corners: bool = False) -> None:
        self._rng = rng
        self._hides_corners = hides_corners
        self._noise = rng.standard_normal(_POOL, dtype=np.float32)

    def of(self, views: Sequence[Bytes]) -> NDArray[np.float32]:
        """Views (each 3×h×w) as a batch (N×3×h×w, tones), each varied in its own way."""
        return np.stack([self._varied(view) for view in views])

    def _varied(self, view: Bytes) -> NDArray[np.float32]:
        rng = self._rng
        laid = self._laid_otherwise(view)
        if self._hides_corners and rng.random() < _HIDDEN:
            laid = self._with_corners_hidden(laid)
        lit = self._lit(laid)
        start = int(rng.integers(_POOL - lit.size))
        lit += self._noise[start : start + lit.size].reshape(lit.shape) * np.float32(rng.uniform(0, 0.02))
        return np.clip(lit, 0.0, _BRIGHTEST)

    def _laid_otherwise(self, view: Bytes) -> Bytes:
        """Shift, turn and stretch a view a little, and sometimes soften it; its rim is repeated."""
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
        elif rng.random() < _COARSENED:
            share = rng.uniform(0.5, 0.85)
            small = cv2.resize(moved, (round(width * share), round(height * share)), interpolation=cv2.INTER_AREA)
            moved = cv2.resize(small, (width, height), interpolation=cv2.INTER_LINEAR)
        return np.asarray(moved, dtype=np.uint8).transpose(2, 0, 1)

    def _with_corners_hidden(self, view: Bytes) -> Bytes:
        rng = self._rng
        hidden = view.copy()
        _, height, width = view.shape
        tall, wide = round(_CORNER_SHARE[1] * height), round(_CORNER_SHARE[0] * width)
        tone = np.median(view[:, tall:-tall, :], axis=(1, 2)) if rng.random() < 0.5 else rng.uniform(0, 255, 3)
        first, both = rng.random() < 0.5, rng.random() < 0.6
        if first or both:
            hidden[:, :tall, :wide] = np.asarray(tone)[:, None, None]
        if both or not first:
            hidden[:, -tall:, -wide:] = np.asarray(tone)[:, None, None]
        return hidden

    def _lit(self, view: Bytes) -> NDArray[np.float32]:
        """Make a view brighter or darker, tinted, with more or less contrast."""
        rng = self._rng
        tones = as_tones_again(np.arange(256, dtype=np.uint8))
        bent = np.clip(tones, 1e-4, None) ** np.exp(rng.normal(0, 0.08))
        gains = np.exp(rng.normal(0, 0.06) + rng.normal(0, 0.02, 3))
        return np.stack([(bent * gain).astype(np.float32)[part] for part, gain in zip(view, gains, strict=True)])
