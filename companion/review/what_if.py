"""What if one number had been different: the numbers that can be changed, and the branch that each change leads to."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from companion.errors import UnknownResource
from companion.games.cells import cell_name
from companion.games.raja.commands import Command
from companion.games.raja.state import State
from companion.games.raja.what_if import Course, numbers_of, places_that_count, what_if, with_number
from companion.games.transcript import command_line
from companion.review.moments import seconds
from companion.review.recorded_game import RecordedGame, Step
from companion.session.views.looking_back import figures, moment_of
from companion.session.views.page_state import page_state
from companion.session.words.announcements import announce
from companion.texts.message import Message, as_it_is, message_to_json


@dataclass(frozen=True, slots=True)
class Branch:
    """A changed number and the course of the game that it leads to.

    Attributes:
        steps: the steps that count, in order, without the start of the game; the course uses their indexes.
        place: index of the changed step.
    """

    steps: tuple[Step, ...]
    place: int
    name: str
    value: int
    course: Course


def counting_steps(evening: RecordedGame) -> tuple[Step, ...]:
    """Return the steps that were not undone, without the start of the game."""
    places = places_that_count([step.events for step in evening.steps])
    return tuple(evening.steps[place] for place in places if evening.steps[place].command is not None)


def numbers(evening: RecordedGame) -> list[dict[str, Any]]:
    """Return every number that can be changed, with its time and the log's words for it."""
    found = []
    for place, step in enumerate(counting_steps(evening)):
        assert step.command is not None
        for number in numbers_of(step.command):
            found.append(
                {
                    "place": place,
                    "t_s": seconds(step.t_ns),
                    "version": step.version - len(step.events) + 1,
                    "message": message_to_json(_words(step, evening)),
                    "number": number.name,
                    "value": number.value,
                    "lowest": number.lowest,
                    "highest": number.highest,
                }
            )
    return found


def branch(evening: RecordedGame, place: int, name: str, value: int) -> Branch:
    """Return the game with one number of one step changed.

    Raises:
        UnknownResource: ``what_if.no_step``.
        MalformedCommand: ``what_if.no_number``, ``what_if.out_of_bounds``.
    """
    steps = counting_steps(evening)
    if not 0 <= place < len(steps):
        raise UnknownResource("what_if.no_step", f"This game has steps 0 to {len(steps) - 1}: choose one of them.")
    commands = [step.command for step in steps if step.command is not None]
    changed = with_number(commands[place], name, value)
    return Branch(steps, place, name, value, what_if(evening.options, commands, place, changed))


def branch_to_json(evening: RecordedGame, branch: Branch) -> dict[str, Any]:
    """Return the whole course from the changed number on, and how its end differs from the real one."""
    course, steps = branch.course, branch.steps
    stuck = course.stuck_at
    return {
        "place": branch.place,
        "number": branch.name,
        "value": branch.value,
        "t_s": seconds(steps[branch.place].t_ns),
        "versions": [step.version for step in steps],
        "lines": _lines(evening, branch),
        "carried": [
            {
                "t_s": seconds(steps[one.place].t_ns),
                "was": command_words(one.real),
                "text": command_words(one.instead),
            }
            for one in course.carried
        ],
        "left_out": [
            {
                "t_s": seconds(steps[one.place].t_ns),
                "text": command_words(one.command),
                "code": one.code,
                "message": one.message,
                "values": dict(one.values),
            }
            for one in course.left_out
        ],
        "stuck_s": None if stuck is None else seconds(steps[stuck].t_ns),
        "real": figures(evening.state),
        "other": figures(course.states[-1]),
        "walls": wall_differences(evening.state, course.states[-1]),
    }


def branch_board(evening: RecordedGame, branch: Branch, at: int) -> dict[str, Any]:
    """Return the table of that course after step ``at``, in the form of the live state.

    Raises:
        UnknownResource: ``what_if.no_step``.
    """
    if not 0 <= at < len(branch.steps):
        last = len(branch.steps) - 1
        raise UnknownResource("what_if.no_step", f"This game has steps 0 to {last}: choose one of them.")
    step = branch.steps[at]
    return page_state(moment_of(branch.course.states[at], step.version, step.t_ns, evening.mats, ()))


def wall_differences(real: State, other: State) -> list[dict[str, Any]]:
    """Return the cities whose walls, grain or nobles differ, by seat and name."""
    found: list[dict[str, Any]] = []
    for mine, theirs in zip(real.players, other.players, strict=True):
        for first, second in zip(mine.lands, theirs.lands, strict=False):
            if (first.stones, first.grain, first.captured_by) != (second.stones, second.grain, second.captured_by):
                found.append(
                    {
                        "seat": mine.seat,
                        "city": cell_name(first.cell),
                        "real": {"stones": first.stones, "grain": first.grain, "noble": first.noble},
                        "other": {"stones": second.stones, "grain": second.grain, "noble": second.noble},
                    }
                )
    return found


def command_words(command: Command) -> str:
    """Return a command as the transcript has it."""
    return command_line(command)


def _lines(evening: RecordedGame, branch: Branch) -> list[dict[str, Any]]:
    lines = []
    for at in range(branch.place, len(branch.steps)):
        step, happened = branch.steps[at], branch.course.happened[at]
        for event in happened:
            announcement = announce(event, evening.names)
            if announcement is not None:
                same = event in step.events
                told = message_to_json(announcement.message)
                lines.append({"at": at, "t_s": seconds(step.t_ns), "message": told, "same": same})
    return lines


def _words(step: Step, evening: RecordedGame) -> Message:
    """Return the log's words for a step; if it has none, the command."""
    for event in step.events:
        announcement = announce(event, evening.names)
        if announcement is not None:
            return announcement.message
    assert step.command is not None
    return as_it_is(command_words(step.command))
