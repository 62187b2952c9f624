"""Reduces part of a picture by area averaging, in C++ (see ``vision.kernels``)."""

from __future__ import annotations

from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from vision.kernels.calling import kernel

Gray: TypeAlias = NDArray[np.uint8]


@kernel
def reduce_part(gray: Gray, step: float, left: int, top: int, out: Gray) -> None:
    """Fill ``out`` (h×w) with part of the reduced picture: each pixel is the mean of the area that it covers.

    The result is that of ``cv2.resize`` with ``INTER_AREA``, except that halves are rounded up.

    Args:
        gray: the picture (H×W).
        step: pixels of the picture per reduced pixel, along each side; at least 1.
        left, top: the first column and row, in reduced pixels. (left + w)·step may exceed W, and (top + h)·step H, by
            less than a pixel.
    """
