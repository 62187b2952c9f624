"""Elephants and player markers, on the tiles and beside them, where the piece network marks them.

Which of the five player markers it is cannot be told from so few pixels: all are called markers.
"""

from __future__ import annotations

import math
from collections.abc import Collection, Sequence

from vision.geometry import Cell
from vision.nobles import probability
from vision.observation import PieceSeen
from vision.piece_guesses import PieceGuess
from vision.readings import PresenceReading, Seen, Unsure
from vision.settings import PieceSettings

WHY = "it is small, blurred or partly covered: turn it, or move what stands before it"


def find_pieces(
    guesses: Sequence[PieceGuess], tiles: Collection[Cell], settings: PieceSettings
) -> tuple[PieceSeen, ...]:
    """Elephants and player markers among the network's guesses; two do not stand in one place."""
    pieces: list[PieceSeen] = []
    for guess in sorted(guesses, key=lambda g: -g.score):
        if guess.kind not in ("elephant", "marker") or guess.score < settings.doubt_above:
            continue
        if any(math.dist((p.x_mm, p.y_mm), (guess.x_mm, guess.y_mm)) < settings.apart_mm for p in pieces):
            continue
        pieces.append(_piece(guess, tiles, settings))
    return tuple(sorted(pieces, key=lambda p: (-p.y_mm, p.x_mm)))


def _piece(guess: PieceGuess, tiles: Collection[Cell], settings: PieceSettings) -> PieceSeen:
    chance = probability(guess.score)
    present: PresenceReading = Seen(True, chance)
    if guess.score < settings.seen_above:
        present = Unsure(guess.score > 0, False, True, WHY, max(chance, 1 - chance))
    row, col = guess.cell if guess.cell in tiles else (None, None)
    return PieceSeen("elephant" if guess.kind == "elephant" else "marker", guess.x_mm, guess.y_mm, row, col, present)
