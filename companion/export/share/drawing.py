"""Drawing on Pillow images for shared pictures and films: letters, seat symbols, dice, walls, charts of points."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from io import BytesIO
from typing import Final

import numpy as np
from PIL import Image, ImageColor, ImageDraw, ImageFont

from companion.export.fallback_font import east_asian_font, has_east_asian

COURT_DEEP: Final = "#182250"
GOLD: Final = "#e3b458"
LEAF: Final = "#fbf3de"
LEAF_DEEP: Final = "#f3e5c3"
INK: Final = "#2b1910"
INK_SOFT: Final = "#63452f"
MADDER: Final = "#8c2021"
RULE: Final = "#b98a3c"
SEATS: Final = {
    "green": "#1f6b2c",
    "purple": "#6a328c",
    "orange": "#f58220",
    "black": "#262626",
    "white": "#d8d0b8",
}
CUBES: Final = {
    "green": ("#4ea153", "#1f6b2c", "#123d15"),
    "purple": ("#9559ba", "#6a328c", "#331146"),
    "orange": ("#ffa45c", "#f58220", "#7a3a04"),
    "black": ("#5a5a5a", "#262626", "#a9a9a9"),
    "white": ("#ffffff", "#ece7d8", "#867b60"),
}
"""Colours of a cube's top, front and edge, as on the pages."""
DUSK: Final = ((0.0, "#141c45"), (0.55, "#2c3f8d"), (0.85, "#5b3a78"), (1.0, "#7a3a6b"))
"""Colours of the sky on the table's poster, from above."""
PIPS: Final = {
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    6: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
}
_VENDOR: Final = "static/vendor"

Font = ImageFont.FreeTypeFont
Box = tuple[float, float, float, float]


@cache
def font(kind: str, size: int) -> Font:
    """Load the pages' font: ``display`` or ``body``; ``east`` for texts that need another."""
    if kind == "east":
        found = east_asian_font()
        if found is not None:
            return ImageFont.truetype(found, size)
        kind = "body"
    name = {
        "display": "rozha-one/rozha-one-latin-400-normal.woff2",
        "body": "alegreya/alegreya-latin-wght-normal.woff2",
    }[kind]
    data = (files("companion") / "web" / _VENDOR / name).read_bytes()
    made = ImageFont.truetype(BytesIO(data), size)
    if kind == "body":
        made.set_variation_by_axes([600])
    return made


def font_for(words: str, kind: str, size: int) -> Font:
    """Return the pages' font, or a fallback if the text needs one."""
    return font("east" if has_east_asian(words) else kind, size)


class Sheet:
    """A picture to draw on.

    Args:
        size: width and height in pixels.
        ground: the background's colour; None for the sky at dusk.
    """

    def __init__(self, size: tuple[int, int], ground: str | None = None) -> None:
        self.image = Image.new("RGB", size, ground or 0)
        self.draw = ImageDraw.Draw(self.image)
        if ground is None:
            self._paint_dusk(size)

    def _paint_dusk(self, size: tuple[int, int]) -> None:
        colours = [ImageColor.getrgb(name) for _, name in DUSK]
        for y in range(size[1]):
            red, green, blue = (
                round(float(np.interp(y / size[1], [at for at, _ in DUSK], [colour[part] for colour in colours])))
                for part in range(3)
            )
            self.draw.line((0, y, size[0], y), fill=(red, green, blue))

    def words(
        self, at: tuple[float, float], said: str, *, size: int, ink: str, kind: str = "body", anchor: str = "la",
        most: float = 1e9,
    ) -> None:  # fmt: skip
        """Draw one line of text, smaller if it would be wider than ``most``."""
        letters = font_for(said, kind, size)
        wide = letters.getlength(said)
        if wide > most:
            letters = font_for(said, kind, max(10, int(size * most / wide)))
        self.draw.text(at, said, font=letters, fill=ink, anchor=anchor)

    def lines(
        self, at: tuple[float, float], said: str, *, size: int, ink: str, most: float, anchor: str = "la", rows: int = 2
    ) -> float:
        """Draw text in several lines, no wider than ``most``; returns where the next line would begin."""
        letters = font_for(said, "body", size)
        x, y = at
        for line in wrapped(said, letters, most)[:rows]:
            self.draw.text((x, y), line, font=letters, fill=ink, anchor=anchor)
            y += size * 1.25
        return y

    def panel(self, box: Box) -> None:
        """Draw a panel like a leaf of the album."""
        self.draw.rounded_rectangle(box, 14, fill=LEAF, outline=RULE, width=3)

    def seat(self, at: tuple[float, float], radius: float, symbol: str, colour: str) -> None:
        """Draw a seat's symbol on its colour."""
        x, y = at
        ring = (x - radius, y - radius, x + radius, y + radius)
        self.draw.ellipse(ring, fill=SEATS[colour], outline=GOLD, width=max(2, round(radius / 8)))
        ink = "#1d1208" if colour in ("orange", "white") else "#ffffff"
        self.draw.polygon([(x + radius * u, y + radius * v) for u, v in _SHAPES[symbol]], fill=ink)

    def die(self, at: tuple[float, float], side: float, face: int, ground: str = "#fffaf0") -> None:
        """Draw a die with this face up, centred on ``at``."""
        x, y = at
        half = side / 2
        box = (x - half, y - half, x + half, y + half)
        self.draw.rounded_rectangle(box, side * 0.18, fill=ground, outline=INK, width=max(2, round(side / 24)))
        for u, v in PIPS[face]:
            cx, cy, r = x + u * side * 0.26, y + v * side * 0.26, side * 0.085
            self.draw.ellipse((cx - r, cy - r, cx + r, cy + r), fill=INK)

    def wall(self, box: Box, stones: int, width: int, colour: str) -> None:
        """Draw a wall of cubes in a seat's colour, in courses of ``width`` from below, as large as the box allows."""
        left, top, right, bottom = box
        top_face, front, edge = CUBES[colour]
        courses = -(-stones // max(1, width))
        side = min((right - left) / (max(1, width) + 0.3), (bottom - top) / (max(1, courses) + 0.3), 70)
        deep = side * 0.28
        start = (left + right - side * width - deep) / 2
        self.draw.line((left, bottom, right, bottom), fill=GOLD, width=3)
        for stone in range(stones):
            course, place = divmod(stone, max(1, width))
            x, y = start + place * side, bottom - (course + 1) * side
            above = [(x, y), (x + deep, y - deep), (x + side + deep, y - deep), (x + side, y)]
            beside = [
                (x + side, y),
                (x + side + deep, y - deep),
                (x + side + deep, y + side - deep),
                (x + side, y + side),
            ]
            self.draw.polygon(above, fill=top_face, outline=edge)
            self.draw.polygon(beside, fill=edge, outline=edge)
            self.draw.rectangle((x, y, x + side, y + side), fill=front, outline=edge, width=2)

    def crown(self, at: tuple[float, float], width: float) -> None:
        """Draw a crown, centred on ``at``."""
        x, y = at
        shape = [(-0.5, 0.3), (-0.5, -0.2), (-0.25, 0.05), (0, -0.35), (0.25, 0.05), (0.5, -0.2), (0.5, 0.3)]
        self.draw.polygon([(x + u * width, y + v * width) for u, v in shape], fill=GOLD)
        self.draw.rectangle((x - width / 2, y + 0.34 * width, x + width / 2, y + 0.42 * width), fill=GOLD)


def wrapped(said: str, letters: Font, most: float) -> list[str]:
    """Break text into lines no wider than ``most``; in a language without spaces, between any two characters."""
    parts = said.split(" ") if " " in said else list(said)
    joint = " " if " " in said else ""
    lines: list[str] = []
    for part in parts:
        longer = f"{lines[-1]}{joint}{part}" if lines else part
        # Closing punctuation never begins a line.
        if lines and (letters.getlength(longer) <= most or part in "、。"):
            lines[-1] = longer
        else:
            lines.append(part)
    return lines


def points_at(steps: Sequence[tuple[float, tuple[int, ...]]], at: float) -> tuple[int, ...]:
    """Return the points at a share of the game's course."""
    found = steps[0][1]
    for share, points in steps:
        if share > at:
            break
        found = points
    return found


_SHAPES: Final = {
    "▲": ((0, -0.6), (0.55, 0.4), (-0.55, 0.4)),
    "●": tuple(
        (0.5 * u, 0.5 * v)
        for u, v in (
            *((1, 0), (0.87, 0.5), (0.5, 0.87), (0, 1), (-0.5, 0.87), (-0.87, 0.5)),
            *((-1, 0), (-0.87, -0.5), (-0.5, -0.87), (0, -1), (0.5, -0.87), (0.87, -0.5)),
        )
    ),
    "◆": ((0, -0.62), (0.5, 0), (0, 0.62), (-0.5, 0)),
    "■": ((-0.45, -0.45), (0.45, -0.45), (0.45, 0.45), (-0.45, 0.45)),
    "★": (
        *((0, -0.65), (0.16, -0.2), (0.62, -0.2), (0.26, 0.08), (0.4, 0.53)),
        *((0, 0.26), (-0.4, 0.53), (-0.26, 0.08), (-0.62, -0.2), (-0.16, -0.2)),
    ),
}
