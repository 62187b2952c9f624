"""The referee's memory: observations, people's statements, and lasting differences."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from companion.referee.cell_reading import CellSeen
from companion.referee.expectations import Place
from companion.referee.proposals import Quantity, Subject, TableValue
from companion.referee.settings import NS_PER_S, RefereeSettings
from companion.referee.walls import WallProgress
from companion.referee.wording import bumped
from companion.texts.message import Message
from vision.geometry.table import Cell
from vision.readings.observation import MarketObservation, MatObservation
from vision.readings.reading import CountReading, Hidden, Seen

NOBLES_AT_FIRST = 3
"""Number of nobles that a seat places before its first walls (S2)."""
_NOT_IN_PICTURE = Hidden(Message("reason.mat_not_in_picture"))


@dataclass(frozen=True, slots=True)
class Word:
    """A person's statement and the reading at that moment; valid until the reading changes."""

    value: int
    seat: int
    camera_said: CountReading


@dataclass(frozen=True, slots=True)
class Bump:
    """A knock on the table."""

    t_ns: int
    peak_mg: int

    def may_have_caused(self, intact_ns: int, seen_ns: int, settings: RefereeSettings) -> bool:
        """Whether it may have made stones fall that stood at ``intact_ns`` and were missing at ``seen_ns``."""
        slack_ns = round(settings.bump_slack_s * NS_PER_S)
        earliest = max(intact_ns, seen_ns - round(settings.bump_s * NS_PER_S))
        return earliest - slack_ns <= self.t_ns <= seen_ns + slack_ns

    def told(self, seen_ns: int) -> Message:
        """Return a message such as ``the table was bumped 0.8 s before``."""
        return bumped(max(0, seen_ns - self.t_ns) / NS_PER_S)


@dataclass(frozen=True, slots=True)
class Noticed:
    """A difference between table and game, and since when it has lasted.

    Attributes:
        on_table, in_game: the two values.
        since_ns: when it was first seen.
        intact_ns: when the place was last seen without the difference.
        table_moved: the table changed, not the game.
    """

    on_table: TableValue
    in_game: TableValue
    since_ns: int
    intact_ns: int
    table_moved: bool


@dataclass(frozen=True, slots=True)
class Clearer:
    """A cell's reading from photos and camera together, and the camera's own reading at that time."""

    camera_said: CellSeen
    together: CellSeen


@dataclass(frozen=True, slots=True)
class Referee:
    """Everything the referee remembers.

    Attributes:
        mats: the newest still observation of each seat's mat.
        in_sight: the mats that are in the picture now; None if all are.
        market: the newest still observation of the market; None while it is not in the picture.
        looked_ns: when each mat (None: the market) was last observed.
        compared_ns: when each was last compared with the game.
        progress: the build or removal under way.
        words: what people said instead of the camera.
        shown: the table's value of each subject at the last comparison.
        noticed: differences that last.
        settled: subjects that are not raised again while the table shows this value.
        tallest: the most grain seen on a column since it began to grow.
        bump: the newest knock.
        by_camera: the camera's own newest still observation of each mat, without what photos added.
        changed_ns: when the camera last saw each place change.
        clearer: what photos added to the camera's observation, by place; valid until the camera sees a change there.
        glimpsed: mats that only photos show, with the game's version that they show.
    """

    mats: Mapping[int, MatObservation] = field(default_factory=dict)
    in_sight: frozenset[int] | None = None
    market: MarketObservation | None = None
    looked_ns: Mapping[int | None, int] = field(default_factory=dict)
    compared_ns: Mapping[int | None, int] = field(default_factory=dict)
    progress: WallProgress | None = None
    words: Mapping[tuple[Place, Quantity], Word] = field(default_factory=dict)
    shown: Mapping[Subject, TableValue] = field(default_factory=dict)
    noticed: Mapping[Subject, Noticed] = field(default_factory=dict)
    settled: Mapping[Subject, TableValue] = field(default_factory=dict)
    tallest: Mapping[Place, int] = field(default_factory=dict)
    bump: Bump | None = None
    by_camera: Mapping[int, MatObservation] = field(default_factory=dict)
    changed_ns: Mapping[Place, int] = field(default_factory=dict)
    clearer: Mapping[Place, Clearer] = field(default_factory=dict)
    glimpsed: Mapping[int, int] = field(default_factory=dict)


def camera_reading(referee: Referee, place: Place, quantity: Quantity) -> CountReading:
    """Return the newest reading, regardless of what people said."""
    mat = referee.mats.get(place[0])
    return _NOT_IN_PICTURE if mat is None else reading_on_mat(mat, place[1], quantity)


def reading_of(referee: Referee, place: Place, quantity: Quantity) -> CountReading:
    """Return a person's statement if there is one, otherwise the camera's reading."""
    word = referee.words.get((place, quantity))
    return Seen(word.value) if word is not None else camera_reading(referee, place, quantity)


def reading_on_mat(mat: MatObservation, cell: Cell, quantity: Quantity) -> CountReading:
    """Return an observation's reading of one cell; 0 if nothing of a city is seen there."""
    city = next((c for c in mat.cities if (c.row, c.col) == cell), None)
    if city is None:
        return Seen(0)
    if quantity == "grain":
        return city.grain
    return city.wall.stones if quantity == "stones" else city.wall.width


def table_value(referee: Referee, subject: Subject) -> TableValue | None:
    """Return what the table shows now, if it is visible and certain; otherwise None."""
    if subject.mat is None:
        reading = None if referee.market is None else getattr(referee.market, subject.row)
        return reading.value if isinstance(reading, Seen) else None
    if referee.in_sight is not None and subject.mat not in {*referee.in_sight, *referee.glimpsed}:
        return None  # the game may have gone on since the mat was seen
    mat = referee.mats.get(subject.mat)
    return None if mat is None else _value_on_mat(mat, subject)


def _value_on_mat(mat: MatObservation, subject: Subject) -> TableValue | None:
    cell = subject.cell
    if cell is None:
        return lands_on(mat) if subject.about == "lands" else nobles_on(mat)
    found = any((city.row, city.col) == cell for city in mat.cities)
    if subject.about in ("stones", "width", "grain") and found:
        covered = (
            mat.unsure_tiles
        )  # a count has its own doubt: what hides the tile is most often the wall that is counted
    else:
        covered = (*mat.blind_cells, *mat.unsure_tiles)
    if cell in {(row, col) for row, col, _ in covered}:
        return None
    match subject.about:
        case "stones" | "width" | "grain" as quantity:
            reading = reading_on_mat(mat, cell, quantity)
            return reading.value if isinstance(reading, Seen) else None
        case "noble":
            city = next((c for c in mat.cities if (c.row, c.col) == cell), None)
            if city is None:
                return False
            return city.noble.value if isinstance(city.noble, Seen) else None
        case "side":
            return next((tile.side for tile in mat.tiles if (tile.row, tile.col) == cell), None)
        case _:
            readings = [shield.value for shield in mat.shields if (shield.row, shield.col) == cell]
            values = [reading.value for reading in readings if isinstance(reading, Seen)]
            return tuple(sorted(values)) if len(values) == len(readings) else None


def lands_on(mat: MatObservation) -> TableValue | None:
    """Return the tiles on a mat as sorted (row, col, side); None if one is in doubt."""
    if mat.unsure_tiles:
        return None
    return tuple(sorted((tile.row, tile.col, tile.side) for tile in mat.tiles))


def nobles_on(mat: MatObservation) -> TableValue | None:
    """Return the cells with a noble, sorted; None if one is in doubt."""
    if any(not isinstance(city.noble, Seen) for city in mat.cities):
        return None
    found = tuple(sorted((c.row, c.col) for c in mat.cities if isinstance(c.noble, Seen) and c.noble.value))
    if mat.blind_cells and len(found) < NOBLES_AT_FIRST:
        return None  # a hidden cell may have a noble; once all nobles are seen, hidden cells do not matter
    return found


def settle(referee: Referee, subject: Subject) -> Referee:
    """Do not raise this subject again while the table shows the same."""
    value = table_value(referee, subject)
    return referee if value is None else replace(referee, settled={**referee.settled, subject: value})


def without_what_changed(referee: Referee) -> Referee:
    """Forget settled subjects whose value on the table has changed; what is not visible now stays settled."""
    kept = {s: value for s, value in referee.settled.items() if table_value(referee, s) in (value, None)}
    return referee if len(kept) == len(referee.settled) else replace(referee, settled=kept)


def is_settled(referee: Referee, subject: Subject) -> bool:
    """Whether the subject must not be raised now."""
    return subject in referee.settled
