"""Colour classes looked up pixel by pixel (see ``vision.light.colours`` and ``vision.kernels``)."""

from __future__ import annotations

from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from vision.kernels.calling import kernel

Floats: TypeAlias = NDArray[np.float32]
Classes: TypeAlias = NDArray[np.uint8]


@kernel
def look_up(relative: Floats, table: Classes, levels: int, brightest: float, out: Classes) -> None:
    """Fill ``out`` (n) with the classes of colours (3n, one pixel's channels after another's).

    Args:
        table: the class of every quantised colour, ``levels``³ of them.
        levels: so many there are of each channel, at equal steps of its square root up to ``brightest``.
    """
