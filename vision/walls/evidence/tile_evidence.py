"""The evidence of one look at one tile: its site along the lines of sight, and the network's output."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from vision.settings.stages import VisionSettings
from vision.walls.evidence.line_of_sight import LineOfSight
from vision.walls.evidence.log_odds_maps import Maps, maps_on
from vision.walls.evidence.network import PartNetwork, PartsSeen, parts_seen
from vision.walls.evidence.site import Site
from vision.walls.model.column import GrainShape
from vision.walls.model.parts import Sizes


@dataclass(frozen=True, slots=True)
class TileEvidence:
    """One site along the lines of sight, with the network's output."""

    site: Site
    sight: LineOfSight
    seen: PartsSeen
    maps: Maps
    middle_mm: tuple[float, float]


def distance_mm(tile: TileEvidence) -> float:
    away = np.array(tile.middle_mm) - tile.sight.eye_mm
    return float(np.hypot(away[0], away[1]))


def tile_evidence(site: Site, network: PartNetwork) -> TileEvidence:
    """A site unrolled along the lines of sight, with the network's output."""
    own = site.settings.stages.walls
    seen = parts_seen(site, network, own)
    fine = float(seen.sight.bearings[1] - seen.sight.bearings[0])
    sight = seen.sight.in_steps(own.row_mm, fine * own.column_mm / own.point_mm)
    middle = site.settings.geometry.seat_mat.cell_centre_mm(site.cell)
    return TileEvidence(site, sight, seen, maps_on(seen, sight, own.likelihood_cap, own.maps), middle)


def grain_shape(settings: VisionSettings) -> GrainShape:
    """The sizes of grain columns as they show in pictures."""
    pieces = settings.geometry.pieces
    return GrainShape(pieces.grain_diameter_mm, pieces.grain_thickness_mm, settings.stages.grain.loss_mm)


def sizes_of(settings: VisionSettings) -> Sizes:
    """The sizes in which pieces are drawn."""
    pieces, profile = settings.geometry.pieces, settings.stages.nobles.profile_mm
    disk_mm = pieces.grain_thickness_mm * settings.stages.grain.drawn_share
    return Sizes(pieces.stone_mm, pieces.grain_diameter_mm, disk_mm, profile)
