"""Siege: marker and elephants, shields, dice, stones taken off, noble or ransom (``G1``–``G8``)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from companion.games.actor import Actor
from companion.games.raja.pieces import Cell, Columns, Goods


@dataclass(frozen=True, slots=True)
class SiegeDeclared:
    """Marker and elephants stand on the defender's Lands (``G1``, ``G2``)."""

    seat: int
    defender: int
    marker: Cell
    targets: tuple[tuple[Cell, int], ...]


@dataclass(frozen=True, slots=True)
class ShieldsAssigned:
    """The defender's shields, each (its tile, its value, the city it defends) (``G3``)."""

    seat: int
    shields: tuple[tuple[Cell, int, Cell], ...]


@dataclass(frozen=True, slots=True)
class SiegeDiceRolled:
    """Each die of one throw, and who rolled it (``G4``)."""

    seat: int
    dice: tuple[int, ...]
    said_by: Actor


@dataclass(frozen=True, slots=True)
class BattleDecided:
    """All dice of one city's battle lie; x as ``G5`` reads it, and the elephants lost (``G6``)."""

    attacker: int
    defender: int
    cell: Cell
    attacker_total: int
    defender_total: int
    stones: int
    x: int
    elephants_lost: int


@dataclass(frozen=True, slots=True)
class StonesRemoved:
    """``removed`` were taken off for x, ``fallen`` fell by accident, ``standing`` is left (``G6``)."""

    seat: int
    cell: Cell
    removed: int
    fallen: int
    standing: int
    width: int
    said_by: Actor


@dataclass(frozen=True, slots=True)
class RansomDemanded:
    """The attacker named a ransom (``G7``)."""

    seat: int
    ransom: Goods


@dataclass(frozen=True, slots=True)
class RansomPaid:
    """The defender ``seat`` paid; the noble stays (``G7``)."""

    seat: int
    to: int
    ransom: Goods
    grain_from: Columns


@dataclass(frozen=True, slots=True)
class RansomRefused:
    """The defender ``seat`` did not pay; ``NobleTaken`` follows (``G7``)."""

    seat: int


@dataclass(frozen=True, slots=True)
class NobleTaken:
    """``seat`` holds ``owner``'s noble (``G7``)."""

    seat: int
    owner: int
    cell: Cell


@dataclass(frozen=True, slots=True)
class NobleLeft:
    """``seat`` might have taken the noble and left it (``G7``)."""

    seat: int
    owner: int
    cell: Cell


@dataclass(frozen=True, slots=True)
class BattleEnded:
    """One city's battle is over; the shields that defended it, each (its tile, its value), are discarded (``G3``)."""

    defender: int
    cell: Cell
    shields: tuple[tuple[Cell, int], ...]


@dataclass(frozen=True, slots=True)
class SiegePassed:
    """``seat`` besieges nobody this turn."""

    seat: int


@dataclass(frozen=True, slots=True)
class SiegeEnded:
    """All battles of ``seat``'s siege are over."""

    seat: int


SiegeEvent: TypeAlias = (
    SiegeDeclared
    | ShieldsAssigned
    | SiegeDiceRolled
    | BattleDecided
    | StonesRemoved
    | RansomDemanded
    | RansomPaid
    | RansomRefused
    | NobleTaken
    | NobleLeft
    | BattleEnded
    | SiegePassed
    | SiegeEnded
)
