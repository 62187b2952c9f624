"""The few inks for ornament, and shapes made of curves in these inks."""

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
    """The colours and line width of ornament.

    Attributes:
        line: colour of thin lines. ``pale``: colour of areas, which vision cannot tell from paper.
        accent: colour of the most important lines: the seat's colour, if it shows on paper.
        width_mm: width of a thin line.
    """

    line: Srgb
    pale: Srgb
    accent: Srgb
    width_mm: float

    def drawn(self, curves: Iterable[Curve], within: Bounds | None = None) -> Outline:
        """The curves as thin lines."""
        return Outline(tuple(curves), None, self.line, self.width_mm, within)

    def bold(self, curves: Iterable[Curve], within: Bounds | None = None) -> Outline:
        """The curves as thick lines in the accent's colour."""
        return Outline(tuple(curves), None, self.accent, self.width_mm * _BOLD, within)

    def edged(self, curves: Iterable[Curve]) -> Outline:
        """The curves as thin lines in the accent's colour."""
        return Outline(tuple(curves), None, self.accent, self.width_mm)

    def washed(self, curves: Iterable[Curve], within: Bounds | None = None) -> Outline:
        """The curves as thin lines around a pale fill."""
        return Outline(tuple(curves), self.pale, self.line, self.width_mm, within)


def inks_for(settings: PrintSettings, colour: Srgb | None = None, *, watched: bool = True) -> Inks:
    """The inks for a sheet of this colour; a colour too pale to show on paper is replaced by the lines' grey.

    Args:
        watched: whether vision reads the whole sheet, so that ornament must be faint.
    """
    shows = colour is not None and min(colour) < _TOO_PALE
    accent = colour if colour is not None and shows else settings.line
    line, pale = settings.ornament, settings.ornament_pale
    if not watched:
        line, pale = settings.gilding, settings.gilding_pale
    return Inks(line, pale, accent, settings.ornament_width_mm)
