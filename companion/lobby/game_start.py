"""Starts a game with everybody who is seated and the options that the table agreed on. Pure."""

from __future__ import annotations

from dataclasses import replace
from datetime import datetime

from companion.errors import Conflict, MalformedRequest
from companion.games.raja.options import (
    Options,
    PlayerOptions,
    Rulebook,
    name_of_rulebook,
    rulebook_named,
)
from companion.games.raja.pieces import MARKERS, Marker
from companion.lobby.lobby import (
    EARLIEST,
    LATEST,
    SEATS,
    Lobby,
    TableOptions,
    clean_name,
    clean_title,
    with_clock,
)
from companion.lobby.seating import check_name_free


def begun(lobby: Lobby, options: TableOptions, spare_markers: tuple[Marker, ...]) -> Lobby:
    """Start the game: empty seats are removed, the others numbered from 0, and missing markers dealt.

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
        if seat.mat >= SEATS:  # this place exists only for small games
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
    """Return the rulings that this table plays by.

    Raises:
        MalformedRequest: ``table.rulings``: a mixed rulebook without its rulings, or rulings beside another one.
    """
    if (options.rulebook == "mixed") != (options.rulings is not None):
        raise MalformedRequest(
            "table.rulings", "Rulings go with the mixed rulebook: give both, or choose standard or as-printed alone."
        )
    return rulebook_named(options.rulebook) if options.rulings is None else options.rulings


def _with_named_rulebook(options: TableOptions) -> TableOptions:
    """Give a mixture of rulings that equals a named rulebook that rulebook's name."""
    rulings = agreed_rulebook(options)
    name = name_of_rulebook(rulings)
    return replace(options, rulebook=name, rulings=rulings if name == "mixed" else None)


def rules_options(lobby: Lobby) -> Options:
    """Return the options with which the rules set up this started game."""
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


def check_game(lobby: Lobby) -> None:
    """Check that an imported game began with people and agreements that requests could have produced.

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
        check_name_free(lobby, number, name)
        if seat.marker is not None and any(seat.marker == other.marker for other in lobby.seats[:number]):
            raise Conflict("seat.marker_taken", "Somebody has that player marker: choose another.")
    start = lobby.options.starting_seat
    if start is not None and not 0 <= start < len(lobby.seats):
        raise MalformedRequest("table.starting_seat", "Nobody sits in that starting seat: name one that is taken.")
    agreed_rulebook(lobby.options)


def same_agreements(lobby: Lobby) -> TableOptions:
    """Return what the people of a started game agreed on, for use in another game: seats are lobby seats again."""
    start = lobby.options.starting_seat
    return replace(lobby.options, starting_seat=None if start is None else lobby.seats[start].mat)
