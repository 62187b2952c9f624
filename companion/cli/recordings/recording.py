"""``raja recording``: make, inspect, cut, merge, anonymise and repair recordings."""

from __future__ import annotations

import json
from contextlib import ExitStack
from pathlib import Path

import click

from companion.cli.language import language_here, words_here
from companion.cli.main import settings_of
from companion.cli.recordings.recording_argument import RECORDING
from companion.errors import CompanionError
from companion.export.labelled_photos import labels_of, write_labels
from companion.recording.changes.anonymising import anonymise_recording
from companion.recording.changes.cutting import cut_recording, merge_recordings
from companion.recording.changes.repair import repair_recording
from companion.recording.reading import open_recording, read_head
from companion.recording.stories.importing import import_folder
from companion.recording.summary import summary_of
from companion.replay.sentence_source import UNKNOWN_BOARD, sentences_from
from companion.review.frame_store import FrameStore
from companion.review.loading import load_game
from companion.texts.catalogue import texts_in
from companion.texts.refusals import sentence_of


@click.group()
def recording() -> None:
    """Inspect, cut, merge, anonymise or repair recorded evenings."""


@recording.command("import")
@click.argument("folder", type=click.Path(path_type=Path))
@click.option("-o", "--output", required=True, type=click.Path(path_type=Path), help="The .mcap file to write.")
@click.option("--truth", "truth_file", type=click.Path(path_type=Path), help="Also write each frame's truth as JSON.")
@click.option(
    "--board",
    type=click.Choice(["firmware", "virtual"]),
    default="firmware",
    show_default=True,
    help="What reads the dice: the real firmware in the simulator, or the pure-Python virtual board.",
)
@click.pass_context
def import_(ctx: click.Context, folder: Path, output: Path, truth_file: Path | None, board: str) -> None:
    """Make a recording from FOLDER: frames, frames.json, events.json and camera.json.

    The dice in events.json are thrown into a simulated board, and its messages are recorded. Where events.json and
    the rules disagree on a number, the rules win, and every change is listed.
    """
    report = import_folder(folder, output, settings_of(ctx), board=board, truth_file=truth_file)
    words = words_here()
    for note in report.notes:
        click.echo(words("recording.note", note=words.say(note)))
    for change in report.changes:
        why = "" if change.refused is None else f" {sentence_of(change.refused, language_here())}"
        click.echo(words("recording.changed", change=words.say(change.message) + why))
    counted = {"frames": report.frames, "sentences": report.sentences, "commands": report.commands}
    source = texts_in(language_here()).say(sentences_from(report.sentences_from))
    told = {"answers": report.answers, "seconds": f"{report.duration_s:.1f}", "source": source}
    click.echo(words_here()("recording.imported", file=output, **counted, **told))


@recording.command()
@click.argument("file", type=RECORDING)
@click.option("--json", "as_json", is_flag=True, help="Print JSON.")
def info(file: Path, as_json: bool) -> None:
    """Show what is in a recording."""
    with open_recording(file) as opened:
        summary = summary_of(opened)
        texts = texts_in(language_here())
        if as_json:
            click.echo(json.dumps(summary.to_json(texts), indent=1, sort_keys=True, ensure_ascii=False))
            return
        source = sentences_from(opened.head.about.get("sentences_from", UNKNOWN_BOARD))
        for line in summary.lines(words_here(), texts, texts.say(source)):
            click.echo(line)


@recording.command()
@click.argument("file", type=RECORDING)
@click.option(
    "-o", "--output", required=True, type=click.Path(path_type=Path), help="The repaired .mcap file to write."
)
@click.option("--force", is_flag=True, help="Overwrite an existing file.")
def repair(file: Path, output: Path, force: bool) -> None:
    """Recover everything readable from a cut-off or damaged recording."""
    _check_another(output, file)
    report = repair_recording(file, output, force=force)
    words = words_here()
    lost = words("recording.lost", chunks=report.lost_chunks) if report.lost_chunks else ""
    end = words("recording.ended_early") if report.cut_short else ""
    camera = "" if report.camera else words("recording.camera_lost")
    click.echo(words("recording.kept", file=output, count=report.kept) + lost + end + camera)


@recording.command()
@click.argument("file", type=RECORDING)
@click.argument("from_", metavar="FROM")
@click.argument("to")
@click.option("-o", "--output", required=True, type=click.Path(path_type=Path), help="The .mcap file to write.")
@click.option("--force", is_flag=True, help="Overwrite an existing file.")
def cut(file: Path, from_: str, to: str, output: Path, force: bool) -> None:
    """Keep the part between the times FROM and TO (95.5, 1:35 or 1:02:03), with the game before it as its past."""
    _check_another(output, file)
    count = cut_recording(file, output, _time_ns(from_), _time_ns(to), force=force)
    click.echo(words_here()("recording.written", file=output, count=count))


@recording.command()
@click.argument("files", nargs=-1, required=True, type=RECORDING)
@click.option("-o", "--output", required=True, type=click.Path(path_type=Path), help="The .mcap file to write.")
@click.option("--force", is_flag=True, help="Overwrite an existing file.")
def merge(files: tuple[Path, ...], output: Path, force: bool) -> None:
    """Join recordings of the same game, for example from before and after a restart."""
    if len(files) < 2:
        raise CompanionError("recording.merge_two", "Name two recordings at least: there is nothing to merge.")
    _check_another(output, *files)
    count = merge_recordings(files, output, force=force)
    click.echo(words_here()("recording.merged", file=output, count=count, recordings=len(files)))


@recording.command()
@click.argument("file", type=RECORDING)
@click.option("-o", "--output", required=True, type=click.Path(path_type=Path), help="The .mcap file to write.")
@click.option("--force", is_flag=True, help="Overwrite an existing file.")
@click.pass_context
def anonymise(ctx: click.Context, file: Path, output: Path, force: bool) -> None:
    """Remove names, the date, typed text, and everything in the pictures except the mats."""
    _check_another(output, file)
    report = anonymise_recording(file, output, settings_of(ctx).vision_settings(), force=force)
    words = words_here()
    dropped = words("recording.without_mat", count=report.pictures_left_out) if report.pictures_left_out else ""
    click.echo(words("recording.anonymised", file=output, count=report.messages, pictures=report.pictures) + dropped)


def _check_another(output: Path, *files: Path) -> None:
    if output.resolve() in {file.resolve() for file in files}:
        raise CompanionError("recording.same_file", "Give another name with -o: what is read is left as it is.")


def _time_ns(text: str) -> int:
    """Nanoseconds of ``95.5``, ``1:35`` or ``1:02:03``."""
    parts = text.split(":")
    try:
        numbers = [float(part) for part in parts]
    except ValueError:
        numbers = []
    if not 1 <= len(numbers) <= 3 or any(not 0 <= number < 1e6 for number in numbers):
        raise CompanionError(
            "recording.time",
            f"{text!r} is not a time: give seconds (95.5), or minutes and hours too (1:35, 1:02:03).",
            given=text,
        )
    seconds = 0.0
    for number in numbers:
        seconds = seconds * 60 + number
    return round(seconds * 1e9)


@recording.command()
@click.argument("files", nargs=-1, required=True, type=RECORDING)
@click.option("-o", "--output", required=True, type=click.Path(path_type=Path), help="The folder to write to.")
@click.option("--corrections", is_flag=True, help="Only counts that corrected the game; leave out first reports.")
@click.pass_context
def labels(ctx: click.Context, files: tuple[Path, ...], output: Path, corrections: bool) -> None:
    """Collect the counts people entered as photos with true counts, for `raja evaluate`."""
    settings = settings_of(ctx)
    with ExitStack() as stack:
        found = []
        for file in files:
            evening = load_game(file, settings, looks=True)
            store = stack.enter_context(FrameStore(file, settings))
            told = list(labels_of(evening, corrections_only=corrections))
            found.append((file.stem, store, read_head(file).camera, told))
        count, without = write_labels(output, found)
    words = words_here()
    click.echo(words("recording.labelled", folder=output, count=count))
    for name in without:
        click.echo(words("recording.nothing_said", name=name))
