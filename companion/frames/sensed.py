"""What looking at a frame gives, and whatever can look; what does the looking is loaded only where it is done."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol

from vision.readings.observation import TableObservation


@dataclass(frozen=True, slots=True)
class Sensed:
    """What one frame said.

    Attributes:
        observation: the newest reading of everything: of this frame while something moves, else of the still table.
        still: no hand is in the way and nothing moves: the readings may be acted on.
    """

    observation: TableObservation
    still: bool


class Sensing(Protocol):
    """Something that looks at one frame after another."""

    def step(self, t_ns: int, jpeg: bytes) -> Sensed | None:
        """Look at a frame; None if it cannot be decoded."""

    def close(self) -> None:
        """No more frames come."""
