"""Settings of printing (section ``[printing]``)."""

from __future__ import annotations

from dataclasses import dataclass

from vision.settings.palette import Srgb


@dataclass(frozen=True, slots=True)
class PrintSettings:
    """Lines, margins, colours and papers.

    Attributes:
        margin_mm: the strip that a printer leaves white at each edge of the paper.
        flap_mm: width of the strip on which the neighbouring page is glued, if a sheet takes several pages.
        frame_inset_mm: distance of a mat's frame from its edge.
        label_capital_mm: height of the names of columns and rows beside a grid.
        label_gap_mm: distance of these names from the grid.
        ornament: colour of thin lines; ``ornament_pale``: colour of areas, a tint that vision cannot tell from paper.
        gilding, gilding_pale: the same colours where vision measures nothing.
        night: the album's dark blue, for the market's lines and for backs.
        quiet_cells: width of the white around a marker, in the marker's cells.
        papers: name → width and height in portrait orientation.
    """

    margin_mm: float
    flap_mm: float
    frame_inset_mm: float
    frame_width_mm: float
    line_width_mm: float
    line: Srgb
    ink: Srgb
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
