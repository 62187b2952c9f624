"""Compares a drawing with the network's output: sums every point's log odds for the part drawn there."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from copy import copy
from dataclasses import replace
from itertools import pairwise
from typing import NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from vision.walls.evidence.line_of_sight import LineOfSight
from vision.walls.evidence.network import PartsSeen
from vision.walls.model.hypothesis import NO_STONES, Column, Place, TileHypothesis, pieces_in
from vision.walls.model.parts import Disks, Noble, Piece, Sizes, Stone
from vision.walls.model.wall import stones_of_walls
from vision.walls.render.canvas import Canvas, Sprites
from vision.walls.render.column_sums import ColumnSums, column_sums, column_sums_between
from vision.walls.render.drawing import STONE_EDGES, STONE_FACES, Drawing
from vision.walls.render.fit_kernels import measure_fit, odds_of
from vision.walls.render.painting_kernels import draw, fill_box, gains_of, hold_odds, told_apart
from vision.walls.render.sprites import Sprite, sprite_of, together

Map: TypeAlias = NDArray[np.float32]
Floats: TypeAlias = NDArray[np.float64]


class Fit(NamedTuple):
    """How well a drawing fits: the points of stones and disks drawn, their misfit (by how much other parts are likelier
    there, summed), the points of the bare tile where stones or disks would be likelier, and whether anything is drawn
    outside the picture.
    """

    stone_points: int
    stone_misfit: float
    disk_points: int
    disk_misfit: float
    unexplained_stone_points: int
    unexplained_disk_points: int
    out_of_picture: bool


class RenderLikelihood:
    """Scores drawings of one tile; its surroundings are drawn only once."""

    def __init__(self, seen: PartsSeen, about: Sequence[Piece], middle_mm: Place, sizes: Sizes, cap: float) -> None:
        """``about`` are the pieces of other tiles; log odds are clipped to ``cap``."""
        parts, rows, columns = seen.logs.shape
        self._by_point: Map = np.empty((rows, columns, parts), dtype=np.float32)
        hold_odds(np.ascontiguousarray(seen.logs), np.ascontiguousarray(seen.pictured), cap, self._by_point)
        self.sight: LineOfSight = seen.sight
        self.pictured = seen.pictured
        self.sizes = sizes
        self._middle_mm = middle_mm
        self._painted: dict[Piece, Sprite] = {}
        self._sprites_kept: dict[tuple[Column | None, Place | None], Sprites] = {}
        self._draw_about(about)

    @property
    def odds(self) -> Map:
        """Log odds of every part (``PARTS``×rows×m)."""
        return self._by_point.transpose(2, 0, 1)

    def among(self, about: Sequence[Piece]) -> RenderLikelihood:
        """The likelihood of the same tile with other surroundings; the tile's own pieces need not be painted again."""
        other = copy(self)
        other._draw_about(about)
        return other

    def column_sums(self, rest: TileHypothesis, place_mm: Place, room_mm: float) -> ColumnSums:
        """The gains of columns within ``room_mm`` of a place, with the tile's other pieces drawn as they are."""
        stones, sprites = self._stones(rest), self._sprites_in(pieces_in(replace(rest, wall=None), self.sizes))
        _, nearer = self._drawn_apart(stones, sprites, self._away(place_mm))
        covered = self._near_there | (nearer > 0)
        sizes_mm = self.sizes.disk_diameter_mm / 2, self.sizes.disk_mm
        return column_sums(self.sight, self._by_point, self.labels(rest), covered, place_mm, room_mm, sizes_mm)

    def sums_by_depth(self, hypothesis: TileHypothesis) -> Iterator[tuple[tuple[float, float], ColumnSums]]:
        """For each range of ground distances (mm) within which a column stands behind the same pieces of a hypothesis,
        nearest first: the range, and the gains of columns there.
        """
        stones, others = self._stones(hypothesis), pieces_in(hypothesis.with_wall(None), self.sizes)
        eye_x, eye_y = self.sight.eye_mm.tolist()
        away = np.hypot(stones[:, 0] - eye_x, stones[:, 1] - eye_y)
        beside = [
            (math.hypot(p.x_mm - eye_x, p.y_mm - eye_y), one)
            for p, one in zip(others, self._sprites_in(others), strict=True)
        ]
        bare, columns = self.labels(hypothesis), (0, len(self.sight.bearings))
        sizes = self.sizes.disk_diameter_mm / 2, self.sizes.disk_mm
        distances = [*away.tolist(), *(distance for distance, _ in beside)]
        edges = [-math.inf, *sorted({math.ceil(distance) for distance in distances}), math.inf]
        for nearest, farthest in pairwise(edges):
            nearer = self._drawn(stones[away <= nearest], [one for distance, one in beside if distance <= nearest])
            covered = self._near_there | (nearer > 0)
            yield (nearest, farthest), column_sums_between(self.sight, self._by_point, bare, covered, columns, sizes)

    def _draw_about(self, about: Sequence[Piece]) -> None:
        self.about = tuple(about)
        shown = [piece for piece in about if self._shows(piece)]
        stones = [(s.x_mm, s.y_mm, s.z_mm, s.yaw_rad) for s in shown if isinstance(s, Stone)]
        self._canvas = self._canvas_with(self._nothing(), self._nothing())
        self._far, self._near = self._drawn_apart(
            np.array(stones).reshape(-1, 4), self._sprites_in(shown), self._away(self._middle_mm)
        )
        self._near_there = self._near > 0
        bare = self._far.copy()
        np.copyto(bare, self._near, where=self._near_there)
        self._bare_score = odds_of(self._by_point, bare)
        self._canvas = self._canvas_with(self._far, self._near)

    def _nothing(self) -> Drawing:
        return np.zeros(self._by_point.shape[:2], dtype=np.uint8)

    def _canvas_with(self, far: Drawing, near: Drawing) -> Canvas:
        sight = self.sight
        first, spacing = float(sight.bearings[0]), float(sight.bearings[1] - sight.bearings[0])
        return Canvas(
            sight.eye_mm,
            sight.height_mm,
            first,
            spacing,
            sight.nearest_mm,
            sight.step_mm,
            self.sizes.stone_mm,
            far,
            near,
            self._by_point,
            far.copy(),
            far.copy(),
            STONE_FACES,
            STONE_EDGES,
        )

    def _drawn_apart(self, stones: Floats, sprites: Sequence[Sprite], away_mm: float) -> tuple[Drawing, Drawing]:
        """Pieces at least this far away, and nearer ones, each drawn separately."""
        aside, up = stones[:, :2] - self.sight.eye_mm, self.sight.height_mm - stones[:, 2] - self.sizes.stone_mm / 2
        is_far = np.sqrt((aside * aside).sum(axis=1) + up * up) >= away_mm
        far = self._drawn(stones[is_far], [sprite for sprite in sprites if sprite[1] >= away_mm])
        return far, self._drawn(stones[~is_far], [sprite for sprite in sprites if sprite[1] < away_mm])

    def _drawn(self, stones: Floats, sprites: Sequence[Sprite]) -> Drawing:
        """Pieces drawn on an empty raster."""
        drawn = self._nothing()
        if len(stones) or sprites:
            draw(self._canvas, drawn, stones, together(self._canvas, sprites))
        return drawn

    def looks_otherwise(self, other: RenderLikelihood, hypothesis: TileHypothesis, stones: float) -> bool:
        """Whether the surroundings of a hypothesis, up to a stone around it, differ from another likelihood's by more
        than ``stones`` stone faces.
        """
        if hypothesis.is_bare():
            return False
        touched = np.empty(4, dtype=np.int64)
        fill_box(self._canvas, self._stones(hypothesis), self._sprites(hypothesis), touched)
        left, top, right, bottom = touched.tolist()
        room, (rows, columns) = round(self.stone_points() ** 0.5), self._far.shape
        box = (
            slice(max(top - room, 0), min(max(bottom + room + 1, 0), rows)),
            slice(max(left - room, 0), min(max(right + room + 1, 0), columns)),
        )
        changed = (self._far[box] != other._far[box]) | (self._near[box] != other._near[box])
        return bool(np.count_nonzero(changed) > stones * self.stone_points())

    def score(self, hypothesis: TileHypothesis) -> float:
        """The sum of log odds over the drawing of this tile's pieces and its surroundings."""
        return self.scores([hypothesis], [self._stones(hypothesis)])[0]

    def agreement(self, best: TileHypothesis, rival: TileHypothesis) -> float:
        """How unanimously the points at which a rival differs favour the best: 1 if all do, −1 if none."""
        if best.is_bare() and rival.is_bare():
            return 1.0
        gain, either = self.told_apart(best, rival)
        return gain / max(either, 1.0)

    def told_apart(self, best: TileHypothesis, rival: TileHypothesis) -> tuple[float, float]:
        """Where a rival is drawn differently: the sum of the evidence for the best, and of the evidence for either."""
        beside = (best.column, best.noble) != (rival.column, rival.noble)
        stones, other, told = self._stones(best), self._stones(rival), np.empty(2)
        told_apart(self._canvas, stones, self._sprites(best), other, self._sprites(rival), beside, told)
        return float(told[0]), float(told[1])

    def scores(self, hypotheses: Sequence[TileHypothesis], stones: Sequence[Floats]) -> list[float]:
        """The scores of many hypotheses with their walls' stones (see ``wall.stones_of_walls``; none for no wall)."""
        scores = np.empty(len(hypotheses))
        beside = [(hypothesis.column, hypothesis.noble) for hypothesis in hypotheses]
        which = dict.fromkeys(beside)
        for others in which:
            who = list(range(len(beside))) if len(which) == 1 else [i for i, own in enumerate(beside) if own == others]
            starts = np.cumsum([0, *(len(stones[i]) for i in who)])
            gains = np.empty(len(who))
            gains_of(
                self._canvas, np.concatenate([stones[i] for i in who]), starts, self._sprites(hypotheses[who[0]]), gains
            )
            scores[who] = self._bare_score + gains
        found: list[float] = scores.tolist()
        return found

    def _stones(self, hypothesis: TileHypothesis) -> Floats:
        return stones_of_walls([hypothesis.wall], self.sizes.stone_mm)[0] if hypothesis.wall is not None else NO_STONES

    def _sprites(self, hypothesis: TileHypothesis) -> Sprites:
        """A hypothesis's column and noble, painted once for all drawings that share them."""
        others = hypothesis.column, hypothesis.noble
        if others not in self._sprites_kept:
            pieces = pieces_in(hypothesis.with_wall(None), self.sizes)
            self._sprites_kept[others] = together(self._canvas, self._sprites_in(pieces))
        return self._sprites_kept[others]

    def _sprites_in(self, pieces: Sequence[Piece]) -> list[Sprite]:
        """The pieces that are not stones, painted."""
        return [self.painted_once(piece) for piece in pieces if not isinstance(piece, Stone)]

    def painted_once(self, piece: Disks | Noble) -> Sprite:
        """Disks or a noble, painted once per tile."""
        if piece not in self._painted:
            self._painted[piece] = sprite_of(self._canvas, self.sight, piece, self.sizes)
        return self._painted[piece]

    def labels(self, hypothesis: TileHypothesis) -> Drawing:
        """The drawing of a hypothesis between what stands behind and in front of it."""
        drawn = self._far.copy()
        draw(self._canvas, drawn, self._stones(hypothesis), self._sprites(hypothesis))
        np.copyto(drawn, self._near, where=self._near_there)
        return drawn

    def fit(self, hypothesis: TileHypothesis, middle_mm: Place, half_mm: float) -> Fit:
        """How well a hypothesis's drawing fits, and what stays unexplained within a square around the tile's middle."""
        bare, on_tile = self.labels(TileHypothesis(None, None, None)), self._on_tile(middle_mm, half_mm)
        pictured, found = np.ascontiguousarray(self.pictured), np.empty(len(Fit._fields))
        measure_fit(self._by_point, self.labels(hypothesis), bare, pictured, on_tile, found)
        stones, stone_misfit, disks, disk_misfit, stray_stones, stray_disks, outside = found.tolist()
        return Fit(
            int(stones), stone_misfit, int(disks), disk_misfit, int(stray_stones), int(stray_disks), bool(outside)
        )

    def area(self, hypothesis: TileHypothesis) -> int:
        """The number of points a hypothesis would cover if nothing else stood anywhere."""
        sprites = self._sprites_in(pieces_in(hypothesis.with_wall(None), self.sizes))
        return int(np.count_nonzero(self._drawn(self._stones(hypothesis), sprites)))

    def _on_tile(self, middle_mm: Place, half_mm: float) -> NDArray[np.bool_]:
        """Points (rows×m) whose ground lies within a square around the tile's middle."""
        x, y = self.sight.ground_mm()
        inside: NDArray[np.bool_] = (np.abs(x - middle_mm[0]) < half_mm) & (np.abs(y - middle_mm[1]) < half_mm)
        return inside

    def stone_points(self) -> float:
        """The approximate number of points of one stone's face."""
        nearest = self.sight.nearest_mm + self.sight.step_mm * self.sight.rows / 2
        across = nearest * float(self.sight.bearings[1] - self.sight.bearings[0])
        return (self.sizes.stone_mm / across) ** 2

    def _away(self, place_mm: Place) -> float:
        """The distance from the camera of a point one stone above a place."""
        ground = np.hypot(place_mm[0] - self.sight.eye_mm[0], place_mm[1] - self.sight.eye_mm[1])
        return float(np.hypot(ground, self.sight.height_mm - self.sizes.stone_mm))

    def _shows(self, piece: Piece) -> bool:
        """Whether a piece may touch the raster: roughly, whether its foot lies within the bearings, give or take its
        size.
        """
        dx, dy = piece.x_mm - self.sight.eye_mm[0], piece.y_mm - self.sight.eye_mm[1]
        reach = float(np.hypot(dx, dy))
        turn = (np.arctan2(dy, dx) - self.sight.bearings[0] + np.pi) % (2 * np.pi) - np.pi
        slack = 10.0 / max(reach, 10.0)
        return bool(-slack < turn < self.sight.bearings[-1] - self.sight.bearings[0] + slack)
