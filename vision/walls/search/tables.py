"""Tables of the evidence for and against walls, prepared for scoring very many of them at once.

Depth order is respected: a wall in front of a noble or a column hides it and must explain its pixels better than the
piece does; a wall behind it is hidden there and need not explain anything. Which case applies follows from where a ray
first meets the wall, so it is built into the tables, and a course costs one look-up per ray.

With ``D`` the running sum of side less top, ``T`` that of top, ``n`` the ground distance where a ray meets a course's
front, ``f`` where it leaves its rear and ``s[k]`` the shade at the height of k courses, a wall's score along a ray is

    Σ over courses k met of D(n·s[k]) − D(n·s[k−1]),  less T(n) of the lowest,  plus T(the farthest f·s[k]).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from vision.walls.evidence.line_of_sight import LineOfSight, Mask
from vision.walls.search.table_kernels import SceneMaps, fill_tables

Map: TypeAlias = NDArray[np.float32]
Indices: TypeAlias = NDArray[np.intp]
Disc: TypeAlias = tuple[float, float, float]


@dataclass(frozen=True, slots=True)
class Piece:
    """A noble or column that stands among the walls: what it covers (rows×m) and explains (rows×m), and the ground
    distance (m,) at which it stands."""

    mask: Mask
    worth: Map
    distance_mm: Map


@dataclass(frozen=True, slots=True)
class Scene:
    """One tile with one assumption about its other pieces.

    Attributes:
        sight: the raster.
        side, top: log likelihood ratios (rows×m) of stones' sides and tops.
        pieces: what may stand in front of or behind the wall.
        discs: feet ``(x, y, radius)`` in which a wall cannot stand.
        middle_mm: the tile's middle.
    """

    sight: LineOfSight
    side: Map
    top: Map
    pieces: tuple[Piece, ...]
    discs: tuple[Disc, ...]
    middle_mm: tuple[float, float]


@dataclass(frozen=True, slots=True)
class Tables:
    """The stacked scenes of one mat (S); their columns (m) are ``fold`` raster columns each, their rows run to R.

    Attributes:
        eye_mm: the camera's foot on the mat.
        cosines, sines: of each column's bearing (S×m).
        first_bearing, spacing: of the columns (S,), radians.
        nearest_mm, step_mm, rows: as in LineOfSight; ``nearest_mm`` (S,).
        shades: the line of sight's shade at the height of k courses.
        courses: the gain of a course, by where a ray meets its front: flat (S, courses, m, R+1).
        tops: running sums of tops for each depth order: flat (S, orders, m, R+1).
        order_offset: what to add to an index into ``tops`` for the depth order, by where a ray meets the lowest
            course: flat (S, m, R+1).
        free, heights: running sums (S×m×(R+1)) for walls of any height, to their front and at their rear.
        orders: how many depth orders are distinguished.
        middles, discs: of the scenes: (S×2) and (S×D×3), radius −1 where there is none.
    """

    eye_mm: NDArray[np.float64]
    cosines: Map
    sines: Map
    first_bearing: NDArray[np.float64]
    spacing: NDArray[np.float64]
    nearest_mm: Map
    step_mm: float
    rows: int
    shades: Map
    courses: Map
    tops: Map
    order_offset: Indices
    free: Map
    heights: Map
    orders: int
    middles: NDArray[np.float64]
    discs: NDArray[np.float64]

    @property
    def columns(self) -> int:
        """The number of columns of each scene."""
        return int(self.cosines.shape[1])


class Ground(NamedTuple):
    """Tables and the costs of standing, in the form that kernels take; see ``Tables`` and ``vision.settings.walls``."""

    eye_mm: NDArray[np.float64]
    cosines: Map
    sines: Map
    first_bearing: NDArray[np.float64]
    spacing: NDArray[np.float64]
    nearest_mm: Map
    rows_per_mm: np.float32
    rows: int
    shades: Map
    courses: Map
    tops: Map
    order_offset: Indices
    free: Map
    heights: Map
    orders: int
    middles: NDArray[np.float64]
    discs: NDArray[np.float64]
    stone_mm: float
    reach_mm: float
    cost_per_mm: float
    sharpest_turn: float
    widest_gap_mm: float
    pitch_mm: float
    least_gain: float
    block_stride: int


class Forms(NamedTuple):
    """Structures of many walls, in the form that kernels take; all rows are as long as the longest.

    Attributes:
        places: half-stone places taken by any stone (N×K), in stones from the middle; the first ``used`` (N,) are
            valid.
        taken: for each course (N×C×Q), which of ``places`` its stones take; the first ``run_lengths`` (N×C) are valid.
        courses: how many (N,).
    """

    places: NDArray[np.float64]
    used: Indices
    taken: Indices
    run_lengths: Indices
    courses: Indices


def tables_for(scenes: Sequence[Scene], course_mm: float, courses: int, fold: int) -> Tables:
    """The tables of scenes of one mat; ``courses`` is how many a wall may have."""
    sights = [scene.sight for scene in scenes]
    columns = max(-(-len(sight.bearings) // fold) for sight in sights)
    rows = max(sight.rows for sight in sights)
    orders = 2 ** max(len(scene.pieces) for scene in scenes)
    height = sights[0].height_mm
    shades = height / np.maximum(height - course_mm * np.arange(courses + 1), 1.0)
    spacing = np.array([_spacing(sight) * fold for sight in sights])
    first = np.array([sight.bearings[0] + (fold - 1) / 2 * _spacing(sight) for sight in sights])
    bearings = first[:, None] + spacing[:, None] * np.arange(columns)
    shape = (len(scenes), columns, rows + 1)
    by_course = np.empty((len(scenes), courses, columns, rows + 1), dtype=np.float32)
    tops = np.zeros((len(scenes), orders, columns, rows + 1), dtype=np.float32)
    offset = np.empty(shape, dtype=np.intp)
    free, heights = np.empty(shape, dtype=np.float32), np.empty(shape, dtype=np.float32)
    for i, scene in enumerate(scenes):
        maps, row_at = _maps_of(scene, rows), _rows_at(scene.sight, rows, shades)
        fill_tables(maps, fold, row_at, by_course[i], tops[i], offset[i], free[i], heights[i])
    return Tables(
        sights[0].eye_mm,
        np.cos(bearings).astype(np.float32),
        np.sin(bearings).astype(np.float32),
        first,
        spacing,
        np.array([sight.nearest_mm for sight in sights], dtype=np.float32),
        sights[0].step_mm,
        rows,
        shades.astype(np.float32),
        by_course.ravel(),
        tops.ravel(),
        offset.ravel(),
        free,
        heights,
        orders,
        np.array([scene.middle_mm for scene in scenes]),
        _padded_discs(scenes),
    )


def _spacing(sight: LineOfSight) -> float:
    return float(sight.bearings[1] - sight.bearings[0]) if len(sight.bearings) > 1 else 1.0


def _padded_discs(scenes: Sequence[Scene]) -> NDArray[np.float64]:
    most = max(len(scene.discs) for scene in scenes)
    discs = np.full((len(scenes), most, 3), -1.0)
    for i, scene in enumerate(scenes):
        for j, disc in enumerate(scene.discs):
            discs[i, j] = disc
    return discs


def _rows_at(sight: LineOfSight, rows: int, shades: NDArray[np.float64]) -> Indices:
    """For the shade of each height, the row (heights×(R+1)) to which it pushes each row."""
    distance = sight.nearest_mm + sight.step_mm * np.arange(rows + 1)
    pushed = (distance * shades[:, None] - sight.nearest_mm) / sight.step_mm + 0.5
    return np.clip(pushed, 0, rows).astype(np.intp)


def _maps_of(scene: Scene, rows: int) -> SceneMaps:
    """A scene in the form that kernels take, padded to ``rows`` rows."""
    shape, pieces = scene.side.shape, scene.pieces
    masks, worths = np.empty((len(pieces), *shape), dtype=np.bool_), np.empty((len(pieces), *shape), dtype=np.float32)
    distances = np.empty((len(pieces), shape[1]), dtype=np.float32)
    for i, piece in enumerate(pieces):
        masks[i], worths[i], distances[i] = piece.mask, piece.worth, piece.distance_mm
    ground = np.asarray(scene.sight.nearest_mm + scene.sight.step_mm * np.arange(rows + 1), dtype=np.float64)
    side, top = np.ascontiguousarray(scene.side), np.ascontiguousarray(scene.top)
    return SceneMaps(side, top, masks, worths, distances, ground)
