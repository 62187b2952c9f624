"""Runs a sweep: reads all photos at each step of one quantity, and compares with the unchanged photos."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass

from vision.evaluation.folders import TruthfulPhoto
from vision.evaluation.intervals import wilson_interval
from vision.evaluation.run import evaluate_photos
from vision.evaluation.settings import EvaluationSettings
from vision.evaluation.summary import CLEAR, Row, clear_scores, quantity_rows, row_of
from vision.evaluation.sweeps import Sweep
from vision.settings.stages import VisionSettings

# The quantities that have goals, by the summary's names.
FOLLOWED = (
    "tiles and sides",
    "nobles, half or more shows",
    "stones, clear walls",
    "width, clear walls",
    "grain, clear columns",
)


@dataclass(frozen=True, slots=True)
class SweepStep:
    """The results at one step: a row for each followed quantity, and last one for all clear claims."""

    step: float
    rows: tuple[Row, ...]


def run_sweep(
    photos: Sequence[TruthfulPhoto],
    sweep: Sweep,
    vision: VisionSettings,
    settings: EvaluationSettings,
    clock_ns: Callable[[], int],
) -> tuple[SweepStep, ...]:
    """Observe and score all photos at every step.

    Raises:
        UnusablePhotos: a photo cannot be read. VisionError: photo and camera do not belong together.
    """
    steps = []
    for step in sweep.steps:
        change = None if step == sweep.unchanged else sweep.at(step)
        scores = evaluate_photos(photos, vision, settings.scoring, clock_ns, change).scores
        found = {row.name.strip(): row for row in quantity_rows(scores, settings.goals)}
        rows = [found[name] for name in FOLLOWED if found[name].n]
        steps.append(SweepStep(step, (*rows, row_of(CLEAR, clear_scores(scores)))))
    return tuple(steps)


def fall_points(steps: Sequence[SweepStep], unchanged: float, name: str) -> float:
    """By how many percentage points the exact share of a quantity falls at its worst step."""
    shares = {step.step: row.exact_share for step in steps for row in step.rows if row.name.strip() == name}
    return max((100 * (shares[unchanged] - share) for share in shares.values()), default=0.0)


def sweep_to_json(steps: Sequence[SweepStep], sweep: Sweep, photos: int) -> dict[str, object]:
    """Every step as JSON, and the worst fall of each quantity."""
    names = [row.name.strip() for row in steps[0].rows]
    return {
        "photos": photos,
        "unchanged": sweep.unchanged,
        "steps": [
            {
                "step": step.step,
                "rows": [
                    asdict(row) | {"name": row.name.strip(), "interval": wilson_interval(row.exact, row.n)}
                    for row in step.rows
                ],
            }
            for step in steps
        ],
        "worst_fall_points": {name: fall_points(steps, sweep.unchanged, name) for name in names},
    }
