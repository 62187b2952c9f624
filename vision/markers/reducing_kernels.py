"""A part of a picture reduced, each pixel the mean of what it covers (in C++, see ``vision.kernels``)."""

from __future__ import annotations

from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from vision.kernels.calling import kernel

Gray: TypeAlias = NDArray[np.uint8]


@kernel
def reduce_part(gray: Gray, step: float, left: int, top: int, out: Gray) -> None:
    """Fill ``out`` (h×w) with what the whole picture, reduced, has from a column and a row on.

    As ``cv2.resize`` with ``INTER_AREA`` has it, but for how halves are rounded.

    Args:
        gray: the picture (H×W); (top + h)·step must not exceed H by a pixel, nor (left + w)·step W.
        step: so many pixels of the picture make one, 1 or more.
    """
