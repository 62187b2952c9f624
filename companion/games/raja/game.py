"""The door to Raja's rules: ``setup``, ``decide``, ``apply``, ``view``, ``legal`` (design.md, "Rules as functions").

``advance`` does what ``decide`` and ``apply`` of all its events do, without folding twice.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, TypeAlias

from companion.games.errors import IllegalCommand
from companion.games.raja import (
    auction,
    barter,
    battle,
    building,
    corrections,
    markets,
    opening,
    production,
    set_up,
    siege,
    turn,
)
from companion.games.raja.commands import Command, PlaceGrain
from companion.games.raja.events import Event, GameStarted, Restored, Reverted
from companion.games.raja.legal import Legal, legal
from companion.games.raja.options import Options
from companion.games.raja.state import Auction, Building, Commerce, Ended, Production, SetUp, Siege, State
from companion.games.raja.views import view

__all__ = ["Legal", "advance", "apply", "decide", "fold", "legal", "setup", "start", "view"]

Decider: TypeAlias = Callable[[State, Any], tuple[Event, ...]]
Applier: TypeAlias = Callable[[State, Any], State]
Automatic: TypeAlias = Callable[[State, Any], tuple[Event, ...]]

_BY_PHASE: tuple[tuple[type, dict[type, Decider]], ...] = (
    (SetUp, set_up.DECIDE),
    (Production, production.DECIDE),
    (Auction, auction.DECIDE),
    (Commerce, barter.DECIDE),
    (Commerce, markets.DECIDE),
    (Building, building.DECIDE),
    (Siege, siege.DECIDE),
    (Siege, battle.DECIDE),
)
_DECIDE: dict[type, tuple[type, Decider]] = {
    command: (step, decider) for step, deciders in _BY_PHASE for command, decider in deciders.items()
}
_AT_ANY_TIME: dict[type, Decider] = corrections.DECIDE
_APPLY: dict[type, Applier] = {
    **set_up.APPLY,
    **production.APPLY,
    **auction.APPLY,
    **barter.APPLY,
    **markets.APPLY,
    **building.APPLY,
    **siege.APPLY,
    **battle.APPLY,
    **turn.APPLY,
    **corrections.APPLY,
}
_AUTOMATIC: dict[type, Automatic] = {
    SetUp: set_up.automatic,
    Production: production.automatic,
    Auction: auction.automatic,
    Commerce: markets.automatic,
    Building: building.automatic,
    Siege: battle.automatic,
}


def start(options: Options) -> tuple[Event, ...]:
    """The first events of a game: its options, and the first turn where a position is given.

    Raises:
        MalformedCommand: ``options.…``: no table can be started with these.
    """
    opening.check_options(options)
    first = GameStarted(options)
    _, following = _followed(opening.started(first), (first,))
    return following


def setup(options: Options) -> State:
    """The state in which a game with these options starts.

    Raises:
        MalformedCommand: ``options.…``: no table can be started with these.
    """
    return fold(start(options))


def decide(state: State, command: Command) -> tuple[Event, ...]:
    """What happens if ``command`` is given now, with the automatic consequences.

    Raises:
        IllegalCommand: the rules do not allow it now; the dotted code begins with what it is about.
    """
    return advance(state, command)[1]


def advance(state: State, command: Command) -> tuple[State, tuple[Event, ...]]:
    """The state after ``command``, and what happened.

    Raises:
        IllegalCommand: as ``decide``.
    """
    events = _decided(state, command)
    for event in events:
        state = _APPLY[type(event)](state, event)
    return _followed(state, events)


def apply(state: State, event: Event) -> State:
    """The state after ``event``. ``Reverted`` and ``Restored`` are about a log: fold them with ``history``."""
    return _APPLY[type(event)](state, event)


def fold(events: Iterable[Event]) -> State:
    """The state after a whole log, which begins with ``GameStarted``; an undo in it goes back in the log.

    Raises:
        ValueError: the log does not begin with ``GameStarted``.
    """
    states: list[State] = []
    for event in events:
        states.append(folded(states, event))
    if not states:
        raise ValueError("A log begins with GameStarted; this one is empty.")
    return states[-1]


def folded(states: list[State], event: Event) -> State:
    """The state after one more event of a log whose states so far are ``states``, one an event.

    Raises:
        ValueError: the log does not begin with ``GameStarted``.
    """
    if isinstance(event, (Reverted, Restored)):
        return states[event.to_version - 1]
    if isinstance(event, GameStarted):
        return opening.started(event)
    if not states:
        raise ValueError("A log begins with GameStarted; this one does not.")
    return apply(states[-1], event)


def _decided(state: State, command: Command) -> tuple[Event, ...]:
    kind = type(command)
    entry = _DECIDE.get(kind)
    if entry is None:
        return _decided_in_any_phase(state, command)
    step, decider = entry
    if type(state.step) is not step:
        raise _not_now(state)
    if not 0 <= command.seat < len(state.players):
        raise IllegalCommand("seat.unknown", f"Nobody plays in seat {command.seat}: a player must do this.")
    return decider(state, command)


def _decided_in_any_phase(state: State, command: Command) -> tuple[Event, ...]:
    if isinstance(state.step, Ended):
        raise _not_now(state)
    if isinstance(command, PlaceGrain):
        if not isinstance(state.step, (Commerce, Siege)):
            raise _not_now(state)
        if not 0 <= command.seat < len(state.players):
            raise IllegalCommand("seat.unknown", f"Nobody plays in seat {command.seat}: a player must do this.")
        return barter.decide_place_grain(state, command)
    decider = _AT_ANY_TIME.get(type(command))
    if decider is None:
        raise IllegalCommand("command.needs_history", "Undo and redo need the game's log: give them to the table.")
    return decider(state, command)


def _not_now(state: State) -> IllegalCommand:
    if isinstance(state.step, Ended):
        return IllegalCommand("game.over", "The game is over: undo to go on, or start another.")
    return IllegalCommand("phase.wrong", f"That cannot be done in the {state.phase} phase: wait for its time.")


def _followed(state: State, events: tuple[Event, ...]) -> tuple[State, tuple[Event, ...]]:
    """Automatic events after ``events``, until somebody has to decide."""
    while True:
        step = state.step
        automatic = _AUTOMATIC.get(type(step))
        following = automatic(state, step) if automatic is not None else ()
        if not following:
            return state, events
        for event in following:
            state = _APPLY[type(event)](state, event)
        events += following
