"""The drawing that fits best, and what its doubt rests on."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from vision.walls.model.hypothesis import Form, Stand
from vision.walls.render.scorer import Bench, Weighed, along_sight
from vision.walls.select.unseen_column import UnseenColumn


@dataclass(frozen=True, slots=True)
class Verdict:
    """The drawing that fits best and what its doubt rests on.

    Attributes:
        stand: what stands on the tile.
        rivals: everything else that was weighed.
        score: the best drawing's score.
        wall_misfit, column_misfit: by how much the network would rather see other parts where wall or column are
            drawn, mean over their points.
        wall_covered, column_covered: share of their points that something else covers.
        stray: stones' worth of log odds for stones on the tile where none is drawn; ``stray_grain`` likewise of disks.
        out_of_picture: part of what stands there would lie outside the picture, or where nothing is known of it:
            ``beside_unseen`` if the picture has such places.
        unseen: what speaks for a column all the same, where none was found.
        brown_mm2: the largest patch of brown on the tile, where no column was found.
        elephant_mm: from the column to the nearest elephant that is marked.
        second_lead: by how much the second count prefers these disks to the next best (``select.disk_count_fusion``).
        stones_accord, width_accord: how unanimously the points where the nearest rivals of another count
            are drawn otherwise speak for it, least over these rivals: 1 if all do, 0 if as much speaks against it.
        along: the cosine between the wall's line and the line of sight over the ground: 1 if it turns its end to the camera.
    """

    stand: Stand
    rivals: tuple[Weighed, ...]
    score: float
    wall_misfit: float
    column_misfit: float
    wall_covered: float
    column_covered: float
    stray: float
    stray_grain: float
    out_of_picture: bool
    beside_unseen: bool = False
    unseen: UnseenColumn | None = None
    brown_mm2: float = 0.0
    elephant_mm: float = math.inf
    second_lead: float = 0.0
    stones_accord: float = 1.0
    width_accord: float = 1.0
    along: float = 0.0

    def lead(self, count: Callable[[Stand], int], most: float) -> float:
        """How far the best rival of another count falls behind; ``most`` without one."""
        own = count(self.stand)
        return min((self.score - r.score for r in self.rivals if count(r.stand) != own), default=most)

    def close(self, count: Callable[[Stand], int], within: float) -> tuple[int, int]:
        """The lowest and highest count among rivals that fall behind by at most ``within``."""
        counts = [count(r.stand) for r in self.rivals if self.score - r.score <= within]
        return min([count(self.stand), *counts]), max([count(self.stand), *counts])


def judged(bench: Bench, best: Weighed, weighed: list[Weighed]) -> Verdict:
    """The verdict on the best of all that was weighed."""
    judge, stand = bench.judge, best.stand
    fit = judge.fit(stand, bench.middle_mm, bench.settings.tile_half_mm)
    covered = []
    alone = (Stand(stand.wall, None, None), Stand(None, stand.column, None))
    for part, drawn in zip(alone, (fit.stone_points, fit.disk_points), strict=True):
        full = judge.area(part)
        covered.append(1.0 - min(1.0, drawn / full) if full else 0.0)
    point_mm2 = judge.stone_points()
    accords = _least_accords(bench, best, weighed)
    return Verdict(
        stand=stand,
        rivals=tuple(w for w in weighed if w is not best),
        score=best.score,
        wall_misfit=fit.stone_misfit / max(fit.stone_points, 1),
        column_misfit=fit.disk_misfit / max(fit.disk_points, 1),
        wall_covered=covered[0],
        column_covered=covered[1],
        stray=fit.stray_stone_points / point_mm2,
        stray_grain=fit.stray_disk_points / point_mm2,
        out_of_picture=fit.out_of_picture,
        stones_accord=accords[0],
        width_accord=accords[1],
        along=0.0 if stand.wall is None else along_sight(judge.sight, stand.wall),
    )


def _least_accords(bench: Bench, best: Weighed, weighed: Sequence[Weighed]) -> list[float]:
    """How unanimous the picture is against the nearest rivals of another count of stones and width."""
    forms = [(other, other.stand.form()) for other in weighed]
    known: dict[int, float] = {}  # a rival is often among the nearest of several counts
    least = []
    for count in (Stand.stones, Stand.width):
        nearest = _nearest_rivals(forms, count, count(best.stand), bench.settings.rivals_heard)
        for rival in nearest:
            if id(rival) not in known:
                known[id(rival)] = bench.judge.accord(best.stand, rival.stand)
        least.append(min((known[id(rival)] for rival in nearest), default=1.0))
    return least


def _nearest_rivals(
    forms: Sequence[tuple[Weighed, Form]], count: Callable[[Stand], int], own: int, most: int
) -> list[Weighed]:
    """Of all that was weighed, the best few of another count than ``own``, one of each structure."""
    nearest: dict[Form, Weighed] = {}
    for other, form in forms:
        if count(other.stand) != own and (form not in nearest or other.score > nearest[form].score):
            nearest[form] = other
    return sorted(nearest.values(), key=lambda w: -w.score)[:most]
