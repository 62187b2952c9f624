"""The result of reading a frame, and the interface of its readers; the code that reads is loaded elsewhere."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Protocol

from vision.readings.observation import TableObservation


@dataclass(frozen=True, slots=True)
class BesidePicture:
    """The newest picture of a camera other than the first, with its name and the time it was taken."""

    name: str
    t_ns: int
    jpeg: bytes


@dataclass(frozen=True, slots=True)
class Sensed:
    """The reading of one frame.

    Attributes:
        observation: the newest reading: of this frame while something moves, else of the still table.
        still: no hand is in the way and nothing moves, so the readings may be acted on.
        views: with several cameras, what each one shows, by name: the fused reading with its own mats and poses.
            The observation's mats have the pose of the first camera that shows them.
    """

    observation: TableObservation
    still: bool
    views: Mapping[str, TableObservation] = field(default_factory=dict)

    def shown_by(self, name: str) -> TableObservation:
        """Return what that camera shows; nothing if it gave no picture."""
        if not self.views:
            return self.observation
        return self.views.get(name, replace(self.observation, mats=(), market=None))


class Sensing(Protocol):
    """Reads one frame after another."""

    def step(self, t_ns: int, jpeg: bytes, beside: Sequence[BesidePicture] = ()) -> Sensed | None:
        """Read a frame; return None if it cannot be decoded.

        Args:
            jpeg: the first camera's picture; empty if it gives none.
            beside: the newest picture of each other camera that works.
        """

    def close(self) -> None:
        """Stop reading; no more frames come."""
