"""A worker process that answers requests over a pipe, so that pages respond however long its work takes."""

from __future__ import annotations

import contextlib
import multiprocessing
import os
import signal
import time
from collections.abc import Callable, Iterator
from multiprocessing import resource_tracker
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any, Final

from companion.errors import CompanionError
from companion.memory_trim import give_back_large_arrays, give_back_what_is_free

GIVES_WAY_BY: Final = 10
"""How much lower a worker's priority is than the pages' (``nice``)."""

MUCH_S: Final = 0.2
"""After work longer than this, free memory is returned to the system: a fifth would stay unused."""


class ProcessLost(CompanionError):
    """The process ended in the middle of its work; another one has been started."""


class WorkerProcess:
    """A process that answers one question after another until its connection is closed. Not thread-safe.

    Args:
        serve: a function of a module, called in the process with the connection and ``given``; it answers until the
            connection ends.
        given: its further arguments, sent once.
        name: the process's name, and the first part of the error's code: ``sensing.lost``.
        lost: the error's message if the process died.
    """

    def __init__(self, serve: Callable[..., None], given: tuple[Any, ...], name: str, lost: str) -> None:
        self._serve = serve
        self._given = given
        self._name = name
        self._lost = lost
        self._begin()

    def _begin(self) -> None:
        context = multiprocessing.get_context("spawn")
        self._line, other = context.Pipe()
        self._process = context.Process(
            target=_serve_named, args=(self._name, self._serve, other, *self._given), name=self._name, daemon=True
        )
        with _interrupts_held():
            self._process.start()
        other.close()

    def ask(self, question: Any) -> Any:
        """Send a question, wait for the answer and return it.

        Raises:
            ProcessLost: ``….lost``: the process died; a new one is started for the next question.
        """
        try:
            self._line.send(question)
            return self._line.recv()
        except (EOFError, OSError) as error:
            self.close()
            self._begin()
            raise ProcessLost(f"{self._name}.lost", self._lost) from error

    def close(self) -> None:
        """End the process."""
        with contextlib.suppress(OSError):
            self._line.close()
        self._process.join(timeout=2)
        if self._process.is_alive():
            self._process.terminate()
            self._process.join(timeout=2)


def _serve_named(name: str, serve: Callable[..., None], *given: Any) -> None:
    """In the process: set its name for ``top`` and ``ps``, then serve."""
    with contextlib.suppress(OSError):
        Path("/proc/self/comm").write_text(f"raja {name}", encoding="ascii")
    serve(*given)


def answer_all(line: Connection, answer: Callable[[Any], Any]) -> None:
    """In the process: answer questions until the other end closes."""
    os.nice(GIVES_WAY_BY)
    give_back_large_arrays()
    while True:
        try:
            question = line.recv()
        except (EOFError, OSError):
            return
        began_s = time.monotonic()
        found = answer(question)
        with contextlib.suppress(OSError):  # the asker is gone: the next turn ends the loop
            line.send(found)
        if time.monotonic() - began_s > MUCH_S:
            del question, found
            give_back_what_is_free()


@contextlib.contextmanager
def _interrupts_held() -> Iterator[None]:
    """Block Ctrl-C in processes started meanwhile, as they end when their connection is closed."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    # If it started with the first process, it would unblock interrupts again unnoticed.
    resource_tracker.ensure_running()
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
