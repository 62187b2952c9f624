"""What is known about a board now, as one frozen value."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias

from hardware.dice.typed_sentences import FaultCode, Heartbeat, Tilt, Well

Phase: TypeAlias = Literal["closed", "asking", "talking", "foreign"]


@dataclass(frozen=True, slots=True)
class BoardIdentity:
    """Which board answers: ``board`` never changes, ``boot`` goes up with each reset."""

    board: str
    boot: int
    firmware: str


@dataclass(frozen=True, slots=True)
class SessionView:
    """What is known now; everything about the board is None or empty while no board answers.

    Attributes:
        bad: number of damaged sentences since the program started.
        refused: number of well-formed sentences with values out of range.
        rolls: number of rolls that were taken.
    """

    phase: Phase
    identity: BoardIdentity | None
    wells: tuple[Well | None, Well | None]
    tilt: Tilt | None
    heartbeat: Heartbeat | None
    faults: tuple[tuple[FaultCode, int], ...]
    bad: int
    refused: int
    rolls: int
