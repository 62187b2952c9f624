"""Looking in a process of its own: it answers as looking here does, gives way to the pages, and is begun anew if it ends."""

from __future__ import annotations

import multiprocessing
import os
import signal
from collections.abc import Iterator
from dataclasses import dataclass
from multiprocessing.process import BaseProcess
from pathlib import Path

import pytest

from companion.errors import CompanionError
from companion.frames.sensing import SensingProcess
from companion.settings.loading import load_settings
from companion.worker_process import GIVES_WAY_BY
from vision.calibration.intrinsics import default_camera

pytestmark = pytest.mark.program


@dataclass(frozen=True)
class Looked:
    """A process that looks, and which others were there before it: an evening that was just stopped may still end its own."""

    sensing: SensingProcess
    others: frozenset[int | None]

    def number(self) -> int:
        """The number of the process that looks."""
        (child,) = (child.pid for child in looking() if child.pid not in self.others)
        assert child is not None
        return child


def looking() -> list[BaseProcess]:
    return [child for child in multiprocessing.active_children() if child.name == "sensing"]


@pytest.fixture
def looked() -> Iterator[Looked]:
    others = frozenset(child.pid for child in looking())
    process = SensingProcess(default_camera(60.0, (640, 480)), load_settings())
    yield Looked(process, others)
    process.close()


def niceness(process: int) -> int:
    return int(Path(f"/proc/{process}/stat").read_text(encoding="ascii").rsplit(")", 1)[1].split()[16])


def test_the_process_that_looks_gives_way_to_the_pages(looked: Looked) -> None:
    assert looked.sensing.step(0, b"no picture") is None
    assert niceness(looked.number()) == min(19, niceness(os.getpid()) + GIVES_WAY_BY)


def test_a_process_that_was_killed_says_so_and_looks_again_at_the_next_frame(looked: Looked) -> None:
    assert looked.sensing.step(0, b"no picture") is None
    os.kill(looked.number(), signal.SIGKILL)
    with pytest.raises(CompanionError, match="the frame is lost") as lost:
        looked.sensing.step(1, b"no picture")
    assert lost.value.code == "sensing.lost"
    assert looked.sensing.step(2, b"no picture") is None
