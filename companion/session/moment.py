"""Everything there is to show at one moment; the state that pages receive is made from it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from companion.games.raja.state import State
from companion.referee.expectations import Place, TableNeeds
from companion.referee.proposals import Question
from companion.referee.referee import Referee
from companion.session.accidents import AccidentPicture
from companion.session.words.announcements import Announcement
from companion.texts.message import Message
from vision.readings.observation import MatObservation, TableObservation


@dataclass(frozen=True, slots=True)
class FrameShown:
    """The newest frame: its number, time and size."""

    number: int
    t_ns: int
    width: int
    height: int


@dataclass(frozen=True, slots=True)
class RollShown:
    """A settled roll and who rolled it; ``seat`` is None if no roll was expected."""

    number: int
    well: int
    face: int
    margin: int
    t_ns: int
    seat: int | None
    side: str | None


@dataclass(frozen=True, slots=True)
class WellShown:
    """What a dice well holds now."""

    well: int
    state: str
    face: int | None


@dataclass(frozen=True, eq=False)
class LineShown:
    """One line of the log with its version and time; two lines with equal content are still different lines."""

    version: int
    t_ns: int
    announcement: Announcement

    @cached_property
    def message_told(self) -> Mapping[str, Any]:
        """The message as JSON, made once because it is sent with every later state."""
        return self.announcement.message.to_json()


@dataclass(frozen=True, slots=True)
class DeviceShown:
    """A device's state and its message."""

    state: str
    message: Message
    virtual: bool


@dataclass(frozen=True, slots=True)
class BumpShown:
    """The newest knock."""

    t_ns: int
    peak_mg: int


@dataclass(frozen=True, slots=True)
class Shaken:
    """What the board senses: the newest knock, and the tilt about two axes."""

    bump: BumpShown | None
    tilt_deg: tuple[float, float] | None


@dataclass(frozen=True, slots=True)
class Moment:
    """Everything that pages show at one moment.

    ``live`` has the newest reading of each mat, made while stones may still be moving: for display, not for the rules.
    """

    t_ns: int
    state: State
    version: int
    mats: Sequence[int]
    needs: TableNeeds
    referee: Referee
    observation: TableObservation | None
    live: Mapping[int, MatObservation]
    questions: Sequence[tuple[Question, Sequence[AccidentPicture]]]
    shaken: Shaken
    frame: FrameShown | None
    read_in_frame: Mapping[Place, int]
    wells: Sequence[WellShown]
    rolls: Sequence[RollShown]
    lines: Sequence[LineShown]
    devices: Mapping[str, DeviceShown]
    pictures_at: str = ""
    """Prefix of the pictures' addresses."""
    begins_ns: int = 0
    """The page shows times relative to this one, because a game may be created long before it starts."""
