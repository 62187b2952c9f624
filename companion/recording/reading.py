"""Reads recordings back as the same values that were written; all code that reads one starts here.

``open_recording`` gives a ``Recording``: its head, channels, messages by kind and time, frames by time, attachments and marks.
``read_head`` and ``read_messages`` are the two commonest questions in one call.
"""

from __future__ import annotations

import json
import os
import struct
import zlib
from bisect import bisect_right
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from typing import IO, Any, Final

import zstandard
from mcap.data_stream import ReadDataStream
from mcap.exceptions import McapError
from mcap.reader import McapReader, make_reader
from mcap.records import MessageIndex
from mcap.summary import Summary

from companion.recording.marks import Mark, marks_of
from companion.recording.message_json import DamagedRecording, message_from_json
from companion.recording.messages import (
    DeviceChanged,
    EventHappened,
    FrameLooked,
    FrameTaken,
    HeadTold,
    Message,
    RecordingNoted,
)
from companion.recording.schemas import ABOUT_METADATA, CAMERA_ATTACHMENT, CHANNEL_OF_KIND, CHANNEL_OF_TOPIC, Group
from vision.errors import VisionError
from vision.geometry.camera_model import CameraModel, camera_model_from_json

__all__ = [
    "READ_FAILURES",
    "ChannelInside",
    "DamagedRecording",
    "FrameRef",
    "Recording",
    "RecordingHead",
    "message_from_json",
    "open_recording",
    "read_head",
    "read_messages",
]

# What the mcap library raises when bytes are missing or changed; MemoryError comes from a length
# field that a flipped bit made huge.
READ_FAILURES: Final = (
    McapError,
    ValueError,
    KeyError,
    struct.error,
    zstandard.ZstdError,
    EOFError,
    MemoryError,
    OverflowError,
)
MOST_CHUNK_BYTES: Final = 32 * 2**20
"""Unpacked size; our own chunks have half a megabyte, or one picture."""
MOST_UNPACKED: Final = 200
"""A chunk may unpack to this many times its own size; a game's lines compress about 20 to 1."""
_SMALL_CHUNK_BYTES: Final = 2**20
"""Any chunk may unpack to this size."""
MOST_BYTES: Final = 64 * 2**20
MOST_TIMES: Final = 40
"""All chunks together may unpack to ``MOST_BYTES`` plus ``MOST_TIMES`` the size of the file."""
_CHUNK_HEAD: Final = struct.Struct("<QQQII")
"""Two times, unpacked size, checksum, and length of the compression's name."""
_FRAME_HEAD_BYTES: Final = 18
_RECORD_HEAD_BYTES: Final = 9
"""Opcode and length."""
_HEAD_TOPIC: Final = CHANNEL_OF_KIND[HeadTold].topic
_MARKING: Final = (DeviceChanged, EventHappened, RecordingNoted)


@dataclass(frozen=True, slots=True)
class RecordingHead:
    """What is known before the first message.

    Attributes:
        about: title, where the sentences come from, format version.
        camera: the camera that took the frames; the first if there were several.
        beside: the other cameras by name.
        counts: number of messages by topic.
        start_ns: time of the first message.
        end_ns: time of the last message.
    """

    about: dict[str, str]
    camera: CameraModel
    counts: dict[str, int]
    start_ns: int
    end_ns: int
    beside: Mapping[str, CameraModel] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class ChannelInside:
    """One channel of a file, by any writer; ``group`` is None if the channel is not one of ours."""

    topic: str
    schema_name: str
    encoding: str
    messages: int
    group: Group | None


@dataclass(frozen=True, slots=True)
class FrameRef:
    """Where to find a kept frame: its index among the kept frames, when it was taken, and when it was written."""

    index: int
    t_ns: int
    logged_ns: int


class Recording:
    """An open recording. Use it from one thread; several of its iterators may be used in turns.

    Every method raises ``DamagedRecording`` (``recording.damaged``, ``recording.damaged_message``) on damaged data.
    """

    def __init__(self, path: Path, stream: IO[bytes]) -> None:
        self.path = path
        self._stream = stream
        with self._damage():
            self._reader: McapReader = make_reader(stream, validate_crcs=True)
            summary = self._reader.get_summary()
        if summary is None or summary.statistics is None:
            raise damaged(path)
        self._summary: Summary = summary
        with self._damage():
            self._check_sizes()

    def _check_sizes(self) -> None:
        """Check, before unpacking, what size each chunk would unpack to, by its own frame and not only by the index.

        Raises:
            DamagedRecording: ``recording.too_large``.
        """
        file_bytes = self._stream.seek(0, os.SEEK_END)
        all_bytes = 0
        for index in self._summary.chunk_indexes:
            self._stream.seek(index.chunk_start_offset + _RECORD_HEAD_BYTES)
            head = self._stream.read(_CHUNK_HEAD.size + 64 + _FRAME_HEAD_BYTES)
            _, _, told_bytes, _, name_length = _CHUNK_HEAD.unpack_from(head)
            name = head[_CHUNK_HEAD.size : _CHUNK_HEAD.size + name_length]
            at = _CHUNK_HEAD.size + name_length + 8
            if name == b"zstd" and zstandard.frame_content_size(head[at:]) != told_bytes:
                raise damaged(self.path)
            packed = min(index.compressed_size, file_bytes)
            if name not in (b"zstd", b"") or told_bytes > most_unpacked(packed):
                raise _too_large(self.path)
            all_bytes += told_bytes
        if all_bytes > MOST_BYTES + MOST_TIMES * file_bytes:
            raise _too_large(self.path)

    @cached_property
    def head(self) -> RecordingHead:
        """Camera, metadata and counts.

        Raises:
            DamagedRecording: ``recording.no_camera``, too.
        """
        camera = self.attachments.get(CAMERA_ATTACHMENT)
        if camera is None:
            said = f"{self.path} holds no camera calibration: make it with `raja recording import`."
            raise DamagedRecording("recording.no_camera", said, file=str(self.path))
        try:
            model = camera_model_from_json(json.loads(camera))
            beside = {name: camera_model_from_json(form) for name, form in _beside(self.about).items()}
        except (ValueError, VisionError) as error:
            raise damaged(self.path) from error
        counts = {channel.topic: channel.messages for channel in self.channels if channel.topic != _HEAD_TOPIC}
        return RecordingHead(self.about, model, counts, self.start_ns, self.end_ns, beside)

    @cached_property
    def about(self) -> dict[str, str]:
        """The recording's metadata: ``title``, ``options`` and ``mats`` (JSON), ``software``, ``sentences_from`` …"""
        return self.metadata.get(ABOUT_METADATA, {})

    @cached_property
    def metadata(self) -> dict[str, dict[str, str]]:
        """All metadata by name; where a name occurs twice, the newest."""
        with self._damage():
            return {record.name: dict(record.metadata) for record in self._reader.iter_metadata()}

    @property
    def start_ns(self) -> int:
        """Log time of the first message."""
        assert self._summary.statistics is not None
        return self._summary.statistics.message_start_time

    @property
    def end_ns(self) -> int:
        """Log time of the last message."""
        assert self._summary.statistics is not None
        return self._summary.statistics.message_end_time

    @cached_property
    def channels(self) -> tuple[ChannelInside, ...]:
        """All channels, by topic."""
        assert self._summary.statistics is not None
        counts = self._summary.statistics.channel_message_counts
        found = []
        for number, channel in self._summary.channels.items():
            ours = CHANNEL_OF_TOPIC.get(channel.topic)
            schema = self._summary.schemas.get(channel.schema_id)
            name = "" if schema is None else schema.name
            group = None if ours is None else ours.group
            found.append(ChannelInside(channel.topic, name, channel.message_encoding, counts.get(number, 0), group))
        return tuple(sorted((channel for channel in found if channel.messages), key=lambda channel: channel.topic))

    def packed_bytes(self) -> dict[Group | None, int]:
        """Compressed bytes of the chunks by group; a chunk with several groups counts for that of its first channel."""
        sizes: dict[Group | None, int] = {}
        for chunk in self._summary.chunk_indexes:
            first = next(iter(chunk.message_index_offsets), None)
            channel = None if first is None else CHANNEL_OF_TOPIC.get(self._summary.channels[first].topic)
            group = None if channel is None else channel.group
            sizes[group] = sizes.get(group, 0) + chunk.compressed_size
        return sizes

    @cached_property
    def attachments(self) -> dict[str, bytes]:
        """All attachments by name, after a check of their checksums."""
        found: dict[str, bytes] = {}
        with self._damage():
            for index in self._summary.attachment_indexes:
                self._stream.seek(index.offset + _RECORD_HEAD_BYTES)
                content = self._stream.read(index.length - _RECORD_HEAD_BYTES)
                if len(content) < 4 or zlib.crc32(content[:-4]) != struct.unpack("<I", content[-4:])[0]:
                    raise damaged(self.path)
                found[index.name] = content[-4 - index.data_size : -4]
        return found

    def messages(
        self, *kinds: type[Message], start_ns: int | None = None, end_ns: int | None = None, newest_first: bool = False
    ) -> Iterator[Message]:
        """Yield messages in the order in which they were logged.

        Args:
            kinds: the kinds wanted; all if none is given. Fewer kinds mean fewer chunks to unpack.
            start_ns, end_ns: only log times from ``start_ns`` up to, not including, ``end_ns``.
        """
        topics = [CHANNEL_OF_KIND[kind].topic for kind in kinds] or None
        with self._damage():
            for _, channel, raw in self._reader.iter_messages(
                topics, starting_at=start_ns, ending_before=end_ns, reverse=newest_first
            ):
                message = message_from_json(channel.topic, raw.publish_time, raw.log_time, raw.data)
                if message is not None:
                    yield message

    @cached_property
    def frames(self) -> tuple[FrameRef, ...]:
        """Every kept frame in order; no picture is unpacked."""
        logged = self._log_times(FrameTaken)
        looks = [
            look.t_ns for look in self.messages(FrameLooked) if isinstance(look, FrameLooked) and not look.left_out
        ]
        if len(looks) != len(logged):
            looks = [frame.t_ns for frame in self.messages(FrameTaken)]
        return tuple(FrameRef(i, t_ns, at) for i, (t_ns, at) in enumerate(zip(looks, logged, strict=True)))

    def frame(self, ref: FrameRef) -> FrameTaken:
        """Return a frame with its picture."""
        for message in self.messages(FrameTaken, start_ns=ref.logged_ns, end_ns=ref.logged_ns + 1):
            assert isinstance(message, FrameTaken)
            return message
        raise damaged(self.path)

    def frame_at(self, t_ns: int) -> FrameTaken | None:
        """Return the newest picture taken at or before a time; None before the first."""
        place = bisect_right(self.frames, t_ns, key=lambda ref: ref.t_ns)
        return None if place == 0 else self.frame(self.frames[place - 1])

    @cached_property
    def marks(self) -> tuple[Mark, ...]:
        """Moments worth jumping to, in the order in which they were logged."""
        return tuple(marks_of(self.messages(*_MARKING)))

    def _log_times(self, kind: type[Message]) -> list[int]:
        """Return the sorted log times of one kind's messages, read from the index alone."""
        topic = CHANNEL_OF_KIND[kind].topic
        numbers = [number for number, channel in self._summary.channels.items() if channel.topic == topic]
        times: list[int] = []
        with self._damage():
            for chunk in self._summary.chunk_indexes:
                for number in numbers:
                    offset = chunk.message_index_offsets.get(number)
                    if offset is not None:
                        self._stream.seek(offset + _RECORD_HEAD_BYTES)
                        times += [at for at, _ in MessageIndex.read(ReadDataStream(self._stream)).records]
        return sorted(times)

    @contextmanager
    def _damage(self) -> Iterator[None]:
        try:
            yield
        except READ_FAILURES as error:
            raise damaged(self.path) from error
        except OSError as error:
            said, why = f"The recording {self.path} cannot be read ({error.strerror}): try again.", str(error.strerror)
            raise DamagedRecording("recording.unreadable", said, file=str(self.path), reason=why) from error

    def close(self) -> None:
        """Close the file."""
        self._stream.close()

    def __enter__(self) -> Recording:
        return self

    def __exit__(self, *what: Any) -> None:
        self.close()


def _beside(about: Mapping[str, str]) -> dict[str, Any]:
    """Return the camera files of the additional cameras by name."""
    found = json.loads(about.get("cameras", "{}"))
    if not isinstance(found, dict):
        raise ValueError("cameras are named")
    return found


def open_recording(path: Path) -> Recording:
    """Open a recording; use as a context manager.

    Raises:
        DamagedRecording: ``recording.missing``, ``recording.damaged``.
    """
    try:
        stream = path.open("rb")
    except OSError as error:
        raise DamagedRecording(
            "recording.missing",
            f"The recording {path} cannot be opened ({error.strerror}): check its name.",
            file=str(path),
            reason=str(error.strerror),
        ) from error
    try:
        return Recording(path, stream)
    except BaseException:
        stream.close()
        raise


def read_head(path: Path) -> RecordingHead:
    """Camera, metadata and counts of a recording.

    Raises:
        DamagedRecording: ``recording.missing``, ``recording.damaged``, ``recording.no_camera``.
    """
    with open_recording(path) as recording:
        return recording.head


def read_messages(path: Path) -> Iterator[Message]:
    """Yield every message in the order it was logged, except the copy of the head.

    Raises:
        DamagedRecording: ``recording.missing``, ``recording.damaged``, ``recording.damaged_message``.
    """
    with open_recording(path) as recording:
        yield from (message for message in recording.messages() if not isinstance(message, HeadTold))


def most_unpacked(packed_bytes: int) -> int:
    """Return how many bytes a chunk of that packed size may unpack to."""
    return min(MOST_CHUNK_BYTES, max(_SMALL_CHUNK_BYTES, MOST_UNPACKED * packed_bytes))


def _too_large(path: Path) -> DamagedRecording:
    return DamagedRecording(
        "recording.too_large",
        f"{path} would unpack to far more than any recording holds: it is left alone; take a recording by `raja play`.",
        file=str(path),
    )


def damaged(path: Path) -> DamagedRecording:
    """Return the error for a file that is no whole recording."""
    return DamagedRecording(
        "recording.damaged",
        f"{path} is not a whole MCAP recording; if it was cut short, `raja recording repair {path} -o REPAIRED.mcap` "
        "keeps what was written.",
        file=str(path),
    )
