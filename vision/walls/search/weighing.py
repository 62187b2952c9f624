"""Scores and moves many walls of many scenes at once: evidence along rays minus the cost of where they stand.

The work is done one hypothesis at a time by ``vision.walls.search.search_kernels``.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from vision.settings.walls import WallModel, WallSettings
from vision.walls.model.wall import Courses
from vision.walls.search.search_kernels import choose_apart, climb, cost_standing, weigh_blocks
from vision.walls.search.tables import Forms, Ground, Tables

Floats: TypeAlias = NDArray[np.float64]
Map: TypeAlias = NDArray[np.float32]
Indices: TypeAlias = NDArray[np.intp]
Steps: TypeAlias = tuple[float, float, float, float, float]


@dataclass(frozen=True, slots=True)
class Form:
    """One structure's stones in the form in which it is scored.

    Attributes:
        places: half-stone places taken by any stone, in stones from the middle.
        taken: for each course, which of ``places`` its stones take.
    """

    places: tuple[float, ...]
    taken: tuple[tuple[int, ...], ...]


@lru_cache(maxsize=4096)
def form_of(length: int, courses: Courses) -> Form:
    """A structure's form."""
    used = sorted({place for first, last in courses for place in range(first, last + 1, 2)})
    index = {place: i for i, place in enumerate(used)}
    return Form(
        tuple((place - (length - 1)) / 2.0 for place in used),
        tuple(tuple(index[place] for place in range(first, last + 1, 2)) for first, last in courses),
    )


def stacked_forms(forms: Sequence[Form]) -> Forms:
    """Many forms as arrays."""
    height = max(len(form.taken) for form in forms)
    longest = max(len(run) for form in forms for run in form.taken)
    places = np.zeros((len(forms), max(len(form.places) for form in forms)))
    taken = np.zeros((len(forms), height, longest), dtype=np.intp)
    run_lengths = np.zeros((len(forms), height), dtype=np.intp)
    for i, form in enumerate(forms):
        places[i, : len(form.places)] = form.places
        for c, run in enumerate(form.taken):
            taken[i, c, : len(run)] = run
            run_lengths[i, c] = len(run)
    used = np.array([len(form.places) for form in forms], dtype=np.intp)
    return Forms(places, used, taken, run_lengths, np.array([len(form.taken) for form in forms], dtype=np.intp))


def chains_of(lengths: Sequence[int], longest: int) -> Forms:
    """The forms of single courses up to that length."""
    which = np.array(lengths, dtype=np.intp) - 1
    places, used, taken, run_lengths, courses = _chains(longest)
    return Forms(places[which], used[which], taken[which], run_lengths[which], courses[which])


@lru_cache(maxsize=4)
def _chains(longest: int) -> Forms:
    return stacked_forms([form_of(length, ((0, 2 * length - 2),)) for length in range(1, longest + 1)])


@dataclass(frozen=True, slots=True)
class Standpoint:
    """The costs of where walls stand, which do not depend on the picture, with the parameters of search and building
    and the stones' size.
    """

    settings: WallSettings
    model: WallModel
    stone_mm: float


def ground_of(tables: Tables, standpoint: Standpoint) -> Ground:
    """Tables and costs in the form that kernels take."""
    return Ground(
        tables.eye_mm,
        tables.cosines,
        tables.sines,
        tables.first_bearing,
        tables.spacing,
        tables.nearest_mm,
        np.float32(1.0 / tables.step_mm),
        tables.rows,
        tables.shades,
        tables.courses,
        tables.tops,
        tables.order_offset,
        tables.free.ravel(),
        tables.heights.ravel(),
        tables.orders,
        tables.middles,
        tables.discs,
        standpoint.stone_mm,
        standpoint.settings.reach_mm,
        standpoint.settings.cost_per_mm_outside,
        standpoint.model.sharpest_turn_rad,
        standpoint.model.widest_gap_mm,
        standpoint.model.pitch_mm,
        standpoint.settings.search.least_gain,
        standpoint.settings.search.block_stride,
    )


def climbed(
    tables: Tables,
    scene: Indices,
    lines: Floats,
    forms: Forms,
    steps: tuple[Steps, ...],
    rounds: int,
    standpoint: Standpoint,
    *,
    loose: bool = False,
) -> tuple[Floats, Floats]:
    """The best-scoring lines (N×5) near the given ones, and their scores (N,), without their stones' cost.

    Each line climbs by its best move as long as that pays, at most ``rounds`` times for every size of ``steps`` (along,
    across, yaw, turn, gap).

    Args:
        loose: the walls' height is free at every ray; forms are single courses.
    """
    moved, scores = np.array(lines, dtype=np.float64), np.empty(len(lines))
    lengths = np.ascontiguousarray(forms.run_lengths[:, 0])
    climb(ground_of(tables, standpoint), scene, forms, lengths, loose, np.array(steps), rounds, moved, scores)
    return moved, scores


def block_scores(tables: Tables, scene: int, blocks: Floats, length: int, standpoint: Standpoint) -> Floats:
    """Quick scores (N,) of straight blocks of any height (N×4: x, y, cosine and sine of the yaw), without costs and
    without telling stones apart.
    """
    scores = np.empty(len(blocks))
    half_mm = standpoint.settings.search.block_stones / 2 * standpoint.stone_mm * length
    weigh_blocks(ground_of(tables, standpoint), scene, blocks, half_mm, scores)
    return scores


def chosen_apart(lines: Floats, lengths: Indices, most: int) -> Indices:
    """Which blocks (N×5, best first) lie apart from all chosen before them, ``most`` at the most."""
    chosen = np.empty(min(most, len(lines)), dtype=np.intp)
    return chosen[: choose_apart(lines, lengths, chosen)]


def standing_costs(tables: Tables, scene: Indices, lines: Floats, length: int, standpoint: Standpoint) -> Floats:
    """The cost (N,) of where the lowest stones of walls (N×5) of one length stand."""
    costs = np.empty(len(lines))
    cost_standing(
        ground_of(tables, standpoint), scene, lines, np.arange(length, dtype=np.float64) - (length - 1) / 2.0, costs
    )
    return costs
