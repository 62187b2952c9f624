"""The printed mats as rasters, and the wood of the table: what lies flat under everything else."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import TypeAlias

import cv2
import numpy as np
from numpy.typing import NDArray

from hardware.virtual.painting import LINEAR, Picture
from hardware.virtual.settings import LookSettings
from vision.geometry.table import CardMatGeometry, MarketMatGeometry, PointMm, TableGeometry
from vision.settings.palette import Palette, Srgb

Floats: TypeAlias = NDArray[np.float32]

PX_PER_MM = 6
_MARKER_CELLS = 6
_QUIET_MM = 8.0
_PLANK_MM = 78.0
_GAP_MM = 0.6
_PLANKS = 64
_FIBRES_PX = 512


@dataclass(frozen=True, slots=True)
class Sheet:
    """A printed sheet seen from above, and its size.

    Attributes:
        codes: what was printed, sRGB in BGR order (rows from the top edge): a quarter of the memory that linear light takes.
        blotches: how bright the paper is at each point, about 1.
    """

    codes: Picture
    blotches: Floats
    width_mm: float
    height_mm: float

    @property
    def raster(self) -> Floats:
        """All of it in linear BGR relative to white paper."""
        return self.within(slice(None), slice(None))

    def within(self, rows: slice, cols: slice) -> Floats:
        """A part of it in linear BGR relative to white paper."""
        linear = np.asarray(cv2.LUT(np.ascontiguousarray(self.codes[rows, cols]), LINEAR), dtype=np.float32)
        return np.asarray(linear * self.blotches[rows, cols, None], dtype=np.float32)


def seat_sheet(seat: int, geometry: TableGeometry, palette: Palette, look: LookSettings, name: str) -> Sheet:
    """One player's mat: markers, grid, places for dice and stones, frame in the seat's colour, and its name."""
    mat = geometry.seat_mat
    sheet = _Print(mat.width_mm, mat.height_mm, palette.papers[1], look)
    sheet.frame(palette.seats[seat])
    for row in range(mat.rows):
        for col in range(mat.cols):
            left, bottom, right, top = mat.cell_bounds_mm((row, col))
            sheet.rectangle(left, bottom, right, top)
    for x in (30.0, mat.width_mm - 30.0):
        for i in range(5):
            sheet.circle(x, mat.height_mm / 2 - 48.0 + 24.0 * i, 4.0)
    sheet.text("RAJA", (mat.width_mm / 2, mat.height_mm - 22.0), 6.0)
    sheet.text(name, (mat.width_mm / 2, 20.0), 5.0)
    _print_markers(sheet, mat.marker_centres_mm(seat), mat.marker_side_mm, geometry.aruco_dictionary)
    return sheet.sheet()


def market_sheet(geometry: TableGeometry, palette: Palette, look: LookSettings) -> Sheet:
    """The market's mat: markers, and a numbered pad for each disk."""
    mat: MarketMatGeometry = geometry.market_mat
    sheet = _Print(mat.width_mm, mat.height_mm, palette.papers[1], look)
    sheet.frame(look.line)
    sheet.text("MARKET", (mat.width_mm / 2, mat.height_mm - 32.0), 7.0)
    for row in ("grain", "shields", "elephants"):
        pads = mat.pads_mm(row)
        first = pads[min(pads)]
        sheet.text(row, (first[0] - 34.0, first[1]), 4.0)
        for disk, (x, y) in pads.items():
            sheet.circle(x, y, geometry.pieces.market_disk_diameter_mm / 2 + 1.0)
            sheet.text(str(disk), (x, y - 17.0), 4.0)
    _print_markers(sheet, mat.marker_centres_mm(), mat.marker_side_mm, geometry.aruco_dictionary)
    return sheet.sheet()


def card_sheet(geometry: TableGeometry, palette: Palette, look: LookSettings) -> Sheet:
    """The small games' mat: markers, and a grid of places for cards."""
    mat: CardMatGeometry = geometry.card_mat
    sheet = _Print(mat.width_mm, mat.height_mm, palette.papers[1], look)
    for cell in mat.cells():
        sheet.rectangle(*mat.cell_bounds_mm(cell))
    sheet.text("CARDS", (mat.width_mm / 2, mat.height_mm - 15.5), 5.0)
    _print_markers(sheet, mat.marker_centres_mm(), mat.marker_side_mm, geometry.aruco_dictionary)
    return sheet.sheet()


class TableWood:
    """The table's planks, endless.

    Args:
        colour: sRGB of the wood.
        seed: of its fibres.
    """

    def __init__(self, colour: Srgb, seed: int) -> None:
        rng = np.random.default_rng(seed)
        self._tones: Floats = rng.uniform(0.85, 1.12, _PLANKS).astype(np.float32)
        self._shifts: Floats = rng.uniform(0, _FIBRES_PX, _PLANKS).astype(np.float32)
        noise = rng.normal(0, 1, (_FIBRES_PX, _FIBRES_PX)).astype(np.float32)
        fibres = np.asarray(cv2.GaussianBlur(noise, (61, 3), 14, sigmaY=0.8), dtype=np.float32)
        self._fibres: Floats = fibres / fibres.std()
        self._colour = np.array([LINEAR[code] for code in reversed(colour)], dtype=np.float32)

    def at(self, x_mm: Floats, y_mm: Floats) -> Floats:
        """Linear BGR relative to white (…×3) at places (…) in the table's frame."""
        row = y_mm * np.float32(1 / _PLANK_MM)
        plank = np.floor(row).astype(np.int32) % _PLANKS
        shift = self._shifts[plank]
        last = np.float32(_FIBRES_PX - 1)
        streaks = cv2.remap(self._fibres, (x_mm * 2 + shift) % last, (y_mm * 5 + shift) % last, cv2.INTER_LINEAR)
        bright = self._tones[plank] * (1 + np.float32(0.09) * np.asarray(streaks, dtype=np.float32))
        bright[np.abs(row - np.round(row)) < _GAP_MM / _PLANK_MM] *= np.float32(0.45)
        return np.asarray(bright[..., None] * self._colour, dtype=np.float32)


class _Print:
    """A sheet being printed; places in the mat's frame, y upwards."""

    def __init__(self, width_mm: float, height_mm: float, paper: Srgb, look: LookSettings) -> None:
        self._size = (width_mm, height_mm)
        shape = (round(height_mm * PX_PER_MM), round(width_mm * PX_PER_MM), 3)
        self.raster: Picture = np.empty(shape, dtype=np.uint8)
        self.raster[:] = tuple(reversed(paper))
        self._line = _bgr(look.line)
        self._ink = _bgr(look.ink)

    def px(self, x_mm: float, y_mm: float) -> tuple[int, int]:
        return round(x_mm * PX_PER_MM), round((self._size[1] - y_mm) * PX_PER_MM)

    def frame(self, colour: Srgb) -> None:
        """A line along the sheet's edge."""
        width, height = self._size
        cv2.rectangle(self.raster, self.px(4, height - 4), self.px(width - 4, 4), _bgr(colour), 5, cv2.LINE_AA)

    def rectangle(self, left: float, bottom: float, right: float, top: float) -> None:
        """A thin outline."""
        cv2.rectangle(self.raster, self.px(left, top), self.px(right, bottom), self._line, 2, cv2.LINE_AA)

    def circle(self, x_mm: float, y_mm: float, radius_mm: float) -> None:
        """A thin circle."""
        cv2.circle(self.raster, self.px(x_mm, y_mm), round(radius_mm * PX_PER_MM), self._line, 2, cv2.LINE_AA)

    def text(self, text: str, middle_mm: PointMm, height_mm: float) -> None:
        """A word around a place."""
        scale = height_mm * PX_PER_MM / 22.0
        (width, height), _ = cv2.getTextSize(text, cv2.FONT_HERSHEY_TRIPLEX, scale, 3)
        x, y = self.px(*middle_mm)
        at = (x - width // 2, y + height // 2)
        cv2.putText(self.raster, text, at, cv2.FONT_HERSHEY_TRIPLEX, scale, self._ink, 3, cv2.LINE_AA)

    def square(self, left: float, top: float, side: float, colour: tuple[int, int, int]) -> None:
        """A filled square by its top left corner."""
        (x0, y0), (x1, y1) = self.px(max(left, 0.0), min(top, self._size[1])), self.px(left + side, top - side)
        self.raster[y0:y1, x0:x1] = colour

    def sheet(self) -> Sheet:
        """What was printed, on paper with its own faint blotches."""
        return Sheet(self.raster, _blotches(self.raster.shape[0], self.raster.shape[1]), *self._size)


@lru_cache(maxsize=2)
def _blotches(rows: int, cols: int) -> Floats:
    """The same for all sheets of a size, so that five mats share one."""
    rng = np.random.default_rng(7)
    return np.asarray(cv2.resize(rng.normal(1, 0.012, (30, 42)).astype(np.float32), (cols, rows)), dtype=np.float32)


def forget_paper() -> None:
    """No sheet is printed for now: its blotches take as much memory as five pictures and are soon made again."""
    _blotches.cache_clear()


def _print_markers(sheet: _Print, centres: Mapping[int, PointMm], side_mm: float, dictionary: str) -> None:
    markers = cv2.aruco.getPredefinedDictionary(getattr(cv2.aruco, dictionary))
    ink = sheet._ink
    for marker, (x, y) in centres.items():
        quiet = side_mm / 2 + _QUIET_MM
        sheet.square(x - quiet, y + quiet, 2 * quiet, (255, 255, 255))
        bits = cv2.aruco.generateImageMarker(markers, marker, _MARKER_CELLS, borderBits=1)
        cell = side_mm / _MARKER_CELLS
        for row in range(_MARKER_CELLS):
            for col in range(_MARKER_CELLS):
                if bits[row, col] == 0:
                    sheet.square(x - side_mm / 2 + col * cell, y + side_mm / 2 - row * cell, cell, ink)


def _bgr(srgb: Srgb) -> tuple[int, int, int]:
    red, green, blue = srgb
    return blue, green, red
