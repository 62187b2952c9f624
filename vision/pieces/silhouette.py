"""A piece already found, as it shows in the picture."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

import numpy as np
from numpy.typing import NDArray


@dataclass(frozen=True, slots=True)
class Silhouette:
    """A piece already found, as it shows in the picture: what may stand in front of a wall or beside it.

    Attributes:
        kind: what it is.
        seat: whose colour it has; None for what has no seat's colour.
        x_mm, y_mm: the middle of its foot on the mat.
        outline_px: its outline (N×2, pixels).
        sure: false if it is only suspected there.
    """

    kind: Literal["noble", "shield", "elephant", "marker", "hand", "unknown"]
    seat: int | None
    x_mm: float
    y_mm: float
    outline_px: NDArray[np.float64]
    sure: bool
