"""Weighs every disk count of a strip by a forward pass over its rows, in C++ (see ``disk_chain`` and ``vision.kernels``)."""

from __future__ import annotations

from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from vision.kernels.calling import kernel

Floats: TypeAlias = NDArray[np.float64]


@kernel
def weigh_chains(marks: Floats, heights: Floats, least_rows: int, never: float, sums: Floats) -> None:
    """Fill ``sums`` (N×most) with the log weights of one to ``most`` disks in N strips, each summed over all chains of
    that many disks.

    Args:
        marks: rim, foot, top and body of every row, counted upwards (N×4×rows).
        heights: log odds of a disk that shows ``least_rows`` rows high, one row higher, and so on.
        never: log weight of a disk that would begin below the strip.
    """
