"""The result of reading a frame, and the interface of whatever reads it; the code that reads is loaded elsewhere."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Protocol

from vision.readings.observation import TableObservation


@dataclass(frozen=True, slots=True)
class BesidePicture:
    """The newest picture of another camera than the first, by its name, and when it was taken."""

    name: str
    t_ns: int
    jpeg: bytes


@dataclass(frozen=True, slots=True)
class Sensed:
    """What one frame said.

    Attributes:
        observation: the newest reading of everything: of this frame while something moves, else of the still table.
        still: no hand is in the way and nothing moves: the readings may be acted on.
        views: where there are several cameras, by name what each shows, read by all together: its own mats and poses.
            The observation's mats have the pose of the first camera that shows them.
    """

    observation: TableObservation
    still: bool
    views: Mapping[str, TableObservation] = field(default_factory=dict)

    def shown_by(self, name: str) -> TableObservation:
        """What that camera shows; of one that gave no picture, nothing."""
        if not self.views:
            return self.observation
        return self.views.get(name, replace(self.observation, mats=(), market=None))


class Sensing(Protocol):
    """Something that looks at one frame after another."""

    def step(self, t_ns: int, jpeg: bytes, beside: Sequence[BesidePicture] = ()) -> Sensed | None:
        """Look at a frame; None if it cannot be decoded.

        Args:
            jpeg: the first camera's; empty if it gives none.
            beside: the newest picture of each other camera that works.
        """

    def close(self) -> None:
        """No more frames come."""
