"""``raja photos``: rendered photos of random tables with their truth, for ``raja evaluate``."""

from __future__ import annotations

from pathlib import Path

import click

from companion.cli.language import words_here
from companion.cli.main import settings_of
from companion.cli.seeing.rendered_photos import rendered_photos
from companion.errors import CompanionError
from hardware.virtual.pictures.scene_truth import truth_json


@click.command()
@click.argument("folder", type=click.Path(path_type=Path))
@click.option("--virtual", is_flag=True, required=True, help="Of the virtual table (the only choice so far).")
@click.option("--count", default=20, show_default=True, type=click.IntRange(1, 10_000), help="Number of tables.")
@click.option("--seed", default=0, show_default=True, help="The same seed gives the same photos.")
@click.pass_context
def photos(ctx: click.Context, folder: Path, virtual: bool, count: int, seed: int) -> None:
    """Write rendered photos of random tables and their truth.json into FOLDER, which is created if needed.

    Seats and lamps vary; every fourth table's market is photographed too.
    """
    del virtual  # asked for, so that nobody takes them for real ones
    images = []
    try:
        folder.mkdir(parents=True, exist_ok=True)
        for photo in rendered_photos(settings_of(ctx), range(seed, seed + count)):
            (folder / str(photo.truth["file"])).write_bytes(photo.jpeg)
            images.append(photo.truth)
        (folder / "truth.json").write_text(truth_json(images), encoding="utf-8")
    except OSError as error:
        raise CompanionError(
            "photos.cannot_write",
            f"{folder} cannot be written ({error.strerror}): choose another place.",
            folder=str(folder),
            reason=str(error.strerror),
        ) from error
    click.echo(words_here()("photos.written", count=len(images), folder=folder))
