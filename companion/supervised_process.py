"""A child process beside the table's own: started, restarted when it ends, and stopped with it."""

from __future__ import annotations

import contextlib
import logging
import os
import signal
import subprocess
import threading
import time
from collections.abc import Sequence
from typing import Final

ENDS_WITHIN_S: Final = 10.0
AGAIN_AFTER_S: Final = 1.0
LONGEST_AGAIN_S: Final = 60.0
"""The longest wait before a restart: each crash doubles the wait, and after running for this long it is short again."""
_STANDARD_INPUT: Final = 0


class SupervisedProcess:
    """Starts and stops a program, and restarts it after a crash.

    Args:
        command: the program and its arguments; it must end when its standard input does, so that it never outlives this
            process.
        name: the program's name in logs.
    """

    def __init__(self, command: Sequence[str], name: str) -> None:
        self._command = list(command)
        self._name = name
        self._changing = threading.Lock()
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def open(self) -> bool:
        """Whether it is meant to run."""
        return self._process is not None

    def go_on(self) -> None:
        """Start the program, without waiting until it answers."""
        with self._changing:
            if self._process is None:
                self._keep(self._begun())

    def close(self) -> None:
        """Stop the program."""
        with self._changing:
            process, self._process = self._process, None
        if process is not None:
            end_process(process)

    def _keep(self, process: subprocess.Popen[bytes]) -> None:
        self._process = process
        threading.Thread(target=self._watch, args=(process,), name=f"{self._name} watch", daemon=True).start()

    def _begun(self) -> subprocess.Popen[bytes]:
        return subprocess.Popen(self._command, stdin=subprocess.PIPE, stdout=subprocess.DEVNULL)

    def _watch(self, process: subprocess.Popen[bytes]) -> None:
        """Restart the program whenever it ends."""
        wait_s = AGAIN_AFTER_S
        while True:
            began_s = time.monotonic()
            process.wait()
            if time.monotonic() - began_s > LONGEST_AGAIN_S:
                wait_s = AGAIN_AFTER_S
            _closed(process)
            time.sleep(wait_s)
            wait_s = min(LONGEST_AGAIN_S, 2 * wait_s)
            with self._changing:
                if self._process is not process:
                    return
                logging.getLogger(__name__).error(
                    "The process %s ended (%s); it begins anew.", self._name, process.returncode
                )
                process = self._process = self._begun()


def wait_until_left() -> None:
    """In the program: wait until the supervising process closes standard input, for whatever reason.

    It bypasses Python's own buffer: if a thread waited there, a program that ends meanwhile would fail.
    """
    with contextlib.suppress(OSError):
        while os.read(_STANDARD_INPUT, 4096):
            pass


def end_process(process: subprocess.Popen[bytes]) -> None:
    """Interrupt the program as Ctrl-C does; kill it if that does not help."""
    _closed(process)
    with contextlib.suppress(ProcessLookupError):
        os.kill(process.pid, signal.SIGINT)
    try:
        process.wait(ENDS_WITHIN_S)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()


def _closed(process: subprocess.Popen[bytes]) -> None:
    if process.stdin is not None:
        with contextlib.suppress(OSError):
            process.stdin.close()
