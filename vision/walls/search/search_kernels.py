"""The search's inner loops (in C++, see ``vision.kernels``): what a hypothesis shows, what standing costs, and climbing.

Everything is one hypothesis at a time: its stones, where each ray meets and leaves them, and what the tables say there.
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
    """Lines (N×5) climbing, each by the best of its moves as long as that pays, then with smaller ones.

    ``lines`` are moved, ``best`` (N,) is filled with their scores; ``steps`` (T×5) are along, across, yaw, turn and gap.
    """


@kernel
def weigh_blocks(ground: Ground, scene: int, blocks: Floats, half_length: float, scores: Floats) -> None:
    """Fill in the scores (N,) of straight blocks of any height (N×4: x, y, cosine and sine of the yaw); costs are left
    out."""


@kernel
def choose_apart(lines: Floats, lengths: Indices, chosen: Indices) -> int:
    """Fill in which of blocks (N×5, of these lengths, the best first) differ from all chosen before; how many do."""
    raise NotImplementedError  # never reached: ``kernel`` calls the one in source/search.cpp


@kernel
def cost_standing(ground: Ground, scenes: Indices, lines: Floats, places: Floats, costs: Floats) -> None:
    """Fill in what stones at places (K,) on lines (N×5) pay for where they stand (N,)."""
