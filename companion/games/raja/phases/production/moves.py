"""What a seat may do in Production (``P1``–``P4``), one class a command, each with the bounds a screen needs."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from companion.games.raja.pieces import Cell


@dataclass(frozen=True, slots=True)
class MayHarvest:
    """One of these cities, each with what it yields; 0 to that many may fall (``P1``, ``P2``)."""

    cities: tuple[tuple[Cell, int], ...]


ProductionMove: TypeAlias = MayHarvest
