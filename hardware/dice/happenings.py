"""What the Arduino reported, each event once and in order; input of the referee and the recorder.

``t_ns`` is the host's clock when the sentence arrived, or when the loss was noticed.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias

from hardware.dice.typed_sentences import Cause, FaultCode, WellState
from vision.message import Message

LossReason: TypeAlias = Literal["unplugged", "silent", "protocol", "closed"]


@dataclass(frozen=True, slots=True)
class RollSettled:
    """A thrown die lies still. ``(board, number)`` is unique forever; one board's numbers rise."""

    t_ns: int
    board: str
    number: int
    well: int
    top: int
    margin_percent: int


@dataclass(frozen=True, slots=True)
class TableTilted:
    """The table's slant changed; in hundredths of a degree from the learned level."""

    t_ns: int
    x_cdeg: int
    y_cdeg: int


@dataclass(frozen=True, slots=True)
class TableBumped:
    """The table was knocked. ``(board, boot, number)`` is unique."""

    t_ns: int
    board: str
    boot: int
    number: int
    peak_mg: int
    length_ms: int


@dataclass(frozen=True, slots=True)
class WellChanged:
    """A dice well is now empty, moving, settled, cocked or unreadable; ``top`` is 0 unless settled."""

    t_ns: int
    well: int
    state: WellState
    top: int
    margin_percent: int
    thrown: bool


@dataclass(frozen=True, slots=True)
class BoardAppeared:
    """A board has begun to answer, or has restarted; ``cause`` is None if it did not start just now."""

    t_ns: int
    board: str
    boot: int
    firmware: str
    cause: Cause | None


@dataclass(frozen=True, slots=True)
class BoardLost:
    """The board no longer answers; ``message`` says why, and what helps."""

    t_ns: int
    why: LossReason
    message: Message


@dataclass(frozen=True, slots=True)
class BoardFault:
    """Something is wrong with the board, or (``present`` false) is right again."""

    t_ns: int
    code: FaultCode
    detail: int
    present: bool
    message: Message


Happening: TypeAlias = RollSettled | TableTilted | TableBumped | WellChanged | BoardAppeared | BoardLost | BoardFault


@dataclass(frozen=True, slots=True)
class TimedSentence:
    """One raw sentence as it went over the line, for the recording."""

    t_ns: int
    direction: Literal["from_board", "to_board"]
    raw: bytes


@dataclass(frozen=True, slots=True)
class TimedThrow:
    """A die to throw into a twin's well: released at ``t_ns``, at rest with ``face`` up some 0.4 s later."""

    t_ns: int
    well: int
    face: int


@dataclass(frozen=True, slots=True)
class TimedBump:
    """A knock to give to the twin's table."""

    t_ns: int
    peak_mg: int
    length_ms: int


@dataclass(frozen=True, slots=True)
class TimedTilt:
    """A slant that the twin's table has from ``t_ns`` on."""

    t_ns: int
    x_deg: float
    y_deg: float
