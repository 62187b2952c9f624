"""Measures how much teaching helps: teaches each table with some of its photos, and judges the others before and after."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass, replace
from itertools import combinations
from math import comb
from pathlib import Path
from random import Random

import numpy as np
from numpy.typing import NDArray

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
    tables: Sequence[Sequence[TruthfulPhoto]],
    vision: VisionSettings,
    scoring: ScoringSettings,
    teaching: Teaching,
    told: Callable[[Message], None],
) -> tuple[TaughtRow, ...]:
    """Teach each table with some of its photos, judge on its others, for every number of looks and every split.

    Args:
        tables: each table's photos. Numbers of looks that leave a table none to judge are skipped.
        told: is called with each step's progress, as the whole takes minutes.

    Raises:
        CompanionError: a photo cannot be read. VisionError: photo and camera do not belong together.
    """
    random = Random(teaching.seed)
    judges = [_judge(photos, vision, scoring, teaching.mistaken, random) for photos in tables]
    told(Message("evaluation.looked_at", {"photos": sum(map(len, tables))}))
    fewest = min(map(len, tables))
    rows: list[TaughtRow] = []
    for looks in sorted({0, *(k for k in teaching.looks if k < fewest)}):
        splits = [splits_of(len(photos), looks, teaching.splits, random) for photos in tables]
        pairs = [
            pair for judge, own in zip(judges, splits, strict=True) for split in own for pair in judge.pairs(split)
        ]
        tried = sum(map(len, splits))
        rows += [row for name in FOLLOWED if (row := _row(looks, name, tried, pairs)) is not None]
        told(Message("evaluation.taught_with", {"looks": looks, "splits": tried}))
    return tuple(rows)


@dataclass(frozen=True, slots=True)
class _Pair:
    """One photo's scores, untaught and taught."""

    path: Path
    untaught: tuple[Score, ...]
    taught: tuple[Score, ...]


@dataclass(frozen=True, slots=True)
class _Judge:
    """One table: its photos, what each teaches, and how each is read untaught."""

    photos: Sequence[TruthfulPhoto]
    frames: Sequence[NDArray[np.uint8]]
    lessons: Sequence[Lesson]
    untaught: Sequence[tuple[Score, ...]]
    vision: VisionSettings
    scoring: ScoringSettings

    def pairs(self, split: Sequence[int]) -> Iterator[_Pair]:
        """Every photo that is not in ``split``, untaught and taught by those that are."""
        settings = learned("", [self.lessons[i] for i in split], self.vision).settings(self.vision)
        for index, (photo, before) in enumerate(zip(self.photos, self.untaught, strict=True)):
            if index not in split:
                after = _scores(photo, self.frames[index], settings, self.scoring) if split else before
                yield _Pair(photo.path, before, after)


def _judge(
    photos: Sequence[TruthfulPhoto], vision: VisionSettings, scoring: ScoringSettings, mistaken: float, random: Random
) -> _Judge:
    frames = [read_picture(photo.path) for photo in photos]
    lessons = []
    for photo, frame in zip(photos, frames, strict=True):
        mats = looked_at(frame, photo.truth.camera, vision)
        lesson = lesson_of(mats, labels_of(photo.truth), photo.truth.file, vision)
        lessons.append(with_mistakes(lesson, mistaken, random))
    untaught = [_scores(photo, frame, vision, scoring) for photo, frame in zip(photos, frames, strict=True)]
    return _Judge(photos, frames, lessons, untaught, vision, scoring)


def _scores(
    photo: TruthfulPhoto, frame: NDArray[np.uint8], vision: VisionSettings, scoring: ScoringSettings
) -> tuple[Score, ...]:
    return score_image(photo.truth, observe(frame, photo.truth.camera, vision), scoring)


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


def _row(looks: int, name: str, splits: int, pairs: Sequence[_Pair]) -> TaughtRow | None:
    old = [score for pair in pairs for score in _followed(pair.untaught, name)]
    new = [(pair.path, score) for pair in pairs for score in _followed(pair.taught, name)]
    if not new or not old:
        return None
    counts, untaught = Counter(s.verdict for _, s in new), Counter(s.verdict for s in old)
    claims = len({(path, s.seat, s.cell, s.quantity, s.truth) for path, s in new})
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
