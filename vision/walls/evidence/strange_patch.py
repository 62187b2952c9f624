"""Visible things on a tile that are neither the tile nor any piece found there.

Saying that nothing stands somewhere is a claim like any other. Both networks may miss a disk in the dark or a stone
whose paint reflects the lamp, but it still shows as a patch of another colour than the tile's.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TypeAlias

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.geometry.table import Cell
from vision.light.colours import Colour, classify
from vision.settings.walls import StrangeSettings
from vision.walls.evidence.extent import ground_inside
from vision.walls.evidence.line_of_sight import LineOfSight, line_of_sight, relative_along
from vision.walls.evidence.occluders import Screen, pawn_screens, round_screen, wall_screen
from vision.walls.evidence.site import Site
from vision.walls.model.column import GrainShape
from vision.walls.model.hypothesis import TileHypothesis

Mask: TypeAlias = NDArray[np.bool_]


def strange_patch_mm2(site: Site, hypotheses: Mapping[Cell, TileHypothesis]) -> float:
    """The largest unexplained patch of one tile (mm² of its ground along the lines of sight).

    Args:
        hypotheses: what was found on this tile and on others of its mat, which may stand in front of it.
    """
    own = site.settings.stages.strange
    sight = line_of_sight(site, 0.0, own.point_mm, own.point_mm, 0.0)
    relative, pictured = relative_along(sight, site)
    classes = classify(np.ascontiguousarray(relative), site.settings.palette, site.settings.stages.colours)
    known = _grown(_drawn(site, sight, hypotheses) | ~pictured, own)
    tile = Colour.TILE_RED if site.side == "red" else Colour.TILE_BLUE
    shadow = relative.max(axis=2) < own.dark_below
    strange = ground_inside(sight, site, own.inset_mm) & ~known & (classes != tile) & ~shadow
    thinnest = max(round(own.thinnest_mm / own.point_mm), 1)
    opened = cv2.morphologyEx(strange.astype(np.uint8), cv2.MORPH_OPEN, np.ones((thinnest, thinnest), np.uint8))
    _, _, stats, _ = cv2.connectedComponentsWithStats(opened)
    return float(stats[1:, cv2.CC_STAT_AREA].max(initial=0)) * own.point_mm**2


def _drawn(site: Site, sight: LineOfSight, hypotheses: Mapping[Cell, TileHypothesis]) -> Mask:
    """The points covered by what was found: walls, columns, nobles, certain elephants and markers, and shields."""
    mask: Mask = np.zeros((sight.rows, len(sight.bearings)), dtype=bool)
    for screen in _screens(site, sight, hypotheses):
        mask |= sight.covered(screen.near, screen.far)
    x, y = sight.ground_mm()
    reach_mm = site.settings.geometry.pieces.shield_mm * np.sqrt(0.5)
    for piece in site.near:
        if piece.kind == "shield":
            mask |= np.hypot(x - piece.x_mm, y - piece.y_mm) < reach_mm
    return mask


def _screens(site: Site, sight: LineOfSight, hypotheses: Mapping[Cell, TileHypothesis]) -> Iterator[Screen]:
    pieces, profile = site.settings.geometry.pieces, site.settings.stages.nobles.profile_mm
    disk = GrainShape(pieces.grain_diameter_mm, pieces.grain_thickness_mm, 0.0)
    for hypothesis in hypotheses.values():
        if hypothesis.wall is not None:
            yield wall_screen(sight, hypothesis.wall, pieces.stone_mm)
        if hypothesis.column is not None:
            yield round_screen(sight, hypothesis.column, disk)
        if hypothesis.noble is not None:
            yield from pawn_screens(sight, hypothesis.noble, profile)
    broad = GrainShape(pieces.elephant_length_mm, pieces.elephant_height_mm, 0.0)
    for piece in site.near:
        if piece.kind in ("elephant", "marker") and piece.sure:
            yield round_screen(sight, (piece.x_mm, piece.y_mm, 1), broad)


def _grown(mask: Mask, own: StrangeSettings) -> Mask:
    """A mask with a margin, as places are known to a millimetre or two and edges are soft."""
    reach = round(own.slack_mm / own.point_mm)
    square = np.ones((2 * reach + 1, 2 * reach + 1), np.uint8)
    return np.asarray(cv2.dilate(mask.astype(np.uint8), square) > 0, dtype=np.bool_)
