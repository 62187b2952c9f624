"""The three mats as sheets, from the geometry that seeing looks for."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Mapping
from dataclasses import dataclass

from hardware.printing.fiducials import marker_area, quiet_zone
from hardware.printing.ruler import LENGTH_MM, ruler
from hardware.printing.settings import PrintSettings
from hardware.printing.shapes import Bounds, Disc, Line, Say, Shape, Sheet, Text, box
from hardware.printing.symbols import seat_symbol
from vision.geometry.cell_names import cell_name
from vision.geometry.table import Cell, PointMm, TableGeometry
from vision.message import Message
from vision.settings.palette import Palette, Srgb


@dataclass(frozen=True, slots=True)
class SeatLook:
    """How a seat is called and marked everywhere, so that colour is never alone.

    Args:
        name: of its colour, as files are called.
        symbol: of its own.
        called: the name in the language that is printed; empty where that is ``name``.
    """

    name: str
    symbol: str
    called: str = ""

    @property
    def shown(self) -> str:
        """What is printed."""
        return self.called or self.name


@dataclass(frozen=True, slots=True)
class PrintJob:
    """What every sheet is drawn from."""

    geometry: TableGeometry
    palette: Palette
    settings: PrintSettings
    seats: tuple[SeatLook, ...]
    say: Say

    def outline(self, points: tuple[PointMm, ...], *, dash_mm: float = 0.0) -> Line:
        """A thin closed line."""
        return Line(points, self.settings.line, self.settings.line_width_mm, closed=True, dash_mm=dash_mm)

    def marker(self, marker: int, centre: PointMm, side_mm: float) -> Shape:
        """An ArUco marker of the set's dictionary."""
        return marker_area(self.geometry.aruco_dictionary, marker, centre, side_mm, self.settings.ink)

    def quiet_zone(self, marker: int, centre: PointMm, side_mm: float) -> Bounds:
        """A marker with its white."""
        return quiet_zone(self.geometry.aruco_dictionary, marker, centre, side_mm, self.settings.quiet_cells)


def seat_mat(seat: int, job: PrintJob) -> Sheet:
    """One player's mat: eight markers, the grid of the Lands, places for tokens, and whose it is."""
    mat, look = job.geometry.seat_mat, job.seats[seat]
    colour = job.palette.seats[seat]
    markers = mat.marker_centres_mm(seat)
    middle = mat.width_mm / 2
    shapes = _frame(mat.width_mm, mat.height_mm, colour, markers, mat.marker_side_mm, job)
    shapes += [job.outline(box(mat.cell_bounds_mm(cell))) for cell in mat.cells()]
    for x in (mat.marker_xs_mm[0], mat.marker_xs_mm[-1]):
        for place in range(5):
            y = mat.height_mm / 2 + 24.0 * (place - 2)
            shapes.append(Disc((x, y), 4.0, None, job.settings.line, job.settings.line_width_mm))
    shapes += cell_labels(mat.cell_bounds_mm, mat.rows, mat.cols, job)
    shapes.append(Text("RAJA", (middle, mat.height_mm - 26.0), 7.0, job.settings.ink, bold=True))
    shapes += _owner(look, colour, (middle, 22.0), job)
    shapes += [job.marker(marker, centre, mat.marker_side_mm) for marker, centre in markers.items()]
    inset = job.settings.frame_inset_mm
    start = (inset, (mat.height_mm - LENGTH_MM) / 2)
    shapes += ruler(start, job.settings.line, job.settings.line_width_mm, upright=True, ticks_to=1)
    return Sheet(
        job.say(Message("sheet.seat_mat", {"seat": seat, "name": look.shown})),
        mat.width_mm,
        mat.height_mm,
        tuple(shapes),
        tuple(job.quiet_zone(marker, centre, mat.marker_side_mm) for marker, centre in markers.items()),
        tuple(mat.grid_left_mm + mat.cell_mm * col for col in range(mat.cols + 1)),
        tuple(mat.grid_bottom_mm + mat.cell_mm * row for row in range(mat.rows + 1)),
        called="seat_mat",
    )


def market_mat(job: PrintJob) -> Sheet:
    """The market's mat: four markers, and a numbered pad for each disk."""
    mat = job.geometry.market_mat
    markers = mat.marker_centres_mm()
    shapes = _frame(mat.width_mm, mat.height_mm, job.settings.line, markers, mat.marker_side_mm, job)
    shapes.append(
        Text(
            job.say(Message("sheet.market")), (mat.width_mm / 2, mat.height_mm - 28.0), 6.0, job.settings.ink, bold=True
        )
    )
    radius = job.geometry.pieces.market_disk_diameter_mm / 2 + 1.0
    for row in ("grain", "shields", "elephants"):
        pads = mat.pads_mm(row)
        first = pads[min(pads)]
        shapes.append(
            Text(
                job.say(Message(f"sheet.{row}")),
                (first[0] - radius - 4.0, first[1] - 1.5),
                3.0,
                job.settings.ink,
                "end",
            )
        )
        for disk, (x, y) in pads.items():
            shapes.append(Disc((x, y), radius, None, job.settings.line, job.settings.line_width_mm))
            shapes.append(Text(str(disk), (x, y - radius - 5.5), 3.2, job.settings.ink))
    shapes += [job.marker(marker, centre, mat.marker_side_mm) for marker, centre in markers.items()]
    start = ((mat.width_mm - LENGTH_MM) / 2, job.settings.frame_inset_mm)
    shapes += ruler(start, job.settings.line, job.settings.line_width_mm, upright=False, ticks_to=1)
    longest = max((mat.pads_mm(row) for row in ("grain", "shields", "elephants")), key=len)
    xs = sorted(x for x, _ in longest.values())
    return Sheet(
        job.say(Message("sheet.market_mat")),
        mat.width_mm,
        mat.height_mm,
        tuple(shapes),
        tuple(job.quiet_zone(marker, centre, mat.marker_side_mm) for marker, centre in markers.items()),
        tuple((a + b) / 2 for a, b in itertools.pairwise(xs)),
        tuple((a + b) / 2 for a, b in ((mat.grain_y_mm, mat.shields_y_mm), (mat.shields_y_mm, mat.elephants_y_mm))),
        called="market_mat",
    )


def card_mat(job: PrintJob) -> Sheet:
    """The small games' mat: four markers and a grid of places for cards."""
    mat = job.geometry.card_mat
    markers = {marker: (x, y) for marker, x, y in zip(mat.marker_ids, mat.marker_xs_mm, mat.marker_ys_mm, strict=True)}
    shapes: list[Shape] = []
    for row in range(mat.rows):
        for col in range(mat.cols):
            left = mat.grid_left_mm + mat.cell_width_mm * col
            bottom = mat.grid_bottom_mm + mat.cell_height_mm * (mat.rows - 1 - row)
            shapes.append(job.outline(box((left, bottom, left + mat.cell_width_mm, bottom + mat.cell_height_mm))))
    shapes += cell_labels(mat.cell_bounds_mm, mat.rows, mat.cols, job)
    shapes.append(
        Text(
            job.say(Message("sheet.cards")), (mat.width_mm / 2, mat.height_mm - 18.0), 5.0, job.settings.ink, bold=True
        )
    )
    shapes += [job.marker(marker, centre, mat.marker_side_mm) for marker, centre in markers.items()]
    start = ((mat.width_mm - LENGTH_MM) / 2, job.settings.frame_inset_mm + 4.0)
    shapes += ruler(start, job.settings.line, job.settings.line_width_mm, upright=False, ticks_to=1)
    return Sheet(
        job.say(Message("sheet.card_mat")),
        mat.width_mm,
        mat.height_mm,
        tuple(shapes),
        tuple(job.quiet_zone(marker, centre, mat.marker_side_mm) for marker, centre in markers.items()),
        tuple(mat.grid_left_mm + mat.cell_width_mm * col for col in range(1, mat.cols)),
        tuple(mat.grid_bottom_mm + mat.cell_height_mm * row for row in range(1, mat.rows)),
        called="card_mat",
    )


def cell_labels(bounds_mm: Callable[[Cell], Bounds], rows: int, cols: int, job: PrintJob) -> list[Shape]:
    """The columns' letters above and below a grid and the rows' numbers at both sides, where no piece covers them.

    They stand beside the grid, thinner than any piece: seeing takes lines of less than a few millimetres for print.
    """
    capital, gap = job.settings.label_capital_mm, job.settings.label_gap_mm
    shapes: list[Shape] = []

    def write(text: str, x: float, base: float) -> None:
        shapes.append(Text(text, (x, base), capital, job.settings.ink))

    for col in range(cols):
        left, _, right, top = bounds_mm((0, col))
        letter = cell_name((0, col))[0]
        write(letter, (left + right) / 2, top + gap)
        write(letter, (left + right) / 2, bounds_mm((rows - 1, col))[1] - gap - capital)
    for row in range(rows):
        left, bottom, _, top = bounds_mm((row, 0))
        number, base = cell_name((row, 0))[1:], (bottom + top - capital) / 2
        write(number, left - gap - capital / 2, base)
        write(number, bounds_mm((row, cols - 1))[2] + gap + capital / 2, base)
    return shapes


def _owner(look: SeatLook, colour: Srgb, at: PointMm, job: PrintJob) -> list[Shape]:
    """The seat's symbol and the name of its colour."""
    x, y = at
    size_mm = 8.0
    shapes = seat_symbol(look.symbol, (x, y), size_mm, colour, job.settings.line, job.settings.line_width_mm)
    shapes.append(Text(look.shown, (x, y - size_mm / 2 - 6.0), 3.2, job.settings.ink))
    return shapes


def _frame(
    width_mm: float,
    height_mm: float,
    colour: Srgb,
    markers: Mapping[int, PointMm],
    side_mm: float,
    job: PrintJob,
) -> list[Shape]:
    """A line along the sheet's edge, broken beside the markers, whose white it must not enter."""
    inset = job.settings.frame_inset_mm
    left, bottom, right, top = inset, inset, width_mm - inset, height_mm - inset
    zones = [job.quiet_zone(marker, centre, side_mm) for marker, centre in markers.items()]
    shapes: list[Shape] = []
    for start, end in (
        ((left, bottom), (right, bottom)),
        ((left, top), (right, top)),
        ((left, bottom), (left, top)),
        ((right, bottom), (right, top)),
    ):
        along = 0 if start[1] == end[1] else 1
        taken = sorted((z[along], z[along + 2]) for z in zones if _touches(z, start, end, job.settings.frame_width_mm))
        for a, b in _left_over(start[along], end[along], taken):
            points = ((a, start[1]), (b, start[1])) if along == 0 else ((start[0], a), (start[0], b))
            # The grey edge lets a white seat's frame show on white paper.
            shapes.append(Line(points, job.settings.line, job.settings.frame_width_mm + job.settings.line_width_mm))
            shapes.append(Line(points, colour, job.settings.frame_width_mm))
    return shapes


def _touches(zone: Bounds, start: PointMm, end: PointMm, width_mm: float) -> bool:
    slack = width_mm
    return (
        zone[0] - slack <= max(start[0], end[0])
        and zone[2] + slack >= min(start[0], end[0])
        and zone[1] - slack <= max(start[1], end[1])
        and zone[3] + slack >= min(start[1], end[1])
    )


def _left_over(start: float, end: float, taken: list[tuple[float, float]]) -> list[tuple[float, float]]:
    """What remains of a stretch without the taken ones, in order."""
    parts = []
    at = start
    for a, b in taken:
        if a > at:
            parts.append((at, a))
        at = max(at, b)
    if end > at:
        parts.append((at, end))
    return parts
