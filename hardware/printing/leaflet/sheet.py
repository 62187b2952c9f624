"""The rules on two sides: what the game is about, set-up, and every phase with its picture."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from hardware.errors import HardwareError
from hardware.printing.dress.bazaar import procession
from hardware.printing.dress.curves import inset, merlons, rectangle, through
from hardware.printing.dress.gateway import gate
from hardware.printing.dress.inks import Inks, inks_for
from hardware.printing.dress.plates import plate
from hardware.printing.layout.grid import paper_mm
from hardware.printing.leaflet import scenes
from hardware.printing.leaflet.scenes import FIELD_MM, Scene
from hardware.printing.leaflet.things import Things
from hardware.printing.leaflet.wrapping import lines_of, width_of
from hardware.printing.mats import PrintJob
from hardware.printing.shapes import Bounds, Shape, Sheet, Text
from hardware.printing.transforms import moved
from vision.geometry.table import PointMm
from vision.message import Message

_PHASES: Final = ("production", "auction", "commerce", "building", "siege")
_FURTHER: Final = {"set-up": ("sheet.rules_start",), "siege": ("help.siege-companion",)}
_SIDES: Final[tuple[tuple[tuple[str, Scene], ...], ...]] = (
    (("set-up", scenes.set_up), ("production", scenes.production), ("auction", scenes.auction)),
    (("commerce", scenes.commerce), ("building", scenes.building), ("siege", scenes.siege), ("ended", scenes.ended)),
)
_CAPITALS_MM: Final = tuple(round(3.2 - 0.1 * step, 1) for step in range(16))
_PICTURE: Final = 0.44
"""A picture's scale per mm of the letters beside it; at least 1."""
_LEADING: Final = 1.95
_HEADING: Final = 1.6
_APART_MM: Final = 5.0
_SEASON_MM: Final = 30.0
_ELEPHANTS_MM: Final = 34.0
_BORDER_MM: Final = 2.0
_INSIDE_MM: Final = 6.0


@dataclass(frozen=True, slots=True)
class _Side:
    """One side of the paper, filled from the top."""

    bounds: Bounds
    capital_mm: float
    job: PrintJob
    inks: Inks

    def text(self, words: str, left: float, top: float, width: float, capital: float) -> tuple[list[Shape], float]:
        """A paragraph that begins at ``top``; returns its shapes and where it ends."""
        shapes: list[Shape] = []
        base = top - capital
        for line in lines_of(words, width, capital):
            shapes.append(Text(line, (left, base), capital, self.job.settings.ink, "start"))
            base -= capital * _LEADING
        return shapes, base + capital * (_LEADING - 0.95)

    def part(self, key: str, scene: Scene, top: float) -> tuple[list[Shape], float]:
        """A part of the rules: heading and text, with its picture at the left; returns its shapes and where it ends."""
        left, _, right, _ = self.bounds
        capital, scale = self.capital_mm, max(self.capital_mm * _PICTURE, 1.0)
        room = (FIELD_MM[0] * scale, FIELD_MM[1] * scale)
        things = Things(self.job.palette, self.job.settings.ink)
        framed = (left, top - room[1], left + room[0], top)
        x = framed[2] + _APART_MM
        heading = self.job.say(Message(f"phase.{key}"))
        shapes: list[Shape] = [
            self.inks.washed([rectangle(framed)]),
            *moved(scene(things), ((framed[0] + framed[2]) / 2, (framed[1] + framed[3]) / 2), scale),
            self.inks.bold([rectangle(framed)]),
            Text(heading, (x, top - capital * _HEADING), capital * _HEADING, self.inks.accent, "start", display=True),
        ]
        words = [self.job.say(Message(code)) for code in (f"help.{key}", *_FURTHER.get(key, ()))]
        low = top - capital * (_HEADING + 0.9)
        for paragraph in words:
            more, low = self.text(paragraph, x, low, right - x, capital)
            shapes += more
        return shapes, min(low, framed[1]) - _APART_MM


def rules_sheets(paper: str, job: PrintJob) -> tuple[Sheet, ...]:
    """Front and back, in the largest letters that fit both.

    Raises:
        HardwareError: ``print.no_such_paper``, ``print.no_room``.
    """
    width, height = paper_mm(paper, job.settings)
    inks = inks_for(job.settings, job.settings.night, watched=False)
    margin = job.settings.margin_mm + _BORDER_MM + _INSIDE_MM
    bounds = (margin, margin, width - margin, height - margin)
    for capital in _CAPITALS_MM:
        side = _Side(bounds, capital, job, inks)
        filled = [_front(side), _back(side)]
        if all(low >= bounds[1] - _APART_MM for _, low in filled):
            title = job.say(Message("sheet.rules"))
            return tuple(
                Sheet(
                    title, width, height, (*_border(width, height, job, inks), *shapes), to_trim=False, called="rules"
                )
                for shapes, _ in filled
            )
    raise HardwareError("print.no_room", paper=paper, title=Message("print.sheet_rules"))


def _front(side: _Side) -> tuple[list[Shape], float]:
    left, _, right, top = side.bounds
    middle, inks, job = (left + right) / 2, side.inks, side.job
    shapes: list[Shape] = gate((middle - 45.0, top - 40.0, middle + 45.0, top), inks)
    title = (middle - 48.0, top - 59.0, middle + 48.0, top - 44.0)
    shapes += [*plate(title, inks), Text("RAJA", (middle, title[1] + 3.7), 7.6, inks.accent, display=True)]
    things = Things(job.palette, job.settings.ink)
    aside = (middle - left - 48.0) / 2
    for x, colour in ((left + aside, "blue"), (right - aside, "red")):
        shapes += things.tile((x, top - 26.0), min(2 * aside, _SEASON_MM), colour)
    more, low = side.text(job.say(Message("help.aim")), left, title[1] - _APART_MM, right - left, side.capital_mm)
    shapes += more
    (set_up, picture), *phases = _SIDES[0]
    more, low = side.part(set_up, picture, low - 1.0)
    shapes += more
    strip, low = _turn(side, low)
    more, low = side.text(job.say(Message("sheet.rules_turn")), left, low, right - left, side.capital_mm)
    shapes += [*strip, *more]
    low -= 2.0
    for key, scene in phases:
        more, low = side.part(key, scene, low)
        shapes += more
    return shapes, low


def _back(side: _Side) -> tuple[list[Shape], float]:
    low, shapes = side.bounds[3], list[Shape]()
    for key, scene in _SIDES[1]:
        more, low = side.part(key, scene, low)
        shapes += more
    left, bottom, right, _ = side.bounds
    if low - bottom > _ELEPHANTS_MM:
        shapes += procession((left, bottom + 1.0, right, bottom + _ELEPHANTS_MM - 6.0), 6, side.inks)
    return shapes, low


def _turn(side: _Side, top: float) -> tuple[list[Shape], float]:
    """The five phases of a turn, in their order."""
    left, _, right, _ = side.bounds
    job, inks, wide = side.job, side.inks, (right - left) / len(_PHASES)
    shapes: list[Shape] = []
    tall, gap = 9.0, 2.4
    for i, phase in enumerate(_PHASES):
        bounds = (left + wide * i + gap / 2, top - tall, left + wide * (i + 1) - gap / 2, top)
        name = job.say(Message(f"phase.{phase}"))
        capital = min(2.6, 2.6 * (wide - gap - 12.0) / width_of(name, 2.6, display=True))
        at: PointMm = ((bounds[0] + bounds[2]) / 2, (bounds[1] + bounds[3]) / 2 - capital / 2)
        shapes += [*plate(bounds, inks, flowers=False), Text(name, at, capital, inks.accent, display=True)]
    return shapes, top - tall - 2.5


def _border(width: float, height: float, job: PrintJob, inks: Inks) -> list[Shape]:
    """An album's border with merlons below its upper line."""
    outer = inset((0.0, 0.0, width, height), job.settings.margin_mm)
    inner = inset(outer, _BORDER_MM)
    left, _, right, top = inner
    return [
        inks.bold([rectangle(outer)]),
        inks.drawn([rectangle(inner)]),
        inks.washed([merlons((left, inner[1]), right, round((right - left) / 5.0), 2.2)]),
        inks.drawn([through([(left, top - 1.2), (right, top - 1.2)])]),
    ]
