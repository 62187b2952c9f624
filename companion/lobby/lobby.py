"""One game's seats, from the open door to the end: pure functions from a lobby to the next."""

from __future__ import annotations

from dataclasses import dataclass, replace
from datetime import UTC, datetime
from typing import Final, Literal, TypeAlias

from companion.errors import Conflict, MalformedRequest, NotAllowed, UnknownResource
from companion.games.free_text import one_line
from companion.games.raja.options import (
    Options,
    PlayerOptions,
    Rulebook,
    RulebookName,
    name_of_rulebook,
    rulebook_named,
)
from companion.games.raja.pieces import MARKERS, Marker

SEATS: Final = 5
MOST_SEATS: Final = 12
"""Almost is for three and more (``L1``); with more than these the open room is the better table."""
LONGEST_NAME: Final = 24
LONGEST_TITLE: Final = 60
MOST_REQUESTS: Final = 10
LONGEST_CLOCK_S: Final = 600
EARLIEST: Final = datetime(2000, 1, 1, tzinfo=UTC)
LATEST: Final = datetime(2100, 1, 1, tzinfo=UTC)
"""Games are made in between: times counted in nanoseconds from there fit the log (64 bits)."""
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
        """It is in nobody's hands, and can be given back to those it was in."""
        return self.holder is None and self.virtual is None and self.was is not None

    @property
    def taken(self) -> bool:
        """Somebody plays here, present or not."""
        return self.name is not None


@dataclass(frozen=True, slots=True)
class SeatRequest:
    """Somebody asks for a seat that is in another's hands: a dead phone, a late change."""

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
    """The seat in that person's hands."""
    if holder is None:
        return None
    return next((n for n, seat in enumerate(lobby.seats) if seat.holder == holder), None)


def seat_at(lobby: Lobby, number: int) -> LobbySeat:
    """The seat of that number.

    Raises:
        UnknownResource: ``seat.unknown``.
    """
    if not 0 <= number < len(lobby.seats):
        raise UnknownResource("seat.unknown", f"There is no seat {number} at this table: choose one that is shown.")
    return lobby.seats[number]


def agreed_to_recording(seat: LobbySeat) -> bool:
    """Whether recordings may have the name and the hands of whoever sits there; a virtual player has nothing to hide."""
    return seat.recorded is True or (seat.virtual is not None and seat.recorded is None)


def clean_name(name: str) -> str:
    """A name as it is shown: without blanks around it.

    Raises:
        MalformedRequest: ``seat.name``.
    """
    cleaned = one_line(name, LONGEST_NAME)
    if not cleaned:
        raise MalformedRequest("seat.name", f"A name has 1 to {LONGEST_NAME} letters: give another.")
    return cleaned


def clean_title(title: str) -> str:
    """A game's title as it is shown.

    Raises:
        MalformedRequest: ``game.title``.
    """
    cleaned = one_line(title, LONGEST_TITLE)
    if not cleaned:
        raise MalformedRequest("game.title", f"A title has 1 to {LONGEST_TITLE} letters: give another.")
    return cleaned


def claimed(
    lobby: Lobby,
    number: int,
    holder: str,
    name: str,
    marker: Marker | None,
    *,
    recorded: bool | None = None,
    may_host: bool = False,
) -> Lobby:
    """The seat in that person's hands; whoever holds it already may change name and marker before the start.

    After the start, a seat that is in nobody's hands can be taken again by whoever had it, and by a host: its hand
    is shown to whoever takes it. All others ask for it. Its player's name stays.

    Raises:
        UnknownResource, MalformedRequest: see ``seat_at``, ``clean_name``.
        Conflict: ``seat.taken``, ``seat.one_each``, ``seat.name_taken``, ``seat.marker_taken``, ``seat.ask_host``.
    """
    seat = seat_at(lobby, number)
    if seat.virtual is not None or seat.holder not in (None, holder):
        raise Conflict("seat.taken", "Somebody sits there: choose another seat, or ask the host to hand it over.")
    if seat_of(lobby, holder) not in (None, number):
        raise Conflict("seat.one_each", "You have a seat already: leave it before you take another.")
    if lobby.started:
        if not may_host and holder not in (seat.holder, seat.was):
            raise Conflict("seat.ask_host", "A hand is held at that seat: ask the host to hand it over.")
        agreed = recorded if seat.holder is None or recorded is not None else seat.recorded
        return _with_seat(lobby, number, replace(seat, holder=holder, recorded=agreed))
    name = clean_name(name)
    _check_name_free(lobby, number, name)
    if marker is not None and any(other.marker == marker for n, other in enumerate(lobby.seats) if n != number):
        raise Conflict("seat.marker_taken", "Somebody has that player marker: choose another.")
    agreed = recorded if seat.holder is None or recorded is not None else seat.recorded
    return _with_seat(lobby, number, replace(seat, name=name, marker=marker, holder=holder, recorded=agreed))


def _check_name_free(lobby: Lobby, number: int, name: str) -> None:
    others = [seat.name for n, seat in enumerate(lobby.seats) if n != number and seat.name is not None]
    if any(other.casefold() == name.casefold() for other in others):
        raise Conflict("seat.name_taken", f"Somebody here is called {name} already: take another name.")


def left(lobby: Lobby, number: int, holder: str) -> Lobby:
    """The seat out of that person's hands.

    Raises:
        NotAllowed: ``seat.not_yours``.
    """
    if seat_at(lobby, number).holder != holder:
        raise NotAllowed("seat.not_yours", "That seat is not yours: only the host can free it.")
    return freed(lobby, number)


def freed(lobby: Lobby, number: int) -> Lobby:
    """The seat out of anybody's hands; before the start nobody sits there any more."""
    seat = seat_at(lobby, number)
    emptied = replace(seat, holder=None, was=seat.holder or seat.was) if lobby.started else LobbySeat(seat.mat)
    return _with_seat(lobby, number, emptied)


def given_back(lobby: Lobby, number: int) -> Lobby:
    """The seat in the hands again that it was taken out of.

    Raises:
        UnknownResource: ``seat.unknown``.
        Conflict: ``seat.not_returnable``, ``seat.one_each``.
    """
    seat = seat_at(lobby, number)
    if not seat.returnable:
        raise Conflict(
            "seat.not_returnable", "That seat cannot be given back: nobody was freed from it, or it is taken."
        )
    if seat_of(lobby, seat.was) is not None:
        raise Conflict("seat.one_each", "Whoever sat there has another seat by now: let them leave that one first.")
    return _with_seat(lobby, number, replace(seat, holder=seat.was, was=None))


def halted(lobby: Lobby, seat: int | None) -> Lobby:
    """The game paused by a host, who sits there or nowhere; whoever paused it first is kept."""
    if lobby.paused:
        return lobby
    return replace(lobby, paused=True, paused_by=None if seat is None else seat_at(lobby, seat).name)


def resumed(lobby: Lobby) -> Lobby:
    """The game going on."""
    return replace(lobby, paused=False, paused_by=None)


def with_virtual(lobby: Lobby, number: int, kind: VirtualKind | None) -> Lobby:
    """A virtual player in the seat, or none any more.

    Raises:
        UnknownResource: ``seat.unknown``.
        Conflict: ``seat.taken``: a person holds it.
    """
    seat = seat_at(lobby, number)
    if seat.holder is not None:
        raise Conflict("seat.taken", "Somebody holds that seat: free it first.")
    if lobby.started:
        return _with_seat(lobby, number, replace(seat, virtual=kind))
    if kind is None:
        return _with_seat(lobby, number, LobbySeat(seat.mat))
    names = {other.name for n, other in enumerate(lobby.seats) if n != number}
    name = next(name for name in (VIRTUAL_NAMES[seat.mat], *VIRTUAL_NAMES, "Virtual") if name not in names)
    return _with_seat(lobby, number, replace(seat, name=name, virtual=kind))


def asked_for(lobby: Lobby, number: int, holder: str, name: str, *, recorded: bool | None = None) -> Lobby:
    """That person asks the host for a seat that is taken; asking again replaces what was asked before.

    Raises:
        UnknownResource, MalformedRequest: see ``seat_at``, ``clean_name``.
        Conflict: ``seat.free``, ``seat.one_each``, ``seat.too_many_requests``.
    """
    seat = seat_at(lobby, number)
    if not seat.taken:
        raise Conflict("seat.free", "Nobody sits there: just take the seat.")
    if seat_of(lobby, holder) is not None:
        raise Conflict("seat.one_each", "You have a seat already: leave it before you ask for another.")
    others = tuple(request for request in lobby.requests if request.holder != holder)
    if len(others) >= MOST_REQUESTS:
        raise Conflict("seat.too_many_requests", "Too many are asking for seats: the host must answer them first.")
    request = SeatRequest(lobby.asked + 1, number, clean_name(name), holder, recorded)
    return replace(lobby, requests=(*others, request), asked=request.id)


def settled(lobby: Lobby, request_id: int, *, agree: bool) -> Lobby:
    """The host's answer to a request; agreed, the seat changes hands.

    Raises:
        UnknownResource: ``request.unknown``.
        Conflict: ``seat.name_taken``.
    """
    request = next((request for request in lobby.requests if request.id == request_id), None)
    if request is None:
        raise UnknownResource("request.unknown", "That request is settled already.")
    rest = tuple(other for other in lobby.requests if other.id != request_id)
    lobby = replace(lobby, requests=rest)
    if not agree:
        return lobby
    seat = seat_at(lobby, request.seat)
    name = seat.name if lobby.started else request.name
    if not lobby.started:
        _check_name_free(lobby, request.seat, request.name)
    taken = replace(seat, name=name, holder=request.holder, virtual=None, recorded=request.recorded)
    return _with_seat(lobby, request.seat, taken)


def begun(lobby: Lobby, options: TableOptions, spare_markers: tuple[Marker, ...]) -> Lobby:
    """The game starts with those who sit: empty seats go, the rest is numbered from 0, missing markers are dealt.

    Args:
        spare_markers: all markers, shuffled.

    Raises:
        Conflict: ``table.started``, ``table.too_few``, ``table.too_many``.
        MalformedRequest: ``table.starting_seat``, ``table.rulings``.
    """
    if lobby.started:
        raise Conflict("table.started", "This game has started already: begin another one instead.")
    options = _with_named_rulebook(options)
    numbers = [n for n, seat in enumerate(lobby.seats) if seat.taken]
    if len(numbers) > SEATS:
        leaving = len(numbers) - SEATS
        raise Conflict(
            "table.too_many", f"Raja is for 2 to {SEATS} players: {leaving} must leave their seats.", leaving=leaving
        )
    if len(numbers) < 2:
        raise Conflict("table.too_few", "Raja is for 2 to 5 players: wait for another, or let a virtual player sit.")
    if options.starting_seat is not None and options.starting_seat not in numbers:
        raise MalformedRequest("table.starting_seat", "Nobody sits in that starting seat: name one that is taken.")
    known = {seat.marker for seat in lobby.seats}
    spare = [marker for marker in spare_markers if marker not in known]
    mats = [mat for mat in range(SEATS) if not lobby.seats[mat].taken]
    seats = []
    for number in numbers:
        seat = lobby.seats[number]
        if seat.mat >= SEATS:  # a place for the small games alone
            seat = replace(seat, mat=mats.pop(0))
        seats.append(seat if seat.marker is not None else replace(seat, marker=spare.pop()))
    start = 0 if options.starting_seat is None else numbers.index(options.starting_seat)
    requests = tuple(
        replace(request, seat=numbers.index(request.seat)) for request in lobby.requests if request.seat in numbers
    )
    return replace(
        lobby, seats=tuple(seats), options=replace(options, starting_seat=start), requests=requests, started=True
    )


def agreed_rulebook(options: TableOptions) -> Rulebook:
    """The rulings this table plays by.

    Raises:
        MalformedRequest: ``table.rulings``: a mixed rulebook without its rulings, or rulings beside another one.
    """
    if (options.rulebook == "mixed") != (options.rulings is not None):
        raise MalformedRequest(
            "table.rulings", "Rulings go with the mixed rulebook: give both, or choose standard or as-printed alone."
        )
    return rulebook_named(options.rulebook) if options.rulings is None else options.rulings


def _with_named_rulebook(options: TableOptions) -> TableOptions:
    """A mixture that is one of the two rulebooks goes by its name."""
    rulings = agreed_rulebook(options)
    name = name_of_rulebook(rulings)
    return replace(options, rulebook=name, rulings=rulings if name == "mixed" else None)


def with_places(lobby: Lobby, places: int) -> Lobby:
    """So many places before the start: five, or up to twelve where a small game is to be played.

    Raises:
        MalformedRequest: ``table.places``.
        Conflict: ``table.started``, ``seat.taken``.
    """
    if not SEATS <= places <= MOST_SEATS:
        raise MalformedRequest(
            "table.places", f"A table has {SEATS} to {MOST_SEATS} places: name a number of those.", most=MOST_SEATS
        )
    if lobby.started:
        raise Conflict("table.started", "This game has started already: begin another one instead.")
    if any(seat.taken for seat in lobby.seats[places:]):
        raise Conflict("seat.taken", "Somebody sits there: free that seat first.")
    more = tuple(LobbySeat(mat) for mat in range(len(lobby.seats), places))
    requests = tuple(request for request in lobby.requests if request.seat < places)
    return replace(lobby, seats=(*lobby.seats[:places], *more), requests=requests)


def rules_options(lobby: Lobby) -> Options:
    """The options with which the rules begin this (started) game."""
    players = tuple(
        PlayerOptions(seat.name or f"Seat {n}", seat.marker or MARKERS[n]) for n, seat in enumerate(lobby.seats)
    )
    return Options(
        players,
        starting_seat=lobby.options.starting_seat or 0,
        rulebook=agreed_rulebook(lobby.options),
        open_hands=lobby.options.open_hands,
        undo_seats=tuple(range(len(players))) if lobby.options.undo == "all" else (),
    )


def created_at(lobby: Lobby) -> datetime:
    """When the game was made. A log may hold a time that no request could have given: it counts as the nearest that can."""
    try:
        told = datetime.fromisoformat(lobby.created)
        made = told.replace(tzinfo=UTC) if told.tzinfo is None else told.astimezone(UTC)
    except (ValueError, OverflowError):
        return EARLIEST
    return min(max(made, EARLIEST), LATEST)


def created_ns(lobby: Lobby) -> int:
    """The same, by the wall clock."""
    return round(created_at(lobby).timestamp() * 1e9)


def check_game(lobby: Lobby) -> None:
    """A game from elsewhere has begun with people and agreements that requests could have led to.

    Raises:
        MalformedRequest: ``seat.name``, ``game.title``, ``clock.seconds``, ``table.starting_seat``, ``game.created``,
            ``table.rulings``.
        Conflict: ``seat.name_taken``, ``seat.marker_taken``.
    """
    clean_title(lobby.title)
    with_clock(lobby, lobby.clock_s)
    made = datetime.fromisoformat(lobby.created)
    if made.tzinfo is None or not EARLIEST <= made <= LATEST:
        raise MalformedRequest(
            "game.created", "A game was made at a time with its zone, such as 2026-11-20T19:00:00+00:00: correct it."
        )
    for number, seat in enumerate(lobby.seats):
        name = clean_name(seat.name or "")
        _check_name_free(lobby, number, name)
        if seat.marker is not None and any(seat.marker == other.marker for other in lobby.seats[:number]):
            raise Conflict("seat.marker_taken", "Somebody has that player marker: choose another.")
    start = lobby.options.starting_seat
    if start is not None and not 0 <= start < len(lobby.seats):
        raise MalformedRequest("table.starting_seat", "Nobody sits in that starting seat: name one that is taken.")
    agreed_rulebook(lobby.options)


def with_clock(lobby: Lobby, seconds: int | None) -> Lobby:
    """The call clock of the auction, or none.

    Raises:
        MalformedRequest: ``clock.seconds``.
    """
    if seconds is not None and not 1 <= seconds <= LONGEST_CLOCK_S:
        raise MalformedRequest("clock.seconds", f"The call clock runs 1 to {LONGEST_CLOCK_S} s, or not at all.")
    return replace(lobby, clock_s=seconds)


def _with_seat(lobby: Lobby, number: int, seat: LobbySeat) -> Lobby:
    seats = (*lobby.seats[:number], seat, *lobby.seats[number + 1 :])
    # Whoever sits down has no more to ask for.
    requests = tuple(request for request in lobby.requests if request.holder != seat.holder)
    return replace(lobby, seats=seats, requests=requests)
