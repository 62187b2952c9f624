"""What a sheet is drawn of, in millimetres from its bottom-left corner, y upwards; knows nothing of paper or PDF."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass
from typing import Literal, TypeAlias

from vision.geometry.table import PointMm
from vision.message import Message
from vision.settings.palette import Srgb

Bounds: TypeAlias = tuple[float, float, float, float]
"""``(left, bottom, right, top)``"""

Say: TypeAlias = Callable[[Message], str]
"""Puts a message into the words of the language that is printed."""


@dataclass(frozen=True, slots=True)
class Area:
    """Polygons filled as one: where they touch no hairline shows, and where they overlap nothing is left out."""

    polygons: tuple[tuple[PointMm, ...], ...]
    fill: Srgb


@dataclass(frozen=True, slots=True)
class Line:
    """A line through points; ``closed`` back to the first; dashes of ``dash_mm`` if that is above 0."""

    points: tuple[PointMm, ...]
    colour: Srgb
    width_mm: float
    closed: bool = False
    dash_mm: float = 0.0


@dataclass(frozen=True, slots=True)
class Disc:
    """A circle, filled or outlined or both."""

    centre: PointMm
    radius_mm: float
    fill: Srgb | None
    line: Srgb | None
    width_mm: float


@dataclass(frozen=True, slots=True)
class RoundedBox:
    """A rectangle with round corners."""

    bounds: Bounds
    corner_mm: float
    fill: Srgb | None
    line: Srgb | None
    width_mm: float


Step: TypeAlias = tuple[PointMm, ...]
"""To one point straight, to three by a curve with two points that pull it."""


@dataclass(frozen=True, slots=True)
class Outline:
    """Curves: each begins at a point and goes on by steps; filled, drawn as a line, or both.

    Attributes:
        within: what is drawn of it, if not all.
    """

    curves: tuple[tuple[PointMm, tuple[Step, ...]], ...]
    fill: Srgb | None
    line: Srgb | None = None
    width_mm: float = 0.0
    within: Bounds | None = None


@dataclass(frozen=True, slots=True)
class Text:
    """A line of text: ``at`` is on its base line; capitals stand ``capital_mm`` tall; turned anticlockwise.

    Attributes:
        breadth: of its letters, 1 as they are.
        display: in the letters of titles.
    """

    text: str
    at: PointMm
    capital_mm: float
    colour: Srgb
    anchor: Literal["start", "middle", "end"] = "middle"
    bold: bool = False
    turned_deg: float = 0.0
    breadth: float = 1.0
    display: bool = False


Shape: TypeAlias = Area | Line | Disc | RoundedBox | Outline | Text


@dataclass(frozen=True, slots=True)
class Sheet:
    """One thing to print, at its true size.

    Attributes:
        title: for people, e.g. ``seat mat 2, orange``.
        keep_whole: places that no cut may go through (markers with their white).
        cuts_x_mm, cuts_y_mm: where the sheet may be cut if it takes several pages.
        to_trim: False for a sheet that is a page of small things, whose own edge nobody cuts.
        called: what people call it, such as ``card_mat``: the catalogue's ``print.sheet_card_mat``; empty for its title.
    """

    title: str
    width_mm: float
    height_mm: float
    shapes: tuple[Shape, ...]
    keep_whole: tuple[Bounds, ...] = ()
    cuts_x_mm: tuple[float, ...] = ()
    cuts_y_mm: tuple[float, ...] = ()
    to_trim: bool = True
    called: str = ""

    @property
    def name(self) -> Message | str:
        """What people call it, in any language."""
        return Message(f"print.sheet_{self.called}") if self.called else self.title


def box(bounds: Bounds) -> tuple[PointMm, ...]:
    """The corners of a rectangle, anticlockwise from the bottom left."""
    left, bottom, right, top = bounds
    return (left, bottom), (right, bottom), (right, top), (left, top)


def around(centre: PointMm, half_mm: float) -> Bounds:
    """The square around a point."""
    x, y = centre
    return x - half_mm, y - half_mm, x + half_mm, y + half_mm


def regular(centre: PointMm, radius_mm: float, corners: int, first_deg: float) -> tuple[PointMm, ...]:
    """A regular polygon by its circumscribed circle."""
    turns = [math.radians(first_deg + 360.0 * k / corners) for k in range(corners)]
    return tuple((centre[0] + radius_mm * math.cos(a), centre[1] + radius_mm * math.sin(a)) for a in turns)


def scaled_text_width(text: str, capital_mm: float) -> float:
    """A generous guess of a text's width in mm, to leave room for it."""
    return 0.95 * capital_mm * len(text)
