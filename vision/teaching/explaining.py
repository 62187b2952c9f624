"""Explains what a table was taught, before and after: in words and as a picture of its colours."""

from __future__ import annotations

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.geometry.table import SEAT_COLOURS
from vision.light.light_model import SRGB_TO_LINEAR
from vision.settings.palette import Srgb
from vision.settings.stages import VisionSettings
from vision.teaching.taught import Taught

_ROW_PX, _SWATCH_PX, _NAME_PX = 44, 150, 130
_POINTS_PX = 360
_INK = (40, 40, 40)


def explained(taught: Taught, settings: VisionSettings) -> str:
    """All that was learned as lines of text; ``settings`` are those of a table that was never taught."""
    looks = sum(lesson.source == "look" for lesson in taught.lessons)
    claims = [claim for lesson in taught.lessons for claim in lesson.claims]
    lines = [
        f"Table {taught.table}: {_counted(looks, 'look')}, {_counted(len(taught.lessons) - looks, 'correction')}; "
        f"{sum(claim.right for claim in claims)} of {len(claims)} counts read as people said."
    ]
    for colour in taught.colours_seen(settings.palette):
        learned = "stays     " if colour.after == colour.before else f"-> {_hex(colour.after)}"
        lines.append(f"  {_called(colour.name):<10} {_hex(colour.before)} {learned}   from {colour.pieces}")
    pieces, teaching = settings.geometry.pieces, taught.lessons
    stones, disks = (sum(s.piece == piece for le in teaching for s in le.sizes) for piece in ("stone", "disk"))
    lines.append(f"  stone      {pieces.stone_mm:.2f} mm -> {taught.stone_mm:.2f} mm   from {_counted(stones, 'wall')}")
    lines.append(
        f"  disk       {pieces.grain_thickness_mm:.2f} mm -> {taught.disk_mm:.2f} mm   from {_counted(disks, 'column')}"
    )
    for quantity, shift in taught.shifts:
        own = [claim for claim in claims if claim.quantity == quantity]
        right = sum(claim.right for claim in own)
        lines.append(f"  {quantity:<10} log odds {shift:+.2f}   {right} of {len(own)} read as people said")
    return "\n".join(lines)


def drawn_colours(taught: Taught, settings: VisionSettings) -> NDArray[np.uint8]:
    """A row for each colour: before, after, and the points that were seen of it (H×W×3, BGR)."""
    seen = taught.colours_seen(settings.palette)
    width = _NAME_PX + 2 * _SWATCH_PX + _POINTS_PX
    picture = np.full((_ROW_PX * (len(seen) + 1), width, 3), 245, dtype=np.uint8)
    for text, left in (("before", _NAME_PX), ("after", _NAME_PX + _SWATCH_PX), ("seen", _NAME_PX + 2 * _SWATCH_PX)):
        _write(picture, text, left + 8, 0)
    for row, colour in enumerate(seen, start=1):
        top, bottom = row * _ROW_PX + 3, (row + 1) * _ROW_PX - 3
        _write(picture, _called(colour.name), 8, row)
        for left, shown in ((_NAME_PX, colour.before), (_NAME_PX + _SWATCH_PX, colour.after)):
            picture[top:bottom, left + 3 : left + _SWATCH_PX - 3] = shown[::-1]
        samples = (sample for lesson in taught.lessons for sample in lesson.samples if sample.colour == colour.name)
        points = [point for sample in samples for point in sample.points]
        codes = np.abs(np.clip(np.array(points), 0, 1)[..., None] - SRGB_TO_LINEAR).argmin(axis=2).astype(np.uint8)
        strip = codes[np.argsort(codes.sum(axis=1, dtype=np.int64))][None, :, ::-1]
        left = _NAME_PX + 2 * _SWATCH_PX
        picture[top:bottom, left + 3 : -3] = cv2.resize(
            strip, (_POINTS_PX - 6, bottom - top), interpolation=cv2.INTER_NEAREST
        )
    return picture


def _write(picture: NDArray[np.uint8], text: str, left: int, row: int) -> None:
    where = (left, row * _ROW_PX + _ROW_PX // 2 + 5)
    cv2.putText(picture, text, where, cv2.FONT_HERSHEY_SIMPLEX, 0.5, _INK, 1, cv2.LINE_AA)


def _called(name: str) -> str:
    """A colour's name for people."""
    called = {f"seat{seat}": colour for seat, colour in enumerate(SEAT_COLOURS)}
    return (called | {"brown": "grain", "tile_red": "red tile", "tile_blue": "blue tile"}).get(name, name)


def _counted(number: int, thing: str) -> str:
    return f"{number} {thing}" if number == 1 else f"{number} {thing}s"


def _hex(colour: Srgb) -> str:
    return "#" + "".join(f"{code:02x}" for code in colour)
