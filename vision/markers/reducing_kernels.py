"""Reduces a part of a picture; each new pixel is the mean of those it covers (in C++, see ``vision.kernels``)."""

from __future__ import annotations

from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from vision.kernels.calling import kernel

Gray: TypeAlias = NDArray[np.uint8]


@kernel
def reduce_part(gray: Gray, step: float, left: int, top: int, out: Gray) -> None:
    """Fill ``out`` (h×w) with a part of the reduced picture, from the given column and row on.

    The result is that of ``cv2.resize`` with ``INTER_AREA``, except for how halves are rounded.

    Args:
        gray: the picture (H×W); (top + h)·step must not exceed H by a pixel, nor (left + w)·step W.
        step: how many pixels of the picture, along each side, make one; 1 or more.
    """
