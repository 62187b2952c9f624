"""A column's count and place by several looks: a column too tall stands nearer to each camera, and those places differ.

One look takes a disk more, standing a little nearer, for nearly the same. From two sides these places lie apart, so every
count is tried at every place of a small grid, each look's scores are let slip by the grid's step (poses are known no
better), and summed.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.fusion.summed_score import SummedScorer
from vision.settings.fusion import FusionSettings
from vision.walls.evidence.disk_network import DiskNetwork, disk_chances
from vision.walls.model.hypothesis import Column, TileHypothesis
from vision.walls.render.column_count import column_costs
from vision.walls.render.scorer import ScoredHypothesis
from vision.walls.select.local_search import ground_about

Floats = NDArray[np.float64]


def columns_together(
    summed: SummedScorer, hypothesis: TileHypothesis, thought: Sequence[Column], own: FusionSettings
) -> list[ScoredHypothesis]:
    """The best column of every count about those that looks thought of, with the rest as it is, best first.

    Args:
        thought: columns where all looks have them.
    """
    rest = replace(hypothesis, column=None)
    base = summed.scored([rest])[0].score
    settings = summed.settings
    x, y = (float(np.mean([column[i] for column in thought])) for i in (0, 1))
    low = max(1, min(column[2] for column in thought) - own.disks_about)
    high = min(max(column[2] for column in thought) + own.disks_about, settings.most_disks)
    offsets = np.arange(-own.column_room_mm, own.column_room_mm + own.column_step_mm / 2, own.column_step_mm)
    at_x, at_y = (a.ravel() for a in np.meshgrid(x + offsets, y + offsets))
    counts = np.arange(low, high + 1)
    columns = np.column_stack(
        [np.tile(at_x, len(counts)), np.tile(at_y, len(counts)), np.repeat(counts, len(at_x))]
    ).astype(np.float64)
    shape = len(counts), len(offsets), len(offsets)
    total = np.zeros(shape)
    slip = np.ones((3, 3), np.uint8)
    for look in summed.looks:
        by = np.array([*look.shift_mm, 0.0])
        place_mm = x + look.shift_mm[0], y + look.shift_mm[1]
        sums = look.scorer.likelihood.column_sums(look.own(rest), place_mm, settings.column_room_mm)
        gains = sums.scores(np.ascontiguousarray(columns + by)).reshape(shape)
        total += np.stack([cv2.dilate(layer, slip) for layer in gains])
    costs = column_costs(columns, ground_about(summed.looks[0].scorer, rest), settings).reshape(len(counts), -1)
    found = []
    for k, count in enumerate(counts.tolist()):
        layer = total[k].ravel() - costs[k]
        i = int(np.argmax(layer))
        stand = replace(rest, column=(float(at_x[i]), float(at_y[i]), int(count)))
        found.append(ScoredHypothesis(stand, base + float(layer[i])))
    return sorted(found, key=lambda one: -one.score)


def network_counts(
    summed: SummedScorer, columns: Sequence[ScoredHypothesis], network: DiskNetwork
) -> tuple[list[ScoredHypothesis], float]:
    """Columns of several counts (best first) with what the disks' network says of every look added, best first, and by how
    much it prefers the first of these to the next best, summed over looks."""
    settings = summed.settings
    thought = [one.hypothesis.column for one in columns[:2] if one.hypothesis.column is not None]
    most = max(one.hypothesis.disks() for one in columns)
    chances = []
    for look in summed.looks:
        dx, dy = look.shift_mm
        there = [(x + dx, y + dy, disks) for x, y, disks in thought]
        chances.append(disk_chances(look.site, there, most, network, look.site.settings))
    said = np.maximum(np.stack([told.mean(axis=0) for told in chances]), settings.least_chance).sum(axis=0)
    weighed = [
        replace(one, score=one.score + settings.disk_count_worth * float(said[one.hypothesis.disks() - 1]))
        for one in columns
    ]
    weighed.sort(key=lambda one: -one.score)
    count = weighed[0].hypothesis.disks()
    margin = sum(float((told[:, count - 1] - np.delete(told, count - 1, axis=1).max(axis=1)).min()) for told in chances)
    return weighed, margin
