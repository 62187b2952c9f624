"""Meshes of the second world: closed, their fronts outward, of the size asked for."""

from __future__ import annotations

from collections import Counter

import numpy as np
import pytest

from second_world.shapes import (
    Mesh,
    about_z,
    chamfered_cube,
    curled_sheet,
    round_square,
    slab,
    turned,
)

WHOLE = np.ones(8)
CHIPPED = np.array([1.0, 2.5, 1.0, 1.4, 1.0, 1.0, 3.0, 1.0])
DISK = [(0.0, 4.6), (0.4, 5.0), (3.6, 5.0), (4.0, 4.6)]


def volume_mm3(mesh: Mesh) -> float:
    """By the divergence theorem; negative if fronts look inward."""
    a, b, c = (mesh.vertices_mm[mesh.triangles[:, i]] for i in range(3))
    return float(np.einsum("ij,ij->i", a, np.cross(b, c)).sum() / 6)


def open_edges(mesh: Mesh) -> int:
    """Edges that do not have a triangle on both sides, each going its own way."""
    corners = [tuple(v) for v in np.round(mesh.vertices_mm, 6).tolist()]
    edges: Counter[tuple[tuple[float, ...], tuple[float, ...]]] = Counter()
    for triangle in mesh.triangles.tolist():
        for i in range(3):
            one, two = corners[triangle[i]], corners[triangle[(i + 1) % 3]]
            if one != two:
                edges[one, two] += 1
    return sum(edges[one, two] != edges[two, one] for one, two in edges)


@pytest.mark.parametrize(
    ("mesh", "volume"),
    [
        (chamfered_cube((10.0, 10.0, 10.0), 0.0, WHOLE), 1000.0),
        (chamfered_cube((10.0, 9.0, 10.0), 0.5, WHOLE), 10 * 9 * 10 - (10 + 9 + 10) * 4 * 0.125),
        (chamfered_cube((10.0, 10.0, 10.0), 0.6, CHIPPED), 960.0),
        (turned(DISK), np.pi * 25 * 4),
        (slab(round_square(22.0, 4.0), 2.0), (22 * 22 - (4 - np.pi) * 16) * 2),
    ],
)
def test_a_piece_is_closed_and_has_its_volume(mesh: Mesh, volume: float) -> None:
    assert open_edges(mesh) == 0
    assert volume_mm3(mesh) == pytest.approx(volume, rel=0.02)
    assert mesh.places.shape == (len(mesh.vertices_mm), 2)
    assert mesh.places.min() >= 0
    assert mesh.places.max() <= 1


def test_a_piece_moves_as_a_whole() -> None:
    mesh = slab(round_square(10.0, 1.0), 2.0)
    moved = mesh.moved(about_z(90.0), (5.0, 6.0, 7.0))
    assert volume_mm3(moved) == pytest.approx(volume_mm3(mesh))
    assert moved.vertices_mm.min(axis=0) == pytest.approx([0.0, 1.0, 7.0])


def test_a_sheet_curls_at_its_corners_alone() -> None:
    mesh = curled_sheet((420.0, 297.0), 2.0)
    height = mesh.vertices_mm[:, 2]
    x, y = np.abs(mesh.vertices_mm[:, 0]) / 210.0, np.abs(mesh.vertices_mm[:, 1]) / 148.5
    assert height.max() == pytest.approx(2.0)
    assert height[(x < 0.75) | (y < 0.6)].max() == 0
    assert np.isclose(x[height == height.max()], 1).all()
