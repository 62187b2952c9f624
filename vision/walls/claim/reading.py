"""Walls and grain of all cities of one mat, read together: what stands on one tile may hide part of the next.

The learned network looks at every tile. Nobles and columns are put where it sees them best, walls are searched for on
all tiles at once, then again where they claim the same ground. At last the arbiter holds drawings of each tile's best
explanation and its rivals against what the network saw.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from vision.geometry.table import Cell
from vision.walls.evidence.network import PartNetwork, shipped_network
from vision.walls.evidence.site import Site
from vision.walls.evidence.tile_evidence import distance_mm, unrolled
from vision.walls.search.mat_search import proposed, starts_for, walls_on
from vision.walls.select.map_estimate import Verdict
from vision.walls.select.mat_selection import judged_together

Map: TypeAlias = NDArray[np.float32]


def explain_cities(sites: Sequence[Site], network: PartNetwork | None = None) -> dict[Cell, Verdict]:
    """The best explanation of every city of one mat whose tile is known; by the shipped network unless another is given.

    Raises:
        UnusableNetwork: ``walls.network_missing``, ``walls.network_broken``.
    """
    known = [site for site in sites if site.side is not None]
    if not known:
        return {}
    chosen = shipped_network() if network is None else network
    tiles = sorted((unrolled(site, chosen) for site in known), key=distance_mm)
    settings = tiles[0].site.settings
    stands = proposed(tiles, settings)
    walls = walls_on(tiles, stands, settings)
    starts = {cell: starts_for(walls[cell], stand, settings) for cell, stand in stands.items()}
    return judged_together(tiles, starts, settings)
