"""``raja stats``: what recorded evenings teach: dice, questions, readings, time, prices, sieges."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Literal, cast

import click

from companion.cli.language import language_option, words_here
from companion.cli.main import settings_of
from companion.cli.recording_file import RECORDING
from companion.errors import CompanionError
from companion.retelling.gathering import gather
from companion.statistics.figures import Figures, figures_of, figures_to_json
from companion.statistics.page import statistics_page
from companion.statistics.plots import draw_plots
from companion.statistics.report import report
from companion.texts.catalogue import Texts, texts_in


@click.command()
@click.argument("files", nargs=-1, required=True, type=RECORDING)
@click.option("--json", "as_json", is_flag=True, help="Print JSON.")
@click.option("--plots", type=click.Path(path_type=Path), help="Write the plots into this folder.")
@click.option(
    "--form", type=click.Choice(["png", "svg"]), default="svg", show_default=True, help="Format of the plots."
)
@click.option("--page", type=click.Path(path_type=Path), help="Write plots and tables as one HTML page.")
@language_option("Of words, plots and page.")
@click.pass_context
def stats(
    ctx: click.Context,
    files: tuple[Path, ...],
    as_json: bool,
    plots: Path | None,
    form: str,
    page: Path | None,
    lang: str,
) -> None:
    """Tell what the recordings FILES teach, taken together."""
    settings = settings_of(ctx)
    watched = sys.stderr.isatty()
    evenings = []
    for file in files:
        if watched:
            click.echo(words_here()("command.looking_through", file=file), err=True)
        evenings.append(gather(file, settings, looks=True))
    found = figures_of(evenings)
    text = texts_in(lang)
    if plots is not None or page is not None:
        _draw(found, plots, cast(Literal["png", "svg"], form), page, text)
    click.echo(json.dumps(figures_to_json(found), indent=1, ensure_ascii=False) if as_json else report(found, text))


def _draw(found: Figures, plots: Path | None, form: Literal["png", "svg"], page: Path | None, text: Texts) -> None:
    try:
        if plots is not None:
            plots.mkdir(parents=True, exist_ok=True)
            for name, data in draw_plots(found, form, text).items():
                (plots / f"{name}.{form}").write_bytes(data)
        if page is not None:
            page.write_text(statistics_page(found, text), encoding="utf-8")
    except OSError as error:
        raise CompanionError(
            "stats.cannot_write",
            f"{error.filename} cannot be written ({error.strerror}): choose another place.",
            file=str(error.filename),
            reason=str(error.strerror),
        ) from error
