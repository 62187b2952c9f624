"""Writes an MCAP recording: indexed, compressed chunks, all of them on disk whenever ``flush`` has returned.

Pictures, what was told of the table, and the game are gathered apart and put into chunks of their own, so that the game of a
long evening is read without unpacking a picture. Log times rise strictly: they give the order over all channels.
"""

from __future__ import annotations

import json
import os
from collections.abc import Mapping
from dataclasses import dataclass, replace
from types import TracebackType
from typing import IO, Any, Final

from mcap.records import Schema
from mcap.writer import CompressionType, Writer

from companion.recording.message_json import body_bytes
from companion.recording.messages import HeadTold, Message
from companion.recording.schemas import (
    ABOUT_METADATA,
    CAMERA_ATTACHMENT,
    CHANNEL_ID,
    CHANNEL_OF_TOPIC,
    CHANNELS,
    FORMAT_VERSION,
    GROUPS,
    LIBRARY,
    PROFILE,
    Group,
)

CHUNK_BYTES: Final = 512 * 1024
"""Uncompressed size of a chunk: the most that one damaged chunk loses."""


@dataclass(frozen=True, slots=True)
class _Pending:
    channel_id: int
    logged_ns: int
    t_ns: int
    sequence: int
    body: bytes


class RecordingWriter:
    """One recording being written; use as a context manager.

    Args:
        stream: an open binary file.
        camera: the camera file's JSON (``width, height, matrix, dist``), kept as an attachment; None if unknown.
        about: metadata for readers: title, where the sentences come from, software version.
        attachments: further files to keep, by name; JSON as ``json_bytes`` writes it.
        began_ns: the game's time at its first message.

    Raises:
        OSError: every method may raise it if the disk is full or gone.
    """

    def __init__(
        self,
        stream: IO[bytes],
        camera: Mapping[str, Any] | None,
        about: Mapping[str, str],
        attachments: Mapping[str, bytes] | None = None,
        *,
        began_ns: int = 0,
    ) -> None:
        self._stream = stream
        self._writer = Writer(stream, chunk_size=CHUNK_BYTES, compression=CompressionType.ZSTD)
        self._writer.start(profile=PROFILE, library=LIBRARY)
        self._pending: dict[Group, list[_Pending]] = {group: [] for group in GROUPS}
        self._pending_bytes = 0
        self._sequence: dict[int, int] = {}
        self._others: dict[str, int] = {}
        self._last_ns = began_ns - 1
        about = {**about, "format_version": FORMAT_VERSION}
        for channel in CHANNELS:
            schema_id = self._writer.register_schema(channel.schema_name, "jsonschema", json_bytes(channel.schema))
            self._writer.register_channel(channel.topic, "json", schema_id)
        kept = {} if camera is None else {CAMERA_ATTACHMENT: json_bytes(camera)}
        for name, data in {**kept, **(attachments or {})}.items():
            media_type = "application/json" if name.endswith(".json") else "application/octet-stream"
            self._writer.add_attachment(0, 0, name, media_type, data)
        self._writer.add_metadata(ABOUT_METADATA, about)
        self.write(HeadTold(began_ns, began_ns, about, dict(camera or {})))
        self.flush()
        self._last_ns = began_ns - 1  # the head is first by its position, so the next message may have the same time

    def write(self, message: Message) -> int:
        """Append a message under its kind's topic; returns the size of its body in bytes.

        A log time that is not later than the one before is set to one nanosecond after it.
        """
        kind = type(message)
        body = body_bytes(message)
        self.write_raw(CHANNEL_ID[kind], message.logged_ns, message.t_ns, body)
        return len(body)

    def write_raw(self, channel_id: int, logged_ns: int, t_ns: int, body: bytes) -> None:
        """Append a message copied from another recording; ``channel_id`` as in ``CHANNELS`` or from ``channel_of``."""
        self._last_ns = max(logged_ns, self._last_ns + 1)
        sequence = self._sequence.get(channel_id, 0)
        self._sequence[channel_id] = sequence + 1
        group = CHANNELS[channel_id - 1].group if channel_id <= len(CHANNELS) else "table"
        self._pending[group].append(_Pending(channel_id, self._last_ns, t_ns, sequence, body))
        self._pending_bytes += len(body)
        if self._pending_bytes > CHUNK_BYTES:
            self.flush_chunks()

    def channel_of(self, topic: str, encoding: str, schema: Schema | None) -> int:
        """Return the channel id of a topic; a topic that is not ours is registered when first used."""
        ours = CHANNEL_OF_TOPIC.get(topic)
        if ours is not None:
            return CHANNEL_ID[ours.kind]
        if topic not in self._others:
            schema_id = 0
            if schema is not None:
                schema_id = self._writer.register_schema(schema.name, schema.encoding, schema.data)
            self._others[topic] = self._writer.register_channel(topic, encoding, schema_id)
        return self._others[topic]

    @property
    def pending_bytes(self) -> int:
        """Bytes in chunks that are not finished yet."""
        return self._pending_bytes

    def note(self, name: str, facts: Mapping[str, str]) -> None:
        """Add metadata that was not known at the beginning."""
        self._writer.add_metadata(name, dict(facts))

    def flush(self) -> None:
        """Write everything so far to the disk, in whole chunks."""
        self.flush_chunks()
        self._stream.flush()
        try:
            descriptor = self._stream.fileno()
        except OSError:  # in memory
            return
        os.fsync(descriptor)

    def close(self) -> None:
        """Write the index. Without it the file can still be read, but only after a repair."""
        self.flush_chunks()
        self._writer.finish()  # type: ignore[no-untyped-call]  # mcap ships it without types
        self._stream.flush()

    def flush_chunks(self) -> None:
        """Finish the chunks that are being filled."""
        for group in GROUPS:
            gathered, self._pending[group] = self._pending[group], []
            for one in gathered:
                self._writer.add_message(one.channel_id, one.logged_ns, one.body, one.t_ns, one.sequence)
            if gathered:
                self._writer.flush()  # type: ignore[no-untyped-call]
        self._pending_bytes = 0

    def __enter__(self) -> RecordingWriter:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()


def json_bytes(value: object) -> bytes:
    """Return a JSON value as bytes in the form that recordings keep."""
    return json.dumps(value, sort_keys=True, ensure_ascii=False).encode()


def moved(message: Message, by_ns: int) -> Message:
    """Return the message with both its times later by ``by_ns``."""
    return replace(message, t_ns=message.t_ns + by_ns, logged_ns=message.logged_ns + by_ns)
