"""Sitting down, leaving and handing over seats: pure functions that return the changed lobby."""

from __future__ import annotations

from dataclasses import replace

from companion.errors import Conflict, MalformedRequest, NotAllowed, UnknownResource
from companion.games.raja.pieces import Marker
from companion.lobby.lobby import (
    MOST_REQUESTS,
    MOST_SEATS,
    SEATS,
    VIRTUAL_NAMES,
    Lobby,
    LobbySeat,
    SeatRequest,
    VirtualKind,
    clean_name,
    seat_at,
    seat_of,
)


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
    """Return the lobby with a seat claimed by a person; its holder may change name and marker until the game starts.

    After the start, a seat without a holder can be claimed by its last holder and by hosts, because whoever claims it
    sees its hand. All others must ask for it. Its player's name stays.

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
            raise Conflict("seat.ask_host", "That seat holds a hand: ask the host to hand it over.")
        agreed = recorded if seat.holder is None or recorded is not None else seat.recorded
        return _with_seat(lobby, number, replace(seat, holder=holder, recorded=agreed))
    name = clean_name(name)
    check_name_free(lobby, number, name)
    if marker is not None and any(other.marker == marker for n, other in enumerate(lobby.seats) if n != number):
        raise Conflict("seat.marker_taken", "Somebody has that player marker: choose another.")
    agreed = recorded if seat.holder is None or recorded is not None else seat.recorded
    return _with_seat(lobby, number, replace(seat, name=name, marker=marker, holder=holder, recorded=agreed))


def check_name_free(lobby: Lobby, number: int, name: str) -> None:
    """Refuse a name that somebody else at this table has.

    Raises:
        Conflict: ``seat.name_taken``.
    """
    others = [seat.name for n, seat in enumerate(lobby.seats) if n != number and seat.name is not None]
    if any(other.casefold() == name.casefold() for other in others):
        raise Conflict("seat.name_taken", f"Somebody here is called {name} already: take another name.")


def left(lobby: Lobby, number: int, holder: str) -> Lobby:
    """Return the lobby after the holder left the seat.

    Raises:
        NotAllowed: ``seat.not_yours``.
    """
    if seat_at(lobby, number).holder != holder:
        raise NotAllowed("seat.not_yours", "That seat is not yours: only the host can free it.")
    return freed(lobby, number)


def freed(lobby: Lobby, number: int) -> Lobby:
    """Return the lobby with the seat freed from its holder; before the start it becomes empty."""
    seat = seat_at(lobby, number)
    emptied = replace(seat, holder=None, was=seat.holder or seat.was) if lobby.started else LobbySeat(seat.mat)
    return _with_seat(lobby, number, emptied)


def emptied(lobby: Lobby) -> Lobby:
    """Return the same places before a start, empty and without requests."""
    return replace(lobby, seats=tuple(LobbySeat(seat.mat) for seat in lobby.seats), requests=())


def given_back(lobby: Lobby, number: int) -> Lobby:
    """Return the lobby with the seat given back to its last holder.

    Raises:
        UnknownResource: ``seat.unknown``.
        Conflict: ``seat.not_returnable``, ``seat.one_each``.
    """
    seat = seat_at(lobby, number)
    if not seat.returnable:
        raise Conflict(
            "seat.not_returnable", "That seat cannot be given back: nobody was removed from it, or it is taken."
        )
    if seat_of(lobby, seat.was) is not None:
        raise Conflict("seat.one_each", "The player who sat there has another seat now: let them leave that one first.")
    return _with_seat(lobby, number, replace(seat, holder=seat.was, was=None))


def with_virtual(lobby: Lobby, number: int, kind: VirtualKind | None) -> Lobby:
    """Return the lobby with the seat given to a virtual player, or freed from one.

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
    """Return the lobby with a person's request for a taken seat; it replaces an earlier request of theirs.

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
        raise Conflict(
            "seat.too_many_requests", "Too many people are asking for seats: the host must answer them first."
        )
    request = SeatRequest(lobby.asked + 1, number, clean_name(name), holder, recorded)
    return replace(lobby, requests=(*others, request), asked=request.id)


def settled(lobby: Lobby, request_id: int, *, agree: bool) -> Lobby:
    """Return the lobby after the host's answer to a request; if granted, the seat changes hands.

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
        check_name_free(lobby, request.seat, request.name)
    taken = replace(seat, name=name, holder=request.holder, virtual=None, recorded=request.recorded)
    return _with_seat(lobby, request.seat, taken)


def with_places(lobby: Lobby, places: int) -> Lobby:
    """Return the lobby with that many places before the start: five, or up to twelve for a small game.

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


def _with_seat(lobby: Lobby, number: int, seat: LobbySeat) -> Lobby:
    seats = (*lobby.seats[:number], seat, *lobby.seats[number + 1 :])
    # A person who has a seat has no open requests.
    requests = tuple(request for request in lobby.requests if request.holder != seat.holder)
    return replace(lobby, seats=seats, requests=requests)
