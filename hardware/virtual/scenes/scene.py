"""What lies on the virtual table, as values: mats, tiles, walls stone by stone, grain, nobles, shields, market disks.

Places on a mat are in the mat's frame (docs/table.md), mats lie in the table's frame: x to the right and y away from
the camera, z up, all in millimetres.
"""

from __future__ import annotations

import math
from dataclasses import dataclass, field, replace
from typing import Literal, TypeAlias

from vision.geometry.table import Cell, PointMm

Side: TypeAlias = Literal["red", "blue"]
MarketName: TypeAlias = Literal["grain", "shields", "elephants"]
MARKET_ROWS: tuple[MarketName, ...] = ("grain", "shields", "elephants")
MatKey: TypeAlias = int | Literal["market"]


@dataclass(frozen=True, slots=True)
class Placement:
    """Where a mat lies: its origin on the table, and its turn (anticlockwise)."""

    x_mm: float
    y_mm: float
    turn_deg: float

    def to_table(self, x_mm: float, y_mm: float) -> PointMm:
        """Convert a point of the mat to the table's frame."""
        cos, sin = math.cos(math.radians(self.turn_deg)), math.sin(math.radians(self.turn_deg))
        return self.x_mm + cos * x_mm - sin * y_mm, self.y_mm + sin * x_mm + cos * y_mm


@dataclass(frozen=True, slots=True)
class Stone:
    """A stone: its middle, its turn, and its wood's brightness relative to the average (a factor)."""

    x_mm: float
    y_mm: float
    z_mm: float
    yaw_deg: float
    tone: float = 1.0


@dataclass(frozen=True, slots=True)
class WallStone:
    """A stone of a wall: ``course`` from 0 at the bottom, ``place`` in half stones along the wall's line."""

    course: int
    place: int
    stone: Stone


@dataclass(frozen=True, slots=True)
class WallLine:
    """Where a wall stands: place 0 on its line, the line's direction, and the pitch of touching stones."""

    x_mm: float
    y_mm: float
    yaw_deg: float
    pitch_mm: float


@dataclass(frozen=True, slots=True)
class Wall:
    """A wall, or the place for one."""

    line: WallLine
    stones: tuple[WallStone, ...] = ()

    def courses(self) -> tuple[int, ...]:
        """Number of stones in each course, from the bottom."""
        counts: dict[int, int] = {}
        for stone in self.stones:
            counts[stone.course] = counts.get(stone.course, 0) + 1
        return tuple(counts[course] for course in sorted(counts))

    def width(self) -> int:
        """Number of stones in the widest course."""
        return max(self.courses(), default=0)


@dataclass(frozen=True, slots=True)
class Tile:
    """A territory tile, as sloppily as it was put down."""

    cell: Cell
    side: Side
    x_mm: float
    y_mm: float
    yaw_deg: float


@dataclass(frozen=True, slots=True)
class City:
    """What stands on one tile. ``grain_at`` is where its column stands or would stand, ``grain`` the middle of each
    disk.
    """

    cell: Cell
    wall: Wall
    noble_at: PointMm
    noble: bool
    grain_at: PointMm
    grain: tuple[PointMm, ...] = ()


@dataclass(frozen=True, slots=True)
class Shield:
    """A shield lying on a tile."""

    cell: Cell
    value: int
    x_mm: float
    y_mm: float
    yaw_deg: float


@dataclass(frozen=True, slots=True)
class Figure:
    """An elephant or a player's marker, on a tile or (``cell`` None) beside the tiles."""

    kind: Literal["elephant", "marker"]
    cell: Cell | None
    x_mm: float
    y_mm: float
    yaw_deg: float


@dataclass(frozen=True, slots=True)
class SeatMat:
    """One player's mat and everything on it."""

    seat: int
    placement: Placement
    tiles: tuple[Tile, ...] = ()
    cities: tuple[City, ...] = ()
    loose: tuple[Stone, ...] = ()
    shields: tuple[Shield, ...] = ()
    figures: tuple[Figure, ...] = ()

    @property
    def bare(self) -> bool:
        """Whether nothing was ever put on it."""
        return not (self.tiles or self.cities or self.loose or self.shields or self.figures)

    def city(self, cell: Cell) -> City | None:
        """The city on a cell, if there is one."""
        return next((city for city in self.cities if city.cell == cell), None)

    def tile(self, cell: Cell) -> Tile | None:
        """The tile on a cell, if there is one."""
        return next((tile for tile in self.tiles if tile.cell == cell), None)


@dataclass(frozen=True, slots=True)
class MarketMat:
    """The market: which disk of each row lies face up, and how each disk lies (offset and turn, by its number)."""

    placement: Placement
    face_up: tuple[int, int, int]
    disks: tuple[tuple[int, float, float, float], ...]


@dataclass(frozen=True, slots=True)
class Hand:
    """A hand over a mat, its fingertips at a place in the mat's frame."""

    mat: MatKey
    x_mm: float
    y_mm: float


@dataclass(frozen=True, slots=True)
class Scene:
    """The whole table."""

    mats: tuple[SeatMat, ...]
    market: MarketMat | None = None
    hand: Hand | None = None
    jolted: int = field(default=0)
    """How often the table was knocked hard enough to shift the mats."""

    def mat(self, seat: int) -> SeatMat | None:
        """The mat of a seat, if it lies there."""
        return next((mat for mat in self.mats if mat.seat == seat), None)

    def in_use(self) -> Scene:
        """The scene with only mats in use: a mat comes to the table with its first piece, the market with the first
        mat.

        Players with real pieces never touch these mats, and a bare mat would contradict their game all evening.
        """
        mats = tuple(mat for mat in self.mats if not mat.bare)
        there = {*(mat.seat for mat in mats), *(("market",) if mats else ())}
        hand = self.hand if self.hand is not None and self.hand.mat in there else None
        return replace(self, mats=mats, market=self.market if mats else None, hand=hand)

    def placement(self, mat: MatKey) -> Placement | None:
        """Where a mat lies; None if it is not on the table."""
        if mat == "market":
            return None if self.market is None else self.market.placement
        found = self.mat(mat)
        return None if found is None else found.placement
