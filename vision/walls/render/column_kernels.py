"""The inner loop of counting a column's disks (in C++, see ``vision.kernels``): scores columns, ray by ray."""

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
    """Fill in how much better each column (N×3: x, y, disks) fits than none, from the parts' running sums
    (4×m×(rows+1), flat; see ``vision.walls.render.column_sums``).
    """
