"""Which tiles hold a city: any sign of a noble, a wall or a grain column standing on them."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from vision.mat_view import MatView
from vision.nobles import NobleFound, best_guess, find_noble
from vision.piece_guesses import PieceGuess
from vision.settings import VisionSettings
from vision.standing import (
    Blob,
    brown_blobs,
    has_feet,
    own_blobs,
    own_on_tile_mm2,
    shows_grain,
    shows_tall_grain,
    shows_wall,
)
from vision.tile_look import TileLook


@dataclass(frozen=True, slots=True)
class CityFound:
    """A tile on which a city stands, with what is known of its noble so far.

    ``shows_wall``: more of the seat's colour than one stone has stands there.
    """

    look: TileLook
    noble: NobleFound
    shows_wall: bool


def find_city(
    look: TileLook, view: MatView, seat: int, guesses: Sequence[PieceGuess], settings: VisionSettings
) -> CityFound | None:
    """The city on a tile; None where nothing of the seat's colour and no grain column stands.

    One stone alone has fallen there; brown where an elephant is marked is the elephant.
    """
    stages, standing = settings.stages, settings.stages.standing
    own = own_blobs(look, standing)
    elephants = [g for g in guesses if g.kind == "elephant" and g.score >= stages.pieces.doubt_above]
    brown = tuple(blob for blob in brown_blobs(look, standing) if not _is_of(blob, elephants, stages.pieces.apart_mm))
    guess = best_guess(look, guesses)
    score = stages.nobles.lowest_score if guess is None else guess.score
    fallen = [g for g in guesses if g.kind == "stone" and g.score >= stages.loose.seen_above]
    # What stands farthest to the front of a patch is its foot: a fallen stone's patch may reach to a wall behind it.
    walls = tuple(blob for blob in own if not _is_of(blob, fallen, stages.loose.near_mm))
    lying = any(look.holds(np.array([stone.x_mm, stone.y_mm]), 0.0) for stone in fallen)
    wall = shows_wall(look, walls, standing) or (not lying and has_feet(look, standing))
    grain = shows_grain(brown, standing) or shows_tall_grain(brown, standing)
    likely = score > stages.nobles.likely_above and own_on_tile_mm2(look, standing) >= standing.own_beside_noble_mm2
    if not (score >= stages.nobles.seen_above or likely or wall or grain):
        return None
    return CityFound(look, find_noble(look, view, seat, guesses, stages.nobles), wall)


def _is_of(blob: Blob, pieces: Sequence[PieceGuess], apart_mm: float) -> bool:
    return any(math.dist(blob.foot_mm, (p.x_mm, p.y_mm)) < apart_mm for p in pieces)
