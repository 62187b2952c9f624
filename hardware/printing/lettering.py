"""The fonts that sheets are set in."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Final

import reportlab

from hardware.printing.shapes import Text


@dataclass(frozen=True, slots=True)
class Face:
    """A font that may be embedded, and the height of its capitals relative to its size."""

    name: str
    file: Path
    capital_share: float


_VERA: Final = Path(reportlab.__file__).parent / "fonts"
# Bitstream Vera comes with the library; the numerals that vision reads are set in it.
_PLAIN: Final = Face("Raja", _VERA / "Vera.ttf", 0.729)
_BOLD: Final = Face("Raja-Bold", _VERA / "VeraBd.ttf", 0.729)
_DISPLAY: Final = Face("Raja-Display", Path(__file__).parent / "fonts" / "RozhaOne-Regular.ttf", 0.665)
JAPANESE: Final = "HeiseiKakuGo-W5"
"""A Japanese font that PDF may name without embedding it: a viewer uses its own or the system's."""
JAPANESE_CAPITAL_SHARE: Final = 0.72
FIRST_EAST_ASIAN: Final = "\u2e80"
FACES: Final = (_PLAIN, _BOLD, _DISPLAY)


def face_of(text: Text) -> Face:
    """The font for a line of Latin letters."""
    if text.display:
        return _DISPLAY
    return _BOLD if text.bold else _PLAIN


def printable(words: str) -> str:
    """The text with only characters that the fonts have: a narrow no-break space becomes a wide one."""
    return words.replace("\u202f", "\u00a0")
