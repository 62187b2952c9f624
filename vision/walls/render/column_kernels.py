"""Scores grain columns by their parts' running sums, ray by ray, in C++ (see ``vision.kernels``)."""

from __future__ import annotations

from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from vision.kernels.calling import kernel
from vision.walls.evidence.ray_sums import Rays

Floats: TypeAlias = NDArray[np.float64]
Map: TypeAlias = NDArray[np.float32]


@kernel
def weigh_disks(sums: Map, rays: Rays, columns: Floats, radius_mm: float, disk_mm: float, scores: Floats) -> None:
    """Fill ``scores`` (N,) with how much better each column (N×3: x, y, disks) fits than none.

    ``sums`` are the parts' running sums (4×m×(rows+1), flat; see ``vision.walls.render.column_sums``).
    """
