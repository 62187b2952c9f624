"""Writing a recording: indexed, compressed chunks, which are whole on the disk whenever ``flush`` has returned.

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

from mcap.writer import CompressionType, Writer

from companion.recording.bodies import body_bytes
from companion.recording.messages import HeadTold, Message
from companion.recording.schemas import (
    ABOUT_METADATA,
    CAMERA_ATTACHMENT,
    CHANNEL_ID,
    CHANNEL_OF_KIND,
    CHANNELS,
    FORMAT_VERSION,
    GROUPS,
    LIBRARY,
    PROFILE,
    Group,
)

CHUNK_BYTES: Final = 512 * 1024
"""Uncompressed; what damage costs at most."""


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
        camera: the camera file's JSON (``width, height, matrix, dist``), kept as an attachment.
        about: what a reader should know: title, where the sentences come from, software version.
        attachments: further JSON values to keep, by name.
        began_ns: the evening's time at its first message.

    Raises:
        OSError: from every method: the disk is full, or gone.
    """

    def __init__(
        self,
        stream: IO[bytes],
        camera: Mapping[str, Any],
        about: Mapping[str, str],
        attachments: Mapping[str, Any] | None = None,
        *,
        began_ns: int = 0,
    ) -> None:
        self._stream = stream
        self._writer = Writer(stream, chunk_size=CHUNK_BYTES, compression=CompressionType.ZSTD)
        self._writer.start(profile=PROFILE, library=LIBRARY)
        self._pending: dict[Group, list[_Pending]] = {group: [] for group in GROUPS}
        self._pending_bytes = 0
        self._sequence: dict[type, int] = {}
        self._last_ns = began_ns - 1
        about = {**about, "format_version": FORMAT_VERSION}
        for channel in CHANNELS:
            schema_id = self._writer.register_schema(
                channel.schema_name, "jsonschema", json.dumps(channel.schema, sort_keys=True).encode()
            )
            self._writer.register_channel(channel.topic, "json", schema_id)
        for name, value in {CAMERA_ATTACHMENT: camera, **(attachments or {})}.items():
            self._attach(name, value)
        self._writer.add_metadata(ABOUT_METADATA, about)
        self.write(HeadTold(began_ns, began_ns, about, dict(camera)))
        self.flush()
        self._last_ns = began_ns - 1  # the head stands first by its place

    def write(self, message: Message) -> int:
        """Append one message under its kind's topic; the bytes of its body.

        A log time that would not rise is moved on by the nanoseconds that are missing.
        """
        kind = type(message)
        body = body_bytes(message)
        self._last_ns = max(message.logged_ns, self._last_ns + 1)
        sequence = self._sequence.get(kind, 0)
        self._sequence[kind] = sequence + 1
        pending = _Pending(CHANNEL_ID[kind], self._last_ns, message.t_ns, sequence, body)
        self._pending[CHANNEL_OF_KIND[kind].group].append(pending)
        self._pending_bytes += len(body)
        if self._pending_bytes > CHUNK_BYTES:
            self._finish_chunks()
        return len(body)

    def note(self, name: str, facts: Mapping[str, str]) -> None:
        """Add metadata that is known only now."""
        self._writer.add_metadata(name, dict(facts))

    def flush(self) -> None:
        """Everything written so far is on the disk, in whole chunks, when this returns."""
        self._finish_chunks()
        self._stream.flush()
        if hasattr(self._stream, "fileno"):
            try:
                descriptor = self._stream.fileno()
            except OSError:  # in memory
                return
            os.fsync(descriptor)

    def close(self) -> None:
        """Write the index; without it the file is readable still, but must be repaired first."""
        self._finish_chunks()
        self._writer.finish()  # type: ignore[no-untyped-call]  # mcap ships it without types
        self._stream.flush()

    def _attach(self, name: str, value: object) -> None:
        data = json.dumps(value, sort_keys=True, ensure_ascii=False).encode()
        self._writer.add_attachment(0, 0, name, "application/json", data)

    def _finish_chunks(self) -> None:
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


def moved(message: Message, by_ns: int) -> Message:
    """The same message, both its times later by ``by_ns``."""
    return replace(message, t_ns=message.t_ns + by_ns, logged_ns=message.logged_ns + by_ns)
