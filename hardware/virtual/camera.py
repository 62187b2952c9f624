"""The virtual camera: a frame source like any other, which can be unplugged and frozen."""

from __future__ import annotations

import threading
from collections.abc import Callable

from hardware.camera.source import Frame, SourceState, SourceStatus
from hardware.errors import HardwareError
from vision.message import Message

NS_PER_S = 1_000_000_000


class VirtualCamera:
    """Takes pictures of the virtual table at a steady pace.

    Args:
        shoot: returns the JPEG of shot number n.
        period_s: time between frames.
        clock_ns: the clock that dates frames.
        shoot_still: the same at full size; None for a camera without stills.
    """

    def __init__(
        self,
        shoot: Callable[[int], bytes],
        period_s: float,
        clock_ns: Callable[[], int],
        shoot_still: Callable[[int], bytes] | None = None,
    ) -> None:
        self._shoot = shoot
        self._shoot_still = shoot_still
        self._period_ns = round(period_s * NS_PER_S)
        self._clock_ns = clock_ns
        self._changed = threading.Condition()
        self._plugged = True
        self._frozen: bytes | None = None
        self._state: SourceState = "closed"
        self._due_ns = 0
        self._number = 0

    @property
    def plugged(self) -> bool:
        """Whether its cable is plugged in."""
        return self._plugged

    @property
    def frozen(self) -> bool:
        """Whether it gives the same picture again and again."""
        return self._frozen is not None

    def open(self) -> None:
        """Start giving frames.

        Raises:
            HardwareError: ``camera.unplugged``.
        """
        with self._changed:
            if not self._plugged:
                raise HardwareError("camera.unplugged")
            self._state, self._due_ns = "working", self._clock_ns()

    def next_frame(self, timeout_s: float) -> Frame | None:
        """The next picture when it is due."""
        with self._changed:
            wait_s = (self._due_ns - self._clock_ns()) / NS_PER_S
            if wait_s > 0 and self._state == "working":
                self._changed.wait(min(wait_s, timeout_s))
            if not self._is_working() or self._clock_ns() < self._due_ns:
                return None
            self._due_ns = max(self._due_ns + self._period_ns, self._clock_ns())
            number, self._number = self._number, self._number + 1
            frozen = self._frozen
        # Rendered without the lock, as it is slow and must not keep the bench from unplugging.
        jpeg = self._shoot(number) if frozen is None else frozen
        with self._changed:
            return Frame(jpeg, self._clock_ns(), number) if self._is_working() else None

    def still(self, timeout_s: float) -> Frame | None:
        """Take a picture at full size; a frozen camera gives none."""
        with self._changed:
            if self._shoot_still is None or not self._is_working() or self._frozen is not None:
                return None
            number, self._number = self._number, self._number + 1
        jpeg = self._shoot_still(number)
        with self._changed:
            return Frame(jpeg, self._clock_ns(), number) if self._is_working() else None

    def _is_working(self) -> bool:
        return self._state == "working"

    def status(self) -> SourceStatus:
        """Working, unplugged or closed, and always marked as virtual."""
        state = self._state
        return SourceStatus(state, Message(f"camera.virtual_{state}"), True)

    def close(self) -> None:
        """Stop giving frames."""
        with self._changed:
            self._state = "closed"
            self._changed.notify_all()

    def unplug(self) -> None:
        """Pull its cable out."""
        with self._changed:
            self._plugged = False
            if self._state == "working":
                self._state = "unplugged"
            self._changed.notify_all()

    def plug(self) -> None:
        """Plug its cable in again; the user of the camera must reopen it."""
        with self._changed:
            self._plugged = True

    def freeze(self, picture: bytes | None) -> None:
        """Give only this picture from now on; None ends that."""
        with self._changed:
            self._frozen = picture
