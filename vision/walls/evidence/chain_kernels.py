"""Weighs all chains of disks in a strip, one disk after another (see ``disk_chain``; in C++, see ``vision.kernels``)."""

from __future__ import annotations

from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from vision.kernels.calling import kernel

Floats: TypeAlias = NDArray[np.float64]


@kernel
def weigh_chains(marks: Floats, heights: Floats, least_rows: int, never: float, sums: Floats) -> None:
    """Fill in the log weights (N×most) of all chains of one to ``most`` disks in N strips.

    Args:
        marks: rim, foot, top and body of every row (N×4×rows).
        heights: log odds of a disk showing ``least_rows`` rows high, one more, and so on.
        never: log weight of what is impossible.
    """
