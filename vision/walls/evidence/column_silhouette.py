"""The silhouette of a grain column along the lines of sight."""

from __future__ import annotations

from dataclasses import replace
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from vision.walls.evidence.line_of_sight import FAR, LineOfSight, Mask
from vision.walls.model.column import Column, GrainShape

Floats: TypeAlias = NDArray[np.float64]


def column_cover(sight: LineOfSight, columns: Floats, shape: GrainShape) -> tuple[Floats, Floats, Floats]:
    """The ground distances at which each ray meets a column's side, meets its top, and leaves (B×m each)."""
    dx, dy = columns[:, 0] - sight.eye_mm[0], columns[:, 1] - sight.eye_mm[1]
    reach = np.hypot(dx, dy)[:, None]
    turn = sight.bearings[None] - np.arctan2(dy, dx)[:, None]
    aside, along = reach * np.sin(turn), reach * np.cos(turn)
    square = (shape.diameter_mm / 2) ** 2 - aside**2
    half = np.sqrt(np.maximum(square, 0))
    shade = sight.shade(shape.height_mm(columns[:, 2]))
    raised = np.asarray(shade)[:, None]
    met = (square > 0) & (along > 0)
    return (
        np.where(met, along - half, FAR),
        np.where(met, (along - half) * raised, FAR),
        np.where(met, (along + half) * raised, -FAR),
    )


def column_mask(sight: LineOfSight, column: Column, shape: GrainShape) -> Mask:
    """Raster points (rows×m) a column covers."""
    mask: Mask = np.zeros((sight.rows, len(sight.bearings)), dtype=bool)
    columns = sight.columns_showing(column.x_mm, column.y_mm, shape.diameter_mm / 2)
    there = replace(sight, bearings=sight.bearings[columns])
    low, _, high = column_cover(there, np.array([[column.x_mm, column.y_mm, float(column.disks)]]), shape)
    mask[:, columns] = there.covered(low[0], high[0])
    return mask
