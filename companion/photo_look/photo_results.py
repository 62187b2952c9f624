"""Photos and their readings, as they travel between processes."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from companion.frames.phone_photo import TableShown, TakenLook
from vision.message import Value
from vision.readings.observation import TableObservation


@dataclass(frozen=True, slots=True)
class PhotoSent:
    """A phone's photo, and its 35 mm equivalent focal length from EXIF before it was reduced; None if there was none."""

    data: bytes
    focal_35mm: float | None = None


@dataclass(frozen=True, slots=True)
class ToShow:
    """Photos to be read together with the pictures of the table's cameras, if it has any.

    Attributes:
        before: the cameras' latest reading of the table; the rest of a collapsed wall stands where the wall stood.
    """

    photos: Sequence[PhotoSent]
    looks: Sequence[TakenLook] = ()
    before: TableObservation | None = None


@dataclass(frozen=True, slots=True)
class PhotosRead:
    """The reading of photos, as JSON and as a game takes it; or a refusal's code, sentence and values."""

    form: dict[str, Any] | None = None
    shown: TableShown | None = None
    code: str = ""
    message: str = ""
    values: Mapping[str, Value] = field(default_factory=dict)
