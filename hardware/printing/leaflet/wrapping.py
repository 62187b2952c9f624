"""Breaks text into lines of a given width, measured in the font it is printed in."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from PIL import ImageFont

from hardware.printing.lettering import FIRST_EAST_ASIAN, JAPANESE_CAPITAL_SHARE, face_of, printable
from hardware.printing.shapes import Text

_MEASURED_PX: Final = 100
_NOT_FIRST: Final = "、。，．）」』】〉》・：；！？ー–)],.:;!?%"


def lines_of(text: str, width_mm: float, capital_mm: float, *, bold: bool = False) -> list[str]:
    """Break a paragraph into lines: between words, or between any two Japanese letters except before closing signs."""
    lines: list[str] = []
    line = ""
    for part in _parts(text):
        if line and width_of(line + part.rstrip(), capital_mm, bold=bold) > width_mm:
            lines.append(line.rstrip())
            line = ""
        line += part
    return [*lines, line.rstrip()] if line else lines


def width_of(text: str, capital_mm: float, *, bold: bool = False, display: bool = False) -> float:
    """The width of a line, in mm."""
    text = printable(text)
    told = Text(text, (0.0, 0.0), capital_mm, (0, 0, 0), bold=bold, display=display)
    if any(sign >= FIRST_EAST_ASIAN for sign in text):
        size = capital_mm / JAPANESE_CAPITAL_SHARE
        return sum(size if sign >= FIRST_EAST_ASIAN else size * 0.55 for sign in text)
    face = face_of(told)
    return float(_font(str(face.file)).getlength(text)) / _MEASURED_PX * capital_mm / face.capital_share


def _parts(text: str) -> list[str]:
    parts: list[str] = []
    for sign in text:
        breaks = not parts or parts[-1].endswith(" ") or sign >= FIRST_EAST_ASIAN or parts[-1][-1] >= FIRST_EAST_ASIAN
        if breaks and not (parts and sign in _NOT_FIRST):
            parts.append(sign)
        else:
            parts[-1] += sign
    return parts


@lru_cache(maxsize=4)
def _font(file: str) -> ImageFont.FreeTypeFont:
    return ImageFont.truetype(file, _MEASURED_PX)
