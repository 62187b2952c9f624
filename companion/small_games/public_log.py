"""A small game's log in a form that may be published: without undone steps and without secrets never revealed. Pure."""

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
    """The game so far, in the shortest log that leads to it.

    It leaves out commands that were undone, seals that were changed or taken back, and seals of a round that has not
    been revealed: nobody has seen what was in them. The rest is decided again, because versions change.

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
    """Whether the log contains an order of face-down cards, which is secret while the game goes on."""
    return any(event.get("event") in SHUFFLING_EVENTS for step in steps for event in step.events)


def first_difference(engine: AnyEngine, steps: Sequence[LoggedStep]) -> int | None:
    """The first step, counted from 1, for which the rules give something else; None if there is none.

    Raises:
        MalformedCommand, IllegalCommand: a step is impossible by the rules.
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
    """The options in the step that begins a game.

    Raises:
        MalformedCommand: the step does not begin a game.
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
    """The steps without undone commands."""
    batches = [[event_from_json(engine, event) for event in step.events] for step in steps]
    counting = set(History.of(engine, batches).moments())
    found, version = [], 0
    for step in steps:
        version += len(step.events)
        if version in counting:
            found.append(step)
    return found


def _without_unopened(steps: Sequence[LoggedStep]) -> list[LoggedStep]:
    """The steps without seals that were never revealed."""
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
