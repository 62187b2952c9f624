"""Reads phones' photos: cut to the mats, read together with the camera's picture, and drawn over.

What is read is what is kept: a recording's pictures, read again, show the same.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from companion.frames.phone_photo import Contradicted, TableShown, TakenLook
from companion.frames.pictures import decode_jpeg
from companion.recording.changes.anonymising import MatsOnly
from vision.calibration.photo import decode_photo
from vision.errors import UnusableImage
from vision.fusion.look import Look, estimated_look
from vision.fusion.observe_looks import FusedObservation, observe_looks
from vision.readings.observation import TableObservation
from vision.settings.stages import VisionSettings

_JPEG_QUALITY: Final = 96
"""A phone's photo has been through JPEG once or twice: what is lost again should not be seen."""


def photo_taken(name: str, data: bytes, focal_35mm: float | None, settings: VisionSettings) -> TakenLook:
    """A phone's photo as it is read and kept: upright, its lens estimated, all that is no mat blackened.

    Args:
        focal_35mm: what the photo said of its lens before it was made smaller; None if nothing.

    Raises:
        UnusableImage: ``image.not_an_image``, ``.mirrored``, ``.edited``, ``.no_mats``.
    """
    photo = decode_photo(data, name)
    if focal_35mm is not None:
        photo = replace(photo, focal_35mm=focal_35mm)
    look = estimated_look(name, photo, settings)
    jpeg = MatsOnly(look.camera, settings).cut(look.frame_bgr, _JPEG_QUALITY)
    if jpeg is None or look.camera.is_default:
        raise UnusableImage(
            "image.no_mats",
            "The photo shows no mat well enough. Take it so that two or more of a mat's printed markers are in it.",
            images=name,
            count=1,
        )
    return TakenLook(name, jpeg, look.camera, look.height_share, look.focal_share)


def look_again(taken: TakenLook) -> Look:
    """A kept picture, to be read.

    Raises:
        UnusableImage: ``image.not_decodable``.
        MalformedCalibration: ``calibration.wrong_shape``.
    """
    frame = decode_jpeg(taken.jpeg)
    camera = taken.camera.scaled_to(frame.shape[1], frame.shape[0])
    return Look(taken.name, frame, camera, taken.height_share, taken.focal_share)


def seen_together(
    taken: Sequence[TakenLook], settings: VisionSettings, before: TableObservation | None = None
) -> tuple[Sequence[Look], FusedObservation]:
    """What pictures of one table, that nobody touched between them, show together.

    Args:
        before: what the table's cameras know of it.

    Raises:
        VisionError: as ``look_again`` and ``observe_looks``.
    """
    looks = [look_again(one) for one in taken]
    return looks, observe_looks(looks, settings, before=before)


def table_shown(taken: Sequence[TakenLook], seen: FusedObservation) -> TableShown:
    """The same as it comes into a session."""
    contradicted = tuple(Contradicted(one.seat, one.cell, one.what) for one in seen.contradictions)
    return TableShown(tuple(taken), seen.observation, contradicted)
