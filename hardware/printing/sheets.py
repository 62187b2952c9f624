"""Everything that can be printed, by name: each function gives the pages of a file."""

from __future__ import annotations

from hardware.printing.box import tuck_box
from hardware.printing.charuco import charuco_sheet, fitted_board
from hardware.printing.layout.tiling import Page, pages_for
from hardware.printing.leaflet.sheet import rules_sheets
from hardware.printing.marker_sheets import marker_sheets
from hardware.printing.mats import PrintJob, card_mat, market_mat, seat_mat
from hardware.printing.playing_cards import card_sheets
from hardware.printing.shapes import Sheet
from hardware.printing.tokens import token_sheets
from vision.settings.calibration import CharucoBoard


def mat_files(job: PrintJob, large: str, small: str) -> dict[str, tuple[Page, ...]]:
    """File name → pages: each seat's mat and the card mat on the large paper, the market's on the small one.

    Raises:
        HardwareError: ``print.no_such_paper``, ``print.cuts_marker``.
    """
    files = {
        f"seat-mat-{seat + 1}-{job.seats[seat].name}-{large}": pages_for(seat_mat(seat, job), large, job.settings)
        for seat in range(job.geometry.seats)
    }
    files[f"market-mat-{small}"] = pages_for(market_mat(job), small, job.settings)
    files[f"card-mat-{large}"] = pages_for(card_mat(job), large, job.settings)
    return files


def marker_file(job: PrintJob, paper: str) -> dict[str, tuple[Page, ...]]:
    """All markers by themselves; raise ``HardwareError`` if the paper is unknown or too small."""
    return {f"markers-{paper}": _as_pages(marker_sheets(paper, job), job, paper)}


def token_file(job: PrintJob, paper: str) -> dict[str, tuple[Page, ...]]:
    """Tiles, shields and market disks; raise ``HardwareError`` as ``marker_file``."""
    return {f"tokens-{paper}": _as_pages(token_sheets(paper, job), job, paper)}


def card_file(job: PrintJob, paper: str) -> dict[str, tuple[Page, ...]]:
    """A deck of playing cards, faces and backs; raise ``HardwareError`` as ``marker_file``."""
    return {f"playing-cards-{paper}": _as_pages(card_sheets(paper, job), job, paper)}


def rules_file(job: PrintJob, paper: str) -> dict[str, tuple[Page, ...]]:
    """The rules on two sides; raise ``HardwareError`` as ``marker_file``."""
    return {f"rules-{paper}": _as_pages(rules_sheets(paper, job), job, paper)}


def box_file(job: PrintJob, paper: str) -> dict[str, tuple[Page, ...]]:
    """A box to cut and fold; raise ``HardwareError`` as ``marker_file``."""
    return {f"box-{paper}": pages_for(tuck_box(job), paper, job.settings)}


def charuco_file(job: PrintJob, board: CharucoBoard, paper: str) -> dict[str, tuple[Page, ...]]:
    """The calibration board; raise ``HardwareError`` as ``marker_file``."""
    sheet = charuco_sheet(fitted_board(board, paper, job), paper, job)
    return {f"charuco-{paper}": pages_for(sheet, paper, job.settings)}


def _as_pages(sheets: tuple[Sheet, ...], job: PrintJob, paper: str) -> tuple[Page, ...]:
    return tuple(page for sheet in sheets for page in pages_for(sheet, paper, job.settings))
