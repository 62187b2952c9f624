"""What the network saw, held against a drawing: the sum of every point's log odds for the part drawn there."""

from __future__ import annotations

from collections.abc import Sequence
from copy import copy
from dataclasses import dataclass, replace
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from vision.walls.column_sums import ColumnSums, column_sums
from vision.walls.drawing import (
    Disks,
    Drawing,
    Noble,
    Outline,
    Piece,
    Sizes,
    Stone,
    outlines_of,
    painted,
)
from vision.walls.network import PartsSeen
from vision.walls.shape import Courses, Wall, places, stones_along, stones_of_walls
from vision.walls.sight import LineOfSight
from vision.walls.sprites import Canvas, Sprite, Sprites, sprite_of, together

Map: TypeAlias = NDArray[np.float32]
Floats: TypeAlias = NDArray[np.float64]
Column: TypeAlias = tuple[float, float, int]
Place: TypeAlias = tuple[float, float]
Form: TypeAlias = tuple[tuple[int, Courses] | None, int, bool]

NO_STONES: Floats = np.zeros((0, 4))
_TOGETHER = 3  # disks drawn as one piece


@dataclass(frozen=True, slots=True)
class Stand:
    """What is thought to stand on one tile: a wall, a column (x, y, disks) and a noble (x, y), or none of each."""

    wall: Wall | None
    column: Column | None
    noble: Place | None

    def stones(self) -> int:
        """Stones of the wall."""
        return 0 if self.wall is None else self.wall.stones()

    def width(self) -> int:
        """Width of the wall."""
        return 0 if self.wall is None else self.wall.width()

    def disks(self) -> int:
        """Disks of the column."""
        return 0 if self.column is None else self.column[2]

    def form(self) -> Form:
        """What stands there, wherever exactly: the wall's length and courses, the disks, and whether a noble does."""
        wall = self.wall
        return None if wall is None else (wall.length, wall.courses), self.disks(), self.noble is not None

    def is_bare(self) -> bool:
        """Whether nothing stands there."""
        return self.wall is None and self.column is None and self.noble is None


def stones_in(wall: Wall | None, stone_mm: float) -> list[Piece]:
    """A wall's stones."""
    if wall is None:
        return []
    x, y, yaw = (a[0].tolist() for a in stones_along(wall.line[None], places(wall.length), stone_mm))
    return [
        Stone(x[i], y[i], course * stone_mm, yaw[i])
        for course, (first, last) in enumerate(wall.courses)
        for i in range(first, last + 1, 2)
    ]


def disks_in(column: Column | None, disk_mm: float) -> list[Piece]:
    """A column's disks, a few together, each few about as high as a stone."""
    if column is None:
        return []
    x, y, count = column
    return [Disks(x, y, k * disk_mm, min(_TOGETHER, count - k)) for k in range(0, count, _TOGETHER)]


def pieces_in(stand: Stand, sizes: Sizes) -> list[Piece]:
    """All pieces of one tile."""
    pieces = stones_in(stand.wall, sizes.stone_mm) + disks_in(stand.column, sizes.disk_mm)
    return pieces if stand.noble is None else [*pieces, Noble(*stand.noble)]


def _stones_first(pieces: Sequence[Piece]) -> list[Piece]:
    """In the order in which ``outlines_of`` gives them."""
    return sorted(pieces, key=lambda piece: not isinstance(piece, Stone))


class Judge:
    """Weighs drawings of one tile. What stands about it is drawn once."""

    def __init__(self, seen: PartsSeen, about: Sequence[Piece], middle_mm: Place, sizes: Sizes, cap: float) -> None:
        """``about`` are the pieces of other tiles; log odds are held within ``cap``."""
        from vision.walls.painting_loops import hold_odds

        parts, rows, columns = seen.logs.shape
        odds, by_point = np.empty(seen.logs.shape, dtype=np.float32), np.empty((rows, columns, parts), dtype=np.float32)
        hold_odds(np.ascontiguousarray(seen.logs), np.ascontiguousarray(seen.pictured), cap, odds, by_point)
        self.sight: LineOfSight = seen.sight
        self.pictured = seen.pictured
        self.sizes = sizes
        self.odds: Map = odds
        self._by_point = by_point
        self._middle_mm = middle_mm
        self._kept: dict[Piece, Outline] = {}
        self._painted: dict[Piece, Sprite] = {}
        self._sprites_kept: dict[tuple[Column | None, Place | None], Sprites] = {}
        self._draw_about(about)

    def among(self, about: Sequence[Piece]) -> Judge:
        """The same tile's judge with other pieces about it; what stands on it need not be painted again."""
        other = copy(self)
        other._draw_about(about)
        return other

    def column_sums(self, rest: Stand, place_mm: Place) -> ColumnSums:
        """What columns about a place gain, with the other pieces of the tile drawn before or behind them for good."""
        away = self._away(place_mm)
        outlines = self._outlines(rest)
        bare = self.labels(rest)
        nearer = painted(self.sight, [outline for outline in outlines if outline.away_mm < away])
        covered = self._near_there | (nearer > 0)
        return column_sums(
            self.sight, self.odds, bare, covered, place_mm, (self.sizes.disk_diameter_mm / 2, self.sizes.disk_mm)
        )

    def _draw_about(self, about: Sequence[Piece]) -> None:
        self.about = tuple(about)
        away = self._away(self._middle_mm)
        outlines = self._outlined([piece for piece in about if self._shows(piece)])
        self._far = painted(self.sight, [outline for outline in outlines if outline.away_mm >= away])
        self._near = painted(self.sight, [outline for outline in outlines if outline.away_mm < away])
        self._near_there = self._near > 0
        rows, columns = np.nonzero(self._far | self._near)  # of anything else the odds are 0
        bare = np.where(self._near_there, self._near, self._far)[rows, columns]
        self._bare_score = float(self._by_point[rows, columns, bare].sum(dtype=np.float64))
        sight = self.sight
        self._canvas = Canvas(
            sight.eye_mm,
            sight.height_mm,
            float(sight.bearings[0]),
            float(sight.bearings[1] - sight.bearings[0]),
            sight.nearest_mm,
            sight.step_mm,
            self.sizes.stone_mm,
            self._far,
            self._near,
            self._by_point,
            self._far.copy(),
            self._far.copy(),
        )

    def looks_otherwise(self, other: Judge, stand: Stand, stones: float) -> bool:
        """Whether what stands about a stand, up to a stone beyond it, shows otherwise than it did to another judge of
        the tile, by more than so many stones' faces."""
        outlines = self._outlines(stand)
        if not outlines:
            return False
        box = self._box(outlines, round(self.stone_points() ** 0.5))
        changed = (self._far[box] != other._far[box]) | (self._near[box] != other._near[box])
        return bool(np.count_nonzero(changed) > stones * self.stone_points())

    def score(self, stand: Stand) -> float:
        """The sum of log odds over what is drawn, this tile's pieces and those about it."""
        return self.scores([stand], [self._stones(stand)])[0]

    def accord(self, best: Stand, rival: Stand) -> float:
        """How unanimously the points where a rival is drawn otherwise speak for the best: 1 all, −1 none of their odds."""
        from vision.walls.painting_loops import told_apart

        if best.is_bare() and rival.is_bare():
            return 1.0
        gain, either = told_apart(
            self._canvas, self._stones(best), self._sprites(best), self._stones(rival), self._sprites(rival)
        )
        return gain / max(either, 1.0)

    def scores(self, stands: Sequence[Stand], stones: Sequence[Floats]) -> list[float]:
        """The scores of many stands, and their walls' stones (see ``shape.stones_of_walls``), none for no wall."""
        from vision.walls.painting_loops import gains_of

        scores = np.empty(len(stands))
        beside = [(stand.column, stand.noble) for stand in stands]
        for others in dict.fromkeys(beside):
            who = [i for i, own in enumerate(beside) if own == others]
            starts = np.cumsum([0, *(len(stones[i]) for i in who)])
            gains = np.empty(len(who))
            gains_of(
                self._canvas, np.concatenate([stones[i] for i in who]), starts, self._sprites(stands[who[0]]), gains
            )
            scores[who] = self._bare_score + gains
        found: list[float] = scores.tolist()
        return found

    def _stones(self, stand: Stand) -> Floats:
        return stones_of_walls([stand.wall], self.sizes.stone_mm)[0] if stand.wall is not None else NO_STONES

    def _sprites(self, stand: Stand) -> Sprites:
        """A stand's column and noble, painted once for all drawings that have them."""
        others = stand.column, stand.noble
        if others not in self._sprites_kept:
            pieces = pieces_in(replace(stand, wall=None), self.sizes)
            missing = [piece for piece in pieces if piece not in self._painted]
            outlines = self._outlined(missing)
            self._painted.update(
                {piece: sprite_of(self.sight, one) for piece, one in zip(missing, outlines, strict=True)}
            )
            self._sprites_kept[others] = together(self.sight, [self._painted[piece] for piece in pieces])
        return self._sprites_kept[others]

    def labels(self, stand: Stand) -> Drawing:
        """The drawing of what stands there, between what stands behind and before it."""
        from vision.walls.painting_loops import draw

        drawn = self._far.copy()
        draw(self._canvas, drawn, self._stones(stand), self._sprites(stand), np.empty(4, dtype=np.int64))
        np.copyto(drawn, self._near, where=self._near_there)
        return drawn

    def _outlines(self, stand: Stand) -> list[Outline]:
        return self._outlined(pieces_in(stand, self.sizes))

    def _outlined(self, pieces: Sequence[Piece]) -> list[Outline]:
        """How pieces show; each is worked out once for a tile."""
        missing = [piece for piece in pieces if piece not in self._kept]
        if missing:
            self._kept.update(zip(_stones_first(missing), outlines_of(self.sight, missing, self.sizes), strict=True))
        return [self._kept[piece] for piece in pieces]

    def _box(self, outlines: Sequence[Outline], room: int) -> tuple[slice, slice]:
        """The points outlines may touch, with room about them."""
        left, top, right, bottom = zip(*[outline.box for outline in outlines], strict=True)
        rows, columns = self._far.shape
        return (
            slice(max(min(top) - room, 0), min(max(max(bottom) + room + 1, 0), rows)),
            slice(max(min(left) - room, 0), min(max(max(right) + room + 1, 0), columns)),
        )

    def area(self, stand: Stand) -> int:
        """Points a stand would take if nothing else stood anywhere."""
        return int(
            np.count_nonzero(painted(self.sight, outlines_of(self.sight, pieces_in(stand, self.sizes), self.sizes)))
        )

    def on_tile(self, middle_mm: Place, half_mm: float) -> NDArray[np.bool_]:
        """Points (rows×m) whose ground lies within a square about the tile's middle."""
        x, y = self.sight.ground_mm()
        inside: NDArray[np.bool_] = (np.abs(x - middle_mm[0]) < half_mm) & (np.abs(y - middle_mm[1]) < half_mm)
        return inside

    def stone_points(self) -> float:
        """About how many points one stone's face takes."""
        nearest = self.sight.nearest_mm + self.sight.step_mm * self.sight.rows / 2
        across = nearest * float(self.sight.bearings[1] - self.sight.bearings[0])
        return (self.sizes.stone_mm / across) ** 2

    def _away(self, place_mm: Place) -> float:
        """How far from the camera what stands somewhere is, a stone above its foot."""
        ground = np.hypot(place_mm[0] - self.sight.eye_mm[0], place_mm[1] - self.sight.eye_mm[1])
        return float(np.hypot(ground, self.sight.height_mm - self.sizes.stone_mm))

    def _shows(self, piece: Piece) -> bool:
        """Whether a piece may touch the raster: roughly, its foot lies within its bearings, a piece's size about."""
        dx, dy = piece.x_mm - self.sight.eye_mm[0], piece.y_mm - self.sight.eye_mm[1]
        reach = float(np.hypot(dx, dy))
        turn = (np.arctan2(dy, dx) - self.sight.bearings[0] + np.pi) % (2 * np.pi) - np.pi
        slack = 10.0 / max(reach, 10.0)
        return bool(-slack < turn < self.sight.bearings[-1] - self.sight.bearings[0] + slack)
