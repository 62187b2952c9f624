"""Phones at the virtual table: each has its own lens, is held from its own side, and takes photos."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import Final

from hardware.virtual.pictures.pieces import PieceLook
from hardware.virtual.pictures.rendering import Renderer
from hardware.virtual.pictures.stand import Aim, aim_at_seat
from hardware.virtual.scenes.scene import Scene
from hardware.virtual.settings import LensSettings, VirtualTableSettings

SIZE_PX: Final = (2016, 1512)
"""Size of a photo after the browser has reduced it for sending."""
FOCAL_35MM: Final = (24.0, 28.0)
FILM_DIAGONAL_MM: Final = 43.27
BENT: Final = 0.03
"""Largest first distortion coefficient of a lens, of either sign: phones correct most of theirs."""
SIDES_DEG: Final = (-50.0, 45.0, -25.0, 65.0, 20.0)
"""Where the people who take photos sit, as angles from the mat's front."""
UNSTEADY_DEG: Final = 8.0
HIGH_DEG: Final = (44.0, 62.0)
DISTANCE_MM: Final = (420.0, 480.0)


@dataclass(frozen=True, slots=True)
class PhonePhoto:
    """A photo as JPEG, and the 35 mm equivalent focal length that its EXIF data would give."""

    jpeg: bytes
    focal_35mm: float


class VirtualPhone:
    """A phone that takes photos of seats' mats. Not thread-safe.

    Args:
        number: counts from 1; decides from which side it takes photos.
        settings: settings of the virtual table, for its lamps.
        pieces: what pieces look like.
        random: chooses its lens, and how it is held for each photo.
    """

    def __init__(self, number: int, settings: VirtualTableSettings, pieces: PieceLook, random: Random) -> None:
        self.name = f"phone {number}"
        self.aside_deg = SIDES_DEG[(number - 1) % len(SIDES_DEG)]
        self.focal_35mm = round(random.uniform(*FOCAL_35MM), 1)
        self._random = random
        self._settings = replace(settings, lens=_lens(settings.lens, self.focal_35mm, random))
        self._pieces = pieces
        self._renderer: Renderer | None = None
        self._shots = 0

    def photo(self, scene: Scene, seat: int) -> PhonePhoto | None:
        """Take a photo of a seat's mat, held a little differently each time; None if that mat is not on the table."""
        aim = aim_at_seat(scene, seat, self._pieces.geometry, self._settings.stand)
        if aim is None:
            return None
        self._shots += 1
        if self._renderer is None:
            self._renderer = Renderer(self._settings, self._pieces)
        return PhonePhoto(self._renderer.jpeg(scene.in_use(), self._held(aim), self._shots), self.focal_35mm)

    def _held(self, aim: Aim) -> Aim:
        unsteady = self._random.uniform(-UNSTEADY_DEG, UNSTEADY_DEG)
        return replace(
            aim,
            azimuth_deg=aim.azimuth_deg - self._settings.stand.azimuth_deg + self.aside_deg + unsteady,
            elevation_deg=self._random.uniform(*HIGH_DEG),
            distance_mm=self._random.uniform(*DISTANCE_MM),
        )


def phones_at_table(
    count: int, settings: VirtualTableSettings, pieces: PieceLook, random_of: Callable[[int], Random]
) -> Sequence[VirtualPhone]:
    """Make ``count`` phones; ``random_of`` gives each its source of randomness, by its number."""
    return [VirtualPhone(number, settings, pieces, random_of(number)) for number in range(1, count + 1)]


def _lens(lens: LensSettings, focal_35mm: float, random: Random) -> LensSettings:
    width, height = SIZE_PX
    bent = random.uniform(-BENT, BENT)
    return replace(
        lens,
        width_px=width,
        height_px=height,
        focal_px=focal_35mm / FILM_DIAGONAL_MM * math.hypot(width, height),
        centre_px=(width / 2 + random.uniform(-8, 8), height / 2 + random.uniform(-8, 8)),
        dist=(bent, -bent / 2, 0.0, 0.0, 0.0),
    )
