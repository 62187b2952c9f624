"""Blender meshes of the game's pieces, each around its own origin."""

from __future__ import annotations

import itertools
import math
from collections.abc import Container, Sequence
from typing import Any

from trainers.seeing.rendered.blender_materials import MM

ROUND = 40
"""Number of sides of turned pieces."""
EDGE_SLOT = 1
"""The material of edges, after that of all other faces."""


def edged_cube(bpy: Any, bmesh: Any, side_mm: float, edge_mm: float, *, flat: bool) -> Any:
    """A cube with rounded or ``flat`` edges of a material of their own, its origin in the middle."""
    shape = bmesh.new()
    bmesh.ops.create_cube(shape, size=side_mm * MM)
    segments = 1 if flat else 3
    made = bmesh.ops.bevel(
        shape, geom=shape.edges[:], offset=edge_mm * MM, segments=segments, profile=0.5, affect="EDGES"
    )
    for face in made["faces"]:
        face.material_index = EDGE_SLOT
    return _mesh(bpy, shape, "cube", smooth_deg=35)


def turned(
    bpy: Any,
    bmesh: Any,
    profile_mm: Sequence[tuple[float, float]],
    smooth_deg: float = 40,
    edges: Container[int] = (),
) -> Any:
    """Turned wood by its profile, ``(height, radius)`` from the foot up; its origin is the middle of the foot.

    ``edges``: the bands between two points of the profile, from the foot, that have the edges' material.
    """
    shape = bmesh.new()
    rings = []
    for height, radius in profile_mm:
        angles = [2 * math.pi * i / ROUND for i in range(ROUND)]
        rings.append(
            [shape.verts.new((radius * math.cos(a) * MM, radius * math.sin(a) * MM, height * MM)) for a in angles]
        )
    for band, (low, high) in enumerate(itertools.pairwise(rings)):
        for i in range(ROUND):
            j = (i + 1) % ROUND
            face = shape.faces.new((low[i], low[j], high[j], high[i]))
            face.material_index = EDGE_SLOT if band in edges else 0
    shape.faces.new(tuple(reversed(rings[0])))
    shape.faces.new(rings[-1])
    return _mesh(bpy, shape, "turned", smooth_deg)


def cut_out(
    bpy: Any, bmesh: Any, outline_mm: Sequence[tuple[float, float]], thick_mm: float, edge_mm: float = 0.0
) -> Any:
    """A plate by its outline (anticlockwise), lying with its underside on z = 0; ``edge_mm`` rounds its upper edge."""
    shape = bmesh.new()
    low = [shape.verts.new((x * MM, y * MM, 0.0)) for x, y in outline_mm]
    high = [shape.verts.new((x * MM, y * MM, thick_mm * MM)) for x, y in outline_mm]
    shape.faces.new(tuple(reversed(low)))
    shape.faces.new(high)
    for i in range(len(low)):
        j = (i + 1) % len(low)
        shape.faces.new((low[i], low[j], high[j], high[i]))
    if edge_mm > 0:
        rim = [e for e in shape.edges if all(v.co.z > thick_mm * MM / 2 for v in e.verts)]
        bmesh.ops.bevel(shape, geom=rim, offset=edge_mm * MM, segments=2, profile=0.5, affect="EDGES")
    return _mesh(bpy, shape, "cut", smooth_deg=30)


def rounded_square(side_mm: float, corner_mm: float) -> list[tuple[float, float]]:
    """A square's outline with round corners, anticlockwise."""
    half = side_mm / 2 - corner_mm
    points = []
    for quarter, (sx, sy) in enumerate(((1, 1), (-1, 1), (-1, -1), (1, -1))):
        for step in range(6):
            angle = math.pi / 2 * (quarter + step / 5)
            points.append((sx * half + corner_mm * math.cos(angle), sy * half + corner_mm * math.sin(angle)))
    return points


def disk_profile(
    diameter_mm: float, thick_mm: float, edge_mm: float, *, flat: bool
) -> tuple[list[tuple[float, float]], frozenset[int]]:
    """A disk with rounded or ``flat`` rims, and which of its bands are these rims."""
    radius, e = diameter_mm / 2, edge_mm
    steps = 1 if flat else 3
    angles = [math.pi / 2 * step / steps for step in range(steps + 1)]
    rim = [(e * (1 - math.cos(a)), radius - e * (1 - math.sin(a))) for a in angles]
    return [*rim, *((thick_mm - height, r) for height, r in reversed(rim))], frozenset(range(2 * steps + 1)) - {steps}


def elephant_outline(length_mm: float, height_mm: float) -> list[tuple[float, float]]:
    """An elephant from the side, anticlockwise, with its feet on y = 0 and its trunk on the right."""
    shape = [
        (-0.5, 0.0), (-0.3, 0.0), (-0.26, 0.38), (-0.02, 0.4), (0.02, 0.0), (0.22, 0.0), (0.26, 0.34), (0.33, 0.36),
        (0.37, 0.08), (0.44, 0.03), (0.5, 0.12), (0.46, 0.2), (0.47, 0.6), (0.42, 0.85), (0.3, 0.97), (0.16, 0.95),
        (0.08, 0.86), (-0.1, 0.92), (-0.34, 0.88), (-0.47, 0.72), (-0.5, 0.5),
    ]  # fmt: skip
    return [(x * length_mm, y * height_mm) for x, y in shape]


def _mesh(bpy: Any, shape: Any, name: str, smooth_deg: float) -> Any:
    mesh = bpy.data.meshes.new(name)
    for face in shape.faces:
        face.smooth = True
    for edge in shape.edges:
        edge.smooth = len(edge.link_faces) == 2 and edge.calc_face_angle(0.0) < math.radians(smooth_deg)
    shape.to_mesh(mesh)
    shape.free()
    return mesh
