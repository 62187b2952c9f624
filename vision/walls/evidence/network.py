"""A small convolutional network that classifies every point of a tile as a part of a piece.

Colour alone does not show what context does: the joints between stones, and where a wall ends in front of another of
the same colour. The network (a U-Net, Ronneberger et al. 2015, of a quarter million weights) looks at a raster of one
scale wherever the camera stands. It sees colours relative to white and relative to the seat's own colour, both in
logarithms, so that it depends neither on the lamp nor on the seats' colours. ``trainers.seeing.walls.network`` trains
it. A second one ships, which is asked about walls that the first leaves in doubt (``vision.walls.claim.second_opinion``).
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import lru_cache
from typing import TypeAlias

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.light.light_model import SRGB_TO_LINEAR, Linear
from vision.networks.onnx_network import LearnedNetwork, NetworkFile
from vision.settings.palette import Srgb
from vision.settings.walls import WallSettings
from vision.walls.evidence.extent import ground_inside, reaches_beyond, shown_part
from vision.walls.evidence.fine_view import elevation_rad, fine_sight
from vision.walls.evidence.line_of_sight import LineOfSight, Mask, sharp_along
from vision.walls.evidence.site import Site
from vision.walls.model.parts import PARTS, Part

Map: TypeAlias = NDArray[np.float32]

INPUTS = 9
FLOOR = 0.02  # share of white added before logarithms, so that noise in the dark does not scatter
FARTHEST = 4.0  # logarithms are clipped here
PAD_PX = 16  # the network halves four times
FILE = NetworkFile(
    "vision/walls/evidence", "wall_network.onnx", "walls'", "walls.network_missing", "walls.network_broken"
)
SECOND_FILE = replace(FILE, name="second_wall_network.onnx")


@dataclass(frozen=True, slots=True)
class PartsSeen:
    """Log probability (``PARTS``×rows×m) of every part at every point of a fine raster; outside the picture (see
    ``pictured``) odds are even.
    """

    sight: LineOfSight
    logs: Map
    pictured: Mask


class PartNetwork:
    """A network, ready to use."""

    def __init__(self, weights: bytes, file: NetworkFile = FILE) -> None:
        """Raises ``UnusableNetwork`` (``walls.network_broken``) if these bytes, read from ``file``, are not such a network."""
        blocks = (1, 4 * PARTS, PAD_PX // 2, PAD_PX // 2)
        self._network = LearnedNetwork(file, weights, (1, INPUTS, PAD_PX, PAD_PX), blocks)

    def logits(self, inputs: Map) -> Map:
        """The parts' scores (``PARTS``×h×w) for inputs (``INPUTS``×h×w; h and w multiples of ``PAD_PX``)."""
        return unshuffled(self._network.answers(inputs[None])[0])


def unshuffled(blocks: Map) -> Map:
    """(4·P)×h×w scores of 2×2 blocks of points, as P×2h×2w scores of points."""
    count, height, width = blocks.shape
    parts = count // 4
    points = blocks.reshape(parts, 2, 2, height, width).transpose(0, 3, 1, 4, 2)
    return np.ascontiguousarray(points).reshape(parts, 2 * height, 2 * width)


@lru_cache(maxsize=1)
def shipped_network() -> PartNetwork:
    """The network that comes with the package.

    Raises:
        UnusableNetwork: ``walls.network_missing``, ``walls.network_broken``.
    """
    return PartNetwork(FILE.shipped())


@lru_cache(maxsize=1)
def second_network() -> PartNetwork:
    """The second network that comes with the package.

    Raises:
        UnusableNetwork: ``walls.network_missing``, ``walls.network_broken``.
    """
    return PartNetwork(SECOND_FILE.shipped(), SECOND_FILE)


def network_inputs(relative: Linear, on_tile: Mask, pictured: Mask, elevation: float, stone: Srgb) -> Map:
    """The network's input (``INPUTS``×h×w), sides padded to multiples of ``PAD_PX``.

    Args:
        relative: colour relative to white (h×w×3, linear BGR).
        on_tile, pictured: points whose ground lies on the tile, and in the picture (h×w).
        elevation: angle of the line of sight above the table (rad).
        stone: the colour of the seat's stones.
    """
    height, width = on_tile.shape
    tall, wide = height + -height % PAD_PX, width + -width % PAD_PX
    inputs = np.empty((INPUTS, tall, wide), dtype=np.float32)
    logs = cv2.log(np.maximum(relative, 0.0) + np.float32(FLOOR))
    own = np.log(SRGB_TO_LINEAR[list(stone[::-1])] + FLOOR)
    seen = inputs[:, :height, :width]
    for channel, reference in ((0, np.zeros(3)), (3, own)):
        blue, green, red = (float(v) for v in reference)
        np.subtract(logs[..., 2], logs[..., 1] + np.float32(red - green), out=seen[channel])
        np.subtract(logs[..., 0], logs[..., 1] + np.float32(blue - green), out=seen[channel + 1])
        bright = (logs[..., 0] + logs[..., 1] + logs[..., 2]) * np.float32(0.7 / 3)
        # Relative to a palette colour its mean is subtracted; relative to white a constant is added instead.
        seen[channel + 2] = bright + np.float32(1.0 if channel == 0 else -0.7 * (blue + green + red) / 3)
    np.clip(seen[:6], -FARTHEST, FARTHEST, out=seen[:6])
    seen[6], seen[7] = on_tile, pictured
    seen[8] = (np.sin(elevation) - 0.75) * 4
    inputs[:, height:, :width] = inputs[:, height - 1 : height, :width]
    inputs[:, :, width:] = inputs[:, :, width - 1 : width]
    return inputs


def parts_seen(site: Site, network: PartNetwork, own: WallSettings) -> PartsSeen:
    """The network's output for one site, on the part of its raster in which pieces on the tile show."""
    whole = fine_sight(site, own.tallest_mm, own.point_mm, own.margin_mm)
    relative, pictured = sharp_along(whole, site)
    inside = ground_inside(whole, site, own.extent.inset_mm)
    part = shown_part(relative, inside, site, PAD_PX, own.extent)
    seen = _seen_in(part, whole, relative, pictured, site, network)
    there = seen.logs[Part.STONE_SIDE : Part.NOBLE].max(axis=0) > seen.logs[Part.OTHER]
    if reaches_beyond(there, inside[part], part, pictured.shape, own.extent):
        return _seen_in((slice(0, whole.rows), slice(0, len(whole.bearings))), whole, relative, pictured, site, network)
    return seen


def _seen_in(
    part: tuple[slice, slice], whole: LineOfSight, relative: Linear, pictured: Mask, site: Site, network: PartNetwork
) -> PartsSeen:
    sight = whole.part(*part)
    on_tile = ground_inside(sight, site, 0.0)
    stone = site.settings.palette.seats[site.seat]
    inputs = network_inputs(relative[part], on_tile, pictured[part], elevation_rad(site), stone)
    logits = network.logits(inputs)[:, : sight.rows, : len(sight.bearings)]
    return PartsSeen(sight, log_shares(logits), pictured[part])


def log_shares(logits: Map) -> Map:
    """Convert scores (``PARTS``×h×w) to log probabilities."""
    above = logits - logits.max(axis=0)
    shares: Map = above - np.log(np.exp(above).sum(axis=0))
    return shares
