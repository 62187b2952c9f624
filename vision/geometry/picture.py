"""A picture's pixels, and parts of it in whole pixels."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, TypeAlias

if TYPE_CHECKING:  # a table without a camera does not need numpy
    import numpy as np
    from numpy.typing import NDArray


@dataclass(frozen=True, slots=True)
class Rectangle:
    """A crop of the picture in whole pixels; ``left, top`` inclusive, ``right, bottom`` exclusive."""

    left: int
    top: int
    right: int
    bottom: int


Bgr: TypeAlias = "NDArray[np.uint8]"
