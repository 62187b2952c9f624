"""The referee's inputs (an observation of the still table, a knock, a person's statement) and its conclusions."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from companion.games.actor import BY_CAMERA, Actor, by_seat
from companion.referee.arrivals import arrivals, with_tallest
from companion.referee.correction_reason import COUNTED_AGAIN
from companion.referee.differences import all_differences, to_put_back, width_known, with_differences
from companion.referee.disputes import disputes
from companion.referee.expectations import Place, TableNeeds
from companion.referee.memory import (
    Bump,
    Referee,
    Word,
    camera_reading,
    is_settled,
    reading_of,
    reading_on_mat,
    settle,
    table_value,
    without_what_changed,
)
from companion.referee.photos import camera_looked, photos_looked, without_old_glimpses, without_photos_of
from companion.referee.proposals import (
    Choice,
    ColumnGrew,
    Findings,
    FirstWallStands,
    Outcome,
    Quantity,
    Question,
    ShieldLies,
    TableHolds,
    WallOutcome,
    at,
)
from companion.referee.settings import RefereeSettings
from companion.referee.walls import advance, begin, put_back, still_at_work, verdict, wall_outcome
from vision.readings.observation import MarketObservation, MatObservation

__all__ = [
    "Referee",
    "all_differences",
    "answered",
    "bumped",
    "declined",
    "findings",
    "hear",
    "in_sight",
    "look",
    "look_at_market",
    "look_at_photos",
    "meet_needs",
    "proposal",
    "reading_of",
    "reading_on_mat",
    "said_by",
    "to_put_back",
]

_WALL_QUANTITIES: tuple[Quantity, ...] = ("stones", "width")


# --- inputs --------------------------------------------------------------------------------------------


def meet_needs(referee: Referee, needs: TableNeeds) -> Referee:
    """Follow the game: start watching a wall that it opened, forget what is over, and note differences."""
    referee = without_old_glimpses(referee, needs.version)
    if needs.wall is None:
        if referee.progress is not None:
            referee = replace(referee, progress=None)
    elif referee.progress is None or referee.progress.need != needs.wall:
        mat = referee.mats.get(needs.wall.place[0])
        progress = begin(needs.wall, mat.loose if mat else None)
        referee = without_photos_of(replace(referee, progress=progress, words={}), needs.wall.place)
    return with_differences(with_tallest(referee, needs), needs)


def look(referee: Referee, mat: MatObservation, t_ns: int = 0) -> Referee:
    """Process one mat of the still table, as the camera shows it at ``t_ns``."""
    return _looked(*camera_looked(referee, mat, t_ns), t_ns)


def look_at_photos(referee: Referee, mat: MatObservation, t_ns: int, taken_ns: int, version: int) -> Referee:
    """Process one mat as people's photos show it, read together with the camera if it sees the mat.

    Args:
        taken_ns: when the photos arrived; places that changed since then keep the camera's newer reading.
        version: the game's version at that time.
    """
    return _looked(*photos_looked(referee, mat, taken_ns, version), t_ns, by_photo=True)


def _looked(referee: Referee, mat: MatObservation, t_ns: int, *, by_photo: bool = False) -> Referee:
    looked = {**referee.looked_ns, mat.seat: t_ns}
    referee = without_what_changed(replace(referee, mats={**referee.mats, mat.seat: mat}, looked_ns=looked))
    words = {
        (place, quantity): word
        for (place, quantity), word in referee.words.items()
        if place[0] != mat.seat or camera_reading(referee, place, quantity) == word.camera_said
    }
    if len(words) != len(referee.words):
        referee = replace(referee, words=words)
    if referee.progress is not None and referee.progress.need.place[0] == mat.seat:
        stones = reading_of(referee, referee.progress.need.place, "stones")
        referee = replace(referee, progress=advance(referee.progress, stones, mat.loose, t_ns, by_photo=by_photo))
    return referee


def look_at_market(referee: Referee, market: MarketObservation, t_ns: int) -> Referee:
    """Process the market of the still table."""
    looked = {**referee.looked_ns, None: t_ns}
    return without_what_changed(replace(referee, market=market, looked_ns=looked))


def in_sight(referee: Referee, mats: Iterable[int], *, market: bool) -> Referee:
    """Note that only these mats are in the picture now; the others keep their earlier readings."""
    seen = frozenset(mats)
    if referee.in_sight == seen and (market or referee.market is None):
        return referee
    return replace(referee, in_sight=seen, market=referee.market if market else None)


def bumped(referee: Referee, t_ns: int, peak_mg: int) -> Referee:
    """Note a knock on the table."""
    return replace(referee, bump=Bump(t_ns, peak_mg))


def hear(referee: Referee, place: Place, quantity: Quantity, value: int, seat: int) -> Referee:
    """Process a person's statement; it overrides the camera until the table changes."""
    word = Word(value, seat, camera_reading(referee, place, quantity))
    referee = replace(referee, words={**referee.words, (place, quantity): word})
    progress = referee.progress
    if progress is not None and progress.need.place == place and quantity == "stones":
        # The statement also corrects earlier counts: a miscount is no collapse.
        most = value if value <= progress.need.stones_target else progress.most_stones
        referee = replace(referee, progress=replace(progress, most_stones=max(progress.need.stones_before, most)))
    return referee


def answered(
    referee: Referee, needs: TableNeeds, question: Question, value: int, seat: int
) -> tuple[Referee, Outcome | None]:
    """Process a person's answer; returns what the referee knows now, and what to command if the rules allow it."""
    choice = question.choice(value)
    if choice is not None:
        return _chosen(referee, question, choice, seat)
    quantity = question.quantity
    assert quantity in ("stones", "width", "grain"), "only counts can be typed"
    place = question.place
    referee = hear(referee, place, quantity, value, seat)
    held = needs.cities.get(place)
    if held is None or (needs.wall is not None and needs.wall.place == place and quantity != "grain"):
        return referee, None
    if quantity == "grain":
        right = TableHolds(question.subject, needs.seat_at(place[0]).seat, value, 0, False, COUNTED_AGAIN, BY_CAMERA)
        return referee, None if value == held.grain else said_by(right, seat)
    stones = value if quantity == "stones" else table_value(referee, at(place, "stones"))
    if (place, "stones") in referee.words:
        stones = referee.words[place, "stones"].value
    width = value if quantity == "width" else width_known(referee, place)
    width = stones if stones in (0, 1) else width
    if not isinstance(stones, int) or not isinstance(width, int) or not min(stones, 1) <= width <= stones:
        return referee, None
    if (stones, width) == (held.stones, held.width):
        return referee, None
    seat_there = needs.seat_at(place[0]).seat
    right = TableHolds(at(place, "stones"), seat_there, stones, width, False, COUNTED_AGAIN, BY_CAMERA)
    return referee, said_by(right, seat)


def _chosen(referee: Referee, question: Question, choice: Choice, seat: int) -> tuple[Referee, Outcome | None]:
    referee = settle(referee, question.subject)
    if question.quantity in ("stones", "width"):
        for quantity in _WALL_QUANTITIES:
            referee = settle(referee, at(question.place, quantity))
    progress = referee.progress
    if choice.outcome is None:
        if progress is not None and question.subject == at(progress.need.place, "stones"):
            stones = reading_of(referee, progress.need.place, "stones")
            referee = replace(referee, progress=put_back(progress, stones))
        if question.subject.about == "grain" and question.subject.cell is not None:
            tallest = {place: most for place, most in referee.tallest.items() if place != question.place}
            referee = replace(referee, tallest=tallest)
        return referee, None
    return referee, said_by(choice.outcome, seat)


def said_by(outcome: Outcome, seat: int) -> Outcome:
    """Return the outcome as said by a person."""
    if isinstance(outcome, WallOutcome | ColumnGrew | FirstWallStands | ShieldLies | TableHolds):
        return replace(outcome, said_by=by_seat(seat))
    return outcome


def declined(referee: Referee, outcome: Outcome) -> Referee:
    """Do not propose this outcome again while the table shows the same: it was undone, or the rules refuse it."""
    return settle(referee, outcome.subject)


# --- conclusions ---------------------------------------------------------------------------------------


def findings(referee: Referee, needs: TableNeeds, now_ns: int, settings: RefereeSettings | None) -> Findings:
    """Return what follows from everything known now.

    Args:
        settings: None if only walls and dice are to be proposed, because people enter everything else.
    """
    wall = proposal(referee, settings)
    if settings is None:
        return Findings(*((), (wall,)) if isinstance(wall, Question) else ((wall,) if wall else (), ()))
    found = arrivals(referee, needs)
    asked = (*((wall,) if isinstance(wall, Question) else ()), *found.questions)
    outcomes = (*((wall,) if isinstance(wall, WallOutcome) else ()), *found.outcomes)
    subjects = {question.subject for question in asked}
    argued = [q for q in disputes(referee, needs, now_ns, settings) if q.subject not in subjects]
    return Findings(outcomes, (*asked, *argued))


def proposal(referee: Referee, settings: RefereeSettings | None = None) -> WallOutcome | Question | None:
    """Return what follows for the wall that is being built or taken down: its outcome, a question, or None."""
    progress = referee.progress
    if progress is None or progress.need.place[0] not in referee.mats:
        return None
    place = progress.need.place
    said = [referee.words[place, q] for q in _WALL_QUANTITIES if (place, q) in referee.words]
    by = Actor("seat", said[0].seat) if said else BY_CAMERA
    if settings is not None and not said and still_at_work(progress, settings):
        return None
    found = wall_outcome(progress, reading_of(referee, place, "stones"), reading_of(referee, place, "width"), by)
    if not isinstance(found, WallOutcome) or said:
        return found
    if is_settled(referee, found.subject):
        return None  # it was undone before: the player who builds says what stands
    bump = referee.bump
    if settings is None or bump is None or not found.collapsed or progress.fell_ns is None:
        return found
    if progress.need.kind == "build" and bump.may_have_caused(progress.intact_ns, progress.fell_ns, settings):
        return verdict(found, bump.told(progress.fell_ns), (progress.intact_ns, progress.fell_ns))
    return found
