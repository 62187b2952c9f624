"""A thread that runs in the background while it is used as a context manager."""

from __future__ import annotations

import threading
from abc import ABC, abstractmethod
from types import TracebackType
from typing import Final, Self

LONGEST_END_S: Final = 10.0
"""How long the end waits for work in progress."""


class BackgroundThread(ABC):
    """A thread that runs while the object is used as a context manager.

    Args:
        name: the thread's name.
    """

    def __init__(self, name: str) -> None:
        self._stopping = threading.Event()
        self._thread = threading.Thread(target=self._run, name=name, daemon=True)

    @abstractmethod
    def _run(self) -> None:
        """Do the thread's work until ``_stopping`` is set."""

    def __enter__(self) -> Self:
        self._thread.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._stopping.set()
        self._thread.join(timeout=LONGEST_END_S)
