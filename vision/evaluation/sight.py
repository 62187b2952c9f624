"""How much of a standing piece shows past the walls known from truth: nobody can see what stands behind them."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from vision.geometry.mat_view import MatView

StoneMm = tuple[float, float, float]
# A stone is modelled as a ball as wide as a cube is on average; it hides nothing within its own size.
STONE_RADIUS_MM = 6.2
OWN_SIZE_MM = 6.0
AROUND, UP = 8, 5


def share_shown(
    view: MatView, foot_mm: tuple[float, float], size_mm: tuple[float, float], stones_mm: Sequence[StoneMm]
) -> float:
    """The share of points on an upright cylinder that no stone hides from the camera.

    Args:
        foot_mm: the middle of the cylinder's foot on the mat.
        size_mm: its radius and height.
        stones_mm: the middles of all stones on its mat. Columns of grain hide things too, but truth does not say
            where on a tile they stand.
    """
    if not stones_mm:
        return 1.0
    stones: NDArray[np.float64] = np.array(stones_mm, dtype=np.float64)
    radius, height = size_mm
    turns = np.linspace(0, 2 * np.pi, AROUND, endpoint=False)
    heights = np.linspace(0.1 * height, 0.95 * height, UP)
    points = np.array(
        [(foot_mm[0] + radius * np.cos(a), foot_mm[1] + radius * np.sin(a), z) for a in turns for z in heights]
    )
    eye = view.eye_mm()
    rays = points - eye
    reach = np.linalg.norm(rays, axis=1)
    along = (stones - eye) @ (rays / reach[:, None]).T
    aside = np.sqrt(np.maximum(((stones - eye) ** 2).sum(axis=1)[:, None] - along**2, 0.0))
    covered = ((aside < STONE_RADIUS_MM) & (along < reach - OWN_SIZE_MM)).any(axis=0)
    return 1.0 - float(covered.mean())
