"""What stands on one tile by all looks at it: hypotheses from every look, weighed in all of them, and the doubt that is left."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from itertools import product

import numpy as np

from vision.fusion.column_place import columns_together, network_counts
from vision.fusion.summed_score import SummedScorer, TileLook
from vision.settings.fusion import FusionSettings
from vision.walls.evidence.disk_network import shipped_disk_network
from vision.walls.model.hypothesis import TileHypothesis
from vision.walls.model.wall import Wall, stones_of_walls
from vision.walls.render.scorer import ScoredHypothesis, along_sight
from vision.walls.select.as_it_stood import as_it_stood, may_be_left, stands_on
from vision.walls.select.local_search import wall_settled
from vision.walls.select.map_estimate import MapEstimate, nearest_rivals
from vision.walls.select.unseen_column import UnseenColumn, free_places, place_likelihoods, unseen_anywhere


@dataclass(frozen=True, slots=True)
class Regret:
    """By how much each look would rather see another count of stones or disks than all of them together see, and which.

    Attributes:
        place: by how much it would rather see everything as it does by itself.
        wall_mm, column_mm: how far from where all see the same count of stones or disks it sees them; 0 of another count.
    """

    stones: float
    disks: float
    own_stones: int
    own_disks: int
    place: float = 0.0
    wall_mm: float = 0.0
    column_mm: float = 0.0


@dataclass(frozen=True, slots=True)
class FusedTile:
    """The estimate of one tile by all looks, and what each look would rather see."""

    estimate: MapEstimate
    looks: tuple[TileLook, ...]
    regrets: tuple[Regret, ...]


@dataclass(frozen=True, slots=True)
class Against:
    """Looks that contradict what all of them together see: their numbers, and the count each sees instead."""

    stones: tuple[tuple[int, int], ...]
    disks: tuple[tuple[int, int], ...]


def contradicting(fused: FusedTile, own: FusionSettings) -> Against:
    """Looks whose regret neither light nor what stands before it explains."""
    stones, together = fused.estimate.hypothesis.stones(), fused.estimate.hypothesis.disks()
    both = list(zip(fused.looks, fused.regrets, strict=True))
    return Against(
        tuple(
            (look.look, lost.own_stones)
            for look, lost in both
            if lost.stones > (own.most_stone_regret if abs(lost.own_stones - stones) == 1 else own.most_stones_regret)
            or _elsewhere(lost, lost.wall_mm, own)
        ),
        tuple(
            (look.look, lost.own_disks)
            for look, lost in both
            if lost.disks > (own.most_disks_regret if together and lost.own_disks else own.most_column_regret)
            or _elsewhere(lost, lost.column_mm, own)
        ),
    )


def _elsewhere(lost: Regret, apart_mm: float, own: FusionSettings) -> bool:
    """Whether a look sees as many, but clearly in another place."""
    return apart_mm > own.most_apart_mm and lost.place > own.most_place_regret


def fused_tile(looks: Sequence[TileLook], own: FusionSettings) -> FusedTile:
    """The best explanation of a tile by all looks at it."""
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
        columns, margin = network_counts(summed, placed, shipped_disk_network())
        gain, column = columns[0].score - best.score, columns[0].hypothesis.column
        scored = [
            ScoredHypothesis(replace(one.hypothesis, column=column), one.score + gain)
            for one in scored
            if one.hypothesis.column is not None
        ]
        best = columns[0]
    estimate = _estimate(summed, best, [*scored, *columns], margin)
    return FusedTile(estimate, summed.looks, tuple(_regret(look, best.hypothesis) for look in summed.looks))


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


def _estimate(
    summed: SummedScorer, best: ScoredHypothesis, scored: list[ScoredHypothesis], fusion_margin: float
) -> MapEstimate:
    """The estimate with what its doubt rests on, of all looks."""
    hypothesis, looks = best.hypothesis, summed.looks
    scorers = [look.scorer for look in looks]
    own = [look.own(hypothesis) for look in looks]
    fits = [
        scorer.likelihood.fit(there, scorer.middle_mm, scorer.settings.tile_half_mm)
        for scorer, there in zip(scorers, own, strict=True)
    ]
    alone = [(replace(h, column=None, noble=None), replace(h, wall=None, noble=None)) for h in own]
    covered: list[tuple[float, float]] = []
    for scorer, parts, fit in zip(scorers, alone, fits, strict=True):
        shares = []
        for part, drawn in zip(parts, (fit.stone_points, fit.disk_points), strict=True):
            full = scorer.likelihood.area(part)
            shares.append(1.0 - min(1.0, drawn / full) if full else 0.0)
        covered.append((shares[0], shares[1]))
    whole = [k for k, fit in enumerate(fits) if not fit.out_of_picture] or list(range(len(fits)))
    points = [scorer.likelihood.stone_points() for scorer in scorers]
    agreements = [_agreement(summed, best, scored, count) for count in (TileHypothesis.stones, TileHypothesis.width)]
    estimates = [look.selected.estimate for look in looks]
    bare = hypothesis.column is None
    # A look that took something for a column, of which the others see nothing, speaks against a promise of none.
    brown = [estimates[k].brown_mm2 if estimates[k].hypothesis.column is None else math.inf for k in whole if bare]
    along = [
        along_sight(scorers[k].likelihood.sight, h.wall)
        for k in whole
        if (h := own[k]).wall is not None and covered[k][0] <= min(covered[i][0] for i in whole) + 0.5
    ]
    return MapEstimate(
        hypothesis=hypothesis,
        rivals=tuple(one for one in scored if one is not best),
        score=best.score,
        wall_misfit=sum(fit.stone_misfit for fit in fits) / max(sum(fit.stone_points for fit in fits), 1),
        column_misfit=sum(fit.disk_misfit for fit in fits) / max(sum(fit.disk_points for fit in fits), 1),
        wall_covered=min(covered[k][0] for k in whole),
        column_covered=min(covered[k][1] for k in whole),
        unexplained=sum(fits[k].unexplained_stone_points / points[k] for k in whole) / len(whole),
        unexplained_grain=sum(fits[k].unexplained_disk_points / points[k] for k in whole) / len(whole),
        out_of_picture=all(fit.out_of_picture for fit in fits),
        beside_unseen=any(estimate.beside_unseen for estimate in estimates),
        unseen=_unseen(looks, hypothesis) if bare else None,
        brown_mm2=max(brown, default=0.0) if math.inf in brown else min(brown, default=0.0),
        elephant_mm=min(estimates[k].elephant_mm for k in whole),
        fusion_margin=fusion_margin,
        stones_agreement=agreements[0],
        width_agreement=agreements[1],
        along=min(along, default=0.0),
    )


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


def _regret(look: TileLook, fused: TileHypothesis) -> Regret:
    """What one look loses by what all of them together see."""
    estimate = look.selected.estimate
    own = ScoredHypothesis(estimate.hypothesis, estimate.score)
    shared = ScoredHypothesis(look.own(fused), look.score(fused))
    mine = [own, *estimate.rivals]
    walls = _without_heaps(look, mine, fused)
    wall = own if walls is mine else max([*walls, shared], key=lambda one: one.score)

    def lost(
        best: ScoredHypothesis, every: Sequence[ScoredHypothesis], count: Callable[[TileHypothesis], int]
    ) -> float:
        wanted = count(fused)
        if count(best.hypothesis) == wanted:
            return 0.0
        return best.score - max([shared.score, *(one.score for one in every if count(one.hypothesis) == wanted)])

    return Regret(
        lost(wall, walls, TileHypothesis.stones),
        lost(own, mine, TileHypothesis.disks),
        wall.hypothesis.stones(),
        own.hypothesis.disks(),
        wall.score - shared.score,
        _walls_apart_mm(look.common(wall.hypothesis), fused, look.scorer.likelihood.sizes.stone_mm),
        _columns_apart_mm(look.common(own.hypothesis), fused),
    )


def _without_heaps(
    look: TileLook, mine: Sequence[ScoredHypothesis], fused: TileHypothesis
) -> Sequence[ScoredHypothesis]:
    """What a look weighed; where all together see what is left of a wall that fell, only what may be left of it.

    A heap of its stones is no wall, and does not contradict what stands. A wall of as many stones may have been moved whole.
    """
    site, stone_mm = look.site, look.scorer.likelihood.sizes.stone_mm
    own, stood = site.settings.stages.as_it_stood, site.stood
    if stood is None or fused.wall is None or not stands_on(fused.wall, stood.footing, stone_mm, own):
        return mine
    return [
        one
        for one in mine
        if one.hypothesis.stones() == stood.stones
        or may_be_left(look.common(one.hypothesis), stood.footing, stone_mm, own)
    ]


def _walls_apart_mm(own: TileHypothesis, fused: TileHypothesis, stone_mm: float) -> float:
    """How far from the nearest stone of one wall the farthest of the other stands, over the ground; of as many stones."""
    if own.wall is None or fused.wall is None or own.stones() != fused.stones():
        return 0.0
    one, other = (stones[:, :2] for stones in stones_of_walls([own.wall, fused.wall], stone_mm))
    apart = np.linalg.norm(one[:, None] - other[None], axis=2)
    return float(max(apart.min(axis=0).max(), apart.min(axis=1).max()))


def _columns_apart_mm(own: TileHypothesis, fused: TileHypothesis) -> float:
    if own.column is None or fused.column is None or own.disks() != fused.disks():
        return 0.0
    return math.dist(own.column[:2], fused.column[:2])
