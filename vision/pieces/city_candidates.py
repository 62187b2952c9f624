"""Finds tiles that hold or may hold a city: those that are not bare. The wall network decides what stands there."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from vision.pieces.nobles import NobleFound, find_noble
from vision.pieces.peaks import PieceGuess
from vision.pieces.tile_face import brown_on_tile_mm2, own_on_tile_mm2
from vision.pieces.tile_look import TileLook
from vision.settings.stages import VisionSettings


@dataclass(frozen=True, slots=True)
class CityFound:
    """A tile on which a city stands or may stand, with what is known of its noble so far.

    Attributes:
        shows_wall: the seat's colour covers more of the tile than fallen stones would.
        shows_grain: brown that is no elephant covers some of the tile.
        likely: a noble is seen there; otherwise only the wall network can tell whether anything stands there.
        lying: how many single stones are marked there, however faintly.
        unlike_tile: much that has the tile's colour class differs from the colour of the mat's tiles, so colour cannot
            tell wood from tile there.
    """

    look: TileLook
    noble: NobleFound
    shows_wall: bool
    shows_grain: bool
    likely: bool
    lying: int
    unlike_tile: bool = False


def find_city(
    look: TileLook,
    covered: float,
    guesses: Sequence[PieceGuess],
    foreign_mm2: float,
    settings: VisionSettings,
    unlike_mm2: float = 0.0,
) -> CityFound | None:
    """The city that may stand on a tile; None if the tile is bare except for shields and pieces outside a city.

    Args:
        covered: ``most_covered``. foreign_mm2: ``foreign_on_tile_mm2``. ``unlike_mm2``: ``unlike_tiles_mm2``.
    """
    stages, standing = settings.stages, settings.stages.standing
    noble = find_noble(look, covered, guesses, stages.nobles)
    likely = noble.score >= stages.nobles.seen_above
    if not likely and foreign_mm2 + unlike_mm2 < standing.bare_mm2:
        return None
    stones = [g for g in guesses if g.kind == "stone"]
    fallen = sum(look.holds(np.array([g.x_mm, g.y_mm]), 0.0) for g in stones if g.score >= stages.loose.seen_above)
    least_mm2 = standing.more_than_a_shadow_mm2 if look.own_is_neutral else standing.more_than_a_stone_mm2
    wall = own_on_tile_mm2(look, standing) - fallen * standing.fallen_stone_mm2 >= least_mm2
    elephants = [(g.x_mm, g.y_mm) for g in guesses if g.kind == "elephant" and g.score >= stages.pieces.doubt_above]
    grain = brown_on_tile_mm2(look, elephants, stages.pieces.apart_mm, standing) >= standing.least_grain_mm2
    lying = sum(g.score >= stages.loose.doubt_above for g in stones if g.cell == look.cell)
    return CityFound(look, noble, wall, grain, likely, lying, unlike_mm2 >= standing.unlike_doubt_mm2)
