"""Strips of known colours beside a seat mat's markers, by which vision measures how a camera records colours."""

from __future__ import annotations

from hardware.printing.shapes import Area, Bounds, Shape, box
from vision.geometry.table import TableGeometry


def patch_strips(geometry: TableGeometry) -> list[Shape]:
    """All patches of a seat mat's strips; neighbours touch, so that no paper shows between them."""
    strip = geometry.patch_strip
    return [
        Area((box(bounds),), colour)
        for patches in strip.strips_mm(geometry.seat_mat)
        for bounds, colour in zip(patches, strip.colours, strict=True)
    ]


def strip_bounds(geometry: TableGeometry) -> tuple[Bounds, ...]:
    """The bounds of each whole strip."""
    strips = geometry.patch_strip.strips_mm(geometry.seat_mat)
    return tuple((*patches[0][:2], *patches[-1][2:]) for patches in strips if patches)
