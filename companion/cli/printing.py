"""``raja print mats|markers|tokens|cards|rules|box|charuco``: PDFs of true size; ``parts``: for a 3D printer."""

from __future__ import annotations

import itertools
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final

import click

from companion.cli.language import language_here, words_here
from companion.cli.lazy_group import CommandsOnCall, OnCall
from companion.cli.main import settings_of
from companion.session.views.page_state import SEAT_SYMBOLS
from companion.settings.loading import Settings
from companion.texts.catalogue import commands_in, texts_in
from companion.texts.message import Message
from hardware.printing.charuco import fitted_board
from hardware.printing.layout.pdf import write_pdf
from hardware.printing.layout.tiling import Page
from hardware.printing.mats import PrintJob, SeatLook
from hardware.printing.sheets import box_file, card_file, charuco_file, marker_file, mat_files, rules_file, token_file
from vision.geometry.table import SEAT_COLOURS

PARTS: Final = {
    "parts": OnCall("companion.cli.parts:parts", "Dice tower, sensor carrier, camera arm and case for a 3D printer.")
}
"""They load what draws in three dimensions."""
SMALL_OF: Final = {"a3": "a4", "tabloid": "letter"}
"""What goes with a large paper; a small one goes with itself."""

_paper = click.option(
    "--paper",
    default="a4",
    show_default=True,
    metavar="NAME",
    help="a4, a3, letter, tabloid, or a name from [printing.papers] in your settings.",
)
_output = click.option(
    "-o",
    "--output",
    default=".",
    type=click.Path(path_type=Path, file_okay=False),
    help="Folder to write to.  [default: the current one]",
)


@click.group(name="print", cls=CommandsOnCall, on_call=PARTS)
def printing() -> None:
    """Make PDFs to print at 100 % (mats, markers, tokens, rules, a box, the calibration board), and parts for a 3D printer."""


@printing.command()
@click.option(
    "--paper",
    default="a3",
    show_default=True,
    metavar="NAME",
    help="a3 (one page per mat), a4 (four pages to glue), tabloid (two), letter (four), or a name from your settings.",
)
@_output
@click.pass_context
def mats(ctx: click.Context, paper: str, output: Path) -> None:
    """A mat for each seat, the market mat and the card mat."""
    settings = settings_of(ctx)
    _write(mat_files(_job(settings), paper, SMALL_OF.get(paper, paper)), output, settings)


@printing.command()
@_paper
@_output
@click.pass_context
def markers(ctx: click.Context, paper: str, output: Path) -> None:
    """Only the markers, to stick onto your own mats."""
    settings = settings_of(ctx)
    _write(marker_file(_job(settings), paper), output, settings)


@printing.command()
@_paper
@_output
@click.pass_context
def tokens(ctx: click.Context, paper: str, output: Path) -> None:
    """Territory tiles, shields and market disks, to glue on cardboard."""
    settings = settings_of(ctx)
    _write(token_file(_job(settings), paper), output, settings)


@printing.command()
@_paper
@_output
@click.pass_context
def cards(ctx: click.Context, paper: str, output: Path) -> None:
    """A deck of playing cards for the small games, faces and backs."""
    settings = settings_of(ctx)
    _write(card_file(_job(settings), paper), output, settings)


@printing.command()
@_paper
@_output
@click.pass_context
def rules(ctx: click.Context, paper: str, output: Path) -> None:
    """The rules on one sheet, to print on both sides."""
    settings = settings_of(ctx)
    _write(rules_file(_job(settings), paper), output, settings)


@printing.command()
@click.option(
    "--paper",
    default="a3",
    show_default=True,
    metavar="NAME",
    help="a3 (one page), a4, tabloid or letter (several to glue), or a name from your settings.",
)
@_output
@click.pass_context
def box(ctx: click.Context, paper: str, output: Path) -> None:
    """A box for all pieces, to cut out and fold."""
    settings = settings_of(ctx)
    _write(box_file(_job(settings), paper), output, settings)


@printing.command()
@_paper
@_output
@click.pass_context
def charuco(ctx: click.Context, paper: str, output: Path) -> None:
    """The calibration board for `raja calibrate`."""
    settings = settings_of(ctx)
    board = settings.vision.calibration.board
    job = _job(settings)
    fitted = fitted_board(board, paper, job)
    _write(charuco_file(job, board, paper), output, settings)
    if fitted != board:
        click.echo(
            f"{words_here()('print.other_squares', square_mm=fitted.square_mm)}\n[vision.calibration.board]\nsquare_mm = {fitted.square_mm:g}\nmarker_mm = {fitted.marker_mm:g}"
        )


def _job(settings: Settings) -> PrintJob:
    """What sheets are drawn from; seats are called as on the companion's pages."""
    names = [*SEAT_COLOURS, *(f"seat {seat}" for seat in range(len(SEAT_COLOURS), settings.geometry.seats))]
    symbols, text = itertools.cycle(SEAT_SYMBOLS), texts_in(language_here())
    looks = tuple(
        SeatLook(name, symbol, text.word("colour", name))
        for name, symbol in zip(names[: settings.geometry.seats], symbols, strict=False)
    )
    return PrintJob(settings.geometry, settings.palette, settings.printing, looks, _said_on_sheets)


def _said_on_sheets(message: Message) -> str:
    here = language_here()
    commands = commands_in(here)
    # The rules are those of the pages.
    return (commands if commands.has(message.code) else texts_in(here)).say(message)


def _write(files: Mapping[str, Sequence[Page]], folder: Path, settings: Settings) -> None:
    """Write every file and say what it takes."""
    words = words_here()
    for name, pages in files.items():
        path = folder / f"{name}.pdf"
        write_pdf(path, pages, settings.printing, f"Raja: {name}", _said_on_sheets)
        width_mm, height_mm = pages[0].width_mm, pages[0].height_mm
        click.echo(words("print.written", file=path, pages=len(pages), width_mm=width_mm, height_mm=height_mm))
        if any(page.near_edge() for page in pages):
            click.echo(f"  {words('print.near_edge')}")
    click.echo(words("print.true_size"))
