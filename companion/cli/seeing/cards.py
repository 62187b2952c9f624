"""``raja cards IMAGE --camera CAMERA.json``: which playing cards one photo shows on the card mat."""

from __future__ import annotations

import json
import time
from pathlib import Path

import click
import cv2

from companion.cli.language import language_option
from companion.cli.main import settings_of
from companion.cli.seeing.count import read_camera, read_photo, write_picture
from companion.texts.catalogue import Texts, texts_in
from companion.texts.columns import padded
from companion.texts.message import Message
from vision.cards.names import EMPTY
from vision.cards.network import shipped_card_networks
from vision.cards.observation import CardReading, CardTableObservation, UnsureCard, card_observation_to_json
from vision.cards.observe import observe_cards
from vision.cards.overlay import draw_cards
from vision.errors import UnusableImage
from vision.geometry.cell_names import cell_name
from vision.readings.reading import Hidden, Seen


@click.command()
@click.argument("image", type=click.Path(path_type=Path))
@click.option(
    "--camera",
    "camera_file",
    required=True,
    type=click.Path(path_type=Path),
    help="The camera's calibration file (JSON).",
)
@click.option("--json", "as_json", is_flag=True, help="Print the observation as JSON.")
@click.option("--details", is_flag=True, help="Add each card's position and confidence, and timings, to the JSON.")
@click.option("--overlay", type=click.Path(path_type=Path), help="Draw the readings on the photo, as PNG or JPEG.")
@language_option("Language of the output.")
@click.pass_context
def cards(
    ctx: click.Context, image: Path, camera_file: Path, as_json: bool, details: bool, overlay: Path | None, lang: str
) -> None:
    """Read the playing cards on the card mat in one photo."""
    settings = settings_of(ctx)
    camera, frame = read_camera(camera_file), read_photo(image)
    networks = shipped_card_networks()
    cv2.setNumThreads(1)  # elapsed_ms is what one core of a Pi-like machine takes
    start_ns = time.perf_counter_ns()
    seen = observe_cards(frame, camera, settings.geometry, settings.vision, networks, time.perf_counter_ns)
    elapsed_ms = (time.perf_counter_ns() - start_ns) / 1e6
    if seen.mat is None:
        if seen.why_hidden is not None:
            why = seen.why_hidden
            raise UnusableImage(
                "image.card_mat_hidden", f"{image} shows too little of the card mat.", image=str(image), why=why
            )
        raise UnusableImage(
            "image.no_card_mat",
            f"{image} shows no card mat: lay out that of `raja print`, and put two of its markers in view.",
            image=str(image),
        )
    if overlay is not None:
        write_picture(overlay, draw_cards(frame, seen, camera, settings.geometry.card_mat))
    if as_json or details:
        form: dict[str, object] = {"image": str(image), "elapsed_ms": round(elapsed_ms, 1)}
        form |= card_observation_to_json(seen, details=details)
        if details:
            form["stage_ms"] = {name: round(ms, 2) for name, ms in seen.stage_ms}
        click.echo(json.dumps(form, ensure_ascii=False))
    else:
        click.echo("\n".join(_lines(seen, elapsed_ms, texts_in(lang))))


def _lines(seen: CardTableObservation, elapsed_ms: float, text: Texts) -> list[str]:
    """The mat as it lies, row by row, and why what is not certain is not."""
    assert seen.mat is not None
    lines = [text("count.size", width=seen.width, height=seen.height, ms=round(elapsed_ms)), ""]
    for row in sorted({cell.row for cell in seen.mat.cells}):
        cells = [cell for cell in seen.mat.cells if cell.row == row]
        lines.append("".join(padded(told(cell.top, text), 10) for cell in cells).rstrip())
    doubts = [(cell, cell.top.why) for cell in seen.mat.cells if isinstance(cell.top, (UnsureCard, Hidden))]
    return lines + [
        text.say(Message("count.cell_why", {"cell": cell_name((cell.row, cell.col)), "why": why}))
        for cell, why in doubts
    ]


def told(reading: CardReading, text: Texts) -> str:
    """A reading in a few characters: ``♥Q``, ``♥Q?``, ``hidden``, ``·`` for an empty cell."""
    if isinstance(reading, Hidden):
        return text("count.hidden")
    if isinstance(reading, Seen):
        return "·" if reading.value == EMPTY else reading.value
    return f"{reading.best}?"
