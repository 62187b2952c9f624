"""What a table chooses before it starts: players, rulebook, secrecy, who may undo, and perhaps a given position."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

from companion.games.errors import MalformedCommand
from companion.games.raja.pieces import NO_SHIELDS, START_CASH, START_PRICES, Cell, Marker, Season, ShieldCounts, Side

NAME: Final = "raja"


@dataclass(frozen=True, slots=True)
class Rulebook:
    """The three rulings in which the standard rulebook departs from the printed words, each by itself.

    Args:
        final_pass: a pass is final for this auction (``A2``); False lets a player come back in.
        bare_city_attackable: a city with a noble and no wall may be attacked with one elephant (``G2``).
        attacker_minus_defender: x = attacker - defender - stones (``G5``); False: defender - attacker - stones.
    """

    final_pass: bool = True
    bare_city_attackable: bool = True
    attacker_minus_defender: bool = True


RulebookName: TypeAlias = Literal["standard", "as-printed", "mixed"]
STANDARD: Final = Rulebook()
AS_PRINTED: Final = Rulebook(final_pass=False, bare_city_attackable=False, attacker_minus_defender=False)


def rulebook_named(name: str) -> Rulebook:
    """The rulebook of that name.

    Raises:
        MalformedCommand: ``options.unknown_rulebook``.
    """
    if name == "standard":
        return STANDARD
    if name == "as-printed":
        return AS_PRINTED
    raise MalformedCommand("options.unknown_rulebook", f"There is no rulebook {name!r}: take standard or as-printed.")


def name_of_rulebook(rulebook: Rulebook) -> RulebookName:
    """``standard``, ``as-printed``, or ``mixed`` for any other choice of the three rulings."""
    if rulebook == STANDARD:
        return "standard"
    return "as-printed" if rulebook == AS_PRINTED else "mixed"


@dataclass(frozen=True, slots=True)
class PlayerOptions:
    """One seat's player. Markers are dealt outside (chance enters as data) and each is unique (``S1``)."""

    name: str
    marker: Marker
    cash: int = START_CASH


@dataclass(frozen=True, slots=True)
class GivenTile:
    """A tile of a given position.

    Args:
        city: a noble was placed here at set-up.
        captured_by: the seat that holds this city's noble; None while it is at home.
        courses: stones in each course of the wall, from the bottom.
        shields: values of the shields lying here.
    """

    cell: Cell
    side: Side
    city: bool = False
    captured_by: int | None = None
    courses: tuple[int, ...] = ()
    grain: int = 0
    shields: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class GivenSeat:
    """What one seat has in a given position. Fewer than 7 tiles mean the rest of the Lands is not known."""

    tiles: tuple[GivenTile, ...]
    shields: ShieldCounts = NO_SHIELDS
    elephants: int = 0


@dataclass(frozen=True, slots=True)
class Position:
    """A position to start from, at the beginning of a turn: one ``GivenSeat`` a player, in seat order."""

    seats: tuple[GivenSeat, ...]
    season: Season = "blue"
    turn: int = 1
    prices: tuple[int, int, int] = START_PRICES


@dataclass(frozen=True, slots=True)
class Options:
    """A table's choices; the game's first event holds them whole, so a recording replays under its own rules.

    Args:
        starting_seat: the oldest player (``S4``).
        open_hands: money, shields and elephants in hand are public too (``S7``).
        undo_seats: seats that may undo and redo; the host always may.
        position: start here instead of at set-up.
    """

    players: tuple[PlayerOptions, ...]
    starting_seat: int = 0
    rulebook: Rulebook = STANDARD
    open_hands: bool = False
    undo_seats: tuple[int, ...] = ()
    position: Position | None = None
