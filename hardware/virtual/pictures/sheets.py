"""The printed mats as rasters, and the table's wood: everything that lies flat under the pieces."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import TypeAlias

import cv2
import numpy as np
from numpy.typing import NDArray

from hardware.printing.mats import PrintJob, SeatLook, card_mat, market_mat, seat_mat
from hardware.printing.raster import Raster
from hardware.printing.shapes import Area, Outline, around, box
from hardware.printing.shapes import Sheet as Printed
from hardware.printing.symbols import SYMBOLS
from hardware.virtual.pictures.painting import LINEAR, Picture
from hardware.virtual.pictures.pieces import PieceLook
from vision.geometry.table import SEAT_COLOURS, CardMatGeometry, MarketMatGeometry, PointMm, SeatMatGeometry
from vision.message import Message
from vision.settings.palette import Srgb

Floats: TypeAlias = NDArray[np.float32]

PX_PER_MM = 6
_PIECE_PX_PER_MM = 12
_QUIET_MM = 8.0
_PLANK_MM = 78.0
_GAP_MM = 0.6
_PLANKS = 64
_FIBRES_PX = 512
_WHITE: Srgb = (255, 255, 255)
_WORDS = {"sheet.market": "MARKET", "sheet.cards": "CARDS", "sheet.grain": "grain", "sheet.shields": "shields", "sheet.elephants": "elephants"}  # fmt: skip


@dataclass(frozen=True, slots=True)
class Sheet:
    """A printed sheet seen from above, with its size.

    Attributes:
        codes: the print, sRGB in BGR order (rows from the top edge); linear light would take four times the memory.
        blotches: the paper's brightness at each point, about 1.
    """

    codes: Picture
    blotches: Floats
    width_mm: float
    height_mm: float

    @property
    def raster(self) -> Floats:
        """The whole sheet in linear BGR, relative to white paper."""
        return self.within(slice(None), slice(None))

    def within(self, rows: slice, cols: slice) -> Floats:
        """A part of the sheet in linear BGR, relative to white paper."""
        linear = np.asarray(cv2.LUT(np.ascontiguousarray(self.codes[rows, cols]), LINEAR), dtype=np.float32)
        return np.asarray(linear * self.blotches[rows, cols, None], dtype=np.float32)


def seat_sheet(seat: int, own: PieceLook) -> Sheet:
    """One player's mat."""
    return _sheet(_seat_codes(seat, own), own.geometry.seat_mat)


def market_sheet(own: PieceLook) -> Sheet:
    """The market's mat."""
    return _sheet(_market_codes(own), own.geometry.market_mat)


def card_sheet(own: PieceLook) -> Sheet:
    """The small games' mat."""
    return _sheet(_card_codes(own), own.geometry.card_mat)


def _sheet(codes: bytes, mat: SeatMatGeometry | MarketMatGeometry | CardMatGeometry) -> Sheet:
    """A printed sheet on paper with faint blotches."""
    raster = np.asarray(cv2.imdecode(np.frombuffer(codes, np.uint8), cv2.IMREAD_COLOR), dtype=np.uint8)
    return Sheet(raster, _blotches(*raster.shape[:2]), mat.width_mm, mat.height_mm)


# Kept compressed: drawing takes longer than decompressing, and a compressed sheet takes a hundredth of the memory.
@lru_cache(maxsize=8)
def _seat_codes(seat: int, own: PieceLook) -> bytes:
    mat = own.geometry.seat_mat
    return _printed(seat_mat(seat, _job(own)), mat.marker_centres_mm(seat), mat.marker_side_mm, own)


@lru_cache(maxsize=1)
def _market_codes(own: PieceLook) -> bytes:
    mat = own.geometry.market_mat
    return _printed(market_mat(_job(own)), mat.marker_centres_mm(), mat.marker_side_mm, own)


@lru_cache(maxsize=3)
def _card_codes(own: PieceLook) -> bytes:
    mat = own.geometry.card_mat
    return _printed(card_mat(_job(own)), mat.marker_centres_mm(), mat.marker_side_mm, own)


def _job(own: PieceLook) -> PrintJob:
    """The print job of `raja print` for this table, with black as its printer makes it."""
    settings = replace(own.printing, ink=own.look.ink, line=own.look.line)
    count = len(SEAT_COLOURS)
    looks = tuple(SeatLook(SEAT_COLOURS[i % count], SYMBOLS[i % count]) for i in range(own.geometry.seats))
    return PrintJob(own.geometry, own.palette, settings, looks, _said)


def _said(message: Message) -> str:
    return _WORDS.get(message.code, "")


def _printed(sheet: Printed, centres: Mapping[int, PointMm], side_mm: float, own: PieceLook) -> bytes:
    """Draw a sheet as a PNG file; the paper around markers is always white."""
    paper = own.palette.papers[1]
    codes = np.empty((round(sheet.height_mm * PX_PER_MM), round(sheet.width_mm * PX_PER_MM), 3), dtype=np.uint8)
    codes[:] = tuple(reversed(paper))
    reach = side_mm / 2 + _QUIET_MM
    white = Area(tuple(box(around(centre, reach)) for centre in centres.values()), _WHITE)
    Raster(codes, PX_PER_MM, _WHITE).draw([white])
    Raster(codes, PX_PER_MM, paper).draw(sheet.shapes)
    return cv2.imencode(".png", codes, [cv2.IMWRITE_PNG_COMPRESSION, 1])[1].tobytes()


@lru_cache(maxsize=2)
def _blotches(rows: int, cols: int) -> Floats:
    """The paper's blotches, the same for all sheets of a size, so that five mats share them."""
    rng = np.random.default_rng(7)
    return np.asarray(cv2.resize(rng.normal(1, 0.012, (30, 42)).astype(np.float32), (cols, rows)), dtype=np.float32)


def forget_paper() -> None:
    """Free the paper's blotches: they take as much memory as five pictures and are quickly made again."""
    _blotches.cache_clear()


def print_on_piece(art: Outline, size_mm: float, colour: Srgb) -> Floats:
    """The print on a flat piece, linear BGR relative to the piece's own colour (rows from the top)."""
    side = round(size_mm * _PIECE_PX_PER_MM)
    codes = np.empty((side, side, 3), dtype=np.uint8)
    codes[:] = tuple(reversed(colour))
    moved = tuple(
        (_into(start, size_mm), tuple(tuple(_into(p, size_mm) for p in step) for step in steps))
        for start, steps in art.curves
    )
    Raster(codes, _PIECE_PX_PER_MM, colour, opaque=True).draw([replace(art, curves=moved)])
    bare = np.array([LINEAR[code] for code in reversed(colour)], dtype=np.float32)
    return np.asarray(np.asarray(cv2.LUT(codes, LINEAR), dtype=np.float32) / bare, dtype=np.float32)


def _into(point: PointMm, size_mm: float) -> PointMm:
    return point[0] + size_mm / 2, point[1] + size_mm / 2


class TableWood:
    """The table's planks, which never end.

    Args:
        colour: sRGB of the wood.
        seed: seed of the wood's fibres.
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
        """The wood's linear BGR relative to white (…×3) at places (…) in the table's frame."""
        row = y_mm * np.float32(1 / _PLANK_MM)
        plank = np.floor(row).astype(np.int32) % _PLANKS
        shift = self._shifts[plank]
        last = np.float32(_FIBRES_PX - 1)
        streaks = cv2.remap(self._fibres, (x_mm * 2 + shift) % last, (y_mm * 5 + shift) % last, cv2.INTER_LINEAR)
        bright = self._tones[plank] * (1 + np.float32(0.09) * np.asarray(streaks, dtype=np.float32))
        bright[np.abs(row - np.round(row)) < _GAP_MM / _PLANK_MM] *= np.float32(0.45)
        return np.asarray(bright[..., None] * self._colour, dtype=np.float32)
