"""``raja palette PHOTO --camera CAMERA.json``: learn the stones' colours from a photo of one of each."""

from __future__ import annotations

from pathlib import Path

import click

from companion.cli.language import words_here
from companion.cli.main import settings_of
from companion.cli.seeing.count import read_camera, read_photo
from companion.errors import CompanionError
from vision.calibration.palette import learn_seat_colours, palette_toml


@click.command()
@click.argument("photo", type=click.Path(path_type=Path))
@click.option(
    "--camera",
    "camera_file",
    required=True,
    type=click.Path(path_type=Path),
    help="The camera's calibration file (JSON).",
)
@click.option(
    "-o", "--output", type=click.Path(path_type=Path), help="Write the settings to this file instead of the screen."
)
@click.pass_context
def palette(ctx: click.Context, photo: Path, camera_file: Path, output: Path | None) -> None:
    """Learn the stones' colours from PHOTO: a seat mat with one stone of each colour in its top row.

    Put seat 0's stone into the left cell, seat 1's into the next and so on, near the middle of each cell. The rest
    of the mat must be empty.
    """
    vision = settings_of(ctx).vision_settings()
    text = palette_toml(learn_seat_colours(read_photo(photo), read_camera(camera_file), vision))
    if output is None:
        click.echo(text, nl=False)
        return
    try:
        output.write_text(text, encoding="utf-8")
    except OSError as error:
        raise CompanionError(
            "palette.unwritable",
            f"{output} cannot be written ({error.strerror}): name a file in a folder that exists.",
            file=str(output),
            reason=str(error.strerror),
        ) from error
    click.echo(words_here()("palette.give_it", file=output))
