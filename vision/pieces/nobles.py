"""Nobles: whether a tile holds a turned pawn of the seat's colour, and where it stands.

The piece network marks nobles, however much of them shows. Where it marks none, the tile is searched for a place where
other things could hide one; only a tile without such a place is said to have no noble.

The walls' network, which looks at every city along the line of sight, gives a second opinion: where both agree the
reading is certain, and where the first is in doubt the second decides. Once the walls are known, it is also known what
they can hide.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

from vision.message import Message
from vision.pieces.near_piece import NearPiece
from vision.pieces.peaks import PieceGuess
from vision.pieces.tile_look import TileLook
from vision.readings.reading import Hidden, PresenceReading, Seen, Unsure
from vision.settings.pieces import NobleSettings

_PART_SHOWS = Message("reason.part_of_noble")


@dataclass(frozen=True, slots=True)
class NobleFound:
    """A tile's evidence for a noble; ``marked`` is where it stands or may stand; ``score`` in log odds."""

    reading: PresenceReading
    marked: NearPiece | None
    score: float


@dataclass(frozen=True, slots=True)
class SecondLook:
    """The wall search's evidence for a tile's noble.

    Attributes:
        stands: a noble is seen there.
        hidden_share: if none is seen, how much of a noble could be hidden at the place that hides most (0..1).
    """

    stands: bool
    hidden_share: float


def find_noble(look: TileLook, covered: float, guesses: Sequence[PieceGuess], settings: NobleSettings) -> NobleFound:
    """The seat's noble on one tile, by the network's guesses (of any cell and kind); ``covered``: see ``most_covered``."""
    best = best_guess(look, guesses)
    if best is None or best.score <= settings.absent_below:
        score = settings.lowest_score if best is None else best.score
        return NobleFound(_absent(covered, score, settings), None, score)
    if best.score >= settings.seen_above:
        reading: PresenceReading = Seen(True, probability(best.score))
    else:
        chance = probability(best.score)
        reading = Unsure(best.score > 0, False, True, _PART_SHOWS, max(chance, 1 - chance))
    marked = NearPiece("noble", best.x_mm, best.y_mm, isinstance(reading, Seen))
    return NobleFound(reading, marked, best.score)


def agreed(first: NobleFound, second: SecondLook, settings: NobleSettings) -> PresenceReading:
    """Combine both looks in one reading."""
    seen = isinstance(first.reading, Seen) and first.reading.value
    if second.stands:
        return first.reading if seen else Seen(True, settings.second_confidence)
    if seen:
        return Unsure(True, False, True, _PART_SHOWS, settings.alone_confidence)
    if first.score < settings.likely_above and second.hidden_share <= settings.room_share:
        return Seen(False, settings.second_confidence)
    return first.reading


def best_guess(look: TileLook, guesses: Sequence[PieceGuess]) -> PieceGuess | None:
    """The likeliest place of a noble on a tile."""
    own = (guess for guess in guesses if guess.kind == "noble" and guess.cell == look.cell)
    return max(own, key=lambda guess: guess.score, default=None)


def _absent(covered: float, score: float, settings: NobleSettings) -> PresenceReading:
    """The reading where no noble shows: absent, or hidden if some place on the tile is covered enough to hide one."""
    if covered > settings.covered_share:
        return Hidden(Message("reason.noble_behind"))
    return Seen(False, 1 - probability(score))


def probability(score: float) -> float:
    """The probability for log odds."""
    return 1.0 / (1.0 + math.exp(-max(min(score, 30.0), -30.0)))
