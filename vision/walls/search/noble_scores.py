"""Scores of nobles at many places."""

from __future__ import annotations

from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from vision.walls.evidence.noble_silhouette import Profile, waist_mm
from vision.walls.evidence.ray_sums import Evidence, rays_of
from vision.walls.search.proposal_kernels import weigh_pawns

Floats: TypeAlias = NDArray[np.float64]


def pawn_scores(evidence: Evidence, sums: NDArray[np.float32], x_mm: Floats, y_mm: Floats, profile: Profile) -> Floats:
    """The sum (B,) of a map (from its running sums) over the points that pawns would show."""
    scores = np.empty(len(x_mm))
    places = np.column_stack([x_mm, y_mm]).astype(np.float64)
    weigh_pawns(rays_of(evidence.sight), sums, places, np.array(profile, dtype=np.float64), waist_mm(profile), scores)
    return scores
