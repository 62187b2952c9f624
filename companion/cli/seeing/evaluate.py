"""``raja evaluate``: how well a folder of photos with truth is read."""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Final, TypeVar

import click
import cv2
import numpy as np
from numpy.typing import NDArray

from companion.cli.evaluation_report.failure_sheet import failure_sheet
from companion.cli.evaluation_report.plots import reliability_plot, sweep_plot, teaching_plot
from companion.cli.evaluation_report.tables import (
    card_evaluation_to_text,
    evaluation_to_text,
    sweep_to_text,
    teaching_to_text,
    views_to_text,
)
from companion.cli.language import words_here
from companion.cli.seeing.taught_table import settings_at_table
from companion.errors import CompanionError
from companion.settings.loading import Settings
from companion.statistics.plots import Form
from companion.texts.message import Message
from vision.cards.network import shipped_card_networks
from vision.evaluation.card_photos import (
    card_evaluation_to_json,
    evaluate_cards,
    holds_card_photos,
    read_card_photos,
)
from vision.evaluation.folders import TruthfulPhoto, read_photo_folder, read_tables
from vision.evaluation.other_tables import OTHER_TABLES
from vision.evaluation.report import evaluation_to_json
from vision.evaluation.run import evaluate_photos
from vision.evaluation.summary import confidence_bins
from vision.evaluation.sweep_run import run_sweep, sweep_to_json
from vision.evaluation.sweeps import SWEEPS
from vision.evaluation.teaching import (
    Teaching,
    evaluate_teaching,
    teaching_to_json,
)
from vision.evaluation.views import Scene, WrongPromise, evaluate_views, holds_views, read_views, views_to_json
from vision.evaluation.worsening import WORSENINGS

Photo = TypeVar("Photo")
_FORMS: Final[dict[str, Form]] = {".png": "png", ".svg": "svg"}
DISTORTIONS = {**WORSENINGS, **OTHER_TABLES}


@click.command()
@click.argument("folder", type=click.Path(path_type=Path))
@click.option("--json", "as_json", is_flag=True, help="Print everything as JSON.")
@click.option("--contact-sheet", type=click.Path(path_type=Path), help="Write all failures into one picture.")
@click.option(
    "--plot",
    type=click.Path(path_type=Path),
    help="Plot claimed confidence against true rate (with --sweep: accuracy at each step).",
)
@click.option(
    "--half",
    type=click.Choice(["even", "odd"]),
    help="Use only every other photo, starting with the first (even) or second (odd).",
)
@click.option("--every", type=click.IntRange(min=1), default=1, help="Use only every N-th photo.")
@click.option("--distort", type=click.Choice(sorted(DISTORTIONS)), help="Degrade each photo before reading it.")
@click.option("--sweep", type=click.Choice(sorted(SWEEPS)), help="Vary one property of the photos in steps.")
@click.option("--taught", type=click.Path(path_type=Path), help="File of a table taught with `raja teach`.")
@click.option("--looks", help="Teach with this many of the photos and measure on the others, e.g. 0,1,2,5.")
@click.option(
    "--splits",
    default=12,
    show_default=True,
    type=click.IntRange(1, 1000),
    help="With --looks: number of random splits for each.",
)
@click.option("--seed", default=1, show_default=True, help="With --looks: seed for choosing the photos.")
@click.option(
    "--mistaken",
    default=0.0,
    type=click.FloatRange(0, 1),
    help="With --looks: share of true counts replaced by wrong ones.",
)
@click.option("--together", is_flag=True, help="Read all photos of one table together, like several cameras.")
@click.option("--asked", is_flag=True, help="Also list clear pieces that were asked about.")
@click.pass_context
def evaluate(
    ctx: click.Context,
    folder: Path,
    as_json: bool,
    contact_sheet: Path | None,
    plot: Path | None,
    half: str | None,
    every: int,
    distort: str | None,
    sweep: str | None,
    taught: Path | None,
    looks: str | None,
    splits: int,
    seed: int,
    mistaken: float,
    together: bool,
    asked: bool,
) -> None:
    """Measure vision on FOLDER, which contains photos and a truth.json (or the folder of an imported recording).

    Settings are tuned on one half (--half even) and results reported on the other (--half odd).
    """
    settings = settings_at_table(ctx, taught)
    cv2.setNumThreads(1)  # times are what one core takes
    if holds_card_photos(folder):
        if any(option is not None for option in (contact_sheet, plot, distort, sweep, looks)):
            raise CompanionError(
                "evaluation.not_for_cards",
                "Photos of cards have no contact sheet, plot, distortion or sweep: leave these out.",
            )
        click.echo(_cards(folder, settings, half, every, as_json=as_json, asked=asked))
        return
    if together or holds_views(folder):
        if any(option is not None for option in (contact_sheet, plot, distort, sweep, looks)):
            raise CompanionError(
                "evaluation.not_for_views",
                "Tables seen from several sides have no contact sheet, plot, distortion or sweep: leave these out.",
            )
        click.echo(_views(chosen(read_views(folder), half, every), settings, as_json=as_json))
        return
    if sweep is not None and (distort is not None or contact_sheet is not None or asked):
        raise CompanionError(
            "evaluation.not_with_sweep", "A sweep has no distortion, contact sheet or list: leave these out."
        )
    if looks is not None and (sweep is not None or distort is not None or contact_sheet is not None or asked):
        raise CompanionError(
            "evaluation.not_with_looks", "Teaching has no sweep, distortion, contact sheet or list: leave these out."
        )
    if looks is not None:
        tables = [chosen(photos, half, every) for photos in read_tables(folder)]
        teaching = Teaching(_numbers(looks), splits, seed, mistaken)
        click.echo(_with_looks(tables, teaching, settings, plot, as_json=as_json))
        return
    photos = chosen(read_photo_folder(folder), half, every)
    if sweep is not None:
        click.echo(_swept(photos, sweep, settings, plot, as_json=as_json))
        return
    outputs = Outputs(contact_sheet, plot, as_json=as_json, asked=asked)
    click.echo(_photos(photos, {"folder": str(folder), "half": half, "distort": distort}, settings, outputs))


@dataclass(frozen=True, slots=True)
class Outputs:
    """Where an evaluation goes beside the terminal, and in which form it is printed.

    Args:
        contact_sheet: picture of all failures.
        plot: claimed confidence against true rate.
        as_json: print JSON instead of words.
        asked: list clear pieces that were asked about, too.
    """

    contact_sheet: Path | None
    plot: Path | None
    as_json: bool
    asked: bool


def _photos(
    photos: Sequence[TruthfulPhoto], chosen_by: dict[str, str | None], settings: Settings, outputs: Outputs
) -> str:
    """Every claim about each of these photos, degraded first where that was asked for."""
    distort = chosen_by["distort"]
    result = evaluate_photos(
        photos,
        settings.vision_settings(),
        settings.evaluation.scoring,
        time.perf_counter_ns,
        DISTORTIONS[distort] if distort else None,
        keep_crops=outputs.contact_sheet is not None,
    )
    if outputs.contact_sheet is not None:
        _write_picture(outputs.contact_sheet, failure_sheet(result.failures, words_here()))
    if outputs.plot is not None:
        edges = settings.evaluation.summary.confidence_edges
        bins = confidence_bins(result.scores, edges)
        _write_plot(outputs.plot, lambda form: reliability_plot(bins, words_here(), form))
    if outputs.as_json:
        return json.dumps(chosen_by | evaluation_to_json(result, settings.evaluation), ensure_ascii=False)
    return evaluation_to_text(result, settings.evaluation, words_here(), list_asked=outputs.asked)


def _views(scenes: Sequence[Scene], settings: Settings, *, as_json: bool) -> str:
    """Several looks at each table, in every arrangement."""
    wrong: list[WrongPromise] = []
    rows = evaluate_views(scenes, settings.vision_settings(), settings.evaluation.scoring, wrong.append)
    if as_json:
        form = {"tables": len(scenes), "rows": views_to_json(rows), "wrong": [asdict(one) for one in wrong]}
        return json.dumps(form, ensure_ascii=False)
    return views_to_text(rows, wrong, len(scenes), words_here())


def _swept(photos: Sequence[TruthfulPhoto], name: str, settings: Settings, plot: Path | None, *, as_json: bool) -> str:
    """One quantity changed in steps, on all of these photos."""
    sweep = SWEEPS[name]
    steps = run_sweep(photos, sweep, settings.vision_settings(), settings.evaluation, time.perf_counter_ns)
    if plot is not None:
        _write_plot(plot, lambda form: sweep_plot(steps, name, sweep, words_here(), form))
    if as_json:
        return json.dumps({"sweep": name} | sweep_to_json(steps, sweep, len(photos)), ensure_ascii=False)
    return sweep_to_text(steps, name, sweep, len(photos), words_here())


def _with_looks(
    tables: Sequence[Sequence[TruthfulPhoto]],
    teaching: Teaching,
    settings: Settings,
    plot: Path | None,
    *,
    as_json: bool,
) -> str:
    """What teaching each table with some of its photos does for its others."""
    if any(len(photos) < 2 for photos in tables):
        raise CompanionError(
            "evaluation.too_few", "Teaching needs two photos or more: one to teach with, one to judge."
        )

    words = words_here()

    def told(what: Message) -> None:
        click.echo(words.say(what), err=True)

    scoring = settings.evaluation.scoring
    rows = evaluate_teaching(tables, settings.vision_settings(), scoring, teaching, told)
    if plot is not None:
        _write_plot(plot, lambda form: teaching_plot(rows, words, form))
    return json.dumps(teaching_to_json(rows), ensure_ascii=False) if as_json else teaching_to_text(rows, words)


def _numbers(looks: str) -> tuple[int, ...]:
    """Numbers of looks, as a person types them."""
    parts = looks.split(",")
    if not all(part.strip().isascii() and part.strip().isdigit() and len(part) < 4 for part in parts):
        raise CompanionError("evaluation.bad_looks", "Separate the numbers of looks with commas: --looks 0,1,2,5.")
    return tuple(int(part) for part in parts)


def _cards(folder: Path, settings: Settings, half: str | None, every: int, *, as_json: bool, asked: bool) -> str:
    """The evaluation of a folder with photos of playing cards."""
    photos = chosen(read_card_photos(folder), half, every)
    own, networks = settings.evaluation, shipped_card_networks()
    result = evaluate_cards(photos, settings.geometry, settings.vision, own.cards, networks, time.perf_counter_ns)
    if as_json:
        form = {"folder": str(folder), "half": half} | card_evaluation_to_json(
            result, own.goals, own.summary.confidence_edges
        )
        return json.dumps(form, ensure_ascii=False)
    return card_evaluation_to_text(result, own.goals, words_here(), list_asked=asked)


def chosen(photos: Sequence[Photo], half: str | None, every: int) -> Sequence[Photo]:
    """The photos of one half, and of those every N-th."""
    start, step = {"even": (0, 2), "odd": (1, 2), None: (0, 1)}[half]
    return photos[start::step][::every]


def _write_plot(path: Path, draw: Callable[[Form], bytes]) -> None:
    form = _FORMS.get(path.suffix.lower())
    if form is None:
        raise _unwritable(path)
    try:
        path.write_bytes(draw(form))
    except OSError as error:
        raise _unwritable(path) from error


def _write_picture(path: Path, picture: NDArray[np.uint8]) -> None:
    try:
        written = cv2.imwrite(str(path), picture)
    except cv2.error:
        written = False
    if not written:
        raise _unwritable(path)


def _unwritable(path: Path) -> CompanionError:
    return CompanionError(
        "evaluation.unwritable",
        f"{path} cannot be written: name a .png file in a folder that exists.",
        file=str(path),
    )
