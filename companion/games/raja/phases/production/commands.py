"""Production (``P1``–``P4``)."""

from __future__ import annotations

from dataclasses import dataclass

from companion.games.actor import BY_PLAYERS, Actor
from companion.games.raja.pieces import Cell


@dataclass(frozen=True, slots=True)
class Harvest:
    """Harvest one own city; ``fallen`` units fell while they were stacked (``P2``, ``P4``)."""

    seat: int
    cell: Cell
    fallen: int = 0
    said_by: Actor = BY_PLAYERS
