"""The arbiter's count of disks and the second one joined: together they choose, and say how clearly.

A column's height tells counts apart only to a disk, its rims do so wherever they show. So what the disks' network
(``vision.walls.evidence.disk_network``) gives each count is added to the scores of drawings; the network is told the place and
height of the arbiter's best column and of its best one of another count, as what it is told sways it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

import numpy as np

from vision.walls.evidence.disk_network import DiskNetwork, Floats, disk_chances
from vision.walls.evidence.site import Site
from vision.walls.render.scorer import Weighed

_MORE_DISKS = 4  # than the arbiter's that are counted up to


@dataclass(frozen=True, slots=True)
class Recounted:
    """What stands on a tile by both counts, its rivals weighed by both, and the second count's lead.

    ``lead``: by how much (log chances) the second count prefers this count to the next best, the least of what it says
    told one place or the other; 0 without a column.
    """

    best: Weighed
    weighed: list[Weighed]
    lead: float


def recounted(site: Site, best: Weighed, weighed: Sequence[Weighed], network: DiskNetwork) -> Recounted:
    """Both counts joined; the best's score is the arbiter's, rivals of other counts fall behind by what both say."""
    column = best.stand.column
    if column is None:
        return Recounted(best, list(weighed), 0.0)
    own, count = site.settings.stages.arbiter, best.stand.disks()
    others = [w for w in weighed if w.stand.column is not None and w.stand.disks() != count]
    rival = max(others, key=lambda w: w.score).stand.column if others else None
    thought = [column] if rival is None else [column, rival]
    chances = disk_chances(site, thought, count + _MORE_DISKS, network, site.settings)

    def said(disks: int) -> float:
        known = 0 < disks <= chances.shape[1]
        return own.second_count_worth * max(
            float(chances[:, disks - 1].mean()) if known else own.least_chance, own.least_chance
        )

    chosen = max([best, *others], key=lambda w: w.score + said(w.stand.disks()))
    if chosen is not best:
        best, weighed = _with_column(best, chosen, weighed)
        count = best.stand.disks()
    joined = [replace(w, score=w.score + said(w.stand.disks()) - said(count)) for w in weighed]
    return Recounted(best, joined, min(_lead(told, count) for told in chances))


def _with_column(best: Weighed, chosen: Weighed, weighed: Sequence[Weighed]) -> tuple[Weighed, list[Weighed]]:
    """The best wall with the chosen column, and every other wall with it, too: walls lead one another as before."""
    lost = best.score - chosen.score
    rivals = [
        Weighed(replace(w.stand, column=chosen.stand.column), w.score - lost)
        if w.stand.column == best.stand.column and w.stand.wall is not best.stand.wall
        else w
        for w in weighed
    ]
    return Weighed(replace(best.stand, column=chosen.stand.column), chosen.score), [*rivals, best]


def _lead(chances: Floats, disks: int) -> float:
    return float(chances[disks - 1] - np.delete(chances, disks - 1).max())
