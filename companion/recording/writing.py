"""Writing a recording: indexed, compressed chunks that are flushed as they fill."""

from __future__ import annotations

import base64
import json
from collections.abc import Mapping
from types import TracebackType
from typing import IO, Any

from mcap.writer import CompressionType, Writer

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
from companion.recording.schemas import ABOUT_METADATA, CAMERA_ATTACHMENT, CHANNELS, FORMAT_VERSION

NS_PER_S = 1_000_000_000
CHUNK_BYTES = 512 * 1024


def message_to_json(message: Message) -> dict[str, Any]:
    """The JSON body of a message, without its times (MCAP carries those)."""
    match message:
        case FrameTaken(t_ns, _, jpeg):
            return {
                "timestamp": {"sec": t_ns // NS_PER_S, "nsec": t_ns % NS_PER_S},
                "frame_id": "camera",
                "data": base64.b64encode(jpeg).decode("ascii"),
                "format": "jpeg",
            }
        case SentencePassed(_, _, direction, raw):
            return {"direction": direction, "raw_latin1": raw.decode("latin-1")}
        case CommandGiven(_, _, command) | AnswerGiven(_, _, command):
            return {"command": command}
        case Observed(_, _, observation):
            return {"observation": observation}
        case CommandRejected(_, _, command, code, text):
            return {"command": command, "code": code, "message": text}
        case EventHappened(_, _, version, event):
            return {"version": version, "event": event}


class RecordingWriter:
    """One recording being written; use as a context manager.

    Args:
        stream: an open binary file.
        camera: the camera file's JSON (``width, height, matrix, dist``), kept as an attachment.
        about: what a reader should know: title, where the sentences come from, software version.
    """

    def __init__(self, stream: IO[bytes], camera: Mapping[str, Any], about: Mapping[str, str]) -> None:
        self._writer = Writer(stream, chunk_size=CHUNK_BYTES, compression=CompressionType.ZSTD)
        self._writer.start(profile="raja", library="raja-table")
        self._channel_ids: dict[type, int] = {}
        self._sequence: dict[type, int] = {}
        for channel in CHANNELS:
            schema_id = self._writer.register_schema(
                channel.schema_name, "jsonschema", json.dumps(channel.schema, sort_keys=True).encode()
            )
            self._channel_ids[channel.kind] = self._writer.register_channel(channel.topic, "json", schema_id)
        self._writer.add_attachment(
            0, 0, CAMERA_ATTACHMENT, "application/json", json.dumps(camera, sort_keys=True).encode()
        )
        self._writer.add_metadata(ABOUT_METADATA, {"format_version": FORMAT_VERSION, **about})

    def write(self, message: Message) -> None:
        """Append one message under its kind's topic."""
        kind = type(message)
        sequence = self._sequence.get(kind, 0)
        self._sequence[kind] = sequence + 1
        self._writer.add_message(
            self._channel_ids[kind],
            log_time=message.logged_ns,
            publish_time=message.t_ns,
            sequence=sequence,
            data=json.dumps(message_to_json(message), sort_keys=True, separators=(",", ":")).encode(),
        )

    def close(self) -> None:
        """Write the index; without it the file is readable still, but must be repaired first."""
        self._writer.finish()  # type: ignore[no-untyped-call]  # mcap ships it without types

    def __enter__(self) -> RecordingWriter:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()
