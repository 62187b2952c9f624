"""Schema of the review of a finished game, as the server sends it; ``summary`` fills it in."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from companion.games.raja.pieces import Phase
from companion.session.views.reading_schema import Message
from companion.session.views.schema import Score
from vision.geometry.table import SeatColour


@dataclass(frozen=True, slots=True)
class PlayedBy:
    """Who played, and in which colour."""

    seat: int
    name: str
    symbol: str
    colour: SeatColour


@dataclass(frozen=True, slots=True)
class TurnBegan:
    """When a turn began, as a share of the game."""

    at: float
    turn: int


@dataclass(frozen=True, slots=True)
class PointsAt:
    """Everybody's points from then on."""

    at: float
    points: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class PointsOverTime:
    """How points came and went."""

    turns: tuple[TurnBegan, ...]
    steps: tuple[PointsAt, ...]


@dataclass(frozen=True, slots=True)
class LuckShare:
    """What one player's game was made of, in dollars."""

    seat: int
    battles: int
    sieges: int
    trades: int
    dice: int
    percent: int | None


@dataclass(frozen=True, slots=True)
class WallOfTheGame:
    """The longest wall."""

    seat: int
    city: str
    stones: int
    width: int


@dataclass(frozen=True, slots=True)
class BestBargain:
    """What brought one player most over what it cost."""

    seat: int
    gain: int
    said: Message | None


@dataclass(frozen=True, slots=True)
class AwardWon:
    """An award, and what it is for."""

    seat: int
    code: str
    title: Message
    line: Message


@dataclass(frozen=True, slots=True)
class CoachLine:
    """A choice or a throw that mattered, and what would have been better."""

    seat: int
    kind: Literal["choice", "dice"]
    turn: int
    phase: Phase
    dollars: int
    version: int
    said: Message
    better: Message


@dataclass(frozen=True, slots=True)
class Afterwards:
    """A game that is over, told whole."""

    seats: tuple[PlayedBy, ...]
    winners: tuple[int, ...]
    how: Message | None
    minutes: int
    turns: int
    score: tuple[Score, ...]
    course: PointsOverTime
    luck: tuple[LuckShare, ...]
    wall: WallOfTheGame | None
    bargain: BestBargain | None
    awards: tuple[AwardWon, ...]
    coach: tuple[CoachLine, ...]
