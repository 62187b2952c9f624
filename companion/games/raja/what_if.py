"""What if one number had been different: decides the same commands again with it, to compare with the real game.

What people did with their hands is carried over as what they did, not as what stood afterwards: six stones put on a wall of which one
fell are six put on and one fallen, however high the wall now is. A command that the rules no longer allow is left out and listed;
nothing is invented in its place, so a game that then waits for somebody stays there.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final, TypeAlias

from companion.games.errors import IllegalCommand, MalformedCommand
from companion.games.raja import commands as c
from companion.games.raja.commands import Command
from companion.games.raja.events import Event, Restored, Reverted
from companion.games.raja.game import ENGINE
from companion.games.raja.options import Options
from companion.games.raja.phases.siege.battle import stones_to_take
from companion.games.raja.pieces import Cell
from companion.games.raja.state import Building, Ended, Siege, State, Tile, tile_at

HIGHEST: Final = 999
"""No count at the table is higher; the rules refuse what is still too high."""
DIE_FACES: Final = 6

_NUMBERS: Final[dict[type, tuple[str, ...]]] = {
    c.BuildFirstWall: ("standing", "width"),
    c.Harvest: ("fallen",),
    c.PlaceBid: ("amount",),
    c.ProposeTrade: ("count",),
    c.PlaceGrain: ("units", "fallen"),
    c.DeclareBuild: ("stones",),
    c.FinishBuild: ("standing", "width", "fallen"),
    c.RollSiegeDice: ("dice",),
    c.FinishRemoval: ("standing", "width", "fallen"),
    c.GrainFell: ("units",),
    c.WallFell: ("standing", "width"),
    c.CorrectWall: ("stones", "width"),
    c.CorrectGrain: ("units",),
    c.CorrectPrice: ("price",),
}
WallCommand: TypeAlias = c.FinishBuild | c.FinishRemoval | c.BuildFirstWall | c.WallFell


@dataclass(frozen=True, slots=True)
class Number:
    """A number in a command that may be varied: a field's name, or for a die ``dice.0``, ``dice.1``, …"""

    name: str
    value: int
    lowest: int
    highest: int


@dataclass(frozen=True, slots=True)
class CarriedOver:
    """A count carried over as what was done: the original command, and the one that was decided."""

    place: int
    real: Command
    instead: Command


@dataclass(frozen=True, slots=True)
class LeftOut:
    """A command that the rules refuse in this course, with the error's code, sentence and values."""

    place: int
    command: Command
    code: str
    message: str
    values: Mapping[str, int]


@dataclass(frozen=True, slots=True)
class Course:
    """The course of a game: the states and events that its commands lead to.

    Attributes:
        states: the state after each command's place; a command left out does not change it.
        happened: the events at each place.
        stuck_at: the place from which on no command was allowed any more; None if the game went on.
    """

    states: tuple[State, ...]
    happened: tuple[tuple[Event, ...], ...]
    carried: tuple[CarriedOver, ...]
    left_out: tuple[LeftOut, ...]
    stuck_at: int | None


def places_that_count(batches: Sequence[Sequence[Event]]) -> tuple[int, ...]:
    """The places of the log's commands that were not undone and are neither an undo nor a redo."""
    counting: list[tuple[int, int]] = []  # (place, version after it)
    undone: list[list[tuple[int, int]]] = []
    version = 0
    for place, events in enumerate(batches):
        version += len(events)
        last = events[-1] if events else None
        if isinstance(last, Reverted):
            undone.append(counting)
            counting = [entry for entry in counting if entry[1] <= last.to_version]
        elif isinstance(last, Restored):
            counting = undone.pop()
        else:
            counting = [*counting, (place, version)]
            undone.clear()
    return tuple(place for place, _ in counting)


def numbers_of(command: Command) -> tuple[Number, ...]:
    """The numbers in a command that may be varied, without those that nobody stated."""
    found: list[Number] = []
    for name in _NUMBERS.get(type(command), ()):
        value = getattr(command, name)
        if isinstance(value, tuple):
            found += [Number(f"{name}.{i}", face, 1, DIE_FACES) for i, face in enumerate(value)]
        elif value is not None:
            found.append(Number(name, value, 0, HIGHEST))
    return tuple(found)


def with_number(command: Command, name: str, value: int) -> Command:
    """The command with one number changed; a lower wall is at most as wide as it has stones.

    Raises:
        MalformedCommand: ``what_if.no_number``, ``what_if.out_of_bounds``.
    """
    number = next((known for known in numbers_of(command) if known.name == name), None)
    if number is None:
        names = ", ".join(known.name for known in numbers_of(command)) or "none"
        raise MalformedCommand(
            "what_if.no_number", f"{type(command).__name__} has no number {name!r} to change: choose of {names}."
        )
    if not number.lowest <= value <= number.highest:
        raise MalformedCommand(
            "what_if.out_of_bounds", f"{name} can be from {number.lowest} to {number.highest}: choose one of these."
        )
    if isinstance(command, c.RollSiegeDice):
        place = int(name.partition(".")[2])
        return replace(command, dice=(*command.dice[:place], value, *command.dice[place + 1 :]))
    if name == "standing" and isinstance(command, (c.FinishBuild, c.FinishRemoval, c.BuildFirstWall, c.WallFell)):
        return _standing(command, value)
    if name == "stones" and isinstance(command, c.CorrectWall):
        return replace(command, stones=value, width=_width(command.width, value))
    changed: Any = {name: value}
    return replace(command, **changed)


def what_if(options: Options, commands: Sequence[Command], place: int, changed: Command) -> Course:
    """The course of a game in which ``changed`` was given instead of ``commands[place]``.

    Args:
        commands: those that count, in order (``places_that_count``), without undo and redo.

    Raises:
        MalformedCommand: ``options.…``.
    """
    real = other = ENGINE.setup(options)
    states: list[State] = []
    happened: list[tuple[Event, ...]] = []
    carried: list[CarriedOver] = []
    left_out: list[LeftOut] = []
    for here, command in enumerate(commands):
        instead = changed if here == place else command if here < place else _carried_over(command, real, other)
        try:
            other, events = ENGINE.advance(other, instead)
        except IllegalCommand as refusal:
            events = ()
            left_out.append(LeftOut(here, instead, refusal.code, refusal.message, refusal.values))
        else:
            if here > place and instead != command:
                carried.append(CarriedOver(here, command, instead))
        real = other if here < place else _really(real, command)
        states.append(other)
        happened.append(events)
    return Course(tuple(states), tuple(happened), tuple(carried), tuple(left_out), _stuck_at(states, left_out))


def _really(state: State, command: Command) -> State:
    """The real course; a log made under older rules may contain what today's rules refuse."""
    try:
        return ENGINE.advance(state, command)[0]
    except IllegalCommand:
        return state


def _stuck_at(states: Sequence[State], left_out: Sequence[LeftOut]) -> int | None:
    """The place where the final run of left-out commands begins; None if the game had ended by then."""
    out = {one.place for one in left_out}
    first = len(states)
    while first and first - 1 in out:
        first -= 1
    if first == len(states) or isinstance(states[-1].step, Ended):
        return None
    return first


# --- what hands did ------------------------------------------------------------------------------


def _carried_over(command: Command, real: State, other: State) -> Command:
    """The command with the same thing done to the stones, applied to the other course."""
    match command:
        case c.FinishBuild():
            return _moved(command, _built_up(real, command.seat), _built_up(other, command.seat))
        case c.FinishRemoval():
            return _moved(command, _taken_down(real), _taken_down(other))
        case c.BuildFirstWall() | c.WallFell():
            owner = command.seat if isinstance(command, c.BuildFirstWall) else command.owner
            return _moved(command, _stones_at(real, owner, command.cell), _stones_at(other, owner, command.cell))
        case _:
            return command


def _moved(command: WallCommand, real_basis: int | None, other_basis: int | None) -> WallCommand:
    """The report, with the same difference from what would stand if nothing fell."""
    if real_basis is None or other_basis is None or real_basis == other_basis:
        return command
    return _standing(command, max(0, command.standing + other_basis - real_basis))


def _built_up(state: State, seat: int) -> int | None:
    """The wall's stones if all declared stones stand."""
    step = state.step
    if not isinstance(step, Building) or step.cell is None:
        return None
    stones = _stones_at(state, seat, step.cell)
    return None if stones is None else stones + step.stones


def _taken_down(state: State) -> int | None:
    """The stones left if exactly x are taken off (``G6``)."""
    step = state.step
    task = stones_to_take(state, step) if isinstance(step, Siege) and step.battles else None
    return None if task is None else task[0].stones - task[1]


def _stones_at(state: State, owner: int, cell: Cell) -> int | None:
    tile: Tile | None = tile_at(state.players[owner], cell) if 0 <= owner < len(state.players) else None
    return None if tile is None else tile.stones


def _standing(command: WallCommand, standing: int) -> WallCommand:
    """The command with another count of standing stones; the number of fallen ones is left open."""
    changed: Any = {"standing": standing, "width": _width(command.width, standing)}
    if standing != command.standing and isinstance(command, (c.FinishBuild, c.FinishRemoval)):
        changed["fallen"] = None
    return replace(command, **changed)


def _width(width: int, standing: int) -> int:
    return min(max(width, min(1, standing)), standing)
