"""Schema of a reading, and of a message that is not in words yet."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Literal, TypeAlias


@dataclass(frozen=True, slots=True)
class Message:
    """A text's code with its values, put into words by whoever shows it."""

    code: str
    values: dict[str, Any]


@dataclass(frozen=True, slots=True)
class SeenCount:
    """A number that was seen."""

    state: Literal["seen"]
    value: int


@dataclass(frozen=True, slots=True)
class UnsureCount:
    """A number in doubt."""

    state: Literal["unsure"]
    best: int
    low: int
    high: int
    why: Message


@dataclass(frozen=True, slots=True)
class Hidden:
    """Nothing can be seen of it."""

    state: Literal["hidden"]
    why: Message


@dataclass(frozen=True, slots=True)
class SeenFlag:
    """A yes or no that was seen."""

    state: Literal["seen"]
    value: bool


@dataclass(frozen=True, slots=True)
class UnsureFlag:
    """A yes or no in doubt."""

    state: Literal["unsure"]
    best: bool
    low: bool
    high: bool
    why: Message


CountReading: TypeAlias = SeenCount | UnsureCount | Hidden
FlagReading: TypeAlias = SeenFlag | UnsureFlag | Hidden


@dataclass(frozen=True, slots=True)
class CityReading:
    """What the camera reads of a city."""

    noble: FlagReading
    stones: CountReading
    width: CountReading
    grain: CountReading
