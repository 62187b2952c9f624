"""``raja recording``: make, look into and mend recordings."""

from __future__ import annotations

import json
from pathlib import Path

import click

from companion.cli.main import settings_of


@click.group()
def recording() -> None:
    """Make, look into and mend recorded evenings."""


@recording.command("import")
@click.argument("folder", type=click.Path(path_type=Path))
@click.option("-o", "--output", required=True, type=click.Path(path_type=Path), help="The .mcap file to make.")
@click.option("--truth", "truth_file", type=click.Path(path_type=Path), help="Also write each frame's truth as JSON.")
@click.option(
    "--board",
    type=click.Choice(["firmware", "virtual"]),
    default="firmware",
    show_default=True,
    help="What rolls the dice: the real firmware in its simulator, or the pure-Python virtual board.",
)
@click.pass_context
def import_(ctx: click.Context, folder: Path, output: Path, truth_file: Path | None, board: str) -> None:
    """Make a recording from FOLDER: frames, frames.json, events.json and camera.json.

    The dice of the story are thrown into the board's wells, and its sentences are what is recorded.
    Where the story and the rules disagree on a number, the rules are right, and every change is told.
    """
    from companion.recording.importing import import_folder

    report = import_folder(folder, output, settings_of(ctx), board=board, truth_file=truth_file)
    for note in report.notes:
        click.echo(f"note: {note}")
    for change in report.changes:
        click.echo(f"changed: {change}")
    click.echo(
        f"{output}: {report.frames} frames, {report.sentences} sentences from {report.sentences_from}, "
        f"{report.commands} commands, {report.answers} words on the table, {report.duration_s:.1f} s"
    )


@recording.command()
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--json", "as_json", is_flag=True, help="Print JSON.")
def info(file: Path, as_json: bool) -> None:
    """Tell what is in a recording."""
    from companion.recording.reading import read_head

    head = read_head(file)
    length_s = (head.end_ns - head.start_ns) / 1e9
    if as_json:
        body = {
            "about": head.about,
            "camera": {"width": head.camera.width, "height": head.camera.height},
            "messages": head.counts,
            "length_s": length_s,
        }
        click.echo(json.dumps(body, indent=1, sort_keys=True))
        return
    click.echo(f"{head.about.get('title', file.name)}: {length_s:.1f} s")
    for topic, count in sorted(head.counts.items()):
        click.echo(f"  {count:6d}  {topic}")
    click.echo(f"  sentences from {head.about.get('sentences_from', 'an unknown board')}")


@recording.command()
@click.argument("file", type=click.Path(path_type=Path))
@click.option("-o", "--output", required=True, type=click.Path(path_type=Path), help="The whole file to write.")
@click.option("--force", is_flag=True, help="Replace a file of that name.")
def repair(file: Path, output: Path, force: bool) -> None:
    """Keep everything that can still be read of a cut or damaged recording."""
    from companion.errors import CompanionError
    from companion.recording.repair import repair_recording

    if output.resolve() == file.resolve():
        raise CompanionError("recording.same_file", "Give another name with -o: the damaged file is left as it is.")
    report = repair_recording(file, output, force=force)
    lost = f", {report.lost_chunks} chunk(s) lost" if report.lost_chunks else ""
    end = "; it ended early" if report.cut_short else ""
    camera = "" if report.camera else "; the camera's calibration is lost: pictures can be seen, but not measured"
    click.echo(f"{output}: {report.kept} messages kept{lost}{end}{camera}")
