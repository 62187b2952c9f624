"""The look of one deck of cards: sizes, letters, suits, colours, middles, pictures, back, wear."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Literal, TypeAlias

from trainers.seeing.cards.lettering import is_slanted
from trainers.seeing.cards.suit_shapes import SuitManner, SuitTaste, random_manner, random_taste
from vision.settings.palette import Srgb

IndexPlace: TypeAlias = Literal["above", "beside"]
Middle: TypeAlias = Literal["pips", "one", "letter", "pips_small", "bare"]
Courts: TypeAlias = Literal["figure", "frame_letter", "frame_pip", "letter", "crown", "bust"]
Back: TypeAlias = Literal["lattice", "stripes", "dots", "rings", "plain", "scales"]
Joker: TypeAlias = Literal["word_down", "word_turned", "star", "word_across", "none"]

_MIDDLES: tuple[Middle, ...] = ("pips", "pips", "pips", "pips", "pips", "pips", "one", "letter", "pips_small", "bare")
_COURTS: tuple[Courts, ...] = ("figure", "figure", "figure", "frame_letter", "frame_pip", "letter", "crown")
_KEPT_COURTS: tuple[Courts, ...] = ("bust", "figure", "frame_letter")
_BACKS: tuple[Back, ...] = ("lattice", "stripes", "dots", "rings", "plain")
_JOKERS: tuple[Joker, ...] = ("word_down", "word_down", "word_turned", "star", "word_across", "none")


@dataclass(frozen=True, slots=True)
class Deck:
    """One deck. Lengths in mm, colours sRGB.

    Attributes:
        index_mm: height of the rank's letter; ``index_at_mm``: its middle from the corner; ``index_squeeze``: width.
        bolder_mm: how much letters are thickened.
        font_suits: use the font's own suits instead of drawn ones.
        corners: indices in two corners or in all four.
        outline: the grey of a line along the card's edge, None for none.
        gloss: how strongly it reflects a lamp, 0..1.
    """

    width_mm: float
    height_mm: float
    corner_mm: float
    white: Srgb
    inks: tuple[Srgb, Srgb, Srgb, Srgb]
    font: Path
    text_font: Path
    suit_font: Path | None
    taste: SuitTaste
    index_mm: float
    index_at_mm: tuple[float, float]
    index_squeeze: float
    bolder_mm: float
    index_place: IndexPlace
    index_suit_mm: float
    index_gap_mm: float
    corners: int
    middle: Middle
    pip_mm: float
    pip_columns: float
    pip_rows: float
    ace_mm: float
    ace_rings: bool
    courts: Courts
    court_seed: int
    court_colours: tuple[Srgb, ...]
    joker: Joker
    back: Back
    back_colour: Srgb
    back_border_mm: float
    outline: int | None
    wear: float
    gloss: float
    manner: SuitManner


def random_deck(rng: Random, fonts: Sequence[Path], suit_fonts: Sequence[Path], *, kept: bool = False) -> Deck:
    """A random deck.

    Args:
        fonts: for indices.
        suit_fonts: fonts that have suits too.
        kept: use the court style, back and joker that are kept out of training.
    """
    jumbo = rng.random() < 0.25
    index_mm = rng.uniform(9.0, 14.5) if jumbo else rng.uniform(5.6, 8.2)
    poker = rng.random() < 0.8
    upright = [font for font in fonts if not is_slanted(font)]
    font = rng.choice(upright if rng.random() < 0.93 else list(fonts))
    # A tall index leaves less room for pips.
    middle = rng.choice(("pips", "pips", "pips_small", "one", "letter", "bare") if jumbo else _MIDDLES)
    beside = jumbo and middle in ("one", "letter", "bare") and rng.random() < 0.5
    ratio = rng.uniform(0.62, 0.95)
    width = rng.gauss(63.0, 0.3) if poker else rng.uniform(56.5, 60.0)
    squeeze = rng.uniform(0.62, 1.0)
    return Deck(
        width_mm=width,
        height_mm=rng.gauss(88.0, 0.3) if poker else rng.uniform(86.5, 91.0),
        corner_mm=rng.uniform(2.5, 4.5),
        white=_off_white(rng),
        inks=_inks(rng),
        font=font,
        text_font=rng.choice(fonts),
        suit_font=rng.choice(suit_fonts) if suit_fonts and rng.random() < 0.2 else None,
        taste=random_taste(rng),
        index_mm=index_mm,
        index_at_mm=(
            rng.uniform(2.0, 3.6) + 0.42 * index_mm * squeeze,
            rng.uniform(2.2, 4.5) + index_mm / 2,
        ),
        index_squeeze=squeeze,
        bolder_mm=rng.choice((0.0, 0.1, 0.25, 0.4)) * index_mm / 7,
        index_place="beside" if beside else "above",
        index_suit_mm=index_mm * ratio if not jumbo else index_mm * rng.uniform(0.5, 0.9),
        index_gap_mm=rng.uniform(0.6, 1.8),
        corners=4 if not jumbo and rng.random() < 0.15 else 2,
        middle=middle,
        pip_mm=rng.uniform(8.0, 10.0) if jumbo else rng.uniform(9.0, 13.5),
        pip_columns=rng.uniform(0.14, 0.175) if jumbo else rng.uniform(0.17, 0.225),
        pip_rows=rng.uniform(0.29, 0.335),
        ace_mm=rng.choice((rng.uniform(11, 18), rng.uniform(18, 40))),
        ace_rings=rng.random() < 0.5,
        courts=rng.choice(_KEPT_COURTS if kept else _COURTS),
        court_seed=rng.randrange(1 << 30),
        court_colours=_court_colours(rng),
        joker=rng.choice(_JOKERS),
        back="scales" if kept and rng.random() < 0.5 else rng.choice(_BACKS),
        back_colour=rng.choice(
            ((170, 30, 35), (30, 50, 130), (25, 25, 30), (20, 95, 60), (90, 40, 110), (140, 90, 40))
        ),
        back_border_mm=rng.choice((0.0, rng.uniform(2.0, 5.0), rng.uniform(2.0, 5.0))),
        outline=rng.randrange(60, 215) if rng.random() < 0.35 else None,
        wear=rng.choice((0.0, 0.0, rng.random(), rng.random())),
        gloss=rng.choice((0.1, 0.5, 1.0)),
        manner=random_manner(rng),
    )


def _off_white(rng: Random) -> Srgb:
    level, warm = rng.uniform(236, 255), rng.uniform(-4, 12)
    return round(min(level, 255)), round(min(level - warm * 0.35, 255)), round(min(level - warm, 255))


def _inks(rng: Random) -> tuple[Srgb, Srgb, Srgb, Srgb]:
    """The colours of clubs, diamonds, hearts and spades."""
    grey = rng.randrange(8, 50)
    black = (grey, grey, grey + rng.randrange(0, 12))
    red = (rng.randrange(178, 240), rng.randrange(8, 52), rng.randrange(18, 62))
    if rng.random() < 0.88:
        return black, red, red, black
    green, blue = (
        (10, rng.randrange(90, 140), rng.randrange(40, 70)),
        (20, rng.randrange(60, 110), rng.randrange(160, 215)),
    )
    return green, blue, red, black


def _court_colours(rng: Random) -> tuple[Srgb, ...]:
    classic: tuple[Srgb, ...] = ((200, 30, 40), (250, 205, 60), (30, 70, 160), (25, 25, 30))
    if rng.random() < 0.6:
        return classic
    return tuple((rng.randrange(20, 250), rng.randrange(20, 250), rng.randrange(20, 250)) for _ in range(4))
