"""Cuts a part out of a recording, and merges several recordings of one game; the result replays at every depth."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from contextlib import ExitStack
from dataclasses import replace
from pathlib import Path
from typing import IO, Final

from companion.errors import CompanionError
from companion.recording.messages import (
    Annotated,
    CommandDecided,
    EventHappened,
    HeadTold,
    JsonObject,
    Message,
    Observed,
    RecordingNoted,
    StateReached,
)
from companion.recording.reading import Recording, open_recording
from companion.recording.schemas import ABOUT_METADATA, CAMERA_ATTACHMENT
from companion.recording.segments import HEEDS_TABLE, STARTED, STOPPED
from companion.recording.writing.atomic_file import new_file
from companion.recording.writing.mcap_writer import RecordingWriter
from companion.texts.message import Message as Said
from companion.texts.message import message_to_text

NS_PER_S: Final = 1_000_000_000
_GAME: Final = (CommandDecided, EventHappened)


def cut_recording(path: Path, output: Path, from_ns: int, to_ns: int, *, force: bool = False) -> int:
    """Copy the messages logged from ``from_ns`` up to, not including, ``to_ns``; returns the number of messages.

    The game before the cut is kept as its past, so that the cut folds and replays.

    Raises:
        DamagedRecording: ``recording.missing``, ``recording.damaged``.
        CompanionError: ``recording.empty_cut``, ``recording.cut_needs_game``, ``recording.exists``,
            ``recording.cannot_write``.
    """
    with open_recording(path) as recording:
        if not (from_ns < to_ns and from_ns <= recording.end_ns and to_ns > recording.start_ns):
            raise CompanionError(
                "recording.empty_cut",
                f"Nothing of {path} lies between these times: it goes from {recording.start_ns / NS_PER_S:.1f} s to "
                f"{recording.end_ns / NS_PER_S:.1f} s.",
                file=str(path),
                start=f"{recording.start_ns / NS_PER_S:.1f}",
                end=f"{recording.end_ns / NS_PER_S:.1f}",
            )
        late = from_ns > recording.start_ns
        if late and not any(channel.topic == "/table/decisions" for channel in recording.channels):
            raise CompanionError(
                "recording.cut_needs_game",
                f"{path} holds only inputs, so a cut would lack the game before it: cut from 0, or save a whole recording "
                f"with `raja replay {path} --record WHOLE.mcap` and cut that.",
                file=str(path),
            )
        began_ns = max(from_ns, recording.start_ns)
        span = f"{began_ns / NS_PER_S:.3f}–{min(to_ns, recording.end_ns) / NS_PER_S:.3f} s"
        with new_file(output, force=force) as stream, _copy_head(recording, stream, began_ns, {"cut": span}) as writer:
            messages = _cut(recording, began_ns, to_ns) if late else _until(recording, to_ns)
            return _written(writer, messages)


def merge_recordings(paths: Sequence[Path], output: Path, *, force: bool = False) -> int:
    """Merge several recordings of one game into one, in the order of their times; returns the number of messages.

    Raises:
        DamagedRecording: one of the recordings is damaged; the error names the first.
        CompanionError: ``recording.not_one_game``, ``recording.other_camera``, ``recording.exists``,
            ``recording.cannot_write``.
    """
    with ExitStack() as stack:
        parts = sorted((stack.enter_context(open_recording(path)) for path in paths), key=lambda part: part.start_ns)
        first = parts[0]
        for part in parts[1:]:
            _check_same_game(first, part)
        stream = stack.enter_context(new_file(output, force=force))
        writer = stack.enter_context(_copy_head(first, stream, first.start_ns, {}))
        return _written(writer, _merged(parts))


def _written(writer: RecordingWriter, messages: Iterator[Message]) -> int:
    count = 0
    for message in messages:
        writer.write(message)
        count += 1
    return count


def _copy_head(recording: Recording, stream: IO[bytes], began_ns: int, more: dict[str, str]) -> RecordingWriter:
    attachments = {name: data for name, data in recording.attachments.items() if name != CAMERA_ATTACHMENT}
    camera = (
        json.loads(recording.attachments[CAMERA_ATTACHMENT]) if CAMERA_ATTACHMENT in recording.attachments else None
    )
    about = {**recording.about, **more}
    writer = RecordingWriter(stream, camera, about, attachments, began_ns=began_ns)
    for name, facts in recording.metadata.items():
        if name != ABOUT_METADATA:
            writer.note(name, facts)
    return writer


def _until(recording: Recording, to_ns: int) -> Iterator[Message]:
    return (message for message in recording.messages(end_ns=to_ns) if not isinstance(message, HeadTold))


def _cut(recording: Recording, from_ns: int, to_ns: int) -> Iterator[Message]:
    """Yield the messages of the cut.

    First comes the game's past, logged at the time of the cut, then the last readings before it, then what was logged
    in the cut itself.
    """
    version = 0
    heeds = running = False
    for message in recording.messages(*_GAME, RecordingNoted, end_ns=from_ns):
        if isinstance(message, RecordingNoted):
            heeds |= message.kind == HEEDS_TABLE
            running = message.kind == STARTED or (running and message.kind != STOPPED)
        else:
            version = message.version if isinstance(message, EventHappened) else version
            yield replace(message, logged_ns=from_ns)
    if running:
        begun = message_to_text(Said("noted.cut_begins", {"version": version}))
        yield RecordingNoted(from_ns, from_ns, STARTED, begun, version)
        if heeds:
            heeded = message_to_text(Said("noted.heeds_table"))
            yield RecordingNoted(from_ns, from_ns, HEEDS_TABLE, heeded, version)
    for kind in (Observed, Annotated):
        for message in recording.messages(kind, end_ns=from_ns, newest_first=True):
            yield replace(message, logged_ns=from_ns)
            break
    for message in recording.messages(start_ns=from_ns, end_ns=to_ns):
        if not isinstance(message, HeadTold):
            version = message.version if isinstance(message, EventHappened) else version
            yield message
    if running and to_ns <= recording.end_ns:
        ended = message_to_text(Said("noted.cut_ends", {"version": version}))
        yield RecordingNoted(to_ns, to_ns, STOPPED, ended, version)


class _ToldBefore:
    """Remembers which parts of the game earlier recordings already contained."""

    def __init__(self) -> None:
        self.events: dict[int, JsonObject] = {}
        self._decided = -1

    def differs(self, message: Message) -> bool:
        """Whether this is an event whose version was seen before with another event."""
        told = self.events.get(message.version) if isinstance(message, EventHappened) else None
        return told is not None and isinstance(message, EventHappened) and told != message.event

    def has(self, message: Message, seen_ns: int | None) -> bool:
        """Whether the message was seen before; from now on it counts as seen.

        Args:
            seen_ns: log time at which the earlier parts end; None for the first part.
        """
        match message:
            case HeadTold():
                return True
            case EventHappened(_, _, version, event):
                return self.events.setdefault(version, event) is not event
            case CommandDecided(_, _, version):
                before, self._decided = self._decided, max(self._decided, version)
                return version <= before
            case StateReached():
                return False
            case _:
                return seen_ns is not None and message.logged_ns <= seen_ns


def _merged(parts: Sequence[Recording]) -> Iterator[Message]:
    """Yield all messages once; what a later part repeats of the game is left out, and must be equal."""
    told = _ToldBefore()
    last_ns = -1
    running = False
    for number, part in enumerate(parts):
        if running and number:
            version = max(told.events, default=0)
            sentence = message_to_text(Said("noted.part_ends", {"version": version}))
            yield RecordingNoted(last_ns, last_ns, STOPPED, sentence, version)
            running = False
        seen_ns = last_ns
        for message in part.messages():
            if told.differs(message):
                raise _not_one_game(parts[0], part)
            if told.has(message, seen_ns if number else None):
                continue
            if isinstance(message, RecordingNoted):
                running = message.kind == STARTED or (running and message.kind != STOPPED)
            last_ns = max(last_ns, message.logged_ns)
            yield message


def _check_same_game(first: Recording, other: Recording) -> None:
    for name in ("options", "mats", "began", "cameras"):
        if first.about.get(name) != other.about.get(name):
            raise _not_one_game(first, other)
    if first.attachments.get(CAMERA_ATTACHMENT) != other.attachments.get(CAMERA_ATTACHMENT):
        raise CompanionError(
            "recording.other_camera",
            f"{other.path} was taken with another calibration than {first.path}: they cannot be one recording.",
            first=str(first.path),
            other=str(other.path),
        )


def _not_one_game(first: Recording, other: Recording) -> CompanionError:
    return CompanionError(
        "recording.not_one_game",
        f"{first.path} and {other.path} are not from one game: merge only parts of the same game.",
        first=str(first.path),
        other=str(other.path),
    )
