"""What happens by itself at a live table when its time has come: a call runs out, a virtual player moves."""

from __future__ import annotations

import threading
from types import TracebackType
from typing import Final

from companion.evening.live import LiveTable

LONGEST_WAIT_S: Final = 1.0


class Timekeeper:
    """Calls the table's ``tick`` when it is due, in a thread of its own; use as a context manager."""

    def __init__(self, live: LiveTable) -> None:
        self._live = live
        self._stopping = threading.Event()
        self._thread = threading.Thread(target=self._run, name="timekeeper", daemon=True)

    def __enter__(self) -> Timekeeper:
        self._thread.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._stopping.set()
        self._thread.join(timeout=5)

    def _run(self) -> None:
        while not self._stopping.is_set():
            sequence = self._live.feed.newest().sequence
            due_s = self._live.tick()
            wait_s = LONGEST_WAIT_S if due_s is None else min(due_s, LONGEST_WAIT_S)
            # Whatever happens meanwhile may bring something forward.
            self._live.feed.wait_newer(sequence, max(wait_s, 0.01))
