"""Moves and scales shapes."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from hardware.printing.shapes import Area, Bounds, Disc, Line, Outline, RoundedBox, Shape, Text
from vision.geometry.table import PointMm


def moved(shapes: Sequence[Shape], by_mm: PointMm, scale: float = 1.0) -> list[Shape]:
    """The shapes, scaled about (0, 0), then moved to the right and up."""
    dx, dy = by_mm

    def to(point: PointMm) -> PointMm:
        return point[0] * scale + dx, point[1] * scale + dy

    def within(bounds: Bounds) -> Bounds:
        return (*to(bounds[:2]), *to(bounds[2:]))

    def one(shape: Shape) -> Shape:
        match shape:
            case Area():
                return replace(shape, polygons=tuple(tuple(to(p) for p in polygon) for polygon in shape.polygons))
            case Line():
                points = tuple(to(p) for p in shape.points)
                return replace(shape, points=points, width_mm=shape.width_mm * scale, dash_mm=shape.dash_mm * scale)
            case Disc():
                return replace(
                    shape, centre=to(shape.centre), radius_mm=shape.radius_mm * scale, width_mm=shape.width_mm * scale
                )
            case RoundedBox():
                corner, width = shape.corner_mm * scale, shape.width_mm * scale
                return replace(shape, bounds=within(shape.bounds), corner_mm=corner, width_mm=width)
            case Outline():
                curves = tuple(
                    (to(start), tuple(tuple(to(p) for p in step) for step in steps)) for start, steps in shape.curves
                )
                room = None if shape.within is None else within(shape.within)
                return replace(shape, curves=curves, width_mm=shape.width_mm * scale, within=room)
            case Text():
                return replace(shape, at=to(shape.at), capital_mm=shape.capital_mm * scale)

    return [one(shape) for shape in shapes]
