"""The shapes of a sheet, in millimetres from its bottom-left corner, y upwards; independent of paper and PDF."""

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
"""Turns a message into text in the printed language."""


@dataclass(frozen=True, slots=True)
class Area:
    """Polygons filled as one: no hairline shows where they touch, and overlaps are filled, too."""

    polygons: tuple[tuple[PointMm, ...], ...]
    fill: Srgb


@dataclass(frozen=True, slots=True)
class Line:
    """A line through points; ``closed`` leads back to the first; dashes of ``dash_mm`` if that is above 0."""

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
"""One point for a straight line; three for a curve, of which two are control points."""


@dataclass(frozen=True, slots=True)
class Outline:
    """Curves, each a starting point and steps; filled, drawn as a line, or both.

    Attributes:
        within: the bounds to which it is clipped, if any.
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
        breadth: horizontal scale of its letters; 1 is unchanged.
        display: set in the font for titles.
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
        title: for people, e.g. ``seat mat 3, orange``.
        keep_whole: areas that no cut may go through (markers with their white).
        cuts_x_mm, cuts_y_mm: where the sheet may be cut if it takes several pages.
        to_trim: False for a page of small things, whose own edge is not cut.
        called: a key for its name, such as ``card_mat`` for the text ``print.sheet_card_mat``; empty uses the title.
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
        """The sheet's name for people, in any language."""
        return Message(f"print.sheet_{self.called}") if self.called else self.title


def box(bounds: Bounds) -> tuple[PointMm, ...]:
    """The corners of a rectangle, anticlockwise from the bottom left."""
    left, bottom, right, top = bounds
    return (left, bottom), (right, bottom), (right, top), (left, top)


def around(centre: PointMm, half_mm: float) -> Bounds:
    """The bounds of a square around a point."""
    x, y = centre
    return x - half_mm, y - half_mm, x + half_mm, y + half_mm


def regular(centre: PointMm, radius_mm: float, corners: int, first_deg: float) -> tuple[PointMm, ...]:
    """A regular polygon, given its circumscribed circle."""
    turns = [math.radians(first_deg + 360.0 * k / corners) for k in range(corners)]
    return tuple((centre[0] + radius_mm * math.cos(a), centre[1] + radius_mm * math.sin(a)) for a in turns)


def scaled_text_width(text: str, capital_mm: float) -> float:
    """A generous estimate of a text's width in mm, to leave room for it."""
    return 0.95 * capital_mm * len(text)
