"""What reading photos gives, as it travels between processes."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from companion.frames.phone_photo import TableShown, TakenLook
from vision.message import Value
from vision.readings.observation import TableObservation


@dataclass(frozen=True, slots=True)
class PhotoSent:
    """A phone's photo, and the focal length as on 35 mm film that its EXIF gave before it was made smaller; None if none."""

    data: bytes
    focal_35mm: float | None = None


@dataclass(frozen=True, slots=True)
class ToShow:
    """Photos to be read together with the pictures of the table's cameras, where it has any.

    Attributes:
        before: what those cameras know of the table: what is left of a wall that fell stands where it stood.
    """

    photos: Sequence[PhotoSent]
    looks: Sequence[TakenLook] = ()
    before: TableObservation | None = None


@dataclass(frozen=True, slots=True)
class PhotosRead:
    """What photos show, as JSON and as it comes into a game; or why they are refused: a code, a sentence and its values."""

    form: dict[str, Any] | None = None
    shown: TableShown | None = None
    code: str = ""
    message: str = ""
    values: Mapping[str, Value] = field(default_factory=dict)
