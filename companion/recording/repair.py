"""Making a cut or damaged recording whole again: every message that can still be read is kept, none is invented."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from mcap.records import Attachment, Channel, Chunk, McapRecord, Metadata
from mcap.records import Message as McapMessage
from mcap.stream_reader import StreamReader, breakup_chunk

from companion.recording.messages import Message
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
    camera: bytes | None = None
    about: dict[str, str] = {}
    messages: list[Message] = []
    lost = 0
    topics: dict[int, str] = {}
    records = _Records(damaged)
    for record in records:
        if isinstance(record, Attachment) and record.name == CAMERA_ATTACHMENT:
            camera = record.data
        elif isinstance(record, Metadata) and record.name == ABOUT_METADATA:
            about = dict(record.metadata)
        elif isinstance(record, Chunk):
            try:
                messages.extend(_messages_of(breakup_chunk(record, validate_crc=True), topics))
            except (*READ_FAILURES, DamagedRecording):
                lost += 1
        elif isinstance(record, (Channel, McapMessage)):
            messages.extend(_messages_of([record], topics))
    if camera is None:
        raise DamagedRecording(
            "recording.beyond_repair",
            f"{damaged} has lost even its head (the camera's calibration): nothing in it can be placed; "
            "use a copy made earlier.",
        )
    with repaired.open("wb") as stream, RecordingWriter(stream, json.loads(camera), about) as writer:
        for message in messages:
            writer.write(message)
    return RepairReport(len(messages), lost, records.cut_short)


class _Records(Iterator[McapRecord]):
    """Top-level records up to the first byte that makes no sense; ``cut_short`` tells if that came early."""

    def __init__(self, path: Path) -> None:
        try:
            self._stream = path.open("rb")
        except OSError as error:
            raise DamagedRecording(
                "recording.missing", f"The recording {path} cannot be opened ({error.strerror}): check its name."
            ) from error
        # A length that a flipped bit made huge must not become an allocation.
        limit = max(path.stat().st_size, 1)
        self._records = StreamReader(self._stream, emit_chunks=True, record_size_limit=limit).records
        self.cut_short = False

    def __next__(self) -> McapRecord:
        try:
            return next(self._records)
        except StopIteration:
            self._stream.close()
            raise
        except READ_FAILURES as error:
            self.cut_short = True
            self._stream.close()
            raise StopIteration from error


def _messages_of(records: list[McapRecord], topics: dict[int, str]) -> list[Message]:
    found: list[Message] = []
    for record in records:
        if isinstance(record, Channel):
            topics[record.id] = record.topic
        elif isinstance(record, McapMessage):
            message = message_from_json(
                topics.get(record.channel_id, ""), record.publish_time, record.log_time, record.data
            )
            if message is not None:
                found.append(message)
    return found
