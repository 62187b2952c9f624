"""Laying a wall's stones, in compiled loops (see ``vision.compiled``)."""

from __future__ import annotations

import math
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from vision.compiled import compiled, compiled_inside
from vision.walls.model.line import GAP, TURN, YAW, X, Y

Floats: TypeAlias = NDArray[np.float64]
Indices: TypeAlias = NDArray[np.intp]


@compiled_inside
def wrapped(turn: float) -> float:
    """A difference of two bearings, as from −π to π."""
    if turn < -math.pi:
        return turn + 2 * math.pi
    return turn - 2 * math.pi if turn >= math.pi else turn


@compiled_inside
def lay_stones(line: Floats, places: Floats, count: int, stone_mm: float, stones: Floats) -> None:
    """Fill ``stones`` (K×4: x, y, cosine and sine of the yaw) for the first ``count`` places on a line; see
    ``wall.stones_along``.

    Places are half stones apart and rise, so each turn follows from the one before by quarters of a stone's turn.
    """
    turn = line[TURN]
    cos, sin = math.cos(line[YAW]), math.sin(line[YAW])
    quarter_cos, quarter_sin = math.cos(turn / 4), math.sin(turn / 4)
    half_cos, half_sin = math.cos(turn * places[0] / 2), math.sin(turn * places[0] / 2)
    pitch = stone_mm + line[GAP] + stone_mm * math.tan(abs(turn) / 2)
    at = places[0]
    for k in range(count):
        for _ in range(int(2 * (places[k] - at) + 0.5)):
            half_cos, half_sin = (
                half_cos * quarter_cos - half_sin * quarter_sin,
                half_sin * quarter_cos + half_cos * quarter_sin,
            )
        at = places[k]
        half = turn * at / 2
        chord = pitch * at
        if abs(half) > 1e-6:
            chord *= half_sin / half
        towards_cos, towards_sin = cos * half_cos - sin * half_sin, sin * half_cos + cos * half_sin
        stones[k, 0] = line[X] + chord * towards_cos
        stones[k, 1] = line[Y] + chord * towards_sin
        stones[k, 2] = towards_cos * half_cos - towards_sin * half_sin
        stones[k, 3] = towards_sin * half_cos + towards_cos * half_sin


@compiled
def lay_walls(
    lines: Floats, lengths: Indices, ends: Indices, taken: Indices, courses: Floats, stone_mm: float, stones: Floats
) -> None:
    """Fill ``stones`` (N×4: x, y, height of the lower face, yaw), of each of which half-stone place and course are given.

    They are those of many walls, one after another: of each its line (W×5), its length, and where its stones end.
    """
    place, laid, i = np.empty(1), np.empty((1, 4)), 0
    for w in range(len(lines)):
        while i < ends[w]:
            place[0] = (taken[i] - (lengths[w] - 1)) / 2.0
            lay_stones(lines[w], place, len(place), stone_mm, laid)
            stones[i, 0], stones[i, 1], stones[i, 2] = laid[0, 0], laid[0, 1], courses[i] * stone_mm
            stones[i, 3] = lines[w, YAW] + lines[w, TURN] * place[0]
            i += 1
