"""A small game's log as a file may hold it: without undone steps, and without what was never revealed. Pure."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from companion.games.catalogue import AnyEngine
from companion.games.codec import command_from_json, event_from_json, event_to_json, options_from_json
from companion.games.history import History
from companion.small_games.kinds import (
    REVEALING_EVENTS,
    SEALING_EVENTS,
    SHUFFLING_EVENTS,
    WITHDRAWING_EVENTS,
)
from companion.table.log import JsonObject, LoggedStep
from companion.table.table import BEGIN


def redacted_steps(engine: AnyEngine, steps: Sequence[LoggedStep]) -> list[LoggedStep]:
    """The game as it stands, in its shortest telling.

    Left out are commands that were undone, seals that were changed or taken back, and seals of a round that has not
    been revealed: nobody has seen what was in them. What is left is decided anew, as versions are others then.

    Args:
        steps: the whole log, from ``BEGIN`` on.
    """
    kept = _without_unopened(_counting(engine, steps))
    history = _begun(engine, steps[0])
    told = [steps[0]]
    for step in kept[1:]:
        events = history.decide(command_from_json(engine, step.command))
        history.append(events)
        written = tuple([event_to_json(event) for event in events])
        told.append(LoggedStep(step.command, step.source, step.t_ns, written))
    return told


def hides_cards(steps: Sequence[LoggedStep]) -> bool:
    """The log tells the order of cards that lie face down as long as the game goes on."""
    return any(event.get("event") in SHUFFLING_EVENTS for step in steps for event in step.events)


def first_difference(engine: AnyEngine, steps: Sequence[LoggedStep]) -> int | None:
    """The first step, from 1, of which the rules make something else; None where the log is theirs.

    Raises:
        MalformedCommand, IllegalCommand: a step of it cannot be.
    """
    history = _begun(engine, steps[0])
    if steps[0].command != {"command": BEGIN} or list(steps[0].events) != _written(history.events):
        return 1
    for number, step in enumerate(steps[1:], start=2):
        events = history.decide(command_from_json(engine, step.command))
        if list(step.events) != _written(events):
            return number
        history.append(events)
    return None


def begun_options(engine: AnyEngine, begin: LoggedStep) -> Any:
    """The options of the game that this step begins.

    Raises:
        MalformedCommand: it begins none.
    """
    first = begin.events[0] if begin.events else {}
    options = options_from_json(engine, first.get("options") if isinstance(first, dict) else None)
    engine.start(options)
    return options


def _begun(engine: AnyEngine, begin: LoggedStep) -> History[Any, Any, Any, Any]:
    return History.begin(engine, begun_options(engine, begin))


def _written(events: Sequence[Any]) -> list[JsonObject]:
    return [event_to_json(event) for event in events]


def _counting(engine: AnyEngine, steps: Sequence[LoggedStep]) -> list[LoggedStep]:
    """Without what was undone."""
    batches = [[event_from_json(engine, event) for event in step.events] for step in steps]
    counting = set(History.of(engine, batches).moments())
    found, version = [], 0
    for step in steps:
        version += len(step.events)
        if version in counting:
            found.append(step)
    return found


def _without_unopened(steps: Sequence[LoggedStep]) -> list[LoggedStep]:
    """Without seals that were never revealed."""
    left_out: set[int] = set()
    sealed: dict[int, int] = {}
    for place, step in enumerate(steps):
        for event in step.events:
            name = event.get("event")
            if name in SEALING_EVENTS:
                left_out |= {sealed[event["seat"]]} if event["seat"] in sealed else set()
                sealed[event["seat"]] = place
            elif name in WITHDRAWING_EVENTS and event["seat"] in sealed:
                left_out |= {sealed.pop(event["seat"]), place}
            elif name in REVEALING_EVENTS:
                sealed.clear()
    left_out |= set(sealed.values())
    return [step for place, step in enumerate(steps) if place not in left_out]
