"""The virtual camera: a source of frames like any other, that can be unplugged and can freeze."""

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
        shoot: gives the JPEG of shot number n.
        period_s: time between frames.
        clock_ns: the time of frames.
        shoot_still: the same at full size; None for a camera of one size.
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
        """Whether its cable is in."""
        return self._plugged

    @property
    def frozen(self) -> bool:
        """Whether it gives the same picture again and again."""
        return self._frozen is not None

    def open(self) -> None:
        """Begin.

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
        # Rendering takes longest and must not keep the bench from unplugging.
        jpeg = self._shoot(number) if frozen is None else frozen
        with self._changed:
            return Frame(jpeg, self._clock_ns(), number) if self._is_working() else None

    def still(self, timeout_s: float) -> Frame | None:
        """A picture at full size; a frozen camera gives none."""
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
        """Working, unplugged or closed; always plainly virtual."""
        state = self._state
        return SourceStatus(state, Message(f"camera.virtual_{state}"), True)

    def close(self) -> None:
        """End."""
        with self._changed:
            self._state = "closed"
            self._changed.notify_all()

    def unplug(self) -> None:
        """Somebody pulls its cable."""
        with self._changed:
            self._plugged = False
            if self._state == "working":
                self._state = "unplugged"
            self._changed.notify_all()

    def plug(self) -> None:
        """The cable is in again; who uses the camera has to open it anew."""
        with self._changed:
            self._plugged = True

    def freeze(self, picture: bytes | None) -> None:
        """From now on this picture again and again, or (None) not any more."""
        with self._changed:
            self._frozen = picture
