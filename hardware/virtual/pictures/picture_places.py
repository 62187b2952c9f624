"""Where things that hands touch lie in the picture of one mat: cells, walls, the market's pads."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

import numpy as np

from hardware.virtual.pictures.stand import pose_of_mat
from hardware.virtual.scenes.scene import MARKET_ROWS, MatKey, Scene
from vision.geometry.camera_model import CameraModel
from vision.geometry.mat_view import MatView, mat_view
from vision.geometry.table import TableGeometry

GRID_MARGIN_PX: Final = 24
WALL_ROOM_PX: Final = 90
"""Room above the farthest row of cells: the height of a wall of six courses there in the picture."""


@dataclass(frozen=True, slots=True)
class PicturePlaces:
    """Places of one mat in the camera's picture.

    Args:
        mat: the seat's number, or ``market``.
        table: the table's plane as the camera sees it.
    """

    scene: Scene
    mat: MatKey
    geometry: TableGeometry
    camera: CameraModel
    table: MatView

    def shown(self) -> tuple[int, int, int, int]:
        """The part of the picture that phones show for the mat (left, top, width, height in pixels): its grid, and room
        for walls.
        """
        width, height = self.camera.width, self.camera.height
        corners = [corner for cell in self.cells() for corner in cell["outline"]]
        if not corners:
            return (0, 0, width, height)
        (left, top), (right, bottom) = np.min(corners, axis=0), np.max(corners, axis=0)
        left, top = max(0, int(left - GRID_MARGIN_PX)), max(0, int(top - WALL_ROOM_PX))
        right, bottom = min(width, int(right + GRID_MARGIN_PX)), min(height, int(bottom + GRID_MARGIN_PX))
        return (left, top, right - left, bottom - top)

    def cells(self) -> list[dict[str, Any]]:
        """The outline of each cell; empty for the market."""
        view = self._view()
        if self.mat == "market" or view is None:
            return []
        cells = []
        for row, col in self.geometry.seat_mat.cells():
            left, bottom, right, top = self.geometry.seat_mat.cell_bounds_mm((row, col))
            corners = [(left, bottom, 0.0), (right, bottom, 0.0), (right, top, 0.0), (left, top, 0.0)]
            cells.append({"row": row, "col": col, "outline": np.round(view.project(corners), 1).tolist()})
        return cells

    def walls(self) -> list[dict[str, Any]]:
        """The upright bounding box of each wall."""
        view = self._view()
        mat = self.scene.mat(self.mat) if isinstance(self.mat, int) else None
        if view is None or mat is None:
            return []
        reach = self.geometry.pieces.stone_mm / 2
        walls = []
        for city in mat.cities:
            corners = [
                (s.stone.x_mm + x, s.stone.y_mm + y, s.stone.z_mm + z)
                for s in city.wall.stones
                for x in (-reach, reach)
                for y in (-reach, reach)
                for z in (-reach, reach)
            ]
            if not corners:
                continue
            pixels = view.project(corners)
            (left, top), (right, bottom) = pixels.min(axis=0), pixels.max(axis=0)
            box = {"left": left, "top": top, "right": right, "bottom": bottom}
            walls.append({"row": city.cell[0], "col": city.cell[1], **{k: round(float(v), 1) for k, v in box.items()}})
        return walls

    def pads(self) -> list[dict[str, Any]]:
        """Where the market's disks lie; empty for a seat's mat."""
        view = self._view()
        if self.mat != "market" or view is None:
            return []
        height = self.geometry.pieces.market_disk_thickness_mm
        return [
            {"market": row, "price": number, "at": np.round(view.project([(x, y, height)])[0], 1).tolist()}
            for row in MARKET_ROWS
            for number, (x, y) in self.geometry.market_mat.pads_mm(row).items()
        ]

    def _view(self) -> MatView | None:
        placement = self.scene.placement(self.mat)
        return None if placement is None else mat_view(pose_of_mat(self.table, placement), self.camera)
