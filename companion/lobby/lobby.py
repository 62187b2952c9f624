"""One game's seats from its creation to its end: pure functions that return the changed lobby."""

from __future__ import annotations

from dataclasses import dataclass, replace
from datetime import UTC, datetime
from typing import Final, Literal, TypeAlias

from companion.errors import MalformedRequest, UnknownResource
from companion.games.free_text import one_line
from companion.games.raja.options import (
    Rulebook,
    RulebookName,
)
from companion.games.raja.pieces import Marker

SEATS: Final = 5
MOST_SEATS: Final = 12
"""Almost is for three and more (``L1``); with more than these the open room is the better table."""
LONGEST_NAME: Final = 24
LONGEST_TITLE: Final = 60
MOST_REQUESTS: Final = 10
LONGEST_CLOCK_S: Final = 600
EARLIEST: Final = datetime(2000, 1, 1, tzinfo=UTC)
LATEST: Final = datetime(2100, 1, 1, tzinfo=UTC)
"""Creation times of games lie between these, so that times counted in nanoseconds from there fit the log (64 bits)."""
VIRTUAL_NAMES: Final = (
    *("Anand", "Bina", "Chandra", "Devi", "Ekta", "Farid"),
    *("Gauri", "Hari", "Indira", "Jai", "Kavita", "Lata"),
)

VirtualKind: TypeAlias = Literal["random", "sensible"]
RAJA: Final = "raja"
GameKind: TypeAlias = Literal["raja", "bid_war", "suit_bidding", "almost", "belemmer", "evening_vote"]


@dataclass(frozen=True, slots=True)
class LobbySeat:
    """A place at the table.

    Args:
        mat: which of the mats lies there, beyond Raja's five just a place; its symbol and colour go with it.
        name: who sits there, None while nobody does.
        marker: the wooden player marker, None until one is chosen or dealt.
        holder: digest of the token in whose hands the seat is, None while it is in nobody's.
        virtual: what kind of virtual player sits there.
        was: whose hands the seat of a started game was taken out of last; it can be given back.
        recorded: whoever sits there agreed to be in recordings; None while nobody was asked.
    """

    mat: int
    name: str | None = None
    marker: Marker | None = None
    holder: str | None = None
    virtual: VirtualKind | None = None
    was: str | None = None
    recorded: bool | None = None

    @property
    def returnable(self) -> bool:
        """Whether nobody holds the seat and it can be given back to its last holder."""
        return self.holder is None and self.virtual is None and self.was is not None

    @property
    def taken(self) -> bool:
        """Whether somebody plays here, present or not."""
        return self.name is not None


@dataclass(frozen=True, slots=True)
class SeatRequest:
    """A request for a seat that somebody else holds, for example because a phone died."""

    id: int
    seat: int
    name: str
    holder: str
    recorded: bool | None = None


@dataclass(frozen=True, slots=True)
class TableOptions:
    """What the table agrees on before it starts; seats are lobby seats.

    Args:
        rulebook: ``standard``, ``as-printed``, or ``mixed``.
        rulings: those of a mixed rulebook, one by one; None with the other two.
        open_hands: hands are public too (``S7``).
        undo: who may undo beside the host.
        hints: exact siege odds are shown to attacker and defender.
        companion_dice: the companion may roll for a seat that asks for it.
        starting_seat: the oldest player (``S4``), None for the first.
    """

    rulebook: RulebookName = "standard"
    open_hands: bool = False
    undo: Literal["host", "all"] = "host"
    hints: bool = False
    companion_dice: bool = False
    starting_seat: int | None = None
    rulings: Rulebook | None = None


@dataclass(frozen=True, slots=True)
class Lobby:
    """A game's people and agreements.

    Args:
        seats: five to twelve places before the start; from then on those that play, numbered as the rules do.
        requests: hand-overs the host has not settled.
        asked: how many requests there have been; the last one's id.
        started: seats and options stand.
        paused: nothing is taken from players.
        paused_by: the name of the player who paused; None for a host without a seat, and while nothing is paused.
        clock_s: seconds for a call in the auction, None without a clock.
        created: when the game was made, ISO 8601 in UTC.
        kind: which game is played; Raja's options are in ``options``, a small game's in its log.
        evening: the first game of the evening that this one belongs to; empty in those of an earlier version.
        aside: who sits out a small game, and is there again for the next one.
    """

    id: str
    title: str
    created: str
    seats: tuple[LobbySeat, ...] = tuple(LobbySeat(mat) for mat in range(SEATS))
    options: TableOptions = TableOptions()
    requests: tuple[SeatRequest, ...] = ()
    asked: int = 0
    started: bool = False
    paused: bool = False
    paused_by: str | None = None
    clock_s: int | None = None
    kind: GameKind = "raja"
    evening: str = ""
    aside: tuple[LobbySeat, ...] = ()


def seat_of(lobby: Lobby, holder: str | None) -> int | None:
    """Return the seat that a person holds; None if they hold none."""
    if holder is None:
        return None
    return next((n for n, seat in enumerate(lobby.seats) if seat.holder == holder), None)


def seat_at(lobby: Lobby, number: int) -> LobbySeat:
    """Return the seat with that number.

    Raises:
        UnknownResource: ``seat.unknown``.
    """
    if not 0 <= number < len(lobby.seats):
        raise UnknownResource("seat.unknown", f"There is no seat {number} at this table: choose one that is shown.")
    return lobby.seats[number]


def agreed_to_recording(seat: LobbySeat) -> bool:
    """Whether recordings may contain the name and hands of whoever sits there; always true for virtual players."""
    return seat.recorded is True or (seat.virtual is not None and seat.recorded is None)


def clean_name(name: str) -> str:
    """Return a name without surrounding blanks, if it is valid.

    Raises:
        MalformedRequest: ``seat.name``.
    """
    cleaned = one_line(name, LONGEST_NAME)
    if not cleaned:
        raise MalformedRequest("seat.name", f"A name has 1 to {LONGEST_NAME} letters: give another.")
    return cleaned


def clean_title(title: str) -> str:
    """Return a game's title without surrounding blanks, if it is valid.

    Raises:
        MalformedRequest: ``game.title``.
    """
    cleaned = one_line(title, LONGEST_TITLE)
    if not cleaned:
        raise MalformedRequest("game.title", f"A title has 1 to {LONGEST_TITLE} letters: give another.")
    return cleaned


def halted(lobby: Lobby, seat: int | None) -> Lobby:
    """Return the game paused by a host; the name of whoever paused it first is kept."""
    if lobby.paused:
        return lobby
    return replace(lobby, paused=True, paused_by=None if seat is None else seat_at(lobby, seat).name)


def resumed(lobby: Lobby) -> Lobby:
    """Return the game resumed."""
    return replace(lobby, paused=False, paused_by=None)


def created_at(lobby: Lobby) -> datetime:
    """Return when the game was created; an impossible time counts as the nearest possible one."""
    try:
        told = datetime.fromisoformat(lobby.created)
        made = told.replace(tzinfo=UTC) if told.tzinfo is None else told.astimezone(UTC)
    except (ValueError, OverflowError):
        return EARLIEST
    return min(max(made, EARLIEST), LATEST)


def created_ns(lobby: Lobby) -> int:
    """Return ``created_at`` in nanoseconds of the wall clock."""
    return round(created_at(lobby).timestamp() * 1e9)


def with_clock(lobby: Lobby, seconds: int | None) -> Lobby:
    """Return the lobby with this time for each call of an auction; None for no time limit.

    Raises:
        MalformedRequest: ``clock.seconds``.
    """
    if seconds is not None and not 1 <= seconds <= LONGEST_CLOCK_S:
        raise MalformedRequest("clock.seconds", f"The call clock runs 1 to {LONGEST_CLOCK_S} s, or not at all.")
    return replace(lobby, clock_s=seconds)
