"""Takes shots for `raja calibrate`: a picture every few seconds, so that people can turn the board in between."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from companion.errors import CompanionError
from companion.texts.catalogue import texts_in
from companion.texts.message import Message
from hardware.camera.source import Frame, FrameSource

FRAME_WAIT_S = 0.5


def take_shots(
    source: FrameSource,
    folder: Path,
    count: int,
    every_s: float,
    now_s: Callable[[], float],
    tell: Callable[[Message], None],
) -> list[Path]:
    """Save ``count`` pictures as the camera gave them, into files that were not there before.

    Args:
        every_s: seconds between two shots, and before the first.
        now_s: a monotonic clock, in seconds.
        tell: called with a line before and after each shot.

    Raises:
        HardwareError: ``camera.*`` if the camera does not open.
        CompanionError: ``camera.no_look`` if it gives no picture, ``camera.cannot_write``.
    """
    taken: list[Path] = []
    source.open()
    try:
        for number in range(1, count + 1):
            tell(Message("camera.next_shot", {"number": number, "count": count, "seconds": f"{every_s:g}"}))
            frame = _newest_after(source, every_s, now_s)
            if frame is None:
                why = source.status().message
                raise CompanionError("camera.no_look", texts_in("en").say(why), why=why)
            taken.append(_kept(frame, folder))
            tell(Message("camera.shot_taken", {"file": str(taken[-1])}))
    finally:
        source.close()
    return taken


def _newest_after(source: FrameSource, wait_s: float, now_s: Callable[[], float]) -> Frame | None:
    """Return the newest picture once the wait is over; if there was none by then, wait as long again for a late one."""
    due, newest = now_s() + wait_s, None
    while now_s() < due and source.status().state != "ended":
        newest = source.next_frame(min(FRAME_WAIT_S, wait_s)) or newest
    return newest or source.next_frame(wait_s)


def _kept(frame: Frame, folder: Path) -> Path:
    """Write the picture under the first free number; return the file."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        number = 1
        while (file := folder / f"shot-{number:02}.jpg").exists():
            number += 1
        file.write_bytes(frame.jpeg)
    except OSError as error:
        raise CompanionError(
            "camera.cannot_write",
            f"{folder} cannot be written ({error.strerror}): name another folder with --shots.",
            folder=str(folder),
            reason=str(error.strerror),
        ) from error
    return file
