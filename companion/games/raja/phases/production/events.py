"""Production (``P1``–``P4``)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from companion.games.actor import Actor
from companion.games.raja.pieces import Cell


@dataclass(frozen=True, slots=True)
class GrainHarvested:
    """A city yielded ``grain`` (1 + width, or what was left), of which ``fallen`` went back (``P1``, ``P4``)."""

    seat: int
    cell: Cell
    grain: int
    fallen: int
    said_by: Actor


@dataclass(frozen=True, slots=True)
class ProductionEnded:
    """Nobody has a city left to harvest, or the pile is empty (``P2``)."""

    pile: int


ProductionEvent: TypeAlias = GrainHarvested | ProductionEnded
