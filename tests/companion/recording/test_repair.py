"""Repair keeps every whole chunk wherever the damage is, and no message that was never written."""

from __future__ import annotations

import io
from pathlib import Path
from random import Random

import pytest
from mcap.opcode import Opcode
from mcap.writer import Writer

from companion.errors import CompanionError
from companion.recording.changes.repair import repair_recording
from companion.recording.mcap_records import Lost, WholeChunk, walk
from companion.recording.messages import FrameTaken, HeadTold
from companion.recording.reading import DamagedRecording, open_recording, read_head, read_messages
from tests.soak.damaged_recordings import CAMERA, evening, soak

pytestmark = pytest.mark.slow

WHOLE = evening(Random(7), 12)


def first(kind: type) -> tuple[int, int]:
    """Where the first whole record of a kind lies; chunks only know their place."""
    found = next(record for record in walk(WHOLE) if isinstance(record, kind))
    assert isinstance(found, WholeChunk)
    return found.start, found.start + 9 + int.from_bytes(WHOLE[found.start + 1 : found.start + 9], "little")


def test_forty_cuts_and_forty_changed_bytes_lose_nothing_whole_and_invent_nothing(tmp_path: Path) -> None:
    found = soak(40, 40, Random(3), tmp_path, seconds=20)
    assert found.breaches == []
    assert found.kept > 0.5 * found.there


def test_the_chunk_that_defines_the_channels_may_be_the_lost_one(tmp_path: Path) -> None:
    start, end = first(WholeChunk)
    damaged = bytearray(WHOLE)
    damaged[(start + end) // 2] ^= 0xFF
    (tmp_path / "damaged.mcap").write_bytes(damaged)
    (tmp_path / "whole.mcap").write_bytes(WHOLE)
    report = repair_recording(tmp_path / "damaged.mcap", tmp_path / "repaired.mcap")
    assert report.lost_chunks == 1
    assert list(read_messages(tmp_path / "repaired.mcap")) == list(read_messages(tmp_path / "whole.mcap"))


def test_a_damaged_calibration_is_taken_from_its_copy(tmp_path: Path) -> None:
    damaged = bytearray(WHOLE)
    place = WHOLE.index(b'"matrix"')
    damaged[place + 3] ^= 1
    (tmp_path / "damaged.mcap").write_bytes(damaged)
    assert repair_recording(tmp_path / "damaged.mcap", tmp_path / "repaired.mcap").camera
    assert read_head(tmp_path / "repaired.mcap").camera.width == CAMERA["width"]


def test_a_length_that_cannot_be_believed_costs_no_other_chunk(tmp_path: Path) -> None:
    start, _ = first(WholeChunk)
    for place in range(start, start + 9):
        damaged = bytearray(WHOLE)
        damaged[place] ^= 0x5A
        lost = [record for record in walk(bytes(damaged)) if isinstance(record, Lost)]
        assert len(lost) == 1
        chunks = [record for record in walk(bytes(damaged)) if isinstance(record, WholeChunk)]
        assert len(chunks) == sum(isinstance(record, WholeChunk) for record in walk(WHOLE)) - 1


def test_a_whole_recording_comes_back_as_it_was(tmp_path: Path) -> None:
    (tmp_path / "whole.mcap").write_bytes(WHOLE)
    report = repair_recording(tmp_path / "whole.mcap", tmp_path / "again.mcap")
    assert (report.lost_chunks, report.lost_bytes, report.cut_short) == (0, 0, False)
    with open_recording(tmp_path / "whole.mcap") as before, open_recording(tmp_path / "again.mcap") as after:
        assert list(before.messages()) == list(after.messages())
        assert before.attachments == after.attachments
        assert before.about == after.about


def test_somebody_elses_channels_are_kept_too(tmp_path: Path) -> None:
    stream = io.BytesIO()
    writer = Writer(stream)
    writer.start()
    schema = writer.register_schema("their.Thing", "jsonschema", b"{}")
    channel = writer.register_channel("/theirs", "json", schema)
    writer.add_message(channel, 5, b"{}", 4)
    writer.finish()  # type: ignore[no-untyped-call]
    (tmp_path / "theirs.mcap").write_bytes(stream.getvalue())
    report = repair_recording(tmp_path / "theirs.mcap", tmp_path / "repaired.mcap")
    assert (report.kept, report.camera) == (1, False)
    with open_recording(tmp_path / "repaired.mcap") as repaired:
        theirs = next(channel for channel in repaired.channels if channel.topic == "/theirs")
    assert (theirs.schema_name, theirs.messages, theirs.group) == ("their.Thing", 1, None)


@pytest.mark.parametrize("data", [b"", b"\x89MCAP0\r\n", b"no recording at all" * 99, bytes([Opcode.CHUNK]) * 4000])
def test_what_is_no_recording_is_beyond_repair_and_nothing_is_written(tmp_path: Path, data: bytes) -> None:
    (tmp_path / "none.mcap").write_bytes(data)
    with pytest.raises(DamagedRecording) as refused:
        repair_recording(tmp_path / "none.mcap", tmp_path / "out.mcap")
    assert refused.value.code == "recording.beyond_repair"
    assert sorted(path.name for path in tmp_path.iterdir()) == ["none.mcap"]


def test_another_file_is_replaced_only_by_force(tmp_path: Path) -> None:
    (tmp_path / "damaged.mcap").write_bytes(WHOLE[:-50])
    (tmp_path / "taken.mcap").write_text("mine")
    with pytest.raises(CompanionError, match="--force") as refused:
        repair_recording(tmp_path / "damaged.mcap", tmp_path / "taken.mcap")
    assert refused.value.code == "recording.exists"
    assert (tmp_path / "taken.mcap").read_text() == "mine"
    repair_recording(tmp_path / "damaged.mcap", tmp_path / "taken.mcap", force=True)
    with open_recording(tmp_path / "taken.mcap") as repaired:
        assert sum(isinstance(message, (FrameTaken, HeadTold)) for message in repaired.messages()) == 13
