"""``raja teach LOOK…``: a table's own colours, sizes and trust, from pictures of which people say what stands there."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import replace
from pathlib import Path

import click
import cv2

from companion.aiming.mat_names import mats_called
from companion.cli.language import words_here
from companion.cli.main import settings_of
from companion.cli.seeing.count import read_camera, read_photo, write_picture
from companion.errors import CompanionError
from companion.review.loading import load_game
from companion.settings.loading import Settings
from companion.teaching.evenings import lesson_of_evening
from companion.teaching.tables import forget_table, read_table, table_file, table_name, write_table
from companion.texts.catalogue import texts_in
from vision.geometry.camera_model import CameraModel, camera_model_from_json
from vision.geometry.cell_names import cell_name
from vision.geometry.table import Cell
from vision.settings.stages import VisionSettings
from vision.teaching.explaining import drawn_colours, explained
from vision.teaching.labels import CityLabel, MalformedLabels, MatLabel, labels_from_json, start_label
from vision.teaching.lesson import Lesson
from vision.teaching.look import CityLooked, lesson_of, looked_at
from vision.teaching.new_set import is_new_set, lights_of
from vision.teaching.taught import Taught, kept_lessons, learned

START_STONES = 9  # S2


@click.command()
@click.argument("looks", nargs=-1, type=click.Path(path_type=Path))
@click.option("--camera", "camera_file", type=click.Path(path_type=Path), help="The camera's calibration file (JSON).")
@click.option("--labels", "labels_file", type=click.Path(path_type=Path), help="The true counts: a truth.json.")
@click.option("--layout", type=click.Choice(["start"]), help="start: nine stones per mat in any walls, no grain.")
@click.option("--evening", "evening_file", type=click.Path(path_type=Path), help="A recorded evening at this table.")
@click.option("--table", default="home", show_default=True, help="The table's name, or the file to keep it in.")
@click.option("--undo", type=click.IntRange(min=1), help="Undo this many of the latest pictures.")
@click.option("--reset", is_flag=True, help="Forget everything learned about the table.")
@click.option("--explain", is_flag=True, help="Show what was learned, before and after.")
@click.option("--picture", type=click.Path(path_type=Path), help="With --explain: save the colours as a picture.")
@click.pass_context
def teach(
    ctx: click.Context,
    looks: tuple[Path, ...],
    camera_file: Path | None,
    labels_file: Path | None,
    layout: str | None,
    evening_file: Path | None,
    table: str,
    undo: int | None,
    reset: bool,
    explain: bool,
    picture: Path | None,
) -> None:
    """Learn a table's pieces from LOOKS, up to ten pictures with known counts.

    The counts come from --labels or --layout; otherwise you are asked. New pictures add to earlier ones.
    """
    own = settings_of(ctx)
    settings, file = own.vision_settings(), table_file(table)
    if picture is not None and not explain:
        raise CompanionError("teach.picture_of_nothing", "--picture draws what --explain says: add --explain.")
    if sum((bool(looks), evening_file is not None, undo is not None, reset)) > 1:
        raise CompanionError(
            "teach.one_thing", "Looks, --evening, --undo and --reset do different things: call them one by one."
        )
    if reset:
        forgotten = forget_table(file)
        click.echo(words_here()("teach.forgotten" if forgotten else "teach.nothing_to_forget", file=file))
        return
    if looks:
        lessons = _lessons(looks, camera_file, labels_file, layout, settings)
        before = read_table(file).lessons if file.is_file() else ()
        taught = learned(table_name(file), kept_lessons(before, lessons, settings), settings)
    elif evening_file is not None:
        known = read_table(file) if file.is_file() else learned(table_name(file), (), settings)
        taught = learned(
            known.table, kept_lessons(known.lessons, [_evening(evening_file, known, own)], settings), settings
        )
    elif undo is not None:
        taught = read_table(file).without_last(undo, settings)
    elif explain:
        taught = read_table(file)
    else:
        raise CompanionError(
            "teach.nothing", "Name the pictures to teach with, or --evening, --undo, --reset or --explain."
        )
    kept = bool(looks) or evening_file is not None or undo is not None
    if kept:
        write_table(file, taught)
    _tell(taught, file, settings, picture, explain=explain, kept=kept)


def _tell(
    taught: Taught, file: Path, settings: VisionSettings, picture: Path | None, *, explain: bool, kept: bool
) -> None:
    if explain:
        click.echo(explained(taught, settings))
        if picture is not None and taught.colours_seen(settings.palette):
            write_picture(picture, drawn_colours(taught, settings))
    else:
        click.echo(explained(taught, settings).splitlines()[0])
    if kept:
        click.echo(
            words_here()("teach.use_it", file=file, table=taught.table if file.parent.name == "tables" else file)
        )


def _evening(file: Path, known: Taught, settings: Settings) -> Lesson:
    """What people said during a recorded evening, against what was read then."""
    weight = settings.vision.teaching.evening_weight
    lesson = lesson_of_evening(load_game(file, settings, looks=True), dict(known.shifts), weight)
    right = sum(claim.right for claim in lesson.claims)
    click.echo(words_here()("teach.evening", file=file, told=len(lesson.claims), right=right))
    return replace(lesson, name=file.name)


def _lessons(
    looks: Sequence[Path],
    camera_file: Path | None,
    labels_file: Path | None,
    layout: str | None,
    settings: VisionSettings,
) -> list[Lesson]:
    most = settings.stages.teaching.most_looks
    if len(looks) > most:
        raise CompanionError(
            "teach.too_many", f"A table is taught with at most {most} looks: leave some out.", most=most
        )
    if labels_file is not None and layout is not None:
        raise CompanionError("teach.labels_twice", "Give --labels or --layout, not both.")
    entries = {} if labels_file is None else _entries(labels_file)
    camera = None if camera_file is None else read_camera(camera_file)
    cv2.setNumThreads(1)
    lessons = []
    for look in looks:
        entry = entries.get(look.name)
        if labels_file is not None and entry is None:
            raise CompanionError(
                "teach.no_label",
                f'{labels_file} says nothing of {look.name}: add an entry with that "file".',
                file=str(labels_file),
                picture=look.name,
            )
        frame = read_photo(look)
        mats = looked_at(frame, _camera_of(look, entry, camera), settings)
        if is_new_set(lights_of(mats), settings.stages.teaching):
            click.echo(words_here()("teach.new_look", look=look))
        if entry is not None:
            labels: tuple[MatLabel, ...] = labels_from_json(entry, look.name)
        elif layout is not None:
            labels = tuple(start_label(seat, START_STONES) for seat in mats)
        else:
            labels = _asked(look, mats, settings)
        lesson = lesson_of(mats, labels, look.name, settings)
        right = sum(claim.right for claim in lesson.claims)
        click.echo(
            words_here()("teach.look", look=look, right=right, told=len(lesson.claims), colours=len(lesson.samples))
        )
        lessons.append(lesson)
    return lessons


def _camera_of(look: Path, entry: Mapping[str, object] | None, camera: CameraModel | None) -> CameraModel:
    if camera is not None:
        return camera
    if entry is not None and "camera" in entry:
        return camera_model_from_json(entry["camera"])
    raise CompanionError(
        "teach.no_camera", f"Name the camera that took {look}: --camera CAMERA.json.", picture=str(look)
    )


def _entries(file: Path) -> dict[str, Mapping[str, object]]:
    """A truth file's entries by the names of their pictures."""
    try:
        data = json.loads(file.read_text(encoding="utf-8"))
    except (OSError, ValueError, RecursionError) as error:
        raise CompanionError(
            "teach.labels_unreadable",
            f"{file} is not a readable JSON file: docs/truth-format.md describes its form.",
            file=str(file),
        ) from error
    images = data.get("images") if isinstance(data, dict) else None
    if not isinstance(images, list) or not all(isinstance(entry, dict) for entry in images):
        raise MalformedLabels(
            "labels.malformed", f"{file} lists no images: docs/truth-format.md describes its form.", what=str(file)
        )
    return {str(entry.get("file")): entry for entry in images}


def _asked(look: Path, mats: Mapping[int, Mapping[Cell, CityLooked]], settings: VisionSettings) -> tuple[MatLabel, ...]:
    """What a person says stands on each tile, with what was read as the proposal."""
    words, names = words_here(), mats_called(settings.geometry.seats)
    labels = []
    for seat, cities in sorted(mats.items()):
        click.echo(words("teach.what_stands", look=look, mat=texts_in(words.language).say(names[seat])))
        said = []
        for cell, city in sorted(cities.items()):
            stand, name = city.estimate.hypothesis, cell_name(cell)
            stones = click.prompt(
                f"  {words('teach.stones', tile=name)}", default=stand.stones(), type=click.IntRange(0, 31)
            )
            width = 0
            if stones:
                width = click.prompt(
                    f"  {words('teach.width', tile=name)}", default=stand.width() or 1, type=click.IntRange(1, stones)
                )
            grain = click.prompt(
                f"  {words('teach.grain', tile=name)}", default=stand.disks(), type=click.IntRange(0, 50)
            )
            said.append(CityLabel(cell, stones, grain, width))
        labels.append(MatLabel(seat, tuple(said), sum(c.stones for c in said), sum(c.grain for c in said)))
    return tuple(labels)
