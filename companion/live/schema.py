"""Schema of the live state that one viewer of Raja is sent: the board, the people, and what only that viewer may know."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias

from companion.games.raja.moves import MayCorrectPrice, MayDeclareBuild, MayMend, MayTrade, Move
from companion.games.raja.options import Rulebook, RulebookName
from companion.games.raja.pieces import Cell, Marker, Phase
from companion.live.recording_status import Recorded
from companion.lobby.lobby import GameKind, VirtualKind
from companion.lobby.seat_emblems import PlaceColour
from companion.session.views.reading_schema import Message
from companion.session.views.schema import Board, Devices, Evening


@dataclass(frozen=True, slots=True)
class RecordingTold:
    """How recording is, for the host."""

    on: bool
    file: str | None
    size_mb: float
    message: Message
    failed: bool


@dataclass(frozen=True, slots=True)
class LobbySeat:
    """A place at the table."""

    seat: int
    symbol: str
    colour: PlaceColour
    name: str | None
    marker: Marker | None
    taken: bool
    held: bool
    connected: bool
    virtual: VirtualKind | None
    returnable: bool


@dataclass(frozen=True, slots=True)
class SeatRequest:
    """Somebody asks for a seat that is taken."""

    id: int
    seat: int
    name: str


@dataclass(frozen=True, slots=True)
class Options:
    """What the table agreed on; ``rulings`` with a mixed rulebook alone."""

    rulebook: RulebookName
    rulings: Rulebook | None
    open_hands: bool
    undo: Literal["host", "all"]
    hints: bool
    companion_dice: bool
    starting_seat: int | None


@dataclass(frozen=True, slots=True)
class Lobby:
    """The people at the table, and how it is reached."""

    table: str
    kind: GameKind
    title: str
    created: str
    stage: Literal["open", "playing", "ended"]
    paused: bool
    paused_by: str | None
    address: str
    name_address: str | None
    secure_address: str | None
    fingerprint: str | None
    seats: tuple[LobbySeat, ...]
    requests: tuple[SeatRequest, ...]
    rulebook: RulebookName
    options: Options


@dataclass(frozen=True, slots=True)
class Clock:
    """The call clock: how long a call may take, and when the present one ends, by the wall clock."""

    seconds: int | None
    ends_at_ms: int | None


@dataclass(frozen=True, slots=True)
class Viewing:
    """Who looks."""

    role: Literal["spectator", "seat"]
    seat: int | None
    host: bool
    local: bool
    pin: str | None


@dataclass(frozen=True, slots=True)
class Host:
    """A phone that is host."""

    number: int
    seat: int | None
    since_ms: int | None
    own: bool


@dataclass(frozen=True, slots=True)
class Legal:
    """What a seat may do now; ``ahead`` is what it could do on its turn, for plans."""

    seat: int
    phase: Phase
    active: int | None
    waiting_for: tuple[int, ...]
    moves: tuple[Move, ...]
    mends: tuple[Move, ...]
    ahead: tuple[MayTrade | MayDeclareBuild, ...]


@dataclass(frozen=True, slots=True)
class AnyHand:
    """The host may correct that hand; its bounds would tell what is in it."""

    may: Literal["CorrectHand"]
    owner: int


@dataclass(frozen=True, slots=True)
class HostLegal:
    """What the host may correct."""

    seat: int
    phase: Phase
    active: int | None
    waiting_for: tuple[int, ...]
    moves: tuple[Move, ...]
    mends: tuple[MayMend | MayCorrectPrice | AnyHand, ...]


@dataclass(frozen=True, slots=True)
class NextUndo:
    """What an undo would take back, and what is said before whoever taps it is asked; () where nobody is."""

    message: Message
    moves: tuple[Message, ...]
    asks: tuple[Message, ...]


@dataclass(frozen=True, slots=True)
class UndoOffered:
    """Whether this viewer may undo and redo."""

    may: bool
    count: int
    redo: bool
    next: NextUndo | None
    again: Message | None


@dataclass(frozen=True, slots=True)
class Chances:
    """What dice will do, on average."""

    destroyed: float
    stones_lost: float
    elephants_lost: float


@dataclass(frozen=True, slots=True)
class ElephantChances(Chances):
    """With so many elephants."""

    elephants: int


@dataclass(frozen=True, slots=True)
class ShieldChances(Chances):
    """With so many shield points."""

    shield_points: int


@dataclass(frozen=True, slots=True)
class CityToAttack:
    """A city that may be attacked."""

    defender: int
    cell: Cell
    stones: int
    shield_points: int
    by_elephants: tuple[ElephantChances, ...]


@dataclass(frozen=True, slots=True)
class CityToDefend:
    """A city that is attacked."""

    defender: int
    cell: Cell
    stones: int
    elephants: int
    by_shield_points: tuple[ShieldChances, ...]


@dataclass(frozen=True, slots=True)
class AttackerOdds:
    """Odds for whoever may attack."""

    role: Literal["attacker"]
    cities: tuple[CityToAttack, ...]


@dataclass(frozen=True, slots=True)
class DefenderOdds:
    """Odds for whoever assigns shields."""

    role: Literal["defender"]
    cities: tuple[CityToDefend, ...]


@dataclass(frozen=True, slots=True)
class CityBesieged:
    """A city under siege before any die: without shields, and with all that may defend it."""

    defender: int
    cell: Cell
    stones: int
    elephants: int
    bare: Chances
    shielded: ShieldChances


@dataclass(frozen=True, slots=True)
class WatcherOdds:
    """Odds of a declared siege, for everybody who looks on."""

    role: Literal["watcher"]
    cities: tuple[CityBesieged, ...]


Odds: TypeAlias = AttackerOdds | DefenderOdds | WatcherOdds


@dataclass(frozen=True, slots=True)
class LiveState(Board):
    """What a live table tells one viewer."""

    sequence: int
    evening: Evening
    devices: Devices
    lobby: Lobby
    clock: Clock
    recorded: Recorded
    you: Viewing
    hosts: tuple[Host, ...] | None
    legal: Legal | None
    host_legal: HostLegal | None
    undo: UndoOffered
    odds: Odds | None
