"""Colour classes looked up pixel by pixel (see ``vision.light.colours`` and ``vision.compiled``)."""

from __future__ import annotations

from typing import Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from vision.compiled import compiled

Floats: TypeAlias = NDArray[np.float32]
Classes: TypeAlias = NDArray[np.uint8]

_AT_ONCE: Final = 1024  # pixels; roots are drawn of several numbers at a time, of which the table knows nothing


@compiled
def look_up(relative: Floats, table: Classes, levels: int, brightest: float, out: Classes) -> None:
    """Fill ``out`` (n) with the classes of colours (3n, one pixel's channels after another's).

    Args:
        table: the class of every quantised colour, ``levels``³ of them.
        levels: so many there are of each channel, at equal steps of its square root up to ``brightest``.
    """
    per_light, most, none = np.float32((levels - 1) ** 2 / brightest), np.float32(brightest), np.float32(0.0)
    level = np.empty(3 * _AT_ONCE, dtype=np.int32)
    for start in range(0, len(out), _AT_ONCE):
        count = min(_AT_ONCE, len(out) - start)
        for i in range(3 * count):
            light = relative[3 * start + i]
            light = light if light > none else none
            light = light if light < most else most
            level[i] = np.int32(np.sqrt(light * per_light))
        for i in range(count):
            out[start + i] = table[(level[3 * i] * levels + level[3 * i + 1]) * levels + level[3 * i + 2]]
