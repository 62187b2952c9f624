"""A process of its own answers what it is asked, and outlives what is not meant for it."""

from __future__ import annotations

import os
import subprocess
import sys
from multiprocessing.connection import Connection
from pathlib import Path

import pytest

from companion.worker_process import ProcessLost, WorkerProcess, answer_all

pytestmark = pytest.mark.program

FIRST_OF_ALL = """
import os, signal
from companion.worker_process import WorkerProcess
from tests.companion.test_worker_process import tell_its_number

if __name__ == "__main__":
    own = WorkerProcess(tell_its_number, (), "telling", "Lost.")
    os.kill(own._process.pid, signal.SIGINT)  # at once: it has hardly begun
    number = own.ask("begun?")
    os.kill(number, signal.SIGINT)
    assert own.ask("still there?") == number
    own.close()
    print("told")
"""


def tell_its_number(line: Connection) -> None:
    """In the process: whatever is asked, its own number; ``fall`` ends it."""
    answer_all(line, lambda question: os._exit(1) if question == "fall" else os.getpid())


def test_the_first_process_never_hears_ctrl_c() -> None:
    done = subprocess.run(
        [sys.executable, "-c", FIRST_OF_ALL], cwd=Path(__file__).parents[2], capture_output=True, text=True, timeout=300
    )
    assert (done.stdout, done.stderr) == ("told\n", "")


def test_a_process_that_falls_is_told_and_another_answers() -> None:
    own = WorkerProcess(tell_its_number, (), "telling", "It fell.")
    try:
        first = own.ask("who?")
        with pytest.raises(ProcessLost, match=r"It fell\.") as lost:
            own.ask("fall")
        assert lost.value.code == "telling.lost"
        assert own.ask("who?") != first
    finally:
        own.close()
