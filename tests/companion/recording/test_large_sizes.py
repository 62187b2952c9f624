"""A file that would unpack to far more than it holds is refused before anything of it is unpacked."""

from __future__ import annotations

import struct
import zlib
from pathlib import Path

import pytest
import zstandard
from mcap.writer import CompressionType, Writer

from companion.recording.example import example_evening
from companion.recording.mcap_records import Lost, WholeChunk, walk
from companion.recording.reading import DamagedRecording, most_unpacked, open_recording

HUGE = 300 * 2**20


def bomb(path: Path, chunks: int, each_bytes: int) -> Path:
    """Chunks of zeros, packed some thousands to one."""
    with path.open("wb") as stream:
        writer = Writer(stream, chunk_size=2**40, compression=CompressionType.ZSTD)
        writer.start()
        schema = writer.register_schema("raja.Event", "jsonschema", b"{}")
        channel = writer.register_channel("/table/events", "json", schema)
        for number in range(chunks):
            writer.add_message(channel, number, bytes(each_bytes), number)
            writer._Writer__finalize_chunk()  # type: ignore[attr-defined]
        writer.finish()  # type: ignore[no-untyped-call]
    return path


@pytest.mark.parametrize(("chunks", "each_bytes"), [(1, 40 * 2**20), (80, 2**20)])
def test_a_recording_that_unpacks_to_far_more_than_it_holds_is_not_opened(
    chunks: int, each_bytes: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = bomb(tmp_path / "bomb.mcap", chunks, each_bytes)
    assert path.stat().st_size < 200_000
    unpacked: list[int] = []
    monkeypatch.setattr(zstandard, "decompress", lambda data, size=0: unpacked.append(size))
    with pytest.raises(DamagedRecording) as refused:
        open_recording(path)
    assert refused.value.code == "recording.too_large"
    assert unpacked == []


def test_a_chunk_that_unpacks_to_far_more_than_it_holds_is_not_unpacked(monkeypatch: pytest.MonkeyPatch) -> None:
    packed = zstandard.compress(bytes(HUGE))
    name = b"zstd"
    content = struct.pack("<QQQI", 0, 1, HUGE, zlib.crc32(bytes(HUGE)))
    content += struct.pack("<I", len(name)) + name + struct.pack("<Q", len(packed)) + packed
    unpacked: list[int] = []
    monkeypatch.setattr(zstandard, "decompress", lambda data, size=0: unpacked.append(size))
    found = list(walk(b"\x89MCAP0\r\n\x06" + struct.pack("<Q", len(content)) + content))
    assert unpacked == []
    assert [kind for kind in found if isinstance(kind, WholeChunk)] == []
    assert any(isinstance(kind, Lost) for kind in found)


def test_what_is_recorded_is_far_from_those_bounds() -> None:
    with open_recording(example_evening()) as recording:
        for index in recording._summary.chunk_indexes:
            assert 10 * index.uncompressed_size < most_unpacked(10 * index.compressed_size) or (
                index.uncompressed_size < 2**20
            )
