"""A second count of a grain column's disks, by a small network that looks at the column straightened.

The arbiter counts by height: it holds straight columns against what the walls' network saw at 0.6 mm a point. Here the
picture is looked at as finely as it is, and every row of the strip gets the share of a disk that shows in it, whatever
the disks' slant; the sum is the count (the way of Lempitsky and Zisserman 2010, "Learning to count objects in images").
How near it comes to the arbiter's count is one of the measures of doubt: it never is a reading of its own.
"""

from __future__ import annotations

import threading
from functools import lru_cache
from importlib.resources import files
from typing import TypeAlias

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.settings import VisionSettings
from vision.site import Site
from vision.walls.disk_strip import BELOW_MM, COLUMNS, INPUTS, rows_for, strip_at, strip_inputs
from vision.walls.network import UnusableNetwork, read_classic

Map: TypeAlias = NDArray[np.float32]

WEIGHTS = "disk_network.onnx"
_LEAST_ROWS = 24


class DiskNetwork:
    """The network, ready to be asked; one at a time, as OpenCV keeps its input inside."""

    def __init__(self, weights: bytes) -> None:
        """Raises ``UnusableNetwork`` (``walls.network_broken``) if these bytes are not the network."""
        try:
            self._net = read_classic(np.frombuffer(weights, dtype=np.uint8))
            self._lock = threading.Lock()
            answer = self.shares(np.zeros((1, INPUTS, _LEAST_ROWS, COLUMNS), dtype=np.float32))
        except cv2.error as error:
            raise _broken() from error
        if answer.shape != (1, _LEAST_ROWS):
            raise _broken()

    def shares(self, strips: Map) -> Map:
        """How much of a disk shows in each row (N×rows) of strips (N×``INPUTS``×rows×``COLUMNS``)."""
        with self._lock:
            self._net.setInput(strips)
            answer = np.asarray(self._net.forward(), dtype=np.float32)[:, 0, :, 0].copy()
        shares: Map = np.logaddexp(np.float32(0), answer)
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
    try:
        weights = files("vision.walls").joinpath(WEIGHTS).read_bytes()
    except OSError as error:
        raise UnusableNetwork(
            "walls.network_missing", f"The file vision/walls/{WEIGHTS} is missing: install the package anew."
        ) from error
    return DiskNetwork(weights)


def _broken() -> UnusableNetwork:
    return UnusableNetwork(
        "walls.network_broken", f"The file vision/walls/{WEIGHTS} is not the disks' network: install the package anew."
    )
