"""The three mats as sheets, drawn from the geometry that vision looks for."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from random import Random
from typing import Final

from hardware.printing.dress.bazaar import arcade, goods, procession, screen, trees
from hardware.printing.dress.garlands import garlands
from hardware.printing.dress.inks import Inks, inks_for
from hardware.printing.dress.plates import plate
from hardware.printing.dress.seat_city import PLACE_MM, Fields, city, emblem_field, fields_of, places
from hardware.printing.fiducials import marker_area, quiet_zone
from hardware.printing.layout.ruler import LENGTH_MM, ruler
from hardware.printing.patch_strips import patch_strips, strip_bounds
from hardware.printing.settings import PrintSettings
from hardware.printing.shapes import Bounds, Disc, Line, Say, Shape, Sheet, Text, box, scaled_text_width
from hardware.printing.symbols import seat_symbol, symbol_outline
from vision.geometry.cell_names import cell_name
from vision.geometry.table import Cell, MarketMatGeometry, PointMm, SeatMatGeometry, TableGeometry
from vision.message import Message
from vision.settings.palette import Palette, Srgb

_TOO_PALE: Final = 200


@dataclass(frozen=True, slots=True)
class SeatLook:
    """How a seat is named and marked everywhere, so that colour is never the only sign.

    Args:
        name: the name of its colour, as in file names.
        symbol: the seat's own symbol.
        called: the name in the printed language; empty if that is ``name``.
    """

    name: str
    symbol: str
    called: str = ""

    @property
    def shown(self) -> str:
        """The name to print."""
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

    def quiet_mm(self, side_mm: float) -> float:
        """Width of the white around a marker."""
        left, _, right, _ = self.quiet_zone(0, (0.0, 0.0), side_mm)
        return (right - left - side_mm) / 2

    def quiet_zone(self, marker: int, centre: PointMm, side_mm: float) -> Bounds:
        """The bounds of a marker with its white."""
        return quiet_zone(self.geometry.aruco_dictionary, marker, centre, side_mm, self.settings.quiet_cells)


def seat_mat(seat: int, job: PrintJob) -> Sheet:
    """One player's mat: eight markers, the grid of the Lands, places for tokens, the owner's name, and a city around
    it.
    """
    mat, look = job.geometry.seat_mat, job.seats[seat]
    colour = job.palette.seats[seat]
    markers = mat.marker_centres_mm(seat)
    inks = inks_for(job.settings, colour)
    quiet_mm = job.quiet_mm(mat.marker_side_mm)
    # Each seat's city is its own, and the same on every print.
    gilt = inks_for(job.settings, colour, watched=False)
    shapes = city(mat, quiet_mm, inks, gilt, Random(seat), spared=strip_bounds(job.geometry))
    shapes += _frame(mat.width_mm, mat.height_mm, colour, markers, mat.marker_side_mm, job)
    shapes += [job.outline(box(mat.cell_bounds_mm(cell))) for cell in mat.cells()]
    for centre in itertools.chain.from_iterable(places(mat)):
        shapes.append(Disc(centre, PLACE_MM, None, job.settings.line, job.settings.line_width_mm))
    shapes += cell_labels(mat.cell_bounds_mm, mat.rows, mat.cols, job)
    shapes += _plot_names(mat, job)
    shapes += _title(mat.width_mm / 2, mat.height_mm, inks)
    shapes += _owner(look, colour, fields_of(mat, quiet_mm), inks, job)
    shapes += [job.marker(marker, centre, mat.marker_side_mm) for marker, centre in markers.items()]
    shapes += patch_strips(job.geometry)
    inset = job.settings.frame_inset_mm
    start = (inset, (mat.height_mm - LENGTH_MM) / 2)
    shapes += ruler(start, job.settings.line, job.settings.line_width_mm, upright=True, ticks_to=1)
    return Sheet(
        job.say(Message("sheet.seat_mat", {"seat": seat + 1, "name": look.shown})),
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
    shapes += _stalls(mat, inks_for(job.settings, job.settings.night, watched=False), job)
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


def _stalls(mat: MarketMatGeometry, inks: Inks, job: PrintJob) -> list[Shape]:
    """The rows with what they sell, and the ornament above, below and beside them."""
    middle = mat.width_mm / 2
    quiet = mat.marker_side_mm / 2 + job.quiet_mm(mat.marker_side_mm)
    title = (middle - 52.0, mat.height_mm - 33.0, middle + 52.0, mat.height_mm - 15.0)
    shapes: list[Shape] = [
        *plate(title, inks),
        Text(job.say(Message("sheet.market")), (middle, title[1] + 5.6), 7.0, job.settings.ink, display=True),
    ]
    radius = job.geometry.pieces.market_disk_diameter_mm / 2 + 1.0
    left = mat.marker_xs_mm[0] + 10.0
    for row in ("grain", "shields", "elephants"):
        pads = mat.pads_mm(row)
        shapes += arcade(list(pads.values()), inks)
        y = pads[min(pads)][1]
        shapes += goods(row, (left, y + 1.8), inks)
        shapes.append(Text(job.say(Message(f"sheet.{row}")), (left, y - 11.2), 3.0, job.settings.ink))
        for disk, (x, at) in pads.items():
            shapes.append(Disc((x, at), radius, None, job.settings.line, job.settings.line_width_mm))
            shapes.append(Text(str(disk), (x, at - radius - 5.5), 3.2, job.settings.ink))
    last = max(x for row in ("grain", "shields", "elephants") for x, _ in mat.pads_mm(row).values())
    for row in ("grain", "shields"):
        shapes += trees(list(mat.pads_mm(row).values()), last + 15.0, inks)
    shapes += screen((last + 21.0, mat.elephants_y_mm - 7.0, mat.width_mm - 15.0, mat.grain_y_mm + 7.0), inks)
    edge = mat.marker_xs_mm[0] + quiet + 8.0
    shapes += procession((edge, 13.5, mat.width_mm - edge, 38.0), 6, inks)
    return shapes


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
    inks = inks_for(job.settings, job.settings.night)
    middle = mat.width_mm / 2
    shapes += plate((middle - 56.0, mat.height_mm - 22.0, middle + 56.0, mat.height_mm - 6.0), inks)
    shapes.append(
        Text(job.say(Message("sheet.cards")), (middle, mat.height_mm - 16.9), 5.8, job.settings.ink, display=True)
    )
    shapes += garlands(mat, job.quiet_mm(mat.marker_side_mm), inks)
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

    They stand beside the grid and are thinner than any piece: vision takes lines thinner than a few millimetres for print.
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


def _plot_names(mat: SeatMatGeometry, job: PrintJob) -> list[Shape]:
    """Each place's name, faint, in the middle of its cell: readable while the cell is bare, later hidden by the tile."""
    capital = job.settings.label_capital_mm
    return [
        Text(cell_name(cell), (x, y - capital / 2), capital, job.settings.ornament, display=True)
        for cell in mat.cells()
        for x, y in (mat.cell_centre_mm(cell),)
    ]


def _title(x: float, height_mm: float, inks: Inks) -> list[Shape]:
    """The game's name above the gate, where vision expects print (``[vision.beside] printed_mm``)."""
    top = height_mm - 7.8
    bounds = (x - 22.0, top - 8.8, x + 22.0, top)
    return [
        *plate(bounds, inks, flowers=False),
        Text("RAJA", (x, bounds[1] + 1.7), 5.4, inks.accent, bold=True, display=True),
    ]


def _owner(look: SeatLook, colour: Srgb, fields: Fields, inks: Inks, job: PrintJob) -> list[Shape]:
    """The seat's symbol: large and in outline, and small and filled beside its colour's name at the sheet's edge."""
    left, bottom, right, top = emblem_field(fields)
    middle = ((left + right) / 2, (bottom + top) / 2)
    line, width = job.settings.line, job.settings.line_width_mm
    shapes = symbol_outline(look.symbol, middle, 11.0, inks.accent, 0.7)
    x, y = middle[0], 10.6
    aside = scaled_text_width(look.shown, 2.8) / 2 + 3.6
    shapes += plate((x - 20.0, y - 3.0, x + 20.0, y + 3.0), inks, flowers=False)
    for at in (x - aside, x + aside):
        shapes += seat_symbol(look.symbol, (at, y), 3.6, colour, line, width)
    shapes.append(Text(look.shown, (x, y - 1.4), 2.8, job.settings.ink))
    return shapes


def _frame(
    width_mm: float,
    height_mm: float,
    colour: Srgb,
    markers: Mapping[int, PointMm],
    side_mm: float,
    job: PrintJob,
) -> list[Shape]:
    """A line along the sheet's edge, broken beside the markers so that it does not enter their white."""
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
            if min(colour) >= _TOO_PALE:
                # A grey edge makes a white seat's line visible on white paper. Other seats have none: the colour of the
                # orange seat's line tells vision how much red light a camera shows as blue.
                edged = job.settings.frame_width_mm + job.settings.line_width_mm
                shapes.append(Line(points, job.settings.line, edged))
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
    """The parts of a stretch outside the taken ones, in order."""
    parts = []
    at = start
    for a, b in taken:
        if a > at:
            parts.append((at, a))
        at = max(at, b)
    if end > at:
        parts.append((at, end))
    return parts
