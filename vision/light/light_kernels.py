"""Converts pixels to colours relative to white paper, in C++ (see ``vision.light.light_model`` and ``vision.kernels``)."""

from __future__ import annotations

from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from vision.kernels.calling import kernel

Bgr: TypeAlias = NDArray[np.uint8]
Floats: TypeAlias = NDArray[np.float32]


@kernel
def relate_to_white(bgr: Bgr, gain: Floats, linear: Floats, crosstalk: np.float32, out: Floats) -> None:
    """Fill ``out`` (h×w×3) with each pixel's linear light times the gain there, without crosstalk.

    Args:
        bgr: sRGB codes (h×w×3).
        gain: factors on a coarse grid (H×W×3), at the centres of H×W equal parts of the view; bilinear in between.
        linear: linear light of every code of each channel (256×3).
        crosstalk: the share of red light that shows as blue; it is subtracted from blue, which is then rescaled so that
            white stays white.
    """
