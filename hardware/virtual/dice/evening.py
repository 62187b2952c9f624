"""Serial sentences for the throws of a simulated evening, from the virtual board; no tool chain needed."""

from __future__ import annotations

from collections.abc import Sequence

from hardware.dice.happenings import TimedBump, TimedSentence, TimedThrow, TimedTilt
from hardware.dice.settings import LinkSettings
from hardware.lockstep import run_evening
from hardware.virtual.dice.board import VirtualBoard

SEED = 20261121


def sentences_of_throws(
    throws: Sequence[TimedThrow],
    end_ns: int,
    settings: LinkSettings,
    table: Sequence[TimedBump | TimedTilt] = (),
) -> list[TimedSentence]:
    """Raw sentences, both ways and in order of time, for dice thrown and knocks given at these times, up to ``end_ns``.

    Throws into one well must be at least 1.3 s apart. The same arguments give the same bytes.
    """
    return run_evening(VirtualBoard(SEED), settings, throws, end_ns, table)
