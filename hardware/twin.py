"""What every board in the computer can do: the virtual board and the simulated firmware (docs/simulator.md).

Time stands still until ``run``; the same calls with the same seed give the same bytes.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, Protocol, TypeAlias

SensorState: TypeAlias = Literal["ok", "absent", "stuck"]
TUMBLE_MS = 400


@dataclass(frozen=True, slots=True)
class Heard:
    """A line the board sent, damaged or not, and when its last byte had gone, since the twin was made."""

    t_us: int
    raw: bytes


class Twin(Protocol):
    """A board, its dice and its table, in lockstep. Wells are 0 and 1, faces the top ones."""

    @property
    def plugged(self) -> bool:
        """Whether the cable is in."""
        ...

    def run(self, ms: int) -> int:
        """Let time pass; gives the time in µs since the twin was made."""
        ...

    def listen(self, ms: int) -> tuple[int, list[Heard]]:
        """Let at most ``ms`` pass, until something has been said (looked at every 10 ms): time in µs, and what was said."""
        ...

    def send(self, data: bytes) -> None:
        """Bytes from the host, which begin to arrive now."""
        ...

    def heard(self) -> list[Heard]:
        """What the board has said since the last call."""
        ...

    def throw(self, well: int, face: int, tumble_ms: int = TUMBLE_MS) -> None:
        """A die falls into an empty well, tumbles, and lies still."""
        ...

    def place(self, well: int, face: int) -> None:
        """A die is put down by hand, without tumbling."""
        ...

    def lift(self, well: int) -> None:
        """The die is taken out upwards, within 150 ms."""
        ...

    def hold(self, well: int, face: int) -> None:
        """A die is held over the well with a tremor, until another call."""
        ...

    def cock(self, well: int, face: int) -> None:
        """A die is thrown and comes to rest leaning."""
        ...

    def push(self, well: int) -> None:
        """The die is pushed about without leaving the floor."""
        ...

    def card(self, well: int, on: bool) -> None:
        """A white card lies on the well, for calibration, or does not."""
        ...

    def tilt(self, x_deg: float, y_deg: float) -> None:
        """The table leans."""
        ...

    def bump(self, peak_mg: int, length_ms: int) -> None:
        """The table is knocked."""
        ...

    def sensor(self, state: SensorState) -> None:
        """The tilt sensor works, is gone, or is stuck."""
        ...

    def corrupt(self, percent: float) -> None:
        """From now on that share of lines is damaged, each way."""
        ...

    def reset(self) -> None:
        """The reset button."""
        ...

    def unplug(self) -> None:
        """No power, no port; dice can still be moved."""
        ...

    def replug(self) -> None:
        """Power again."""
        ...

    def hang(self) -> None:
        """The processor stands still until ``reset`` or ``unplug``."""
        ...

    def stall(self) -> None:
        """An endless loop, that the watchdog must end."""
        ...

    def close(self) -> None:
        """End it."""
        ...
