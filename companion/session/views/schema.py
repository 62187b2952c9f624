"""Schema of the state of Raja's table, live or recorded; ``page_state`` fills it in.

The schema of the interface, its description for programs and the types of the pages' JavaScript are made from them
(`make page-types`); every state of whole games is held against that.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias

from companion.games.raja.pieces import Marker, Phase, Side
from companion.games.raja.schema import GameView, Prices
from companion.session.views.reading_schema import CityReading, CountReading, Message
from vision.geometry.table import SeatColour


@dataclass(frozen=True, slots=True)
class Counting:
    """The progress of a build, and whether the camera saw stones fall."""

    placed: int
    declared: int
    fell: bool


@dataclass(frozen=True, slots=True)
class City:
    """A city as the game has it, beside what the camera reads."""

    noble: bool
    stones: int
    width: int
    grain: int
    reading: CityReading | None
    crop: str | None
    differs: Message | None
    counting: Counting | None


@dataclass(frozen=True, slots=True)
class Place:
    """A cell of a seat's Lands: as people call it, and by row and column."""

    cell: str
    row: int
    col: int


@dataclass(frozen=True, slots=True)
class Tile(Place):
    """A tile of the board."""

    seat: int
    side: Side
    on_camera: bool
    city: City | None
    shields: tuple[int, ...]
    differs: Message | None


@dataclass(frozen=True, slots=True)
class MarketRow:
    """A market as the game has it, beside what the camera reads of its price."""

    price: int
    reading: CountReading | None
    stock: int
    differs: Message | None


@dataclass(frozen=True, slots=True)
class Market:
    """The three markets."""

    grain: MarketRow
    shields: MarketRow
    elephants: MarketRow


@dataclass(frozen=True, slots=True)
class Well:
    """A dice well of the board."""

    well: int
    state: str
    face: int | None


@dataclass(frozen=True, slots=True)
class Roll:
    """A die that settled."""

    number: int
    well: int
    face: int
    margin: int
    seat: int | None
    side: Literal["attacker", "defender"] | None
    t_s: float


@dataclass(frozen=True, slots=True)
class Siege:
    """The present battle's dice."""

    attacker: int
    defender: int
    attacker_dice: tuple[int, ...]
    attacker_wanted: int
    defender_dice: tuple[int, ...]
    defender_wanted: int
    explained: str | None


@dataclass(frozen=True, slots=True)
class Dice:
    """Wells, newest rolls, and what they are rolled for."""

    wells: tuple[Well, ...]
    rolls: tuple[Roll, ...]
    siege: Siege | None


@dataclass(frozen=True, slots=True)
class Bump:
    """A knock at the table."""

    t_s: float
    peak_mg: int


@dataclass(frozen=True, slots=True)
class Tilt:
    """How far the table leans."""

    x_deg: float
    y_deg: float


@dataclass(frozen=True, slots=True)
class Shaken:
    """What happened to the table."""

    bump: Bump | None
    tilt: Tilt | None


@dataclass(frozen=True, slots=True)
class Answer:
    """An answer in words."""

    value: int
    message: Message


@dataclass(frozen=True, slots=True)
class AccidentPicture:
    """A picture around an accident."""

    n: int
    after_s: float
    picture: str


@dataclass(frozen=True, slots=True)
class SideAt(Place):
    """Which side a tile shows."""

    side: Side


@dataclass(frozen=True, slots=True)
class SeenTiles:
    """Lands as the camera sees them."""

    tiles: tuple[SideAt, ...]


@dataclass(frozen=True, slots=True)
class SeenNobles:
    """Nobles as the camera sees them."""

    nobles: tuple[Place, ...]


@dataclass(frozen=True, slots=True)
class ComparedPrice:
    """A price on the table and in the game."""

    about: Literal["price"]
    table: int
    game: int


@dataclass(frozen=True, slots=True)
class ComparedSide:
    """A tile's side on the table and in the game."""

    about: Literal["side"]
    table: Side
    game: Side


@dataclass(frozen=True, slots=True)
class ComparedShields:
    """A tile's shields on the table and in the game."""

    about: Literal["shields"]
    table: tuple[int, ...]
    game: tuple[int, ...]


Compared: TypeAlias = ComparedPrice | ComparedSide | ComparedShields


@dataclass(frozen=True, slots=True)
class Question:
    """What the referee asks a seat."""

    id: str
    seat: int
    message: Message
    crop: str | None
    answers: tuple[int | Answer, ...]
    pad: bool
    may_be_shown: bool
    pictures: tuple[AccidentPicture, ...]
    seen: SeenTiles | SeenNobles | None
    compared: Compared | None


@dataclass(frozen=True, slots=True)
class Seat:
    """A player of the game."""

    seat: int
    name: str
    symbol: str
    colour: SeatColour
    marker: Marker


@dataclass(frozen=True, slots=True)
class Frame:
    """The newest picture of the table."""

    n: int
    t_s: float
    picture: str
    overlay: str
    width: int
    height: int


@dataclass(frozen=True, slots=True)
class LogEntry:
    """A line of the chronicle."""

    version: int
    t_s: float
    message: Message
    tags: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Score:
    """A seat's points, and what they are for."""

    seat: int
    points: int
    nobles_home: int
    captured: int
    great_walls: int


@dataclass(frozen=True, slots=True)
class Result:
    """How the game ended."""

    winners: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Device:
    """How camera or board is."""

    state: Literal["on", "off", "recording", "fault"]
    message: Message
    virtual: bool


@dataclass(frozen=True, slots=True)
class Devices:
    """Camera and board."""

    camera: Device
    arduino: Device


@dataclass(frozen=True, slots=True)
class NoDevices:
    """A moment looked back at has no devices."""


@dataclass(frozen=True, slots=True)
class Evening:
    """How far the evening has come, and whether it goes on."""

    title: str
    mode: Literal["live", "recording"]
    t_s: float
    end_s: float
    playing: bool
    speed: float
    finished: bool
    notes: tuple[Message, ...]


@dataclass(frozen=True, slots=True)
class Board:
    """What everybody at Raja's table may see."""

    version: int
    seats: tuple[Seat, ...]
    board: tuple[Tile, ...]
    market: Market | None
    dice: Dice
    shaken: Shaken
    loose: CountReading
    questions: tuple[Question, ...]
    frame: Frame | None
    log: tuple[LogEntry, ...]
    score: tuple[Score, ...]
    result: Result | None
    game: GameView | None


@dataclass(frozen=True, slots=True)
class MomentState(Board):
    """The table at one moment of its game."""

    devices: NoDevices


@dataclass(frozen=True, slots=True)
class RecordedState(Board):
    """What a recorded evening tells."""

    sequence: int
    evening: Evening
    devices: Devices


@dataclass(frozen=True, slots=True)
class GameMoment:
    """A moment of the game, with prices and points."""

    version: int
    t_s: float
    message: Message
    tags: tuple[str, ...]
    turn: int
    phase: Phase
    prices: Prices
    points: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Moments:
    """All moments of a game."""

    moments: tuple[GameMoment, ...]
