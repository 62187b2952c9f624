"""Weighing many walls of many scenes in one go: where rays meet them, what that is worth, what standing there costs."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from vision.settings import WallSettings
from vision.walls.shape import GAP, TURN, YAW, Courses, X, Y
from vision.walls.sight import FAR
from vision.walls.tables import Tables

Floats: TypeAlias = NDArray[np.float64]
Map: TypeAlias = NDArray[np.float32]
Indices: TypeAlias = NDArray[np.intp]

_ROOM_MM = 9.0  # around a wall's line: half a stone's diagonal, and what a climb's moves may add
_BLOCK_STRIDE = 2
_TINY = np.float32(1e-9)


@dataclass(frozen=True, slots=True)
class Form:
    """One structure's stones, ready to be weighed.

    Attributes:
        places: half-stone places taken by any stone, in stones from the middle.
        taken: of each course, which of ``places`` its stones take.
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


@dataclass(frozen=True, slots=True)
class Forms:
    """Forms of many walls, padded: ``places`` (N×K) and ``taken`` (N×C×Q), repeating what is there already."""

    places: Floats
    taken: Indices
    courses: NDArray[np.intp]

    def of(self, who: Indices) -> Forms:
        """Some of the walls."""
        return Forms(self.places[who], self.taken[who], self.courses[who])


def stacked_forms(forms: Sequence[Form]) -> Forms:
    """Many forms as arrays."""
    width = max(len(form.places) for form in forms)
    height = max(len(form.taken) for form in forms)
    most = max(len(form.taken[0]) for form in forms)
    places = np.empty((len(forms), width))
    taken = np.zeros((len(forms), height, most), dtype=np.intp)
    for i, form in enumerate(forms):
        places[i] = form.places + form.places[-1:] * (width - len(form.places))
        for c, run in enumerate(form.taken):
            taken[i, c] = run + run[-1:] * (most - len(run))
    return Forms(places, taken, np.array([len(form.taken) for form in forms], dtype=np.intp))


def stones_on(lines: Floats, places: Floats, stone_mm: float) -> tuple[Floats, Floats, Floats]:
    """Middles and yaws (N×K×M) of stones at places (N×K) on lines (N×M×5); see shape.stones_along."""
    x, y, yaw, turn, gap = (lines[:, None, :, i] for i in range(5))
    at = places[:, :, None]
    pitch = stone_mm + gap + stone_mm * np.tan(np.abs(turn) / 2)
    half = turn * at / 2
    chord = pitch * at * np.sinc(half / np.pi)
    return x + chord * np.cos(yaw + half), y + chord * np.sin(yaw + half), yaw + 2 * half


@dataclass(frozen=True, slots=True)
class Window:
    """The columns in which each of N walls shows: the first of each (N,), how many, and every which is looked at."""

    first: Indices
    width: int
    stride: int = 1

    def columns(self) -> Indices:
        """The columns (N×width)."""
        return self.first[:, None] + self.stride * np.arange(self.width)


def window_of(tables: Tables, scene: Indices, lines: Floats, reach_mm: Floats) -> Window:
    """Columns for walls whose middles (N×5) are known and that reach so far (N,) to both sides."""
    dx, dy = lines[:, X] - tables.eye_mm[0], lines[:, Y] - tables.eye_mm[1]
    start, spacing = tables.first_bearing[scene], tables.spacing[scene]
    turn = (np.arctan2(dy, dx) - start + np.pi) % (2 * np.pi) - np.pi
    half = (reach_mm + _ROOM_MM) / np.hypot(dx, dy)
    width = min(int(np.ceil((2 * half / spacing).max())) + 1, tables.columns)
    first = np.floor((turn - half) / spacing).astype(np.intp)
    return Window(np.minimum(np.maximum(first, 0), tables.columns - width), width)


def met_and_left(
    tables: Tables,
    scene: Indices,
    window: Window,
    stones: tuple[Floats, Floats, Floats],
    half_mm: tuple[float | Floats, float],
) -> tuple[Map, Map]:
    """Where rays meet and leave rectangles (N×K×M) → two of (N×K×M×width); ``±FAR`` where they miss them.

    ``half_mm`` is half their length and half their depth.
    """
    columns = window.columns()
    cos_ray = tables.cosines[scene[:, None], columns][:, None, None]
    sin_ray = tables.sines[scene[:, None], columns][:, None, None]
    x, y, yaw = stones
    dx, dy = x - tables.eye_mm[0], y - tables.eye_mm[1]
    cos, sin = np.cos(yaw), np.sin(yaw)
    along = (cos * dx + sin * dy).astype(np.float32)[..., None]
    across = (cos * dy - sin * dx).astype(np.float32)[..., None]
    cos, sin = cos.astype(np.float32)[..., None], sin.astype(np.float32)[..., None]
    half_length = np.asarray(half_mm[0], dtype=np.float32)
    per_along = 1.0 / (cos * cos_ray + sin * sin_ray + _TINY)
    per_across = 1.0 / (cos * sin_ray - sin * cos_ray + _TINY)
    middle, reach = along * per_along, np.abs(per_along) * half_length
    met, left = middle - reach, middle + reach
    middle, reach = across * per_across, np.abs(per_across) * np.float32(half_mm[1])
    np.maximum(met, middle - reach, out=met)
    np.minimum(left, middle + reach, out=left)
    missed = met >= left
    met[missed] = FAR
    left[missed] = -FAR
    return met, left


def row_index(tables: Tables, scene: Indices, distance_mm: Map) -> Indices:
    """The running sums' rows for ground distances (N×…)."""
    nearest = tables.nearest_mm[scene].reshape(-1, *[1] * (distance_mm.ndim - 1))
    row = (distance_mm - nearest) * np.float32(1.0 / tables.step_mm) + np.float32(0.5)
    np.maximum(row, np.float32(0), out=row)
    np.minimum(row, np.float32(tables.rows), out=row)
    return row.astype(np.intp)


def column_base(tables: Tables, scene: Indices, window: Window) -> tuple[Indices, Indices]:
    """Index of each wall's columns (N×width) within a scene's part of a table, and the scenes (N×1)."""
    return window.columns() * (tables.rows + 1), scene[:, None]


@dataclass(frozen=True, slots=True)
class Standpoint:
    """What standing somewhere costs, whatever the picture shows; ``settings`` and the stones' size."""

    settings: WallSettings
    stone_mm: float


def wall_scores(tables: Tables, scene: Indices, lines: Floats, forms: Forms, standpoint: Standpoint) -> Floats:
    """Scores (N×M) of N structures, each on M lines (N×M×5), without their stones' cost."""
    stone = standpoint.stone_mm
    stones = stones_on(lines, forms.places, stone)
    pitch = stone * (1 + np.tan(np.abs(lines[:, 0, TURN]) / 2)) + lines[:, 0, GAP]
    window = window_of(tables, scene, lines[:, 0], pitch * np.abs(forms.places).max(axis=1))
    scores = shown_worth(tables, scene, window, stones, forms, stone)
    lowest = [np.take_along_axis(a, forms.taken[:, 0, :, None], axis=1) for a in stones]
    return scores - cost_of_place(tables, scene, lowest[0], lowest[1], lowest[2], standpoint, _counts(forms))


def shown_worth(
    tables: Tables, scene: Indices, window: Window, stones: tuple[Floats, Floats, Floats], forms: Forms, stone_mm: float
) -> Floats:
    """What the picture says (N×M) for walls of such forms whose stones stand at ``stones`` (three of N×K×M)."""
    met, left = met_and_left(tables, scene, window, stones, (stone_mm / 2, stone_mm / 2))
    base, of = column_base(tables, scene, window)
    cells = tables.columns * (tables.rows + 1)
    courses = len(tables.shades) - 1
    total = np.zeros((len(met), met.shape[2], window.width), dtype=np.float32)
    farthest = np.zeros_like(total)
    order: Indices | None = None
    for course in range(forms.taken.shape[1]):
        who = np.flatnonzero(forms.courses > course)
        front, rear = _union(met, left, forms.taken[:, course], who)
        row = row_index(tables, scene[who], front)
        gain = tables.courses.take((base[who] + (of[who] * courses + course) * cells)[:, None] + row)
        behind = rear * tables.shades[course + 1]
        if len(who) == len(met):
            total += gain
            np.maximum(farthest, behind, out=farthest)
        else:
            total[who] += gain
            farthest[who] = np.maximum(farthest[who], behind)
        if course == 0 and tables.orders > 1:
            order = tables.order_offset.take((base + of * cells)[:, None] + row)
    where = (base + of * (tables.orders * cells))[:, None] + row_index(tables, scene, farthest)
    if order is not None:
        where += order
    total += tables.tops.take(where)
    scores: Floats = total.sum(axis=-1, dtype=np.float64)
    return scores


def _counts(forms: Forms) -> NDArray[np.bool_]:
    """Which of the lowest course's places (N×Q) are no repetition of the one before."""
    lowest = forms.taken[:, 0]
    fresh = np.ones(lowest.shape, dtype=bool)
    fresh[:, 1:] = lowest[:, 1:] != lowest[:, :-1]
    return fresh


def _union(met: Map, left: Map, taken: Indices, who: Indices) -> tuple[Map, Map]:
    """Where rays first meet and last leave the stones ``taken`` (N×Q) of the walls ``who``: (n×M×width) twice."""
    front, rear = met[who, taken[who, 0]], left[who, taken[who, 0]]
    for q in range(1, taken.shape[1]):
        more = np.flatnonzero(taken[who, q] != taken[who, q - 1])
        if len(more) == 0:
            break
        walls, places = who[more], taken[who[more], q]
        if len(more) == len(who):
            np.minimum(front, met[walls, places], out=front)
            np.maximum(rear, left[walls, places], out=rear)
        else:
            front[more] = np.minimum(front[more], met[walls, places])
            rear[more] = np.maximum(rear[more], left[walls, places])
    return front, rear


def cost_of_place(
    tables: Tables,
    scene: Indices,
    x: Floats,
    y: Floats,
    yaw: Floats,
    standpoint: Standpoint,
    counts: NDArray[np.bool_] | None = None,
) -> Floats:
    """What stones (N×Q×M) pay for standing off their tile or in other feet, summed over Q: (N×M)."""
    own, half = standpoint.settings, standpoint.stone_mm / 2
    middle = tables.middles[scene][:, :, None, None]
    over = np.maximum(np.abs(x - middle[:, 0]) - own.reach_mm, 0) + np.maximum(
        np.abs(y - middle[:, 1]) - own.reach_mm, 0
    )
    if counts is not None:
        over = over * counts[:, :, None]
    total: Floats = over.sum(axis=1)
    discs = tables.discs[scene]
    for d in range(discs.shape[1]):
        dx, dy = discs[:, d, 0, None, None] - x, discs[:, d, 1, None, None] - y
        cos, sin = np.cos(yaw), np.sin(yaw)
        beside = np.maximum(np.abs(dx * cos + dy * sin) - half, 0)
        before = np.maximum(np.abs(dy * cos - dx * sin) - half, 0)
        total += np.maximum(discs[:, d, 2, None, None] - np.hypot(beside, before), 0).max(axis=1)
    return total * own.cost_per_mm_outside


def loose_scores(
    tables: Tables, scene: Indices, lines: Floats, places: Floats, standpoint: Standpoint, counts: NDArray[np.bool_]
) -> Floats:
    """Scores (N×M) of walls whose height is free at every ray; ``places`` (N×K) in stones from their middle."""
    stone = standpoint.stone_mm
    stones = stones_on(lines, places, stone)
    pitch = stone * (1 + np.tan(np.abs(lines[:, 0, TURN]) / 2)) + lines[:, 0, GAP]
    window = window_of(tables, scene, lines[:, 0], pitch * np.abs(places).max(axis=1))
    met, left = met_and_left(tables, scene, window, stones, (stone / 2, stone / 2))
    total = _any_height(tables, scene, window, met.min(axis=1), left.max(axis=1))
    return total - cost_of_place(tables, scene, *stones, standpoint, counts)


def _any_height(tables: Tables, scene: Indices, window: Window, front: Map, rear: Map) -> Floats:
    base, of = column_base(tables, scene, window)
    where = (base + of * (tables.columns * (tables.rows + 1)))[:, None]
    met = front < FAR / 2
    gain = tables.heights.ravel().take(where + row_index(tables, scene, rear))
    gain -= tables.free.ravel().take(where + row_index(tables, scene, np.where(met, front, -FAR).astype(np.float32)))
    total: Floats = gain.sum(axis=-1, dtype=np.float64)
    return total


def block_scores(tables: Tables, scene: Indices, lines: Floats, length: int, standpoint: Standpoint) -> Floats:
    """Scores (N,) of straight blocks of any height, quickly: no stones told apart, costs left out."""
    stone = standpoint.stone_mm
    half = 0.515 * stone * length
    every = window_of(tables, scene, lines, np.full(len(lines), half - _ROOM_MM / 2))
    window = Window(every.first, every.width // _BLOCK_STRIDE, _BLOCK_STRIDE)
    stones = tuple(lines[:, i].reshape(-1, 1, 1) for i in (X, Y, YAW))
    met, left = met_and_left(tables, scene, window, (stones[0], stones[1], stones[2]), (half, stone / 2))
    return _any_height(tables, scene, window, met[:, 0], left[:, 0])[:, 0]


def block_costs(tables: Tables, scene: Indices, lines: Floats, length: int, standpoint: Standpoint) -> Floats:
    """What such blocks (N×5) pay for where they stand (N,)."""
    places = np.broadcast_to(np.arange(length) - (length - 1) / 2.0, (len(lines), length))
    x, y, yaw = stones_on(lines[:, None], places, standpoint.stone_mm)
    return cost_of_place(tables, scene, x, y, yaw, standpoint)[:, 0]
