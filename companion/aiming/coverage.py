"""Coverage of a table by several cameras: which mats none of them sees."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from companion.aiming.aim_watcher import AimingCamera
from companion.aiming.mat_names import mats_called
from companion.texts.message import Message
from vision.calibration.aiming import Aim


def seen_by_none(aims: Sequence[Aim], seats: int) -> Message | None:
    """Name the mats, of a table for that many, that no camera sees; return None if each is seen."""
    seen = {name for aim in aims for name, _ in aim.outlines}
    missing = [mat for seat, mat in enumerate(mats_called(seats)) if seat not in seen]
    missing += [] if "market" in seen else [Message("aim.market_mat")]
    return Message("aim.seen_by_none", {"mats": Message("aim.listed", {"parts": tuple(missing)})}) if missing else None


def seen_by_none_now(cameras: Mapping[str, AimingCamera], seats: int) -> Message | None:
    """Judge the same by each camera's newest look; return None for a single camera, or until each has looked."""
    aims = [camera.newest().aim for camera in cameras.values()]
    known = [aim for aim in aims if aim is not None]
    if len(cameras) < 2 or len(known) < len(aims):
        return None
    return seen_by_none(known, seats)
