"""The referee's memory and its two senses for counts: a look at the still table, and a person's word."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from companion.referee.differences import differences
from companion.referee.needs import Place, TableNeeds
from companion.referee.proposals import Difference, Quantity, Question, WallOutcome
from companion.referee.walls import WallProgress, advance, begin, wall_outcome
from vision.geometry import Cell
from vision.observation import MatObservation
from vision.readings import CountReading, Hidden, Seen


@dataclass(frozen=True, slots=True)
class Word:
    """What a person said, and what the camera said at that moment: it holds until the camera says otherwise."""

    value: int
    seat: int
    camera_said: CountReading


@dataclass(frozen=True, slots=True)
class Referee:
    """All the referee remembers.

    Attributes:
        mats: the newest still look at each seat's mat.
        progress: the build or removal under way.
        words: what people said against or instead of the camera.
    """

    mats: Mapping[int, MatObservation] = field(default_factory=dict)
    progress: WallProgress | None = None
    words: Mapping[tuple[Place, Quantity], Word] = field(default_factory=dict)


def meet_needs(referee: Referee, needs: TableNeeds) -> Referee:
    """Follow the game: begin watching a wall it opened, forget what is over."""
    if needs.wall is None:
        return replace(referee, progress=None) if referee.progress is not None else referee
    if referee.progress is not None and referee.progress.need == needs.wall:
        return referee
    mat = referee.mats.get(needs.wall.place[0])
    return replace(referee, progress=begin(needs.wall, mat.loose if mat else None), words={})


def look(referee: Referee, mat: MatObservation) -> Referee:
    """Take in one mat of the still table."""
    referee = replace(referee, mats={**referee.mats, mat.seat: mat})
    words = {
        (place, quantity): word
        for (place, quantity), word in referee.words.items()
        if place[0] != mat.seat or _camera_reading(referee, place, quantity) == word.camera_said
    }
    if len(words) != len(referee.words):
        referee = replace(referee, words=words)
    if referee.progress is not None and referee.progress.need.place[0] == mat.seat:
        stones = reading_of(referee, referee.progress.need.place, "stones")
        referee = replace(referee, progress=advance(referee.progress, stones, mat.loose))
    return referee


def hear(referee: Referee, place: Place, quantity: Quantity, value: int, seat: int) -> Referee:
    """Take a person's word; it wins over the camera until the table changes."""
    word = Word(value, seat, _camera_reading(referee, place, quantity))
    referee = replace(referee, words={**referee.words, (place, quantity): word})
    progress = referee.progress
    if progress is not None and progress.need.place == place and quantity == "stones":
        # The word corrects what was counted on the way, too: a miscount is no collapse.
        most = value if value <= progress.need.stones_target else progress.most_stones
        referee = replace(referee, progress=replace(progress, most_stones=max(progress.need.stones_before, most)))
    return referee


def proposal(referee: Referee) -> WallOutcome | Question | None:
    """What follows from all that is known now: at most one thing at a time."""
    progress = referee.progress
    if progress is None or progress.need.place[0] not in referee.mats:
        return None
    place = progress.need.place
    said = [referee.words[place, q] for q in _WALL_QUANTITIES if (place, q) in referee.words]
    said_by = f"seat {said[0].seat}" if said else "camera"
    return wall_outcome(progress, reading_of(referee, place, "stones"), reading_of(referee, place, "width"), said_by)


def all_differences(referee: Referee, needs: TableNeeds) -> tuple[Difference, ...]:
    """Where table and game disagree, on every mat that was seen, but for what a person has settled."""
    found = [d for seat, mat in sorted(referee.mats.items()) for d in differences(needs, seat, mat.cities)]
    return tuple(d for d in found if (d.place, d.quantity) not in referee.words)


def reading_of(referee: Referee, place: Place, quantity: Quantity) -> CountReading:
    """A person's word where there is one, else the camera's reading."""
    word = referee.words.get((place, quantity))
    return Seen(word.value) if word is not None else _camera_reading(referee, place, quantity)


_WALL_QUANTITIES: tuple[Quantity, ...] = ("stones", "width")
_NOT_IN_PICTURE = Hidden("its mat is not in the picture")


def _camera_reading(referee: Referee, place: Place, quantity: Quantity) -> CountReading:
    mat = referee.mats.get(place[0])
    return _NOT_IN_PICTURE if mat is None else reading_on_mat(mat, place[1], quantity)


def reading_on_mat(mat: MatObservation, cell: Cell, quantity: Quantity) -> CountReading:
    """What a look at a mat says of one cell; 0 where nothing of a city shows on a tile that is seen."""
    city = next((c for c in mat.cities if (c.row, c.col) == cell), None)
    if city is None:
        return Seen(0)
    if quantity == "grain":
        return city.grain
    return city.wall.stones if quantity == "stones" else city.wall.width
