"""A tuck box for the set's pieces: one piece of card, cut along solid lines and folded along dashed ones.

It takes all pieces of docs/table.md but the mats: tiles in two stacks side by side, wood and cardboard loose above them.
"""

from __future__ import annotations

import itertools
import math
from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Final

from hardware.printing.dress.bazaar import procession
from hardware.printing.dress.curves import Curve, inset, rectangle, through
from hardware.printing.dress.gateway import gate
from hardware.printing.dress.inks import Inks, inks_for
from hardware.printing.dress.plates import plate
from hardware.printing.dress.quarters import garden, houses, wheel
from hardware.printing.dress.screens import jali
from hardware.printing.leaflet.things import Things
from hardware.printing.mats import PrintJob
from hardware.printing.shapes import Bounds, Line, Outline, Shape, Sheet, Text
from hardware.printing.symbols import SYMBOLS, seat_symbol
from hardware.printing.transforms import moved
from vision.geometry.table import PieceGeometry
from vision.message import Message

TILES: Final = 36
_ROOM_MM: Final = 2.0
_GLUE_MM: Final = 12.0
_TUCK_MM: Final = 13.0
_DUST_SHARE: Final = 0.55
_SLANT_MM: Final = 4.0
_LOOSE: Final = 0.55
"""Share of a space that loose pieces fill; between poured cubes and cylinders the rest stays empty."""


@dataclass(frozen=True, slots=True)
class BoxSize:
    """The box's inside: width of its front, depth and height, in mm."""

    width: float
    depth: float
    height: float


def box_size(pieces: PieceGeometry) -> BoxSize:
    """The box's size: as wide as two tiles, as deep as one, and so high that the loose pieces fit above the tiles."""
    width, depth = 2 * pieces.tile_mm + 3 * _ROOM_MM, pieces.tile_mm + 2 * _ROOM_MM
    stacks = TILES / 2 * pieces.tile_thickness_mm
    return BoxSize(width, depth, math.ceil(stacks + loose_mm3(pieces) / _LOOSE / (width * depth) + _ROOM_MM))


def loose_mm3(pieces: PieceGeometry) -> float:
    """Volume of all pieces except tiles; nobles and player markers count as the cylinders and cubes around them."""
    disk, grain, noble = pieces.market_disk_diameter_mm, pieces.grain_diameter_mm, pieces.noble_base_mm
    return (
        155 * pieces.stone_mm**3
        + 15 * math.pi / 4 * noble**2 * pieces.noble_height_mm
        + 10 * pieces.die_mm**3
        + 50 * math.pi / 4 * grain**2 * pieces.grain_thickness_mm
        + 30 * pieces.shield_mm**2 * pieces.shield_thickness_mm
        + 16 * math.pi / 4 * disk**2 * pieces.market_disk_thickness_mm
        + 10 * pieces.elephant_length_mm * pieces.elephant_height_mm * pieces.elephant_thickness_mm
        + 5 * pieces.marker_piece_mm**3
    )


def tuck_box(job: PrintJob) -> Sheet:
    """The box laid flat: a glue strip, back, side, front, side, with lids and flaps above and below."""
    size = box_size(job.geometry.pieces)
    xs = [0.0, _GLUE_MM]
    for wide in (size.width, size.depth, size.width, size.depth):
        xs.append(xs[-1] + wide)
    low = size.depth + _TUCK_MM
    high = low + size.height
    walls: list[Bounds] = [(a, low, b, high) for a, b in itertools.pairwise(xs[1:])]
    back, left_side, front, right_side = walls
    inks = inks_for(job.settings, job.settings.night, watched=False)
    shapes: list[Shape] = [
        *_front(front, job, inks),
        *_back(back, job, inks),
        *_side(left_side, job, inks),
        *_side(right_side, job, inks),
        *_lid((back[0], high, back[2], high + size.depth), inks),
    ]
    outline, folds = _dieline(xs, low, high, size)
    settings = job.settings
    shapes.append(Outline(tuple(outline), None, settings.ink, settings.line_width_mm))
    shapes += [
        Line((start, end), settings.line, settings.line_width_mm, dash_mm=2.0)
        for start, steps in folds
        for (end,) in [steps[0]]
    ]
    shapes.append(
        Text(
            job.say(Message("sheet.glue_inside")),
            (_GLUE_MM / 2 + 0.9, (low + high) / 2),
            2.0,
            settings.line,
            turned_deg=90,
        )
    )
    return Sheet(
        job.say(Message("sheet.box")),
        xs[-1],
        high + low,
        tuple(shapes),
        cuts_x_mm=tuple(xs[1:-1]),
        cuts_y_mm=(low, high),
        called="box",
    )


def _dieline(xs: Sequence[float], low: float, high: float, size: BoxSize) -> tuple[list[Curve], list[Curve]]:
    """The lines to cut along, and the lines to fold along."""
    glue, back, side, front, end = xs[1], xs[1], xs[2], xs[3], xs[4]
    last = xs[5]
    dust, slant = size.depth * _DUST_SHARE, _SLANT_MM
    cuts: list[Curve] = [
        through([(glue, low), (0.0, low + slant), (0.0, high - slant), (glue, high)]),
        through([(last, low), (last, high)]),
    ]
    folds: list[Curve] = [through([(x, low), (x, high)]) for x in (back, side, front, end)]
    for y, way in ((high, 1.0), (low, -1.0)):
        lid = y + way * size.depth
        tuck = lid + way * _TUCK_MM
        cuts.append(
            through([(back, y), (back, lid), (back + slant, tuck), (side - slant, tuck), (side, lid), (side, y)])
        )
        folds += [through([(back, y), (side, y)]), through([(back, lid), (side, lid)])]
        for a, b in ((side, front), (end, last)):
            cuts.append(through([(a, y), (a + slant, y + way * dust), (b - slant, y + way * dust), (b, y)]))
            folds.append(through([(a, y), (b, y)]))
        cuts.append(through([(front, y), (end, y)]))
    return cuts, folds


def _panel(bounds: Bounds, inks: Inks) -> list[Shape]:
    """A wall's background in a double border."""
    return [
        inks.washed([rectangle(inset(bounds, 3.0))]),
        inks.bold([rectangle(inset(bounds, 3.0))]),
        inks.drawn([rectangle(inset(bounds, 4.6))]),
    ]


def _front(bounds: Bounds, job: PrintJob, inks: Inks) -> list[Shape]:
    left, bottom, right, top = inset(bounds, 7.0)
    middle = (left + right) / 2
    title = (left + 6.0, top - 23.0, right - 6.0, top - 2.0)
    shapes = [*_panel(bounds, inks), *plate(title, inks, flowers=False)]
    shapes.append(Text("RAJA", (middle, title[1] + 5.6), 10.0, inks.accent, display=True))
    shapes += gate((left + 2.0, bottom + 24.0, right - 2.0, title[1] - 4.0), inks)
    shapes += procession((left + 2.0, bottom + 8.0, right - 2.0, bottom + 22.0), 5, inks)
    for i, symbol in enumerate(SYMBOLS):
        at = (middle + 9.0 * (i - 2), bottom + 3.4)
        shapes += seat_symbol(symbol, at, 4.2, job.palette.seats[i], job.settings.line, job.settings.line_width_mm)
    return shapes


def _back(bounds: Bounds, job: PrintJob, inks: Inks) -> list[Shape]:
    """The back: a part of the city, and a list of the box's contents."""
    left, bottom, right, top = inset(bounds, 7.0)
    middle, rng = (left + right) / 2, Random(len(SYMBOLS))
    half = (right - left) / 2
    plan = top - 36.0
    shapes = _panel(bounds, inks)
    shapes += garden((left, plan, left + half - 1.0, top), inks, rng)
    shapes += houses((middle + 1.0, plan, right, top), inks, rng)
    things = Things(job.palette, job.settings.ink)
    kinds: list[tuple[list[Shape], int]] = [
        (things.tile((0.0, 0.0), 9.0, "red"), TILES),
        (things.stone((-3.0, -3.0), 6.0, 0), 155),
        (things.noble((0.0, -5.0), 10.0, 1), 15),
        (things.die((0.0, 0.0), 7.0, 2, 5), 10),
        (things.column((0.0, -3.6), 6.0, 3), 50),
        (things.shield((0.0, 0.0), 8.0, 2), 30),
        (things.disk((0.0, 0.0), 8.6, 3), 16),
        (things.elephant((0.0, 0.0), 11.0), 10),
        ([*wheel((0.0, 0.0), 4.6, inks)], 5),
    ]
    wide, tall = (right - left) / 3, (plan - bottom - 2.0) / 3
    for i, (shown, count) in enumerate(kinds):
        x, y = left + wide * (i % 3 + 0.5), plan - 2.0 - tall * (i // 3 + 0.5)
        shapes += moved(shown, (x - 7.0, y))
        shapes.append(Text(f"× {count}", (x + 1.0, y - 1.5), 3.0, job.settings.ink, "start"))
    return shapes


def _side(bounds: Bounds, job: PrintJob, inks: Inks) -> list[Shape]:
    left, bottom, right, top = inset(bounds, 7.0)
    x, y = (left + right) / 2, (bottom + top) / 2
    plaque = (x - 9.0, y - 34.0, x + 9.0, y + 34.0)
    bare = Outline((rectangle(plaque),), (255, 255, 255), inks.accent, inks.width_mm * 2)
    name = Text("RAJA", (x + 4.6, y), 9.0, inks.accent, turned_deg=90.0, display=True)
    return [*_panel(bounds, inks), jali((left, bottom, right, top), inks), bare, name]


def _lid(bounds: Bounds, inks: Inks) -> list[Shape]:
    left, bottom, right, top = bounds
    centre = ((left + right) / 2, (bottom + top) / 2)
    return [*_panel(bounds, inks), *wheel(centre, (top - bottom) / 2 - 9.0, inks)]
