"""The silhouette of a noble along the lines of sight; it has the wall's colour, so walls are only read beside it."""

from __future__ import annotations

from dataclasses import replace
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from vision.walls.evidence.line_of_sight import FAR, LineOfSight, Mask

Floats: TypeAlias = NDArray[np.float64]
Profile: TypeAlias = tuple[tuple[float, float], ...]


def pawn_cover(
    sight: LineOfSight, x_mm: Floats, y_mm: Floats, profile: Profile
) -> tuple[tuple[Floats, Floats], tuple[Floats, Floats]]:
    """Ground hidden by the body and by the head of pawns at (B,): (low, high) twice, each B×m.

    The profile is ``(height, radius)`` pairs; its waist parts body from head.
    """
    dx, dy = x_mm - sight.eye_mm[0], y_mm - sight.eye_mm[1]
    reach = np.hypot(dx, dy)[:, None]
    turn = sight.bearings[None] - np.arctan2(dy, dx)[:, None]
    aside, along = reach * np.sin(turn), reach * np.cos(turn)
    waist = waist_mm(profile)
    body = _rings(sight, aside, along, [p for p in profile if p[0] <= waist])
    head = _rings(sight, aside, along, [p for p in profile if p[0] >= waist])
    return body, head


def _rings(sight: LineOfSight, aside: Floats, along: Floats, rings: list[tuple[float, float]]) -> tuple[Floats, Floats]:
    low, high = np.full(aside.shape, FAR), np.full(aside.shape, -FAR)
    aside = np.where(along > 0, aside, FAR)
    for height, radius in rings:
        square = radius**2 - aside**2
        met = square > 0
        half = np.sqrt(np.maximum(square, 0))
        shade = sight.shade(height)
        low = np.where(met, np.minimum(low, (along - half) * shade), low)
        high = np.where(met, np.maximum(high, (along + half) * shade), high)
    return low, high


def waist_mm(profile: Profile) -> float:
    """The height at which body and head meet."""
    return min((radius, height) for height, radius in profile if 6.0 < height < 18.0)[1]


def pawn_mask(sight: LineOfSight, x_mm: float, y_mm: float, profile: Profile) -> Mask:
    """Raster points (rows×m) a pawn covers."""
    mask: Mask = np.zeros((sight.rows, len(sight.bearings)), dtype=bool)
    columns = sight.columns_showing(x_mm, y_mm, max(radius for _, radius in profile))
    there = replace(sight, bearings=sight.bearings[columns])
    covers = pawn_cover(there, np.array([x_mm]), np.array([y_mm]), profile)
    for low, high in covers:
        mask[:, columns] |= there.covered(low[0], high[0])
    return mask
