"""Which tiles hold a city: any sign of a noble, a wall or a grain column standing on them."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from vision.geometry.mat_view import MatView
from vision.pieces.foreground_blobs import (
    Blob,
    brown_blobs,
    has_feet,
    may_be_city,
    own_on_tile_mm2,
    shows_grain,
    shows_tall_grain,
    shows_wall,
)
from vision.pieces.nobles import NobleFound, best_guess, find_noble
from vision.pieces.peaks import PieceGuess
from vision.pieces.tile_look import TileLook
from vision.settings.stages import VisionSettings, VisionStages


@dataclass(frozen=True, slots=True)
class CityFound:
    """A tile on which a city stands, with what is known of its noble so far.

    Attributes:
        shows_wall: more of the seat's colour than one stone has stands there.
        shows_grain: brown that is no elephant stands there.
        likely: false if only the look at walls can tell whether anything stands there.
        lying: a single stone is marked there, however faintly.
        unlike_tile: much of what has the tile's class of colour is of another colour than the tiles are: colours do not
            tell there what is wood.
    """

    look: TileLook
    noble: NobleFound
    shows_wall: bool
    shows_grain: bool
    likely: bool
    lying: bool
    unlike_tile: bool = False


def find_city(
    look: TileLook,
    own: Sequence[Blob],
    view: MatView,
    seat: int,
    guesses: Sequence[PieceGuess],
    foreign_mm2: float,
    settings: VisionSettings,
    unlike_mm2: float = 0.0,
) -> CityFound | None:
    """The city on a tile; None where nothing of the seat's colour and no grain column stands, nor anything unknown.

    One stone alone has fallen there; brown where an elephant is marked is the elephant. Black and white pieces melt into
    shadow and paper, any into what stands beside them, a column may be marked as an elephant, and wood under a strange
    lamp has no seat's colour: where a tile is not bare, the walls' network is to look.

    Args:
        own: the tile's ``own_blobs``.
        foreign_mm2: ``foreign_on_tile_mm2``. ``unlike_mm2``: ``unlike_tiles_mm2``.
    """
    stages, standing = settings.stages, settings.stages.standing
    elephants = [g for g in guesses if g.kind == "elephant" and g.score >= stages.pieces.doubt_above]
    brown = _grain(look, elephants, stages)
    guess = best_guess(look, guesses)
    score = stages.nobles.lowest_score if guess is None else guess.score
    fallen = [g for g in guesses if g.kind == "stone" and g.score >= stages.loose.seen_above]
    # What stands farthest to the front of a patch is its foot: a fallen stone's patch may reach to a wall behind it.
    walls = tuple(blob for blob in own if not _is_of(blob, fallen, stages.loose.near_mm))
    lying = sum(look.holds(np.array([stone.x_mm, stone.y_mm]), 0.0) for stone in fallen)
    wall = shows_wall(look, walls, standing) or (not lying and has_feet(look, standing))
    grain = shows_grain(brown, standing) or shows_tall_grain(brown, standing)
    likely = score > stages.nobles.likely_above and own_on_tile_mm2(look, standing) >= standing.own_beside_noble_mm2
    stands = score >= stages.nobles.seen_above or likely or wall or grain
    sure_elephants = [g for g in elephants if g.score >= standing.elephant_above]
    may_be_grain = _grain(look, sure_elephants, stages, standing.maybe_beyond_mm)
    unknown = foreign_mm2 + unlike_mm2 >= standing.maybe_foreign_mm2
    if not stands and not unknown and not may_be_city(look, walls, may_be_grain, lying, standing):
        return None
    stones = (g for g in guesses if g.kind == "stone" and g.cell == look.cell)
    faint = any(stone.score >= stages.loose.doubt_above for stone in stones)
    unlike = unlike_mm2 >= standing.unlike_doubt_mm2
    return CityFound(look, find_noble(look, view, seat, guesses, stages.nobles), wall, grain, stands, faint, unlike)


def _grain(
    look: TileLook, elephants: Sequence[PieceGuess], stages: VisionStages, beyond_mm: float = 0.0
) -> tuple[Blob, ...]:
    """Brown that is no elephant."""
    found = brown_blobs(look, stages.standing, beyond_mm)
    return tuple(blob for blob in found if not _is_of(blob, elephants, stages.pieces.apart_mm))


def _is_of(blob: Blob, pieces: Sequence[PieceGuess], apart_mm: float) -> bool:
    return any(math.dist(blob.foot_mm, (p.x_mm, p.y_mm)) < apart_mm for p in pieces)
