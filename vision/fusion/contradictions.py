"""What looks contradict each other about: by how much each would rather see something else than all of them together do."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

import numpy as np

from vision.fusion.summed_score import TileLook
from vision.geometry.table import Cell
from vision.readings.uncertain_lens import disks_off
from vision.settings.calibration import LensSettings
from vision.settings.fusion import FusionSettings
from vision.walls.claim.confidence import column_log_odds
from vision.walls.model.hypothesis import TileHypothesis
from vision.walls.model.wall import stones_of_walls
from vision.walls.render.scorer import ScoredHypothesis
from vision.walls.select.as_it_stood import only_stands_on, stands_on


@dataclass(frozen=True, slots=True)
class Contradiction:
    """What looks say differently of one place, though light and what stands before it do not explain it.

    Attributes:
        what: ``tile``, ``stones``, ``width``, ``grain`` or ``noble``.
        looks: the names of those that say otherwise than most.
    """

    seat: int
    cell: Cell
    what: str
    looks: tuple[str, ...]


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
class Against:
    """Looks that contradict what all of them together see: their numbers, and the count each sees instead."""

    stones: tuple[tuple[int, int], ...]
    disks: tuple[tuple[int, int], ...]


def contradicting(
    shared: TileHypothesis,
    looks: Sequence[TileLook],
    regrets: Sequence[Regret],
    height_share: Mapping[int, float],
    own: FusionSettings,
    lens: LensSettings,
) -> Against:
    """Looks whose regret neither light nor what stands before it nor their lens explains.

    Args:
        shared: what all looks together see on the tile; ``regrets``: of each look, what it loses by that.
        height_share: by look, how far heights may be off there because its lens is estimated.
    """
    stones, together = shared.stones(), shared.disks()
    # What a picture's edge cuts off may make the difference: a look at part of a tile has no count of its own.
    both = [(look, lost) for look, lost in zip(looks, regrets, strict=True) if look.whole]

    def other_stones(look: TileLook, lost: Regret) -> bool:
        if look.selected.estimate.unexplained >= own.least_unexplained:
            return False
        return lost.stones > (own.most_stone_regret if abs(lost.own_stones - stones) == 1 else own.most_stones_regret)

    def other_disks(look: TileLook, lost: Regret) -> bool:
        if not together or not lost.own_disks:
            return lost.disks > own.most_column_regret
        if not _counts_disks(look):
            return False
        tallest = max(together, lost.own_disks)
        off = disks_off(tallest, height_share.get(look.look, 0.0), lens)
        most = own.most_disks_regret * max(1.0, tallest / own.disks_told_apart)
        return lost.disks > most and abs(together - lost.own_disks) > off

    return Against(
        tuple(
            (look.look, lost.own_stones)
            for look, lost in both
            if other_stones(look, lost) or _elsewhere(lost, lost.wall_mm, own)
        ),
        tuple(
            (look.look, lost.own_disks)
            for look, lost in both
            if other_disks(look, lost) or _elsewhere(lost, lost.column_mm, own)
        ),
    )


def _counts_disks(look: TileLook) -> bool:
    """Whether a look shows its column well enough to be rather right than wrong about its disks."""
    estimate, doubt = look.selected.estimate, look.site.settings.stages.doubt
    return estimate.column_covered <= doubt.hidden_share and column_log_odds(estimate, doubt) >= 0


def _elsewhere(lost: Regret, apart_mm: float, own: FusionSettings) -> bool:
    """Whether a look sees as many, but clearly in another place."""
    return apart_mm > own.most_apart_mm and lost.place > own.most_place_regret


def regret_of(look: TileLook, fused: TileHypothesis) -> Regret:
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
        or only_stands_on(look.common(one.hypothesis), stood.footing, stone_mm, own)
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
