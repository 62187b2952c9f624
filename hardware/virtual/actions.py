"""What a person at the bench can do to the virtual table, one frozen dataclass each; wells and faces as people count."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, TypeAlias

from hardware.virtual.scenes.scene import MarketName, Side


@dataclass(frozen=True, slots=True)
class LookAt:
    """Turn the camera to a seat's mat, or (no seat) to the market."""

    seat: int | None = None


@dataclass(frozen=True, slots=True)
class LayTile:
    """Lay a tile, or turn the one that lies there; without a side take it away."""

    seat: int
    row: int
    col: int
    side: Side | None = None


@dataclass(frozen=True, slots=True)
class StackStone:
    """Put one stone on a wall: to widen it up to ``width``, or ``up`` for a new course."""

    seat: int
    row: int
    col: int
    up: bool = False
    width: int = 5


@dataclass(frozen=True, slots=True)
class BuildWall:
    """Put many stones on a wall, up to ``width`` wide."""

    seat: int
    row: int
    col: int
    stones: int
    width: int = 3


@dataclass(frozen=True, slots=True)
class TakeStones:
    """Take stones off a wall and put them away."""

    seat: int
    row: int
    col: int
    stones: int = 1


@dataclass(frozen=True, slots=True)
class KnockWall:
    """Knock the table so that a wall loses stones; how many falls by chance if not said."""

    seat: int
    row: int
    col: int
    fall: int | None = None


@dataclass(frozen=True, slots=True)
class GatherLoose:
    """Pick up all stones that lie about on a mat."""

    seat: int


@dataclass(frozen=True, slots=True)
class SetGrain:
    """Make a grain column so many disks high."""

    seat: int
    row: int
    col: int
    disks: int


@dataclass(frozen=True, slots=True)
class SetNoble:
    """Put a city's noble there, or take it away."""

    seat: int
    row: int
    col: int
    there: bool


@dataclass(frozen=True, slots=True)
class SetShields:
    """Lay exactly these shields on a tile."""

    seat: int
    row: int
    col: int
    values: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class SetPrice:
    """Turn another disk of the market face up."""

    market: MarketName
    price: int


@dataclass(frozen=True, slots=True)
class ThrowDice:
    """Throw so many dice into the wells, one after another; chance decides unless the faces are said."""

    count: int = 1
    faces: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class LiftDie:
    """Take the die out of well 1 or 2."""

    well: int


@dataclass(frozen=True, slots=True)
class BumpTable:
    """Knock the table: the board feels it, and the mats shift a little."""

    peak_mg: int = 400


@dataclass(frozen=True, slots=True)
class LeanTable:
    """Let the table lean by so many degrees."""

    x_deg: float
    y_deg: float = 0.0


@dataclass(frozen=True, slots=True)
class HoldHand:
    """Hold a hand over a seat's mat, its fingers on a cell, or (not ``there``) take it away."""

    seat: int
    there: bool
    row: int = 1
    col: int = 2


@dataclass(frozen=True, slots=True)
class PlugCamera:
    """Unplug the virtual camera or plug it in again."""

    plugged: bool


@dataclass(frozen=True, slots=True)
class PlugBoard:
    """Unplug the virtual board or plug it in again."""

    plugged: bool


@dataclass(frozen=True, slots=True)
class FreezeCamera:
    """Let the virtual camera give the same picture again and again, or not any more."""

    frozen: bool


Action: TypeAlias = (
    LookAt
    | LayTile
    | StackStone
    | BuildWall
    | TakeStones
    | KnockWall
    | GatherLoose
    | SetGrain
    | SetNoble
    | SetShields
    | SetPrice
    | ThrowDice
    | LiftDie
    | BumpTable
    | LeanTable
    | HoldHand
    | PlugCamera
    | PlugBoard
    | FreezeCamera
)

ACTIONS: Final[dict[str, type[Action]]] = {
    "look-at": LookAt,
    "lay-tile": LayTile,
    "stack-stone": StackStone,
    "build-wall": BuildWall,
    "take-stones": TakeStones,
    "knock-wall": KnockWall,
    "gather-loose": GatherLoose,
    "set-grain": SetGrain,
    "set-noble": SetNoble,
    "set-shields": SetShields,
    "set-price": SetPrice,
    "throw-dice": ThrowDice,
    "lift-die": LiftDie,
    "bump-table": BumpTable,
    "lean-table": LeanTable,
    "hold-hand": HoldHand,
    "plug-camera": PlugCamera,
    "plug-board": PlugBoard,
    "freeze-camera": FreezeCamera,
}
"""Every action by its name in addresses."""
