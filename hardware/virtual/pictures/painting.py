"""Paints polygons over a picture: nearer ones are drawn later, edges are smooth, and everything casts a soft shadow.

Polygons are filled as numbers into a raster twice as fine as the picture; only pixels with polygons are then
coloured, in linear light.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypeAlias

import cv2
import numpy as np
from numpy.typing import NDArray

Picture: TypeAlias = NDArray[np.uint8]
Floats: TypeAlias = NDArray[np.float64]

FINE = 2
_FRACTION_BITS = 4
_LEVELS = 4096


@dataclass(frozen=True, slots=True)
class Polygon:
    """A flat outline in the table's frame (k×3, mm) and its linear BGR; ``convex`` if the outline is convex."""

    corners_mm: Floats
    colour: tuple[float, float, float]
    convex: bool = True


@dataclass(frozen=True, slots=True)
class Shadow:
    """A shadow's convex outline (k×3, mm); ``near`` for the contact shadow close to a piece."""

    outline_mm: Floats
    near: bool


@dataclass(frozen=True, slots=True)
class ShadowStrength:
    """How much light a full shadow takes away and how soft its edge is, for the lamp's and for the contact shadow."""

    thrown: float
    thrown_blur_px: float
    near: float
    near_blur_px: float


@dataclass(frozen=True, slots=True)
class Light:
    """White at each pixel, linear BGR: its level in the middle of the picture, and how it changes across and down."""

    white: tuple[float, float, float]
    across: float
    down: float

    def within(self, x: NDArray[np.float32], y: NDArray[np.float32]) -> NDArray[np.float32]:
        """White (…×3) at places given relative to the picture's middle, as shares of its width and height."""
        level = np.exp(self.across * x + self.down * y).astype(np.float32)
        return level[..., None] * np.array(self.white, dtype=np.float32)


def linear_table() -> NDArray[np.float32]:
    """Table from sRGB codes to linear light (256,), IEC 61966-2-1."""
    codes = np.arange(256) / 255.0
    return np.where(codes <= 0.04045, codes / 12.92, ((codes + 0.055) / 1.055) ** 2.4).astype(np.float32)


def code_table() -> Picture:
    """Table from linear light in 4096 steps to sRGB codes."""
    light = np.arange(_LEVELS) / (_LEVELS - 1)
    codes = np.where(light <= 0.0031308, light * 12.92, 1.055 * light ** (1 / 2.4) - 0.055)
    return np.asarray(np.round(codes * 255), dtype=np.uint8)


def linear_bgr(srgb: Sequence[int]) -> tuple[float, float, float]:
    """Convert an sRGB colour to linear BGR."""
    table = linear_table()
    red, green, blue = (float(table[code]) for code in srgb)
    return blue, green, red


LINEAR = linear_table()
CODES = code_table()
LINEAR.flags.writeable = False
CODES.flags.writeable = False


def encode(linear: NDArray[np.float32]) -> Picture:
    """Convert linear light (any shape) to sRGB codes."""
    steps = np.clip(linear * np.float32(_LEVELS - 1) + np.float32(0.5), 0, _LEVELS - 1).astype(np.uint16)
    return np.asarray(CODES[steps], dtype=np.uint8)


def paint(
    ground: Picture,
    polygons: Sequence[Polygon],
    polygons_px: Sequence[Floats],
    shadows_px: Sequence[tuple[Floats, bool]],
    light: Light,
    strength: ShadowStrength,
    wood: NDArray[np.float32],
) -> tuple[Picture, NDArray[np.int32], tuple[int, int]]:
    """Paint polygons and shadows onto the ground (H×W×3).

    Args:
        ground: the picture so far; it is not changed.
        polygons: the polygons, in drawing order.
        polygons_px: their corners in the picture (k×2 each).
        shadows_px: convex outlines of shadows in the picture, and whether each is a contact shadow.
        light: white at each pixel.
        strength: how strong shadows are.
        wood: how wood's brightness varies from pixel to pixel (H×W, about 1).

    Returns:
        The picture; the raster of polygon numbers (from 1; 0 is the ground), ``FINE`` times as fine, for the part
        of the picture that was painted; the left and top of that part in the picture.
    """
    picture = ground.copy()
    box = _box([*polygons_px, *(outline for outline, _ in shadows_px)], ground.shape, 3 * strength.thrown_blur_px + 4)
    if box is None:
        return picture, np.zeros((0, 0), np.int32), (0, 0)
    left, top, right, bottom = box
    part = picture[top:bottom, left:right]
    if shadows_px:
        part[:] = _shaded(part, shadows_px, (left, top), strength)
    numbers = _numbers(polygons, polygons_px, box)
    _colour(part, numbers, polygons, light, wood[top:bottom, left:right], (left, top), ground.shape)
    return picture, numbers, (left, top)


def fixed(points_px: Floats, left: int, top: int, fine: int) -> NDArray[np.int32]:
    """Convert pixels to OpenCV's fixed-point coordinates in a raster ``fine`` times as fine that begins at left and
    top.

    Pixel centres are whole numbers in both rasters, hence the halves.
    """
    moved = (points_px - [left, top] + 0.5) * fine - 0.5
    return np.asarray(np.round(moved * (1 << _FRACTION_BITS)), dtype=np.int32).reshape(-1, 1, 2)


def _box(outlines: Sequence[Floats], shape: tuple[int, ...], margin: float) -> tuple[int, int, int, int] | None:
    if not outlines:
        return None
    points = np.vstack(list(outlines))
    low, high = points.min(axis=0) - margin, points.max(axis=0) + margin
    left, top = max(int(low[0]), 0), max(int(low[1]), 0)
    right, bottom = min(int(high[0]) + 1, shape[1]), min(int(high[1]) + 1, shape[0])
    return (left, top, right, bottom) if left < right and top < bottom else None


def _shaded(
    part: Picture, shadows_px: Sequence[tuple[Floats, bool]], corner: tuple[int, int], strength: ShadowStrength
) -> Picture:
    left_over = np.ones(part.shape[:2], dtype=np.float32)
    for near, share, blur in (
        (False, strength.thrown, strength.thrown_blur_px),
        (True, strength.near, strength.near_blur_px),
    ):
        mask = np.zeros(part.shape[:2], dtype=np.uint8)
        for outline, is_near in shadows_px:
            if is_near == near:
                cv2.fillConvexPoly(mask, fixed(outline, *corner, 1), 255, cv2.LINE_AA, _FRACTION_BITS)
        soft = cv2.GaussianBlur(mask, (0, 0), max(blur, 0.5))
        left_over *= 1.0 - np.asarray(soft, dtype=np.float32) * np.float32(share / 255)
    lit = np.asarray(cv2.LUT(part, LINEAR), dtype=np.float32) * left_over[..., None]
    return encode(lit)


def _numbers(
    polygons: Sequence[Polygon], polygons_px: Sequence[Floats], box: tuple[int, int, int, int]
) -> NDArray[np.int32]:
    left, top, right, bottom = box
    numbers = np.zeros(((bottom - top) * FINE, (right - left) * FINE), dtype=np.int32)
    for number, (polygon, pixels) in enumerate(zip(polygons, polygons_px, strict=True), start=1):
        corners = fixed(pixels, left, top, FINE)
        if not polygon.convex:
            cv2.fillPoly(numbers, [corners], number, cv2.LINE_8, _FRACTION_BITS)
        else:
            cv2.fillConvexPoly(numbers, corners, number, cv2.LINE_8, _FRACTION_BITS)
    return numbers


def _colour(
    part: Picture,
    numbers: NDArray[np.int32],
    polygons: Sequence[Polygon],
    light: Light,
    wood: NDArray[np.float32],
    corner: tuple[int, int],
    shape: tuple[int, ...],
) -> None:
    """Colour the pixels of ``part`` that polygons cover, from the four samples of each pixel."""
    quarters = [numbers[dy::FINE, dx::FINE] for dy in range(FINE) for dx in range(FINE)]
    rows, columns = np.nonzero(np.maximum.reduce(quarters))
    if not len(rows):
        return
    colours = np.array([(0.0, 0.0, 0.0), *(polygon.colour for polygon in polygons)], dtype=np.float32)
    own = np.zeros((len(rows), 3), dtype=np.float32)
    bare = np.zeros(len(rows), dtype=np.float32)
    for quarter in quarters:
        found = quarter[rows, columns]
        own += colours[found]
        bare += found == 0
    share = np.float32(1 / len(quarters))
    x = ((columns + corner[0]) / shape[1] - 0.5).astype(np.float32)
    y = ((rows + corner[1]) / shape[0] - 0.5).astype(np.float32)
    own *= light.within(x, y) * (wood[rows, columns] * share)[:, None]
    own += LINEAR[part[rows, columns]] * (bare * share)[:, None]
    part[rows, columns] = encode(own)
