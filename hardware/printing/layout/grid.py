"""Lays out many small things in rows on pages of one paper size."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeVar

from hardware.errors import HardwareError
from hardware.printing.layout.ruler import LENGTH_MM, ruler
from hardware.printing.mats import PrintJob
from hardware.printing.settings import PrintSettings
from hardware.printing.shapes import Shape, Sheet, Text
from vision.geometry.table import PointMm
from vision.message import Message

Thing = TypeVar("Thing")
_HEAD_MM = 9.0


def grid_sheets(
    title: str,
    called: str,
    things: Sequence[Thing],
    cell_mm: tuple[float, float],
    draw: Callable[[Thing, PointMm], Sequence[Shape]],
    paper: str,
    job: PrintJob,
    head_mm: float = _HEAD_MM,
) -> tuple[Sheet, ...]:
    """Lay things out on as many pages as they need, with the grid centred so that backs meet fronts in duplex printing.

    Args:
        called: what people call the things, see ``Sheet``.
        cell_mm: width and height of the space for each thing.
        draw: returns the shapes of a thing, given the middle of its space.
        head_mm: height of the title above, and of the ruler below.

    Raises:
        HardwareError: ``print.no_such_paper``, ``print.no_room``.
    """
    settings = job.settings
    width, height = paper_mm(paper, settings)
    cols = int((width - 2 * settings.margin_mm) // cell_mm[0])
    rows = int((height - 2 * (settings.margin_mm + head_mm)) // cell_mm[1])
    if cols < 1 or rows < 1:
        raise HardwareError("print.no_room", paper=paper, title=Message(f"print.sheet_{called}"))
    left, top = (width - cols * cell_mm[0]) / 2, (height + rows * cell_mm[1]) / 2
    sheets = []
    pages = [things[i : i + cols * rows] for i in range(0, len(things), cols * rows)]
    for number, on_page in enumerate(pages, start=1):
        shapes = list(_head(title, (number, len(pages)), width, height, job))
        for i, thing in enumerate(on_page):
            middle = (left + cell_mm[0] * (i % cols + 0.5), top - cell_mm[1] * (i // cols + 0.5))
            shapes += draw(thing, middle)
        sheets.append(Sheet(title, width, height, tuple(shapes), to_trim=False, called=called))
    return tuple(sheets)


def paper_mm(paper: str, settings: PrintSettings) -> tuple[float, float]:
    """Width and height of a paper in portrait orientation.

    Raises:
        HardwareError: ``print.no_such_paper``.
    """
    if paper not in settings.papers:
        known = ", ".join(sorted(settings.papers))
        raise HardwareError("print.no_such_paper", paper=paper, known=known)
    return settings.papers[paper]


def _head(title: str, page: tuple[int, int], width: float, height: float, job: PrintJob) -> list[Shape]:
    """The page's title above and the ruler below."""
    settings, (number, of) = job.settings, page
    head = job.say(Message("sheet.page_of", {"title": title, "number": number, "of": of}))
    at = (settings.margin_mm, height - settings.margin_mm - 3.0)
    hint = (settings.margin_mm, settings.margin_mm + 1.0)
    return [
        Text(f"Raja: {head}", at, 2.4, settings.ink, "start", bold=True),
        Text(job.say(Message("sheet.true_size")), hint, 2.0, settings.ink, "start"),
        *ruler(
            (width - settings.margin_mm - LENGTH_MM, settings.margin_mm),
            settings.ink,
            settings.line_width_mm,
            upright=False,
            ticks_to=1,
        ),
    ]
