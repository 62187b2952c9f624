"""Run calls into drivers that may never return: each has a deadline, and is left behind if it misses it."""

from __future__ import annotations

import threading
from collections.abc import Callable
from typing import Generic, TypeVar

Result = TypeVar("Result")


class Bounded(Generic[Result]):
    """A call that runs in a thread of its own.

    Args:
        call: what may hang.
        name: the thread's name.
    """

    def __init__(self, call: Callable[[], Result], name: str) -> None:
        self._call = call
        self._results: list[Result] = []
        self._errors: list[BaseException] = []
        self._thread = threading.Thread(target=self._run, name=name, daemon=True)
        self._thread.start()

    def result(self, timeout_s: float) -> Result:
        """Return what the call returned, or raise what it raised.

        Raises:
            TimeoutError: the call has not returned yet; ask again later.
        """
        self._thread.join(timeout_s)
        if self._thread.is_alive():
            raise TimeoutError
        if self._errors:
            raise self._errors[0]
        return self._results[0]

    def is_over(self) -> bool:
        """Whether the call has ended."""
        return not self._thread.is_alive()

    def _run(self) -> None:
        try:
            self._results.append(self._call())
        except BaseException as error:
            self._errors.append(error)
