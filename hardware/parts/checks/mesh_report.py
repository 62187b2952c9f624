"""Measures an exported STL file: whether it is closed, size, thinnest wall, overhangs, plastic needed."""

from __future__ import annotations

import math
from dataclasses import dataclass
from pathlib import Path

import numpy as np
import numpy.typing as npt
import trimesh

from hardware.parts.parameters import Parameters
from vision.message import Message, Value

Floats = npt.NDArray[np.float64]

SAMPLES = 1500
FACING = 0.9
"""Two surfaces make a wall if they face away from each other within 25°; sharper corners have no thickness."""
LEAST_FACE_MM2 = 0.3
INSET_MM = 1e-4
CHUNK = 256


@dataclass(frozen=True, slots=True)
class MeshReport:
    """Measurements of one exported file.

    Attributes:
        size_mm: bounding box as printed.
        thinnest_mm: least distance from a surface point through the plastic to the surface facing away from it.
        thinnest_at_mm: one such point.
        overhang_mm2: area that overhangs more than allowed and does not lie on the bed.
        widest_overhang_mm: the shorter side of the largest connected overhang's box, which must be bridged.
        grams, hours: estimates for one piece.
    """

    closed: bool
    size_mm: tuple[float, float, float]
    thinnest_mm: float
    thinnest_at_mm: tuple[float, float, float]
    overhang_mm2: float
    widest_overhang_mm: float
    grams: float
    hours: float


def mesh_report(stl: Path, parameters: Parameters) -> MeshReport:
    """Measure an exported file."""
    mesh = trimesh.load_mesh(stl)
    thinnest, where = _thinnest(mesh)
    area, widest = _overhangs(mesh, parameters.printing.overhang_deg)
    grams, hours = _plastic(float(mesh.volume), float(mesh.area), parameters)
    size = mesh.bounds[1] - mesh.bounds[0]
    return MeshReport(
        closed=bool(mesh.is_watertight and mesh.is_winding_consistent and mesh.volume > 0),
        size_mm=(float(size[0]), float(size[1]), float(size[2])),
        thinnest_mm=thinnest,
        thinnest_at_mm=where,
        overhang_mm2=area,
        widest_overhang_mm=widest,
        grams=grams,
        hours=hours,
    )


def faults(name: str, report: MeshReport, parameters: Parameters) -> list[Message]:
    """Reasons why the part cannot be printed; empty if it can."""
    made = parameters.printing
    found: list[Message] = []
    if not report.closed:
        found.append(Message("parts.not_closed", {"part": name}))
    if max(report.size_mm) > made.bed_mm:
        sizes: dict[str, Value] = {"long_mm": f"{max(report.size_mm):.0f}", "most_mm": f"{made.bed_mm:g}"}
        found.append(Message("parts.too_long", {"part": name, **sizes}))
    if report.thinnest_mm < made.least_wall_mm - 0.01:
        place = ", ".join(f"{value:.1f}" for value in report.thinnest_at_mm)
        wall: dict[str, Value] = {"thin_mm": f"{report.thinnest_mm:.2f}", "least_mm": f"{made.least_wall_mm:g}"}
        found.append(Message("parts.thin_wall", {"part": name, "place": place, **wall}))
    return found


def _thinnest(mesh: trimesh.Trimesh) -> tuple[float, tuple[float, float, float]]:
    """The least thickness and one point where it is found, by rays from points all over the surface (and from each
    large triangle's middle) straight into the plastic.
    """
    triangles = np.asarray(mesh.triangles, dtype=np.float64)
    normals = np.asarray(mesh.face_normals, dtype=np.float64)
    points, faces = trimesh.sample.sample_surface(mesh, SAMPLES, seed=1)
    large = np.asarray(mesh.area_faces) >= LEAST_FACE_MM2
    starts = np.concatenate([np.asarray(points), triangles[large].mean(axis=1)])
    into = -np.concatenate([normals[faces], normals[large]])
    depth, hit = first_hits(starts + into * INSET_MM, into, triangles)
    wall = np.isfinite(depth) & ((normals[hit] * into).sum(axis=1) > FACING)
    depth = np.where(wall, depth + INSET_MM, np.inf)
    best = int(np.argmin(depth))
    where = starts[best]
    return float(depth[best]), (float(where[0]), float(where[1]), float(where[2]))


def first_hits(starts: Floats, directions: Floats, triangles: Floats) -> tuple[Floats, npt.NDArray[np.intp]]:
    """Distance along each ray to the first triangle, and that triangle's number; infinite (and 0) if it hits none.

    Möller and Trumbore, Fast, minimum storage ray/triangle intersection (1997), every ray against every triangle.
    """
    corner, first, second = triangles[:, 0], triangles[:, 1] - triangles[:, 0], triangles[:, 2] - triangles[:, 0]
    across = np.cross(first, second)
    distance, which = np.full(len(starts), np.inf), np.zeros(len(starts), dtype=np.intp)
    for begin in range(0, len(starts), CHUNK):
        start, way = starts[begin : begin + CHUNK, None], directions[begin : begin + CHUNK, None]
        with np.errstate(divide="ignore", invalid="ignore"):
            scale = -1.0 / (way * across).sum(axis=-1)
            apart = start - corner
            along = (apart * across).sum(axis=-1) * scale
            turned = np.cross(apart, np.broadcast_to(way, apart.shape))
            u, v = (second * turned).sum(axis=-1) * scale, -(first * turned).sum(axis=-1) * scale
            inside = (u >= -1e-9) & (v >= -1e-9) & (u + v <= 1 + 1e-9) & (along > 0)
        along = np.where(inside, along, np.inf)
        nearest = along.argmin(axis=1)
        distance[begin : begin + CHUNK] = along[np.arange(len(nearest)), nearest]
        which[begin : begin + CHUNK] = nearest
    return distance, which


def _overhangs(mesh: trimesh.Trimesh, allowed_deg: float) -> tuple[float, float]:
    steep = -math.sin(math.radians(allowed_deg)) - 1e-3
    on_bed = np.asarray(mesh.triangles)[:, :, 2].max(axis=1) < 0.05
    found = np.flatnonzero((np.asarray(mesh.face_normals)[:, 2] < steep) & ~on_bed)
    if len(found) == 0:
        return 0.0, 0.0
    area = float(np.asarray(mesh.area_faces)[found].sum())
    chosen = set(found.tolist())
    edges = [pair for pair in np.asarray(mesh.face_adjacency).tolist() if pair[0] in chosen and pair[1] in chosen]
    patches = trimesh.graph.connected_components(np.array(edges).reshape(-1, 2), nodes=found)
    widest = 0.0
    for patch in patches:
        flat = np.asarray(mesh.triangles)[patch][:, :, :2].reshape(-1, 2)
        widest = max(widest, float((flat.max(axis=0) - flat.min(axis=0)).min()))
    return area, widest


def _plastic(volume_mm3: float, area_mm2: float, parameters: Parameters) -> tuple[float, float]:
    """Grams of plastic and hours of printing: solid near surfaces, infill elsewhere (docs/parts.md says how accurate
    that is).
    """
    made = parameters.estimate
    shell = min(volume_mm3, area_mm2 * made.shell_mm * 0.9)
    laid = shell + made.infill_share * (volume_mm3 - shell)
    return laid * made.density_g_per_cm3 / 1000, laid / made.flow_mm3_per_s / 3600
