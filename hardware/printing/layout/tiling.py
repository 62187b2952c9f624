"""Lays a sheet on paper: on one page if it fits, otherwise on several to cut and glue together.

A cut runs along the sheet's own lines and never through a marker. The page to the left of a cut, or above it, is cut
exactly there; the next page has a printed flap that goes underneath, so that no white gap shows.
"""

from __future__ import annotations

import itertools
import math
from collections.abc import Sequence
from dataclasses import dataclass

from hardware.errors import HardwareError
from hardware.printing.settings import PrintSettings
from hardware.printing.shapes import Bounds, Sheet
from vision.geometry.table import PointMm

_SLACK_MM = 1e-6
_MOST_PAGES_ACROSS = 6
_EDGE_MM = 0.5


@dataclass(frozen=True, slots=True)
class Page:
    """One page of paper with a part of a sheet on it.

    Attributes:
        part: the part of the sheet that this page is for.
        printed: the part including its flaps.
        at: where the sheet's (0, 0) lies on the page (from its bottom left); may be negative.
        flap_left, flap_top: whether a neighbouring page is glued on there.
        cut_right, cut_bottom: whether the page is cut there and glued onto its neighbour.
    """

    sheet: Sheet
    width_mm: float
    height_mm: float
    part: Bounds
    printed: Bounds
    at: PointMm
    number: int
    of: int
    row: int
    col: int
    flap_left: bool
    flap_top: bool
    cut_right: bool
    cut_bottom: bool

    def on_page(self, point: PointMm) -> PointMm:
        """Convert a point of the sheet to this page."""
        return point[0] + self.at[0], point[1] + self.at[1]

    def near_edge(self) -> bool:
        """Whether a marker's white reaches beyond the paper's edge; many printers leave that strip blank anyway."""
        left, bottom = self.at
        right, top = self.width_mm - left, self.height_mm - bottom
        own = [z for z in self.sheet.keep_whole if _meets(z, self.part)]
        return any(
            z[0] + left < -_EDGE_MM or z[1] + bottom < -_EDGE_MM or z[2] > right + _EDGE_MM or z[3] > top + _EDGE_MM
            for z in own
        )


def pages_for(sheet: Sheet, paper: str, settings: PrintSettings) -> tuple[Page, ...]:
    """The pages a sheet takes on a paper, row by row from the top left.

    Raises:
        HardwareError: ``print.no_such_paper``, ``print.cuts_marker``.
    """
    if paper not in settings.papers:
        known = ", ".join(sorted(settings.papers))
        raise HardwareError("print.no_such_paper", paper=paper, known=known)
    width, height = settings.papers[paper]
    for page_width, page_height in ((width, height), (height, width)):
        if sheet.width_mm <= page_width + _SLACK_MM and sheet.height_mm <= page_height + _SLACK_MM:
            return (_whole(sheet, page_width, page_height),)
    options = [
        tiled
        for page_width, page_height in ((width, height), (height, width))
        if (tiled := _tiled(sheet, page_width, page_height, settings)) is not None
    ]
    if not options:
        raise HardwareError("print.cuts_marker", title=sheet.name, paper=paper)
    return min(options, key=len)


def _meets(a: Bounds, b: Bounds) -> bool:
    return a[0] < b[2] and b[0] < a[2] and a[1] < b[3] and b[1] < a[3]


def _whole(sheet: Sheet, page_width: float, page_height: float) -> Page:
    at = ((page_width - sheet.width_mm) / 2, (page_height - sheet.height_mm) / 2)
    part = (0.0, 0.0, sheet.width_mm, sheet.height_mm)
    return Page(sheet, page_width, page_height, part, part, at, 1, 1, 0, 0, False, False, False, False)


def _tiled(sheet: Sheet, page_width: float, page_height: float, settings: PrintSettings) -> tuple[Page, ...] | None:
    """The pages in one orientation; None if the sheet cannot be cut so that its parts fit."""
    room_x, room_y = page_width - 2 * settings.margin_mm, page_height - 2 * settings.margin_mm
    blocked_x = [(b[0], b[2]) for b in sheet.keep_whole]
    blocked_y = [(sheet.height_mm - b[3], sheet.height_mm - b[1]) for b in sheet.keep_whole]
    down = [sheet.height_mm - y for y in sheet.cuts_y_mm]
    xs = cuts(sheet.width_mm, room_x, settings.flap_mm, sheet.cuts_x_mm, blocked_x)
    ys = cuts(sheet.height_mm, room_y, settings.flap_mm, down, blocked_y)
    if xs is None or ys is None:
        return None
    pages: list[Page] = []
    columns, rows = list(itertools.pairwise(xs)), list(itertools.pairwise(ys))
    for row, (above, below) in enumerate(rows):
        for col, (left, right) in enumerate(columns):
            top, bottom = sheet.height_mm - above, sheet.height_mm - below
            flap_left, flap_top = col > 0, row > 0
            printed = (
                left - settings.flap_mm * flap_left,
                bottom,
                right,
                top + settings.flap_mm * flap_top,
            )
            at = (settings.margin_mm - printed[0], page_height - settings.margin_mm - printed[3])
            pages.append(
                Page(
                    sheet,
                    page_width,
                    page_height,
                    (left, bottom, right, top),
                    printed,
                    at,
                    len(pages) + 1,
                    len(columns) * len(rows),
                    row,
                    col,
                    flap_left,
                    flap_top,
                    col + 1 < len(columns),
                    row + 1 < len(rows),
                )
            )
    return tuple(pages)


def cuts(
    length_mm: float,
    room_mm: float,
    flap_mm: float,
    preferred_mm: Sequence[float],
    blocked_mm: Sequence[tuple[float, float]],
) -> tuple[float, ...] | None:
    """Where to cut a length so that each part fits, with a flap on all but the first; includes 0 and the length.

    Gives as few parts as possible, as equal as the preferred places allow; None if no choice of places fits.
    """
    if length_mm <= room_mm + _SLACK_MM:
        return 0.0, length_mm
    free = sorted(at for at in set(preferred_mm) if 0 < at < length_mm and not any(a < at < b for a, b in blocked_mm))
    fewest = math.ceil(length_mm / room_mm)
    for parts in range(fewest, _MOST_PAGES_ACROSS + 1):
        fitting = []
        for chosen in itertools.combinations(free, parts - 1):
            edges = (0.0, *chosen, length_mm)
            lengths = [b - a + flap_mm * (i > 0) for i, (a, b) in enumerate(itertools.pairwise(edges))]
            if max(lengths) <= room_mm + _SLACK_MM:
                fitting.append((max(lengths), edges))
        if fitting:
            return min(fitting)[1]
    return None
