"""The virtual board on the bench: throws dice into its wells in real time, knocks the table, pulls its cable."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable
from random import Random

from hardware.virtual.dice.board import VirtualBoard
from hardware.virtual.dice.memory import BoardMemory
from hardware.virtual.dice.pty_port import VirtualPort

LIFT_EARLY_S = 0.6
BETWEEN_THROWS_S = 1.3
WELLS = (0, 1)


class BenchBoard:
    """A calibrated virtual board behind a PTY, with methods to throw its dice.

    Args:
        seed: the board's seed.
        steady_s: a monotonic clock, in seconds.
    """

    def __init__(self, seed: int, steady_s: Callable[[], float] = time.monotonic) -> None:
        memory = BoardMemory.formatted(Random(seed))
        memory.calibrated = [True, True]
        self._port = VirtualPort(VirtualBoard(seed, memory))
        self._steady_s = steady_s
        self._lock = threading.Lock()
        self._filled = [False, False]
        self._free_s = [0.0, 0.0]
        self._plugged = True

    @property
    def path(self) -> str:
        """The path of the serial port; empty while the cable is out."""
        return self._port.path

    @property
    def plugged(self) -> bool:
        """Whether the cable is plugged in."""
        return self._plugged

    def throw(self, well: int, face: int) -> None:
        """Throw a die into the well, after the die before it has been lifted out."""
        with self._lock:
            now = self._steady_s()
            start = max(now, self._free_s[well])
            if self._filled[well]:
                self._port.act_later(start - now, lambda board: board.lift(well))
                start += LIFT_EARLY_S
            self._port.act_later(start - now, lambda board: board.throw(well, face))
            self._filled[well] = True
            self._free_s[well] = start + BETWEEN_THROWS_S - LIFT_EARLY_S

    def lift(self, well: int) -> None:
        """Take the die out."""
        with self._lock:
            now = self._steady_s()
            self._port.act_later(max(self._free_s[well] - now, 0.0), lambda board: board.lift(well))
            self._filled[well] = False
            self._free_s[well] = max(now, self._free_s[well]) + LIFT_EARLY_S

    def bump(self, peak_mg: int, length_ms: int) -> None:
        """Knock the table."""
        self._port.act(lambda board: board.bump(peak_mg, length_ms))

    def tilt(self, x_deg: float, y_deg: float) -> None:
        """Let the table lean."""
        self._port.act(lambda board: board.tilt(x_deg, y_deg))

    def unplug(self) -> None:
        """Pull the cable out."""
        with self._lock:
            if self._plugged:
                self._plugged = False
                self._port.unplug()

    def plug(self) -> None:
        """Plug the cable in again."""
        with self._lock:
            if not self._plugged:
                self._port.replug()
                self._plugged = True

    def close(self) -> None:
        """Stop the board and close its port."""
        self._port.close()
