"""The referee's results: outcomes to command, questions to ask, differences to show."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias

from companion.games.actor import Actor
from companion.referee.expectations import Place, WallNeed
from companion.texts.message import Message
from vision.geometry.table import Cell
from vision.readings.observation import Side

Quantity: TypeAlias = Literal["stones", "width", "grain"]
About: TypeAlias = Quantity | Literal["shields", "side", "noble", "price", "lands", "nobles", "rolls"]
TableValue: TypeAlias = "int | str | bool | tuple[TableValue, ...]"
"""A value on the table that can be compared with the game's."""

TABLE_IS_RIGHT = -1
GAME_IS_RIGHT = -2
YES = -3
NO = -4


@dataclass(frozen=True, slots=True)
class Subject:
    """What a question or outcome is about: a seat's mat, or the market (None), and a cell or a market's row."""

    mat: int | None
    cell: Cell | None
    about: About
    row: str = ""

    @property
    def key(self) -> str:
        """Stable name, e.g. ``0.1.3.stones``."""
        if self.mat is None:
            return f"market.{self.row}" if self.row else self.about
        where = "" if self.cell is None else f".{self.cell[0]}.{self.cell[1]}"
        return f"{self.mat}{where}.{self.about}"


def at(place: Place, about: About) -> Subject:
    """Return the subject for something about a city or tile."""
    return Subject(place[0], place[1], about)


@dataclass(frozen=True, slots=True)
class WallOutcome:
    """How a build or a removal ended.

    Attributes:
        need: the build or removal.
        stones: stones that stand.
        width: stones in the widest course that stands.
        fallen: stones that fell by accident.
        said_by: ``camera``, or ``seat N`` if a person's statement was needed.
    """

    need: WallNeed
    stones: int
    width: int
    fallen: int
    said_by: Actor

    @property
    def collapsed(self) -> bool:
        """Whether something fell."""
        return self.fallen > 0

    @property
    def subject(self) -> Subject:
        """The wall."""
        return at(self.need.place, "stones")


@dataclass(frozen=True, slots=True)
class ColumnGrew:
    """Grain was put on a column: ``harvested`` from the pile (P1), otherwise from the seat's hand (P4).

    ``units`` were put there, and ``fallen`` of them fell.
    """

    place: Place
    seat: int
    units: int
    fallen: int
    harvested: bool
    said_by: Actor

    @property
    def subject(self) -> Subject:
        """The column."""
        return at(self.place, "grain")


@dataclass(frozen=True, slots=True)
class FirstWallStands:
    """``stones`` of the first nine were put on a wall, which has ``standing`` now (S2)."""

    place: Place
    seat: int
    stones: int
    standing: int
    width: int
    said_by: Actor

    @property
    def subject(self) -> Subject:
        """The wall."""
        return at(self.place, "stones")


@dataclass(frozen=True, slots=True)
class ShieldLies:
    """A shield from the hand lies on a tile now (S3, B5)."""

    place: Place
    seat: int
    value: int
    said_by: Actor

    @property
    def subject(self) -> Subject:
        """The tile's shields."""
        return at(self.place, "shields")


@dataclass(frozen=True, slots=True)
class LandsLie:
    """A seat's tiles, as the camera sees them (S1)."""

    mat: int
    seat: int
    tiles: tuple[tuple[Cell, Side], ...]

    @property
    def subject(self) -> Subject:
        """The mat's tiles."""
        return Subject(self.mat, None, "lands")


@dataclass(frozen=True, slots=True)
class NoblesStand:
    """A seat's nobles, as the camera sees them (S2)."""

    mat: int
    seat: int
    cells: tuple[Cell, ...]

    @property
    def subject(self) -> Subject:
        """The mat's nobles."""
        return Subject(self.mat, None, "nobles")


@dataclass(frozen=True, slots=True)
class TableHolds:
    """The table is right and the game is wrong, because something fell or was miscounted.

    Attributes:
        seat: the owner of the Lands; None for the market.
        value: the table's stones, units, shields, side or price.
        width: the width of a wall; 0 for everything else.
        fell: it fell by accident, rather than being miscounted.
        reason: the reason for the log, a key of the catalogue.
    """

    subject: Subject
    seat: int | None
    value: TableValue
    width: int
    fell: bool
    reason: str
    said_by: Actor


Outcome: TypeAlias = WallOutcome | ColumnGrew | FirstWallStands | ShieldLies | LandsLie | NoblesStand | TableHolds


@dataclass(frozen=True, slots=True)
class Choice:
    """An answer in words. ``value`` (below 0) identifies it; ``outcome`` is what follows, None if nothing changes."""

    value: int
    message: Message
    outcome: Outcome | None


@dataclass(frozen=True, slots=True)
class Question:
    """A question that only a person can answer.

    Attributes:
        subject: what it is about.
        answers: the likely answers, as numbers or words.
        seat: who is asked; -1 is the host.
        pad: any other number may be typed.
        between_ns: for an accident, when all was last intact, and when the fall was seen; selects the pictures.
        ruling: it asks what counts, not what stands there, so no photo can answer it.
    """

    subject: Subject
    message: Message
    answers: tuple[int | Choice, ...]
    seat: int
    pad: bool = True
    between_ns: tuple[int, int] | None = None
    ruling: bool = False

    @property
    def may_be_shown(self) -> bool:
        """Whether a photo of a mat may answer it."""
        return self.subject.mat is not None and not self.ruling

    @property
    def key(self) -> str:
        """Stable name of the question, e.g. ``0.1.3.stones``."""
        return self.subject.key

    @property
    def place(self) -> Place:
        """The city that the question is about; only for questions about a place."""
        assert self.subject.mat is not None
        return self.subject.mat, self.subject.cell or (0, 0)

    @property
    def quantity(self) -> About:
        """The quantity that is asked about, such as ``stones``."""
        return self.subject.about

    def choice(self, value: int) -> Choice | None:
        """Return the answer in words with this value; None if there is none."""
        return next((a for a in self.answers if isinstance(a, Choice) and a.value == value), None)


@dataclass(frozen=True, slots=True)
class Difference:
    """A disagreement between table and game; it lasts until somebody says which is right."""

    subject: Subject
    on_table: TableValue
    in_game: TableValue

    @property
    def place(self) -> Place | None:
        """The tile that differs; None for the market."""
        if self.subject.mat is None or self.subject.cell is None:
            return None
        return self.subject.mat, self.subject.cell

    @property
    def quantity(self) -> About:
        """The quantity that differs, such as ``stones``."""
        return self.subject.about


@dataclass(frozen=True, slots=True)
class Findings:
    """The referee's conclusions: outcomes to command, and questions for people."""

    outcomes: tuple[Outcome, ...] = ()
    questions: tuple[Question, ...] = ()
