"""Doubts what a wall may share with a cell behind it on which it is not certain whether a tile lies.

Nothing is read on such a cell. So stones that stand there are taken for the wall before it if they show above it and
have its colour.
"""

from __future__ import annotations

from collections import Counter

import numpy as np

from vision.message import Message
from vision.readings.reading import CountReading, Seen, Unsure
from vision.walls.evidence.site import Site
from vision.walls.model.hypothesis import TileHypothesis, stones_in
from vision.walls.model.parts import Stone


def surely_own(site: Site, hypothesis: TileHypothesis) -> tuple[int, int]:
    """The stones of a tile's wall, and the most in one course, without those that hide ground of a cell in doubt."""
    stone_mm = site.settings.geometry.pieces.stone_mm
    stones = [piece for piece in stones_in(hypothesis.wall, stone_mm) if isinstance(piece, Stone)]
    own = [stone for stone in stones if not (site.cells_in_doubt and _hides_doubt(site, stone, stone_mm))]
    return len(own), max(Counter(stone.z_mm for stone in own).values(), default=0)


def _hides_doubt(site: Site, stone: Stone, stone_mm: float) -> bool:
    """Whether the line of sight over the middle of a stone's top goes on over a cell in doubt."""
    eye_mm = site.view.eye_mm()
    top_mm = np.array([stone.x_mm, stone.y_mm, site.surface_z_mm + stone.z_mm + stone_mm])
    if eye_mm[2] <= top_mm[2]:
        return True  # seen from below its top, it hides all that is behind it
    ground_mm = eye_mm + (top_mm - eye_mm) * eye_mm[2] / (eye_mm[2] - top_mm[2])
    grid = site.settings.geometry.seat_mat
    beyond = (top_mm + ground_mm) / 2, ground_mm
    return any(grid.cell_at_mm(float(x), float(y)) in site.cells_in_doubt for x, y, _ in beyond)


def doubted(reading: CountReading, own: int) -> CountReading:
    """The reading, at most unsure if only ``own`` of what it counts surely does not stand on the cell behind."""
    if not isinstance(reading, Seen) or reading.value <= own:
        return reading
    return Unsure(reading.value, max(own, 1), reading.value, Message("reason.before_cell_in_doubt"), reading.confidence)
