"""Making a cut or damaged recording whole again: every message that can still be read is kept, none is invented."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import IO, Any

from mcap.records import Attachment, Channel, Chunk, Footer, McapRecord, Metadata
from mcap.records import Message as McapMessage
from mcap.stream_reader import StreamReader, breakup_chunk

from companion.recording.messages import HeadTold, Message
from companion.recording.reading import READ_FAILURES, DamagedRecording, message_from_json
from companion.recording.schemas import ABOUT_METADATA, CAMERA_ATTACHMENT
from companion.recording.writing import RecordingWriter


@dataclass(frozen=True, slots=True)
class RepairReport:
    """What could be saved: messages kept, chunks given up, and whether the file ended early."""

    kept: int
    lost_chunks: int
    cut_short: bool


def repair_recording(damaged: Path, repaired: Path) -> RepairReport:
    """Copy what can be read of ``damaged`` into a new, whole file ``repaired``.

    Raises:
        DamagedRecording: ``recording.missing`` or ``recording.beyond_repair`` (not even the head is left).
    """
    try:
        size = damaged.stat().st_size
        with damaged.open("rb") as source:
            camera, about = _head(source, size)
            source.seek(0)
            with repaired.open("wb") as stream, RecordingWriter(stream, camera, about) as writer:
                return _copy(_records(source, size), writer)
    except OSError as error:
        raise DamagedRecording(
            "recording.missing", f"{error.filename} cannot be opened ({error.strerror}): check its name."
        ) from error


def _head(source: IO[bytes], size: int) -> tuple[dict[str, Any], dict[str, str]]:
    """The camera and what was said about the recording, which stand in front of all messages."""
    camera: dict[str, Any] | None = None
    about: dict[str, str] = {}
    for record in _records(source, size):
        if isinstance(record, Attachment) and record.name == CAMERA_ATTACHMENT:
            try:
                camera = json.loads(record.data)
            except ValueError:
                continue
        elif isinstance(record, Metadata) and record.name == ABOUT_METADATA:
            about = dict(record.metadata)
        elif isinstance(record, Chunk) and camera is not None:
            break
    if camera is None:
        raise DamagedRecording(
            "recording.beyond_repair",
            "The recording has lost even its head (the camera's calibration), so nothing in it can be placed: "
            "use a copy made earlier.",
        )
    return camera, about


def _copy(records: Iterator[McapRecord], writer: RecordingWriter) -> RepairReport:
    kept = lost = 0
    whole = False
    topics: dict[int, str] = {}
    for record in records:
        if isinstance(record, Chunk):
            try:
                messages = _messages_of(breakup_chunk(record, validate_crc=True), topics)
            except (*READ_FAILURES, DamagedRecording):
                lost += 1
                continue
            for message in messages:
                writer.write(message)
            kept += len(messages)
        elif isinstance(record, Channel):
            topics[record.id] = record.topic
        whole = isinstance(record, Footer)
    return RepairReport(kept, lost, not whole)


def _records(source: IO[bytes], size: int) -> Iterator[McapRecord]:
    """Top-level records up to the first byte that makes no sense; a whole file ends with its footer."""
    # The limit keeps a length that a flipped bit made huge from becoming an allocation.
    records = iter(StreamReader(source, emit_chunks=True, record_size_limit=max(size, 1)).records)
    while True:
        try:
            yield next(records)
        except (StopIteration, *READ_FAILURES):
            return


def _messages_of(records: list[McapRecord], topics: dict[int, str]) -> list[Message]:
    found: list[Message] = []
    for record in records:
        if isinstance(record, Channel):
            topics[record.id] = record.topic
        elif isinstance(record, McapMessage):
            topic = topics.get(record.channel_id, "")
            message = message_from_json(topic, record.publish_time, record.log_time, record.data)
            if message is not None and not isinstance(message, HeadTold):
                found.append(message)
    return found
