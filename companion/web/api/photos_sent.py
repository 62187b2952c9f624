"""Photos of a request with the focal lengths that the browser read from their EXIF."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import zip_longest
from typing import Final

from companion.photo_look.photo_results import PhotoSent

_SHORTEST_MM: Final = 8
_LONGEST_MM: Final = 300


def sent_photos(photos: Sequence[bytes], focal_35mm: Sequence[int], phone: str | None) -> list[PhotoSent]:
    """Return the photos with their focal lengths; those that no camera has count as unknown.

    Args:
        focal_35mm: of each photo, in 35 mm terms; 0, or fewer of them, where unknown.
        phone: the digest of the sender's token; None if they have none.
    """
    lenses = [float(mm) if _SHORTEST_MM <= mm <= _LONGEST_MM else None for mm in focal_35mm[: len(photos)]]
    return [PhotoSent(photo, lens, phone) for photo, lens in zip_longest(photos, lenses)]
