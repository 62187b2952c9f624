"""The link by pyserial to the real firmware, in real time over the simulator's PTY; and the simulator's own errors."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from hardware.dice.happenings import BoardLost, Happening, RollSettled, TimedThrow
from hardware.dice.link import Link
from hardware.dice.ports import named_port
from hardware.dice.sentences import SentenceParser
from hardware.dice.settings import LinkSettings
from hardware.dice.typed_sentences import Roll, meaning_of
from hardware.errors import HardwareError
from hardware.simulator.board import SimulatedBoard, SimulatorFiles
from hardware.simulator.evening import sentences_of_throws
from tests.hardware.conftest import simulator_files
from tests.hardware.dice.test_link import wait_for

pytestmark = pytest.mark.simulator
S = 1_000_000_000


@pytest.fixture
def board() -> Iterator[SimulatedBoard]:
    """The firmware with a PTY, in real time."""
    board = SimulatedBoard(simulator_files(), 5, pty=True)
    with closing(board):
        board.realtime()
        yield board


def test_rolls_come_over_the_port_and_the_board_comes_back_under_another_name(
    board: SimulatedBoard, link_settings: LinkSettings
) -> None:
    happenings: list[Happening] = []
    link = Link(link_settings, lambda: named_port(board.pty) if board.plugged else (), happenings.append)
    link.start()
    try:
        wait_for(lambda: [w.state for w in link.status.board.wells if w] == ["E", "E"], "empty wells")
        board.throw(0, 4)
        wait_for(lambda: any(isinstance(h, RollSettled) for h in happenings), "the roll")
        board.unplug()
        wait_for(lambda: link.status.state == "no_board", "the loss")
        board.replug()
        wait_for(lambda: link.status.state == "talking", "the board again")
        board.hang()
        wait_for(lambda: link.status.state == "silent", "silence")
        wait_for(lambda: link.status.state == "talking", "the board after its port was opened again")
    finally:
        link.close()
    assert [(h.well, h.top) for h in happenings if isinstance(h, RollSettled)] == [(0, 4)]
    assert {h.why for h in happenings if isinstance(h, BoardLost)} >= {"unplugged", "silent"}


def test_an_evenings_throws_are_rolls_in_order_of_time(link_settings: LinkSettings) -> None:
    simulator_files()
    throws = [TimedThrow((2 + i) * S + i * S // 2, well, (i + well) % 6 + 1) for i in range(3) for well in (0, 1)]
    sentences = sentences_of_throws(throws, 7 * S, link_settings)
    rolls: dict[int, tuple[int, int]] = {}
    for sentence in sentences:
        for frame in SentenceParser().feed(sentence.raw):
            meaning = meaning_of(frame)
            if isinstance(meaning, Roll):
                rolls.setdefault(meaning.number, (meaning.well, meaning.top))
    assert sorted(rolls.values()) == sorted((throw.well, throw.face) for throw in throws)
    assert [s.t_ns for s in sentences] == sorted(s.t_ns for s in sentences)


def test_a_simulator_that_cannot_run_is_one_sentence(tmp_path: Path) -> None:
    ends = tmp_path / "raja-board"
    ends.write_text("#!/bin/sh\nexit 3\n")
    ends.chmod(0o755)
    with pytest.raises(HardwareError, match=r"simulator\.failed"):
        SimulatedBoard(SimulatorFiles(ends, tmp_path / "raja.elf"), 1)


def test_a_line_the_simulator_does_not_know_is_refused(board: SimulatedBoard) -> None:
    with pytest.raises(HardwareError) as caught:
        board.say("fly 1")
    assert caught.value.code == "simulator.refused"
