"""Letters as outlines, from installed fonts: matplotlib brings some, Debian has hundreds."""

from __future__ import annotations

import functools
import zlib
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple, TypeAlias

import matplotlib as mpl
import numpy as np
from matplotlib.font_manager import FontProperties
from matplotlib.ft2font import FT2Font
from matplotlib.textpath import TextPath
from numpy.typing import NDArray

Outline: TypeAlias = tuple[NDArray[np.float64], ...]
"""Contours (each k×2) that are filled together by the even-odd rule; y downwards."""

NEEDED = "A234567890JQK1OER"
_KEPT_ONE_IN = 6
# Families whose files are named by a common prefix and a style, without a separator.
_FAMILIES = ("cmun", "rg20", "lmsans", "lmroman", "lmmono")
_NO_LETTERING = ("Siz", "NonUni", "cmex", "cmsy", "cmmi", "LastResort", "Symbol", "Dingbat", "Noto", "Fallback")
_TOO_THIN = ("Thin", "ExtraLight", "UltraLight", "Hairline")
_SUITS = "♣♦♥♠"


def shipped_fonts() -> tuple[Path, ...]:
    """The fonts that come with matplotlib, so that a test draws the same letters on every machine."""
    return fonts_in([Path(mpl.get_data_path()) / "fonts" / "ttf"])


def fonts_in(folders: Sequence[Path]) -> tuple[Path, ...]:
    """All fonts below these folders that have the letters of an index, in a fixed order."""
    files = sorted({path for folder in folders for end in ("ttf", "otf") for path in folder.rglob(f"*.{end}")})
    unfit = (*_NO_LETTERING, *_TOO_THIN)
    return tuple(path for path in files if not any(word in path.name for word in unfit) and _has(path, NEEDED))


def with_suits(fonts: Sequence[Path]) -> tuple[Path, ...]:
    """Those of the fonts that also have the four suits."""
    return tuple(font for font in fonts if _has(font, _SUITS))


def is_slanted(font: Path) -> bool:
    """Whether the font's name says that it is italic or oblique."""
    return any(word in font.stem for word in ("Italic", "Oblique", "It", "Obl")) or font.stem.endswith(("I", "BI"))


class Families(NamedTuple):
    """Fonts split by family, none in two parts: for training, for fitting the confidence, for judging both."""

    teaching: tuple[Path, ...]
    fitting: tuple[Path, ...]
    judging: tuple[Path, ...]


def split_families(fonts: Sequence[Path]) -> Families:
    """Keep one family in six out of training, half of these for fitting the confidence; the same on every machine."""
    drawn = {font: zlib.crc32(_family(font).encode()) % (2 * _KEPT_ONE_IN) for font in fonts}
    return Families(
        tuple(font for font in fonts if drawn[font] % _KEPT_ONE_IN != 0),
        tuple(font for font in fonts if drawn[font] == _KEPT_ONE_IN),
        tuple(font for font in fonts if drawn[font] == 0),
    )


@functools.lru_cache(maxsize=4096)
def lettering(text: str, font: Path) -> Outline:
    """A line of text as outlines, 1 tall, centred on (0, 0)."""
    path = TextPath((0.0, 0.0), text, size=100, prop=FontProperties(fname=str(font)))
    contours = [np.asarray(contour, dtype=np.float64) for contour in path.to_polygons()]
    points = np.vstack(contours)
    low, high = points.min(axis=0), points.max(axis=0)
    scale = 1 / max(float(high[1] - low[1]), 1e-6)
    return tuple((contour - (low + high) / 2) * [scale, -scale] for contour in contours)


def width_of(outline: Outline) -> float:
    """The distance from the leftmost to the rightmost point."""
    xs = np.concatenate([contour[:, 0] for contour in outline])
    return float(xs.max() - xs.min())


def _family(font: Path) -> str:
    for beginning in _FAMILIES:
        if font.stem.lower().startswith(beginning):
            return beginning
    return font.stem.split("-")[0].split("_")[0].rstrip("0123456789").removesuffix("Bold").lower()[:9]


def _has(path: Path, letters: str) -> bool:
    try:
        font = FT2Font(str(path))
        return all(font.get_char_index(ord(letter)) for letter in letters)
    except (RuntimeError, OSError):
        return False
