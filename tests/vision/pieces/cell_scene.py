"""A bare red tile, as the readers of standing pieces see it, on which tests put things."""

from __future__ import annotations

import numpy as np

from companion.settings.loading import load_settings
from tests.vision.walls.wall_scene import CELL, drawn_site, view_from
from vision.pieces.tile_look import TileLook, look_at_tile
from vision.settings.stages import VisionSettings

SETTINGS: VisionSettings = load_settings().vision_settings()


def look_at(courses: list[tuple[float, float, float, float]] | None = None, seat: int = 0) -> TileLook:
    """The tile (1, 2) from 48° above, with stones of the seat's colour at (x, y, z, yaw)."""
    site = drawn_site(courses or [], seat, view_from(48.0, 10.0, 430.0))
    return look_at_tile(np.ascontiguousarray(site.frame), site.view, site.light, seat, CELL, SETTINGS)
