"""Changes of the table between one reading at rest and the next, as the tracker reports them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias

from vision.geometry.table import Cell
from vision.message import Message
from vision.readings.observation import Market, Side
from vision.readings.reading import CountReading, PresenceReading

HowWallChanged: TypeAlias = Literal["placed", "removed", "fell", "unclear"]


@dataclass(frozen=True, slots=True)
class TableMoved:
    """The picture changes: a hand, a moving piece, a bumped mat. Nothing is read until ``TableStill``."""

    t_ns: int


@dataclass(frozen=True, slots=True)
class HandInTheWay:
    """Something other than a piece reaches over a mat; readings stay as they were."""

    t_ns: int


@dataclass(frozen=True, slots=True)
class TableStill:
    """Nothing moves any more and no hand is in the way; ``moved_at_ns`` is when the last change was seen."""

    t_ns: int
    moved_at_ns: int


@dataclass(frozen=True, slots=True)
class WallChanged:
    """A wall's reading differs from the one before.

    Attributes:
        how: ``placed``: it grew; ``removed``: it shrank, with no new loose stones; ``fell``: it shrank, and new stones
            lie about; ``unclear``: unsure readings allow more than one of these.
        loose: stones lying on the mat now.
    """

    t_ns: int
    seat: int
    cell: Cell
    stones_before: CountReading
    stones_after: CountReading
    width_before: CountReading
    width_after: CountReading
    how: HowWallChanged
    loose: CountReading


@dataclass(frozen=True, slots=True)
class GrainChanged:
    """A grain column's reading changed."""

    t_ns: int
    seat: int
    cell: Cell
    before: CountReading
    after: CountReading


@dataclass(frozen=True, slots=True)
class NobleChanged:
    """A noble appeared or disappeared."""

    t_ns: int
    seat: int
    cell: Cell
    before: PresenceReading
    after: PresenceReading


@dataclass(frozen=True, slots=True)
class LooseChanged:
    """The number of loose stones on a mat changed."""

    t_ns: int
    seat: int
    before: CountReading
    after: CountReading


@dataclass(frozen=True, slots=True)
class MarketChanged:
    """Another disk lies face up in one row of the market."""

    t_ns: int
    market: Market
    before: CountReading
    after: CountReading


@dataclass(frozen=True, slots=True)
class TileChanged:
    """A tile was placed, turned or removed; a side is None where no tile lies."""

    t_ns: int
    seat: int
    cell: Cell
    before: Side | None
    after: Side | None


@dataclass(frozen=True, slots=True)
class PieceAppeared:
    """A shield, elephant or player marker lies where there was none; ``cell`` is None beside the tiles."""

    t_ns: int
    seat: int
    cell: Cell | None
    kind: str


@dataclass(frozen=True, slots=True)
class PieceWentAway:
    """A shield, elephant or player marker is gone from its place."""

    t_ns: int
    seat: int
    cell: Cell | None
    kind: str


@dataclass(frozen=True, slots=True)
class MatAppeared:
    """A seat's mat, or the market's, is found that was not found before."""

    t_ns: int
    seat: int | Literal["market"]


@dataclass(frozen=True, slots=True)
class MatWentAway:
    """A mat is no longer found, although nothing moves; ``why`` if the reason is known."""

    t_ns: int
    seat: int | Literal["market"]
    why: Message


Change: TypeAlias = (
    TableMoved
    | HandInTheWay
    | TableStill
    | WallChanged
    | GrainChanged
    | NobleChanged
    | LooseChanged
    | MarketChanged
    | TileChanged
    | PieceAppeared
    | PieceWentAway
    | MatAppeared
    | MatWentAway
)
