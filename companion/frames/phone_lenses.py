"""What the table knows of a phone's lenses, as values. The code that reads photos is loaded elsewhere."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Final

from vision.calibration.known_lens import KnownLenses
from vision.geometry.camera_model import CameraModel

_LATEST: Final = 6
"""At least as many as one request may send again."""


@dataclass(frozen=True, slots=True)
class PhotoLens:
    """The lens that was estimated from one photo.

    Attributes:
        digest: of the photo.
        camera, height_share, focal_share: as in ``TakenLook``.
    """

    digest: str
    camera: CameraModel
    height_share: Mapping[int, float]
    focal_share: float | None


@dataclass(frozen=True, slots=True)
class PhoneLenses:
    """What is known of a phone's lenses.

    Attributes:
        lenses: as its photos have shown them.
        latest: the lenses of its latest photos: a photo sent again, beside another one, teaches nothing new.
    """

    lenses: KnownLenses = field(default_factory=KnownLenses)
    latest: tuple[PhotoLens, ...] = ()

    def lens_of(self, digest: str) -> PhotoLens | None:
        """Return the lens that was estimated from that photo; None if it is not one of the latest."""
        return next((lens for lens in self.latest if lens.digest == digest), None)

    def learned(self, lenses: KnownLenses, lens: PhotoLens) -> PhoneLenses:
        """Return what is known after one more photo."""
        return replace(self, lenses=lenses, latest=(lens, *self.latest)[:_LATEST])
