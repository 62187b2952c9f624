"""Dice in the simulated board, thrown and not thrown. `make -C firmware matrix` goes through all of the matrix."""

from __future__ import annotations

from contextlib import closing

import pytest

from hardware.dice.sentences import frame_of
from hardware.dice.typed_sentences import Roll, meaning_of
from hardware.errors import HardwareError
from hardware.simulator.board import SimulatedBoard, SimulatorFiles, built_simulator
from tests.firmware.reading_matrix import AMBIENT_COUNTS, PITCHES_MM, TURNS_DEG, Surroundings, Tally, throw_through

pytestmark = pytest.mark.simulator
LONGEST_LATENCY_MS = 400


@pytest.fixture(scope="module")
def files() -> SimulatorFiles:
    """The built simulator; the test is skipped, and says so, where there is none."""
    try:
        return built_simulator()
    except HardwareError:
        pytest.skip("needs the AVR tool chain and simavr: make firmware")


@pytest.mark.slow
@pytest.mark.parametrize("step", [3, pytest.param(1, marks=pytest.mark.long)])
def test_no_face_is_wrong_and_hardly_one_unread_for_each_pitch_and_light(files: SimulatorFiles, step: int) -> None:
    """Each pitch has a light of its own. In steps of three, each has two faces, and all six come."""
    tally = Tally()
    for number, pitch_mm in enumerate(PITCHES_MM):
        cases = [(face, TURNS_DEG[(face + number) % 4]) for face in range(1 + number % step, 7, step)]
        throw_through(files, Surroundings(pitch_mm, AMBIENT_COUNTS[number]), cases, number, tally)
    assert tally.thrown == 2 * len(PITCHES_MM) * 6 // step  # two wells
    assert tally.wrong == []
    assert len(tally.unread) <= 1, tally.unread
    assert max(tally.latencies_ms) <= LONGEST_LATENCY_MS  # simulated time


@pytest.mark.parametrize(
    "lines",
    [
        ("place 0 3 90 4.5", "run 900"),
        ("place 0 3 90 4.5", "run 900", "lift 0", "run 500", "place 0 5 0 4.5", "run 900"),
        ("place 0 3 90 4.5", "run 900", "push 0 1.5 -1 20", "run 900"),
        ("hold 0 2 0 4.5 1.5", "run 1500", "place 0 2 0 4.5", "run 900"),
        ("hold 0 2 0 4.5 4", "run 1500", "lift 0", "run 500"),
        ("cock 0 4 0 4.5 15", "run 1500", "place 0 4 0 4.5", "run 900"),
    ],
    ids=["put down", "lifted and put back", "pushed", "held low and let down", "held high", "cocked and straightened"],
)
def test_what_was_not_thrown_is_no_roll(files: SimulatorFiles, lines: tuple[str, ...]) -> None:
    with closing(SimulatedBoard(files, seed=7)) as board:
        board.say("noise 5")
        board.run(700)
        for line in lines:
            board.say(line)
        frames = [frame_of(heard.raw) for heard in board.heard()]
    assert len(frames) > 5
    assert not [frame for frame in frames if frame is not None and isinstance(meaning_of(frame), Roll)]
