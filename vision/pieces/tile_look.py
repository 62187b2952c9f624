"""One tile seen along the line of sight, with the class of every pixel, for reading nobles and other standing pieces."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from vision.geometry.mat_view import MatView
from vision.geometry.table import Cell
from vision.light.colours import classify, is_neutral, seat_mask
from vision.light.light_model import LightModel
from vision.pieces.oblique_view import Canvas, ObliqueView, oblique_view
from vision.settings.stages import VisionSettings

# A cell turned any way, with what stands on it as high as a noble, seen from 30° to 75° above the table.
CANVAS = Canvas(half_width_mm=48.0, above_mm=51.0, below_mm=45.0, px_per_mm=2.0)
PLANE_SHARE = 0.4  # share of a noble's height at which the resampling is exact


@dataclass(frozen=True, slots=True)
class TileLook:
    """A tile's surroundings: resampled, classified, and with the pixels of the seat's own colour.

    Attributes:
        cell: which tile.
        bounds_mm: the tile's cell (left, bottom, right, top) on the mat.
        surface_mm: height of the tile's face.
        oblique: the view along the line of sight.
        classes: the colour class of each pixel (h×w).
        own: pixels that may be wood of the seat's colour (h×w).
        own_is_neutral: the seat's colour is black, grey or white, which shadows and paper have too.
        own_is_paper_like: the seat's colour is white.
    """

    cell: Cell
    bounds_mm: tuple[float, float, float, float]
    surface_mm: float
    oblique: ObliqueView
    classes: NDArray[np.uint8]
    own: NDArray[np.bool_]
    own_is_neutral: bool
    own_is_paper_like: bool

    def holds(self, point_mm: NDArray[np.float64], slack_mm: float) -> bool:
        """Whether a mat point lies on the cell, or at most ``slack_mm`` beside it."""
        left, bottom, right, top = self.bounds_mm
        x, y = float(point_mm[0]), float(point_mm[1])
        return left - slack_mm <= x <= right + slack_mm and bottom - slack_mm <= y <= top + slack_mm


def look_at_tile(
    frame_bgr: NDArray[np.uint8],
    view: MatView,
    light: LightModel,
    seat: int,
    cell: Cell,
    settings: VisionSettings,
    tiled: bool = True,
) -> TileLook:
    """Resample one cell along the line of sight and classify it.

    Args:
        tiled: a tile lies there; false for bare cells and cells beside the grid.
    """
    pieces = settings.geometry.pieces
    bounds = settings.geometry.seat_mat.cell_bounds_mm(cell)
    middle = settings.geometry.seat_mat.cell_centre_mm(cell)
    oblique = oblique_view(frame_bgr, view, light, middle, CANVAS, PLANE_SHARE * pieces.noble_height_mm)
    classes = classify(oblique.relative, settings.palette, settings.stages.colours)
    own = seat_mask(classes, oblique.relative, seat, settings.palette, settings.stages.colours)
    neutral, light_wood = is_neutral(seat, settings.palette, settings.stages.colours)
    surface = pieces.tile_thickness_mm if tiled else 0.0
    return TileLook(cell, bounds, surface, oblique, classes, own, neutral, light_wood)
