"""Schema of the state of a small game that one viewer is sent; ``state`` fills it in."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias

from companion.games.almost import moves as almost
from companion.games.almost import schema as almost_told
from companion.games.almost.events import Event as AlmostEvent
from companion.games.belemmer import moves as belemmer
from companion.games.belemmer import schema as belemmer_told
from companion.games.belemmer.events import Event as BelemmerEvent
from companion.games.bid_war import moves as bid_war
from companion.games.bid_war import schema as bid_war_told
from companion.games.bid_war.events import Event as BidWarEvent
from companion.games.evening_vote import game as evening_vote
from companion.games.evening_vote import schema as evening_vote_told
from companion.games.raja.pieces import Marker
from companion.games.schema import Exact
from companion.games.suit_bidding import moves as suit_bidding
from companion.games.suit_bidding import schema as suit_bidding_told
from companion.games.suit_bidding.events import Event as SuitBiddingEvent
from companion.lobby.lobby import GameKind, VirtualKind
from companion.lobby.seat_emblems import PlaceColour
from companion.session.camera_proposals import CameraProposal
from companion.session.views.reading_schema import Message

VoteMove: TypeAlias = evening_vote.MaySealBallot | evening_vote.MayWithdrawBallot
Move: TypeAlias = bid_war.Move | suit_bidding.Move | almost.Move | belemmer.Move | VoteMove
View: TypeAlias = (
    almost_told.View | bid_war_told.View | suit_bidding_told.View | belemmer_told.View | evening_vote_told.View
)
TableEvent: TypeAlias = BidWarEvent | SuitBiddingEvent | AlmostEvent | BelemmerEvent | evening_vote.Event


@dataclass(frozen=True, slots=True)
class SmallSeat:
    """A place at the table."""

    seat: int
    name: str | None
    marker: Marker | None
    symbol: str
    colour: PlaceColour
    held: bool
    present: bool
    virtual: VirtualKind | None


@dataclass(frozen=True, slots=True)
class SmallLine:
    """A line of the log."""

    version: int
    message: Message


@dataclass(frozen=True, slots=True)
class SmallClock:
    """When a talk ends, by the wall clock."""

    ends_ns: int | None


@dataclass(frozen=True, slots=True)
class PlayedScore:
    """Somebody's points in a game that is over."""

    name: str
    points: Exact | None


@dataclass(frozen=True, slots=True)
class PlayedGame:
    """A game of this evening that is over."""

    id: str
    kind: GameKind
    title: str
    played: str
    winners: tuple[str, ...]
    scores: tuple[PlayedScore, ...]


@dataclass(frozen=True, slots=True)
class Total:
    """What somebody has won this evening."""

    name: str
    won: int
    points: int


@dataclass(frozen=True, slots=True)
class SmallEvening:
    """The evening's games so far, and whether they can be voted on."""

    games: tuple[PlayedGame, ...]
    totals: tuple[Total, ...]
    vote: bool


@dataclass(frozen=True, slots=True)
class SmallUndo:
    """Whether this viewer may undo and redo, and what an undo takes back."""

    may: bool
    what: Message | None
    redo: bool


@dataclass(frozen=True, slots=True)
class LastEvents:
    """What happened last, as this viewer may see it."""

    version: int
    events: tuple[TableEvent, ...]


@dataclass(frozen=True, slots=True)
class SmallState:
    """What a table tells one viewer of its small game."""

    sequence: int
    kind: GameKind
    table: str
    version: int
    title: str
    stage: Literal["open", "playing", "ended"]
    paused: bool
    recorded: Literal["now", "with_game", "off"]
    paused_by: str | None
    seats: tuple[SmallSeat, ...]
    aside: tuple[SmallSeat, ...]
    waiting: tuple[int, ...]
    log: tuple[SmallLine, ...]
    clock: SmallClock
    evening: SmallEvening
    proposals: tuple[CameraProposal, ...]
    notes: tuple[Message, ...]
    you: int | None
    host: bool
    view: View | None
    moves: tuple[Move, ...]
    host_moves: tuple[Move, ...] | None
    undo: SmallUndo
    last: LastEvents | None
