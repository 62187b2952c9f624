"""All inputs of a session. Times are the game's own, in nanoseconds."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias

from companion.frames.phone_photo import TableShown
from companion.frames.sensing_result import BesidePicture, Sensed
from companion.games.actor import Actor
from companion.games.raja.commands import Command
from companion.referee.settings import RefereeSettings
from companion.session.camera_proposals import CameraProposal
from companion.table.session_notes import SessionNote, StrayRoll
from companion.texts.message import Message
from hardware.dice.happenings import Happening


@dataclass(frozen=True, slots=True)
class Commanded:
    """A command by an actor.

    Attributes:
        command: one of the open game's.
        expected_version: refuse if the table has moved on since.
        command_id: the sender's own id; a repeated one changes nothing.
    """

    t_ns: int
    actor: Actor
    command: Any
    expected_version: int | None = None
    command_id: str | None = None


@dataclass(frozen=True, slots=True)
class WallCounted:
    """A person's count of a wall (``FinishBuild``, ``FinishRemoval``), whether or not the game waits for it."""

    t_ns: int
    command: Command


@dataclass(frozen=True, slots=True)
class QuestionAnswered:
    """A person's answer to an open question; ``seat`` -1 is the host."""

    t_ns: int
    question: str
    value: int
    seat: int


@dataclass(frozen=True, slots=True)
class BoardTold:
    """A report by the dice board, decoded by ``hardware.dice``."""

    t_ns: int
    happening: Happening


@dataclass(frozen=True, slots=True)
class FrameSeen:
    """An analysed frame.

    Attributes:
        sensed: the frame's readings; None if it could not be read.
        number: the frame's number; None for the next one.
        beside: pictures by the other cameras at that time.
    """

    t_ns: int
    jpeg: bytes
    sensed: Sensed | None
    number: int | None = None
    beside: Sequence[BesidePicture] = ()


@dataclass(frozen=True, slots=True)
class PhotosShown:
    """Photos of the table that somebody took, read together with the camera's newest still frame, if there is one.

    Attributes:
        taken_ns: when they arrived; places that changed since then keep their newer readings.
        version: the game's version at that time.
        seat: the seat whose phone took them; -1 is the host.
    """

    t_ns: int
    taken_ns: int
    version: int
    seat: int
    shown: TableShown


@dataclass(frozen=True, slots=True)
class DeviceTurned:
    """A device (``camera``, ``arduino``) appeared or disappeared: its state in a word, and a line for the log."""

    t_ns: int
    device: str
    state: str
    line: Message


@dataclass(frozen=True, slots=True)
class StrayRollKept:
    """A roll that nobody waited for was stored: its line for the log, and all stray rolls that may still be counted."""

    t_ns: int
    line: SessionNote
    waiting: Sequence[StrayRoll]


@dataclass(frozen=True, slots=True)
class TableHeeded:
    """From now on everything on the table is accepted or asked about, not only walls that are built or taken down."""

    t_ns: int
    patience: RefereeSettings


@dataclass(frozen=True, slots=True)
class CardsSeen:
    """The cards the camera sees on the card mat while the game is at that version."""

    t_ns: int
    version: int
    proposals: tuple[CameraProposal, ...]


@dataclass(frozen=True, slots=True)
class Tick:
    """Time has passed; do what is due, such as the shuffle a small game waits for."""

    t_ns: int


Input: TypeAlias = (
    Commanded
    | WallCounted
    | QuestionAnswered
    | BoardTold
    | FrameSeen
    | PhotosShown
    | DeviceTurned
    | StrayRollKept
    | TableHeeded
    | CardsSeen
    | Tick
)
