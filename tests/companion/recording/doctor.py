"""What a recording must be for any MCAP tool: as the reference tool's ``mcap doctor`` asks, and a little more."""

from __future__ import annotations

import base64
import io
import json
import struct
import zlib
from collections import defaultdict
from pathlib import Path

import cv2
import jsonschema_rs
import numpy as np
import zstandard
from mcap.data_stream import ReadDataStream
from mcap.reader import NonSeekingReader, SeekingReader
from mcap.records import Attachment, Chunk, ChunkIndex, DataEnd, Footer, MessageIndex
from mcap.records import Message as McapMessage
from mcap.stream_reader import StreamReader, breakup_chunk

from companion.recording.schemas import CHANNEL_OF_TOPIC


def ailments(path: Path) -> list[str]:
    """Everything that is wrong with a file; empty for a healthy one."""
    data = path.read_bytes()
    return [*_framing(data), *_index(data), *_messages(data), *_attachments(data), *_linear(data)]


def _framing(data: bytes) -> list[str]:
    """The reference reader takes every record, with all checksums, and the file ends as it should."""
    found = []
    records = list(StreamReader(io.BytesIO(data), emit_chunks=True, validate_crcs=True).records)
    if not isinstance(records[-1], Footer):
        found.append("it does not end with a footer")
    if sum(isinstance(record, DataEnd) for record in records) != 1:
        found.append("it has not one end of data")
    footer = records[-1]
    assert isinstance(footer, Footer)
    # The checksum covers the summary and the footer up to itself.
    start = len(data) - 8 - 4
    if footer.summary_crc != zlib.crc32(data[footer.summary_start : start]):
        found.append("the summary's checksum is wrong")
    for chunk in (record for record in records if isinstance(record, Chunk)):
        inside = [m for m in breakup_chunk(chunk, validate_crc=True) if isinstance(m, McapMessage)]
        if chunk.uncompressed_crc == 0:
            found.append("a chunk has no checksum")
        times = [message.log_time for message in inside]
        if times != sorted(times) or (times[0], times[-1]) != (chunk.message_start_time, chunk.message_end_time):
            found.append("a chunk's times are not those of its messages")
    return found


def _index(data: bytes) -> list[str]:
    """Every index entry points at the message it names, and every message is indexed."""
    found = []
    summary = SeekingReader(io.BytesIO(data)).get_summary()
    assert summary is not None
    assert summary.statistics is not None
    indexed = 0
    for index in summary.chunk_indexes:
        chunk = _record_at(data, index.chunk_start_offset, Chunk)
        assert isinstance(chunk, Chunk)
        if (chunk.message_start_time, chunk.message_end_time) != (index.message_start_time, index.message_end_time):
            found.append("a chunk's index has other times than the chunk")
        found += _wrong_offsets(data, index, chunk)
        inside = [r for r in breakup_chunk(chunk, validate_crc=True) if isinstance(r, McapMessage)]
        indexed += len(inside)
        if {message.channel_id for message in inside} != set(index.message_index_offsets):
            found.append("a chunk's index leaves out a channel")
    statistics = summary.statistics
    if indexed != statistics.message_count or len(summary.chunk_indexes) != statistics.chunk_count:
        found.append("the statistics do not count what is there")
    return found


def _wrong_offsets(data: bytes, index: ChunkIndex, chunk: Chunk) -> list[str]:

    plain = zstandard.decompress(chunk.data, chunk.uncompressed_size)
    found = []
    for channel_id, offset in index.message_index_offsets.items():
        entries = _record_at(data, offset, MessageIndex)
        assert isinstance(entries, MessageIndex)
        for log_time, place in entries.records:
            message = McapMessage.read(ReadDataStream(io.BytesIO(plain[place + 9 :])), _length_at(plain, place))
            if (message.channel_id, message.log_time) != (channel_id, log_time):
                found.append("an index entry points elsewhere")
    return found


def _length_at(plain: bytes, place: int) -> int:
    return int(struct.unpack_from("<Q", plain, place + 1)[0])


def _record_at(data: bytes, offset: int, kind: type[Chunk | MessageIndex]) -> object:
    length = int.from_bytes(data[offset + 1 : offset + 9], "little")
    return kind.read(ReadDataStream(io.BytesIO(data[offset + 9 : offset + 9 + length])))


def _messages(data: bytes) -> list[str]:
    """In log order times rise; each message fits its schema, and each picture can be decoded."""
    found = []
    validators = {topic: jsonschema_rs.validator_for(channel.schema) for topic, channel in CHANNEL_OF_TOPIC.items()}
    last_ns = -1
    sequences: dict[str, list[int]] = defaultdict(list)
    for schema, channel, message in SeekingReader(io.BytesIO(data), validate_crcs=True).iter_messages():
        if schema is None or schema.encoding != "jsonschema" or not schema.data:
            found.append(f"{channel.topic} has no schema")
            continue
        if message.log_time < last_ns:
            found.append(f"a log time falls at {message.log_time}")
        last_ns = message.log_time
        sequences[channel.topic].append(message.sequence)
        body = json.loads(message.data)
        if not validators[channel.topic].is_valid(body):
            found.append(f"a message on {channel.topic} does not fit its schema")
        if channel.topic == "/camera/image":
            jpeg = np.frombuffer(base64.b64decode(body["data"]), dtype=np.uint8)
            if jpeg.size and cv2.imdecode(jpeg, cv2.IMREAD_COLOR) is None:
                found.append(f"the picture at {message.log_time} cannot be decoded")
    for topic, numbers in sequences.items():
        if numbers != list(range(len(numbers))):
            found.append(f"{topic} is not counted through")
    return found


def _attachments(data: bytes) -> list[str]:
    summary = SeekingReader(io.BytesIO(data)).get_summary()
    assert summary is not None
    found = []
    for index in summary.attachment_indexes:
        content = data[index.offset + 9 : index.offset + index.length]
        if zlib.crc32(content[:-4]) != struct.unpack("<I", content[-4:])[0]:
            found.append(f"the checksum of {index.name} is wrong")
        attachment = Attachment.read(ReadDataStream(io.BytesIO(content)))
        if (attachment.name, len(attachment.data)) != (index.name, index.data_size):
            found.append(f"the index of {index.name} is of another attachment")
    return found


def _linear(data: bytes) -> list[str]:
    """Who reads it through without its index finds the same messages."""
    linear = sum(1 for _ in NonSeekingReader(io.BytesIO(data), validate_crcs=True).iter_messages())
    sought = sum(1 for _ in SeekingReader(io.BytesIO(data)).iter_messages())
    return [] if linear == sought else [f"{linear} messages when read through, {sought} by the index"]
