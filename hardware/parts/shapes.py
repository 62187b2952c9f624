"""The few solids that all parts are made of. Millimetres; x right, y away from the players, z up."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from build123d import Box, Cylinder, Part, Plane, Polygon, Pos, RegularPolygon, Rot, extrude

Point = tuple[float, float]
Axis = Literal["x", "y", "z"]

_TURN = {"x": Rot(0, 90, 0), "y": Rot(-90, 0, 0), "z": Rot(0, 0, 0)}


def block(x: Point, y: Point, z: Point) -> Part:
    """A box, given lower and upper bound on each axis."""
    size = (x[1] - x[0], y[1] - y[0], z[1] - z[0])
    return Pos((x[0] + x[1]) / 2, (y[0] + y[1]) / 2, (z[0] + z[1]) / 2) * Box(*size)


def prism_x(profile: Sequence[Point], x: Point) -> Part:
    """An outline in (y, z), extruded along x."""
    return Pos(x[0], 0, 0) * extrude(Plane.YZ * Polygon(*profile, align=None), amount=x[1] - x[0], dir=(1, 0, 0))


def prism_z(profile: Sequence[Point], z: Point) -> Part:
    """An outline in (x, y), extruded along z."""
    return Pos(0, 0, z[0]) * extrude(Polygon(*profile, align=None), amount=z[1] - z[0], dir=(0, 0, 1))


def rod(axis: Axis, start: tuple[float, float, float], length_mm: float, diameter_mm: float) -> Part:
    """A cylinder from ``start`` along an axis; also used to cut holes."""
    return Pos(*start) * _TURN[axis] * Pos(0, 0, length_mm / 2) * Cylinder(diameter_mm / 2, length_mm)


def hexagon(axis: Axis, start: tuple[float, float, float], length_mm: float, flats_mm: float) -> Part:
    """A six-sided prism of this width across flats, from ``start`` along an axis."""
    outline = RegularPolygon(flats_mm / 2, 6, major_radius=False)
    return Pos(*start) * _TURN[axis] * extrude(outline, amount=length_mm)
