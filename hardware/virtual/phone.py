"""Phones at the virtual table: each has a lens of its own, is held from its own side, and takes one photo after another."""

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
"""As the browser sends it: made smaller."""
FOCAL_35MM: Final = (24.0, 28.0)
FILM_DIAGONAL_MM: Final = 43.27
BENT: Final = 0.03
"""Most of the lens's first coefficient of distortion, either way: phones take most of theirs out."""
SIDES_DEG: Final = (-50.0, 45.0, -25.0, 65.0, 20.0)
"""Where people sit who take photos, aside of the mat's front."""
UNSTEADY_DEG: Final = 8.0
HIGH_DEG: Final = (44.0, 62.0)
DISTANCE_MM: Final = (420.0, 480.0)


@dataclass(frozen=True, slots=True)
class PhonePhoto:
    """A photo, JPEG, and the focal length as on 35 mm film that its EXIF gave."""

    jpeg: bytes
    focal_35mm: float


class VirtualPhone:
    """A phone. Not thread-safe.

    Args:
        number: counts from 1; decides from which side it looks.
        settings: of the virtual table, for its lamps.
        pieces: what pieces look like.
        random: its lens, and how unsteadily it is held.
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
        """What it shows of a seat's mat, held anew each time; None if that mat does not lie there."""
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
    """So many phones; ``random_of``: chance of each by its number."""
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
