"""The interface of the dice board at the virtual table, as a person handles it."""

from __future__ import annotations

from typing import Protocol


class DiceBoard(Protocol):
    """A dice board to throw dice into; wells are 0 and 1."""

    @property
    def plugged(self) -> bool:
        """Whether the cable is plugged in."""
        ...

    def throw(self, well: int, face: int) -> None:
        """Throw a die into a well; a die that lies there is lifted out first."""
        ...

    def lift(self, well: int) -> None:
        """Take the die out."""
        ...

    def bump(self, peak_mg: int, length_ms: int) -> None:
        """Knock the table."""
        ...

    def tilt(self, x_deg: float, y_deg: float) -> None:
        """Let the table lean."""
        ...

    def unplug(self) -> None:
        """Pull the cable out."""
        ...

    def plug(self) -> None:
        """Plug the cable in."""
        ...
