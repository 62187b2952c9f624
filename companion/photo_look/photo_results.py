"""Photos and their readings, as they travel between processes."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from companion.frames.phone_lenses import PhoneLenses
from companion.frames.phone_photo import TableShown, TakenLook
from vision.message import Value
from vision.readings.observation import TableObservation


@dataclass(frozen=True, slots=True)
class PhotoSent:
    """A phone's photo.

    Attributes:
        data: the file.
        focal_35mm: its 35 mm equivalent focal length from EXIF before it was reduced; None if there was none.
        phone: the digest of the sender's token; None if the table does not know the sender.
    """

    data: bytes
    focal_35mm: float | None = None
    phone: str | None = None


@dataclass(frozen=True, slots=True)
class ToRead:
    """Photos of one table to be read without a game.

    Attributes:
        phones: what is known of the senders' lenses, by the digest of each.
    """

    photos: Sequence[PhotoSent]
    phones: Mapping[str, PhoneLenses] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class ToShow:
    """Photos to be read together with the pictures of the table's cameras, if it has any.

    Attributes:
        before: the cameras' latest reading of the table; the rest of a collapsed wall stands where the wall stood.
        phones: what is known of the senders' lenses, by the digest of each.
    """

    photos: Sequence[PhotoSent]
    looks: Sequence[TakenLook] = ()
    before: TableObservation | None = None
    phones: Mapping[str, PhoneLenses] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class PhotosRead:
    """The reading of photos, as JSON and as a game takes it; or a refusal's code, sentence and values.

    Attributes:
        phones: what is known of the senders' lenses now; nothing after a refusal.
    """

    form: dict[str, Any] | None = None
    shown: TableShown | None = None
    phones: Mapping[str, PhoneLenses] = field(default_factory=dict)
    code: str = ""
    message: str = ""
    values: Mapping[str, Value] = field(default_factory=dict)
