"""The few inks that ornament is drawn in, and shapes made of curves in them."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from hardware.printing.dress.curves import Curve
from hardware.printing.settings import PrintSettings
from hardware.printing.shapes import Bounds, Outline
from vision.settings.palette import Srgb

_TOO_PALE: Final = 200
_BOLD: Final = 1.8


@dataclass(frozen=True, slots=True)
class Inks:
    """How ornament is drawn.

    Attributes:
        line: of thin lines. ``pale``: of areas that seeing cannot tell from paper.
        accent: of the lines that matter most: the seat's colour, where it shows on paper.
        width_mm: of a thin line.
    """

    line: Srgb
    pale: Srgb
    accent: Srgb
    width_mm: float

    def drawn(self, curves: Iterable[Curve], within: Bounds | None = None) -> Outline:
        """Thin lines."""
        return Outline(tuple(curves), None, self.line, self.width_mm, within)

    def bold(self, curves: Iterable[Curve], within: Bounds | None = None) -> Outline:
        """Lines in the accent's colour."""
        return Outline(tuple(curves), None, self.accent, self.width_mm * _BOLD, within)

    def edged(self, curves: Iterable[Curve]) -> Outline:
        """Thin lines in the accent's colour."""
        return Outline(tuple(curves), None, self.accent, self.width_mm)

    def washed(self, curves: Iterable[Curve], within: Bounds | None = None) -> Outline:
        """Thin lines around a pale wash."""
        return Outline(tuple(curves), self.pale, self.line, self.width_mm, within)


def inks_for(settings: PrintSettings, colour: Srgb | None = None, *, watched: bool = True) -> Inks:
    """The inks of a sheet in this colour; one that hardly shows on paper gives way to the grey of lines.

    Args:
        watched: seeing looks at the sheet all over, so that ornament is faint.
    """
    shows = colour is not None and min(colour) < _TOO_PALE
    accent = colour if colour is not None and shows else settings.line
    line, pale = settings.ornament, settings.ornament_pale
    if not watched:
        line, pale = settings.gilding, settings.gilding_pale
    return Inks(line, pale, accent, settings.ornament_width_mm)
