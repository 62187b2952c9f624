"""The virtual board in simulated time, with methods that throw its dice one after another."""

from __future__ import annotations

from typing import Final

from hardware.dice.session import Session
from hardware.dice.settings import LinkSettings
from hardware.lockstep import BOOT_MS, Lockstep, calibrate_wells
from hardware.virtual.dice.board import VirtualBoard

LIFT_MS: Final = 600
LIE_MS: Final = 1200
"""Time in which a die is thrown, comes to rest, and is reported."""


class LockstepBoard:
    """A calibrated board (``hardware.virtual.dice_board.DiceBoard``); time passes in ``run.run`` and while throwing.

    Attributes:
        run: board and session, with everything heard and said.
        started_ns: ``run``'s time when the board was ready.
        thrown: every face thrown, in order.
    """

    plugged = True

    def __init__(self, settings: LinkSettings, seed: int) -> None:
        self.run = Lockstep(VirtualBoard(seed), Session(settings))
        self.run.open_port()
        self.run.run(BOOT_MS)
        calibrate_wells(self.run)
        self.started_ns = self.run.t_ns
        self.thrown: list[int] = []
        self._filled = [False, False]

    def throw(self, well: int, face: int) -> None:
        """Throw a die into a well; a die that lies there is lifted out first."""
        if self._filled[well]:
            self.lift(well)
        self.run.twin.throw(well, face)
        self.run.run(LIE_MS)
        self._filled[well] = True
        self.thrown.append(face)

    def lift(self, well: int) -> None:
        """Take the die out and leave the well empty for a while."""
        self.run.twin.lift(well)
        self.run.run(LIFT_MS)
        self._filled[well] = False

    def bump(self, peak_mg: int, length_ms: int) -> None:
        """Knock the table."""
        self.run.twin.bump(peak_mg, length_ms)

    def tilt(self, x_deg: float, y_deg: float) -> None:
        """Let the table lean."""
        self.run.twin.tilt(x_deg, y_deg)

    def unplug(self) -> None:
        """Pull the cable out."""
        self.plugged = False
        self.run.unplug()

    def plug(self) -> None:
        """Plug the cable in."""
        self.run.replug()
        self.plugged = True
