"""What a seat may do in mending, at any time, one class a command, each with the bounds a screen needs."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from companion.games.raja.pieces import Cell, Columns, MarketName, ShieldCounts


@dataclass(frozen=True, slots=True)
class MayMend:
    """Say what happened to, or what is really on, ``owner``'s Lands.

    Args:
        grain: columns and their units: any may have fallen; corrected to between 0 and that + ``pile``.
        walls: cities and their stones: some may have fallen; corrected to between 0 and that + ``reserve``.
            A wall that is being built is left out.
        sides: tiles whose side may be corrected.
        shields: tiles whose shields may be corrected, with those lying there; up to ``stock`` more of each value.
        bare: those of them without a noble; where one stands, shields can only be taken away.
        nobles: cities whose noble the host may correct, and whether it may be at home; () for others than the host.
        holders: seats that may hold a noble.
    """

    owner: int
    grain: Columns
    pile: int
    walls: Columns
    reserve: int
    sides: tuple[Cell, ...]
    shields: tuple[tuple[Cell, tuple[int, ...]], ...]
    bare: tuple[Cell, ...]
    stock: ShieldCounts
    nobles: tuple[tuple[Cell, bool], ...]
    holders: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class MayCorrectHand:
    """The host may correct ``owner``'s hand, within these bounds."""

    owner: int
    least_cash: int
    most_elephants: int
    most_shields: ShieldCounts


@dataclass(frozen=True, slots=True)
class MayCorrectPrice:
    """The host may turn another disk of this market up, from ``lowest`` to ``highest``."""

    market: MarketName
    lowest: int
    highest: int


MendingMove: TypeAlias = MayMend | MayCorrectHand | MayCorrectPrice
