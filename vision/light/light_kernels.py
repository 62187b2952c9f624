"""Colours of a view relative to white paper (see ``vision.light.light_model`` and ``vision.kernels``)."""

from __future__ import annotations

from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from vision.kernels.calling import kernel

Bgr: TypeAlias = NDArray[np.uint8]
Floats: TypeAlias = NDArray[np.float32]


@kernel
def relate_to_white(bgr: Bgr, gain: Floats, linear: Floats, crosstalk: np.float32, out: Floats) -> None:
    """Fill ``out`` (h×w×3) with the linear light of each pixel times the gain there.

    Args:
        bgr: the view's colours (h×w×3).
        gain: what light is multiplied with in the middles of equal parts of the view (H×W×3), bilinear between them.
        linear: linear light of every code of each channel (256×3).
        crosstalk: the share of red (the last channel) that shows in blue (the first) and is subtracted there.
    """
