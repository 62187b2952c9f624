"""Pixel maps for resampling a picture: exact on a coarse mesh, interpolated between its nodes."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import TypeAlias

import cv2
import numpy as np
from numpy.typing import NDArray

Map: TypeAlias = NDArray[np.float32]
ToPicture: TypeAlias = Callable[[NDArray[np.float64], NDArray[np.float64]], NDArray[np.float64]]


def stretched_mesh(to_picture: ToPicture, size: tuple[int, int], mesh_px: int) -> tuple[Map, Map]:
    """Where each pixel of a view (width, height) lies in the picture, column and row.

    Args:
        to_picture: picture coordinates (N×2) of view columns and rows (each N).
        size: the view's width and height in pixels, at least 2 each.
        mesh_px: about how many pixels lie between two exact nodes.
    """
    places = stretched(to_picture(*mesh_nodes(size, mesh_px)), size, mesh_px)
    return np.ascontiguousarray(places[..., 0]), np.ascontiguousarray(places[..., 1])


@lru_cache(maxsize=16)
def mesh_nodes(size: tuple[int, int], mesh_px: int) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
    """Columns and rows (each N) of a view (width, height) at which places in the picture are computed exactly."""
    cols, rows = _nodes_each_way(size, mesh_px)
    # Nodes sit on pixel centres 0 … size-1, so that the interpolation neither stretches nor shifts.
    columns, lines = np.meshgrid(np.linspace(0, size[0] - 1, cols), np.linspace(0, size[1] - 1, rows))
    columns.flags.writeable = lines.flags.writeable = False
    return columns.ravel(), lines.ravel()


def stretched(places: NDArray[np.float64], size: tuple[int, int], mesh_px: int) -> Map:
    """Where each pixel of a view (width, height) lies in the picture (h×w×2), from its nodes' places (N×2)."""
    cols, rows = _nodes_each_way(size, mesh_px)
    nodes = places.astype(np.float32).reshape(rows, cols, 2)
    stretch = np.array([[(cols - 1) / (size[0] - 1), 0, 0], [0, (rows - 1) / (size[1] - 1), 0]], dtype=np.float64)
    flags = cv2.INTER_LINEAR | cv2.WARP_INVERSE_MAP
    return np.asarray(cv2.warpAffine(nodes, stretch, size, flags=flags, borderMode=cv2.BORDER_REPLICATE), np.float32)


def sampled(frame_bgr: NDArray[np.uint8], places: Map) -> NDArray[np.uint8]:
    """A picture's colours (h×w×3) at places between its pixels (h×w×2); beyond its edges the edge colours continue."""
    # The first map holds both coordinates; OpenCV's stubs require a second one.
    seen = cv2.remap(frame_bgr, places, None, cv2.INTER_LINEAR, borderMode=cv2.BORDER_REPLICATE)  # type: ignore[call-overload]
    return np.asarray(seen, dtype=np.uint8)


def _nodes_each_way(size: tuple[int, int], mesh_px: int) -> tuple[int, int]:
    return size[0] // mesh_px + 2, size[1] // mesh_px + 2
