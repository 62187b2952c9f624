"""Reads a file record by record, damaged or not, and finds every whole record, even behind damage.

Everything that holds messages carries a checksum, so a record that passes is the one that was written. Where a length is
damaged, the next chunk is searched for by its form and believed only if its checksum agrees.
"""

from __future__ import annotations

import mmap
import re
import struct
import zlib
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from io import BytesIO
from typing import Final, TypeAlias

import zstandard
from mcap.data_stream import ReadDataStream
from mcap.opcode import Opcode
from mcap.records import Attachment, Channel, Chunk, Footer, Header, McapRecord, Metadata, Schema
from mcap.stream_reader import breakup_chunk

from companion.recording.reading import READ_FAILURES, most_unpacked

MAGIC: Final = b"\x89MCAP0\r\n"
_HEAD: Final = struct.Struct("<BQ")
_OPCODES: Final = frozenset(int(opcode) for opcode in Opcode)
_ZSTD: Final = re.compile(rb"\x04\x00\x00\x00zstd")
_CHUNK_HEAD_BYTES: Final = 8 + 8 + 8 + 4 + 4 + 8
"""Length of a chunk's fixed fields: two times, size, checksum, and the lengths of compression and data."""
_BEFORE_COMPRESSION: Final = _HEAD.size + 8 + 8 + 8 + 4
"""Bytes of a chunk before the name of its compression: head, two times, size, checksum."""


@dataclass(frozen=True, slots=True)
class Lost:
    """A stretch of bytes without a whole record; ``chunk`` if it was one."""

    start: int
    end: int
    chunk: bool


@dataclass(frozen=True, slots=True)
class WholeChunk:
    """A chunk whose checksum agrees, with its records."""

    start: int
    records: tuple[McapRecord, ...]


Buffer: TypeAlias = bytes | mmap.mmap
Found: TypeAlias = Header | Attachment | Metadata | Channel | Schema | Footer | WholeChunk | Lost
_PLAIN: Final[dict[int, Callable[[ReadDataStream], Header | Metadata | Channel | Schema | Footer]]] = {
    int(Opcode.HEADER): Header.read,
    int(Opcode.METADATA): Metadata.read,
    int(Opcode.CHANNEL): Channel.read,
    int(Opcode.SCHEMA): Schema.read,
    int(Opcode.FOOTER): Footer.read,
}


def walk(data: Buffer) -> Iterator[Found]:
    """Yield every whole record of ``data`` in order, and a ``Lost`` for each damaged stretch."""
    at = len(MAGIC) if data[: len(MAGIC)] == MAGIC else 0
    next_chunk: int | None = -1
    while at < len(data) and not _is_closing(data, at):
        end = _end_of(data, at)
        found = None if end is None else _record(data[at], data[at + _HEAD.size : end], at)
        if isinstance(found, (WholeChunk, Attachment)) and end is not None:
            yield found
            at = end
            continue
        if next_chunk is not None and next_chunk <= at:
            next_chunk = _next_chunk(data, at + 1)
        if end is None or not _believable(data, end, next_chunk):
            # The length itself may be damaged.
            end = len(data) if next_chunk is None else next_chunk
            yield Lost(at, end, data[at] == Opcode.CHUNK)
        elif found is not None:
            yield found
        elif data[at] in (Opcode.CHUNK, Opcode.ATTACHMENT):
            yield Lost(at, end, data[at] == Opcode.CHUNK)
        at = end


def _believable(data: Buffer, end: int, next_chunk: int | None) -> bool:
    """Whether a record without a checksum may end at ``end``: it covers no whole chunk, and a record can begin there."""
    if next_chunk is not None and end > next_chunk:
        return False
    return end == len(data) or _is_closing(data, end) or _end_of(data, end) is not None


def _is_closing(data: Buffer, at: int) -> bool:
    """Whether only the closing magic of the file, or a part of it, is left."""
    return len(data) - at <= len(MAGIC) and MAGIC.startswith(data[at:])


def _end_of(data: Buffer, at: int) -> int | None:
    """Return where the record that begins at ``at`` ends; None if no record can begin there."""
    if at + _HEAD.size > len(data):
        return None
    opcode, length = _HEAD.unpack_from(data, at)
    end = at + _HEAD.size + length
    return end if opcode in _OPCODES and end <= len(data) else None


def _next_chunk(data: Buffer, start: int) -> int | None:
    """Return where the next chunk with a correct checksum begins; None if there is none."""
    for match in _ZSTD.finditer(data, start):
        at = match.start() - _BEFORE_COMPRESSION
        if at < start or data[at] != Opcode.CHUNK:
            continue
        end = _end_of(data, at)
        if end is not None and _chunk(data[at + _HEAD.size : end], at) is not None:
            return at
    return None


def _record(opcode: int, content: bytes, at: int) -> Found | None:
    """Parse a record; None if it is damaged, or only an index of other records."""
    if opcode == Opcode.CHUNK:
        return _chunk(content, at)
    try:
        if opcode == Opcode.ATTACHMENT:
            if len(content) < 4 or zlib.crc32(content[:-4]) != struct.unpack("<I", content[-4:])[0]:
                return None
            attachment: Attachment = Attachment.read(ReadDataStream(BytesIO(content)))
            return attachment
        read = _PLAIN.get(opcode)
        return None if read is None else read(ReadDataStream(BytesIO(content)))
    except READ_FAILURES:
        return None


def _chunk(content: bytes, at: int) -> WholeChunk | None:
    try:
        chunk = Chunk.read(ReadDataStream(BytesIO(content)))
        if not chunk.uncompressed_crc or chunk.compression not in ("zstd", ""):
            return None  # no checksum to verify it by
        if len(content) != _CHUNK_HEAD_BYTES + len(chunk.compression) + len(chunk.data):
            return None  # its lengths contradict each other
        data = chunk.data
        if chunk.uncompressed_size > most_unpacked(len(chunk.data)):
            return None  # a decompression bomb, or a damaged size
        if chunk.compression:
            if zstandard.frame_content_size(data) != chunk.uncompressed_size:
                return None  # do not allocate a size that a flipped bit made huge
            data = zstandard.decompress(data, chunk.uncompressed_size)
        if zlib.crc32(data) != chunk.uncompressed_crc:
            return None
        return WholeChunk(at, tuple(breakup_chunk(replace(chunk, compression="", data=data))))
    except READ_FAILURES:
        return None
