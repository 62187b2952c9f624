"""The programs of a club as processes that can be killed and begun again."""

from __future__ import annotations

import contextlib
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import IO, Any, Final, TypeVar

from companion.hub.processes.engines import Engine
from raja_client import Away, Hub, Refused

HOST: Final = "127.0.0.1"
Answer = TypeVar("Answer")
PATIENCE_S: Final = 120.0
_RAJA: Final = (sys.executable, "-m", "companion.cli.main")


@dataclass
class Program:
    """One process.

    Args:
        kind: what the report calls it.
        command: runs it until its standard input ends, or until it is interrupted.
        cores: numbers of those that it may run on; empty: any.
    """

    kind: str
    command: Sequence[str]
    said: Path
    cores: Collection[int] = ()
    process: subprocess.Popen[bytes] | None = None
    _file: IO[bytes] | None = field(default=None, repr=False)

    def begin(self) -> None:
        """Begin it, and again whenever it has ended (see ``revive``); what it says goes into its file."""
        self._file = self.said.open("ab")
        chosen = ("taskset", "--cpu-list", ",".join(map(str, self.cores))) if self.cores else ()
        command = (*chosen, *self.command)
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=self._file, stderr=self._file)

    def revive(self) -> bool:
        """What systemd does: begin it again if it has ended by itself; whether it had."""
        if self.process is None or self.process.poll() is None:
            return False
        self._gone(signal.SIGKILL)
        self.begin()
        return True

    def kill(self) -> None:
        """As a power cut does, and begin it again."""
        self._gone(signal.SIGKILL)
        self.begin()

    def end(self) -> None:
        """As Ctrl-C does."""
        self._gone(signal.SIGINT)

    def leave(self) -> None:
        """Let go of its standard input, and wait until it has ended."""
        if self.process is not None and self.process.stdin is not None:
            with contextlib.suppress(OSError):
                self.process.stdin.close()
            with contextlib.suppress(subprocess.TimeoutExpired):
                self.process.wait(PATIENCE_S)
        self.end()

    def _gone(self, how: signal.Signals) -> None:
        if self.process is None or self._file is None:
            return
        with contextlib.suppress(ProcessLookupError):
            os.kill(self.process.pid, how)
        try:
            self.process.wait(PATIENCE_S)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        if self.process.stdin is not None:
            with contextlib.suppress(OSError):
                self.process.stdin.close()
        self._file.close()
        self.process = None


def engine_program(engine: Engine, folder: Path) -> Program:
    """PostgreSQL or Valkey."""
    return Program(engine.name, engine.program, folder / f"{engine.name}.txt")


def hub_program(postgres: Engine, valkey: Engine, port: int, folder: Path) -> Program:
    """The hub."""
    reached = ("--port", str(port), "--host", HOST, "--database", postgres.url, "--valkey", valkey.url)
    return Program("hub", (*_RAJA, "hub", *reached), folder / "hub.txt")


def gate_program(postgres: Engine, valkey: Engine, port: int, folder: Path) -> Program:
    """A gate."""
    reached = ("--port", str(port), "--host", HOST, "--database", postgres.url, "--valkey", valkey.url)
    return Program("gate", (*_RAJA, "hub", "gate", *reached), folder / f"gate-{port}.txt")


def seal_gate_program(postgres: Engine, valkey: Engine, port: int, said: Path) -> Program:
    """A seal gate; others may have the same port."""
    reached = ("--port", str(port), "--host", HOST, "--database", postgres.url, "--valkey", valkey.url)
    return Program("seal gate", (*_RAJA, "hub", "seal-gate", *reached), said)


def table_program(folder: Path, seed: int, pace_s: float) -> Program:
    """A table where virtual players play."""
    command = (sys.executable, "-m", "tests.soak.club.table", str(folder), str(seed), str(pace_s))
    return Program("table", command, folder / "table.txt")


def outbox_program(folder: Path) -> Program:
    """What sends that table's log to the hub."""
    command = (*_RAJA, "hub", "send", "--while-asked", "--database", f"sqlite:///{folder / 'table.sqlite'}")
    return Program("outbox", command, folder / "outbox.txt")


def hub_at(url: str) -> Hub:
    """A hub or a gate, which may be slow while all of them are killed."""
    return Hub(url, timeout_s=30)


def asked(ask: Callable[[], Answer]) -> Answer:
    """The answer; asked again while nobody answers, or cannot just now."""
    found: Answer = until(lambda: _answer(ask), f"{ask} is answered")
    return found


def _answer(ask: Callable[[], Answer]) -> Answer | None:
    try:
        return ask()
    except Away:
        return None
    except Refused as refused:
        if refused.status < 500:
            raise
        return None


def until(condition: Callable[[], Any], what: str, patience_s: float = PATIENCE_S) -> Any:
    """What the condition gives as soon as it gives something.

    Raises:
        TimeoutError: it never did.
    """
    deadline_s = time.monotonic() + patience_s
    while True:
        found = condition()
        if found:
            return found
        if time.monotonic() > deadline_s:
            raise TimeoutError(f"In vain for {patience_s:.0f} s: {what}.")
        time.sleep(0.05)
