"""A grain column: brown disks stacked upright, so that three numbers give its appearance: x, y and the count."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

Floats: TypeAlias = NDArray[np.float64]


@dataclass(frozen=True, slots=True)
class GrainShape:
    """Sizes of one disk, and how much lower a column looks because of its dark edges."""

    diameter_mm: float
    thickness_mm: float
    loss_mm: float

    def height_mm(self, disks: Floats) -> Floats:
        """The visible height of columns of that many disks."""
        shown: Floats = self.thickness_mm * disks - self.loss_mm
        return shown


@dataclass(frozen=True, slots=True)
class Column:
    """A grain column as a hypothesis, with its score."""

    x_mm: float
    y_mm: float
    disks: int
    score: float
