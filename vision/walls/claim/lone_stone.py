"""Decides whether a single stone is its city's wall or may have fallen, which the stone itself does not show.

What speaks for a wall is what is about it: a city stands there, seen by two networks or by a column that is promised; nothing
hides part of the stone; it stands as straight as people set walls; and on the whole mat no other stone lies about, as
stones that fell do. Where any of these is missing the stone is asked about. And it is a wall's, whatever lies about, where
it stands as a stone of the promised wall stood before something fell.
"""

from __future__ import annotations

import math
from collections.abc import Mapping

from vision.geometry.table import Cell
from vision.readings.reading import CountReading, Seen
from vision.settings.walls import LoneStoneSettings
from vision.walls.evidence.site import Site
from vision.walls.model.hypothesis import TileHypothesis, stones_in
from vision.walls.model.parts import Stone
from vision.walls.model.wall import turned_deg
from vision.walls.select.as_it_stood import stands_as_before
from vision.walls.select.map_estimate import MapEstimate


def may_have_fallen(site: Site, estimates: Mapping[Cell, MapEstimate], grain: CountReading) -> bool:
    """Whether a single stone on this site's tile may not be a wall; ``grain`` is the reading of its column."""
    found, stages = estimates[site.cell], site.settings.stages
    wall = found.hypothesis.wall
    if wall is None or found.hypothesis.stones() != 1 or stands_where_one_stood(site, found):
        return False
    if not _city_stands(site, found.hypothesis, grain) or found.wall_covered > stages.doubt.covered_share:
        return True
    if not stands_straight(found.hypothesis, stages.lone_stone):
        return True
    return stones_lie_about(site, estimates)


def stands_straight(hypothesis: TileHypothesis, own: LoneStoneSettings) -> bool:
    """Whether a wall stands as straight as people set walls; True if there is none."""
    return hypothesis.wall is None or turned_deg(float(hypothesis.wall.line[2])) <= own.most_turned_deg


def stands_where_one_stood(site: Site, found: MapEstimate) -> bool:
    """Whether a single stone stands where a stone of the promised wall stood before something fell."""
    before = () if site.stood is None else site.stood.footing
    stones = _stones(found.hypothesis, site.settings.geometry.pieces.stone_mm)
    return any(stands_as_before(stone, before, site.settings.stages.as_it_stood) for stone in stones)


def stones_lie_about(site: Site, estimates: Mapping[Cell, MapEstimate], *, pieces_known: bool = False) -> bool:
    """Whether a single stone is marked on the mat away from every city's wall, or stones show that no wall explains.

    A mark where the wall network sees a noble is that noble, for both cannot stand in one place.

    Args:
        pieces_known: columns are where these estimates have them, so that no stone lies in their places.
    """
    stages = site.settings.stages
    if any(estimate.unexplained >= stages.loose.stray_above for estimate in estimates.values()):
        return True
    stone_mm = site.settings.geometry.pieces.stone_mm
    cities = [e.hypothesis for e in estimates.values() if e.hypothesis.column or e.hypothesis.noble]
    standing = [(stone.x_mm, stone.y_mm) for city in cities for stone in _stones(city, stone_mm)]
    standing += [city.noble for city in cities if city.noble is not None]
    if pieces_known:
        standing += [city.column[:2] for city in cities if city.column is not None]
    apart_mm = stages.lone_stone.own_mark_mm
    return any(all(math.dist(mark, place) > apart_mm for place in standing) for mark in site.lying_mm)


def _stones(hypothesis: TileHypothesis, stone_mm: float) -> list[Stone]:
    return [piece for piece in stones_in(hypothesis.wall, stone_mm) if isinstance(piece, Stone)]


def _city_stands(site: Site, hypothesis: TileHypothesis, grain: CountReading) -> bool:
    """Whether a column is promised there, or both networks see one noble."""
    if isinstance(grain, Seen) and grain.value > 0:
        return True
    noble, reach_mm = hypothesis.noble, site.settings.stages.lone_stone.noble_reach_mm
    return noble is not None and any(
        piece.kind == "noble" and piece.sure and math.dist((piece.x_mm, piece.y_mm), noble) <= reach_mm
        for piece in site.near
    )
