"""Extra cameras in a simulated game, and phones that take photos of what the referee would ask about."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from random import Random
from typing import Final

from companion.errors import CompanionError
from companion.frames.phone_lenses import PhoneLenses
from companion.frames.phone_photo import TableShown, TakenLook
from companion.frames.photo_reading import photo_look, photo_taken, seen_together, table_shown
from companion.frames.sensing_result import BesidePicture
from companion.settings.loading import Settings
from hardware.virtual.phone import VirtualPhone, phones_at_table
from hardware.virtual.table import VirtualTable
from vision.errors import VisionError
from vision.geometry.camera_model import CameraModel
from vision.readings.observation import TableObservation
from vision.readings.reading import Seen

CAMERAS_ASIDE_DEG: Final = (42.0, -42.0, 70.0)
"""Where the extra cameras stand, as angles from the first one."""
MOST_CAMERAS: Final = 1 + len(CAMERAS_ASIDE_DEG)
MOST_PHONES: Final = 5


class MoreEyes:
    """The cameras besides the first, and the phones.

    Args:
        table: the virtual table; its own first camera is not included here.
        cameras: number of cameras, including the first.
        phones: number of phones.
        seed: seed for the phones' lenses and for how they are held.

    Raises:
        CompanionError: ``evening.eyes``.
    """

    def __init__(self, table: VirtualTable, settings: Settings, cameras: int, phones: int, seed: int) -> None:
        if not 1 <= cameras <= MOST_CAMERAS or not 0 <= phones <= MOST_PHONES:
            raise CompanionError(
                "evening.eyes",
                f"The virtual table has one to {MOST_CAMERAS} cameras and up to {MOST_PHONES} phones.",
                cameras=MOST_CAMERAS,
                phones=MOST_PHONES,
            )
        self._table = table
        self._vision = settings.vision_settings()
        asides = CAMERAS_ASIDE_DEG[: cameras - 1]
        self._beside = {f"camera {k}": table.camera_aside(aside) for k, aside in enumerate(asides, 2)}
        for camera in self._beside.values():
            camera.open()
        self._phones: Sequence[VirtualPhone] = phones_at_table(
            phones,
            settings.virtual_table,
            settings.piece_look(),
            lambda number: Random(" ".join(("phone", str(seed), str(number)))),
        )
        self._lenses: dict[str, PhoneLenses] = {}

    @property
    def beside(self) -> Mapping[str, CameraModel]:
        """The extra cameras by name, with their calibration."""
        return dict.fromkeys(self._beside, self._table.camera_model)

    def pictures(self, t_ns: int) -> tuple[BesidePicture, ...]:
        """The present picture of each extra camera."""
        taken = [(name, camera.next_frame(0)) for name, camera in self._beside.items()]
        return tuple(BesidePicture(name, t_ns, frame.jpeg) for name, frame in taken if frame is not None)

    def shown(self, mat: int, looks: Sequence[TakenLook], before: TableObservation | None) -> Iterator[TableShown]:
        """What one phone's photo of a mat shows together with the cameras' pictures, then with two phones' photos, and
        so on.

        Args:
            looks: the cameras' newest pictures.
            before: what the cameras know about the table; None if they are not aimed at that mat.
        """
        taken: list[TakenLook] = []
        for phone in self._phones:
            photo = phone.photo(self._table.scene, mat)
            if photo is None:
                return
            try:
                known = self._lenses.get(phone.name, PhoneLenses())
                look, known = photo_look(phone.name, photo.jpeg, photo.focal_35mm, known, self._vision)
                taken.append(photo_taken(look, self._vision))
                self._lenses[phone.name] = known
                _, seen = seen_together([*taken, *looks], self._vision, before)
            except VisionError:
                continue  # this phone shows too little; try the next one
            hand = seen.observation.hand
            if not (isinstance(hand, Seen) and hand.value):
                yield table_shown([*taken, *looks], seen)
