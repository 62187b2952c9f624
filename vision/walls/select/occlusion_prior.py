"""Stones directly behind a tower, which no picture can show; a rule of the table decides instead.

A second stone on the ground behind a wall one stone wide lies in its shade: with it the tower looks the same, point by
point. But then it would be a wall that turns its end to the camera, and walls are to be seen within 60° of their broad
side (docs/table.md, Camera). So such rivals leave a tower's promise alone, unless the picture speaks for one of them
more clearly than noise along the tower's edge does: a wall that does turn its end is then asked about, even if only a
sliver of it shows.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

import numpy as np

from vision.walls.model.hypothesis import TileHypothesis
from vision.walls.model.line import YAW, X, Y
from vision.walls.model.wall import Courses, Wall, stones_of_walls
from vision.walls.render.scorer import ScoredHypothesis, Scorer, along_sight
from vision.walls.select.local_search import Floats


@dataclass(frozen=True, slots=True)
class _Place:
    """Where a stack may stand behind a tower: middle on the mat, its turn, and the turn of the line to it (rad)."""

    x_mm: float
    y_mm: float
    yaw_rad: float
    towards_rad: float


def with_occlusion_prior(
    scorer: Scorer, best: ScoredHypothesis, scored: list[ScoredHypothesis]
) -> list[ScoredHypothesis]:
    """The hypotheses without those of a tower and stones hidden behind it; or with the best of these, if the picture
    supports it.
    """
    wall = best.hypothesis.wall
    if wall is None or wall.length > 1 or len(wall.courses) < 2:
        return scored
    rival, said = _likeliest_behind(scorer, best, wall)
    if said > scorer.settings.occlusion_prior.rival_above:
        return [*scored, rival]
    return [other for other in scored if not _is_behind(scorer, wall, other.hypothesis)]


def _is_behind(scorer: Scorer, tower: Wall, other: TileHypothesis) -> bool:
    """Whether another hypothesis's wall is as tall as the tower and turns its end to the camera."""
    if other.wall is None or other.wall.length < 2 or len(other.wall.courses) != len(tower.courses):
        return False
    most = math.sin(math.radians(scorer.settings.most_aside_deg))
    return along_sight(scorer.likelihood.sight, other.wall) > most


def _likeliest_behind(scorer: Scorer, best: ScoredHypothesis, tower: Wall) -> tuple[ScoredHypothesis, float]:
    """The tower with the best-supported stack behind it, and that support (log odds without costs)."""
    stones = stones_of_walls([tower], scorer.likelihood.sizes.stone_mm)[0]
    alone = _drawn(scorer, best.hypothesis, [stones])[0]
    places = list(_places(scorer, stones[0]))
    low = _drawn(scorer, best.hypothesis, [_with_stack(scorer, stones, place, 1) for place in places])
    nearest = [places[i] for i in np.argsort(low)[::-1][: scorer.settings.occlusion_prior.followed].tolist()]
    stacks = [(place, high) for place in nearest for high in range(2, len(tower.courses) + 1)]
    tall = _drawn(scorer, best.hypothesis, [_with_stack(scorer, stones, *stack) for stack in stacks])
    scores = low + tall
    every = [(place, 1) for place in places] + stacks
    at = int(np.argmax(scores))
    place, high = every[at]
    said = scores[at] - alone
    wall = _wall(tower, stones[0], place, high)
    return ScoredHypothesis(
        best.hypothesis.with_wall(wall), best.score + said - scorer.settings.stone_cost * high
    ), said


def _drawn(scorer: Scorer, hypothesis: TileHypothesis, stones: Sequence[Floats]) -> list[float]:
    beside = hypothesis.with_wall(None)
    return scorer.likelihood.scores([beside] * len(stones), stones) if stones else []


def _places(scorer: Scorer, foot: Floats) -> Iterator[_Place]:
    """Places behind a tower's lowest stone (x, y, height, yaw)."""
    own = scorer.settings.occlusion_prior
    away = foot[:2] - scorer.likelihood.sight.eye_mm
    sight = math.atan2(away[1], away[0])
    stone_mm = scorer.likelihood.sizes.stone_mm
    for axis in (foot[3] + quarter * math.pi / 2 for quarter in range(4)):
        if math.cos(axis - sight) < own.least_cosine:
            continue
        for gap in own.apart_mm:
            for margin in own.leads_rad:
                for turn in own.turns_rad:
                    towards = float(axis + margin + turn / 2)
                    x, y = (
                        foot[0] + (stone_mm + gap) * math.cos(towards),
                        foot[1] + (stone_mm + gap) * math.sin(towards),
                    )
                    yield _Place(float(x), float(y), float(axis + margin + turn), towards)


def _with_stack(scorer: Scorer, tower: Floats, place: _Place, high: int) -> Floats:
    """A tower's stones and that many more at a place behind it (N×4: x, y, height of the lower face, yaw)."""
    stack = np.tile([place.x_mm, place.y_mm, 0.0, place.yaw_rad], (high, 1))
    stack[:, 2] = np.arange(high) * scorer.likelihood.sizes.stone_mm
    return np.concatenate([tower, stack])


def _wall(tower: Wall, foot: Floats, place: _Place, high: int) -> Wall:
    """The tower and the stack as one wall, placed about where they stand."""
    line = tower.line.copy()
    line[X], line[Y], line[YAW] = (foot[0] + place.x_mm) / 2, (foot[1] + place.y_mm) / 2, place.towards_rad
    courses: Courses = tuple((0, 2) if course < high else (0, 0) for course in range(len(tower.courses)))
    return Wall(line, 2, courses, 0.0)
