"""``raja count IMAGE… [--camera CAMERA.json]``: what one photo, or several together, say about the table."""

from __future__ import annotations

import json
import time
from collections.abc import Sequence
from pathlib import Path

import click
import cv2
import numpy as np
from numpy.typing import NDArray

from companion.aiming.mat_names import mat_names, mats_called
from companion.cli.language import language_option
from companion.cli.seeing.count_report import contradiction_line, hidden_mats, observation_lines
from companion.cli.seeing.taught_table import settings_at_table, table_option
from companion.texts.catalogue import texts_in
from companion.texts.message import Message
from vision.calibration.photo import decode_photo
from vision.decoding import decoded
from vision.errors import MalformedCalibration, UnusableImage
from vision.fusion.contradictions import Contradiction
from vision.fusion.look import Look, calibrated_look, estimated_look, observe_look
from vision.fusion.observe_looks import observe_looks
from vision.geometry.camera_model import CameraModel, camera_model_from_json, camera_model_to_json
from vision.geometry.cell_names import place_to_json
from vision.readings.observation import TableObservation, observation_to_json
from vision.readings.overlay import draw_overlay
from vision.settings.stages import VisionSettings


@click.command()
@click.argument("images", nargs=-1, required=True, metavar="IMAGE…", type=click.Path(path_type=Path))
@click.option(
    "--camera",
    "camera_files",
    multiple=True,
    type=click.Path(path_type=Path),
    help="Calibration file of the first photo's camera (repeat for the second, …). Without it, the lens is "
    "estimated from the markers, as for a phone's photo.",
)
@click.option("--json", "as_json", is_flag=True, help="Print the observation as JSON.")
@click.option("--details", is_flag=True, help="Add poses, pieces, crops, confidences and timings to the JSON.")
@click.option(
    "--overlay",
    type=click.Path(path_type=Path),
    help="Draw the readings on the photo, as PNG or JPEG; for further photos as NAME-2, and so on.",
)
@table_option
@language_option("Language of the output.")
@click.pass_context
def count(
    ctx: click.Context,
    images: tuple[Path, ...],
    camera_files: tuple[Path, ...],
    as_json: bool,
    details: bool,
    overlay: Path | None,
    table: str | None,
    lang: str,
) -> None:
    """Count walls, grain, nobles, tiles and the market in one photo, or in several photos of the same untouched table,
    which show more together."""
    settings = settings_at_table(ctx, table).vision_settings()
    mats = mats_called(settings.geometry.seats)
    names = mat_names(settings.geometry.seats)
    if len(camera_files) > len(images):
        raise MalformedCalibration(
            "calibration.too_many",
            f"There are {len(camera_files)} camera files for {len(images)} photos: leave some out.",
            cameras=len(camera_files),
            photos=len(images),
        )
    cameras = [*camera_files, *[None] * (len(images) - len(camera_files))]
    looks = [look_of(image, camera, settings) for image, camera in zip(images, cameras, strict=True)]
    cv2.setNumThreads(1)  # elapsed_ms is what one core of a Pi-like machine takes
    contradictions: tuple[Contradiction, ...] = ()
    start_ns = time.perf_counter_ns()
    if len(looks) == 1:
        observation = observe_look(looks[0], settings, time.perf_counter_ns)
        drawn = [observation]
    else:
        fused = observe_looks(looks, settings, time.perf_counter_ns)
        observation, contradictions = fused.observation, fused.contradictions
        drawn = [fused.as_shown_by(k) for k in range(len(looks))]
    elapsed_ms = (time.perf_counter_ns() - start_ns) / 1e6
    if not observation.mats and observation.market is None:
        raise no_mats([str(image) for image in images], observation, mats)
    if overlay is not None:
        for k, (look, seen) in enumerate(zip(looks, drawn, strict=True)):
            path = overlay if k == 0 else overlay.with_stem(f"{overlay.stem}-{k + 1}")
            write_picture(path, draw_overlay(look.frame_bgr, seen, look.camera, settings, names))
    if as_json or details:
        form: dict[str, object] = {"image": str(images[0]), "elapsed_ms": round(elapsed_ms, 1)}
        form |= observation_to_json(observation, details=details)
        if len(images) > 1:
            form["images"] = [str(image) for image in images]
            form["contradictions"] = [
                {"seat": one.seat, **place_to_json(*one.cell), "what": one.what, "images": list(one.looks)}
                for one in contradictions
            ]
        if details:
            form["stage_ms"] = {name: round(ms, 2) for name, ms in observation.stage_ms}
            if looks[0].focal_share is not None:
                form["camera"] = camera_model_to_json(looks[0].camera)
                form["focal_share"] = round(looks[0].focal_share, 4)
        click.echo(json.dumps(form, ensure_ascii=False))
    else:
        text = texts_in(lang)
        lines = observation_lines(observation, mats, elapsed_ms, text)
        click.echo("\n".join([*lines, *(contradiction_line(one, mats, text) for one in contradictions)]))


def no_mats(images: Sequence[str], observation: TableObservation, mats: Sequence[Message]) -> UnusableImage:
    """No mat is found in these photos, and what to do about it."""
    shown, count = ", ".join(images), len(images)
    if not observation.hidden_mats:
        return UnusableImage(
            "image.no_mats",
            f"{shown}: no mat is found. Lay out the mats that docs/table.md describes, and show two or more markers of one.",
            images=shown,
            count=count,
        )
    why = Message("aim.listed", {"parts": hidden_mats(observation.hidden_mats, mats)})
    return UnusableImage("image.mats_hidden", f"{shown}: too little of the mats shows.", images=shown, why=why)


def look_of(image: Path, camera_file: Path | None, settings: VisionSettings) -> Look:
    """A photo as a look: by its calibration, or by a lens that is estimated.

    Raises:
        UnusableImage, MalformedCalibration: what is wrong with either.
    """
    camera = None if camera_file is None else read_camera(camera_file)
    photo = decode_photo(_bytes(image), str(image))
    return estimated_look(str(image), photo, settings) if camera is None else calibrated_look(str(image), photo, camera)


def read_camera(path: Path) -> CameraModel:
    """A camera file as a model.

    Raises:
        MalformedCalibration: ``calibration.unreadable``, ``calibration.not_json`` or what the form lacks.
    """
    try:
        text = path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise MalformedCalibration(
            "calibration.unreadable",
            f"The camera file {path} cannot be read: give the JSON file that `raja calibrate` writes.",
            file=str(path),
        ) from error
    try:
        data = json.loads(text)
    except json.JSONDecodeError as error:
        raise MalformedCalibration(
            "calibration.not_json",
            f"The camera file {path} is not JSON (line {error.lineno}): mend that line, or run `raja calibrate` again.",
            file=str(path),
        ) from error
    except (ValueError, RecursionError) as error:  # a number of thousands of digits; thousands of brackets
        raise MalformedCalibration(
            "calibration.not_json",
            f"The camera file {path} cannot be read as one: run `raja calibrate` again.",
            file=str(path),
        ) from error
    return camera_model_from_json(data)


def read_photo(path: Path) -> NDArray[np.uint8]:
    """A photo as H×W×3 BGR as its pixels are stored, whichever side is up: calibrations are made of and for these.

    Raises:
        UnusableImage: ``image.unreadable``, ``image.not_an_image``.
    """
    frame = decoded(_bytes(path), as_stored=True)
    if frame is None:
        raise UnusableImage(
            "image.not_an_image", f"{path} is not a picture that can be read: give a JPEG or PNG photo.", name=str(path)
        )
    return frame


def _bytes(path: Path) -> bytes:
    try:
        return path.read_bytes()
    except OSError as error:
        raise UnusableImage(
            "image.unreadable", f"The photo {path} cannot be read: check its name.", file=str(path)
        ) from error


def write_picture(path: Path, picture: NDArray[np.uint8]) -> None:
    """Write a picture in the format its name ends with.

    Raises:
        UnusableImage: ``image.unwritable``.
    """
    try:
        done, data = cv2.imencode(path.suffix or ".png", picture)
        if done:
            path.write_bytes(data.tobytes())
    except (cv2.error, OSError):
        done = False
    if not done:
        raise UnusableImage(
            "image.unwritable",
            f"The overlay {path} cannot be written: give a name that ends in .png or .jpg in a folder that exists.",
            file=str(path),
        )
