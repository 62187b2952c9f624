"""Writes each message at once, for games that run faster than real time."""

from __future__ import annotations

import sys
import time
from typing import IO

from companion.recording.writing.background_writer import Make, WritingStatus
from companion.recording.writing.mcap_writer import RecordingWriter


class ForegroundWriter:
    """Passes messages to a writer as they come; the caller, who made the writer, closes it."""

    def __init__(self, stream: IO[bytes], writer: RecordingWriter) -> None:
        self._stream = stream
        self._writer = writer
        self._messages = 0
        self._processor_s = 0.0

    def put(self, size_bytes: int, make: Make) -> None:
        """Write messages now."""
        begun_s = time.thread_time()
        for message in make():
            self._writer.write(message)
            self._messages += 1
        self._processor_s += time.thread_time() - begun_s

    def status(self) -> WritingStatus:
        """Return the status; only the chunk being filled is unwritten."""
        return WritingStatus(
            self._stream.tell(), self._writer.pending_bytes, sys.maxsize, self._messages, self._processor_s, None
        )
