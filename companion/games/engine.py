"""What all games share: who may command when, folding events, and events that follow automatically.

An ``Engine`` is built from one game's tables of pure functions: no input or output, no clock, no random numbers. Chance
and the table enter as data of commands. It holds nothing that changes.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Any, Final, Generic, Protocol, TypeAlias, TypeVar, cast

from companion.games.errors import IllegalCommand, MalformedCommand


class GameOptions(Protocol):
    """A table's choices, as far as all games have them: the players, and the seats that may undo."""

    @property
    def players(self) -> tuple[Any, ...]: ...

    @property
    def undo_seats(self) -> tuple[int, ...]: ...


class GameState(Protocol):
    """A game's state, as far as all games have it: the table's choices, and the step of the game it is in."""

    @property
    def options(self) -> GameOptions: ...

    @property
    def step(self) -> object: ...


class GameCommand(Protocol):
    """A command, as far as all games have it: the seat that gives it."""

    @property
    def seat(self) -> int: ...


OptionsT = TypeVar("OptionsT", bound=GameOptions)
StateT = TypeVar("StateT", bound=GameState)
CommandT = TypeVar("CommandT", bound=GameCommand)
EventT = TypeVar("EventT")

HOST: Final = -1
"""The seat number of the table's host, who reports shuffles, and real cards that are in nobody's hand."""

Decider: TypeAlias = Callable[[Any, Any], tuple[Any, ...]]
Applier: TypeAlias = Callable[[Any, Any], Any]
Automatic: TypeAlias = Callable[[Any, Any], tuple[Any, ...]]


@dataclass(frozen=True, slots=True)
class Undo:
    """Go back ``commands`` commands, and on to where an auction, siege or sealed round began if that would leave half of it."""

    seat: int
    commands: int = 1


@dataclass(frozen=True, slots=True)
class Redo:
    """Take back the last undo; possible until something new happens."""

    seat: int


@dataclass(frozen=True, slots=True)
class Reverted:
    """The game is as it was after the first ``to_version`` events of the log (an undo). Nothing is deleted."""

    seat: int
    to_version: int


@dataclass(frozen=True, slots=True)
class Restored:
    """The game is as it was after the first ``to_version`` events of the log (a redo)."""

    seat: int
    to_version: int


@dataclass(frozen=True, slots=True)
class Legal:
    """What ``seat`` may do now: one move per kind of command, with its bounds; only that seat's own secrets.

    Args:
        waiting_for: the seats without whom the game does not go on.
        moves: () when it can only wait.
        mends: what it may report or correct at any time.
    """

    seat: int
    waiting_for: tuple[int, ...]
    moves: tuple[Any, ...]
    mends: tuple[Any, ...] = ()


def no_mends(state: Any, seat: int) -> tuple[Any, ...]:
    """Return no reports and no corrections: for a game without pieces on the table."""
    return ()


@dataclass(frozen=True, slots=True)
class Engine(Generic[OptionsT, StateT, CommandT, EventT]):
    """One game's rules.

    Args:
        name: the game's name in options, logs and seals.
        options_type: the dataclass of a table's choices; it has ``players`` (names) and ``undo_seats``.
        command_types, event_types: all types of the game, including those for undo and redo.
        game_started: the class of the first event, which holds the options.
        check_options: refuses impossible options (``MalformedCommand``).
        started: the state after the first event.
        deciders: for each command, the steps in which it can be given, and the function that decides it.
        appliers: for each event, the function that gives the state after it.
        automatic: for each step that can go on by itself, the function that gives the next events from the state and the
            step; () if somebody has to decide.
        host_commands: commands that the host may give, too, or only the host; those that name another seat check it.
        ended: the class of the step in which the game is over.
        waiting_for: seats, or ``HOST``, without whom the game does not go on.
        moves: what a seat may do now.
        view: all that a seat, or a spectator (None), may know, as JSON.
        seen_event: an event as a seat, or a spectator, may see it before the game is over; None for one that it may not.
        half_done: names the sealed round, auction or siege that a state is in the middle of, which undo never leaves half done.
        mends: what a seat, or the host, may report or correct at any time.
        summary: a summary for the transcript after an event, from the state after it; None if there is none.
    """

    name: str
    options_type: type[OptionsT]
    command_types: tuple[type, ...]
    event_types: tuple[type, ...]
    game_started: Callable[[OptionsT], EventT]
    check_options: Callable[[OptionsT], None]
    started: Callable[[OptionsT], StateT]
    deciders: Mapping[type, tuple[tuple[type, ...], Decider]]
    appliers: Mapping[type, Applier]
    automatic: Mapping[type, Automatic]
    host_commands: frozenset[type]
    ended: type
    waiting_for: Callable[[StateT], tuple[int, ...]]
    moves: Callable[[StateT, int], tuple[Any, ...]]
    view: Callable[[StateT, int | None], dict[str, Any]]
    seen_event: Callable[[EventT, int | None], EventT | None]
    half_done: Callable[[StateT], object | None]
    mends: Callable[[StateT, int], tuple[Any, ...]] = no_mends
    summary: Callable[[StateT, EventT], str | None] | None = None

    def start(self, options: OptionsT) -> tuple[EventT, ...]:
        """The first events of a game, with which its log begins.

        Raises:
            MalformedCommand: ``options.…``: no table can be started with these.
        """
        check_seats(options)
        self.check_options(options)
        return self._followed(self.started(options), (self.game_started(options),))[1]

    def setup(self, options: OptionsT) -> StateT:
        """The state in which a game with these options starts.

        Raises:
            MalformedCommand: ``options.…``: no table can be started with these.
        """
        return self.fold(self.start(options))

    def decide(self, state: StateT, command: CommandT) -> tuple[EventT, ...]:
        """The events that ``command`` causes now, including those that follow automatically.

        Raises:
            IllegalCommand: the rules do not allow it now; its dotted code says why.
        """
        return self.advance(state, command)[1]

    def advance(self, state: StateT, command: CommandT) -> tuple[StateT, tuple[EventT, ...]]:
        """The state after ``command``, and its events.

        Raises:
            IllegalCommand: as ``decide``.
        """
        events: tuple[EventT, ...] = self._decider(state, command)(state, command)
        appliers = self.appliers
        for event in events:
            state = appliers[type(event)](state, event)
        return self._followed(state, events)

    def apply(self, state: StateT, event: EventT) -> StateT:
        """The state after ``event``; fold ``Reverted`` and ``Restored``, which refer to a log, with ``folded``."""
        after: StateT = self.appliers[type(event)](state, event)
        return after

    def legal(self, state: StateT, seat: int) -> Legal:
        """What ``seat`` may do now, with the bounds; nothing for a seat without a player."""
        known = seat == HOST or 0 <= seat < len(state.options.players)
        if not known:
            return Legal(seat, self.waiting_for(state), ())
        return Legal(seat, self.waiting_for(state), self.moves(state, seat), self.mends(state, seat))

    def over(self, state: StateT) -> bool:
        """Whether the game has ended."""
        return isinstance(state.step, self.ended)

    def fold(self, events: Iterable[EventT]) -> StateT:
        """The state after a whole log, undo and redo included.

        Raises:
            ValueError: the log does not begin with ``GameStarted``.
        """
        states: list[StateT] = []
        for event in events:
            states.append(self.folded(states, event))
        if not states:
            raise ValueError("A log begins with GameStarted; this one is empty.")
        return states[-1]

    def folded(self, states: list[StateT], event: EventT) -> StateT:
        """The state after one more event of a log; ``states`` holds the state after each event so far.

        Raises:
            ValueError: the log does not begin with ``GameStarted``.
        """
        if isinstance(event, (Reverted, Restored)):
            return states[event.to_version - 1]
        if isinstance(event, cast(type, self.game_started)):
            return self.started(cast(Any, event).options)
        if not states:
            raise ValueError("A log begins with GameStarted; this one does not.")
        return self.apply(states[-1], event)

    def _decider(self, state: StateT, command: CommandT) -> Decider:
        kind = type(command)
        entry = self.deciders.get(kind)
        if entry is None:
            raise IllegalCommand("command.needs_history", "Undo and redo need the game's log: give them to the table.")
        steps, decider = entry
        if type(state.step) not in steps:
            if self.over(state):
                raise IllegalCommand("game.over", "The game is over: undo to go on, or start another.")
            raise IllegalCommand("phase.wrong", "That cannot be done in this phase: wait for its time.")
        seat = command.seat
        if 0 <= seat < len(state.options.players) or (seat == HOST and kind in self.host_commands):
            return decider
        raise IllegalCommand("seat.unknown", f"Nobody plays in seat {seat}: a player must do this.")

    def _followed(self, state: StateT, events: tuple[EventT, ...]) -> tuple[StateT, tuple[EventT, ...]]:
        """These events plus those that follow automatically, until somebody has to decide."""
        automatic, appliers = self.automatic, self.appliers
        while True:
            step = state.step
            going_on = automatic.get(type(step))
            following = () if going_on is None else going_on(state, step)
            if not following:
                return state, events
            for event in following:
                state = appliers[type(event)](state, event)
            events += following


def check_seats(options: Any) -> None:
    """Check the players' names, and the seats that may undo.

    Raises:
        MalformedCommand: ``options.undo_seats``.
    """
    count = len(options.players)
    if any(not 0 <= seat < count for seat in options.undo_seats):
        raise MalformedCommand("options.undo_seats", f"Seats that may undo must be from 0 to {count - 1}.")


def check_between(count: int, least: int, most: int, game: str) -> None:
    """Check the number of players.

    Raises:
        MalformedCommand: ``options.players``.
    """
    if not least <= count <= most:
        raise MalformedCommand(
            "options.players", f"{game} is for {least} to {most} players, not {count}: add or remove some."
        )
