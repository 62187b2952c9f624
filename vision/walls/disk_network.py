"""A second count of a grain column's disks, by a small network that looks at the column straightened.

The arbiter counts by height: it holds straight columns against what the walls' network saw at 0.6 mm a point. Here the
picture is looked at as finely as it is, and every row of the strip gets the share of a disk that shows in it, whatever
the disks' slant; the sum is the count (the way of Lempitsky and Zisserman 2010, "Learning to count objects in images").
How near it comes to the arbiter's count is one of the measures of doubt: it never is a reading of its own.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from vision.learned_network import LearnedNetwork, NetworkFile
from vision.settings import VisionSettings
from vision.site import Site
from vision.walls.disk_strip import BELOW_MM, COLUMNS, INPUTS, rows_for, strip_at, strip_inputs

Map: TypeAlias = NDArray[np.float32]

FILE = NetworkFile("vision/walls", "disk_network.onnx", "disks'", "walls.network_missing", "walls.network_broken")
_LEAST_ROWS = 24


class DiskNetwork:
    """The network, ready to be asked."""

    def __init__(self, weights: bytes) -> None:
        """Raises ``UnusableNetwork`` (``walls.network_broken``) if these bytes are not the network."""
        asked = (1, INPUTS, _LEAST_ROWS, COLUMNS)
        self._network = LearnedNetwork(FILE, weights, asked, (1, 1, _LEAST_ROWS, 1))

    def shares(self, strips: Map) -> Map:
        """How much of a disk shows in each row (N×rows) of strips (N×``INPUTS``×rows×``COLUMNS``)."""
        shares: Map = np.logaddexp(np.float32(0), self._network.answers(strips)[:, 0, :, 0])
        return shares


def second_count(site: Site, column: tuple[float, float, int], network: DiskNetwork, settings: VisionSettings) -> float:
    """How many disks (and what fraction of one) a column at x, y seems to have, thought to have so many.

    The mean of the strip as it is and mirrored.
    """
    x_mm, y_mm, disks = column
    pieces = settings.geometry.pieces
    height_mm = disks * pieces.grain_thickness_mm
    strip = strip_at(site, (x_mm, y_mm), -BELOW_MM, rows_for(height_mm), pieces.grain_diameter_mm / 2)
    inputs = strip_inputs(strip, 0.0, height_mm)
    shares = network.shares(np.stack([inputs, inputs[:, :, ::-1]]))
    return float(shares.sum() / len(shares))


@lru_cache(maxsize=1)
def shipped_disk_network() -> DiskNetwork:
    """The network that comes with the package.

    Raises:
        UnusableNetwork: ``walls.network_missing``, ``walls.network_broken``.
    """
    return DiskNetwork(FILE.shipped())
