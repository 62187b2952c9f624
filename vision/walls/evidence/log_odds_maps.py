"""Converts the network's output to the maps that the search sums: log likelihood ratios on a tile's raster."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.settings.walls import OddsMapSettings
from vision.walls.evidence.line_of_sight import LineOfSight
from vision.walls.evidence.network import PartsSeen
from vision.walls.model.parts import Part

Map: TypeAlias = NDArray[np.float32]

_FAINTEST = 1e-4


@dataclass(frozen=True, slots=True)
class Maps:
    """Log likelihood ratios (rows×m) of a stone's top and side, a disk's top and side, and a noble.

    What may stand in front is no evidence: points on a noble count neither for nor against stones, and points on stones
    neither for nor against disks.
    """

    stone_top: Map
    stone_side: Map
    grain_top: Map
    grain_side: Map
    noble: Map


def maps_on(seen: PartsSeen, sight: LineOfSight, cap: float, own: OddsMapSettings) -> Maps:
    """The maps on ``sight``, a raster of the same tile with other distances between its points.

    Each ratio compares the part with all parts that are not of its kind of piece, clipped to ``cap``; 0 outside the
    picture.
    """
    shares = np.exp(seen.logs)
    upright_or_foot = own.edge_inside * (shares[Part.UPRIGHT_EDGE] + shares[Part.FOOT_EDGE])
    rim = own.edge_inside * shares[Part.RIM]
    side = shares[Part.STONE_SIDE] + upright_or_foot + own.rim_each * rim
    top = shares[Part.STONE_TOP] + own.edge_inside * shares[Part.TOP_EDGE] + own.rim_each * rim
    disk_side, disk_top = shares[Part.DISK_SIDE] + own.disk_edge_side * shares[Part.DISK_EDGE], shares[Part.DISK_TOP]
    disk_top = disk_top + own.disk_edge_top * shares[Part.DISK_EDGE]
    stone, disk, noble = side + top, disk_side + disk_top, shares[Part.NOBLE]

    def ratio(part: Map, kind: Map, in_front: Map) -> Map:
        odds = np.log((part + _FAINTEST) / (np.maximum(1.0 - kind, 0.0) + _FAINTEST))
        open_share = np.clip(1.0 - in_front, 0.0, 1.0)
        capped = np.where(seen.pictured, np.clip(odds, -cap, cap) * open_share, 0.0).astype(np.float32)
        return _resampled(capped, seen.sight, sight)

    return Maps(
        ratio(top, stone, noble + disk),
        ratio(side, stone, noble + disk),
        ratio(disk_top, disk, noble + stone),
        ratio(disk_side, disk, noble + stone),
        ratio(noble, noble, stone + disk),
    )


def _resampled(values: Map, fine: LineOfSight, sight: LineOfSight) -> Map:
    across = _spacing(sight) / _spacing(fine)
    down, first = sight.step_mm / fine.step_mm, (sight.nearest_mm - fine.nearest_mm) / fine.step_mm
    where = np.array([[across, 0, (sight.bearings[0] - fine.bearings[0]) / _spacing(fine)], [0, down, first]])
    size = (len(sight.bearings), sight.rows)
    flags = cv2.INTER_LINEAR | cv2.WARP_INVERSE_MAP
    found = cv2.warpAffine(values, where, size, flags=flags, borderMode=cv2.BORDER_REPLICATE)
    return np.asarray(found, dtype=np.float32)


def _spacing(sight: LineOfSight) -> float:
    return float(sight.bearings[1] - sight.bearings[0])
