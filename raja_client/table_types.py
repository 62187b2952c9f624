"""A table, as a guest sees it: what it answers, as types; written by scripts/make_client.py from the hub's description."""

from __future__ import annotations

from typing import Any, Literal, TypedDict


class Message(TypedDict):
    """A text's code with its values, put into words by whoever shows it."""

    code: str
    values: dict[str, Any]


class AwardWon(TypedDict):
    """An award, and what it is for."""

    seat: int
    code: str
    title: Message
    line: Message


class BestBargain(TypedDict):
    """What brought one player most over what it cost."""

    seat: int
    gain: int
    said: Message | None


class CoachLine(TypedDict):
    """A choice or a throw that mattered, and what would have been better."""

    seat: int
    kind: Literal["choice", "dice"]
    turn: int
    phase: Literal["set-up", "production", "auction", "commerce", "building", "siege", "ended"]
    dollars: int
    version: int
    said: Message
    better: Message


class LuckShare(TypedDict):
    """What one player's game was made of, in dollars."""

    seat: int
    battles: int
    sieges: int
    trades: int
    dice: int
    percent: int | None


class PlayedBy(TypedDict):
    """Who played, and in which colour."""

    seat: int
    name: str
    symbol: str
    colour: Literal["green", "purple", "orange", "black", "white"]


class PointsAt(TypedDict):
    """Everybody's points from then on."""

    at: float
    points: list[int]


class TurnBegan(TypedDict):
    """When a turn began, as a share of the game."""

    at: float
    turn: int


class PointsOverTime(TypedDict):
    """How points came and went."""

    turns: list[TurnBegan]
    steps: list[PointsAt]


class Score(TypedDict):
    """A seat's points, and what they are for."""

    seat: int
    points: int
    nobles_home: int
    captured: int
    great_walls: int


class WallOfTheGame(TypedDict):
    """The longest wall."""

    seat: int
    city: str
    stones: int
    width: int


class Afterwards(TypedDict):
    """A game that is over, told whole."""

    seats: list[PlayedBy]
    winners: list[int]
    how: Message | None
    minutes: int
    turns: int
    score: list[Score]
    course: PointsOverTime
    luck: list[LuckShare]
    wall: WallOfTheGame | None
    bargain: BestBargain | None
    awards: list[AwardWon]
    coach: list[CoachLine]


class SavedGame(TypedDict):
    """A game in the list; stage as in lobby.stage."""

    table: str
    kind: Literal["raja", "bid_war", "suit_bidding", "almost", "belemmer", "evening_vote"]
    title: str
    created: str
    stage: str
    players: list[str]
    version: int
    open: bool


class AllGames(TypedDict):
    """All saved games, newest first."""

    games: list[SavedGame]


class PlayedAt(TypedDict):
    """One person at one game: how often, how often won (shared wins too), and the most points."""

    game: str
    games: int
    won: int
    best: int | None


class PersonRecord(TypedDict):
    """One person."""

    name: str
    games: int
    won: int
    evenings: int
    first: str
    last: str
    streak: int
    favourite_seat: int | None
    played: list[PlayedAt]


class Rivalry(TypedDict):
    """Two people who met: how often each was ahead of the other at the end."""

    names: list[Any]
    games: int
    ahead: list[Any]


class TableRecord(TypedDict):
    """What nobody at this table has done better; the earliest of several."""

    kind: Literal["points", "stones", "minutes", "streak"]
    game: str
    value: int
    name: str
    created: str
    names: list[str]


class RecordBook(TypedDict):
    """All of it; people by wins, then by games, then by name."""

    games: int
    evenings: int
    people: list[PersonRecord]
    rivalries: list[Rivalry]
    records: list[TableRecord]


class BookShown(TypedDict):
    """The record book, and whether whoever asks may have somebody forgotten."""

    book: RecordBook
    may_forget: bool


class HallShown(TypedDict):
    """Whether an open room is served, and on which port."""

    open: bool
    port: int


class Prices(TypedDict):
    """What a unit costs, by market."""

    grain: int
    shields: int
    elephants: int


class GameMoment(TypedDict):
    """A moment of the game, with prices and points."""

    version: int
    t_s: float
    message: Message
    tags: list[str]
    turn: int
    phase: Literal["set-up", "production", "auction", "commerce", "building", "siege", "ended"]
    prices: Prices
    points: list[int]


class Moments(TypedDict):
    """All moments of a game."""

    moments: list[GameMoment]
