"""What a recording holds, as values. ``t_ns`` is when it happened, ``logged_ns`` when it was written down."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Literal, TypeAlias

JsonObject: TypeAlias = dict[str, Any]


@dataclass(frozen=True, slots=True)
class FrameTaken:
    """One camera frame, as the JPEG the camera gave."""

    t_ns: int
    logged_ns: int
    jpeg: bytes


@dataclass(frozen=True, slots=True)
class SentencePassed:
    """One serial sentence, raw, as it went over the line."""

    t_ns: int
    logged_ns: int
    direction: Literal["from_board", "to_board"]
    raw: bytes


@dataclass(frozen=True, slots=True)
class CommandGiven:
    """A command a person gave, in the codec's JSON form."""

    t_ns: int
    logged_ns: int
    command: JsonObject


@dataclass(frozen=True, slots=True)
class AnswerGiven:
    """A person's word on something the rig measures too; it settles a question and wins over a reading."""

    t_ns: int
    logged_ns: int
    command: JsonObject


@dataclass(frozen=True, slots=True)
class Observed:
    """What was seen in a frame, in the form of ``raja count --json --details``."""

    t_ns: int
    logged_ns: int
    observation: JsonObject


@dataclass(frozen=True, slots=True)
class CommandRejected:
    """A command the rules refused, with its dotted code."""

    t_ns: int
    logged_ns: int
    command: JsonObject
    code: str
    message: str


@dataclass(frozen=True, slots=True)
class EventHappened:
    """An event of the game, with the version of the table after it."""

    t_ns: int
    logged_ns: int
    version: int
    event: JsonObject


Message: TypeAlias = (
    FrameTaken | SentencePassed | CommandGiven | AnswerGiven | Observed | CommandRejected | EventHappened
)
