"""Flat pieces for those who have none: territory tiles, shields and market disks, to glue on cardboard and cut out."""

from __future__ import annotations

from collections.abc import Sequence

from hardware.printing.dress.pieces import disk_back, disk_rim, shield_rim, tile_edge
from hardware.printing.layout.grid import grid_sheets
from hardware.printing.mats import PrintJob
from hardware.printing.shapes import Area, Disc, RoundedBox, Shape, Sheet, Text, around, box
from vision.geometry.table import PointMm
from vision.message import Message
from vision.settings.palette import Srgb

TILES = 36
SHIELDS_OF_EACH = 10
SHIELD_VALUES = (1, 2, 3)
_APART_MM = 3.0
_WHITE: Srgb = (255, 255, 255)


def token_sheets(paper: str, job: PrintJob) -> tuple[Sheet, ...]:
    """Pages of tiles' red and blue sides, shields with numerals, and disks' faces and backs.

    Red and blue pages use the same grid, so that they can be printed on both sides of one card.

    Raises:
        HardwareError: ``print.no_such_paper``, ``print.no_room``.
    """
    return (*_tiles(paper, job), *_shields(paper, job), *_disks(paper, job))


def _tiles(paper: str, job: PrintJob) -> list[Sheet]:
    side = job.geometry.pieces.tile_mm
    per_side = {
        name: grid_sheets(
            job.say(Message(f"sheet.tiles_{name}")),
            "tiles",
            range(TILES),
            (side + _APART_MM, side + _APART_MM),
            lambda _, middle, fill=colour: _square(middle, side, fill, job),  # type: ignore[misc]
            paper,
            job,
        )
        for name, colour in (("red", job.palette.tile_red), ("blue", job.palette.tile_blue))
    }
    return [sheet for pair in zip(per_side["red"], per_side["blue"], strict=True) for sheet in pair]


def _square(middle: PointMm, side: float, fill: Srgb, job: PrintJob) -> Sequence[Shape]:
    # Colour extends half a gap beyond the thin line to cut along, so that a slightly wrong cut leaves no white edge.
    return (
        Area((box(around(middle, (side + _APART_MM) / 2 - 0.4)),), fill),
        tile_edge(middle, side, fill),
        job.outline(box(around(middle, side / 2))),
    )


def _shields(paper: str, job: PrintJob) -> tuple[Sheet, ...]:
    pieces = job.geometry.pieces
    values = [value for value in SHIELD_VALUES for _ in range(SHIELDS_OF_EACH)]
    capital_mm = pieces.shield_mm / 2

    def draw(value: int, middle: PointMm) -> Sequence[Shape]:
        bounds = around(middle, pieces.shield_mm / 2)
        line = job.settings.line_width_mm / 2
        return (
            RoundedBox(bounds, pieces.shield_corner_mm, job.palette.shield_blue, job.settings.line, line),
            shield_rim(middle, pieces.shield_mm, pieces.shield_corner_mm, job.palette.shield_blue),
            Text(str(value), (middle[0], middle[1] - capital_mm / 2), capital_mm, _WHITE, bold=True),
        )

    cell = pieces.shield_mm + _APART_MM
    return grid_sheets(job.say(Message("sheet.shields")), "shields", values, (cell, cell), draw, paper, job)


def _disks(paper: str, job: PrintJob) -> tuple[Sheet, ...]:
    market, pieces = job.geometry.market_mat, job.geometry.pieces
    disks = sorted((*market.grain_disks, *market.shields_disks, *market.elephants_disks))
    capital_mm = pieces.market_disk_diameter_mm * 0.42

    def draw(disk: int | None, middle: PointMm) -> Sequence[Shape]:
        line = job.settings.line_width_mm / 2
        face: list[Shape] = [
            Disc(middle, pieces.market_disk_diameter_mm / 2, job.palette.disk_yellow, job.settings.line, line)
        ]
        art = disk_back if disk is None else disk_rim
        face.append(art(middle, pieces.market_disk_diameter_mm, job.palette.disk_yellow))
        if disk is not None:
            at = (middle[0], middle[1] - capital_mm / 2)
            face.append(Text(str(disk), at, capital_mm, job.settings.ink, bold=True))
        return face

    cell = pieces.market_disk_diameter_mm + _APART_MM
    faces_and_backs: list[int | None] = [*disks, *(None for _ in disks)]
    return grid_sheets(job.say(Message("sheet.disks")), "disks", faces_and_backs, (cell, cell), draw, paper, job)
