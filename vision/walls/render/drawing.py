"""Draws the pieces of a tile: a class for every point of the raster, nearer pieces over farther ones.

The network is trained on drawings of what truly stood there, and its output is compared with drawings of what might
stand there. The edges between stones count as much as their faces.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import pairwise
from operator import attrgetter
from typing import TypeAlias

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.walls.evidence.line_of_sight import LineOfSight
from vision.walls.model.parts import Disks, Noble, Part, Piece, Profile, Sizes, Stone

Floats: TypeAlias = NDArray[np.float64]
Drawing: TypeAlias = NDArray[np.uint8]
Points: TypeAlias = NDArray[np.int32]


@dataclass(frozen=True, slots=True)
class Outline:
    """A piece's outline: its distance from the camera (mm), and faces and edges in drawing order.

    ``faces`` are filled, ``edges`` are open lines, those of one part together; points (N×2) are column and row, in
    sixteenths. ``box`` is left, top, right and bottom in whole points.
    """

    away_mm: float
    box: tuple[int, int, int, int]
    faces: tuple[tuple[Points, Part], ...]
    edges: tuple[tuple[tuple[Points, ...], Part], ...]


SHIFT = 4
_STONE_EDGE_PX = 2
_DISK_EDGE_PX = 1  # disks are so thin that broad edges would cover their sides
_CORNERS = np.array([(-1, -1), (1, -1), (1, 1), (-1, 1)], dtype=np.float64) / 2
# The corners of the side between corners i and i + 1: below, then above, going round.
_SIDE_FACES = [[i, (i + 1) % 4, 4 + (i + 1) % 4, 4 + i] for i in range(4)]
_ROUND = np.linspace(0, 2 * np.pi, 24, endpoint=False)
_AWAY = attrgetter("away_mm")


def drawing(sight: LineOfSight, pieces: Sequence[Piece], sizes: Sizes) -> Drawing:
    """The class (rows×m, see ``Part``) of every raster point; the far pieces are painted first."""
    return painted(sight, outlines_of(sight, pieces, sizes))


def painted(sight: LineOfSight, outlines: Iterable[Outline]) -> Drawing:
    """A drawing of outlines, painted over one another, the nearest last."""
    drawn: Drawing = np.zeros((sight.rows, len(sight.bearings)), dtype=np.uint8)
    paint(drawn, outlines)
    return drawn


def paint(drawn: Drawing, outlines: Iterable[Outline]) -> None:
    """Paint outlines over a drawing, and over one another, the nearest last."""
    for outline in sorted(outlines, key=_AWAY, reverse=True):
        for points, part in outline.faces:
            if part is Part.NOBLE:  # a noble's waist makes its outline concave
                cv2.fillPoly(drawn, [points], part, cv2.LINE_8, SHIFT)
            else:
                cv2.fillConvexPoly(drawn, points, part, cv2.LINE_8, SHIFT)
        for lines, part in outline.edges:
            broad = _DISK_EDGE_PX if part is Part.DISK_EDGE else _STONE_EDGE_PX
            cv2.polylines(drawn, lines, False, part, broad, cv2.LINE_8, SHIFT)


def raster_points(sight: LineOfSight, points_mm: Floats) -> Floats:
    """Column and row (N×2) at which points (N×3: x, y on the mat, z above the tile) show."""
    offset = points_mm[:, :2] - sight.eye_mm
    ground = np.hypot(offset[:, 0], offset[:, 1]) * sight.height_mm / (sight.height_mm - points_mm[:, 2])
    spacing = sight.bearings[1] - sight.bearings[0]
    turn = (np.arctan2(offset[:, 1], offset[:, 0]) - sight.bearings[0] + np.pi) % (2 * np.pi) - np.pi
    found = np.empty((len(points_mm), 2))
    np.divide(turn, spacing, out=found[:, 0])
    np.divide(ground - sight.nearest_mm, sight.step_mm, out=found[:, 1])
    return found


def _away(sight: LineOfSight, x_mm: float, y_mm: float, z_mm: float) -> float:
    return math.hypot(x_mm - sight.eye_mm[0], y_mm - sight.eye_mm[1], sight.height_mm - z_mm)


def _fixed(points: Floats) -> Points:
    return np.round(np.minimum(np.maximum(points, -500), 2000) * (1 << SHIFT)).astype(np.int32)


def outlines_of(sight: LineOfSight, pieces: Sequence[Piece], sizes: Sizes) -> list[Outline]:
    """The outlines of pieces, unordered; stones are computed together, which is faster."""
    stones = [piece for piece in pieces if isinstance(piece, Stone)]
    numbers = np.array([(s.x_mm, s.y_mm, s.z_mm, s.yaw_rad) for s in stones]).reshape(-1, 4)
    found = stone_outlines(sight, numbers, sizes.stone_mm) if stones else []
    for piece in pieces:
        if isinstance(piece, Disks):
            found.append(_disks_outline(sight, piece, sizes))
        elif isinstance(piece, Noble):
            found.append(_noble_outline(sight, piece, sizes.profile))
    return found


def stone_outlines(sight: LineOfSight, stones: Floats, stone_mm: float) -> list[Outline]:
    """The outlines of stones (N×4: x, y, height of the lower face, yaw)."""
    cos, sin = np.cos(stones[:, 3:]), np.sin(stones[:, 3:])
    along, across = _CORNERS[:, 0] * stone_mm, _CORNERS[:, 1] * stone_mm
    offsets = np.stack([along * cos - across * sin, along * sin + across * cos], axis=-1)
    corners = np.empty((len(stones), 8, 3))
    corners[:, :4, :2] = corners[:, 4:, :2] = offsets + stones[:, None, :2]
    corners[:, :4, 2], corners[:, 4:, 2] = stones[:, 2:3], stones[:, 2:3] + stone_mm
    points = _fixed(raster_points(sight, corners.reshape(-1, 3))).reshape(-1, 8, 2)
    outward = (offsets + np.roll(offsets, -1, axis=1)) / 2
    facing = ((sight.eye_mm - stones[:, None, :2] - outward) * outward).sum(axis=-1) > 0
    aside = sight.eye_mm - stones[:, :2]
    up = sight.height_mm - stones[:, 2] - stone_mm / 2
    away = np.sqrt((aside * aside).sum(axis=1) + up * up).tolist()
    ends: Points = np.concatenate([points.min(axis=1), points.max(axis=1)], axis=1) >> SHIFT
    boxes: list[list[int]] = ends.tolist()
    patterns = (facing * _BITS).sum(axis=1)
    found: list[Outline | None] = [None] * len(stones)
    for pattern in set(patterns.tolist()):
        who = np.flatnonzero(patterns == pattern)
        own = points.take(who, axis=0)
        faces = [(own.take(corners, axis=1), part) for corners, part in _STONE_FACES[pattern]]
        edges = [(own.take(corners, axis=1), part) for corners, part in _STONE_EDGES[pattern]]
        for at, i in enumerate(who.tolist()):
            left, top, right, bottom = boxes[i]
            found[i] = Outline(
                away[i],
                (left, top, right, bottom),
                tuple([(points[at], part) for points, part in faces]),
                tuple([(tuple(lines[at]), part) for lines, part in edges]),
            )
    return [outline for outline in found if outline is not None]


def _stone_faces(pattern: int) -> list[tuple[list[int], Part]]:
    """The faces of a stone by their corners; ``pattern`` says, bit by bit, which sides face the camera."""
    sides = [(_SIDE_FACES[i], Part.STONE_SIDE) for i in range(4) if pattern >> i & 1]
    return [([4, 5, 6, 7], Part.STONE_TOP), *sides]


def _stone_edges(pattern: int) -> list[tuple[list[list[int]], Part]]:
    """The edges for such a pattern: lines through corners; adjoining sides share one line."""
    facing = [bool(pattern >> i & 1) for i in range(4)]
    edges = [
        (_lines([i for i in range(4) if not facing[i]], 4), Part.TOP_EDGE),
        (_lines([i for i in range(4) if facing[i]], 0), Part.FOOT_EDGE),
        (_lines([i for i in range(4) if facing[i]], 4), Part.RIM),
        ([[i, 4 + i] for i in range(4) if facing[i] or facing[i - 1]], Part.UPRIGHT_EDGE),
    ]
    return [(lines, part) for lines, part in edges if lines]


def _lines(sides: list[int], lift: int) -> list[list[int]]:
    """Sides' lower (``lift`` 0) or upper (4) edges, joined to one line if they follow one another."""
    for first in sides:
        run = [(first + k) % 4 for k in range(len(sides))]
        if set(run) == set(sides):
            return [[lift + corner for corner in (*run, (run[-1] + 1) % 4)]]
    return [[lift + i, lift + (i + 1) % 4] for i in sides]


_BITS = np.array([1, 2, 4, 8])
_STONE_FACES = [_stone_faces(pattern) for pattern in range(16)]
_STONE_EDGES = [_stone_edges(pattern) for pattern in range(16)]


def _tabled(rows: Iterable[Iterable[tuple[int, ...]]], most: int, width: int) -> NDArray[np.int64]:
    table = np.zeros((16, most, width), dtype=np.int64)
    for pattern, entries in enumerate(rows):
        for i, entry in enumerate(entries):
            table[pattern, i] = entry
    return table


# The same as tables: of each pattern the faces (four corners, part) and the edges (from, to, part, whether a line
# begins); part 0 is none.
STONE_FACES = _tabled([[(*corners, part) for corners, part in faces] for faces in _STONE_FACES], 6, 5)
STONE_EDGES = _tabled(
    [
        [(*ends, part, int(i == 0)) for lines, part in edges for line in lines for i, ends in enumerate(pairwise(line))]
        for edges in _STONE_EDGES
    ],
    18,
    4,
)


def _rings(sight: LineOfSight, x_mm: float, y_mm: float, z_mm: Floats, radius_mm: Floats) -> Floats:
    """Where level circles (N,) around one place show (N×24×2)."""
    rings = np.empty((len(z_mm), len(_ROUND), 3))
    rings[:, :, 0] = np.cos(_ROUND) * radius_mm[:, None] + x_mm
    rings[:, :, 1] = np.sin(_ROUND) * radius_mm[:, None] + y_mm
    rings[:, :, 2] = z_mm[:, None]
    return raster_points(sight, rings.reshape(-1, 3)).reshape(len(z_mm), -1, 2)


def _disks_outline(sight: LineOfSight, disks: Disks, sizes: Sizes) -> Outline:
    levels = disks.z_mm + sizes.disk_mm * np.arange(disks.count + 1, dtype=np.float64)
    radii = np.full(len(levels), sizes.disk_diameter_mm / 2)
    points = _fixed(_rings(sight, disks.x_mm, disks.y_mm, levels, radii))
    towards = math.atan2(sight.eye_mm[1] - disks.y_mm, sight.eye_mm[0] - disks.x_mm)
    # The half that faces the camera, in order: a quarter turn to either side.
    first = round((towards - math.pi / 2) / _ROUND[1])
    front = np.arange(first + 1, first + len(_ROUND) // 2) % len(_ROUND)
    side = np.asarray(cv2.convexHull(np.concatenate([points[0], points[-1]])), dtype=np.int32).reshape(-1, 2)
    return Outline(
        _away(sight, disks.x_mm, disks.y_mm, float(levels.mean())),
        _box(side),
        ((side, Part.DISK_SIDE), (points[-1], Part.DISK_TOP)),
        ((tuple(np.ascontiguousarray(points[:, front])), Part.DISK_EDGE),),
    )


def _noble_outline(sight: LineOfSight, noble: Noble, profile: Profile) -> Outline:
    height, radius = np.array(profile, dtype=np.float64).T
    rings = _rings(sight, noble.x_mm, noble.y_mm, height, radius).astype(np.float32)
    hulls = [cv2.convexHull(np.concatenate(both)).reshape(-1, 2) for both in pairwise(rings)]
    shapes = [_fixed(np.asarray(hull, dtype=np.float64)) for hull in hulls]
    whole = _joined(shapes)
    away = _away(sight, noble.x_mm, noble.y_mm, profile[-1][0] / 2)
    return Outline(away, _box(whole), ((whole, Part.NOBLE),), ())


def _box(points: Points) -> tuple[int, int, int, int]:
    (left, top), (right, bottom) = (points.min(axis=0) >> SHIFT).tolist(), (points.max(axis=0) >> SHIFT).tolist()
    return left, top, right, bottom


def _joined(shapes: Sequence[Points]) -> Points:
    """The outline of stacked shapes, to half a point."""
    corner = np.min([shape.min(axis=0) for shape in shapes], axis=0)
    extent = np.max([shape.max(axis=0) for shape in shapes], axis=0) - corner
    fine = 8  # sixteenths a cell here
    mask = np.zeros((int(extent[1]) // fine + 3, int(extent[0]) // fine + 3), dtype=np.uint8)
    for shape in shapes:
        cv2.fillConvexPoly(mask, np.round((shape - corner) / fine + 1).astype(np.int32), 1)
    outer = max(cv2.findContours(mask, cv2.RETR_EXTERNAL, cv2.CHAIN_APPROX_SIMPLE)[0], key=cv2.contourArea)
    return np.asarray((outer.reshape(-1, 2) - 1) * fine + corner, dtype=np.int32)
