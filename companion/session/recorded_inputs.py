"""Converts session inputs and results to recording messages, and messages back to inputs."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, assert_never, get_args

from companion.games.actor import by_seat
from companion.games.codec import command_from_json, command_to_json, event_to_json
from companion.games.raja.game import ENGINE
from companion.games.records import to_json
from companion.recording.message_json import DamagedRecording
from companion.recording.messages import (
    AnswerGiven,
    CommandDecided,
    CommandGiven,
    CommandRejected,
    DeviceChanged,
    EventHappened,
    HappeningHeard,
    Message,
    RecordingNoted,
    ReplyGiven,
)
from companion.recording.segments import HEEDS_TABLE
from companion.referee.settings import RefereeSettings
from companion.session import inputs
from companion.session.outbox import Followed, Outbox, Rejected
from companion.session.photos_recorded import photo_messages
from companion.texts.message import Message as Said
from companion.texts.message import as_told_once, message_from_json, message_from_text, message_to_json, message_to_text
from hardware.dice import happenings
from hardware.dice.happenings import BoardFault, BoardLost, Happening


def given_messages(outbox: Outbox) -> Iterator[Message]:
    """Yield the recording messages of an input, except for frames."""
    if isinstance(outbox.given, inputs.PhotosShown):
        yield from photo_messages(outbox.given)
    elif outbox.given is not None and (message := _message_of(outbox.given, outbox.version)) is not None:
        yield message


def messages_of(entry: Followed) -> Iterator[Message]:
    """Yield the messages of a decision: an accepted command with its events, or a refused one."""
    t_ns, command = entry.t_ns, command_to_json(entry.command)
    if isinstance(entry, Rejected):
        yield CommandRejected(t_ns, t_ns, command, entry.code, entry.message)
        return
    yield CommandDecided(t_ns, t_ns, entry.version, str(entry.source), command)
    first = entry.version - len(entry.events) + 1
    for number, event in enumerate(entry.events, start=first):
        yield EventHappened(t_ns, t_ns, number, event_to_json(event))


def _message_of(given: inputs.Input, version: int) -> Message | None:
    t_ns = given.t_ns
    match given:
        case inputs.Commanded():
            return CommandGiven(t_ns, t_ns, command_to_json(given.command))
        case inputs.WallCounted():
            return AnswerGiven(t_ns, t_ns, command_to_json(given.command))
        case inputs.QuestionAnswered():
            return ReplyGiven(t_ns, t_ns, given.question, given.value, given.seat)
        case inputs.BoardTold():
            return HappeningHeard(t_ns, t_ns, type(given.happening).__name__, _happening_form(given.happening))
        case inputs.DeviceTurned():
            return DeviceChanged(t_ns, t_ns, given.device, given.state, message_to_text(given.line))
        case inputs.TableHeeded():
            return heeding(t_ns, version)
        case inputs.FrameSeen() | inputs.PhotosShown() | inputs.StrayRollKept() | inputs.CardsSeen() | inputs.Tick():
            return None  # pictures are kept elsewhere; stray rolls and visible cards are not recorded
        case _:
            assert_never(given)


def input_of(message: Message, patience: RefereeSettings) -> inputs.Input | None:
    """Return the input in a message; None for results, and for frames and sentences, which are processed first.

    Args:
        patience: the referee's settings from the moment at which the session began to act on everything on the table.

    Raises:
        DamagedRecording: ``recording.damaged_message``.
        MalformedCommand: a command in it is malformed.
    """
    t_ns = message.t_ns
    match message:
        case CommandGiven():
            command = command_from_json(ENGINE, message.command)
            return inputs.Commanded(t_ns, by_seat(command.seat), command)
        case AnswerGiven():
            return inputs.WallCounted(t_ns, command_from_json(ENGINE, message.command))
        case ReplyGiven():
            return inputs.QuestionAnswered(t_ns, message.question, message.value, message.seat)
        case HappeningHeard():
            return inputs.BoardTold(t_ns, _happening_of(message))
        case DeviceChanged():
            return inputs.DeviceTurned(t_ns, message.device, message.state, message_from_text(message.sentence))
        case RecordingNoted() if message.kind == HEEDS_TABLE:
            return inputs.TableHeeded(t_ns, patience)
        case _:
            return None


def heeding(t_ns: int, version: int) -> RecordingNoted:
    """Return the note that from here on the session acts on everything on the table."""
    return RecordingNoted(t_ns, t_ns, HEEDS_TABLE, message_to_text(Said("noted.heeds_table")), version)


def _happening_form(happening: Happening) -> dict[str, Any]:
    form: dict[str, Any] = to_json(happening)
    if isinstance(happening, (BoardLost, BoardFault)):
        form["message"] = message_to_json(happening.message)
    return form


def _with_message(form: Mapping[str, Any]) -> dict[str, Any]:
    """Return a report's fields; older recordings have a finished sentence instead of a message."""
    fields = dict(form)
    if "sentence" in fields:
        fields["message"] = as_told_once(fields.pop("sentence"))
    elif "message" in fields:
        fields["message"] = message_from_json(fields["message"])
    return fields


def _happening_of(message: HappeningHeard) -> Happening:
    """Parse a report of the dice board from a recording.

    Raises:
        DamagedRecording: ``recording.damaged_message``.
    """
    kind = getattr(happenings, message.kind, None)
    if kind is None or kind not in get_args(Happening):
        raise DamagedRecording(
            "recording.damaged_message",
            f"No dice board tells of {message.kind}: it is left out.",
            at=f"{message.t_ns / 1e9:.3f}",
        )
    try:
        happening: Happening = kind(**_with_message(message.happening))
    except (TypeError, KeyError, AttributeError) as error:
        raise DamagedRecording(
            "recording.damaged_message",
            f"{message.kind} at {message.t_ns / 1e9:.3f} s is of another form ({error}).",
            at=f"{message.t_ns / 1e9:.3f}",
        ) from error
    return happening
