"""Columns of a mat's tiles proposed together: two that stand in line are two."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest

from companion.settings.loading import load_settings
from tests.vision.walls.wall_scene import CELL, MIDDLE_MM, drawn_site, view_from
from vision.geometry.table import Cell
from vision.walls.evidence.column_silhouette import column_cover, column_mask
from vision.walls.evidence.line_of_sight import line_of_sight
from vision.walls.evidence.log_odds_maps import Maps
from vision.walls.evidence.tile_evidence import grain_shape
from vision.walls.model.column import Column
from vision.walls.search.proposals import Tile, propose_columns

pytestmark = pytest.mark.slow

SETTINGS = load_settings().vision_settings()
SHAPE, STAGES = grain_shape(SETTINGS), SETTINGS.stages
FAR: Cell = (CELL[0] - 1, CELL[1])
Spot = tuple[float, float, int]


def tiles_showing(near: Spot | None, far: Spot | None, elevation_deg: float = 45.0) -> dict[Cell, Tile]:
    """Two tiles, one behind the other, on whose rasters these columns show, the near one before the far one."""
    view = view_from(elevation_deg, 0.0, 520.0)
    tiles = {}
    for cell in (CELL, FAR):
        sight = line_of_sight(replace(drawn_site([], 0, view), cell=cell), 85.0, 0.5, 1.0, 4.0)
        shape = sight.covered(np.full(len(sight.bearings), -1.0), np.full(len(sight.bearings), -2.0)).shape
        side, top = np.full(shape, -2.0, np.float32), np.full(shape, -2.0, np.float32)
        for spot in (far, near):
            if spot is not None:
                mask = column_mask(sight, Column(*spot, 0.0), SHAPE)
                _, rim, end = column_cover(sight, np.array([spot], dtype=np.float64), SHAPE)
                face = mask & sight.covered(rim[0], end[0])
                side[mask], top[mask] = 2.0, -2.0
                side[face], top[face] = -2.0, 2.0
        none = np.zeros(shape, np.float32)
        tiles[cell] = Tile(sight, Maps(none, none, top, side, none), SETTINGS.geometry.seat_mat.cell_centre_mm(cell))
    return tiles


def found_of(near: Spot | None, far: Spot | None) -> dict[Cell, int]:
    """Disks proposed on each tile."""
    found = propose_columns(tiles_showing(near, far), SHAPE, STAGES.grain, STAGES.selection.least_column)
    return {cell: column.disks for cell, column in found.items()}


NEAR_AT = MIDDLE_MM[0], MIDDLE_MM[1] + 8.0
FAR_AT = MIDDLE_MM[0] + 1.0, MIDDLE_MM[1] + 52.0


@pytest.mark.parametrize(("near", "far"), [(12, 8), (10, 10), (6, 12)])
def test_columns_in_line_are_told_apart(near: int, far: int) -> None:
    found = found_of((*NEAR_AT, near), (*FAR_AT, far))
    assert set(found) == {CELL, FAR}
    assert found[CELL] == pytest.approx(near, abs=1)
    assert found[FAR] == pytest.approx(far, abs=1)


def test_a_column_alone_stays_one() -> None:
    assert found_of((*NEAR_AT, 16), None) == {CELL: 16}
    assert found_of(None, (*FAR_AT, 9)) == {FAR: 9}
