"""Reading a recording back as the same values that were written."""

from __future__ import annotations

import base64
import binascii
import json
import struct
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import IO, Any

import zstandard
from mcap.exceptions import McapError
from mcap.reader import make_reader

from companion.errors import CompanionError
from companion.recording.messages import (
    AnswerGiven,
    CommandGiven,
    CommandRejected,
    EventHappened,
    FrameTaken,
    Message,
    Observed,
    SentencePassed,
)
from companion.recording.schemas import ABOUT_METADATA, CAMERA_ATTACHMENT, CHANNELS
from vision.camera_model import CameraModel, camera_model_from_json


class DamagedRecording(CompanionError):
    """A file that is no recording, or one cut short."""


@dataclass(frozen=True, slots=True)
class RecordingHead:
    """What is known before the first message.

    Attributes:
        about: title, where the sentences come from, format version.
        camera: the camera the frames were taken with.
        counts: messages a topic.
        start_ns: time of the first message.
        end_ns: time of the last message.
    """

    about: dict[str, str]
    camera: CameraModel
    counts: dict[str, int]
    start_ns: int
    end_ns: int


# What the mcap library lets through when bytes are missing or changed; MemoryError comes of a length
# field that a flipped bit made huge.
READ_FAILURES = (McapError, ValueError, struct.error, zstandard.ZstdError, EOFError, MemoryError)
_TOPIC_KINDS = {channel.topic: channel.kind for channel in CHANNELS}
_Build = Callable[[int, int, dict[str, Any]], Message]
_BUILDERS: dict[type, _Build] = {
    FrameTaken: lambda t, at, body: FrameTaken(t, at, base64.b64decode(body["data"], validate=True)),
    SentencePassed: lambda t, at, body: SentencePassed(t, at, body["direction"], body["raw_latin1"].encode("latin-1")),
    CommandGiven: lambda t, at, body: CommandGiven(t, at, body["command"]),
    AnswerGiven: lambda t, at, body: AnswerGiven(t, at, body["command"]),
    Observed: lambda t, at, body: Observed(t, at, body["observation"]),
    CommandRejected: lambda t, at, body: CommandRejected(t, at, body["command"], body["code"], body["message"]),
    EventHappened: lambda t, at, body: EventHappened(t, at, body["version"], body["event"]),
}


def message_from_json(topic: str, t_ns: int, logged_ns: int, data: bytes) -> Message | None:
    """One message from its topic and body; None for a topic of somebody else's.

    Raises:
        DamagedRecording: ``recording.damaged_message``.
    """
    kind = _TOPIC_KINDS.get(topic)
    if kind is None:
        return None
    try:
        return _BUILDERS[kind](t_ns, logged_ns, json.loads(data))
    except (ValueError, KeyError, TypeError, binascii.Error) as error:
        raise DamagedRecording(
            "recording.damaged_message",
            f"A message on {topic} at {t_ns / 1e9:.3f} s cannot be read: run `raja recording repair` on the file.",
        ) from error


def read_head(path: Path) -> RecordingHead:
    """Camera, metadata and counts of a recording.

    Raises:
        DamagedRecording: ``recording.missing``, ``recording.damaged``, ``recording.no_camera``.
    """
    with _opened(path) as stream:
        try:
            reader = make_reader(stream, validate_crcs=True)
            summary = reader.get_summary()
            if summary is None or summary.statistics is None:
                raise _damaged(path)
            about = next((dict(m.metadata) for m in reader.iter_metadata() if m.name == ABOUT_METADATA), {})
            camera = next((a.data for a in reader.iter_attachments() if a.name == CAMERA_ATTACHMENT), None)
        except READ_FAILURES as error:
            raise _damaged(path) from error
    if camera is None:
        raise DamagedRecording(
            "recording.no_camera", f"{path} holds no camera calibration: make it with `raja recording import`."
        )
    counts = {
        summary.channels[channel_id].topic: count
        for channel_id, count in sorted(summary.statistics.channel_message_counts.items())
    }
    return RecordingHead(
        about,
        camera_model_from_json(json.loads(camera)),
        counts,
        summary.statistics.message_start_time,
        summary.statistics.message_end_time,
    )


def read_messages(path: Path) -> Iterator[Message]:
    """Every message in the order it was logged.

    Raises:
        DamagedRecording: ``recording.missing``, ``recording.damaged``, ``recording.damaged_message``.
    """
    with _opened(path) as stream:
        try:
            for _, channel, raw in make_reader(stream, validate_crcs=True).iter_messages():
                message = message_from_json(channel.topic, raw.publish_time, raw.log_time, raw.data)
                if message is not None:
                    yield message
        except READ_FAILURES as error:
            raise _damaged(path) from error


def _opened(path: Path) -> IO[bytes]:
    try:
        return path.open("rb")
    except OSError as error:
        raise DamagedRecording(
            "recording.missing", f"The recording {path} cannot be opened ({error.strerror}): check its name."
        ) from error


def _damaged(path: Path) -> DamagedRecording:
    return DamagedRecording(
        "recording.damaged",
        f"{path} is not a whole MCAP recording; if it was cut short, `raja recording repair {path} -o REPAIRED.mcap` "
        "keeps what was flushed.",
    )
