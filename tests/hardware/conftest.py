"""The boards that the tests of the hardware room run on."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import closing

import pytest

from companion.settings.loading import load_settings
from hardware.dice.settings import LinkSettings
from hardware.errors import HardwareError
from hardware.simulator.board import SimulatedBoard, SimulatorFiles, built_simulator
from hardware.twin import Twin
from hardware.virtual.dice.board import VirtualBoard

TwinMaker = Callable[[int], Twin]
TWINS = ("virtual", pytest.param("simulated", marks=pytest.mark.simulator))


@pytest.fixture(scope="session")
def link_settings() -> LinkSettings:
    """The shipped settings of the link."""
    return load_settings().link


def simulator_files() -> SimulatorFiles:
    """The built simulator; the test is skipped, and says so, where there is none."""
    try:
        return built_simulator()
    except HardwareError:
        pytest.skip("needs the AVR tool chain and simavr: make firmware")


@pytest.fixture(params=TWINS)
def make_twin(request: pytest.FixtureRequest) -> Iterator[TwinMaker]:
    """Makes boards of either kind from a seed; they are ended after the test."""
    made: list[Twin] = []

    def make(seed: int) -> Twin:
        twin: Twin = VirtualBoard(seed) if request.param == "virtual" else SimulatedBoard(simulator_files(), seed)
        made.append(twin)
        return twin

    yield make
    for twin in made:
        with closing(twin):
            pass
