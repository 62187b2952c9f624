"""A column's count and place by several looks: a column too tall stands nearer to each camera, and those places differ.

One look takes a disk more, standing a little nearer, for nearly the same. From two sides these places lie apart, so every
count is tried at every place of a small grid, each look's scores are let slip by the grid's step (poses are known no
better), and summed.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import replace
from statistics import fmean

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.fusion.summed_score import SummedScorer
from vision.geometry.table import PointMm
from vision.settings.fusion import FusionSettings
from vision.settings.walls import SelectionSettings
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

    Looks that thought of columns in several places may all be mistaken: the whole tile is searched then, too.

    Args:
        thought: columns where all looks have them.
    """
    rest = replace(hypothesis, column=None)
    base = summed.scored([rest])[0].score
    low = max(1, min(column[2] for column in thought) - own.disks_about)
    high = min(max(column[2] for column in thought) + own.disks_about, summed.settings.most_disks)
    disks = range(low, high + 1)
    places = _places(thought, own.column_room_mm)
    if len(places) > 1:
        middle_mm = summed.looks[0].scorer.middle_mm
        over = _columns_about(summed, rest, middle_mm, disks, own.tile_room_mm, own.tile_step_mm)
        places.append(max(over, key=lambda one: one[1])[0][:2])
    best: dict[int, ScoredHypothesis] = {}
    for place_mm in places:
        for (x, y, count), gain in _columns_about(
            summed, rest, place_mm, disks, own.column_room_mm, own.column_step_mm
        ):
            if count not in best or base + gain > best[count].score:
                best[count] = ScoredHypothesis(replace(rest, column=(x, y, count)), base + gain)
    return sorted(best.values(), key=lambda one: -one.score)


def _places(thought: Sequence[Column], room_mm: float) -> list[PointMm]:
    """Where looks thought of columns, the middle of those that may be one: what one look takes for another column is not to
    draw the others aside."""
    groups: list[list[Column]] = []
    for column in thought:
        near = [group for group in groups if math.dist(group[0][:2], column[:2]) <= room_mm]
        if near:
            near[0].append(column)
        else:
            groups.append([column])
    return [(fmean(x for x, _, _ in group), fmean(y for _, y, _ in group)) for group in groups]


def _columns_about(
    summed: SummedScorer, rest: TileHypothesis, place_mm: PointMm, disks: range, room_mm: float, step_mm: float
) -> list[tuple[Column, float]]:
    """The best column of each count on a grid about a place, and what it gains in all looks less its cost."""
    settings, (x, y) = summed.settings, place_mm
    offsets = np.arange(-room_mm, room_mm + step_mm / 2, step_mm)
    at_x, at_y = (a.ravel() for a in np.meshgrid(x + offsets, y + offsets))
    counts = np.array(disks)
    columns = np.column_stack(
        [np.tile(at_x, len(counts)), np.tile(at_y, len(counts)), np.repeat(counts, len(at_x))]
    ).astype(np.float64)
    shape = len(counts), len(offsets), len(offsets)
    slipped, in_place = np.zeros(shape), np.zeros(shape)
    slip = np.ones((3, 3), np.uint8)
    for look in summed.looks:
        there = x + look.shift_mm[0], y + look.shift_mm[1]
        sums = look.scorer.likelihood.column_sums(
            look.own(rest), there, max(room_mm * math.sqrt(2), settings.column_room_mm)
        )
        gains = sums.scores(np.ascontiguousarray(columns + np.array([*look.shift_mm, 0.0]))).reshape(shape)
        slipped += np.stack([cv2.dilate(layer, slip) for layer in gains])
        in_place += gains
    costs = column_costs(columns, ground_about(summed.looks[0].scorer, rest), settings).reshape(len(counts), -1)
    found = []
    for k, count in enumerate(counts.tolist()):
        gained = slipped[k].ravel() - costs[k]
        # As looks may slip, all places about the best are as good: the one where they need to slip least is meant.
        i = int(np.lexsort((in_place[k].ravel(), gained))[-1])
        found.append(((float(at_x[i]), float(at_y[i]), int(count)), float(gained[i])))
    return found


def network_counts(
    summed: SummedScorer, columns: Sequence[ScoredHypothesis], networks: Sequence[DiskNetwork]
) -> tuple[list[ScoredHypothesis], float]:
    """Columns of several counts (best first) with what the disk networks say of every look that shows the tile whole added,
    best first, and by how much they prefer the first of these to the next best, summed over these looks.

    Args:
        networks: at least one; each but the first is asked only if those before it do not prefer the count clearly.
    """
    thought = [one.hypothesis.column for one in columns[:2] if one.hypothesis.column is not None]
    most = max(one.hypothesis.disks() for one in columns)
    asked: list[list[Floats]] = []
    for network in networks:
        asked.append([])
        for look in summed.looks:
            if look.whole:
                dx, dy = look.shift_mm
                there = [(x + dx, y + dy, disks) for x, y, disks in thought]
                asked[-1].append(disk_chances(look.site, there, most, network, look.site.settings))
        weighed, margin = _weighed(
            columns, [np.mean(told, axis=0) for told in zip(*asked, strict=True)], summed.settings
        )
        if margin >= summed.settings.second_opinion_below:
            break
    return weighed, margin


def _weighed(
    columns: Sequence[ScoredHypothesis], chances: Sequence[Floats], settings: SelectionSettings
) -> tuple[list[ScoredHypothesis], float]:
    """The columns with each look's log chances (N×disks) added, best first, and by how much these prefer the first."""
    said = np.maximum(np.stack([told.mean(axis=0) for told in chances]), settings.least_chance).sum(axis=0)
    weighed = [
        replace(one, score=one.score + settings.disk_count_worth * float(said[one.hypothesis.disks() - 1]))
        for one in columns
    ]
    weighed.sort(key=lambda one: -one.score)
    count = weighed[0].hypothesis.disks()
    margin = sum(float((told[:, count - 1] - np.delete(told, count - 1, axis=1).max(axis=1)).min()) for told in chances)
    return weighed, margin
