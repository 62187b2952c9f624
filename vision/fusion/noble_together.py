"""A noble by all looks at its tile: the walls' network is the second witness in all of them, and what one look hides another shows."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import numpy as np

from vision.fusion.fused_readings import DISAGREE, fused_presence
from vision.geometry.table import Cell, PointMm
from vision.mat_reading import noble_of
from vision.pieces.city_candidates import CityFound
from vision.readings.observation import WallSeen
from vision.readings.reading import PresenceReading, Seen, Unsure
from vision.settings.stages import VisionSettings
from vision.walls.evidence.site import Site
from vision.walls.model.hypothesis import TileHypothesis
from vision.walls.select.noble_occlusion import free_places, hidden_shares


@dataclass(frozen=True, slots=True)
class NobleLook:
    """One look at a tile that may hold a noble.

    Attributes:
        city: what the pieces' network makes of the tile; None if nothing seems to stand there.
        shift_mm: by how much the look's map of the tile is shifted.
        hypotheses: what all looks see on the mat's tiles, where this one has it.
    """

    city: CityFound | None
    site: Site
    shift_mm: PointMm
    hypotheses: Mapping[Cell, TileHypothesis]


def noble_together(
    readings: Sequence[PresenceReading], looks: Sequence[NobleLook], wall: WallSeen, settings: VisionSettings
) -> PresenceReading:
    """Whether a noble stands on a tile, by all looks at it.

    Args:
        readings: what each look says by itself, those that show only part of the tile among them.
        looks: those that show it whole, one at least.
        wall: of the tile, by all looks.
    """
    own = settings.stages.nobles
    noble = fused_presence(readings, settings.stages.fusion.presence_seen_above)
    if isinstance(noble, Seen) or (isinstance(noble, Unsure) and noble.why == DISAGREE):
        return noble
    cities = [look.city for look in looks if look.city is not None]
    stands = looks[0].hypotheses[looks[0].site.cell].noble is not None
    if not stands:
        likeliest = max((city.noble.score for city in cities), default=own.lowest_score)
        known = isinstance(wall.stones, Seen) and likeliest < own.likely_above
        if not known or hidden_to_all(looks) > own.room_share:
            return noble
    promises = [noble_of(city, Seen(stands, own.second_confidence), wall, own.absent_below) for city in cities]
    return next((one for one in promises if isinstance(one, Seen)), noble)


def hidden_to_all(looks: Sequence[NobleLook]) -> float:
    """How much of a noble would be hidden (0..1) from the look that shows most of it, at that place where this is most."""
    first = looks[0]
    x, y = free_places(first.site, first.hypotheses[first.site.cell])
    least = np.ones(len(x))
    for look in looks:
        if not look.site.other_mat_in_front:
            dx, dy = look.shift_mm[0] - first.shift_mm[0], look.shift_mm[1] - first.shift_mm[1]
            least = np.minimum(least, hidden_shares(look.site, look.hypotheses, x + dx, y + dy))
    return float(least.max(initial=0.0))
