"""Straightens a grain column's picture into a strip in which all disks are equally high.

The strip lies in the upright plane that touches the column's front and faces the camera, so its rows are millimetres of
height from wherever the camera looks, and it is sampled as finely as the picture is.
``vision.walls.evidence.disk_network`` counts disks in it; ``trainers.seeing.disks.network`` trains that network.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.walls.evidence.site import Site

Map: TypeAlias = NDArray[np.float32]

ROW_MM = 2 / 3
COLUMN_MM = 0.5
COLUMNS = 32
INPUTS = 5
BELOW_MM, ABOVE_MM = 8.0, 14.0  # margins of a column that are examined, too
_FINE = 2  # samples a row
_KNOT_ROWS, _KNOT_COLUMNS = 12, 8  # number of samples between points that are projected exactly
_FLOOR = 0.02  # share of white added before logarithms, so that noise in the dark does not scatter


@dataclass(frozen=True, slots=True)
class Strip:
    """A strip's colours (3×samples×``COLUMNS``): red and blue over green and brightness, in logarithms.

    ``bottom_mm`` is the height of its lowest sample above the column's foot, ``elevation_rad`` how steeply the camera
    looks down on that foot.
    """

    colours: Map
    bottom_mm: float
    elevation_rad: float


def strip_at(site: Site, place_mm: tuple[float, float], bottom_mm: float, rows: int, radius_mm: float) -> Strip:
    """The strip of ``rows`` rows on the front of a column of this radius at a place on a site's mat."""
    eye = site.view.eye_mm()
    away = eye[:2] - np.array(place_mm)
    reach = float(np.hypot(away[0], away[1]))
    towards = away / reach
    samples, fine_mm = rows * _FINE, ROW_MM / _FINE
    z = site.surface_z_mm + bottom_mm + fine_mm * _KNOT_ROWS * np.arange(samples // _KNOT_ROWS + 2)
    aside = COLUMN_MM * (_KNOT_COLUMNS * np.arange(COLUMNS // _KNOT_COLUMNS + 2) - COLUMNS // 2)
    points = np.empty((len(z), len(aside), 3))
    points[:, :, 0] = place_mm[0] + radius_mm * towards[0] - aside * towards[1]
    points[:, :, 1] = place_mm[1] + radius_mm * towards[1] + aside * towards[0]
    points[:, :, 2] = z[:, None]
    pixels = site.view.project(points.reshape(-1, 3)).reshape(len(z), len(aside), 2).astype(np.float32)
    scale = np.array([[1 / _KNOT_COLUMNS, 0, 0], [0, 1 / _KNOT_ROWS, 0]])
    flags = cv2.INTER_LINEAR | cv2.WARP_INVERSE_MAP
    grown = cv2.warpAffine(pixels, scale, (COLUMNS, samples), flags=flags, borderMode=cv2.BORDER_REPLICATE)
    where = np.asarray(grown, dtype=np.float32)
    map_x, map_y = np.ascontiguousarray(where[..., 0]), np.ascontiguousarray(where[..., 1])
    seen = np.asarray(cv2.remap(site.frame, map_x, map_y, cv2.INTER_LINEAR), dtype=np.uint8)
    logs = cv2.log(np.maximum(site.light.relative_at(seen, map_x, map_y), 0.0) + np.float32(_FLOOR))
    bright = logs.mean(axis=-1) * np.float32(0.7) + np.float32(1.0)
    colours = np.stack([logs[..., 2] - logs[..., 1], logs[..., 0] - logs[..., 1], bright])
    return Strip(colours.astype(np.float32), bottom_mm, float(np.arctan2(eye[2] - site.surface_z_mm, reach)))


def rows_for(height_mm: float) -> int:
    """The number of rows for a column of this height, with margins below and above."""
    return int(np.ceil((BELOW_MM + height_mm + ABOVE_MM) / ROW_MM))


def strip_inputs(strip: Strip, low_mm: float, high_mm: float) -> Map:
    """What the network looks at (``INPUTS``×rows×``COLUMNS``): colours, where the column is thought to stand (from
    ``low_mm`` to ``high_mm`` above its foot), and how steeply the camera looks down."""
    samples = strip.colours.shape[1]
    rows = samples // _FINE
    inputs = np.empty((INPUTS, rows, COLUMNS), dtype=np.float32)
    inputs[:3] = strip.colours.reshape(3, rows, _FINE, COLUMNS).mean(axis=2)
    middle = strip.bottom_mm + ROW_MM * (np.arange(rows) + (_FINE - 1) / 2 / _FINE)
    inputs[3] = ((middle > low_mm) & (middle < high_mm))[:, None]
    inputs[4] = np.tan(strip.elevation_rad) - 1.2
    return inputs
