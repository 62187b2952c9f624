"""The board's sentences as types (docs/protocol.md): parses frames and writes sentences; refuses values out of range."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import astuple, dataclass
from enum import Enum
from typing import Literal, TypeAlias, cast, get_args

from hardware.dice.sentences import Frame, sentence_bytes

PROTOCOL = 1
WellState: TypeAlias = Literal["E", "M", "S", "C", "U"]
Cause: TypeAlias = Literal["power", "external", "brownout", "watchdog", "command", "unknown"]
FaultCode: TypeAlias = Literal[
    "tilt-absent", "tilt-stuck", "too-bright", "uncalibrated", "settings-lost", "memory-full"
]

# Bits of the heartbeat's `faults`: (bit, code, detail).
FAULT_BITS: tuple[tuple[int, FaultCode, int], ...] = (
    (1, "tilt-absent", 0),
    (2, "tilt-stuck", 0),
    (4, "too-bright", 0),
    (8, "too-bright", 1),
    (16, "uncalibrated", 0),
    (32, "uncalibrated", 1),
    (64, "settings-lost", 0),
    (128, "memory-full", 0),
)


@dataclass(frozen=True, slots=True)
class Boot:
    """``RJBOT``: the board has just started."""

    protocol: int
    firmware: str
    cause: Cause
    board: str
    boot: int


@dataclass(frozen=True, slots=True)
class Heartbeat:
    """``RJHBT``: the board is alive; counters count from its boot."""

    uptime_ms: int
    dropped: int
    bad: int
    lost: int
    pending: int
    faults: int


@dataclass(frozen=True, slots=True)
class Well:
    """``RJWEL``: what lies in a dice well now."""

    well: int
    state: WellState
    top: int
    margin_percent: int
    thrown: bool


@dataclass(frozen=True, slots=True)
class Roll:
    """``RJROL``: a thrown die has settled; repeated until acknowledged."""

    number: int
    well: int
    top: int
    margin_percent: int


@dataclass(frozen=True, slots=True)
class Tilt:
    """``RJTLT``: hundredths of a degree from the learned level."""

    x_cdeg: int
    y_cdeg: int


@dataclass(frozen=True, slots=True)
class Bump:
    """``RJBMP``: a knock on the table; repeated until acknowledged."""

    number: int
    peak_mg: int
    length_ms: int


@dataclass(frozen=True, slots=True)
class Fault:
    """``RJERR``: something is wrong with the board."""

    code: FaultCode
    detail: int


@dataclass(frozen=True, slots=True)
class Reply:
    """``RJREP``: the answer to the command with that sequence number."""

    sequence: int
    verb: str
    result: str
    values: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Command:
    """``RJCMD``: a command from the host to the board."""

    sequence: int
    verb: str
    arguments: tuple[str, ...] = ()


Sentence: TypeAlias = Boot | Heartbeat | Well | Roll | Tilt | Bump | Fault | Reply | Command


class NotUnderstood(Enum):
    """Why a well-formed sentence is not acted on."""

    REFUSED = "a known kind with a field too many, too few or out of range"
    UNKNOWN = "a kind that newer boards may have"


class _OutOfRangeError(Exception):
    """A field's value is outside the range that its kind allows."""


_NUMBER = re.compile(r"0|-?[1-9][0-9]{0,9}")
_VERSION = re.compile(r"(0|[1-9][0-9]?)\.(0|[1-9][0-9]?)\.(0|[1-9][0-9]?)")
_BOARD = re.compile(r"[0-9A-F]{8}")
_U16 = 0xFFFF
_U32 = 0xFFFFFFFF


def number_in(text: str, low: int, high: int) -> int | None:
    """Read a field's number; None unless it is written as the protocol wants and lies in ``low … high``."""
    if not _NUMBER.fullmatch(text):
        return None
    value = int(text)
    return value if low <= value <= high else None


def meaning_of(frame: Frame) -> Sentence | NotUnderstood:
    """Interpret a frame."""
    reader = _READERS.get(frame.kind)
    if reader is None:
        return NotUnderstood.UNKNOWN
    try:
        return reader(frame.fields)
    except _OutOfRangeError:
        return NotUnderstood.REFUSED


def bytes_of(sentence: Sentence) -> bytes:
    """Write a typed sentence as the bytes that go over the line.

    Raises:
        ValueError: it does not fit in 64 bytes, or has characters that a sentence may not contain.
    """
    fields: tuple[str, ...]
    match sentence:
        case Reply():
            fields = (str(sentence.sequence), sentence.verb, sentence.result, *sentence.values)
        case Command():
            fields = (str(sentence.sequence), sentence.verb, *sentence.arguments)
        case _:
            fields = tuple(str(int(item) if isinstance(item, bool) else item) for item in astuple(sentence))
    return sentence_bytes(_KINDS[type(sentence)], fields)


def _number(text: str, low: int, high: int) -> int:
    value = number_in(text, low, high)
    if value is None:
        raise _OutOfRangeError
    return value


def _form(text: str, form: re.Pattern[str]) -> str:
    if not form.fullmatch(text):
        raise _OutOfRangeError
    return text


def _word(text: str, words: tuple[str, ...]) -> str:
    if text not in words:
        raise _OutOfRangeError
    return text


def _exactly(fields: tuple[str, ...], count: int) -> None:
    if len(fields) != count:
        raise _OutOfRangeError


def _boot(fields: tuple[str, ...]) -> Boot:
    _exactly(fields, 5)
    return Boot(
        protocol=_number(fields[0], 1, 255),
        firmware=_form(fields[1], _VERSION),
        cause=cast(Cause, _word(fields[2], get_args(Cause))),
        board=_form(fields[3], _BOARD),
        boot=_number(fields[4], 1, _U16),
    )


def _heartbeat(fields: tuple[str, ...]) -> Heartbeat:
    _exactly(fields, 6)
    highest = (_U32, _U16, _U16, _U16, 255, 255)
    return Heartbeat(*(_number(text, 0, high) for text, high in zip(fields, highest, strict=True)))


def _well(fields: tuple[str, ...]) -> Well:
    _exactly(fields, 5)
    state = cast(WellState, _word(fields[1], get_args(WellState)))
    low, high = (1, 6) if state == "S" else (0, 0)
    return Well(
        well=_number(fields[0], 0, 1),
        state=state,
        top=_number(fields[2], low, high),
        margin_percent=_number(fields[3], 0, 0 if state in "EM" else 100),
        thrown=bool(_number(fields[4], 0, 1)),
    )


def _roll(fields: tuple[str, ...]) -> Roll:
    _exactly(fields, 4)
    return Roll(
        number=_number(fields[0], 1, _U32),
        well=_number(fields[1], 0, 1),
        top=_number(fields[2], 1, 6),
        margin_percent=_number(fields[3], 0, 100),
    )


def _tilt(fields: tuple[str, ...]) -> Tilt:
    _exactly(fields, 2)
    return Tilt(_number(fields[0], -9000, 9000), _number(fields[1], -9000, 9000))


def _bump(fields: tuple[str, ...]) -> Bump:
    _exactly(fields, 3)
    return Bump(_number(fields[0], 1, _U16), _number(fields[1], 0, _U16), _number(fields[2], 0, _U16))


def _fault(fields: tuple[str, ...]) -> Fault:
    _exactly(fields, 2)
    code = cast(FaultCode, _word(fields[0], get_args(FaultCode)))
    return Fault(code, _number(fields[1], 0, 1 if code in ("too-bright", "uncalibrated") else 0))


def _reply(fields: tuple[str, ...]) -> Reply:
    if len(fields) < 3:
        raise _OutOfRangeError
    return Reply(_number(fields[0], 0, _U16), fields[1], fields[2], fields[3:])


def _command(fields: tuple[str, ...]) -> Command:
    if len(fields) < 2:
        raise _OutOfRangeError
    return Command(_number(fields[0], 0, _U16), fields[1], fields[2:])


_READERS: dict[str, Callable[[tuple[str, ...]], Sentence]] = {
    "BOT": _boot,
    "HBT": _heartbeat,
    "WEL": _well,
    "ROL": _roll,
    "TLT": _tilt,
    "BMP": _bump,
    "ERR": _fault,
    "REP": _reply,
    "CMD": _command,
}
_KINDS: dict[type[Sentence], str] = {
    Boot: "BOT",
    Heartbeat: "HBT",
    Well: "WEL",
    Roll: "ROL",
    Tilt: "TLT",
    Bump: "BMP",
    Fault: "ERR",
    Reply: "REP",
    Command: "CMD",
}
