"""A sheet as a raster of any resolution: what the virtual table and rendered photos show of the print.

Lines thinner than a pixel are drawn one pixel wide and correspondingly paler, as a camera would see them.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, TypeAlias

import cv2
import numpy as np
from numpy.typing import NDArray
from PIL import Image, ImageDraw, ImageFont

from hardware.printing.dress.curves import Curve, flattened, ring, rounded
from hardware.printing.lettering import face_of
from hardware.printing.shapes import Area, Bounds, Disc, Line, Outline, RoundedBox, Shape, Text
from vision.geometry.table import PointMm
from vision.settings.palette import Srgb

Picture: TypeAlias = NDArray[np.uint8]
Points: TypeAlias = NDArray[np.int32]

_FRACTION_BITS: Final = 5
_CURVE_PX: Final = 3.0
_QUARTERS: Final = {0: None, 90: cv2.ROTATE_90_COUNTERCLOCKWISE, 180: cv2.ROTATE_180, 270: cv2.ROTATE_90_CLOCKWISE}


class Raster:
    """A sheet being drawn.

    Args:
        codes: sRGB in BGR order (rows from the sheet's upper edge); drawn on in place.
        px_per_mm: the scale.
        paper: the paper's colour; ink is never lighter, and it shows beside lines thinner than a pixel.
        opaque: ink hides the ground, as colours are given as they look on it.
    """

    def __init__(self, codes: Picture, px_per_mm: float, paper: Srgb, *, opaque: bool = False) -> None:
        self._codes, self._scale, self._paper, self._opaque = codes, px_per_mm, paper, opaque
        self._left_px, self._bottom_px = 0, codes.shape[0]

    def draw(self, shapes: Sequence[Shape]) -> None:
        """Draw shapes over what is there, in order."""
        for shape in shapes:
            match shape:
                case Area():
                    # One by one, because filling overlapping polygons together would leave holes.
                    for polygon in shape.polygons:
                        self._fill([self._points(polygon)], shape.fill)
                case Line():
                    points = self._points((*shape.points, shape.points[0]) if shape.closed else shape.points)
                    self._stroke([points], shape.colour, shape.width_mm)
                case Disc():
                    self._path([ring(shape.centre, shape.radius_mm)], shape.fill, shape.line, shape.width_mm)
                case RoundedBox():
                    self._path([rounded(shape.bounds, shape.corner_mm)], shape.fill, shape.line, shape.width_mm)
                case Outline():
                    self._within(shape)
                case Text():
                    self._text(shape)

    def _within(self, shape: Outline) -> None:
        if shape.within is None:
            self._path(shape.curves, shape.fill, shape.line, shape.width_mm)
            return
        rows, cols = self._window(shape.within)
        part = Raster(self._codes[rows, cols], self._scale, self._paper, opaque=self._opaque)
        part._left_px, part._bottom_px = cols.start, self._bottom_px - rows.start
        part._path(shape.curves, shape.fill, shape.line, shape.width_mm)

    def _window(self, bounds: Bounds) -> tuple[slice, slice]:
        left, bottom, right, top = bounds
        height, width = self._codes.shape[:2]
        rows = slice(max(round(height - top * self._scale), 0), min(round(height - bottom * self._scale), height))
        return rows, slice(max(round(left * self._scale), 0), min(round(right * self._scale), width))

    def _path(self, curves: Sequence[Curve], fill: Srgb | None, line: Srgb | None, width_mm: float) -> None:
        lines = [self._points(flattened(curve, _CURVE_PX / self._scale)) for curve in curves]
        if fill is not None:
            for points in lines:
                self._fill([points], fill)
        if line is not None:
            self._stroke(lines, line, width_mm)

    def _fill(self, lines: list[Points], colour: Srgb) -> None:
        cv2.fillPoly(self._codes, lines, self._ink(colour), cv2.LINE_AA, _FRACTION_BITS)

    def _stroke(self, lines: list[Points], colour: Srgb, width_mm: float) -> None:
        wanted = width_mm * self._scale
        width = max(round(wanted), 1)
        share = min(wanted / width, 1.0)
        mixed = [round(p + (c - p) * share) for c, p in zip(self._ink(colour), _bgr(self._paper), strict=True)]
        cv2.polylines(self._codes, lines, False, mixed, width, cv2.LINE_AA, _FRACTION_BITS)

    def _ink(self, colour: Srgb) -> tuple[int, int, int]:
        """An ink's colour as it looks on the paper, BGR: ink never makes paper lighter."""
        if self._opaque:
            return _bgr(colour)
        blue, green, red = (min(c, p) for c, p in zip(_bgr(colour), _bgr(self._paper), strict=True))
        return blue, green, red

    def _points(self, points_mm: Sequence[PointMm]) -> Points:
        """Points in OpenCV's fixed-point pixels, whose centres are whole numbers."""
        at = np.array(points_mm, dtype=np.float64) * self._scale
        at[:, 0] -= self._left_px + 0.5
        at[:, 1] = self._bottom_px - at[:, 1] - 0.5
        return np.asarray(np.round(at * (1 << _FRACTION_BITS)), dtype=np.int32).reshape(-1, 1, 2)

    def _text(self, text: Text) -> None:
        face = face_of(text)
        font = _font(str(face.file), round(text.capital_mm / face.capital_share * self._scale))
        left, top, right, bottom = (int(v) for v in font.getbbox(text.text, anchor="ls"))
        size = (right - left + 2, bottom - top + 2)
        drawn = Image.new("L", size)
        ImageDraw.Draw(drawn).text((1 - left, 1 - top), text.text, 255, font=font, anchor="ls")
        ink = np.asarray(drawn, dtype=np.uint8)
        if text.breadth != 1.0:
            ink = np.asarray(cv2.resize(ink, (max(round(size[0] * text.breadth), 1), size[1])), dtype=np.uint8)
        along = {"start": left - 1.0, "middle": -ink.shape[1] / 2, "end": -float(ink.shape[1])}[text.anchor]
        turn = _QUARTERS[round(text.turned_deg) % 360]
        x, y = text.at[0] * self._scale - self._left_px, self._bottom_px - text.at[1] * self._scale
        if turn is None:
            corner = (x + along, y + top - 1)
        else:
            ink = np.asarray(cv2.rotate(ink, turn), dtype=np.uint8)
            corner = (x + top - 1, y - along - ink.shape[0])
        self._blend(ink, round(corner[0]), round(corner[1]), text.colour)

    def _blend(self, ink: Picture, left: int, top: int, colour: Srgb) -> None:
        height, width = self._codes.shape[:2]
        rows = slice(max(top, 0), min(top + ink.shape[0], height))
        cols = slice(max(left, 0), min(left + ink.shape[1], width))
        share = ink[rows.start - top : rows.stop - top, cols.start - left : cols.stop - left, None] / 255.0
        part = self._codes[rows, cols]
        part[:] = np.round(part + (np.array(self._ink(colour)) - part) * share).astype(np.uint8)


@lru_cache(maxsize=16)
def _font(file: str, size_px: int) -> ImageFont.FreeTypeFont:
    return ImageFont.truetype(file, size_px)


def _bgr(srgb: Srgb) -> tuple[int, int, int]:
    red, green, blue = srgb
    return blue, green, red
