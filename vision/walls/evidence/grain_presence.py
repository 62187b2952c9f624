"""Measures brown on a tile: where there is much, grain is not denied even if the network sees no column."""

from __future__ import annotations

import cv2
import numpy as np

from vision.light.colours import Colour, classify
from vision.walls.evidence.line_of_sight import line_of_sight, relative_along
from vision.walls.evidence.site import Site


def grain_patch_mm2(site: Site) -> float:
    """The largest patch of brown on or before a tile, as it covers the ground along the lines of sight (mm²)."""
    own = site.settings.stages.brown
    sight = line_of_sight(site, own.tallest_mm, own.point_mm, own.point_mm, 0.0)
    relative, pictured = relative_along(sight, site)
    classes = classify(relative, site.settings.palette, site.settings.stages.colours)
    brown = ((classes == Colour.BROWN) & pictured).astype(np.uint8)
    thinnest = round(own.thinnest_mm / own.point_mm)
    brown = np.asarray(cv2.morphologyEx(brown, cv2.MORPH_OPEN, np.ones((thinnest, thinnest), np.uint8)))
    _, _, stats, _ = cv2.connectedComponentsWithStats(brown)
    return float(stats[1:, cv2.CC_STAT_AREA].max(initial=0)) * own.point_mm**2
