"""The search's inner loops, in C++ (see ``vision.kernels``): scores, costs of position, and hill climbing.

Hypotheses are scored one at a time: lay the stones, intersect them with the rays, look the distances up in the tables.
"""

from __future__ import annotations

from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from vision.kernels.calling import kernel
from vision.walls.search.tables import Forms, Ground

Floats: TypeAlias = NDArray[np.float64]
Map: TypeAlias = NDArray[np.float32]
Indices: TypeAlias = NDArray[np.intp]


@kernel
def climb(
    ground: Ground,
    scenes: Indices,
    forms: Forms,
    lengths: Indices,
    loose: bool,
    steps: Floats,
    rounds: int,
    lines: Floats,
    best: Floats,
) -> None:
    """Hill climbing for lines (N×5), which are changed in place; ``best`` (N,) is filled with their scores.

    For each row of ``steps``, the best move is made while it gains enough, at most ``rounds`` times.

    Args:
        scenes, lengths: each line's scene, and the stones of its lowest course (N,).
        loose: leave each wall's height free on every ray; then ``forms`` are single courses.
        steps: sizes of moves along, across, in yaw, turn and gap (T×5), in mm and radians.
    """


@kernel
def weigh_blocks(ground: Ground, scene: int, blocks: Floats, half_length: float, scores: Floats) -> None:
    """Fill ``scores`` (N,) with the evidence for straight blocks of any height (N×4: x, y, cosine and sine of the yaw),
    without costs; ``half_length`` is in mm.
    """


@kernel
def choose_apart(lines: Floats, lengths: Indices, chosen: Indices) -> int:
    """Fill ``chosen``, until it is full, with the indices of lines (N×5, best first) that differ from all chosen before
    them; return their number. Lines of different lengths (N,) always differ.
    """
    raise NotImplementedError  # never reached: ``kernel`` calls the C++ function in source/search.cpp


@kernel
def cost_standing(ground: Ground, scenes: Indices, lines: Floats, places: Floats, costs: Floats) -> None:
    """Fill ``costs`` (N,) with the cost of where stones stand: off the tile, or in a foot.

    ``places`` (K,) are the stones' places on each line (N×5), in stones from its middle.
    """
