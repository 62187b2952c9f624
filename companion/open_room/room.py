"""The open room's rules: ``decide``, ``apply`` and ``fold`` as functions of a state (``L1``, ``L4``).

The rounds are those of ``companion.games.almost`` as ``banbury-merton-street``; tests compare the two. But here anybody
may join at any time, a round need not wait for everybody, and a seal takes the same time with thousands in the room.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from typing import Final, Literal, TypeAlias

from companion.games.almost.options import NAME
from companion.games.almost.state import lowest_alone
from companion.games.seals import check_salt, seal_of
from companion.open_room import commands as c
from companion.open_room import events as e
from companion.open_room import refusals
from companion.open_room.options import LONGEST_ROUND_S, Options, clean_name

MOST_GUESTS: Final = 5000

Stage: TypeAlias = Literal["waiting", "sealing", "revealed", "ended"]


@dataclass(frozen=True, slots=True)
class Guest:
    """Somebody in the room.

    Args:
        first_round: the first in which this guest may seal; somebody who joins during a round plays from the next.
        removed: whether the host has removed this guest.
    """

    name: str
    holder: str
    first_round: int
    rounds_won: int = 0
    points: int = 0
    removed: bool = False


@dataclass(frozen=True, slots=True)
class Sealed:
    """A sealed number; ``earlier``: the seals of this round that it replaced."""

    seal: str
    number: int
    salt: str
    earlier: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Round:
    """A revealed round: the sealed numbers by seat; the winner and the winning number, None and 0 if nobody won."""

    round_number: int
    sealed: Mapping[int, Sealed]
    winner: int | None
    number: int


@dataclass(frozen=True, slots=True)
class State:
    """The state of a room.

    Args:
        guests: by seat.
        seats: by holder.
        players: how many guests may seal in this round.
        sealed: the numbers sealed in this round, by seat.
        due_ms: when the clock ends the round or begins the next, in the wall clock's milliseconds; None if it does
            neither.
    """

    options: Options
    guests: tuple[Guest, ...] = ()
    seats: Mapping[str, int] = field(default_factory=dict)
    door_open: bool = True
    stage: Stage = "waiting"
    round_number: int = 0
    players: int = 0
    sealed: Mapping[int, Sealed] = field(default_factory=dict)
    due_ms: int | None = None
    rounds: tuple[Round, ...] = ()
    winners: tuple[int, ...] = ()


def decide(state: State, command: c.Command, now_ms: int) -> tuple[e.Event, ...]:
    """Return what happens if ``command`` is given now; () if it was done before.

    Raises:
        MalformedRequest: ``room.name``.
        IllegalCommand: ``room.…``, ``seal.weak_salt``: not allowed now, or never.
    """
    match command:
        case c.Enter():
            return _decide_enter(state, command)
        case c.SealNumber():
            return _decide_seal(state, command)
        case c.BeginRound():
            if state.stage not in ("waiting", "revealed"):
                raise refusals.no_new_round()
            return (e.RoundBegan(state.round_number + 1, state.options.round_s or None),)
        case c.Reveal():
            _check_sealing(state)
            return _revealed(state, state.sealed)
        case c.Prolong():
            return _decide_prolong(state, command, now_ms)
        case c.MoveDoor():
            return () if command.open == state.door_open else (e.DoorMoved(command.open),)
        case c.RemoveGuest():
            return _decide_remove(state, command)
        case c.EndGame():
            return () if state.stage == "ended" else (e.GameEnded(winners_of(state)),)


def fold(state: State, events: Iterable[tuple[e.Event, int]]) -> State:
    """Return the state after these events, each with the time it happened, in milliseconds of the wall clock."""
    for event, t_ms in events:
        state = apply(state, event, t_ms)
    return state


def apply(state: State, event: e.Event, t_ms: int) -> State:
    """Return the state after ``event``, which happened at ``t_ms``."""
    match event:
        case e.RoomOpened():
            return State(event.options)
        case e.GuestEntered():
            guest = Guest(event.name, event.holder, state.round_number + 1)
            return replace(state, guests=(*state.guests, guest), seats={**state.seats, event.holder: event.seat})
        case e.RoundBegan():
            players = sum(not guest.removed and guest.first_round <= event.round_number for guest in state.guests)
            began = replace(state, stage="sealing", round_number=event.round_number, players=players)
            return replace(began, sealed={}, due_ms=_after(t_ms, event.seconds))
        case e.RoundProlonged():
            return replace(state, due_ms=_after(t_ms, event.seconds))
        case e.NumberSealed():
            return _apply_sealed(state, event)
        case e.NumbersRevealed():
            return replace(_apply_revealed(state, event), due_ms=_after(t_ms, event.pause_s))
        case e.DoorMoved():
            return replace(state, door_open=event.open)
        case e.GuestRemoved():
            return _apply_removed(state, event.seat)
        case e.GameEnded():
            return replace(state, stage="ended", winners=event.winners, sealed={}, due_ms=None)


def winners_of(state: State) -> tuple[int, ...]:
    """Return who wins if the game ends now; nobody if no round was won (``L4``)."""
    scores = {seat: score_of(guest, state.options) for seat, guest in enumerate(state.guests) if not guest.removed}
    most = max(scores.values(), default=0)
    return tuple([seat for seat, score in scores.items() if score == most]) if most else ()


def score_of(guest: Guest, options: Options) -> int:
    """Return what counts in this room: rounds won, or points."""
    return guest.rounds_won if options.winner == "rounds" else guest.points


def seat_of(state: State, holder: str | None) -> int | None:
    """Return the seat of that phone; None if it is not in, or was removed."""
    seat = None if holder is None else state.seats.get(holder)
    return None if seat is None or state.guests[seat].removed else seat


# --- decide --------------------------------------------------------------------------------------


def _decide_enter(state: State, command: c.Enter) -> tuple[e.Event, ...]:
    known = state.seats.get(command.holder)
    if known is not None:
        if state.guests[known].removed:
            raise refusals.removed()
        return ()
    name = clean_name(command.name)
    if state.stage == "ended":
        raise refusals.over()
    if not state.door_open:
        raise refusals.door_shut()
    if len(state.guests) >= MOST_GUESTS:
        raise refusals.full()
    return (e.GuestEntered(len(state.guests), name, command.holder),)


def _decide_seal(state: State, command: c.SealNumber) -> tuple[e.Event, ...]:
    seat = seat_of(state, command.holder)
    if seat is None:
        raise refusals.not_in()
    refusals.check_number(command.number)
    check_salt(command.salt)
    seal = seal_of(NAME, command.round_number, seat, str(command.number), command.salt)
    if _was_taken(state, command.round_number, seat, seal):
        return ()
    if state.stage != "sealing" or command.round_number != state.round_number:
        raise refusals.round_over()
    if state.guests[seat].first_round > state.round_number:
        raise refusals.next_round()
    before = state.sealed.get(seat)
    if before is not None and len(before.earlier) >= refusals.MOST_CHANGES:
        raise refusals.too_many_changes()
    event = e.NumberSealed(seat, seal, command.number, command.salt)
    if before is None and len(state.sealed) + 1 == state.players:
        sealed = {**state.sealed, seat: Sealed(seal, command.number, command.salt)}
        return (event, *_revealed(state, sealed))
    return (event,)


def _was_taken(state: State, round_number: int, seat: int, seal: str) -> bool:
    """Whether this seal was taken before and is sent again after a lost answer; every number has a new salt."""
    if state.stage == "sealing" and round_number == state.round_number:
        lies = state.sealed.get(seat)
    else:
        told = [played for played in state.rounds if played.round_number == round_number]
        lies = told[0].sealed.get(seat) if told else None
    return lies is not None and (seal == lies.seal or seal in lies.earlier)


def _decide_prolong(state: State, command: c.Prolong, now_ms: int) -> tuple[e.Event, ...]:
    _check_sealing(state)
    refusals.check_seconds(command.seconds)
    left_s = math.ceil(max(0, (state.due_ms or now_ms) - now_ms) / 1000)
    return (e.RoundProlonged(min(LONGEST_ROUND_S, left_s + command.seconds)),)


def _decide_remove(state: State, command: c.RemoveGuest) -> tuple[e.Event, ...]:
    if not 0 <= command.seat < len(state.guests):
        raise refusals.unknown_guest()
    if state.guests[command.seat].removed:
        return ()
    gone = e.GuestRemoved(command.seat)
    after = _apply_removed(state, command.seat)
    if after.stage == "sealing" and 0 < after.players == len(after.sealed) and after.players < state.players:
        return (gone, *_revealed(after, after.sealed))
    return (gone,)


def _check_sealing(state: State) -> None:
    if state.stage != "sealing":
        raise refusals.nothing_sealed()


def _revealed(state: State, sealed: Mapping[int, Sealed]) -> tuple[e.Event, ...]:
    seats = list(sealed)
    alone = lowest_alone(tuple([sealed[seat].number for seat in seats]))
    winner = None if alone is None else seats[alone]
    last = state.round_number == state.options.rounds
    event = e.NumbersRevealed(
        state.round_number,
        winner,
        0 if winner is None else sealed[winner].number,
        None if last else state.options.pause_s or None,
    )
    if not last:
        return (event,)
    return (event, e.GameEnded(winners_of(_apply_revealed(replace(state, sealed=sealed), event))))


# --- apply ---------------------------------------------------------------------------------------


def _after(t_ms: int, seconds: int | None) -> int | None:
    return None if seconds is None else t_ms + 1000 * seconds


def _apply_sealed(state: State, event: e.NumberSealed) -> State:
    before = state.sealed.get(event.seat)
    earlier = () if before is None else (*before.earlier, before.seal)
    now = Sealed(event.seal, event.number, event.salt, earlier)
    return replace(state, sealed={**state.sealed, event.seat: now})


def _apply_revealed(state: State, event: e.NumbersRevealed) -> State:
    played = Round(event.round_number, state.sealed, event.winner, event.number)
    guests = state.guests
    if event.winner is not None:
        won = guests[event.winner]
        won = replace(won, rounds_won=won.rounds_won + 1, points=won.points + event.number)
        guests = (*guests[: event.winner], won, *guests[event.winner + 1 :])
    rounds = (*state.rounds, played)
    return replace(state, stage="revealed", guests=guests, rounds=rounds, sealed={})


def _apply_removed(state: State, seat: int) -> State:
    gone = replace(state.guests[seat], removed=True)
    guests = (*state.guests[:seat], gone, *state.guests[seat + 1 :])
    played = state.stage == "sealing" and gone.first_round <= state.round_number
    sealed = {other: lies for other, lies in state.sealed.items() if other != seat}
    winners = tuple([winner for winner in state.winners if winner != seat])
    return replace(state, guests=guests, players=state.players - played, sealed=sealed, winners=winners)
