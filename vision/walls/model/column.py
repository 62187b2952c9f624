"""A grain column: brown disks on one another, upright, so that three numbers say where it shows: x, y and the count."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

Floats: TypeAlias = NDArray[np.float64]


@dataclass(frozen=True, slots=True)
class GrainShape:
    """Sizes of one disk, and by how much dark edges make a column look lower than it is."""

    diameter_mm: float
    thickness_mm: float
    loss_mm: float

    def height_mm(self, disks: Floats) -> Floats:
        """The height that columns of that many disks show."""
        shown: Floats = self.thickness_mm * disks - self.loss_mm
        return shown


@dataclass(frozen=True, slots=True)
class Column:
    """A grain column as a hypothesis, with its score."""

    x_mm: float
    y_mm: float
    disks: int
    score: float
