"""Replay by deciding again: the recorded commands must lead to the recorded events and refusals."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import zip_longest
from typing import Any, TypeAlias

from companion.games.codec import command_from_json, event_from_json, event_to_json
from companion.games.errors import GameError, IllegalCommand
from companion.games.history import History
from companion.recording.game_header import BEGIN, RecordedGame, recorded_game
from companion.recording.messages import (
    CommandDecided,
    CommandRejected,
    EventHappened,
    JsonObject,
    Message,
)
from companion.recording.reading import Recording
from companion.replay.fold import final_of, no_events
from companion.replay.report import Difference, ReplayReport

AnyHistory: TypeAlias = History[Any, Any, Any, Any]


def redecide(recording: Recording) -> ReplayReport:
    """Decide the commands again, and compare events and refusals with the recorded ones.

    After a difference the game continues as recorded, so that one difference does not cause many.

    Raises:
        DamagedRecording: as ``verify_fold``.
    """
    game = recorded_game(recording.about)
    history: AnyHistory = History(game.engine)
    differences: list[Difference] = []
    decided = refused = 0
    for step in _steps(recording.messages(CommandDecided, CommandRejected, EventHappened)):
        if isinstance(step, CommandRejected):
            refused += 1
            differences += _refused_again(game, history, step)
            continue
        decided += 1
        now = _decided_again(game, history, step, differences)
        recorded = [happened.event for happened in step.events]
        if now is not None:
            for place, (was, is_now) in enumerate(zip_longest(recorded, now), start=history.version + 1):
                if was != is_now:
                    differences.append(Difference(step.decision.t_ns, f"event {place}", was, is_now, place))
        try:
            history.append([event_from_json(game.engine, event) for event in recorded])
        except (GameError, AssertionError, LookupError) as error:
            why = error.message if isinstance(error, GameError) else repr(error)
            version = step.decision.version
            differences.append(Difference(step.decision.t_ns, f"version {version}", recorded, None, version, why))
            break
    if decided == 0:
        raise no_events(recording)
    compared = {"commands": decided, "refusals": refused, "events": history.version}
    states = [history.state] if history.version else []
    final = final_of(game, states, history.version)
    return ReplayReport("re-decide", compared, {}, differences, final, recording.frames)


@dataclass(frozen=True, slots=True)
class DecidedStep:
    """A decision with its events."""

    decision: CommandDecided
    events: tuple[EventHappened, ...]


def decided_steps(recording: Recording) -> list[DecidedStep]:
    """Return every decision of a recording with its events."""
    return [s for s in _steps(recording.messages(CommandDecided, EventHappened)) if isinstance(s, DecidedStep)]


def _steps(messages: Iterator[Message]) -> Iterator[DecidedStep | CommandRejected]:
    """Yield decisions with their events, each once, and refusals, in order."""
    version = 0
    pending: CommandDecided | None = None
    events: list[EventHappened] = []
    for message in messages:
        match message:
            case CommandDecided() if message.version > version:
                pending, events = message, []
            case EventHappened() if pending is not None and version < message.version <= pending.version:
                events.append(message)
                if message.version == pending.version:
                    version = message.version
                    yield DecidedStep(pending, tuple(events))
                    pending = None
            case CommandRejected():
                yield message
            case _:
                pass


def _decided_again(
    game: RecordedGame, history: AnyHistory, step: DecidedStep, differences: list[Difference]
) -> list[JsonObject] | None:
    """Return the events that the rules give now; None if they refuse, which is noted as a difference."""
    decision = step.decision
    try:
        if decision.command.get("command") == BEGIN:
            return [event_to_json(event) for event in game.engine.start(game.options)]
        events = history.decide(command_from_json(game.engine, decision.command))
        return [event_to_json(event) for event in events]
    except GameError as error:
        note = f"refused now: {error.message}"
        what = f"command {decision.command.get('command')}"
        differences.append(Difference(decision.t_ns, what, "taken", error.code, decision.version, note))
        return None


def _refused_again(game: RecordedGame, history: AnyHistory, step: CommandRejected) -> list[Difference]:
    what = f"command {step.command.get('command')}"
    try:
        history.decide(command_from_json(game.engine, step.command))
    except IllegalCommand as error:
        same = error.code == step.code
        return [] if same else [Difference(step.t_ns, what, step.code, error.code, history.version)]
    except GameError as error:
        return [Difference(step.t_ns, what, step.code, error.code, history.version)]
    return [Difference(step.t_ns, what, step.code, "taken", history.version)]
