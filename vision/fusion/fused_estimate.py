"""What stands on one tile by all looks at it: hypotheses from every look, weighed in all of them, and the doubt that is left."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import product
from statistics import fmean

import numpy as np

from vision.fusion.column_place import columns_together, network_counts
from vision.fusion.contradictions import Regret, regret_of
from vision.fusion.lying_stones import lying_on_tile, with_lying
from vision.fusion.summed_score import SummedScorer, TileLook
from vision.settings.fusion import FusionSettings
from vision.walls.evidence.disk_network import shipped_disk_networks
from vision.walls.evidence.line_of_sight import LineOfSight
from vision.walls.model.hypothesis import TileHypothesis
from vision.walls.model.line import YAW, X, Y
from vision.walls.model.wall import Wall
from vision.walls.render.likelihood import Fit, RenderLikelihood
from vision.walls.render.scorer import ScoredHypothesis, along_sight
from vision.walls.select.as_it_stood import as_it_stood
from vision.walls.select.local_search import wall_settled
from vision.walls.select.map_estimate import MapEstimate, nearest_rivals
from vision.walls.select.unseen_column import UnseenColumn, free_places, place_likelihoods, unseen_anywhere


@dataclass(frozen=True, slots=True)
class FusedTile:
    """The estimate of one tile by all looks, what each look would rather see, and how much each leaves unexplained."""

    estimate: MapEstimate
    looks: tuple[TileLook, ...]
    regrets: tuple[Regret, ...]
    unexplained: tuple[float, ...]

    def as_seen_by(self, look: int) -> MapEstimate | None:
        """The estimate where a look has it, with what that look leaves unexplained; none if it does not show the tile."""
        for own, unexplained in zip(self.looks, self.unexplained, strict=True):
            if own.look == look:
                return replace(self.estimate, hypothesis=own.own(self.estimate.hypothesis), unexplained=unexplained)
        return None


def fused_tile(looks: Sequence[TileLook], own: FusionSettings) -> FusedTile:
    """The best explanation of a tile by all looks at it; of a single one, its own."""
    if len(looks) == 1:
        (look,) = looks
        alone = look.selected.told
        return FusedTile(alone, (look,), (regret_of(look, look.selected.estimate.hypothesis),), (alone.unexplained,))
    summed = SummedScorer(tuple(looks))
    best = _combined(summed)
    summed = summed.registered(best.hypothesis, own.shift_steps_mm, own.most_shift_mm)
    scored = summed.scored([best.hypothesis, *_brought_forward(summed.looks, best.hypothesis, own)])
    best = max(scored, key=lambda one: one.score)
    best = wall_settled(summed, best, scored, summed.stone_mm)
    site = looks[0].site
    best, scored = as_it_stood(summed, best, scored, site.stood, summed.stone_mm, site.settings.stages.as_it_stood)
    columns: list[ScoredHypothesis] = []
    margin = 0.0
    thought = [
        column for look in summed.looks if (column := look.common(look.selected.estimate.hypothesis).column) is not None
    ]
    if best.hypothesis.column is not None:
        placed = columns_together(summed, best.hypothesis, [best.hypothesis.column, *thought], own)
        columns, margin = network_counts(summed, placed, shipped_disk_networks())
        gain, column = columns[0].score - best.score, columns[0].hypothesis.column
        scored = [
            ScoredHypothesis(replace(one.hypothesis, column=column), one.score + gain)
            for one in scored
            if one.hypothesis.column is not None
        ]
        best = columns[0]
    lying = lying_on_tile(summed.looks, best.hypothesis)
    among = SummedScorer(tuple(with_lying(look, lying) for look in summed.looks))
    estimate, unexplained = _estimate(among, best, [*scored, *columns], margin)
    regrets = tuple(regret_of(look, best.hypothesis) for look in summed.looks)
    return FusedTile(estimate, summed.looks, regrets, unexplained)


def _combined(summed: SummedScorer) -> ScoredHypothesis:
    """The best of all looks' walls, columns and nobles put together in any way."""
    found = [look.common(look.selected.estimate.hypothesis) for look in summed.looks]
    walls = _one_of_each([one.wall for one in found])
    columns = list(dict.fromkeys(one.column for one in found))
    nobles = list(dict.fromkeys(one.noble for one in found))
    every = [TileHypothesis(*parts) for parts in product(walls, columns, nobles)]
    return max(summed.scored(every), key=lambda one: one.score)


def _one_of_each(walls: Sequence[Wall | None]) -> list[Wall | None]:
    kept: list[Wall | None] = []
    for wall in walls:
        if wall is not None or None not in kept:
            kept.append(wall)
    return kept


def _brought_forward(looks: Sequence[TileLook], best: TileHypothesis, own: FusionSettings) -> list[TileHypothesis]:
    """The walls that looks find likeliest, one of each count and width, with the column and the noble of the best."""
    walls: list[TileHypothesis] = []
    for look in looks:
        estimate = look.selected.estimate
        found = [ScoredHypothesis(estimate.hypothesis, estimate.score), *estimate.rivals]
        kinds: dict[tuple[int, int], ScoredHypothesis] = {}
        for one in sorted(found, key=lambda one: -one.score):
            if one.score < estimate.score - own.worth_hearing or len(kinds) > own.walls_heard:
                break
            kinds.setdefault((one.hypothesis.stones(), one.hypothesis.width()), one)
        walls += [replace(best, wall=look.common(one.hypothesis).wall) for one in kinds.values()]
    return walls


@dataclass(frozen=True, slots=True)
class _LookFit:
    """How one look bears out what all of them together see.

    Attributes:
        hypothesis: where this look has it.
        wall_covered, column_covered: shares of their points that something else covers.
        wall_hidden: share of the wall's points that it does not show, covered or outside the picture.
        unexplained: stones' worth of log odds for stones that nothing drawn explains; ``unexplained_grain`` likewise of disks.
        along: cosine between the wall's line and the line of sight over the ground, its sign which end it looks at; 0 of none.
    """

    hypothesis: TileHypothesis
    fit: Fit
    wall_covered: float
    column_covered: float
    wall_hidden: float
    unexplained: float
    unexplained_grain: float
    along: float


def _look_fit(look: TileLook, fused: TileHypothesis) -> _LookFit:
    """How one look bears out what all see on a tile."""
    scorer, own = look.scorer, look.own(fused)
    likelihood = scorer.likelihood
    fit = likelihood.fit(own, scorer.middle_mm, scorer.settings.tile_half_mm)
    wall, column = replace(own, column=None, noble=None), replace(own, wall=None, noble=None)
    covered = [
        1.0 - min(1.0, drawn / full) if (full := likelihood.area(part)) else 0.0
        for part, drawn in ((wall, fit.stone_points), (column, fit.disk_points))
    ]
    outside = _share_outside(likelihood, wall) if fit.out_of_picture else 0.0
    point = likelihood.stone_points()
    return _LookFit(
        own,
        fit,
        covered[0],
        covered[1],
        covered[0] + outside,
        fit.unexplained_stone_points / point,
        fit.unexplained_disk_points / point,
        0.0 if own.wall is None else _towards_end(likelihood.sight, own.wall),
    )


def _share_outside(likelihood: RenderLikelihood, wall: TileHypothesis) -> float:
    """How much of a wall that nothing covers would lie outside the picture (0..1)."""
    drawn = likelihood.among(()).labels(wall) > 0
    outside = int(np.count_nonzero(drawn & ~likelihood.pictured))
    return outside / max(int(np.count_nonzero(drawn)), 1)


def _towards_end(sight: LineOfSight, wall: Wall) -> float:
    """``along_sight`` with a sign: positive where the line's first end is the nearer one."""
    x, y, yaw = wall.line[[X, Y, YAW]].tolist()
    towards = math.cos(yaw - math.atan2(y - sight.eye_mm[1], x - sight.eye_mm[0]))
    return math.copysign(along_sight(sight, wall), towards)


def _estimate(
    summed: SummedScorer, best: ScoredHypothesis, scored: list[ScoredHypothesis], fusion_margin: float
) -> tuple[MapEstimate, tuple[float, ...]]:
    """The estimate with what its doubt rests on, of all looks; and the stones' worth that each leaves unexplained."""
    hypothesis, looks = best.hypothesis, summed.looks
    seen = [_look_fit(look, hypothesis) for look in looks]
    fits = [one.fit for one in seen]
    every = range(len(looks))
    whole = [k for k in every if looks[k].whole and not fits[k].out_of_picture] or list(every)
    agreements = [_agreement(summed, best, scored, count) for count in (TileHypothesis.stones, TileHypothesis.width)]
    estimates = [look.selected.estimate for look in looks]
    bare = hypothesis.column is None
    # A look that took something for a column, of which the others see nothing, speaks against a promise of none.
    brown = [estimates[k].brown_mm2 if estimates[k].hypothesis.column is None else math.inf for k in whole if bare]
    estimate = MapEstimate(
        hypothesis=hypothesis,
        rivals=tuple(one for one in scored if one is not best),
        score=best.score,
        wall_misfit=sum(fit.stone_misfit for fit in fits) / max(sum(fit.stone_points for fit in fits), 1),
        column_misfit=sum(fit.disk_misfit for fit in fits) / max(sum(fit.disk_points for fit in fits), 1),
        wall_covered=min(seen[k].wall_covered for k in whole),
        column_covered=min(seen[k].column_covered for k in whole),
        unexplained=fmean(seen[k].unexplained for k in whole),
        unexplained_grain=fmean(seen[k].unexplained_grain for k in whole),
        out_of_picture=all(fit.out_of_picture for fit in fits),
        beside_unseen=any(estimate.beside_unseen for estimate in estimates),
        unseen=_unseen(looks, hypothesis) if bare else None,
        brown_mm2=max(brown, default=0.0) if math.inf in brown else min(brown, default=0.0),
        elephant_mm=min(estimates[k].elephant_mm for k in whole),
        fusion_margin=fusion_margin,
        stones_agreement=agreements[0],
        width_agreement=agreements[1],
        along=_along(seen, looks[0].site.settings.stages.doubt.hidden_share),
    )
    return estimate, tuple(one.unexplained for one in seen)


def _along(seen: Sequence[_LookFit], hidden_share: float) -> float:
    """How much a wall turns its end to all looks: 0 where they see both its ends, as what one end hides the other shows."""
    ends = [one.along for one in seen if one.wall_hidden <= hidden_share]
    if ends and min(ends) < 0 < max(ends):
        return 0.0
    least = min(one.wall_hidden for one in seen)
    return min(abs(one.along) for one in seen if one.wall_hidden <= least + 0.5)


def _unseen(looks: Sequence[TileLook], hypothesis: TileHypothesis) -> UnseenColumn:
    """What speaks for a column that no look found: where one look would not show it, another may."""
    scorer, own = looks[0].scorer, looks[0].site.settings.stages.unseen
    places = free_places(scorer.likelihood, hypothesis, scorer.middle_mm, own)
    together = np.ones((own.tallest, len(places)))
    for look in looks:
        there = places + np.array(look.shift_mm)
        together *= place_likelihoods(look.scorer.likelihood, look.own(hypothesis), there, look.site)
    return unseen_anywhere(together, own)


def _agreement(
    summed: SummedScorer, best: ScoredHypothesis, scored: Sequence[ScoredHypothesis], count: object
) -> float:
    """How unanimous all looks are against the nearest rivals of another count."""
    counted = TileHypothesis.stones if count is TileHypothesis.stones else TileHypothesis.width
    least = 1.0
    for rival in nearest_rivals(scored, counted, counted(best.hypothesis), summed.settings.rivals_heard):
        gain = either = 0.0
        for look in summed.looks:
            more = look.scorer.likelihood.told_apart(look.own(best.hypothesis), look.own(rival.hypothesis))
            gain, either = gain + more[0], either + more[1]
        least = min(least, gain / max(either, 1.0))
    return least
