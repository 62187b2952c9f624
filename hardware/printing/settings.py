"""How sheets are printed (section ``[printing]``)."""

from __future__ import annotations

from dataclasses import dataclass

from vision.settings.palette import Srgb


@dataclass(frozen=True, slots=True)
class PrintSettings:
    """Lines, margins and papers.

    Attributes:
        margin_mm: what a printer leaves white at each edge of the paper.
        flap_mm: the strip on which the neighbouring page is glued, where a sheet takes several pages.
        frame_inset_mm: how far inside a mat's edge its frame stands.
        label_capital_mm: how tall the names of columns and rows stand beside a grid.
        label_gap_mm: how far from it.
        ornament: of its thin lines, ``ornament_pale`` of areas: a tint that seeing cannot tell from paper.
        gilding, gilding_pale: the same where seeing measures nothing.
        night: the album's dark blue, of the market's lines and of backs.
        quiet_cells: the white around a marker, in cells of its own.
        papers: name → width and height, upright.
    """

    margin_mm: float
    flap_mm: float
    frame_inset_mm: float
    frame_width_mm: float
    line_width_mm: float
    line: Srgb
    ink: Srgb
    paper: Srgb
    ornament: Srgb
    ornament_pale: Srgb
    gilding: Srgb
    gilding_pale: Srgb
    ornament_width_mm: float
    night: Srgb
    label_capital_mm: float
    label_gap_mm: float
    quiet_cells: float
    papers: dict[str, tuple[float, float]]
