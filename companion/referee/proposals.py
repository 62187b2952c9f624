"""What the referee comes up with: outcomes to command, questions to ask, differences to show."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias

from companion.referee.needs import Place, WallNeed

Quantity: TypeAlias = Literal["stones", "width", "grain"]


@dataclass(frozen=True, slots=True)
class WallOutcome:
    """How a build or a removal ended.

    Attributes:
        need: what was going on.
        stones: stones that stand.
        width: stones in the widest course that stands.
        fallen: stones that fell by accident.
        said_by: ``camera``, or ``seat N`` where a person's word was needed.
    """

    need: WallNeed
    stones: int
    width: int
    fallen: int
    said_by: str

    @property
    def collapsed(self) -> bool:
        """Whether something fell."""
        return self.fallen > 0


@dataclass(frozen=True, slots=True)
class Question:
    """Something only a person can say; ``answers`` are the likely ones, any other number may be typed."""

    place: Place
    quantity: Quantity
    text: str
    answers: tuple[int, ...]
    seat: int

    @property
    def key(self) -> str:
        """Stable name of the question, e.g. ``0.1.3.stones``."""
        seat, (row, col) = self.place
        return f"{seat}.{row}.{col}.{self.quantity}"


@dataclass(frozen=True, slots=True)
class Difference:
    """Table and game disagree, until somebody says which is right."""

    place: Place
    quantity: Quantity
    on_table: int
    in_game: int
