"""A second count of a grain column's disks, by small networks that see the straightened column.

Drawings count by height: they compare straight columns with the wall network's output at 0.6 mm a point. A disk network
sees the picture at its full resolution, and marks in every row of the strip the evidence for a rim between two disks, a
foot, a top and a column's body. ``vision.walls.evidence.disk_chain`` turns the marks into probabilities of counts, and
``vision.walls.select.disk_count_fusion`` combines them with the drawings' scores. Two networks ship; the second one is
asked where the first does not prefer one count clearly.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import lru_cache
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from vision.networks.onnx_network import LearnedNetwork, NetworkFile
from vision.settings.stages import VisionSettings
from vision.walls.evidence.disk_chain import MARKS, count_odds
from vision.walls.evidence.disk_strip import BELOW_MM, COLUMNS, INPUTS, rows_for, strip_at, strip_inputs
from vision.walls.evidence.site import Site

Map: TypeAlias = NDArray[np.float32]
Floats: TypeAlias = NDArray[np.float64]
Column: TypeAlias = tuple[float, float, int]

FILE = NetworkFile(
    "vision/walls/evidence", "disk_network.onnx", "disks'", "walls.network_missing", "walls.network_broken"
)
SECOND_FILE = replace(FILE, name="second_disk_network.onnx")
_LEAST_ROWS = 24


class DiskNetwork:
    """A network, ready to use."""

    def __init__(self, weights: bytes, file: NetworkFile = FILE) -> None:
        """Raises ``UnusableNetwork`` (``walls.network_broken``) if these bytes, read from ``file``, are not such a network."""
        asked = (1, INPUTS, _LEAST_ROWS, COLUMNS)
        self._network = LearnedNetwork(file, weights, asked, (1, MARKS, _LEAST_ROWS, 1))

    def marks(self, strips: Map) -> Map:
        """Each row's marks (N×``MARKS``×rows) of strips (N×``INPUTS``×rows×``COLUMNS``)."""
        return self._network.answers(strips)[..., 0]


def disk_chances(
    site: Site, thought: Sequence[Column], most: int, network: DiskNetwork, settings: VisionSettings
) -> Floats:
    """Log probabilities (N×``most``) of one to ``most`` disks, for each of N possible columns (x, y, disks).

    Each is the mean over the strip and its mirror image.
    """
    pieces = settings.geometry.pieces
    disk_mm = pieces.grain_thickness_mm * settings.stages.grain.drawn_share
    heights_mm = [disks * pieces.grain_thickness_mm for _, _, disks in thought]
    rows = rows_for(max(heights_mm))
    strips = [strip_at(site, (x, y), -BELOW_MM, rows, pieces.grain_diameter_mm / 2) for x, y, _ in thought]
    inputs = [strip_inputs(strip, 0.0, height) for strip, height in zip(strips, heights_mm, strict=True)]
    marks = network.marks(np.stack([side for own in inputs for side in (own, own[:, :, ::-1])]))
    chances = [
        count_odds(marks[2 * i : 2 * i + 2], strip.elevation_rad, disk_mm, most).mean(axis=0)
        for i, strip in enumerate(strips)
    ]
    return np.stack(chances)


@lru_cache(maxsize=1)
def shipped_disk_networks() -> tuple[DiskNetwork, ...]:
    """The networks that come with the package, in the order in which they are asked.

    Raises:
        UnusableNetwork: ``walls.network_missing``, ``walls.network_broken``.
    """
    return tuple(DiskNetwork(file.shipped(), file) for file in (FILE, SECOND_FILE))
