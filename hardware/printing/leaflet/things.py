"""Pieces as small pictures: tiles, walls, columns, nobles, elephants, shields, dice, disks."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from hardware.printing.card_art import ELEPHANT
from hardware.printing.dress.curves import inset, rectangle, ring, rounded, through
from hardware.printing.dress.pieces import darker, disk_rim, dry_tile, rain_tile, shield_rim
from hardware.printing.ornament import placed, set_down
from hardware.printing.shapes import Area, Bounds, Disc, Line, Outline, Shape, Text, around, box
from hardware.printing.transforms import moved
from vision.geometry.table import PointMm
from vision.settings.palette import Palette, Srgb

_WHITE: Final[Srgb] = (255, 255, 255)
_EDGE_MM: Final = 0.18
_ART_FROM_MM: Final = 24.0
_TILE_MM: Final = 58.0
_SHIELD_MM: Final = 22.0


@dataclass(frozen=True, slots=True)
class Things:
    """Draws pieces in the set's colours; ``ink`` is the colour of outlines and figures."""

    palette: Palette
    ink: Srgb

    def tile(self, middle: PointMm, side: float, colour: str) -> list[Shape]:
        """A tile from above, ``red`` or ``blue``, with its print."""
        dry = colour == "red"
        code = self.palette.tile_red if dry else self.palette.tile_blue
        art: list[Shape] = [(dry_tile if dry else rain_tile)((0.0, 0.0), _TILE_MM, code)]
        frame = Outline((rectangle(inset(around(middle, side / 2), side * 0.06)),), None, darker(code, 0.8), _EDGE_MM)
        shown = moved(art, middle, side / _TILE_MM) if side > _ART_FROM_MM else [frame]
        return [Area((box(around(middle, side / 2)),), code), *shown]

    def stone(self, corner: PointMm, side: float, seat: int) -> list[Shape]:
        """A stone from the side, given its lower left corner."""
        x, y = corner
        colour = self.palette.seats[seat]
        return [
            Outline((rounded((x, y, x + side, y + side), side * 0.08),), colour, self._edge(colour), _EDGE_MM),
        ]

    def wall(self, foot: PointMm, side: float, courses: Sequence[int], seat: int) -> list[Shape]:
        """A wall from the front, given its courses from below and the middle of its foot."""
        shapes: list[Shape] = []
        for row, count in enumerate(courses):
            for i in range(count):
                shapes += self.stone((foot[0] + side * (i - count / 2), foot[1] + side * row), side, seat)
        return shapes

    def column(self, foot: PointMm, side: float, count: int) -> list[Shape]:
        """A column of grain from the front, disk on disk."""
        x, y = foot
        brown = self.palette.brown
        return [
            Outline((rounded((x - side / 2, y + side * 0.4 * i, x + side / 2, y + side * 0.4 * (i + 1)), side * 0.1),), brown, darker(brown, 0.6), _EDGE_MM)
            for i in range(count)
        ]  # fmt: skip

    def noble(self, foot: PointMm, height: float, seat: int) -> list[Shape]:
        """A noble from the front."""
        x, y = foot
        h, w = height, height / 4
        colour = self.palette.seats[seat]
        body = ((x - w, y), (
            ((x - w, y + h * 0.12),), ((x - w * 0.5, y + h * 0.2), (x - w * 0.42, y + h * 0.4), (x - w * 0.42, y + h * 0.6)),
            ((x + w * 0.42, y + h * 0.6),), ((x + w * 0.42, y + h * 0.4), (x + w * 0.5, y + h * 0.2), (x + w, y + h * 0.12)),
            ((x + w, y),), ((x - w, y),),
        ))  # fmt: skip
        head = ring((x, y + h * 0.8), w * 0.75)
        return [Outline((curve,), colour, self._edge(colour), _EDGE_MM) for curve in (body, head)]

    def elephant(self, middle: PointMm, width: float) -> list[Shape]:
        """An elephant, walking to the left."""
        brown = self.palette.brown
        return [set_down(ELEPHANT, placed((48.0, 32.0), middle, width / 44.0), brown, darker(brown, 0.6), _EDGE_MM)]

    def shield(self, middle: PointMm, side: float, value: int) -> list[Shape]:
        """A shield with its numeral."""
        blue, bounds = self.palette.shield_blue, around(middle, side / 2)
        capital = side / 2
        plate = Outline((rounded(bounds, side * 0.18),), blue, darker(blue, 0.7), _EDGE_MM)
        art = [shield_rim(middle, side, side * 0.18, blue)] if side >= _SHIELD_MM else []
        return [plate, *art, self.figures(str(value), (middle[0], middle[1] - capital / 2), capital, _WHITE)]

    def die(self, middle: PointMm, side: float, seat: int, value: int) -> list[Shape]:
        """A die's upper face."""
        colour = self.palette.seats[seat]
        pip = _WHITE if sum(colour) < 480 else self.ink
        x, y, off = *middle, side * 0.27
        spots: dict[int, tuple[tuple[float, float], ...]] = {
            1: ((0, 0),), 2: ((-1, -1), (1, 1)), 3: ((-1, -1), (0, 0), (1, 1)), 4: ((-1, -1), (-1, 1), (1, -1), (1, 1)),
            5: ((-1, -1), (-1, 1), (1, -1), (1, 1), (0, 0)), 6: ((-1, -1), (-1, 0), (-1, 1), (1, -1), (1, 0), (1, 1)),
        }  # fmt: skip
        face = Outline((rounded(around(middle, side / 2), side * 0.16),), colour, self._edge(colour), _EDGE_MM)
        return [face, *(Disc((x + off * a, y + off * b), side * 0.09, pip, None, 0.0) for a, b in spots[value])]

    def disk(self, middle: PointMm, diameter: float, number: int) -> list[Shape]:
        """A market disk, face up."""
        yellow = self.palette.disk_yellow
        capital = diameter * 0.42
        return [
            Disc(middle, diameter / 2, yellow, darker(yellow, 0.7), _EDGE_MM),
            disk_rim(middle, diameter, yellow),
            self.figures(str(number), (middle[0], middle[1] - capital / 2), capital),
        ]

    def arrow(self, start: PointMm, end: PointMm) -> list[Shape]:
        """A thin arrow to the right or the left."""
        way = 1.0 if end[0] > start[0] else -1.0
        tip = through([(end[0] - way * 1.8, end[1] + 1.1), end, (end[0] - way * 1.8, end[1] - 1.1)])
        return [Outline((through([start, end]), tip), None, self.ink, 0.35)]

    def figures(self, text: str, at: PointMm, capital: float, colour: Srgb | None = None) -> Text:
        """Figures and signs that need no translation."""
        return Text(text, at, capital, colour or self.ink, bold=True)

    def ground(self, bounds: Bounds) -> list[Shape]:
        """The table that things stand on."""
        return [Line(((bounds[0], bounds[1]), (bounds[2], bounds[1])), self.ink, 0.3)]

    def _edge(self, colour: Srgb) -> Srgb:
        return darker(colour, 0.6) if sum(colour) > 200 else (120, 115, 108)
