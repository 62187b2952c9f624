"""Reads phones' photos: cut to the mats, and read together with the cameras' pictures.

The pictures that are read are the ones recorded, so that reading a recording again gives the same result.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from companion.frames.phone_lenses import PhoneLenses, PhotoLens
from companion.frames.phone_photo import Contradicted, TableShown, TakenLook
from companion.frames.pictures import decode_jpeg
from companion.recording.changes.anonymising import MatsOnly
from vision.calibration.photo import decode_photo
from vision.errors import UnusableImage
from vision.fusion.look import Look, look_by_phone
from vision.fusion.observe_looks import FusedObservation, observe_looks
from vision.readings.observation import TableObservation
from vision.settings.stages import VisionSettings

_JPEG_QUALITY: Final = 96
"""The quality of stored photos: they have been compressed once or twice before, so little more may be lost."""


def photo_look(
    name: str, data: bytes, focal_35mm: float | None, phone: PhoneLenses, settings: VisionSettings
) -> tuple[Look, PhoneLenses]:
    """Make a phone's photo upright and estimate its lens; return it, and what is known of the phone's lenses now.

    Args:
        focal_35mm: the focal length in the photo's EXIF before it was reduced; None if there was none.
        phone: what is known of the phone's lenses.

    Raises:
        UnusableImage: ``image.not_an_image``, ``.mirrored``, ``.edited``.
    """
    photo = decode_photo(data, name)
    if focal_35mm is not None:
        photo = replace(photo, focal_35mm=focal_35mm)
    digest = hashlib.sha256(data + repr(photo.focal_35mm).encode()).hexdigest()
    again = phone.lens_of(digest)
    if again is not None:
        return Look(name, photo.frame_bgr, again.camera, again.height_share, again.focal_share), phone
    look, lenses = look_by_phone(name, photo, phone.lenses, settings)
    if look.camera.is_default:
        return look, phone
    return look, phone.learned(lenses, PhotoLens(digest, look.camera, look.height_share, look.focal_share))


def photo_taken(look: Look, settings: VisionSettings) -> TakenLook:
    """Prepare a phone's photo for reading and storing: everything but the mats is blackened.

    Raises:
        UnusableImage: ``image.no_mats``.
    """
    jpeg = MatsOnly(look.camera, settings).cut(look.frame_bgr, _JPEG_QUALITY)
    if jpeg is None or look.camera.is_default:
        raise UnusableImage(
            "image.no_mats",
            "The photo shows no mat well enough. Take it so that two or more of a mat's printed markers are in it.",
            images=look.name,
            count=1,
        )
    return TakenLook(look.name, jpeg, look.camera, look.height_share, look.focal_share)


def look_again(taken: TakenLook) -> Look:
    """Return a stored picture ready for reading.

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
    """Read pictures of one table that nobody touched in between, and return the looks and their fused reading.

    Args:
        before: the cameras' latest reading of the table.

    Raises:
        VisionError: as ``look_again`` and ``observe_looks``.
    """
    looks = [look_again(one) for one in taken]
    return looks, observe_looks(looks, settings, before=before)


def table_shown(taken: Sequence[TakenLook], seen: FusedObservation) -> TableShown:
    """Return that reading in the form in which a session takes it."""
    contradicted = tuple(Contradicted(one.seat, one.cell, one.what) for one in seen.contradictions)
    return TableShown(tuple(taken), seen.observation, contradicted)
