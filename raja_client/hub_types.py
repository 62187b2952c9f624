"""A club's hub: what it answers, as types; written by scripts/make_client.py from the hub's description."""

from __future__ import annotations

from typing import Any, Literal, TypedDict


class Alive(TypedDict):
    """The process answers."""

    alive: bool


class RecordingKept(TypedDict):
    """A recording that is there."""

    digest: str
    table: str
    game: int
    size: int
    kept_ns: int
    facts: str
    pictured: bool | None
    withheld: bool


class ArchiveSeen(TypedDict):
    """What there is, and how long it stays."""

    recordings: list[RecordingKept]
    count: int
    used_bytes: int
    free_bytes: int
    space_gb: float
    keep_days: float
    drawn: int
    waiting: int


class EntrantTold(TypedDict):
    """Somebody who plays."""

    id: int
    name: str


class PairingTold(TypedDict):
    """Who sits at one table of a round; ranks are places in the order of people, null until they are known."""

    id: int
    round: int
    number: int
    table: str | None
    game: int | None
    people: list[EntrantTold]
    ranks: list[int] | None


class ScoreTold(TypedDict):
    """One person's tournament so far."""

    place: int
    person: int
    points: int
    won: int
    opponents: int
    played: int
    name: str


class CourseTold(TypedDict):
    """How a tournament stands; playing are those who will be paired for the next round."""

    id: int
    title: str
    form: Literal["swiss", "league"]
    kind: str
    wanted: int
    rounds: int
    round: int
    over: bool
    scores: list[ScoreTold]
    playing: list[int]
    pairings: list[PairingTold]


class HookMade(TypedDict):
    """A webhook's number, and its secret, which is told this once."""

    id: int
    secret: str


class HookTested(TypedDict):
    """The webhook that is told something that means nothing."""

    test: int


class HookShown(TypedDict):
    """An address."""

    id: int
    url: str
    kinds: list[str]
    waiting: int
    lost: int
    told_ns: int | None
    fault: str | None


class HooksTold(TypedDict):
    """All webhooks."""

    webhooks: list[HookShown]


class JoiningCode(TypedDict):
    """A code for one table, and for how many minutes it holds."""

    code: str
    minutes: float


class NumberDeleted(TypedDict):
    """What was deleted or ended, by its number."""

    deleted: int


class NumberTold(TypedDict):
    """The number of what was made or changed."""

    id: int


class PersonListed(TypedDict):
    """One of the club's people: games they sat in, and whether they have an account."""

    id: int
    name: str
    colour: str | None
    recordings_shown: bool
    games: int
    account: bool


class PeopleTold(TypedDict):
    """Everybody the club knows, by name."""

    people: list[PersonListed]


class AgainstTold(TypedDict):
    """Somebody met, and how often one was ahead, after or level."""

    name: str
    person: int
    ahead: int
    after: int
    level: int


class PersonsGame(TypedDict):
    """A game somebody sat in; name is the table's, winners are seats."""

    id: int
    kind: str
    title: str
    last_ns: int
    over: bool
    winners: list[int]
    seat: int
    name: str
    table_id: int


class RatingTold(TypedDict):
    """How good somebody is at a kind of game, at all of them where it is empty; shown is what they are at least."""

    kind: str
    mu: float
    sigma: float
    games: int
    shown: float


class PersonTold(TypedDict):
    """Somebody's ratings, everybody they met, and their last games."""

    id: int
    name: str
    colour: str | None
    deleted: bool
    ratings: list[RatingTold]
    against: list[AgainstTold]
    games: list[PersonsGame]


class NamedRatingTold(TypedDict):
    """The same of somebody by name."""

    person: int
    name: str
    kind: str
    mu: float
    sigma: float
    games: int
    shown: float


class RatingsTold(TypedDict):
    """Everybody's ratings, the best of each kind of game first."""

    ratings: list[NamedRatingTold]


class Ready(TypedDict):
    """Its database answers, too."""

    ready: bool


class RecordingDeleted(TypedDict):
    """The recording that was deleted."""

    deleted: str


class SiegeRecord(TypedDict):
    """A long siege: its rolls, the table's name."""

    size: int
    last_ns: int
    name: str


class WallRecord(TypedDict):
    """A great wall: its stones, its builder, the table's name."""

    size: int
    person_id: int
    last_ns: int
    name: str
    person: str


class RecordsTold(TypedDict):
    """The greatest walls and the longest sieges."""

    walls: list[WallRecord]
    sieges: list[SiegeRecord]


class RoundPaired(TypedDict):
    """The round that begins."""

    round: int


class StandingTold(TypedDict):
    """One person's season: behind is a point for each player left behind, rating null before the first rated game."""

    place: int
    person: int
    played: int
    won: int
    behind: int
    name: str
    colour: str | None
    rating: float | None


class StandingsTold(TypedDict):
    """A season's standings."""

    season: int
    standings: list[StandingTold]


class TableRevoked(TypedDict):
    """The table that was put out."""

    revoked: int


class LineSeen(TypedDict):
    """Something that happened, as a message; great: one of the moments that a whole club wants to hear of."""

    at_ns: int
    table: str
    table_id: int
    line: dict[str, Any]
    great: bool


class SeatSeen(TypedDict):
    """A seat at a table."""

    person: int | None
    name: str
    colour: str | None
    points: int | None
    won: bool
    mat: int | None


class GameSeen(TypedDict):
    """A game as a spectator sees it."""

    id: int
    version: int
    kind: str
    title: str
    phase: str
    over: bool
    last_ns: int
    seats: list[SeatSeen]
    lines: list[LineSeen]
    view: dict[str, Any]


class TableSeen(TypedDict):
    """A table with its newest game, None before the first; away: not heard of while its game goes on."""

    id: int
    name: str
    away: bool
    game: GameSeen | None


class TokenMade(TypedDict):
    """A token's number, and itself, which is told this once."""

    id: int
    token: str


class TokenRevoked(TypedDict):
    """The token that was revoked."""

    revoked: int


class TokenShown(TypedDict):
    """A token as hosts see it; ends_ns null: it holds until it is revoked."""

    id: int
    name: str
    scopes: list[Literal["read", "tables", "people", "tournaments", "webhooks", "recordings", "halls"]]
    made_ns: int
    ends_ns: int | None
    used_ns: int | None
    expired: bool


class TokensTold(TypedDict):
    """All tokens that were not revoked."""

    tokens: list[TokenShown]


class Tournament(TypedDict):
    """A tournament as hosts made it."""

    id: int
    title: str
    form: Literal["swiss", "league"]
    kind: str
    wanted: int
    rounds: int


class TournamentsTold(TypedDict):
    """All tournaments, the newest first."""

    tournaments: list[Tournament]


class WallTold(TypedDict):
    """All tables of the club, and its newest great moments."""

    tables: list[TableSeen]
    moments: list[LineSeen]
