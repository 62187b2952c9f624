"""The table tops in photos of cards."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from random import Random
from typing import TypeAlias

import cv2
import numpy as np
from numpy.typing import NDArray

from hardware.virtual.pictures.painting import linear_bgr

Floats32: TypeAlias = NDArray[np.float32]

_PX = 700
_TOPS = {
    "walnut": (86, 58, 44),
    "oak": (158, 117, 76),
    "pine": (196, 160, 110),
    "black cloth": (32, 32, 36),
    "green felt": (30, 92, 56),
    "red felt": (128, 26, 32),
    "grey cloth": (112, 114, 118),
    "white lacquer": (232, 230, 226),
    "linen": (176, 166, 146),
}
_KEPT_TOPS = {"slate": (70, 74, 82), "blue oilcloth": (52, 84, 140)}


@dataclass(frozen=True, slots=True)
class Table:
    """A name, and linear BGR from above (square)."""

    name: str
    raster: Floats32


def random_table(rng: Random, *, kept: bool) -> Table:
    """A random table top, or one of those that no training photo has."""
    name = rng.choice(sorted(_KEPT_TOPS if kept else _TOPS))
    return _table(name, rng.randrange(4))


@lru_cache(maxsize=16)
def _table(name: str, seed: int) -> Table:
    rng = np.random.default_rng([len(name), seed])
    wood = name in ("walnut", "oak", "pine")
    fine = rng.normal(0, 1, (_PX, _PX)).astype(np.float32)
    streaks = cv2.GaussianBlur(fine, (0, 0), 12 if wood else 1.2, sigmaY=0.7)
    folds = cv2.resize(rng.normal(0, 1, (14, 14)).astype(np.float32), (_PX, _PX), interpolation=cv2.INTER_CUBIC)
    bright = 1 + 0.1 * np.asarray(streaks) / np.asarray(streaks).std() + 0.08 * np.asarray(folds)
    if wood:
        bright[:: _PX // 14] *= 0.5
    if name in _KEPT_TOPS:
        checks = (np.indices((_PX, _PX)) // 24).sum(axis=0) % 2
        bright *= 1 + 0.25 * checks
    colour = np.array(linear_bgr((_TOPS | _KEPT_TOPS)[name]), dtype=np.float32)
    return Table(name, np.asarray(np.clip(bright, 0.2, 2.0)[..., None] * colour, dtype=np.float32))
