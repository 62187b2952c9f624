"""What the readers of walls and grain get for one tile: everything known about it before they look."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias

import numpy as np
from numpy.typing import NDArray

from vision.camera_model import CameraModel
from vision.geometry import Cell
from vision.light import LightModel
from vision.mat_view import MatView
from vision.observation import Rectangle, Side
from vision.settings import VisionSettings

Bgr: TypeAlias = NDArray[np.uint8]


@dataclass(frozen=True, slots=True)
class Silhouette:
    """A piece already found, as it shows in the picture: what may stand in front of a wall or beside it.

    Attributes:
        kind: what it is.
        seat: whose colour it has; None for what has no seat's colour.
        x_mm, y_mm: the middle of its foot on the mat.
        outline_px: its outline (N×2, pixels).
        sure: false if it is only suspected there.
    """

    kind: Literal["noble", "shield", "elephant", "marker", "hand", "unknown"]
    seat: int | None
    x_mm: float
    y_mm: float
    outline_px: NDArray[np.float64]
    sure: bool


@dataclass(frozen=True, slots=True)
class Site:
    """One grid cell of one seat mat, ready to be read.

    Attributes:
        frame: the whole picture (H×W×3, BGR, uint8).
        camera: the calibrated camera at the picture's size.
        view: the mat through this camera: ``view.project(points_mm)``, ``view.on_plane(pixels, z_mm)``.
        seat: whose mat.
        cell: (row, col) on the mat's grid.
        side: the tile's side that lies up; None where no tile lies.
        surface_z_mm: height of what pieces stand on (the tile's thickness, or 0 on the bare mat).
        light: ``light.relative(frame, crop)`` gives reflectance relative to white paper.
        crop: the part of the picture this site's pieces can show in.
        near: pieces found on this cell and its neighbours.
        other_mat_in_front: pieces of another mat may stand between the camera and this cell.
        unseen_px: outlines (4×2, pixels, convex) in which nothing says what stands there.
    """

    frame: Bgr
    camera: CameraModel
    view: MatView
    seat: int
    cell: Cell
    side: Side | None
    surface_z_mm: float
    light: LightModel
    crop: Rectangle
    near: tuple[Silhouette, ...]
    other_mat_in_front: bool
    unseen_px: tuple[NDArray[np.float64], ...]
    settings: VisionSettings
