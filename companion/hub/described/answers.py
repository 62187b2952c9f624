"""What the hub answers beside what it sees, as types."""

from __future__ import annotations

from dataclasses import dataclass

from companion.hub.access.tokens import TokenShown
from companion.hub.hall.halls import HallListed
from companion.hub.hooks.addresses import HookShown
from companion.hub.people.listing import PersonListed
from companion.hub.tournament.running import Form, Tournament
from companion.hub.watching.spectator_view import LineSeen, TableSeen
from companion.open_room.schema import Guest, Room


@dataclass(frozen=True, slots=True)
class WallTold:
    """All tables of the club, and its newest great moments."""

    tables: tuple[TableSeen, ...]
    moments: tuple[LineSeen, ...]


@dataclass(frozen=True, slots=True)
class StandingTold:
    """One person's season: ``behind`` is a point for each player left behind, ``rating`` null before the first rated game."""

    place: int
    person: int
    played: int
    won: int
    behind: int
    name: str
    colour: str | None
    rating: float | None


@dataclass(frozen=True, slots=True)
class StandingsTold:
    """A season's standings."""

    season: int
    standings: tuple[StandingTold, ...]


@dataclass(frozen=True, slots=True)
class RatingTold:
    """How good somebody is at a kind of game, at all of them where it is empty; ``shown`` is what they are at least."""

    kind: str
    mu: float
    sigma: float
    games: int
    shown: float


@dataclass(frozen=True, slots=True)
class NamedRatingTold:
    """The same of somebody by name."""

    person: int
    name: str
    kind: str
    mu: float
    sigma: float
    games: int
    shown: float


@dataclass(frozen=True, slots=True)
class RatingsTold:
    """Everybody's ratings, the best of each kind of game first."""

    ratings: tuple[NamedRatingTold, ...]


@dataclass(frozen=True, slots=True)
class AgainstTold:
    """Somebody met, and how often one was ahead, after or level."""

    name: str
    person: int
    ahead: int
    after: int
    level: int


@dataclass(frozen=True, slots=True)
class PersonsGame:
    """A game somebody sat in; ``name`` is the table's, ``winners`` are seats."""

    id: int
    kind: str
    title: str
    last_ns: int
    over: bool
    winners: tuple[int, ...]
    seat: int
    name: str
    table_id: int


@dataclass(frozen=True, slots=True)
class PersonTold:
    """Somebody's ratings, everybody they met, and their last games."""

    id: int
    name: str
    colour: str | None
    deleted: bool
    ratings: tuple[RatingTold, ...]
    against: tuple[AgainstTold, ...]
    games: tuple[PersonsGame, ...]


@dataclass(frozen=True, slots=True)
class PeopleTold:
    """Everybody the club knows, by name."""

    people: tuple[PersonListed, ...]


@dataclass(frozen=True, slots=True)
class OwnAccount:
    """Who is signed in, what they chose, when the account was made, and on how many devices it is open."""

    id: int
    nickname: str
    colour: str | None
    recordings_shown: bool
    made_ns: int
    devices: int


@dataclass(frozen=True, slots=True)
class WallRecord:
    """A great wall: its stones, its builder, the table's name."""

    size: int
    person_id: int
    last_ns: int
    name: str
    person: str


@dataclass(frozen=True, slots=True)
class SiegeRecord:
    """A long siege: its rolls, the table's name."""

    size: int
    last_ns: int
    name: str


@dataclass(frozen=True, slots=True)
class RecordsTold:
    """The greatest walls and the longest sieges."""

    walls: tuple[WallRecord, ...]
    sieges: tuple[SiegeRecord, ...]


@dataclass(frozen=True, slots=True)
class Alive:
    """The process answers."""

    alive: bool


@dataclass(frozen=True, slots=True)
class Ready:
    """Its database answers, too."""

    ready: bool


@dataclass(frozen=True, slots=True)
class BatchTaken:
    """Up to which version the hub has that game."""

    version: int


@dataclass(frozen=True, slots=True)
class PieceTaken:
    """How many bytes of that recording the hub has."""

    have: int


@dataclass(frozen=True, slots=True)
class HubJoined:
    """The hub's id, which each batch is signed for."""

    hub: str


@dataclass(frozen=True, slots=True)
class JoiningCode:
    """A code for one table, and for how many minutes it holds."""

    code: str
    minutes: float


@dataclass(frozen=True, slots=True)
class TableRevoked:
    """The table that was put out."""

    revoked: int


@dataclass(frozen=True, slots=True)
class NumberDeleted:
    """What was deleted or ended, by its number."""

    deleted: int


@dataclass(frozen=True, slots=True)
class RecordingDeleted:
    """The recording that was deleted."""

    deleted: str


@dataclass(frozen=True, slots=True)
class HookMade:
    """A webhook's number, and its secret, which is told this once."""

    id: int
    secret: str


@dataclass(frozen=True, slots=True)
class HooksTold:
    """All webhooks."""

    webhooks: tuple[HookShown, ...]


@dataclass(frozen=True, slots=True)
class HookTested:
    """The webhook that is told something that means nothing."""

    test: int


@dataclass(frozen=True, slots=True)
class TokenMade:
    """A token's number, and itself, which is told this once."""

    id: int
    token: str


@dataclass(frozen=True, slots=True)
class TokensTold:
    """All tokens that were not revoked."""

    tokens: tuple[TokenShown, ...]


@dataclass(frozen=True, slots=True)
class TokenRevoked:
    """The token that was revoked."""

    revoked: int


@dataclass(frozen=True, slots=True)
class TournamentsTold:
    """All tournaments, the newest first."""

    tournaments: tuple[Tournament, ...]


@dataclass(frozen=True, slots=True)
class NumberTold:
    """The number of what was made or changed."""

    id: int


@dataclass(frozen=True, slots=True)
class RoundPaired:
    """The round that begins."""

    round: int


@dataclass(frozen=True, slots=True)
class EntrantTold:
    """Somebody who plays."""

    id: int
    name: str


@dataclass(frozen=True, slots=True)
class ScoreTold:
    """One person's tournament so far."""

    place: int
    person: int
    points: int
    won: int
    opponents: int
    played: int
    name: str


@dataclass(frozen=True, slots=True)
class PairingTold:
    """Who sits at one table of a round; ``ranks`` are places in the order of people, null until they are known."""

    id: int
    round: int
    number: int
    table: str | None
    game: int | None
    people: tuple[EntrantTold, ...]
    ranks: tuple[int, ...] | None


@dataclass(frozen=True, slots=True)
class CourseTold:
    """How a tournament stands; ``playing`` are those who will be paired for the next round."""

    id: int
    title: str
    form: Form
    kind: str
    wanted: int
    rounds: int
    round: int
    over: bool
    scores: tuple[ScoreTold, ...]
    playing: tuple[int, ...]
    pairings: tuple[PairingTold, ...]


@dataclass(frozen=True, slots=True)
class HallsTold:
    """All halls, the newest first, and the addresses of the seal gates at which phones come in."""

    halls: tuple[HallListed, ...]
    gates: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class HallTaken:
    """What a phone alone is told of itself."""

    you: Guest


@dataclass(frozen=True, slots=True)
class HallSeen:
    """A hall, and the phone that asks; ``you`` is null for one that is not in."""

    room: Room
    now_ms: int
    sequence: int
    you: Guest | None


@dataclass(frozen=True, slots=True)
class HallHost:
    """Whoever asks may steer the hall."""

    host: bool


@dataclass(frozen=True, slots=True)
class HallGuest:
    """Somebody in a hall; seats count from 0."""

    seat: int
    name: str


@dataclass(frozen=True, slots=True)
class HallGuests:
    """Some of those in a hall, the newest first."""

    guests: tuple[HallGuest, ...]
