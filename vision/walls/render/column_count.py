"""Determines a column's count and place together.

A column with one disk more hides nearly the same ground if it stands a little nearer to the camera, and the edges
between disks give the score many local maxima. So every similar count is tried all along the line of sight, and the
best place of each count is then refined.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from vision.settings.walls import SelectionSettings
from vision.walls.render.column_sums import ColumnSums

Floats: TypeAlias = NDArray[np.float64]
Place: TypeAlias = tuple[float, float]
Column: TypeAlias = tuple[float, float, int]

_AROUND = np.array([(0, 0), (1, 0), (-1, 0), (0, 1), (0, -1)], dtype=np.float64)


@dataclass(frozen=True, slots=True)
class Counted:
    """The best place for one count, and its score relative to no column, with its cost subtracted."""

    column: Column
    score: float


@dataclass(frozen=True, slots=True)
class Ground:
    """The ground for columns: ``middle_mm`` of the tile, ``stones`` (N×3: x, y, yaw) of the wall's lowest course, and
    the least distance (``reach_mm``) of a column's middle from their sides.
    """

    middle_mm: Place
    stones: Floats
    half_stone_mm: float
    reach_mm: float

    def bitten_mm(self, columns: Floats) -> Floats:
        """How far each column (N×2 or more: x, y) reaches into a stone (N,)."""
        if not len(self.stones):
            return np.zeros(len(columns))
        off = columns[:, None, :2] - self.stones[None, :, :2]
        cos, sin = np.cos(self.stones[:, 2]), np.sin(self.stones[:, 2])
        along = np.abs(off[..., 0] * cos + off[..., 1] * sin) - self.half_stone_mm
        across = np.abs(off[..., 1] * cos - off[..., 0] * sin) - self.half_stone_mm
        outside = np.hypot(np.maximum(along, 0), np.maximum(across, 0)) + np.minimum(np.maximum(along, across), 0)
        return np.asarray(np.maximum(self.reach_mm - outside, 0).max(axis=1), dtype=np.float64)


def counted(sums: ColumnSums, start: Column, ground: Ground, settings: SelectionSettings) -> list[Counted]:
    """The best column of every count near that of ``start``, best first."""
    tried: dict[int, Counted] = {}
    best = start
    while True:
        about, most = settings.disks_about, settings.most_disks
        fresh = [n for n in range(max(1, best[2] - about), min(best[2] + about, most) + 1) if n not in tried]
        if not fresh:
            return sorted(tried.values(), key=lambda one: -one.score)
        for one in _placed(sums, best, fresh, ground, settings):
            tried[one.column[2]] = one
        best = max(tried.values(), key=lambda one: one.score).column


def _placed(
    sums: ColumnSums, start: Column, counts: list[int], ground: Ground, settings: SelectionSettings
) -> list[Counted]:
    """The best places for some counts."""
    slid = _along_sight(sums, start, counts, settings.slide_step_mm)
    scores = _scores(sums, slid, ground, settings)
    best = np.array([slid[slid[:, 2] == n][scores[slid[:, 2] == n].argmax()] for n in counts])
    value = np.array([scores[slid[:, 2] == n].max() for n in counts])
    for step in settings.column_steps_mm:
        for _ in range(settings.climb_rounds):
            options = np.repeat(best[:, None], len(_AROUND), axis=1)
            options[:, :, :2] += step * _AROUND
            scores = _scores(sums, options.reshape(-1, 3), ground, settings).reshape(len(best), -1)
            choice = scores.argmax(axis=1)
            gained = scores[np.arange(len(best)), choice]
            pays = gained > value + settings.least_gain
            best[pays], value[pays] = options[pays, choice[pays]], gained[pays]
            if not pays.any():
                break
    return [Counted((float(x), float(y), int(n)), float(score)) for (x, y, n), score in zip(best, value, strict=True)]


def _along_sight(sums: ColumnSums, start: Column, counts: list[int], step_mm: float) -> Floats:
    """Columns (N×3) of other counts at the places where they would hide as much as the start, and a little beyond."""
    x, y, disks = start
    away = np.array([x, y]) - sums.sight.eye_mm
    reach = float(np.hypot(away[0], away[1]))
    columns = []
    for count in counts:
        slide = (disks - count) * reach * sums.disk_mm / sums.sight.height_mm
        by = np.arange(min(0.0, slide) - 2 * step_mm, max(0.0, slide) + 2.5 * step_mm, step_mm) / reach
        columns.append(np.column_stack([x + by * away[0], y + by * away[1], np.full(len(by), float(count))]))
    return np.concatenate(columns)


def _scores(sums: ColumnSums, columns: Floats, ground: Ground, settings: SelectionSettings) -> Floats:
    return sums.scores(columns) - column_costs(columns, ground, settings)


def column_costs(columns: Floats, ground: Ground, settings: SelectionSettings) -> Floats:
    """The cost of columns (N×3): for their disks, for standing off the tile, and for standing in a stone (N,)."""
    off = np.maximum(np.abs(columns[:, :2] - np.array(ground.middle_mm)) - settings.column_reach_mm, 0).sum(axis=1)
    costs: Floats = settings.disk_cost * columns[:, 2] + settings.cost_per_mm_outside * off
    return costs + settings.cost_per_mm_bitten * ground.bitten_mm(columns)
