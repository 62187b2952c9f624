"""Sizes and places of the table's mats and pieces, all in millimetres.

A mat's frame is right-handed: origin at the sheet's bottom-left corner, x to the right, y up the sheet,
z up out of the table. Rows are counted from the top, columns from the left. The figures come from the
settings file (sections ``[geometry.*]``), so a set of other sizes needs no code.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

Cell: TypeAlias = tuple[int, int]
PointMm: TypeAlias = tuple[float, float]

SeatColour: TypeAlias = Literal["green", "purple", "orange", "black", "white"]
SEAT_COLOURS: Final[tuple[SeatColour, ...]] = ("green", "purple", "orange", "black", "white")
"""The names of the seats, and the colours of their wood."""


@dataclass(frozen=True, slots=True)
class SeatMatGeometry:
    """The A3 sheet in front of each player: grid of Lands cells and eight markers."""

    width_mm: float
    height_mm: float
    rows: int
    cols: int
    cell_mm: float
    grid_left_mm: float
    grid_bottom_mm: float
    marker_side_mm: float
    marker_xs_mm: tuple[float, ...]
    marker_top_y_mm: float
    marker_bottom_y_mm: float
    markers_per_seat: int

    def cell_bounds_mm(self, cell: Cell) -> tuple[float, float, float, float]:
        """``(left, bottom, right, top)`` of a cell."""
        row, col = cell
        left = self.grid_left_mm + self.cell_mm * col
        bottom = self.grid_bottom_mm + self.cell_mm * (self.rows - 1 - row)
        return left, bottom, left + self.cell_mm, bottom + self.cell_mm

    def cell_centre_mm(self, cell: Cell) -> PointMm:
        """The middle of a cell."""
        left, bottom, right, top = self.cell_bounds_mm(cell)
        return (left + right) / 2, (bottom + top) / 2

    def cell_at_mm(self, x_mm: float, y_mm: float) -> Cell | None:
        """The cell that holds a point, or None beside the grid."""
        col = int((x_mm - self.grid_left_mm) // self.cell_mm)
        row = self.rows - 1 - int((y_mm - self.grid_bottom_mm) // self.cell_mm)
        return (row, col) if 0 <= row < self.rows and 0 <= col < self.cols else None

    def cells(self) -> Iterator[Cell]:
        """All cells, row by row from the top left."""
        return ((row, col) for row in range(self.rows) for col in range(self.cols))

    def marker_centres_mm(self, seat: int) -> dict[int, PointMm]:
        """ArUco id to the centre of its black square, for one seat."""
        first = self.markers_per_seat * seat
        top = {first + k: (x, self.marker_top_y_mm) for k, x in enumerate(self.marker_xs_mm)}
        n = len(self.marker_xs_mm)
        bottom = {first + n + k: (x, self.marker_bottom_y_mm) for k, x in enumerate(self.marker_xs_mm)}
        return top | bottom


@dataclass(frozen=True, slots=True)
class PatchStripGeometry:
    """The strips of known colours that are printed beside some of a seat mat's markers.

    Attributes:
        beside: which of a mat's markers have one, counted like their ids; it lies on the side nearer the mat's middle.
        gap_mm: distance from the marker's black square.
        width_mm, patch_mm: a strip's width, and the height of each of its patches.
        colours: sRGB of the patches, from below.
    """

    beside: tuple[int, ...]
    gap_mm: float
    width_mm: float
    patch_mm: float
    colours: tuple[tuple[int, int, int], ...]

    def strips_mm(self, mat: SeatMatGeometry) -> tuple[tuple[tuple[float, float, float, float], ...], ...]:
        """``(left, bottom, right, top)`` of each strip's patches, in the order of ``colours``; a set with fewer markers
        has fewer strips.
        """
        centres = mat.marker_centres_mm(0)
        return tuple(self._patches_mm(mat, centres[place]) for place in self.beside if place in centres)

    def _patches_mm(self, mat: SeatMatGeometry, centre: PointMm) -> tuple[tuple[float, float, float, float], ...]:
        x, y = centre
        away = mat.marker_side_mm / 2 + self.gap_mm
        left = x + away if x < mat.width_mm / 2 else x - away - self.width_mm
        foot = y - self.patch_mm * len(self.colours) / 2
        bottoms = [foot + self.patch_mm * i for i in range(len(self.colours))]
        return tuple((left, bottom, left + self.width_mm, bottom + self.patch_mm) for bottom in bottoms)


@dataclass(frozen=True, slots=True)
class MarketMatGeometry:
    """The A4 sheet with three rows of numbered disks and four markers."""

    width_mm: float
    height_mm: float
    marker_side_mm: float
    marker_ids: tuple[int, ...]
    marker_xs_mm: tuple[float, ...]
    marker_ys_mm: tuple[float, ...]
    pad_left_x_mm: float
    pad_step_mm: float
    grain_y_mm: float
    shields_y_mm: float
    elephants_y_mm: float
    grain_disks: tuple[int, ...]
    shields_disks: tuple[int, ...]
    elephants_disks: tuple[int, ...]

    def marker_centres_mm(self) -> dict[int, PointMm]:
        """ArUco id to the centre of its black square."""
        return {
            marker: (x, y) for marker, x, y in zip(self.marker_ids, self.marker_xs_mm, self.marker_ys_mm, strict=True)
        }

    def pads_mm(self, market: str) -> dict[int, PointMm]:
        """Disk number to the centre of its pad, for ``grain``, ``shields`` or ``elephants``."""
        rows = {
            "grain": (self.grain_disks, self.grain_y_mm),
            "shields": (self.shields_disks, self.shields_y_mm),
            "elephants": (self.elephants_disks, self.elephants_y_mm),
        }
        disks, y = rows[market]
        return {disk: (self.pad_left_x_mm + self.pad_step_mm * i, y) for i, disk in enumerate(disks)}


@dataclass(frozen=True, slots=True)
class CardMatGeometry:
    """The A3 portrait sheet for the small games: a grid of card cells and four markers."""

    width_mm: float
    height_mm: float
    rows: int
    cols: int
    cell_width_mm: float
    cell_height_mm: float
    grid_left_mm: float
    grid_bottom_mm: float
    marker_side_mm: float
    marker_ids: tuple[int, ...]
    marker_xs_mm: tuple[float, ...]
    marker_ys_mm: tuple[float, ...]

    def cell_bounds_mm(self, cell: Cell) -> tuple[float, float, float, float]:
        """``(left, bottom, right, top)`` of a cell."""
        row, col = cell
        left = self.grid_left_mm + self.cell_width_mm * col
        bottom = self.grid_bottom_mm + self.cell_height_mm * (self.rows - 1 - row)
        return left, bottom, left + self.cell_width_mm, bottom + self.cell_height_mm

    def cell_centre_mm(self, cell: Cell) -> PointMm:
        """The middle of a cell."""
        left, bottom, right, top = self.cell_bounds_mm(cell)
        return (left + right) / 2, (bottom + top) / 2

    def cell_at_mm(self, x_mm: float, y_mm: float) -> Cell | None:
        """The cell that holds a point, or None beside the grid."""
        col = int((x_mm - self.grid_left_mm) // self.cell_width_mm)
        row = self.rows - 1 - int((y_mm - self.grid_bottom_mm) // self.cell_height_mm)
        return (row, col) if 0 <= row < self.rows and 0 <= col < self.cols else None

    def cells(self) -> Iterator[Cell]:
        """All cells, row by row from the top left."""
        return ((row, col) for row in range(self.rows) for col in range(self.cols))

    def marker_centres_mm(self) -> dict[int, PointMm]:
        """ArUco id to the centre of its black square."""
        return {
            marker: (x, y) for marker, x, y in zip(self.marker_ids, self.marker_xs_mm, self.marker_ys_mm, strict=True)
        }


@dataclass(frozen=True, slots=True)
class PieceGeometry:
    """Sizes of what stands on the mats."""

    stone_mm: float
    noble_base_mm: float
    noble_height_mm: float
    die_mm: float
    tile_mm: float
    tile_thickness_mm: float
    grain_diameter_mm: float
    grain_thickness_mm: float
    shield_mm: float
    shield_thickness_mm: float
    shield_corner_mm: float
    market_disk_diameter_mm: float
    market_disk_thickness_mm: float
    elephant_length_mm: float
    elephant_height_mm: float
    elephant_thickness_mm: float
    marker_piece_mm: float


@dataclass(frozen=True, slots=True)
class TableGeometry:
    """All sizes of one set."""

    seats: int
    aruco_dictionary: str
    stones_per_colour: int
    grain_units: int
    seat_mat: SeatMatGeometry
    market_mat: MarketMatGeometry
    card_mat: CardMatGeometry
    pieces: PieceGeometry
    patch_strip: PatchStripGeometry
