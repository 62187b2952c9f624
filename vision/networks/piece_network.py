"""A small convolutional network that marks the pieces standing in a view along the line of sight.

For each of ``KINDS`` it gives log odds that a piece of that kind has its middle there, on a raster of ``CELL_PX``
pixels of the view (after Zhou et al. 2019, "Objects as Points"). Its input comes from ``vision.pieces.channels``; it
has 40 000 weights. ``trainers.seeing.pieces`` trains it on photos with truth.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Literal, TypeAlias

import numpy as np
from numpy.typing import NDArray

from vision.networks.onnx_network import LearnedNetwork, NetworkFile

Kind: TypeAlias = Literal["noble", "elephant", "marker", "stone"]
KINDS: tuple[Kind, ...] = ("noble", "elephant", "marker", "stone")
Channels: TypeAlias = NDArray[np.float32]
Maps: TypeAlias = NDArray[np.float32]
CHANNELS = 11  # vision.pieces.channels fills them

CELL_PX = 4  # of the view
FILE = NetworkFile(
    "vision/networks", "piece_network.onnx", "pieces'", "pieces.network_missing", "pieces.network_broken"
)
_PROBE_PX = 96


class PieceNetwork:
    """The network, ready to use."""

    def __init__(self, weights: bytes) -> None:
        """Raises ``UnusableNetwork`` (``pieces.network_broken``) if these bytes are not the network."""
        asked, raster = (1, CHANNELS, _PROBE_PX, _PROBE_PX), _PROBE_PX // 2
        self._network = LearnedNetwork(FILE, weights, asked, (1, len(KINDS), raster, raster))

    def log_odds(self, views: Channels) -> Maps:
        """Log odds (N×``KINDS``×h/2×w/2) for views (N×``CHANNELS``×h×w, see ``channels_of``)."""
        return self._network.answers(views)


@lru_cache(maxsize=1)
def shipped_network() -> PieceNetwork:
    """The network that comes with the package.

    Raises:
        UnusableNetwork: ``pieces.network_missing``, ``pieces.network_broken``.
    """
    return PieceNetwork(FILE.shipped())
