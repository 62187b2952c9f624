"""All figures of one or more evenings, as values and as JSON; ``report`` and ``plots`` show them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from typing import Any, Final

from companion.export.text_formats import evening_tables
from companion.games.raja import events as e
from companion.review.loading import ONE_BOARD
from companion.review.recorded_game import RecordedGame
from companion.review.stated_counts import Quantity
from companion.statistics.chi_square import Fairness, fairness, holm, rolls_needed
from companion.statistics.phase_times import PhaseTimes, cities_asked, finished_builds, phase_times, summed_times
from companion.statistics.reading_accuracy import (
    QUANTITIES,
    VERDICTS,
    TakenByCamera,
    Verdict,
    judged_words,
    taken_by_camera,
    tally,
)
from companion.statistics.siege_odds import BattleFought, Calibration, battles, brier, calibration
from companion.texts.catalogue import texts_in

BOARD_DICE: Final = "all dice of the board"


@dataclass(frozen=True, slots=True)
class DiceGroup:
    """Rolls that belong together; ``corrected_p`` is corrected for the number of groups tested."""

    name: str
    fairness: Fairness
    corrected_p: float


@dataclass(frozen=True, slots=True)
class Path:
    """A figure over time that changes in steps: (seconds, values) at each change."""

    title: str
    names: tuple[str, ...]
    end_s: float
    steps: tuple[tuple[float, tuple[int, ...]], ...]


@dataclass(frozen=True, slots=True)
class Figures:
    """Figures of one or more evenings together; paths of prices and points belong to single evenings."""

    titles: tuple[str, ...]
    length_s: float
    dice: tuple[DiceGroup, ...]
    asked: Counter[tuple[str, str]]
    readings: dict[Quantity, Counter[Verdict]]
    taken: TakenByCamera
    phases: tuple[PhaseTimes, ...]
    builds: tuple[int, int]
    prices: tuple[Path, ...]
    points: tuple[Path, ...]
    battles: tuple[BattleFought, ...]
    calibration: tuple[Calibration, ...]
    brier: float | None


def figures_of(evenings: Sequence[RecordedGame]) -> Figures:
    """Compute the figures of these evenings; readings need their looks."""
    asked: Counter[tuple[str, str]] = Counter()
    readings: dict[Quantity, Counter[Verdict]] = {quantity: Counter() for quantity in QUANTITIES}
    taken = corrected = finished = fallen = 0
    for evening in evenings:
        asked += cities_asked(evening)
        for quantity, counts in tally(judged_words(evening)).items():
            readings[quantity] += counts
        by_camera = taken_by_camera(evening)
        taken, corrected = taken + by_camera.taken, corrected + by_camera.corrected
        builds = finished_builds(evening)
        finished, fallen = finished + builds[0], fallen + builds[1]
    fought = tuple(battle for evening in evenings for battle in battles(evening))
    return Figures(
        titles=tuple(evening.title for evening in evenings),
        length_s=sum(evening.end_ns - evening.start_ns for evening in evenings) / 1e9,
        dice=dice_groups(evenings),
        asked=asked,
        readings=readings,
        taken=TakenByCamera(taken, corrected),
        phases=tuple(summed_times([time for evening in evenings for time in phase_times(evening)])),
        builds=(finished, fallen),
        prices=tuple(_path(evening, "prices") for evening in evenings),
        points=tuple(_path(evening, "points") for evening in evenings),
        battles=fought,
        calibration=tuple(calibration(fought)),
        brier=brier(fought),
    )


def dice_groups(evenings: Sequence[RecordedGame]) -> tuple[DiceGroup, ...]:
    """Return all dice of boards, then each well's, then each player's in sieges, however they were entered.

    The board knows wells, not dice: it cannot tell which of two dice fell into which well, so a well stands for both.
    """
    groups: dict[str, list[int]] = {BOARD_DICE: []}
    for evening in evenings:
        for roll in evening.rolls:
            groups[BOARD_DICE].append(roll.face)
            board = "" if roll.board == ONE_BOARD else f"board {roll.board}, "
            groups.setdefault(f"{board}well {roll.well}", []).append(roll.face)
    for evening in evenings:
        for event in evening.history.events:
            if isinstance(event, e.SiegeDiceRolled):
                groups.setdefault(f"rolled by {evening.names[event.seat]}", []).extend(event.dice)
    tested = {name: fairness(faces) for name, faces in groups.items() if faces}
    corrected = holm([test.p for test in tested.values()])
    return tuple(DiceGroup(name, test, p) for (name, test), p in zip(tested.items(), corrected, strict=True))


def figures_to_json(found: Figures) -> dict[str, Any]:
    """Return the figures as JSON for programs."""
    return {
        "evenings": list(found.titles),
        "length_s": round(found.length_s, 3),
        "dice": [
            {
                "group": group.name,
                "n": group.fairness.n,
                **asdict(group.fairness),
                "p_corrected": group.corrected_p,
            }
            for group in found.dice
        ],
        "rolls_needed": {"one face twice as often": rolls_needed(2 / 6), "one face at 1/4": rolls_needed(0.25)},
        "asked": [
            {"place": place, "about": about, "n": n} for (place, about), n in sorted(found.asked.items(), key=_often)
        ],
        "readings": {
            quantity: {verdict: counts[verdict] for verdict in VERDICTS} for quantity, counts in found.readings.items()
        },
        "taken_by_camera": asdict(found.taken),
        "phases": [asdict(phase) for phase in found.phases],
        "builds": {"finished": found.builds[0], "fell": found.builds[1]},
        "prices": [asdict(path) for path in found.prices],
        "points": [asdict(path) for path in found.points],
        "battles": [asdict(battle) for battle in found.battles],
        "calibration": [asdict(row) for row in found.calibration],
        "brier": found.brier,
    }


def _often(item: tuple[tuple[str, str], int]) -> tuple[int, tuple[str, str]]:
    return -item[1], item[0]


def _path(evening: RecordedGame, table: str) -> Path:
    found = evening_tables(evening, texts_in("en"))[table]
    steps = tuple((float(row[1]), tuple(row[2:])) for row in found.rows)
    return Path(evening.title, found.head[2:], evening.end_ns / 1e9, steps)
