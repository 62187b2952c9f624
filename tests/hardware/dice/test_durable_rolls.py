"""A roll is the board's until the companion has made it durable: whenever the companion is killed, it is logged once."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from queue import Queue
from threading import Thread

import pytest

from hardware.virtual.dice.board import VirtualBoard
from hardware.virtual.dice.pty_port import VirtualPort
from tests.hardware.dice.rolls_into_a_log import RollLog
from tests.hardware.dice.test_link import PATIENCE_S, wait_for

pytestmark = pytest.mark.program

ROOT = Path(__file__).parents[3]


class Companion:
    """The program of ``rolls_into_a_log`` in a process of its own."""

    def __init__(self, port: str, log: Path, how: str) -> None:
        program = [sys.executable, "-m", "tests.hardware.dice.rolls_into_a_log", port, str(log), how]
        self._process = subprocess.Popen(program, stdout=subprocess.PIPE, text=True, cwd=ROOT)
        self._said: Queue[str] = Queue()
        self._reader = Thread(target=self._read, daemon=True)
        self._reader.start()

    def _read(self) -> None:
        assert self._process.stdout is not None
        for line in self._process.stdout:
            self._said.put(line.strip())

    def wait_for(self, line: str) -> None:
        """Wait until it has said that."""
        while self._said.get(timeout=PATIENCE_S) != line:
            pass

    def kill(self) -> None:
        """As a power cut would: without a chance to do anything."""
        self._process.kill()
        self._process.wait()
        self._reader.join()
        assert self._process.stdout is not None
        self._process.stdout.close()


@contextmanager
def companion(port: VirtualPort, log: Path, how: str = "") -> Iterator[Companion]:
    """It runs until the end of the block, and is killed there."""
    running = Companion(port.path, log, how)
    try:
        yield running
    finally:
        running.kill()


@pytest.fixture
def port() -> Iterator[VirtualPort]:
    """A virtual board behind a PTY."""
    port = VirtualPort(VirtualBoard(3))
    yield port
    port.close()


def waiting_rolls(port: VirtualPort) -> int:
    """How many rolls the board keeps."""
    found: list[int] = []
    port.act(lambda board: found.append(len(board.memory.rolls)))
    return found[0]


def logged(log: Path) -> list[tuple[int, int]]:
    """Number and top of what is durable."""
    with closing(RollLog(log)) as rolls:
        return [(number, top) for _, number, top in rolls.rolls()]


def throw(port: VirtualPort, face: int) -> None:
    """A die falls into well 0."""
    port.act(lambda board: board.throw(0, face, 200))


@pytest.mark.parametrize(("stop", "word", "kept"), [("stop-before", "arrived 1", 0), ("stop-after", "durable 1", 1)])
def test_a_companion_killed_around_the_moment_of_writing_logs_the_roll_once(
    port: VirtualPort, tmp_path: Path, stop: str, word: str, kept: int
) -> None:
    log = tmp_path / "rolls.sqlite"
    with companion(port, log, stop) as first:
        first.wait_for("ready")
        throw(port, 5)
        first.wait_for(word)
    assert len(logged(log)) == kept
    assert waiting_rolls(port) == 1  # nothing was acknowledged
    port.act(lambda board: board.lift(0))
    with companion(port, log) as second:
        wait_for(lambda: waiting_rolls(port) == 0, "the acknowledgement")
        second.wait_for("ready")
        throw(port, 2)
        second.wait_for("durable 2")
    assert logged(log) == [(1, 5), (2, 2)]


def test_a_log_that_fails_gets_the_roll_again(port: VirtualPort, tmp_path: Path) -> None:
    log = tmp_path / "rolls.sqlite"
    with companion(port, log, "fail-once") as running:
        running.wait_for("ready")
        throw(port, 6)
        running.wait_for("arrived 1")
        running.wait_for("arrived 1")
        running.wait_for("durable 1")
        wait_for(lambda: waiting_rolls(port) == 0, "the acknowledgement")
    assert logged(log) == [(1, 6)]
