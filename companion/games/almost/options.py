"""What a table chooses (``L1``, ``L2``, ``L4``)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

from companion.games.engine import check_between
from companion.games.errors import MalformedCommand
from companion.games.records import LARGEST_EXACT

NAME: Final = "almost"
MOST_PLAYERS: Final = 5000
MOST_MARKERS: Final = 10
POINTS_TO_WIN: Final = 10
BANBURY_ROUNDS: Final = 10
MOST_BID: Final = LARGEST_EXACT
"""Banbury Merton Street has no highest bid (``L4``), but browsers hold no larger number exactly."""

Variant: TypeAlias = Literal["almost", "banbury-merton-street"]
Winner: TypeAlias = Literal["rounds", "points"]
Bids: TypeAlias = Literal["phones", "fists"]


@dataclass(frozen=True, slots=True)
class Options:
    """A table's choices; the game's first event holds them whole.

    Args:
        players: names, in seat order.
        winner: of Banbury Merton Street: who has won most rounds, or most points.
        bids: sealed on the phones, or markers in fists.
        discussion_s: seconds to talk before each round, 0 for none; the table's clock ends it.
        undo_seats: seats that may undo and redo; the host always may.
    """

    players: tuple[str, ...]
    variant: Variant = "almost"
    winner: Winner = "rounds"
    bids: Bids = "phones"
    discussion_s: int = 90
    undo_seats: tuple[int, ...] = ()


def check_options(options: Options) -> None:
    """Check that there are three players or more.

    Raises:
        MalformedCommand: ``options.players``, ``options.discussion``.
    """
    check_between(len(options.players), 3, MOST_PLAYERS, "Almost")
    if options.discussion_s < 0:
        raise MalformedCommand("options.discussion", "A discussion lasts 0 seconds or more: 0 leaves it out.")


def rounds_of(options: Options) -> int:
    """Rounds of a game: one fewer than players, or ten."""
    return BANBURY_ROUNDS if options.variant == "banbury-merton-street" else len(options.players) - 1


def most_bid(options: Options) -> int:
    """The highest bid."""
    return MOST_BID if options.variant == "banbury-merton-street" else MOST_MARKERS
