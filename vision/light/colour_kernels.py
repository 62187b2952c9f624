"""Looks up the colour class of every pixel, in C++ (see ``vision.light.colours`` and ``vision.kernels``)."""

from __future__ import annotations

from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from vision.kernels.calling import kernel

Floats: TypeAlias = NDArray[np.float32]
Classes: TypeAlias = NDArray[np.uint8]


@kernel
def look_up(relative: Floats, table: Classes, levels: int, brightest: float, out: Classes) -> None:
    """Fill ``out`` (n,) with the colour classes of n pixels.

    Args:
        relative: linear colours relative to white (3n,): blue, green and red of each pixel.
        table: the class of every quantised colour (``levels``³,); see ``colours.colour_table``.
        levels: the number of levels per channel, equally spaced in its square root from 0 to ``brightest``.
        brightest: brighter channels are clipped to this.
    """
