"""Pixel maps for resampling a picture: exact on a coarse mesh, interpolated between its nodes."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

import cv2
import numpy as np
from numpy.typing import NDArray

Map: TypeAlias = NDArray[np.float32]
ToPicture: TypeAlias = Callable[[NDArray[np.float64], NDArray[np.float64]], NDArray[np.float64]]


def stretched_mesh(to_picture: ToPicture, size: tuple[int, int], mesh_px: int) -> tuple[Map, Map]:
    """Where each pixel of a view (width, height) lies in the picture.

    Args:
        to_picture: picture coordinates (N×2) of view columns and rows (each N).
        size: the view's width and height in pixels, at least 2 each.
        mesh_px: about how many pixels lie between two exact nodes.
    """
    cols, rows = size[0] // mesh_px + 2, size[1] // mesh_px + 2
    # Nodes sit on pixel centres 0 … size-1, so that the interpolation neither stretches nor shifts.
    columns, lines = np.meshgrid(np.linspace(0, size[0] - 1, cols), np.linspace(0, size[1] - 1, rows))
    nodes = to_picture(columns.ravel(), lines.ravel()).astype(np.float32).reshape(rows, cols, 2)
    stretch = np.array([[(cols - 1) / (size[0] - 1), 0, 0], [0, (rows - 1) / (size[1] - 1), 0]], dtype=np.float64)
    flags = cv2.INTER_LINEAR | cv2.WARP_INVERSE_MAP
    grown = np.asarray(cv2.warpAffine(nodes, stretch, size, flags=flags, borderMode=cv2.BORDER_REPLICATE))
    return np.ascontiguousarray(grown[..., 0]), np.ascontiguousarray(grown[..., 1])
