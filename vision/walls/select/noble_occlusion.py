"""How much of a noble could be hidden on a tile, given the pieces on it and in front of it.

Before walls are read, whatever hides the tile may hide a noble (``vision.pieces.occlusion``). A wall that was read has a height and
a place: a noble fits beside it or behind it only, and shows above a single course.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from vision.geometry.table import Cell
from vision.walls.evidence.line_of_sight import LineOfSight, line_of_sight, sharp_along
from vision.walls.evidence.noble_silhouette import Profile, pawn_cover
from vision.walls.evidence.occluders import Screen, pawn_screens, round_screen, wall_screen
from vision.walls.evidence.site import Site
from vision.walls.model.column import GrainShape
from vision.walls.model.hypothesis import TileHypothesis
from vision.walls.model.wall import from_lowest_course_mm

Floats: TypeAlias = NDArray[np.float64]
Masks: TypeAlias = NDArray[np.bool_]


def most_hidden(site: Site, hypotheses: Mapping[Cell, TileHypothesis]) -> float:
    """How much of a noble would be hidden (0..1) at the free place of the tile that hides most of it.

    What lies outside the picture, or where nothing is known of it, is hidden.

    Args:
        hypotheses: what was found on this tile and on others of its mat.
    """
    x, y = free_places(site, hypotheses[site.cell])
    return float(hidden_shares(site, hypotheses, x, y).max(initial=0.0))


def hidden_shares(site: Site, hypotheses: Mapping[Cell, TileHypothesis], x: Floats, y: Floats) -> Floats:
    """How much of a noble would be hidden (0..1) at each of some places (N, mm) of the tile."""
    if not len(x):
        return np.zeros(0)
    own = site.settings.stages.nobles
    sight = line_of_sight(site, own.profile_mm[-1][0], own.room_step_mm, own.room_step_mm, own.profile_mm[0][1])
    shown = _shown(sight, x, y, own.profile_mm)
    _, inside = sharp_along(sight, site)
    hidden: Masks = np.broadcast_to(~inside, shown.shape)
    for screen in _nearer(site, sight, hypotheses):
        hidden = hidden | sight.covered(screen.near, screen.far)
    along = _along(sight, x, y)
    for screen in _beside(site, sight, hypotheses[site.cell]):
        behind = (screen.near < along)[:, None, :]
        hidden = hidden | (sight.covered(screen.near, screen.far) & behind)
    shares: Floats = (shown & hidden).sum(axis=(1, 2)) / np.maximum(shown.sum(axis=(1, 2)), 1)
    return shares


def free_places(site: Site, hypothesis: TileHypothesis) -> tuple[Floats, Floats]:
    """Where a noble's middle may be on the tile: x and y (P,), outside the feet of its column and wall."""
    own, pieces = site.settings.stages.nobles, site.settings.geometry.pieces
    left, bottom, right, top = site.settings.geometry.seat_mat.cell_bounds_mm(site.cell)
    inset, step = own.foot_inset_mm, own.room_step_mm
    across, along = np.arange(left + inset, right - inset, step), np.arange(bottom + inset, top - inset, step)
    x, y = (a.ravel() for a in np.meshgrid(across, along))
    foot_mm = own.profile_mm[0][1] - own.room_slack_mm
    free = np.ones(len(x), dtype=bool)
    if hypothesis.column is not None:
        free &= np.hypot(x - hypothesis.column[0], y - hypothesis.column[1]) > foot_mm + pieces.grain_diameter_mm / 2
    if hypothesis.wall is not None:
        free &= from_lowest_course_mm(hypothesis.wall, x, y, pieces.stone_mm) > foot_mm
    return x[free], y[free]


def _nearer(site: Site, sight: LineOfSight, hypotheses: Mapping[Cell, TileHypothesis]) -> Iterator[Screen]:
    """What stands on the tiles nearer to the camera."""
    geometry = site.settings.geometry
    profile = site.settings.stages.nobles.profile_mm

    def away_mm(cell: Cell) -> float:
        x, y = geometry.seat_mat.cell_centre_mm(cell)
        return float(np.hypot(x - sight.eye_mm[0], y - sight.eye_mm[1]))

    for cell, hypothesis in hypotheses.items():
        if away_mm(cell) < away_mm(site.cell):
            yield from _beside(site, sight, hypothesis, also_near=False)
            if hypothesis.noble is not None:
                yield from pawn_screens(sight, hypothesis.noble, profile)


def _beside(site: Site, sight: LineOfSight, hypothesis: TileHypothesis, *, also_near: bool = True) -> Iterator[Screen]:
    """A tile's wall and column, with the elephants and markers near the site, taken as wide as they are tall."""
    pieces = site.settings.geometry.pieces
    if hypothesis.wall is not None:
        yield wall_screen(sight, hypothesis.wall, pieces.stone_mm)
    if hypothesis.column is not None:
        disk = GrainShape(pieces.grain_diameter_mm, pieces.grain_thickness_mm, 0.0)
        yield round_screen(sight, hypothesis.column, disk)
    if also_near:
        elephant = GrainShape(pieces.elephant_height_mm, pieces.elephant_height_mm, 0.0)
        for piece in site.near:
            if piece.kind in ("elephant", "marker", "unknown"):
                yield round_screen(sight, (piece.x_mm, piece.y_mm, 1), elephant)


def _shown(sight: LineOfSight, x: Floats, y: Floats, profile: Profile) -> Masks:
    """The points (P×rows×m) that nobles at places (P,) cover."""
    body, head = pawn_cover(sight, x, y, profile)
    (low, high), (head_low, head_high) = ((near[:, None], far[:, None]) for near, far in (body, head))
    shown: Masks = sight.covered(low, high) | sight.covered(head_low, head_high)
    return shown


def _along(sight: LineOfSight, x: Floats, y: Floats) -> Floats:
    """How far along each ray places lie (P×m)."""
    dx, dy = (x - sight.eye_mm[0])[:, None], (y - sight.eye_mm[1])[:, None]
    along: Floats = np.cos(sight.bearings) * dx + np.sin(sight.bearings) * dy
    return along
