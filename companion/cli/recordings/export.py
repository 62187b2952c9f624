"""``raja export``: a recorded evening as JSON, transcript, CSV tables, an HTML page, a film, or a link for BG Stats."""

from __future__ import annotations

import sys
from datetime import UTC, datetime, timedelta
from pathlib import Path

import click

from companion.analysis.summary import summary_of
from companion.cli.language import language_option, words_here
from companion.cli.main import settings_of
from companion.cli.recordings.recording_argument import RECORDING
from companion.errors import CompanionError
from companion.export.bg_stats import bg_stats_link
from companion.export.film import write_film
from companion.export.html_page import html_page
from companion.export.share.card import share_card
from companion.export.share.film import share_film
from companion.export.share.picture import SIZES, share_picture
from companion.export.text_formats import evening_tables, evening_to_json_text, evening_to_transcript, table_to_csv
from companion.private_files import write_new
from companion.review.frame_store import FrameStore
from companion.review.loading import SeenFrames, load_game
from companion.review.recorded_game import RecordedGame
from companion.texts.catalogue import texts_in

FORMS = ("json", "transcript", "csv", "html", "mp4", "share", "bgstats")
SUFFIXES = {
    "json": ".json",
    "transcript": ".txt",
    "csv": "",
    "html": ".html",
    "mp4": ".mp4",
    "share": "",
    "bgstats": ".link",
}
FOLDERS = {"csv": "tables", "share": "share"}
TEXTS_TO_SCREEN = ("json", "transcript", "bgstats")


@click.command()
@click.argument("file", type=RECORDING)
@click.option("--to", "form", type=click.Choice(FORMS), required=True, help="The format to export to.")
@click.option(
    "-o",
    "--output",
    type=click.Path(path_type=Path),
    help="File to write (csv, share: folder).  [default: text to the screen, else beside FILE]",
)
@click.option("--speed", default=8.0, show_default=True, type=click.FloatRange(0.25, 600), help="mp4: speed-up factor.")
@click.option("--plain", is_flag=True, help="html, mp4: do not draw the readings on the pictures.")
@language_option("Language of csv, html, mp4, share and bgstats.")
@click.pass_context
def export(
    ctx: click.Context, file: Path, form: str, output: Path | None, speed: float, plain: bool, lang: str
) -> None:
    """Export the evening in the recording FILE."""
    target = output if output is not None else _beside(file, form)
    if target is not None and target.exists() and target.samefile(file):
        raise CompanionError("export.same_file", "Give another name with -o: the recording is left as it is.")
    seen = SeenFrames()
    with _Bar(words_here()("export.looking_through")) as bar:
        evening = load_game(file, settings_of(ctx), progress=bar.reach, seen=seen)
    if form == "csv":
        assert target is not None
        for path in _write_tables(evening, target, lang):
            click.echo(str(path))
    elif form == "share":
        assert target is not None
        for path in _write_shared(evening, target, lang):
            click.echo(str(path))
    elif form in ("html", "mp4"):
        assert target is not None
        _write_pictures(ctx, file, evening, seen, form, target, speed=speed, overlay=not plain, lang=lang)
        click.echo(str(target))
    else:
        _write_text(target, _text(evening, form, file, lang))


def _beside(file: Path, form: str) -> Path | None:
    """Where it goes if nobody says: texts on the screen, all else beside the recording."""
    if form in TEXTS_TO_SCREEN:
        return None
    return file.with_suffix(SUFFIXES[form]) if SUFFIXES[form] else file.with_name(f"{file.stem}-{FOLDERS[form]}")


def _text(evening: RecordedGame, form: str, file: Path, lang: str) -> str:
    if form == "json":
        return evening_to_json_text(evening)
    if form == "transcript":
        return "\n".join(evening_to_transcript(evening)) + "\n"
    return bg_stats_link(evening, _played_at(evening, file), texts_in(lang)) + "\n"


def _played_at(evening: RecordedGame, file: Path) -> datetime:
    """When the evening ended; where nobody wrote down when it began, when its file was last written."""
    try:
        began = datetime.fromisoformat(evening.began or "")
    except ValueError:
        return datetime.fromtimestamp(file.stat().st_mtime, UTC)
    return began.astimezone(UTC) + timedelta(microseconds=evening.end_ns // 1000)


def _write_text(target: Path | None, text: str) -> None:
    if target is None:
        click.echo(text, nl=False)
        return
    try:
        write_new(target, text.encode("utf-8"))
    except OSError as error:
        raise _cannot_write(target, error) from error
    click.echo(str(target))


def _write_tables(evening: RecordedGame, folder: Path, lang: str) -> list[Path]:
    written = []
    try:
        folder.mkdir(parents=True, exist_ok=True)
        for name, table in evening_tables(evening, texts_in(lang)).items():
            path = folder / f"{name}.csv"
            write_new(path, table_to_csv(table).encode("utf-8"))
            written.append(path)
    except OSError as error:
        raise _cannot_write(folder, error) from error
    return written


def _write_shared(evening: RecordedGame, folder: Path, lang: str) -> list[Path]:
    card = share_card(summary_of(evening.timeline()), texts_in(lang))
    made = {f"{form}.png": share_picture(card, form) for form in SIZES} | {"film.mp4": share_film(card)}
    try:
        folder.mkdir(parents=True, exist_ok=True)
        for name, data in made.items():
            write_new(folder / name, data)
    except OSError as error:
        raise _cannot_write(folder, error) from error
    return [folder / name for name in made]


def _write_pictures(
    ctx: click.Context,
    file: Path,
    evening: RecordedGame,
    seen: SeenFrames,
    form: str,
    target: Path,
    *,
    speed: float,
    overlay: bool,
    lang: str,
) -> None:
    with FrameStore(file, settings_of(ctx), seen.by_frame) as store:
        if form == "html":
            page = html_page(evening, store, texts_in(lang), overlay=overlay)
            try:
                write_new(target, page.encode("utf-8"))
            except OSError as error:
                raise _cannot_write(target, error) from error
            return

        with _Bar(words_here()("export.filming")) as bar:
            write_film(evening, store, target, texts_in(lang), speed=speed, overlay=overlay, progress=bar.reach)


def _cannot_write(target: Path, error: OSError) -> CompanionError:
    return CompanionError(
        "export.cannot_write",
        f"{target} cannot be written ({error.strerror}): choose another place with -o.",
        file=str(target),
        reason=str(error.strerror),
    )


class _Bar:
    """How far it is, on a screen that somebody watches."""

    def __init__(self, label: str) -> None:
        self._bar = click.progressbar(length=1000, label=label, file=sys.stderr, hidden=not sys.stderr.isatty())

    def reach(self, share: float) -> None:
        """That share is done."""
        self._bar.update(max(0, round(share * 1000) - self._bar.pos))

    def __enter__(self) -> _Bar:
        self._bar.__enter__()
        return self

    def __exit__(self, *what: object) -> None:
        self._bar.render_finish()
