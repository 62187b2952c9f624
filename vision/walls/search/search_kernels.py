"""The search's inner loops (in C++, see ``vision.kernels``): scoring, costs of standing, and hill climbing.

They handle one hypothesis at a time: its stones, where each ray meets and leaves them, and the tables' values there.
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
    """Hill climbing for lines (N×5): make the best move as long as that pays, then try smaller moves.

    ``lines`` are moved, ``best`` (N,) is filled with their scores; ``steps`` (T×5) are along, across, yaw, turn and gap.
    """


@kernel
def weigh_blocks(ground: Ground, scene: int, blocks: Floats, half_length: float, scores: Floats) -> None:
    """Fill in the scores (N,) of straight blocks of any height (N×4: x, y, cosine and sine of the yaw); costs are left
    out."""


@kernel
def choose_apart(lines: Floats, lengths: Indices, chosen: Indices) -> int:
    """Fill in which blocks (N×5, of these lengths, best first) differ from all chosen before; return their number."""
    raise NotImplementedError  # never reached: ``kernel`` calls the C++ function in source/search.cpp


@kernel
def cost_standing(ground: Ground, scenes: Indices, lines: Floats, places: Floats, costs: Floats) -> None:
    """Fill in the cost (N,) of where stones at places (K,) on lines (N×5) stand."""
