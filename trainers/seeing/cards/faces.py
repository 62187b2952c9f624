"""Draws the faces of a deck: indices in the corners, pips or pictures between them, jokers and backs."""

from __future__ import annotations

import itertools
from functools import partial
from random import Random
from typing import TypeAlias

import cv2
import numpy as np
from numpy.typing import NDArray

from trainers.seeing.cards.canvas import PX_PER_MM, Canvas
from trainers.seeing.cards.court_pictures import draw_court, draw_jester
from trainers.seeing.cards.decks import Deck
from trainers.seeing.cards.lettering import Outline, lettering, width_of
from trainers.seeing.cards.suit_shapes import in_manner, suit_outlines
from vision.cards.names import BACK, JOKER
from vision.settings.palette import Srgb

Picture: TypeAlias = NDArray[np.uint8]

_SUITS = {"♣": "clubs", "♦": "diamonds", "♥": "hearts", "♠": "spades"}
_SYMBOLS = {suit: symbol for symbol, suit in _SUITS.items()}
_INKS = tuple(_SUITS)
RED_JOKER = "red joker"

_LEFT, _MID, _RIGHT = -1, 0, 1
# Columns and rows of the pips, as shares of their spread: the usual arrangement of the French suits.
_PIPS: dict[str, tuple[tuple[int, float], ...]] = {
    "2": ((_MID, -1), (_MID, 1)),
    "3": ((_MID, -1), (_MID, 0), (_MID, 1)),
    "4": ((_LEFT, -1), (_RIGHT, -1), (_LEFT, 1), (_RIGHT, 1)),
}
_PIPS["5"] = (*_PIPS["4"], (_MID, 0))
_PIPS["6"] = (*_PIPS["4"], (_LEFT, 0), (_RIGHT, 0))
_PIPS["7"] = (*_PIPS["6"], (_MID, -0.5))
_PIPS["8"] = (*_PIPS["7"], (_MID, 0.5))
_PIPS["9"] = (*itertools.product((_LEFT, _RIGHT), (-1, -1 / 3, 1 / 3, 1)), (_MID, 0))
_PIPS["10"] = (*_PIPS["9"][:-1], (_MID, -2 / 3), (_MID, 2 / 3))


def face(deck: Deck, name: str) -> Picture:
    """One card's picture (H×W×3, BGR, ``PX_PER_MM`` pixels per millimetre), with square corners.

    Args:
        name: one of ``vision.cards.names.CARDS``, ``red joker`` or ``back``.
    """
    if name == BACK:
        return _back(deck)
    canvas = Canvas(deck.width_mm, deck.height_mm, deck.white)
    if name.endswith(JOKER):
        _draw_joker(canvas, deck, deck.inks[2] if name.startswith("red") else deck.inks[3])
    else:
        rank, suit = name[1:], _SUITS[name[0]]
        ink = deck.inks[_INKS.index(name[0])]
        _draw_middle(canvas, deck, rank, suit, ink)
        _draw_indices(canvas, deck, rank, suit, ink)
    if deck.outline is not None:
        grey = (deck.outline,) * 3
        canvas.line(canvas.box(0.1, 0.1, deck.width_mm - 0.1, deck.height_mm - 0.1), grey, 0.3)
    return _worn(canvas.raster, deck, name)


def draw_suit(
    canvas: Canvas,
    deck: Deck,
    suit: str,
    at_mm: tuple[float, float],
    height_mm: float,
    colour: Srgb,
    *,
    turned: bool = False,
    upside: bool = False,
) -> None:
    """Draw a pip at a place."""
    parts: tuple[Outline, ...]
    if deck.suit_font is not None:
        parts = (lettering(_SYMBOLS[suit], deck.suit_font),)
    else:
        parts = suit_outlines(suit, deck.taste, deck.manner)
    parts, size = tuple(in_manner(part, deck.manner) for part in parts), (height_mm, height_mm)
    bolder_mm, line = deck.manner.bolder * height_mm, deck.manner.line
    for part in parts:
        canvas.fill(part, at_mm, size, colour, turned=turned, upside=upside, bolder_mm=bolder_mm)
    if line is not None:
        inner = (height_mm * (1 - 2 * line),) * 2
        for part in parts:
            canvas.fill(part, at_mm, inner, deck.white, turned=turned, upside=upside)


def _draw_indices(canvas: Canvas, deck: Deck, rank: str, suit: str, ink: Srgb) -> None:
    outline = lettering(rank, deck.font)
    squeeze = deck.index_squeeze
    x, y = deck.index_at_mm
    # The wide 10 is set narrower, so that no index runs off the card.
    most = 2 * (x - 1.2) if deck.index_place == "above" else deck.index_mm * 1.1
    squeeze = min(squeeze, most / (width_of(outline) * deck.index_mm))
    size = (deck.index_mm * squeeze, deck.index_mm)
    if deck.index_place == "above":
        suit_at = (x, y + deck.index_mm / 2 + deck.index_gap_mm + deck.index_suit_mm / 2)
    else:
        suit_at = (x + deck.index_mm * 0.55 + deck.index_suit_mm / 2, y)
    for turned in (False, True):
        canvas.fill(outline, (x, y), size, ink, turned=turned, bolder_mm=deck.bolder_mm)
        draw_suit(canvas, deck, suit, suit_at, deck.index_suit_mm, ink, turned=turned)
        if deck.corners == 4:
            other = (deck.width_mm - x, y)
            canvas.fill(outline, other, size, ink, turned=turned, bolder_mm=deck.bolder_mm)
            draw_suit(
                canvas, deck, suit, (deck.width_mm - suit_at[0], suit_at[1]), deck.index_suit_mm, ink, turned=turned
            )


def _draw_middle(canvas: Canvas, deck: Deck, rank: str, suit: str, ink: Srgb) -> None:
    middle = (deck.width_mm / 2, deck.height_mm / 2)
    if rank in ("J", "Q", "K") and deck.middle != "bare":
        draw_court(canvas, deck, rank, suit, partial(draw_suit, canvas, deck, suit, colour=ink))
    elif rank == "A" and deck.middle != "bare":
        draw_suit(canvas, deck, suit, middle, deck.ace_mm, ink)
        if suit == "spades" and deck.ace_rings:
            for radius in (0.16, 0.1):
                canvas.ellipse(middle, (deck.ace_mm * radius,) * 2, deck.white, 0.5)
            canvas.ellipse(middle, (deck.ace_mm * 0.75, deck.ace_mm * 0.75), ink, 0.5)
    elif deck.middle in ("pips", "pips_small"):
        size = deck.pip_mm * (0.7 if deck.middle == "pips_small" else 1.0)
        for col, row in _PIPS[rank]:
            at = (middle[0] + col * deck.pip_columns * deck.width_mm, middle[1] + row * deck.pip_rows * deck.height_mm)
            draw_suit(canvas, deck, suit, at, size, ink, upside=row > 0.01)
    elif deck.middle == "one":
        draw_suit(canvas, deck, suit, middle, max(deck.ace_mm, 20.0), ink)
    elif deck.middle == "letter":
        outline = lettering(rank, deck.text_font)
        height = 30.0 if width_of(outline) < 1.3 else 22.0
        canvas.fill(outline, middle, (height * 0.9, height), ink)


def _draw_joker(canvas: Canvas, deck: Deck, ink: Srgb) -> None:
    draw_jester(canvas, deck, ink)
    x, y = deck.index_at_mm
    size = deck.index_mm * 0.62
    for turned in (False, True):
        if deck.joker == "word_down":
            for i, letter in enumerate("JOKER"):
                at = (x, y - deck.index_mm / 2 + size * (0.6 + i * 1.15))
                canvas.fill(lettering(letter, deck.font), at, (size * 0.85, size), ink, turned=turned)
        elif deck.joker == "word_turned":
            outline = lettering("JOKER", deck.font)
            at = (x, y + width_of(outline) * size / 2)
            canvas.fill(outline, at, (size, size), ink, turned=turned, quarter=True)
        elif deck.joker == "star":
            star = [(0.5 * r * np.sin(a), -0.5 * r * np.cos(a)) for r, a in _star_points()]
            canvas.fill((np.array(star),), (x, y), (deck.index_mm, deck.index_mm), ink, turned=turned)
    if deck.joker == "word_across":
        at = (deck.width_mm / 2, deck.height_mm - 9.0)
        canvas.fill(lettering("JOKER", deck.text_font), at, (6.0, 7.0), ink)


def _star_points() -> list[tuple[float, float]]:
    return [(1.0 if i % 2 == 0 else 0.4, np.pi * i / 5) for i in range(10)]


def _back(deck: Deck) -> Picture:
    canvas = Canvas(deck.width_mm, deck.height_mm, deck.back_colour)
    rng = Random(deck.court_seed)
    pale = tuple(min(255, round(c + (255 - c) * rng.uniform(0.5, 0.95))) for c in deck.back_colour)
    light: Srgb = (pale[0], pale[1], pale[2])
    step, wide = rng.uniform(2.5, 7.0), rng.uniform(0.3, 1.0)
    reach = deck.width_mm + deck.height_mm
    for at in np.arange(-reach, reach, step).tolist():
        if deck.back in ("lattice", "stripes"):
            canvas.line(np.array([[at, 0], [at + deck.height_mm, deck.height_mm]]), light, wide)
        if deck.back == "lattice":
            canvas.line(np.array([[at, deck.height_mm], [at + deck.height_mm, 0]]), light, wide)
        if deck.back == "rings" and at > 0:
            canvas.ellipse((deck.width_mm / 2, deck.height_mm / 2), (at, at), light, wide)
        if deck.back in ("dots", "scales") and 0 <= at <= deck.height_mm:
            for x in np.arange(0, deck.width_mm, step).tolist():
                hollow = wide if deck.back == "scales" else 0.0
                canvas.ellipse((x, at), (step * 0.3, step * 0.3 * (2 if hollow else 1)), light, hollow)
    border = deck.back_border_mm
    if border > 0:
        frame = canvas.box(border / 2, border / 2, deck.width_mm - border / 2, deck.height_mm - border / 2)
        canvas.line(frame, deck.white, border)
    return _worn(canvas.raster, deck, BACK)


def _worn(raster: Picture, deck: Deck, name: str) -> Picture:
    """Add rubbed edges, fine scratches and a soft stain, as far as the deck is worn."""
    if deck.wear < 0.05:
        return raster
    rng = np.random.default_rng([deck.court_seed, sum(name.encode())])
    height, width = raster.shape[:2]
    dirt = cv2.resize(rng.normal(0, 1, (9, 7)).astype(np.float32), (width, height), interpolation=cv2.INTER_CUBIC)
    edge = np.zeros((height, width), np.float32)
    cv2.rectangle(edge, (0, 0), (width - 1, height - 1), 1.0, int(rng.integers(2, 9)))
    edge = np.asarray(cv2.GaussianBlur(edge, (0, 0), 3.0))
    tone = 1 - deck.wear * (0.22 * edge + 0.025 * np.clip(np.asarray(dirt), 0, None))
    worn = raster * tone[..., None]
    for _ in range(int(deck.wear * 7)):
        start, end = rng.uniform(0, 1, 2) * (width, height), rng.uniform(0, 1, 2) * (width, height)
        shade = float(rng.uniform(170, 255))
        a, b = (int(start[0]), int(start[1])), (int(end[0]), int(end[1]))
        cv2.line(worn, a, b, (shade,) * 3, 1, cv2.LINE_AA)
    return np.asarray(np.clip(worn, 0, 255), dtype=np.uint8)


def rounded_mask(deck: Deck) -> NDArray[np.float32]:
    """1 within the card's rounded outline (H×W, like the face), else 0."""
    height, width = round(deck.height_mm * PX_PER_MM), round(deck.width_mm * PX_PER_MM)
    radius = round(deck.corner_mm * PX_PER_MM)
    mask = np.zeros((height, width), np.uint8)
    cv2.rectangle(mask, (radius, 0), (width - 1 - radius, height - 1), 255, -1)
    cv2.rectangle(mask, (0, radius), (width - 1, height - 1 - radius), 255, -1)
    for x in (radius, width - 1 - radius):
        for y in (radius, height - 1 - radius):
            cv2.circle(mask, (x, y), radius, 255, -1, cv2.LINE_AA)
    return np.asarray(mask / np.float32(255), dtype=np.float32)
