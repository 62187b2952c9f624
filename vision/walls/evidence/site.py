"""The input of the wall and grain readers for one tile: everything known about it beforehand."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from vision.geometry.camera_model import CameraModel
from vision.geometry.mat_view import MatView
from vision.geometry.picture import Rectangle
from vision.geometry.table import Cell, PointMm
from vision.light.light_model import LightModel
from vision.pieces.near_piece import NearPiece
from vision.readings.observation import Side, WallStood
from vision.settings.stages import VisionSettings

Bgr: TypeAlias = NDArray[np.uint8]


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
        surface_z_mm: height of the surface that pieces stand on (the tile's thickness, or 0 on the bare mat).
        light: ``light.relative(frame, crop)`` gives reflectance relative to white paper.
        crop: the part of the picture in which this site's pieces can show.
        near: pieces found on this cell and its neighbours.
        other_mat_in_front: pieces of another mat may stand between the camera and this cell.
        unseen_px: outlines (4×2, pixels, convex) in which the picture is no evidence.
        stood: the last wall read here with certainty before something changed; None if there was none.
        lying_mm: where single stones are marked on the mat, however faintly: walls of one stone, and fallen ones.
        cells_in_doubt: the mat's cells on which it is not certain whether a tile lies; nothing is read there.
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
    near: tuple[NearPiece, ...]
    other_mat_in_front: bool
    unseen_px: tuple[NDArray[np.float64], ...]
    settings: VisionSettings
    lying_mm: tuple[PointMm, ...] = ()
    stood: WallStood | None = None
    cells_in_doubt: frozenset[Cell] = frozenset()
