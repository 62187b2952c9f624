"""Pieces as polygons: boxes and turned wood, with light on their faces, dark joints, and the shadows they cast.

Everything is cut into slabs at the heights where courses of stones meet. A lower slab never hides anything in a
higher one, as the camera is above all of them; within a slab, farther things are drawn first (Newell, Newell &
Sancha 1972, with the planes known beforehand).
"""

from __future__ import annotations

import itertools
import math
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import TypeAlias

import cv2
import numpy as np
from numpy.typing import NDArray

from hardware.virtual.pictures.painting import Polygon, Shadow
from hardware.virtual.settings import LampSettings, LookSettings
from vision.geometry.table import PieceGeometry

Floats: TypeAlias = NDArray[np.float64]
Colour: TypeAlias = tuple[float, float, float]

ROUND = 16
STRIPS = 6
_CONTACT_MM = 1.5


@dataclass(frozen=True, slots=True)
class Standing:
    """A polygon with its drawing order: its slab, and its piece's distance from the camera over the ground."""

    slab: int
    away_mm: float
    polygon: Polygon
    owner: int


@dataclass(slots=True)
class Solids:
    """Collects the polygons and shadows of pieces.

    Args:
        eye_mm: the camera's position in the table's frame (3,).
        lamp, look: how light falls.
        pieces: sizes; stones and tiles give the heights of the slabs.
    """

    eye_mm: Floats
    lamp: LampSettings
    look: LookSettings
    pieces: PieceGeometry
    standing: list[Standing] = field(default_factory=list)
    shadows: list[Shadow] = field(default_factory=list)
    _owner: int = 0

    def begin(self) -> int:
        """Start a new piece and return its number; what is added next belongs to it."""
        self._owner += 1
        return self._owner

    def in_order(self) -> list[Standing]:
        """All polygons in drawing order."""
        return sorted(self.standing, key=lambda s: (s.slab, -s.away_mm))

    def add_box(
        self,
        at_mm: tuple[float, float],
        size_mm: tuple[float, float],
        z_mm: tuple[float, float],
        yaw_rad: float,
        colour: Colour,
        under: Colour,
        *,
        edge_mm: float,
        top: bool = True,
        shadow: bool = True,
    ) -> None:
        """Add a box with its middle at ``at_mm``, its length along ``yaw_rad``, from one height to another.

        ``colour`` is linear BGR, ``under`` that of the ground, which reflects light onto the sides.
        """
        corners = _corners(at_mm, size_mm[0] / 2, size_mm[1] / 2, yaw_rad)
        away = math.dist(at_mm, self.eye_mm[:2])
        cuts = self._cuts(*z_mm)
        for low, high in itertools.pairwise(cuts):
            slab = self._slab((low + high) / 2)
            for i in range(4):
                one, two = corners[i], corners[(i + 1) % 4]
                outward = (one + two) / 2 - np.array(at_mm)
                if float(outward @ (self.eye_mm[:2] - (one + two) / 2)) > 0:
                    self._side(slab, away, one, two, (low, high), outward, colour, under, edge_mm)
        if top:
            slab = self._slab(z_mm[1] - 0.01)
            self._flat(slab, away, corners, z_mm[1], self._lit(colour, self.look.top, self.look.joint + 0.25))
            inner = _corners(at_mm, size_mm[0] / 2 - edge_mm, size_mm[1] / 2 - edge_mm, yaw_rad)
            self._flat(slab, away, inner, z_mm[1], self._lit(colour, self.look.top))
        if shadow:
            self._throw(corners, z_mm)

    def add_turned(
        self,
        at_mm: tuple[float, float],
        profile_mm: Sequence[tuple[float, float]],
        colour: Colour,
        under: Colour,
        *,
        joint_mm: float = 0.0,
        shadow: bool = True,
        ordered_as_at_mm: tuple[float, float] | None = None,
        covered: bool = False,
    ) -> None:
        """Add turned wood by its profile, ``(height, radius)`` from the foot up; the top is flat at the last radius.

        ``joint_mm``: width of the dark edge at foot and top, as between the disks of a column. The disks are drawn
        from the bottom up, as all are ``ordered_as_at_mm`` the lowest. A ``covered`` top shows only a dark edge.
        """
        away = math.dist(ordered_as_at_mm or at_mm, self.eye_mm[:2])
        toward = math.atan2(self.eye_mm[1] - at_mm[1], self.eye_mm[0] - at_mm[0])
        for (low, low_radius), (high, high_radius) in itertools.pairwise(profile_mm):
            for start, end in self._sliced(low, high):
                radii = [
                    low_radius + (high_radius - low_radius) * (z - low) / max(high - low, 1e-6) for z in (start, end)
                ]
                dark = joint_mm > 0 and (end - start) <= joint_mm + 1e-6
                self._round_side(away, toward, at_mm, (start, end), (radii[0], radii[1]), colour, under, dark)
        height, radius = profile_mm[-1]
        slab = self._slab(height - 0.01)
        if joint_mm > 0:
            share = self.look.side if covered else self.look.top
            self._flat(slab, away, _ring(at_mm, radius), height, self._lit(colour, share, self.look.joint))
        flat = _ring(at_mm, max(radius - joint_mm, 0.1))
        self._flat(slab, away, flat, height, self._lit(colour, self.look.side if covered else self.look.top))
        if shadow:
            widest = max(r for _, r in profile_mm)
            self._throw(_ring(at_mm, widest * 0.9), (profile_mm[0][0], height))

    def add_flat(
        self, at_mm: tuple[float, float], corners_mm: Floats, z_mm: float, colour: Colour, *, convex: bool = True
    ) -> None:
        """Add something flat (k×2, mm), drawn over what is already there at that height."""
        away = math.dist(at_mm, self.eye_mm[:2])
        corners = np.column_stack([corners_mm, np.full(len(corners_mm), z_mm)])
        lit = self._lit(colour, self.look.top)
        self.standing.append(
            Standing(self._slab(z_mm - 0.01), away - 0.001, Polygon(corners, lit, convex), self._owner)
        )

    def _side(
        self,
        slab: int,
        away: float,
        one: Floats,
        two: Floats,
        z: tuple[float, float],
        outward: Floats,
        colour: Colour,
        under: Colour,
        edge_mm: float,
    ) -> None:
        share = self._share(math.atan2(float(outward[1]), float(outward[0])))
        low, high = z
        length = float(np.linalg.norm(two - one))
        inset = (two - one) * min(edge_mm / max(length, 1e-6), 0.4)
        self._upright(slab, away, one, two, low, high, self._side_colour(colour, under, share * self.look.joint))
        if high - low <= 3 * edge_mm:
            return
        face = self._side_colour(colour, under, share)
        foot = self._side_colour(colour, under, share * 0.82)
        middle = low + (high - low) * 0.4
        self._upright(slab, away, one + inset, two - inset, low + edge_mm, high - edge_mm * 0.5, face)
        self._upright(slab, away, one + inset, two - inset, low + edge_mm, middle, foot)

    def _round_side(
        self,
        away: float,
        toward: float,
        at_mm: tuple[float, float],
        z: tuple[float, float],
        radii: tuple[float, float],
        colour: Colour,
        under: Colour,
        dark: bool,
    ) -> None:
        slab = self._slab(sum(z) / 2)
        # A face that leans upwards gets more light from above, and is visible from behind, too.
        lean = math.atan2(radii[0] - radii[1], max(z[1] - z[0], 1e-6))
        half, strips = (math.pi, 2 * STRIPS) if lean > 0 else (1.75, STRIPS)
        angles = toward + np.linspace(-half, half, strips + 1)
        # Faces that face away are drawn first.
        for first, second in sorted(itertools.pairwise(angles), key=lambda pair: math.cos(sum(pair) / 2 - toward)):
            share = self._share(float(first + second) / 2)
            upward = max(math.sin(lean), 0.0)
            share = share * (1 - upward) + self.look.top * upward if lean > 0 else share * (1 + 0.6 * math.sin(lean))
            share *= self.look.joint if dark else 1.0
            corners = [
                (at_mm[0] + r * math.cos(a), at_mm[1] + r * math.sin(a), height)
                for a, r, height in (
                    (first, radii[0], z[0]),
                    (second, radii[0], z[0]),
                    (second, radii[1], z[1]),
                    (first, radii[1], z[1]),
                )
            ]
            polygon = Polygon(np.array(corners), self._side_colour(colour, under, share))
            self.standing.append(Standing(slab, away, polygon, self._owner))

    def _upright(
        self, slab: int, away: float, one: Floats, two: Floats, low: float, high: float, colour: Colour
    ) -> None:
        corners = np.array([(*one, low), (*two, low), (*two, high), (*one, high)], dtype=np.float64)
        self.standing.append(Standing(slab, away, Polygon(corners, colour), self._owner))

    def _flat(self, slab: int, away: float, corners: Floats, z: float, colour: Colour) -> None:
        points = np.column_stack([corners, np.full(len(corners), z)])
        self.standing.append(Standing(slab, away, Polygon(points, colour), self._owner))

    def _share(self, facing_rad: float) -> float:
        """Light on an upright face that faces this way, as a share of the light on level paper."""
        lamp = self.lamp
        towards_lamp = math.cos(facing_rad - math.radians(lamp.from_deg)) * math.cos(math.radians(lamp.height_deg))
        direct = max(towards_lamp, 0.0) / math.sin(math.radians(lamp.height_deg))
        # Light from half of the sky, and the lamp's light beyond its average over all sides.
        return self.look.side * (1 - lamp.direct + lamp.direct * direct * math.pi)

    def _lit(self, colour: Colour, share: float, joint: float = 1.0) -> Colour:
        blue, green, red = (c * share * joint + self.look.gloss for c in colour)
        return blue, green, red

    def _side_colour(self, colour: Colour, under: Colour, share: float) -> Colour:
        bounce, gloss = self.look.bounce, self.look.gloss
        blue, green, red = (c * (share + bounce * u) + gloss * (0.5 + u) for c, u in zip(colour, under, strict=True))
        return blue, green, red

    def _throw(self, footprint: Floats, z: tuple[float, float]) -> None:
        """Add the shadows of an upright piece on the ground it stands on."""
        lamp = math.radians(self.lamp.from_deg)
        reach = (z[1] - z[0]) / math.tan(math.radians(self.lamp.height_deg))
        away = -reach * np.array([math.cos(lamp), math.sin(lamp)])
        self.shadows.append(Shadow(_hull(np.vstack([footprint, footprint + away]), z[0]), near=False))
        middle = footprint.mean(axis=0)
        reach_mm = np.linalg.norm(footprint - middle, axis=1).max()
        grown = middle + (footprint - middle) * (1 + _CONTACT_MM / reach_mm)
        self.shadows.append(Shadow(_hull(grown, z[0]), near=True))

    def _slab(self, z_mm: float) -> int:
        return max(math.floor((z_mm - self.pieces.tile_thickness_mm) / self.pieces.stone_mm) + 1, 0) + 1

    def _cuts(self, low: float, high: float) -> list[float]:
        """The heights, from low to high, at which slabs meet, including both ends."""
        base, step = self.pieces.tile_thickness_mm, self.pieces.stone_mm
        first, last = math.ceil((low - base) / step + 1e-6), math.floor((high - base) / step - 1e-6)
        return [low, *(base + step * i for i in range(max(first, 0), last + 1)), high]

    def _sliced(self, low: float, high: float) -> list[tuple[float, float]]:
        cuts = self._cuts(low, high)
        return list(itertools.pairwise(cuts))


def _corners(at_mm: tuple[float, float], along: float, across: float, yaw_rad: float) -> Floats:
    cos, sin = math.cos(yaw_rad), math.sin(yaw_rad)
    return np.array(
        [
            (at_mm[0] + a * along * cos - b * across * sin, at_mm[1] + a * along * sin + b * across * cos)
            for a, b in ((-1, -1), (1, -1), (1, 1), (-1, 1))
        ]
    )


def _hull(points_mm: Floats, z_mm: float) -> Floats:
    """The convex hull (k×3) of points (n×2), level at a height."""
    around = cv2.convexHull(points_mm.astype(np.float32), returnPoints=False).ravel()
    return np.column_stack([points_mm[around], np.full(len(around), z_mm)])


def _ring(at_mm: tuple[float, float], radius: float) -> Floats:
    angles = np.linspace(0, 2 * math.pi, ROUND, endpoint=False)
    return np.column_stack([at_mm[0] + radius * np.cos(angles), at_mm[1] + radius * np.sin(angles)])
