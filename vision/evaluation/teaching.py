"""Measures how much teaching helps: teaches with some photos of a folder, and judges the others before and after."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import asdict, dataclass, replace
from itertools import combinations
from math import comb
from random import Random

from vision.evaluation.folders import TruthfulPhoto, read_picture
from vision.evaluation.intervals import wilson_interval
from vision.evaluation.scoring import Score, score_image
from vision.evaluation.settings import ScoringSettings
from vision.evaluation.truth import ImageTruth
from vision.message import Message
from vision.observe import observe
from vision.settings.stages import VisionSettings
from vision.teaching.labels import CityLabel, MatLabel
from vision.teaching.lesson import Lesson
from vision.teaching.look import lesson_of, looked_at
from vision.teaching.taught import learned

FOLLOWED = ("tiles", "stones", "width", "grain", "all clear", "all")
_COUNTED = frozenset({"stones", "width", "grain"})


@dataclass(frozen=True, slots=True)
class TaughtRow:
    """One quantity after a number of taught photos, over all splits, and the same photos untaught.

    Attributes:
        claims: how many different claims were judged, each in some of the splits.
        exact, asked, wrong: shares of all judgements.
    """

    looks: int
    quantity: str
    splits: int
    claims: int
    exact: float
    asked: float
    wrong: float
    untaught_exact: float
    untaught_wrong: float

    def interval(self) -> tuple[float, float]:
        """The 95 % interval of the exact share, as if each claim had been judged once (Wilson)."""
        return wilson_interval(round(self.exact * self.claims), self.claims)


@dataclass(frozen=True, slots=True)
class Teaching:
    """How teaching is evaluated: numbers of looks, splits of each, and the seed; ``mistaken``: share of wrong labels."""

    looks: tuple[int, ...]
    splits: int
    seed: int
    mistaken: float = 0.0


def evaluate_teaching(
    photos: Sequence[TruthfulPhoto],
    vision: VisionSettings,
    scoring: ScoringSettings,
    teaching: Teaching,
    told: Callable[[Message], None],
) -> tuple[TaughtRow, ...]:
    """Teach with some photos, judge on the others, for every number of looks and every split.

    Args:
        told: is called with each step's progress, as the whole takes minutes.

    Raises:
        CompanionError: a photo cannot be read. VisionError: photo and camera do not belong together.
    """
    random = Random(teaching.seed)
    frames = [read_picture(photo.path) for photo in photos]
    lessons = []
    for photo, frame in zip(photos, frames, strict=True):
        mats = looked_at(frame, photo.truth.camera, vision)
        lesson = lesson_of(mats, labels_of(photo.truth), photo.truth.file, vision)
        lessons.append(with_mistakes(lesson, teaching.mistaken, random))
    told(Message("evaluation.looked_at", {"photos": len(photos)}))

    def judged(index: int, settings: VisionSettings) -> tuple[Score, ...]:
        truth = photos[index].truth
        return score_image(truth, observe(frames[index], truth.camera, settings), scoring)

    untaught = [judged(index, vision) for index in range(len(photos))]
    rows: list[TaughtRow] = []
    for looks in sorted({0, *(k for k in teaching.looks if k < len(photos))}):
        splits = splits_of(len(photos), looks, teaching.splits, random)
        before: list[Score] = []
        after: list[Score] = []
        for split in splits:
            settings = learned("", [lessons[i] for i in split], vision).settings(vision)
            for index in range(len(photos)):
                if index not in split:
                    before += untaught[index]
                    after += judged(index, settings) if looks else untaught[index]
        rows += [row for name in FOLLOWED if (row := _row(looks, name, len(splits), before, after)) is not None]
        told(Message("evaluation.taught_with", {"looks": looks, "splits": len(splits)}))
    return tuple(rows)


def splits_of(photos: int, looks: int, most: int, random: Random) -> list[tuple[int, ...]]:
    """``most`` different choices of photos to teach with, or all there are if fewer."""
    if comb(photos, looks) <= most:
        return list(combinations(range(photos), looks))
    chosen: set[tuple[int, ...]] = set()
    while len(chosen) < most:
        chosen.add(tuple(sorted(random.sample(range(photos), looks))))
    return sorted(chosen)


def with_mistakes(lesson: Lesson, share: float, random: Random) -> Lesson:
    """A copy of the lesson in which this share of counts, drawn at random, gets the opposite verdict."""
    claims = (replace(claim, right=claim.right != (random.random() < share)) for claim in lesson.claims)
    return replace(lesson, claims=tuple(claims))


def labels_of(truth: ImageTruth) -> tuple[MatLabel, ...]:
    """The labels people would give a photo."""
    labels = []
    for mat in truth.mats:
        if isinstance(mat.seat, int):
            cities = tuple(CityLabel(city.cell, city.stones, city.grain, city.width) for city in mat.cities)
            labels.append(MatLabel(mat.seat, cities, sum(c.stones for c in cities), sum(c.grain for c in cities)))
    return tuple(labels)


def _row(looks: int, name: str, splits: int, before: Sequence[Score], after: Sequence[Score]) -> TaughtRow | None:
    old, new = (list(_followed(scores, name)) for scores in (before, after))
    if not new or not old:
        return None
    counts, untaught = Counter(s.verdict for s in new), Counter(s.verdict for s in old)
    claims = len({(s.file, s.seat, s.cell, s.quantity, s.truth) for s in new})
    return TaughtRow(
        looks,
        name,
        splits,
        claims,
        counts["exact"] / len(new),
        counts["asked"] / len(new),
        counts["wrong"] / len(new),
        untaught["exact"] / len(old),
        untaught["wrong"] / len(old),
    )


def _followed(scores: Iterable[Score], name: str) -> Iterable[Score]:
    if name == "all":
        return scores
    if name == "tiles":
        return (s for s in scores if s.quantity == "tiles")
    quantities = _COUNTED if name == "all clear" else {name}
    return (s for s in scores if s.quantity in quantities and s.visibility == "clear")


def teaching_to_json(rows: Sequence[TaughtRow]) -> list[Mapping[str, object]]:
    """Every row as JSON."""
    return [asdict(row) | {"interval": row.interval()} for row in rows]
