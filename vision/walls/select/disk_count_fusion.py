"""Combines the disk count of the drawings with that of the disk networks.

A column's height tells counts apart only to a disk, its rims do so wherever they show. So what a disk network
(``vision.walls.evidence.disk_network``) gives each count is added to the scores of drawings; it is told the place and
height of the best drawn column and of its best one of another count, as what it is told sways it. Where it does not
prefer the count clearly, the next network is asked, too, and the mean of what all say counts.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

import numpy as np

from vision.settings.walls import SelectionSettings
from vision.walls.evidence.disk_network import DiskNetwork, Floats, disk_chances
from vision.walls.evidence.site import Site
from vision.walls.render.scorer import ScoredHypothesis


@dataclass(frozen=True, slots=True)
class FusedCount:
    """The best of a tile by both counts, its rivals scored by both, and the networks' margin.

    ``margin``: by how much (log chances) the networks prefer this count to the next best, the least of what they say
    told one place or the other; 0 without a column.
    """

    best: ScoredHypothesis
    scored: list[ScoredHypothesis]
    margin: float


def fuse_disk_counts(
    site: Site, best: ScoredHypothesis, scored: Sequence[ScoredHypothesis], networks: Sequence[DiskNetwork]
) -> FusedCount:
    """Combine both counts: the best keeps the score of its drawing, rivals of other counts lose what both say against
    them.

    Args:
        networks: at least one; each but the first is asked only if those before it do not prefer the count clearly.
    """
    column = best.hypothesis.column
    if column is None:
        return FusedCount(best, list(scored), 0.0)
    own, count = site.settings.stages.selection, best.hypothesis.disks()
    others = [w for w in scored if w.hypothesis.column is not None and w.hypothesis.disks() != count]
    rival = max(others, key=lambda w: w.score).hypothesis.column if others else None
    thought = [column] if rival is None else [column, rival]
    asked: list[Floats] = []
    for network in networks:
        asked.append(disk_chances(site, thought, count + own.more_disks, network, site.settings))
        fused = _fused(best, scored, np.mean(asked, axis=0), own)
        if fused.margin >= own.second_opinion_below:
            break
    return fused


def _fused(
    best: ScoredHypothesis, scored: Sequence[ScoredHypothesis], chances: Floats, own: SelectionSettings
) -> FusedCount:
    """Both counts combined, given the networks' log chances (N×disks, told one place or another)."""
    count = best.hypothesis.disks()
    counted = [float(chances[:, disks - 1].mean()) for disks in range(1, chances.shape[1] + 1)]

    def said(disks: int) -> float:
        known = 0 < disks <= len(counted)
        return own.disk_count_worth * max(counted[disks - 1] if known else own.least_chance, own.least_chance)

    others = [w for w in scored if w.hypothesis.column is not None and w.hypothesis.disks() != count]
    chosen = max([best, *others], key=lambda w: w.score + said(w.hypothesis.disks()))
    if chosen is not best:
        best, scored = _with_column(best, chosen, scored)
        count = best.hypothesis.disks()
    joined = [ScoredHypothesis(w.hypothesis, w.score + said(w.hypothesis.disks()) - said(count)) for w in scored]
    return FusedCount(best, joined, min(_margin(told, count) for told in chances))


def _with_column(
    best: ScoredHypothesis, chosen: ScoredHypothesis, scored: Sequence[ScoredHypothesis]
) -> tuple[ScoredHypothesis, list[ScoredHypothesis]]:
    """The best wall with the chosen column, and every other wall with it too, in their order."""
    lost = best.score - chosen.score
    rivals = [
        ScoredHypothesis(replace(w.hypothesis, column=chosen.hypothesis.column), w.score - lost)
        if w.hypothesis.column == best.hypothesis.column and w.hypothesis.wall is not best.hypothesis.wall
        else w
        for w in scored
    ]
    return ScoredHypothesis(replace(best.hypothesis, column=chosen.hypothesis.column), chosen.score), [*rivals, best]


def _margin(chances: Floats, disks: int) -> float:
    return float(chances[disks - 1] - np.delete(chances, disks - 1).max())
