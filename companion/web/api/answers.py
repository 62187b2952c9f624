"""What the interface answers beside states, as types."""

from __future__ import annotations

from dataclasses import dataclass

from companion.live.saved_games import SavedGame
from companion.player_records.records import RecordBook
from companion.session.views.reading_schema import Message


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why something was not done.

    Args:
        code: stable and dotted, e.g. auction.bid_too_low.
        message: one sentence for people, in English.
        values: what the sentence names, for other languages.
    """

    code: str
    message: str
    values: dict[str, int | str] | None = None


@dataclass(frozen=True, slots=True)
class AtVersion:
    """The game's version afterwards."""

    version: int


@dataclass(frozen=True, slots=True)
class RolledFaces:
    """What the companion rolled, and the game's version afterwards."""

    version: int
    faces: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class SeatTaken:
    """Where whoever asked sits now."""

    seat: int


@dataclass(frozen=True, slots=True)
class RequestMade:
    """The number of a request for a seat."""

    request: int


@dataclass(frozen=True, slots=True)
class HostMade:
    """Whether this phone is host now."""

    host: bool


@dataclass(frozen=True, slots=True)
class HostCode:
    """A code that makes one phone host, how long it holds, and its picture."""

    code: str
    seconds: int
    picture: str


@dataclass(frozen=True, slots=True)
class TableMade:
    """The id of a game."""

    table: str


@dataclass(frozen=True, slots=True)
class AllGames:
    """All saved games, newest first."""

    games: tuple[SavedGame, ...]


@dataclass(frozen=True, slots=True)
class BookShown:
    """The record book, and whether whoever asks may have somebody forgotten."""

    book: RecordBook
    may_forget: bool


@dataclass(frozen=True, slots=True)
class PersonForgotten:
    """In how many games there was somebody of that name."""

    games: int


@dataclass(frozen=True, slots=True)
class HallShown:
    """Whether an open room is served, and on which port."""

    open: bool
    port: int


@dataclass(frozen=True, slots=True)
class CityProposed:
    """What is read on one tile, to be said right."""

    row: int
    col: int
    stones: int
    width: int
    grain: int


@dataclass(frozen=True, slots=True)
class MatProposed:
    """A mat's cities."""

    seat: int
    cities: tuple[CityProposed, ...]


@dataclass(frozen=True, slots=True)
class LookToTeach:
    """What stands in a look that is to teach the table; ``number`` says which look is meant, ``picture`` is a data URL.

    Args:
        new_set: print or lens are unlike all that seeing learned from.
    """

    number: int
    new_set: bool
    mats: tuple[MatProposed, ...]
    picture: str


@dataclass(frozen=True, slots=True)
class PhotosTaken:
    """What came of photos of the table.

    Args:
        pictures: with what was seen drawn over, as data URLs; empty where a photo shows no mat.
        contradicts: the looks say otherwise of some place: something moved between them.
        followed: something was taken from what they show.
        closed: the question is settled.
        question: as it is still open.
    """

    pictures: tuple[str, ...]
    contradicts: bool
    followed: bool
    closed: bool
    question: Message | None
