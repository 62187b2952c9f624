"""Decides how often the table is read: every frame while something happens, seldom while it is at rest."""

from __future__ import annotations

import math
import threading
from typing import Final

from companion.frames.sensing_result import Sensed

_NS_PER_S: Final = 1_000_000_000


class ReadingPace:
    """Decides which frames are read: few once nothing has happened for a while, until something does.

    One thread asks which frames to read; any thread may ``wake``.

    Args:
        rest_after_s: the table rests when camera, board and game have had no news for so long.
        look_s: time between readings while it rests.
    """

    def __init__(self, rest_after_s: float = math.inf, look_s: float = 0.0) -> None:
        self._rest_after_s = rest_after_s
        self._look_s = look_s
        self._woken = threading.Event()
        self._awake_ns: int | None = None
        self._looked_ns = 0
        self._present: object = None
        self._sensed: Sensed | None = None

    def wake(self) -> None:
        """Read frames again: something happened that no camera has reported yet."""
        self._woken.set()

    def is_due(self, t_ns: int, present: object) -> bool:
        """Whether to read a frame of that time.

        Args:
            present: the game's state; a change counts as news.
        """
        if self._awake_ns is None or self._woken.is_set() or present != self._present or t_ns < self._looked_ns:
            self._woken.clear()
            self._awake_ns, self._present = t_ns, present
        rests = t_ns - self._awake_ns >= self._rest_after_s * _NS_PER_S
        return not rests or t_ns - self._looked_ns >= self._look_s * _NS_PER_S

    def looked(self, t_ns: int, sensed: Sensed | None) -> None:
        """Note a reading; it counts as news if the table changed or moves."""
        if sensed is None or not sensed.still or sensed != self._sensed:
            self._awake_ns = t_ns
        self._looked_ns, self._sensed = t_ns, sensed
