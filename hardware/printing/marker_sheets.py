"""All markers by themselves, to cut out and stick onto a table or onto home-made mats."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from hardware.printing.layout.grid import grid_sheets
from hardware.printing.mats import PrintJob
from hardware.printing.shapes import Shape, Sheet, Text, around, box
from vision.geometry.table import PointMm
from vision.message import Message

_WORDS_MM = 8.0


@dataclass(frozen=True, slots=True)
class LooseMarker:
    """A marker and the place it belongs to."""

    marker: int
    side_mm: float
    where: str
    centre_mm: PointMm


def all_markers(job: PrintJob) -> tuple[LooseMarker, ...]:
    """The markers of every mat, ordered by id."""
    geometry = job.geometry
    found = []
    for seat in range(geometry.seats):
        for marker, centre in geometry.seat_mat.marker_centres_mm(seat).items():
            found.append(LooseMarker(marker, geometry.seat_mat.marker_side_mm, job.seats[seat].shown, centre))
    for marker, centre in geometry.market_mat.marker_centres_mm().items():
        found.append(
            LooseMarker(marker, geometry.market_mat.marker_side_mm, job.say(Message("sheet.of_market")), centre)
        )
    cards = geometry.card_mat
    for marker, x, y in zip(cards.marker_ids, cards.marker_xs_mm, cards.marker_ys_mm, strict=True):
        found.append(LooseMarker(marker, cards.marker_side_mm, job.say(Message("sheet.of_cards")), (x, y)))
    return tuple(sorted(found, key=lambda m: m.marker))


def marker_sheets(paper: str, job: PrintJob) -> tuple[Sheet, ...]:
    """Pages of all markers, each in a dashed square that includes its white, with id and place below.

    Raises:
        HardwareError: ``print.no_such_paper``, ``print.no_room``.
    """
    markers = all_markers(job)
    widest = max(_cut_side(marker, job) for marker in markers)

    def draw(marker: LooseMarker, middle: PointMm) -> Sequence[Shape]:
        centre = (middle[0], middle[1] + _WORDS_MM / 2)
        half = _cut_side(marker, job) / 2
        x, y = marker.centre_mm
        return [
            job.outline(box(around(centre, half)), dash_mm=1.0),
            job.marker(marker.marker, centre, marker.side_mm),
            Text(f"{marker.marker}  {marker.where}", (middle[0], centre[1] - half - 3.6), 2.2, job.settings.ink),
            Text(
                job.say(Message("sheet.at", {"x": f"{x:g}", "y": f"{y:g}"})),
                (middle[0], centre[1] - half - 6.6),
                1.6,
                job.settings.line,
            ),
        ]

    return grid_sheets(
        job.say(Message("sheet.markers")), "markers", markers, (widest, widest + _WORDS_MM), draw, paper, job
    )


def _cut_side(marker: LooseMarker, job: PrintJob) -> float:
    left, _, right, _ = job.quiet_zone(marker.marker, (0.0, 0.0), marker.side_mm)
    return right - left
