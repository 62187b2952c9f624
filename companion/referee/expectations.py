"""What the game expects from the table, in the referee's terms; each game describes it in these."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal, TypeAlias

from vision.geometry.table import Cell
from vision.readings.observation import Side

Place: TypeAlias = tuple[int, Cell]
"""A city: the seat number of its mat, and its cell."""


@dataclass(frozen=True, slots=True)
class CityHeld:
    """A city's pieces, according to the game."""

    stones: int
    width: int
    grain: int
    noble: bool


@dataclass(frozen=True, slots=True)
class WallNeed:
    """A wall that is being built or taken down now.

    Attributes:
        kind: ``build`` (B1, B3) or ``removal`` (G6).
        place: the city whose wall it is.
        stones_before: stones before the first change.
        stones_target: stones when it ends without an accident.
        mover: the seat that places or removes.
    """

    kind: Literal["build", "removal"]
    place: Place
    stones_before: int
    stones_target: int
    mover: int


@dataclass(frozen=True, slots=True)
class DiceNeed:
    """Dice that the siege waits for (G4); each settled die is commanded at once, so that none is lost.

    Attributes:
        seat: who rolls now.
        side: the side of the siege that rolls.
        wanted: dice this side still has to roll.
    """

    seat: int
    side: Literal["attacker", "defender"]
    wanted: int


@dataclass(frozen=True, slots=True)
class TileHeld:
    """A tile's pieces, according to the game."""

    side: Side
    noble: bool
    shields: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class SeatNeeds:
    """What the game expects one seat to lay or change by hand.

    Attributes:
        seat: its number in the game.
        name: the player's name.
        reserve: stones that are neither in a wall nor declared for one.
        first_stones: how many of the first nine stones must still be spread (S2); 0 once the seat is ready.
        harvest: cities still to harvest, with their yields (P1).
        harvests_now: it is this seat's turn to harvest.
        grain_in_hand: units received and not on a column yet (P4).
        shields: shields in hand, by value, that may be laid on tiles now (S3, B5).
        lays: what the seat has to lay in the set-up before its first walls.
    """

    seat: int
    name: str
    reserve: int = 0
    first_stones: int = 0
    harvest: Mapping[Cell, int] = field(default_factory=dict)
    harvests_now: bool = False
    grain_in_hand: int = 0
    shields: tuple[int, int, int] = (0, 0, 0)
    lays: Literal["lands", "nobles"] | None = None


@dataclass(frozen=True, slots=True)
class TableNeeds:
    """Everything the referee needs to know about the game now; seats are mat numbers."""

    version: int
    cities: Mapping[Place, CityHeld]
    prices: Mapping[str, int]
    wall: WallNeed | None
    dice: DiceNeed | None
    tiles: Mapping[Place, TileHeld] = field(default_factory=dict)
    seats: Mapping[int, SeatNeeds] = field(default_factory=dict)
    pile: int = 0

    def seat_at(self, mat: int) -> SeatNeeds:
        """Return the needs of the seat that plays at a mat."""
        return self.seats.get(mat) or SeatNeeds(mat, f"seat {mat}")
