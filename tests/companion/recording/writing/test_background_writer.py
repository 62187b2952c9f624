"""What is put for writing is on the disk soon, whole; a disk that fails ends the recording and nothing else."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import IO

import pytest

from companion.recording.changes.repair import repair_recording
from companion.recording.messages import EventHappened, FrameTaken, Message
from companion.recording.reading import open_recording, read_messages
from companion.recording.writing.background_writer import BackgroundWriter
from companion.recording.writing.mcap_writer import RecordingWriter
from tests.companion.recording.doctor import ailments
from tests.said import said
from tests.soak.damaged_recordings import CAMERA

PATIENCE_S = 120.0


def begin(stream: IO[bytes]) -> RecordingWriter:
    """An empty recording."""
    return RecordingWriter(stream, CAMERA, {"title": "a test"})


def wait_for(condition: Callable[[], bool]) -> None:
    """Until it holds."""
    until_s = time.monotonic() + PATIENCE_S
    while not condition():
        assert time.monotonic() < until_s, "it never came to hold"
        time.sleep(0.01)


def event(number: int) -> Message:
    """One event."""
    return EventHappened(number, number, number, {"event": "BidPlaced", "n": number})


def test_what_was_put_is_in_the_file_when_it_is_closed(tmp_path: Path) -> None:
    writer = BackgroundWriter(tmp_path / "a.mcap", begin, 0.05)
    for number in range(200):
        writer.put(100, lambda number=number: [event(number)])  # type: ignore[misc]
    writer.close()
    assert list(read_messages(tmp_path / "a.mcap")) == [event(number) for number in range(200)]
    assert ailments(tmp_path / "a.mcap") == []
    assert writer.status().failed is None
    assert writer.status().messages == 200


def test_it_is_whole_on_the_disk_while_it_grows(tmp_path: Path) -> None:
    path = tmp_path / "a.mcap"
    writer = BackgroundWriter(path, begin, 0.05)
    writer.put(100, lambda: [event(1), FrameTaken(2, 2, b"picture")])
    wait_for(lambda: writer.status().messages == 2)
    wait_for(lambda: path.stat().st_size == writer.status().written_bytes > 0)
    (tmp_path / "copy.mcap").write_bytes(path.read_bytes())  # as a power cut would leave it
    report = repair_recording(tmp_path / "copy.mcap", tmp_path / "whole.mcap")
    writer.close()
    assert (report.kept, report.lost_chunks) == (2, 0)


def test_nobody_else_on_the_machine_may_read_it(tmp_path: Path) -> None:
    BackgroundWriter(tmp_path / "a.mcap", begin, 0.05).close()
    assert (tmp_path / "a.mcap").stat().st_mode & 0o077 == 0


def test_putting_never_waits_for_the_disk(tmp_path: Path) -> None:
    blocked = threading.Event()

    def slow(stream: IO[bytes]) -> RecordingWriter:
        blocked.wait(PATIENCE_S)
        return begin(stream)

    writer = BackgroundWriter(tmp_path / "a.mcap", slow, 0.05)
    for number in range(1000):
        writer.put(10, lambda number=number: [event(number)])  # type: ignore[misc]
    assert writer.status().waiting_bytes == 10_000
    assert writer.status().messages == 0
    blocked.set()
    writer.close()
    with open_recording(tmp_path / "a.mcap") as recording:
        assert sum(1 for _ in recording.messages(EventHappened)) == 1000


class FullDisk:
    """A file on a disk that is full after so many bytes."""

    def __init__(self, stream: IO[bytes], room: int) -> None:
        self._stream = stream
        self._room = room

    def write(self, data: bytes) -> int:
        """As much as fits."""
        self._room -= len(data)
        if self._room < 0:
            raise OSError(28, "No space left on device")
        return self._stream.write(data)

    def __getattr__(self, name: str) -> object:
        return getattr(self._stream, name)


@pytest.mark.parametrize("room", [0, 300, 20_000])
def test_a_full_disk_ends_the_recording_with_a_sentence_and_keeps_what_is_there(tmp_path: Path, room: int) -> None:
    path = tmp_path / "a.mcap"
    writer = BackgroundWriter(path, lambda stream: begin(FullDisk(stream, room)), 0.02)  # type: ignore[arg-type]
    for number in range(400):
        writer.put(100, lambda number=number: [event(number), FrameTaken(number, number, bytes(range(256)) * 4)])  # type: ignore[misc]
        if number % 100 == 0:
            time.sleep(0.05)
    wait_for(lambda: writer.status().failed is not None)
    failed = writer.status().failed
    assert failed is not None
    assert "No space left on device" in said(failed)
    assert "Play goes on" in said(failed)
    writer.put(100, lambda: [event(1)])
    assert writer.status().waiting_bytes == 0
    writer.close()


def test_a_name_that_is_taken_is_not_written_over(tmp_path: Path) -> None:
    (tmp_path / "a.mcap").write_text("mine")
    writer = BackgroundWriter(tmp_path / "a.mcap", begin, 0.02)
    wait_for(lambda: writer.status().failed is not None)
    writer.close()
    assert (tmp_path / "a.mcap").read_text() == "mine"
