"""Writes a recording in the background: a message is on disk about a second later, and its sender never waits.

If the disk fails, writing ends and says so; nothing else does. When it cannot keep up, pictures are to be left out
(``waiting_bytes``); messages of the game are taken however many wait.
"""

from __future__ import annotations

import contextlib
import logging
import os
import shutil
import sys
import threading
import time
from collections import deque
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import IO, Final, TypeAlias

from companion.private_files import open_new
from companion.recording.messages import Message
from companion.recording.writing.mcap_writer import RecordingWriter
from companion.texts.message import Message as Saying

LOG: Final = logging.getLogger(__name__)
Make: TypeAlias = Callable[[], Iterable[Message]]
"""Makes messages on the writing thread, so that slow work does not hold up the game."""
FREE_ASKED_EVERY_S: Final = 5.0


@dataclass(frozen=True, slots=True)
class WritingStatus:
    """The writer's progress and free space.

    Attributes:
        failed: why writing ended; None while it goes on.
        processor_s: processor time used so far.
    """

    written_bytes: int
    waiting_bytes: int
    free_bytes: int
    messages: int
    processor_s: float
    failed: Saying | None


class BackgroundWriter:
    """Writes one recording in a thread of its own.

    Args:
        path: the file, which must not be there yet; any MCAP tool reads it while it grows.
        begin: opens the writer on the stream.
        flush_s: at most this much is lost in a power cut.
        steady_s: a clock that never goes back, in seconds.
    """

    def __init__(
        self,
        path: Path,
        begin: Callable[[IO[bytes]], RecordingWriter],
        flush_s: float,
        steady_s: Callable[[], float] = time.monotonic,
    ) -> None:
        self.path = path
        self._begin = begin
        self._flush_s = flush_s
        self._steady_s = steady_s
        self._waiting: deque[tuple[int, Make]] = deque()
        self._lock = threading.Condition()
        self._waiting_bytes = 0
        self._messages = 0
        self._written = 0
        self._free = sys.maxsize
        self._free_asked_s: float | None = None
        self._processor_s = 0.0
        self._failed: Saying | None = None
        self._stopping = False
        self._thread = threading.Thread(target=self._run, name="recording", daemon=True)
        self._thread.start()

    def put(self, size_bytes: int, make: Make) -> None:
        """Queue messages to be written; returns at once. After a failure, messages are discarded."""
        with self._lock:
            if self._failed is None and not self._stopping:
                self._waiting.append((size_bytes, make))
                self._waiting_bytes += size_bytes

    def status(self) -> WritingStatus:
        """Return the present status; never waits for the disk."""
        with self._lock:
            return WritingStatus(
                self._written, self._waiting_bytes, self._free, self._messages, self._processor_s, self._failed
            )

    def close(self) -> None:
        """Write what still waits, and the index; returns when both are on the disk or the disk has failed."""
        with self._lock:
            self._stopping = True
            self._lock.notify_all()
        self._thread.join()

    def _run(self) -> None:
        try:
            # It contains sealed bids and hidden hands: only this machine's user may read it.
            with open_new(self.path, "xb") as stream:
                writer = self._begin(stream)
                while not self._write_round(stream, writer):
                    pass
                writer.close()
                os.fsync(stream.fileno())
        except Exception as error:  # whatever fails here, the game must go on
            self._fail(error)
        finally:
            self._note_times(None)

    def _write_round(self, stream: IO[bytes], writer: RecordingWriter) -> bool:
        """Write what came since the last round; returns whether it was the last."""
        with self._lock:
            stopping = self._lock.wait_for(lambda: self._stopping, timeout=self._flush_s)
            batch, self._waiting = self._waiting, deque()
        for size_bytes, make in batch:
            count = 0
            for message in make():
                writer.write(message)
                count += 1
            with self._lock:
                self._waiting_bytes -= size_bytes
                self._messages += count
        if batch:
            writer.flush()
        self._note_times(stream.tell())
        return stopping

    def _note_times(self, written: int | None) -> None:
        free = self._free
        now_s = self._steady_s()
        if self._free_asked_s is None or now_s - self._free_asked_s >= FREE_ASKED_EVERY_S:
            self._free_asked_s = now_s
            with contextlib.suppress(OSError):
                free = shutil.disk_usage(self.path.parent).free
        with self._lock:
            self._processor_s = time.thread_time()
            self._free = free
            self._written = self._written if written is None else written

    def _fail(self, error: Exception) -> None:
        why = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
        message = Saying("note.not_recorded_any_more", {"file": self.path.name, "reason": why})
        LOG.warning("%s", message)
        with self._lock:
            self._failed = message
            self._waiting.clear()
            self._waiting_bytes = 0
