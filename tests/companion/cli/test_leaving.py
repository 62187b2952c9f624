"""The command ends with its own status, whatever still works in the background."""

from __future__ import annotations

import subprocess
import sys

import pytest

WORKING = """
import sys, threading
import cv2, numpy
cv2.setNumThreads(1)
begun = threading.Event()
def work():
    picture = numpy.zeros((1500, 1500, 3), numpy.uint8)
    while True:
        begun.set()
        cv2.GaussianBlur(picture, (31, 31), 0)
threading.Thread(target=work, daemon=True).start()
begun.wait()
from companion.cli.main import program
program()
"""


@pytest.mark.parametrize(
    ("arguments", "status", "told"),
    [(["odds", "--help"], 0, "Show the exact odds"), (["odds"], 2, "Give --stones")],
)
def test_a_thread_that_still_looks_at_a_picture_does_not_abort_the_command(
    arguments: list[str], status: int, told: str
) -> None:
    command = [sys.executable, "-c", WORKING, "--lang", "en", *arguments]
    left = subprocess.run(command, check=False, capture_output=True, text=True)
    assert (left.returncode, "terminate" in left.stderr) == (status, False), left.stderr
    assert told in left.stdout + left.stderr
