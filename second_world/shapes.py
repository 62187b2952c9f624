"""Meshes of the second world as arrays: vertices (n×3, mm), triangles (m×3) and texture coordinates (n×2, 0..1)."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

Floats: TypeAlias = NDArray[np.float64]
Whole: TypeAlias = NDArray[np.int64]


@dataclass(frozen=True, slots=True)
class Mesh:
    """A closed surface around its own origin."""

    vertices_mm: Floats
    triangles: Whole
    places: Floats

    def moved(self, turn: Floats, by_mm: Sequence[float]) -> Mesh:
        """The mesh rotated (3×3) and then moved."""
        return Mesh(self.vertices_mm @ turn.T + np.asarray(by_mm), self.triangles, self.places)


def about_z(degrees: float) -> Floats:
    """A rotation about the vertical axis."""
    c, s = math.cos(math.radians(degrees)), math.sin(math.radians(degrees))
    return np.array([[c, -s, 0.0], [s, c, 0.0], [0.0, 0.0, 1.0]])


def chamfered_cube(sides_mm: tuple[float, float, float], chamfer_mm: float, chips: Floats) -> Mesh:
    """A cube with bevelled edges around the origin; its texture holds the six faces side by side.

    Args:
        chips: how much further each of its eight corners is cut, as factors (8,), at least 1.
    """
    vertices: list[Floats] = []
    triangles: list[tuple[int, int, int]] = []
    places: list[tuple[float, float]] = []
    half = np.asarray(sides_mm) / 2
    corner_of: dict[tuple[int, int, int, int], int] = {}
    for face in range(6):
        axis, sign = face // 2, 1 if face % 2 else -1
        u, v = (axis + 1) % 3, (axis + 2) % 3
        first = len(vertices)
        for su, sv in ((-1, -1), (1, -1), (1, 1), (-1, 1)):
            signs = [0, 0, 0]
            signs[axis], signs[u], signs[v] = sign, su, sv
            cut = chamfer_mm * chips[_corner(signs)]
            at = half * signs
            at[u] -= su * cut
            at[v] -= sv * cut
            corner_of[face, signs[0], signs[1], signs[2]] = len(vertices)
            vertices.append(at)
            places.append(((face + 0.04 + 0.92 * (su + 1) / 2) / 6, 0.02 + 0.96 * (sv + 1) / 2))
        quad = (first, first + 1, first + 2, first + 3)
        triangles += _two(quad if sign > 0 else (quad[3], quad[2], quad[1], quad[0]))
    for one in range(3):
        other = (one + 1) % 3
        along = 3 - one - other
        for s1 in (-1, 1):
            for s2 in (-1, 1):
                ends = []
                for s3 in (-1, 1):
                    signs = [0, 0, 0]
                    signs[one], signs[other], signs[along] = s1, s2, s3
                    ends.append(tuple(corner_of[_face(a, signs), signs[0], signs[1], signs[2]] for a in (one, other)))
                (a, b), (c, d) = ends
                triangles += _outward((a, c, d, b), vertices)
    for corner in range(8):
        signs = [1 if corner >> i & 1 else -1 for i in range(3)]
        a, b, c = (corner_of[_face(axis, signs), signs[0], signs[1], signs[2]] for axis in range(3))
        triangles += _outward((a, b, c), vertices)
    return _flat(np.array(vertices), triangles, places)


def turned(profile_mm: Sequence[tuple[float, float]], around: int = 56) -> Mesh:
    """Turned wood by its profile, ``(height, radius)`` from the foot up; the texture runs around it and up."""
    heights = [height for height, _ in profile_mm]
    tall = max(heights) - min(heights)
    ring = np.arange(around + 1) * (2 * math.pi / around)
    vertices, places = [], []
    for height, radius in profile_mm:
        for k, angle in enumerate(ring):
            vertices.append((radius * math.cos(angle), radius * math.sin(angle), height))
            places.append((k / around, 0.3 + 0.7 * (height - min(heights)) / tall))
    triangles = []
    for row in range(len(profile_mm) - 1):
        for k in range(around):
            a, b = row * (around + 1) + k, row * (around + 1) + k + 1
            triangles += _two((a, b, b + around + 1, a + around + 1))
    for row, up in ((0, False), (len(profile_mm) - 1, True)):
        height, radius = profile_mm[row]
        first = len(vertices)
        vertices.append((0.0, 0.0, height))
        places.append((0.15, 0.15))
        for angle in ring:
            vertices.append((radius * math.cos(angle), radius * math.sin(angle), height))
            places.append((0.15 + 0.14 * math.cos(angle), 0.15 + 0.14 * math.sin(angle)))
        for k in range(around):
            a, b = first + 1 + k, first + 2 + k
            triangles.append((first, a, b) if up else (first, b, a))
    return Mesh(np.array(vertices), np.array(triangles), np.array(places))


def slab(outline_mm: Sequence[tuple[float, float]], thick_mm: float) -> Mesh:
    """A plate by its outline (anticlockwise), with its underside on z = 0; its texture covers the outline's box."""
    points = np.asarray(outline_mm, dtype=float)
    low, high = points.min(axis=0), points.max(axis=0)
    flat = (points - low) / (high - low)
    middle, count = points.mean(axis=0), len(points)
    vertices: list[tuple[float, float, float]] = []
    places: list[tuple[float, float]] = []
    triangles: list[tuple[int, int, int]] = []
    for z, up in ((0.0, False), (thick_mm, True)):
        first = len(vertices)
        vertices.append((float(middle[0]), float(middle[1]), z))
        places.append((float(((middle - low) / (high - low))[0]), float(((middle - low) / (high - low))[1])))
        for point, place in zip(points, flat, strict=True):
            vertices.append((float(point[0]), float(point[1]), z))
            places.append((float(place[0]), float(place[1])))
        for k in range(count):
            a, b = first + 1 + k, first + 1 + (k + 1) % count
            triangles.append((first, a, b) if up else (first, b, a))
    for k in range(count):
        j = (k + 1) % count
        first = len(vertices)
        for index, z in ((k, 0.0), (j, 0.0), (j, thick_mm), (k, thick_mm)):
            vertices.append((float(points[index][0]), float(points[index][1]), z))
            places.append((float(flat[index][0]), float(flat[index][1])))
        triangles += _two((first, first + 1, first + 2, first + 3))
    return Mesh(np.array(vertices), np.array(triangles), np.array(places))


def curled_sheet(size_mm: tuple[float, float], curl_mm: float, around: int = 40) -> Mesh:
    """A sheet of paper around the origin with rising corners; its texture starts at the upper edge."""
    ticks = np.linspace(0.0, 1.0, around + 1)
    u, v = np.meshgrid(ticks, ticks)
    away = np.clip((np.abs(u - 0.5) * 2 - 0.75) / 0.25, 0, 1) * np.clip((np.abs(v - 0.5) * 2 - 0.6) / 0.4, 0, 1)
    z = curl_mm * away**2
    vertices = np.column_stack([((u - 0.5) * size_mm[0]).ravel(), ((v - 0.5) * size_mm[1]).ravel(), z.ravel()])
    triangles = []
    for row in range(around):
        for k in range(around):
            a = row * (around + 1) + k
            triangles += _two((a, a + 1, a + around + 2, a + around + 1))
    return Mesh(vertices, np.array(triangles), np.column_stack([u.ravel(), v.ravel()]))


def round_square(side_mm: float, corner_mm: float) -> list[tuple[float, float]]:
    """A square's outline with round corners, anticlockwise."""
    half, points = side_mm / 2 - corner_mm, []
    for quarter, (sx, sy) in enumerate(((1, 1), (-1, 1), (-1, -1), (1, -1))):
        for step in range(7):
            angle = math.pi / 2 * (quarter + step / 6)
            points.append((sx * half + corner_mm * math.cos(angle), sy * half + corner_mm * math.sin(angle)))
    return points


def _corner(signs: Sequence[int]) -> int:
    return sum(1 << i for i in range(3) if signs[i] > 0)


def _face(axis: int, signs: Sequence[int]) -> int:
    return 2 * axis + (1 if signs[axis] > 0 else 0)


def _two(quad: tuple[int, ...]) -> list[tuple[int, int, int]]:
    a, b, c, d = quad
    return [(a, b, c), (a, c, d)]


def _outward(ring: tuple[int, ...], vertices: Sequence[Floats]) -> list[tuple[int, int, int]]:
    """A ring of vertices as triangles whose fronts face away from the origin."""
    a, b, c = (np.asarray(vertices[i]) for i in ring[:3])
    if float(np.cross(b - a, c - a) @ (a + b + c)) < 0:
        ring = tuple(reversed(ring))
    return _two(ring) if len(ring) == 4 else [(ring[0], ring[1], ring[2])]


def _flat(vertices: Floats, triangles: Sequence[tuple[int, int, int]], places: Sequence[tuple[float, float]]) -> Mesh:
    """A mesh with separate vertices for every triangle, so that faces are shaded flat."""
    index = np.asarray(triangles).ravel()
    return Mesh(vertices[index], np.arange(len(index)).reshape(-1, 3), np.asarray(places)[index])
