"""The facts of one evening, as numbers without names: all that figures over many evenings need. Pure."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from companion.export.text_formats import winners_of
from companion.games.raja import events as e
from companion.games.raja.pieces import MARKET_NAMES
from companion.review.loading import ONE_BOARD
from companion.review.recorded_game import RecordedGame
from companion.session.views.looking_back import figures
from companion.statistics.phase_times import cities_asked, finished_builds, phase_times
from companion.statistics.reading_accuracy import judged_words, taken_by_camera, tally
from companion.statistics.siege_odds import BattleFought, battles

IN_SIEGES: Final = -1
"""Number of the well for dice rolled in sieges, however they were entered."""
FORM: Final = 2
"""Version of the facts' form: a release with a newer one extracts the facts of every recording again."""


@dataclass(frozen=True, slots=True)
class FacesRolled:
    """How often a face was rolled. ``board`` is empty if the roll does not name it; ``well`` -1 is for dice of all
    sieges.
    """

    board: str
    well: int
    face: int
    n: int


@dataclass(frozen=True, slots=True)
class QuestionsAsked:
    """How often people were asked about a place's quantity."""

    place: str
    about: str
    n: int


@dataclass(frozen=True, slots=True)
class ReadingsJudged:
    """How often the camera's readings of a quantity got this verdict."""

    quantity: str
    verdict: str
    n: int


@dataclass(frozen=True, slots=True)
class PhaseTook:
    """One phase of one turn."""

    phase: str
    seconds: float


@dataclass(frozen=True, slots=True)
class PriceMoved:
    """A market's price over the evening."""

    market: str
    first: int
    lowest: int
    highest: int
    last: int


@dataclass(frozen=True, slots=True)
class SeatScored:
    """A seat's result at the end."""

    seat: int
    points: int
    won: bool


@dataclass(frozen=True, slots=True)
class EveningFacts:
    """The facts of one evening of Raja.

    Args:
        form: version of the facts' form.
        recording: SHA-256 of its file, in hexadecimal digits.
        began: date and time, ISO 8601; empty if unknown.
        over: whether the game was played to its end.
        builds, builds_fallen: number of finished builds, and of those in which stones fell.
        taken, corrected: number of the camera's counts that the game accepted, and of those that people corrected.
    """

    form: int
    recording: str
    began: str
    length_s: float
    over: bool
    dice: tuple[FacesRolled, ...]
    asked: tuple[QuestionsAsked, ...]
    readings: tuple[ReadingsJudged, ...]
    taken: int
    corrected: int
    phases: tuple[PhaseTook, ...]
    builds: int
    builds_fallen: int
    prices: tuple[PriceMoved, ...]
    seats: tuple[SeatScored, ...]
    battles: tuple[BattleFought, ...]


def facts_of(evening: RecordedGame, recording: str) -> EveningFacts:
    """Return the facts of a game; readings need its looks.

    Args:
        recording: SHA-256 of its file.
    """
    by_camera, (builds, builds_fallen) = taken_by_camera(evening), finished_builds(evening)
    winners = winners_of(evening)
    return EveningFacts(
        form=FORM,
        recording=recording,
        began=evening.began or "",
        length_s=(evening.end_ns - evening.start_ns) / 1e9,
        over=bool(winners),
        dice=_faces(evening),
        asked=tuple(QuestionsAsked(place, about, n) for (place, about), n in cities_asked(evening).items()),
        readings=tuple(
            ReadingsJudged(quantity, verdict, n)
            for quantity, counts in tally(judged_words(evening)).items()
            for verdict, n in counts.items()
        ),
        taken=by_camera.taken,
        corrected=by_camera.corrected,
        phases=tuple(PhaseTook(time.phase, time.seconds) for time in phase_times(evening)),
        builds=builds,
        builds_fallen=builds_fallen,
        prices=_prices(evening),
        seats=tuple(
            SeatScored(seat, points, seat in winners) for seat, points in enumerate(figures(evening.state)["points"])
        ),
        battles=tuple(battles(evening)),
    )


def _faces(evening: RecordedGame) -> tuple[FacesRolled, ...]:
    counts = Counter(("" if roll.board == ONE_BOARD else roll.board, roll.well, roll.face) for roll in evening.rolls)
    counts += Counter(
        ("", IN_SIEGES, face)
        for event in evening.history.events
        if isinstance(event, e.SiegeDiceRolled)
        for face in event.dice
    )
    return tuple(FacesRolled(*faces, n) for faces, n in sorted(counts.items()))


def _prices(evening: RecordedGame) -> tuple[PriceMoved, ...]:
    told: Sequence[Sequence[int]] = [
        evening.history.state_at(version).market.prices for version in range(1, len(evening.history.events) + 1)
    ]
    moved = zip(MARKET_NAMES, zip(*told, strict=True), strict=True)
    return tuple(PriceMoved(name, path[0], min(path), max(path), path[-1]) for name, path in moved)
