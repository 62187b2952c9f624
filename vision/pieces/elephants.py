"""Finds elephants and player markers, on the tiles and beside them, from the piece network's marks.

Which of the five player markers it is cannot be told from so few pixels: all are called markers.
"""

from __future__ import annotations

import math
from collections.abc import Collection, Sequence
from dataclasses import replace

import numpy as np

from vision.geometry.table import Cell
from vision.light.colours import Colour
from vision.message import Message
from vision.pieces.nobles import probability
from vision.pieces.peaks import PieceGuess
from vision.pieces.tile_look import TileLook
from vision.readings.observation import PieceSeen
from vision.readings.reading import PresenceReading, Seen, Unsure
from vision.settings.pieces import PieceSettings

_EVERY = 4  # stride over the pixels in which paper is searched
WHY = Message("reason.piece_blurred")


def find_pieces(
    guesses: Sequence[PieceGuess], looks: Sequence[TileLook], tiles: Collection[Cell], settings: PieceSettings
) -> tuple[PieceSeen, ...]:
    """Elephants and player markers among the network's guesses; two do not stand in one place.

    Paper under a warm lamp, beside a die for instance, has the colour of bare wood, so a piece as bright as paper is
    never certain.
    """
    likely = [
        replace(g, score=min(g.score, settings.paper_score)) if _bright_as_paper(g, looks, settings) else g
        for g in guesses
        if g.kind in ("elephant", "marker") and g.score >= _doubt_above(g, tiles, settings)
    ]
    taken: list[PieceGuess] = []
    pieces: list[PieceSeen] = []
    for guess in sorted(likely, key=lambda g: -g.score):
        if any(_one_place(guess, other, settings) for other in taken):
            continue
        taken.append(guess)
        rivals = (g for g in likely if g.kind != guess.kind and g.score >= settings.doubt_above)
        rival = any(_one_place(guess, other, settings) for other in rivals)
        pieces.append(_piece(guess, rival, tiles, settings))
    return tuple(sorted(pieces, key=lambda p: (-p.y_mm, p.x_mm)))


def _doubt_above(guess: PieceGuess, tiles: Collection[Cell], settings: PieceSettings) -> float:
    """The least score of a guess, lower beside the tiles, where only cells that already show something are searched."""
    return settings.doubt_above if guess.cell in tiles else settings.beside_doubt_above


def _bright_as_paper(guess: PieceGuess, looks: Sequence[TileLook], settings: PieceSettings) -> bool:
    """Whether the middle of the marked piece is as bright as the paper around it."""
    place = np.array([guess.x_mm, guess.y_mm])
    look = next((look for look in looks if look.holds(place, 0.0)), None)
    if look is None:
        return False
    half = round(settings.middle_mm / 2 * look.oblique.px_per_mm)
    column, row = (
        look.oblique.to_px([place], look.surface_mm + settings.middle_height_mm)[0].round().astype(int).tolist()
    )
    middle = look.oblique.relative[max(row - half, 0) : row + half + 1, max(column - half, 0) : column + half + 1]
    every = slice(None, None, _EVERY)
    paper = look.oblique.relative[every, every][look.classes[every, every] == Colour.PAPER]
    if not middle.size or len(paper) < settings.least_paper_px:
        return False
    # Perceived brightness: the square root of light.
    return float(np.median(middle.mean(axis=2))) > settings.paper_share**2 * float(np.median(paper.mean(axis=1)))


def _one_place(one: PieceGuess, other: PieceGuess, settings: PieceSettings) -> bool:
    return math.dist((one.x_mm, one.y_mm), (other.x_mm, other.y_mm)) < settings.apart_mm


def _piece(guess: PieceGuess, rival: bool, tiles: Collection[Cell], settings: PieceSettings) -> PieceSeen:
    """The piece that a guess claims; its kind is unknown if the guess is faint or has a rival of the other kind."""
    chance = probability(guess.score)
    present: PresenceReading = Seen(True, chance)
    if guess.score < settings.seen_above:
        present = Unsure(guess.score > 0, False, True, WHY, max(chance, 1 - chance))
    row, col = guess.cell if guess.cell in tiles else (None, None)
    if rival:
        present = Unsure(True, False, True, Message("reason.elephant_or_marker"), 0.6)
    if rival or guess.score < settings.doubt_above:
        return PieceSeen("unknown", guess.x_mm, guess.y_mm, row, col, present)
    return PieceSeen("elephant" if guess.kind == "elephant" else "marker", guess.x_mm, guess.y_mm, row, col, present)
