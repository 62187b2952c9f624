"""The interface of every simulated board: the virtual board and the simulated firmware (docs/simulator.md).

Time stands still between calls of ``run``; the same calls with the same seed give the same bytes.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, Protocol, TypeAlias

SensorState: TypeAlias = Literal["ok", "absent", "stuck"]
TUMBLE_MS = 400


@dataclass(frozen=True, slots=True)
class Heard:
    """A line the board sent, damaged or not, and when its last byte had been sent, since the twin was made."""

    t_us: int
    raw: bytes


class Twin(Protocol):
    """A board with its dice and its table, in lockstep. Wells are 0 and 1, faces are those on top."""

    @property
    def plugged(self) -> bool:
        """Whether the cable is plugged in."""
        ...

    def run(self, ms: int) -> int:
        """Let ``ms`` pass; return the time in µs since the twin was made."""
        ...

    def listen(self, ms: int) -> tuple[int, list[Heard]]:
        """Let at most ``ms`` pass, until the board says something (checked every 10 ms); return the time in µs and what
        it said.
        """
        ...

    def send(self, data: bytes) -> None:
        """Send bytes from the host; they begin to arrive now."""
        ...

    def heard(self) -> list[Heard]:
        """The lines the board has sent since the last call."""
        ...

    def throw(self, well: int, face: int, tumble_ms: int = TUMBLE_MS) -> None:
        """Throw a die into an empty well: it falls in, tumbles, and lies still."""
        ...

    def place(self, well: int, face: int) -> None:
        """Put a die down by hand, without tumbling."""
        ...

    def lift(self, well: int) -> None:
        """Take the die out upwards, within 150 ms."""
        ...

    def hold(self, well: int, face: int) -> None:
        """Hold a die over the well with a trembling hand, until another call."""
        ...

    def cock(self, well: int, face: int) -> None:
        """Throw a die that comes to rest leaning."""
        ...

    def push(self, well: int) -> None:
        """Push the die about without lifting it off the floor."""
        ...

    def card(self, well: int, on: bool) -> None:
        """Lay a white card on the well, for calibration, or take it off."""
        ...

    def tilt(self, x_deg: float, y_deg: float) -> None:
        """Let the table lean."""
        ...

    def bump(self, peak_mg: int, length_ms: int) -> None:
        """Knock the table."""
        ...

    def sensor(self, state: SensorState) -> None:
        """Make the tilt sensor work, be absent, or be stuck."""
        ...

    def corrupt(self, percent: float) -> None:
        """Damage this share of lines from now on, each way."""
        ...

    def reset(self) -> None:
        """Press the reset button."""
        ...

    def unplug(self) -> None:
        """Pull the cable out: no power, no port; dice can still be moved."""
        ...

    def replug(self) -> None:
        """Plug the cable in again."""
        ...

    def hang(self) -> None:
        """Let the processor stand still until ``reset`` or ``unplug``."""
        ...

    def stall(self) -> None:
        """Put the board into an endless loop, which the watchdog must end."""
        ...

    def close(self) -> None:
        """End the twin."""
        ...
