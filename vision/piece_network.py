"""A small convolutional network that marks the pieces standing in a view along the line of sight.

For each of ``KINDS`` it gives log odds that a piece of that kind has its middle there, on a raster of ``CELL_PX`` pixels
of the view (the way of Zhou et al. 2019, "Objects as Points"). It looks at ``vision.piece_channels``; 40 000 weights, run
by OpenCV's dnn. ``companion.training.pieces`` teaches it from photos with truth.
"""

from __future__ import annotations

import threading
from functools import lru_cache
from importlib.resources import files
from typing import Literal, TypeAlias

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.errors import VisionError

Kind: TypeAlias = Literal["noble", "elephant", "marker", "stone"]
KINDS: tuple[Kind, ...] = ("noble", "elephant", "marker", "stone")
Channels: TypeAlias = NDArray[np.float32]
Maps: TypeAlias = NDArray[np.float32]
CHANNELS = 11  # vision.piece_channels fills them

CELL_PX = 4  # of the view
WEIGHTS = "piece_network.onnx"


class UnusableNetwork(VisionError):
    """The learned network's file is missing or is not one."""


class PieceNetwork:
    """The network, ready to be asked; one at a time, as OpenCV keeps its input inside."""

    def __init__(self, weights: bytes) -> None:
        """Raises ``UnusableNetwork`` (``pieces.network_broken``) if these bytes are not the network."""
        try:
            self._net = _read(np.frombuffer(weights, dtype=np.uint8))
            self._lock = threading.Lock()
            answer = self.log_odds(np.zeros((1, CHANNELS, 96, 96), dtype=np.float32))
        except cv2.error as error:
            raise _broken() from error
        if answer.shape != (1, len(KINDS), 48, 48):
            raise _broken()

    def log_odds(self, views: Channels) -> Maps:
        """Log odds (N×``KINDS``×h/2×w/2) for views (N×``CHANNELS``×h×w, see ``channels_of``)."""
        with self._lock:
            self._net.setInput(views)
            return np.asarray(self._net.forward(), dtype=np.float32).copy()


@lru_cache(maxsize=1)
def shipped_network() -> PieceNetwork:
    """The network that comes with the package.

    Raises:
        UnusableNetwork: ``pieces.network_missing``, ``pieces.network_broken``.
    """
    try:
        weights = files("vision").joinpath(WEIGHTS).read_bytes()
    except OSError as error:
        raise UnusableNetwork(
            "pieces.network_missing", f"The file vision/{WEIGHTS} is missing: install the package anew."
        ) from error
    return PieceNetwork(weights)


def _read(weights: NDArray[np.uint8]) -> cv2.dnn.Net:
    # OpenCV 5 has a second engine, slower for small networks; OpenCV 4 has only the classic one, unnamed.
    classic = getattr(cv2.dnn, "ENGINE_CLASSIC", None)
    return cv2.dnn.readNetFromONNX(weights) if classic is None else cv2.dnn.readNetFromONNX(weights, classic)


def _broken() -> UnusableNetwork:
    return UnusableNetwork(
        "pieces.network_broken", f"The file vision/{WEIGHTS} is not the pieces' network: install the package anew."
    )
