"""The dice board at the virtual table, as somebody's hands know it."""

from __future__ import annotations

from typing import Protocol


class DiceBoard(Protocol):
    """The board as hands see it; wells 0 and 1."""

    @property
    def plugged(self) -> bool:
        """Whether its cable is in."""
        ...

    def throw(self, well: int, face: int) -> None:
        """A die into a well; one that lies there is lifted out before."""
        ...

    def lift(self, well: int) -> None:
        """The die out."""
        ...

    def bump(self, peak_mg: int, length_ms: int) -> None:
        """A knock."""
        ...

    def tilt(self, x_deg: float, y_deg: float) -> None:
        """A slant."""
        ...

    def unplug(self) -> None:
        """Its cable out."""
        ...

    def plug(self) -> None:
        """Its cable in."""
        ...
