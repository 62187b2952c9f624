"""Observes every photo, scores it, and keeps crops of the failures."""

from __future__ import annotations

import statistics
from collections import defaultdict
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass

from vision.evaluation.failures import Failure, failure_of
from vision.evaluation.folders import TruthfulPhoto, read_picture
from vision.evaluation.scoring import Score, score_image
from vision.evaluation.settings import ScoringSettings
from vision.evaluation.worsening import Shot
from vision.observe import observe
from vision.settings.stages import VisionSettings


@dataclass(frozen=True, slots=True)
class Evaluation:
    """Everything measured on one folder.

    Attributes:
        stage_ms: maps a stage to its time in each photo; ``observe`` is the whole.
    """

    files: tuple[str, ...]
    scores: tuple[Score, ...]
    failures: tuple[Failure, ...]
    conditions_of: Mapping[str, Mapping[str, str]]
    stage_ms: Mapping[str, tuple[float, ...]]

    def median_ms(self) -> dict[str, float]:
        """The median time of each stage."""
        return {stage: statistics.median(times) for stage, times in self.stage_ms.items()}


def evaluate_photos(
    photos: Iterable[TruthfulPhoto],
    vision: VisionSettings,
    scoring: ScoringSettings,
    clock_ns: Callable[[], int],
    worsen: Callable[[Shot], Shot] | None = None,
    keep_crops: bool = False,
) -> Evaluation:
    """Observe and score photos one after another.

    Args:
        clock_ns: a monotonic clock.
        worsen: applied to each photo before it is observed.
        keep_crops: keep a crop of each wrong claim and of each clear one that was asked.

    Raises:
        UnusablePhotos: a photo cannot be read. VisionError: photo and camera do not belong together.
    """
    files: list[str] = []
    scores: list[Score] = []
    failures: list[Failure] = []
    conditions: dict[str, Mapping[str, str]] = {}
    times: defaultdict[str, list[float]] = defaultdict(list)
    for photo in photos:
        shot = Shot(read_picture(photo.path), photo.truth.camera, photo.truth.mats, vision.geometry)
        if worsen is not None:
            shot = worsen(shot)
        start = clock_ns()
        seen = observe(shot.frame_bgr, shot.camera, vision, clock_ns)
        times["observe"].append((clock_ns() - start) / 1e6)
        for stage, stage_ms in seen.stage_ms:
            times[stage].append(stage_ms)
        judged = score_image(photo.truth, seen, scoring)
        files.append(photo.truth.file)
        scores.extend(judged)
        conditions[photo.truth.file] = photo.truth.conditions
        if keep_crops:
            # Crops follow the photo's own truth, so they are always cut from the photo as it was taken.
            frame = read_picture(photo.path) if worsen is not None else shot.frame_bgr
            failures += [failure_of(s, photo.truth, frame, vision.geometry) for s in judged if is_failure(s)]
    return Evaluation(
        tuple(files), tuple(scores), tuple(failures), conditions, {stage: tuple(ms) for stage, ms in times.items()}
    )


def is_failure(score: Score) -> bool:
    """Whether a score is worth looking at: wrong, or asked though it can be seen clearly."""
    return score.verdict == "wrong" or (score.verdict == "asked" and score.visibility in ("clear", "any", "none"))
