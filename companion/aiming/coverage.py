"""Coverage of a table by several cameras: which mats none of them sees."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from companion.aiming.aim_watcher import AimingCamera
from companion.aiming.mat_names import mats_called
from companion.texts.message import Message
from vision.calibration.aiming import Aim


def seen_by_none(aims: Sequence[Aim], seats: int) -> Message | None:
    """The mats of a table for so many that no camera sees; None if each is seen by one."""
    seen = {name for aim in aims for name, _ in aim.outlines}
    missing = [mat for seat, mat in enumerate(mats_called(seats)) if seat not in seen]
    missing += [] if "market" in seen else [Message("aim.market_mat")]
    return Message("aim.seen_by_none", {"mats": Message("aim.listed", {"parts": tuple(missing)})}) if missing else None


def seen_by_none_now(cameras: Mapping[str, AimingCamera], seats: int) -> Message | None:
    """The same by the newest look of each; None as long as one of several has not looked, and for one camera alone."""
    aims = [camera.newest().aim for camera in cameras.values()]
    known = [aim for aim in aims if aim is not None]
    if len(cameras) < 2 or len(known) < len(aims):
        return None
    return seen_by_none(known, seats)
