"""Repairs a cut or damaged recording: keeps every message that can still be read, and invents none."""

from __future__ import annotations

import json
import mmap
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import IO, Any

from mcap.records import Attachment, Channel, Footer, Header, Metadata, Schema
from mcap.records import Message as McapMessage

from companion.recording.mcap_records import Buffer, Lost, WholeChunk, walk
from companion.recording.message_json import message_from_json
from companion.recording.messages import HeadTold
from companion.recording.reading import DamagedRecording
from companion.recording.schemas import ABOUT_METADATA, CAMERA_ATTACHMENT, CHANNEL_OF_KIND, CHANNELS, PROFILE
from companion.recording.writing.atomic_file import new_file
from companion.recording.writing.mcap_writer import RecordingWriter

_HEAD_TOPIC = CHANNEL_OF_KIND[HeadTold].topic


@dataclass(frozen=True, slots=True)
class RepairReport:
    """What could be saved.

    Attributes:
        kept: messages saved.
        lost_chunks: damaged chunks, as far as they are still recognisable as chunks.
        lost_bytes: bytes outside any whole record.
        cut_short: the file ended early.
        camera: the camera's calibration was found; without it pictures can be looked at, but not measured.
    """

    kept: int
    lost_chunks: int
    lost_bytes: int
    cut_short: bool
    camera: bool


@dataclass(slots=True)
class _Head:
    """What a recording has besides messages, as far as it was found."""

    camera: dict[str, Any] | None = None
    about: dict[str, str] = field(default_factory=dict)
    attachments: dict[str, bytes] = field(default_factory=dict)
    metadata: list[Metadata] = field(default_factory=list)
    ours: bool = False
    anything: bool = False


def repair_recording(damaged: Path, repaired: Path, *, force: bool = False) -> RepairReport:
    """Copy everything that can be read in ``damaged`` into a new, whole file ``repaired``.

    Raises:
        DamagedRecording: ``recording.missing``; ``recording.beyond_repair``: the file has no part of a recording.
        CompanionError: ``recording.exists``, ``recording.cannot_write``.
    """
    try:
        source = damaged.open("rb")
    except OSError as error:
        raise DamagedRecording(
            "recording.missing",
            f"{damaged} cannot be opened ({error.strerror}): check its name.",
            file=str(damaged),
            reason=str(error.strerror),
        ) from error
    with source:
        data = _mapped(source)
        head = _head(data)
        if not head.anything:
            raise DamagedRecording(
                "recording.beyond_repair",
                f"Nothing of a recording can be found in {damaged}: use a copy made earlier.",
                file=str(damaged),
            )
        with (
            new_file(repaired, force=force) as stream,
            RecordingWriter(stream, head.camera, head.about, head.attachments) as writer,
        ):
            report = _copy(data, head, writer)
            for record in head.metadata:
                writer.note(record.name, record.metadata)
        return report


def _mapped(source: IO[bytes]) -> Buffer:
    try:
        return mmap.mmap(source.fileno(), 0, access=mmap.ACCESS_READ)
    except ValueError:  # an empty file cannot be mapped
        return b""


def _head(data: Buffer) -> _Head:
    """Find camera, metadata and attachments: in their own records, otherwise in the copy in the first chunk."""
    head = _Head()
    copy: HeadTold | None = None
    for record in walk(data):
        match record:
            case Header():
                head.ours = record.profile == PROFILE
            case Attachment():
                head.attachments[record.name] = record.data
            case Metadata() if record.name == ABOUT_METADATA:
                head.about = dict(record.metadata)
            case Metadata():
                head.metadata.append(record)
            case WholeChunk(_, records):
                head.anything = True
                copy = copy or _copy_of_head(records)
            case _:
                pass
    camera = head.attachments.pop(CAMERA_ATTACHMENT, None)
    head.anything |= camera is not None
    try:
        head.camera = None if camera is None else json.loads(camera)
    except ValueError:
        head.camera = None
    if copy is not None:
        head.camera = head.camera or copy.camera or None
        head.about = copy.about  # unlike metadata it has a checksum
    return head


def _copy_of_head(records: tuple[object, ...]) -> HeadTold | None:
    topics = {record.id: record.topic for record in records if isinstance(record, Channel)}
    for record in records:
        if isinstance(record, McapMessage) and topics.get(record.channel_id) == _HEAD_TOPIC:
            told = message_from_json(_HEAD_TOPIC, record.publish_time, record.log_time, record.data)
            return told if isinstance(told, HeadTold) else None
    return None


def _copy(data: Buffer, head: _Head, writer: RecordingWriter) -> RepairReport:
    kept = lost_chunks = lost_bytes = 0
    whole = False
    channels: dict[int, int] = {}
    if head.ours:
        # The chunk that defines the channels may be lost; in our own files their ids are fixed.
        channels = {number: number for number in range(1, len(CHANNELS) + 1)}
    for record in walk(data):
        match record:
            case WholeChunk(_, records):
                _learn_channels(records, channels, writer)
                for message in _messages(records):
                    if message.channel_id in channels:
                        number = channels[message.channel_id]
                        if number <= len(CHANNELS) and CHANNELS[number - 1].kind is HeadTold:
                            continue
                        writer.write_raw(number, message.log_time, message.publish_time, message.data)
                        kept += 1
                writer.flush_chunks()
            case Lost(start, end, chunk):
                lost_chunks += chunk
                lost_bytes += end - start
            case _:
                pass
        whole = isinstance(record, Footer)
    return RepairReport(kept, lost_chunks, lost_bytes, not whole, head.camera is not None)


def _learn_channels(records: tuple[object, ...], channels: dict[int, int], writer: RecordingWriter) -> None:
    schemas = {record.id: record for record in records if isinstance(record, Schema)}
    for record in records:
        if isinstance(record, Channel):
            schema = schemas.get(record.schema_id)
            channels[record.id] = writer.channel_of(record.topic, record.message_encoding, schema)


def _messages(records: tuple[object, ...]) -> Iterator[McapMessage]:
    return (record for record in records if isinstance(record, McapMessage))
