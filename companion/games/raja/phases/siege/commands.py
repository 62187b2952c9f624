"""Siege: marker and elephants, shields, dice, stones taken off, noble or ransom (``G1``–``G8``)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from companion.games.actor import BY_PLAYERS, Actor
from companion.games.raja.pieces import Cell, Columns, Goods


@dataclass(frozen=True, slots=True)
class DeclareSiege:
    """Put the marker on an opponent's tile and name the targets, each as (city, elephants), in order (``G1``, ``G2``)."""

    seat: int
    defender: int
    marker: Cell
    targets: tuple[tuple[Cell, int], ...]


@dataclass(frozen=True, slots=True)
class AssignShields:
    """The defender's shields, each as (its tile, its value, the city it defends); none is an answer too (``G3``)."""

    seat: int
    shields: tuple[tuple[Cell, int, Cell], ...]


@dataclass(frozen=True, slots=True)
class RollSiegeDice:
    """One throw of one or more dice by the attacker or the defender (``seat`` rolled them); throws add up (``G4``)."""

    seat: int
    dice: tuple[int, ...]
    said_by: Actor = BY_PLAYERS


@dataclass(frozen=True, slots=True)
class FinishRemoval:
    """The defender has taken the stones off: what still stands, and what fell by accident if it was counted (``G6``)."""

    seat: int
    standing: int
    width: int
    fallen: int | None = None
    said_by: Actor = BY_PLAYERS


@dataclass(frozen=True, slots=True)
class TakeNoble:
    """The attacker takes the noble of the city whose wall is destroyed (``G7``)."""

    seat: int


@dataclass(frozen=True, slots=True)
class LeaveNoble:
    """The attacker may, and does not, take the noble (``G7``)."""

    seat: int


@dataclass(frozen=True, slots=True)
class DemandRansom:
    """The attacker names a ransom (``G7``)."""

    seat: int
    ransom: Goods


@dataclass(frozen=True, slots=True)
class PayRansom:
    """The defender pays; the noble stays (``G7``)."""

    seat: int
    grain_from: Columns = ()


@dataclass(frozen=True, slots=True)
class RefuseRansom:
    """The defender does not pay; the noble is taken (``G7``)."""

    seat: int


@dataclass(frozen=True, slots=True)
class PassSiege:
    """No siege by this player this turn (``G1``)."""

    seat: int


SiegeCommand: TypeAlias = (
    DeclareSiege
    | AssignShields
    | RollSiegeDice
    | FinishRemoval
    | TakeNoble
    | LeaveNoble
    | DemandRansom
    | PayRansom
    | RefuseRansom
    | PassSiege
)
