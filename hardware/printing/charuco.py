"""The ChArUco board for calibrating a camera, with smaller squares if the paper is too small for the settings' size."""

from __future__ import annotations

import math
from dataclasses import replace

from hardware.printing.fiducials import marker_area
from hardware.printing.layout.grid import paper_mm
from hardware.printing.layout.ruler import LENGTH_MM, ruler
from hardware.printing.mats import PrintJob
from hardware.printing.shapes import Area, Shape, Sheet, Text, box
from vision.geometry.table import PointMm
from vision.message import Message, Value
from vision.settings.calibration import CharucoBoard

_SIDE_MM = 4.5
"""Least white around the board; it may lie within the printer's margin, so that the squares need not shrink."""


def fitted_board(board: CharucoBoard, paper: str, job: PrintJob) -> CharucoBoard:
    """The board with the largest whole-millimetre squares, up to the settings' size, that leave the paper a white edge.

    Raises:
        HardwareError: ``print.no_such_paper``.
    """
    short, long = sorted(paper_mm(paper, job.settings))
    # The paper lies on its long side, as the board does.
    room = min((long - 2 * _SIDE_MM) / board.cols, (short - 2 * _SIDE_MM) / board.rows)
    if room >= board.square_mm:
        return board
    square = float(math.floor(room))
    return replace(board, square_mm=square, marker_mm=square * board.marker_mm / board.square_mm)


def charuco_sheet(board: CharucoBoard, paper: str, job: PrintJob) -> Sheet:
    """The board in the middle of the paper, as OpenCV numbers it: black top left, markers in white squares row by row.

    Raises:
        HardwareError: ``print.no_such_paper``.
    """
    short, long = sorted(paper_mm(paper, job.settings))
    width, height = board.cols * board.square_mm, board.rows * board.square_mm
    left, top = (long - width) / 2, (short + height) / 2
    black: list[tuple[PointMm, ...]] = []
    markers: list[Area] = []
    for row in range(board.rows):
        for col in range(board.cols):
            x, y = left + col * board.square_mm, top - row * board.square_mm
            if (row + col) % 2 == 0:
                black.append(box((x, y - board.square_mm, x + board.square_mm, y)))
            else:
                centre = (x + board.square_mm / 2, y - board.square_mm / 2)
                markers.append(marker_area(board.dictionary, len(markers), centre, board.marker_mm, job.settings.ink))
    shapes: list[Shape] = [Area(tuple(black), job.settings.ink), *markers]
    shapes += _words(board, short, long, top, job)
    return Sheet(
        job.say(Message("sheet.calibration_board")),
        long,
        short,
        tuple(shapes),
        to_trim=False,
        called="calibration_board",
    )


def _words(board: CharucoBoard, short: float, long: float, top: float, job: PrintJob) -> list[Shape]:
    """Sizes and a ruler below the board, if the paper has room for them."""
    below = short - top  # the same margin as above
    sizes: dict[str, Value] = {"square_mm": f"{board.square_mm:g}", "marker_mm": f"{board.marker_mm:g}"}
    counted: dict[str, Value] = {"cols": board.cols, "rows": board.rows, "dictionary": board.dictionary}
    text = job.say(Message("sheet.squares", {**counted, **sizes}))
    if below < 12.0:  # only one line, at the side with the wider margin
        aside = (long - board.cols * board.square_mm) / 2
        return [Text(text, (aside / 2 + 1.0, short / 2), 1.8, job.settings.line, turned_deg=90)] if aside > 5 else []
    return [
        Text(text, (job.settings.margin_mm, below / 2), 2.0, job.settings.line, "start"),
        *ruler(
            (long - job.settings.margin_mm - LENGTH_MM, below / 2 - 2.0),
            job.settings.line,
            job.settings.line_width_mm,
            upright=False,
            ticks_to=1,
        ),
    ]
