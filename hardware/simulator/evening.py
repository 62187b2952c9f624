"""Serial sentences for the throws of a simulated evening, from the real firmware in the simulator, in lockstep."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import closing

from hardware.dice.happenings import TimedBump, TimedSentence, TimedThrow, TimedTilt
from hardware.dice.settings import LinkSettings
from hardware.lockstep import run_evening
from hardware.simulator.board import SimulatedBoard, built_simulator

SEED = 20261121


def sentences_of_throws(
    throws: Sequence[TimedThrow],
    end_ns: int,
    settings: LinkSettings,
    table: Sequence[TimedBump | TimedTilt] = (),
) -> list[TimedSentence]:
    """Raw sentences, both ways and in order of time, for dice thrown and knocks given at these times, up to ``end_ns``.

    Throws into one well must be at least 1.3 s apart. The same arguments give the same bytes.

    Raises:
        HardwareError: ``simulator.not_built``, ``simulator.failed``.
    """
    with closing(SimulatedBoard(built_simulator(), SEED)) as board:
        return run_evening(board, settings, throws, end_ns, table)
