"""Printed and bought parts as triangles in place, for pictures and for dice to fall on."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
import numpy.typing as npt
import trimesh
from build123d import Location, Part, Pos

from hardware.parts import bought_parts
from hardware.parts.catalogue import matrix
from hardware.parts.exporting import ExportedPart
from hardware.parts.floor_frame import floor_location
from hardware.parts.parameters import Parameters

Floats = npt.NDArray[np.float64]


def own_triangles(part: ExportedPart) -> Floats:
    """Triangles (n × 3 × 3, mm) of an exported STL, in the part's own frame."""
    return moved(np.asarray(trimesh.load_mesh(part.stl).triangles, dtype=np.float64), part.from_bed)


def solid_triangles(solid: Part) -> Floats:
    """Triangles (n × 3 × 3, mm) of a solid that is not exported."""
    points, faces = solid.tessellate(0.1, 0.3)
    corners = np.array([[point.X, point.Y, point.Z] for point in points])
    return np.asarray(corners[np.array(faces)], dtype=np.float64)


def placed(triangles: Floats, place: Location) -> Floats:
    """Move triangles to a place."""
    return moved(triangles, matrix(place))


def moved(triangles: Floats, transform: Floats) -> Floats:
    """Transform triangles by a 4 × 4 matrix."""
    return np.asarray(triangles @ transform[:3, :3].T + transform[:3, 3], dtype=np.float64)


def channel_triangles(parts: Sequence[ExportedPart], parameters: Parameters) -> Floats:
    """Everything a die can touch in the second channel: channel, cover, plate and pane, in the channel's frame."""
    of = {part.name: own_triangles(part) for part in parts}
    seat = floor_location(parameters)
    pane = solid_triangles(bought_parts.in_the_well(parameters)["pane"])
    closed = Pos(parameters.tower.channel_width_mm, 0.0, 0.0)
    return np.concatenate(
        [
            of["tower-channel"],
            placed(of["tower-cover"], closed),
            placed(of["well-plate"], seat),
            placed(pane, seat),
        ]
    )
