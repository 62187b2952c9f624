"""``raja stats``: statistics of recorded evenings: dice, questions, readings, time, prices, sieges."""

from __future__ import annotations

import importlib.util
import json
import sys
from functools import partial
from pathlib import Path
from typing import Literal, cast

import click

from companion.cli.language import language_option, words_here
from companion.cli.main import settings_of
from companion.cli.recordings.recording_argument import RECORDING
from companion.errors import CompanionError
from companion.review.loading import load_game
from companion.review.recorded_game import RecordedGame
from companion.settings.loading import Settings
from companion.statistics.figures import Figures, figures_of, figures_to_json
from companion.statistics.page import statistics_page
from companion.statistics.plots import draw_plots
from companion.statistics.report import report
from companion.texts.catalogue import Texts, commands_in, texts_in


@click.command()
@click.argument("files", nargs=-1, type=RECORDING)
@click.option("--json", "as_json", is_flag=True, help="Print JSON.")
@click.option("--plots", type=click.Path(path_type=Path), help="Write the plots into this folder.")
@click.option(
    "--form", type=click.Choice(["png", "svg"]), default="svg", show_default=True, help="Format of the plots."
)
@click.option(
    "--facts",
    type=click.Path(file_okay=False, path_type=Path),
    help="Keep each recording's facts in this folder (Parquet), and cover all evenings in it.",
)
@click.option("--page", type=click.Path(path_type=Path), help="Write plots and tables as one HTML page.")
@language_option("Language of text, plots and page.")
@click.pass_context
def stats(
    ctx: click.Context,
    files: tuple[Path, ...],
    as_json: bool,
    plots: Path | None,
    form: str,
    facts: Path | None,
    page: Path | None,
    lang: str,
) -> None:
    """Show statistics over all recordings FILES together."""
    settings, text = settings_of(ctx), texts_in(lang)
    if facts is not None:
        if plots is not None or page is not None:
            raise click.UsageError("--facts tells of many evenings in words or JSON: leave out --plots and --page.")
        click.echo(_of_many(facts, files, settings, text, commands_in(lang), as_json=as_json))
        return
    if not files:
        raise click.MissingParameter(param_hint="FILES", param_type="argument")
    found = figures_of([_looked_through(file, settings) for file in files])
    if plots is not None or page is not None:
        _draw(found, plots, cast(Literal["png", "svg"], form), page, text)
    click.echo(json.dumps(figures_to_json(found), indent=1, ensure_ascii=False) if as_json else report(found, text))


def _looked_through(file: Path, settings: Settings) -> RecordedGame:
    if sys.stderr.isatty():
        click.echo(words_here()("command.looking_through", file=file), err=True)
    return load_game(file, settings, looks=True)


def _of_many(
    folder: Path, files: tuple[Path, ...], settings: Settings, text: Texts, words: Texts, *, as_json: bool
) -> str:
    """What all evenings with facts in that folder teach; those of ``files`` are drawn where they are not there yet."""
    if importlib.util.find_spec("duckdb") is None:
        raise CompanionError(
            "archive.not_installed",
            "Facts of many evenings need duckdb: install it with pip install 'raja-table[archive]'.",
        )
    from companion.archive.aggregate import many_evenings  # noqa: PLC0415 as above
    from companion.archive.content_hash import digest_of_file  # noqa: PLC0415 as below
    from companion.archive.extraction import draw_facts  # noqa: PLC0415 its library is an extra
    from companion.archive.parquet import facts_read  # noqa: PLC0415 as above
    from companion.archive.report import report_of_many  # noqa: PLC0415 as above

    for file in files:
        draw_facts(folder, digest_of_file(file), partial(_looked_through, file, settings))
    with facts_read(folder) as line:
        found = many_evenings(line)
    if as_json:
        return json.dumps(found.to_json(), indent=1, ensure_ascii=False)
    return report_of_many(found, text, words)


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
