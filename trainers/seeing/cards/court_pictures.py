"""Abstract pictures of court cards and jokers, drawn by the project itself, the same from both ends."""

from __future__ import annotations

import zlib
from random import Random
from typing import Protocol

import numpy as np

from trainers.seeing.cards.canvas import Canvas
from trainers.seeing.cards.decks import Deck
from trainers.seeing.cards.lettering import lettering
from vision.settings.palette import Srgb

_FRAME_X, _FRAME_Y = 0.19, 0.1
_SKIN: Srgb = (244, 214, 186)
_LINE: Srgb = (30, 28, 34)


class PipDrawer(Protocol):
    """Draws the card's own suit."""

    def __call__(
        self, at_mm: tuple[float, float], height_mm: float, *, turned: bool = False, upside: bool = False
    ) -> None:
        """Draw the suit at a place, ``height_mm`` tall."""


def draw_court(canvas: Canvas, deck: Deck, rank: str, suit: str, pip: PipDrawer) -> None:
    """Draw a court card's middle in the deck's style."""
    middle = (deck.width_mm / 2, deck.height_mm / 2)
    ink = deck.inks[("clubs", "diamonds", "hearts", "spades").index(suit)]
    style = deck.courts
    if style == "letter":
        canvas.fill(lettering(rank, deck.text_font), middle, (30.0, 34.0), ink)
        return
    if style == "crown":
        _crown(canvas, deck, middle[1] - 6, 12.0, rank, turned=False)
        pip((middle[0], middle[1] + 12.0), 16.0)
        return
    left, top = deck.width_mm * _FRAME_X, deck.height_mm * _FRAME_Y
    frame = canvas.box(left, top, deck.width_mm - left, deck.height_mm - top)
    canvas.line(frame, _LINE if deck.court_seed % 2 else deck.court_colours[2], 0.4)
    if style == "frame_letter":
        canvas.fill(lettering(rank, deck.text_font), middle, (22.0, 26.0), ink)
    elif style == "frame_pip":
        pip(middle, 26.0)
    else:
        _halves(canvas, deck, rank, suit, whole=style == "bust")
    for turned in (False, True):
        pip((left + 5.2, top + 6.0), 8.0, turned=turned)


def _halves(canvas: Canvas, deck: Deck, rank: str, suit: str, *, whole: bool) -> None:
    """Draw a figure's upper half from both ends: a patterned robe, a face, hair, a crown, something held."""
    left, top = deck.width_mm * _FRAME_X + 0.5, deck.height_mm * _FRAME_Y + 0.5
    right, mid = deck.width_mm - left, deck.height_mm / 2
    centre = deck.width_mm / 2
    for turned in (False, True):
        rng = Random(deck.court_seed ^ zlib.crc32(f"{rank}{suit}".encode()))
        colours = [rng.choice(deck.court_colours) for _ in range(6)]
        lean = rng.uniform(-3, 3)
        robe = np.array(
            [[left, mid], [left + rng.uniform(0, 6), mid - 15], [centre - 7, mid - 19], [centre + 7, mid - 19],
             [right - rng.uniform(0, 6), mid - 15], [right, mid]]
        )  # fmt: skip
        canvas.fill((robe,), (0, 0), (1, 1), colours[0], turned=turned)
        for _ in range(rng.randrange(4, 10)):
            x, width = rng.uniform(left, right), rng.uniform(1.0, 5.0)
            stripe = np.array([[x, mid], [x + rng.uniform(-6, 6), mid - 14], [x + width, mid - 14], [x + width, mid]])
            stripe[:, 0] = np.clip(stripe[:, 0], left, right)
            canvas.fill((stripe,), (0, 0), (1, 1), rng.choice(colours), turned=turned)
        for _ in range(rng.randrange(3, 9)):
            at = (rng.uniform(left + 3, right - 3), rng.uniform(mid - 12, mid - 2))
            spot = np.array([(np.cos(a), np.sin(a)) for a in np.linspace(0, 6.28, 9)]) * rng.uniform(0.6, 2.0)
            canvas.fill((spot,), at, (1, 1), rng.choice(colours), turned=turned)
        head_y = mid - 22.0
        _head(canvas, deck, rank, (centre + lean, head_y), colours, rng, turned=turned)
        if rng.random() < 0.7:
            x = rng.choice((left + 3.0, right - 3.0))
            canvas.line(np.array([[x, mid - 1], [x + rng.uniform(-2, 2), top + 13]]), colours[3], 1.2, turned=turned)
        if whole:
            canvas.line(np.array([[left, mid], [right, mid]]), _LINE, 0.8)
            return
    slope = Random(deck.court_seed).choice((0.0, 4.0, -4.0))
    canvas.line(np.array([[left, mid - slope], [right, mid + slope]]), _LINE, 0.5)


def _head(
    canvas: Canvas,
    deck: Deck,
    rank: str,
    at: tuple[float, float],
    colours: list[Srgb],
    rng: Random,
    *,
    turned: bool,
) -> None:
    round_ = np.array([(np.cos(a), np.sin(a)) for a in np.linspace(0, 2 * np.pi, 24)])
    hair = rng.choice(((240, 210, 110), (90, 60, 35), (30, 25, 25), (200, 200, 200)))
    if rank == "Q":
        canvas.fill((round_,), (at[0], at[1] + 2.5), (6.8, 7.5), hair, turned=turned)
    elif rank == "K":
        canvas.fill((round_,), (at[0], at[1] + 4.5), (5.2, 6.0), hair, turned=turned)
    else:
        canvas.fill((round_,), (at[0] - 1.0, at[1] + 1.0), (6.0, 6.0), hair, turned=turned)
    canvas.fill((round_,), at, (4.4, 5.4), _SKIN, turned=turned)
    for side in (-1.6, 1.6):
        canvas.fill((round_,), (at[0] + side, at[1] - 0.8), (0.5, 0.4), _LINE, turned=turned)
    canvas.line(np.array([[at[0] - 1, at[1] + 2.6], [at[0] + 1, at[1] + 2.6]]), (180, 40, 50), 0.4, turned=turned)
    if rank == "J":
        cap = np.array([[-6, 0], [-5, -4], [3, -5], [6.5, -1.5], [5, 0]], dtype=float)
        canvas.fill((cap,), (at[0], at[1] - 3.6), (1, 1), colours[4], turned=turned)
    else:
        _crown(canvas, deck, at[1] - 4.4, 9.0, rank, turned=turned, at_x=at[0])


def _crown(
    canvas: Canvas, deck: Deck, base_y: float, width: float, rank: str, *, turned: bool, at_x: float | None = None
) -> None:
    points = {"K": 5, "Q": 3, "J": 2}[rank]
    teeth = [(-0.5, 0.0)]
    for i in range(points):
        x = -0.5 + (i + 0.5) / points
        teeth += [(x, -0.55), (-0.5 + (i + 1) / points, -0.2)]
    outline = np.array([*teeth[:-1], (0.5, -0.2), (0.5, 0.0)])
    where = (deck.width_mm / 2 if at_x is None else at_x, base_y)
    canvas.fill((outline,), where, (width, width), deck.court_colours[1], turned=turned)
    canvas.line(outline * width + np.array(where), _LINE, 0.3, turned=turned)


def draw_jester(canvas: Canvas, deck: Deck, ink: Srgb) -> None:
    """Draw the joker's middle: a cap with bells, a face, stripes; different in each deck."""
    rng = Random(deck.court_seed + 5)
    x, y = deck.width_mm / 2 + rng.uniform(-3, 3), deck.height_mm / 2 + rng.uniform(-4, 4)
    colours: tuple[Srgb, ...] = (*deck.court_colours, ink) if rng.random() < 0.6 else (ink, ink, deck.white)
    size = rng.uniform(0.7, 1.5)
    round_ = np.array([(np.cos(a), np.sin(a)) for a in np.linspace(0, 2 * np.pi, 24)])
    for _ in range(rng.randrange(2, 9)):
        body = np.array([[rng.uniform(-12, 12), rng.uniform(0, 24)] for _ in range(rng.randrange(3, 6))])
        canvas.fill((body,), (x, y), (size, size), rng.choice(colours))
    for side in (-1, 0, 1):
        horn = np.array([[-4, 0], [side * 13, -12 - 3 * (side == 0)], [4, 0]], dtype=float)
        canvas.fill((horn,), (x, y - 2), (size, size), rng.choice(colours))
        canvas.fill((round_,), (x + side * 13 * size, y - 2 - (12 + 3 * (side == 0)) * size), (1.6, 1.6), ink)
    canvas.fill((round_,), (x, y + 2), (4.5 * size, 5.5 * size), _SKIN if rng.random() < 0.7 else deck.white)
    canvas.line(np.array([[x - 2, y + 4], [x, y + 5], [x + 2, y + 4]]), ink, 0.6)
