"""Crops of examples with the network's targets, varied: mirrored, patched, relit, shifted and turned a little."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from trainers.seeing.piece_examples import STEPS_OF_ONE, Example, Mark
from vision.networks.piece_network import CELL_PX, CHANNELS, KINDS
from vision.pieces.channels import REDUCED

Floats = NDArray[np.float32]

VIEW_PX = 96  # in the network's pixels
CROP_PX = 64
BLUR_CELLS = 1.3  # standard deviation of the bump that marks a piece
UNSEEN_BELOW = 0.12  # a piece that shows less teaches nothing, neither presence nor absence
HARDLY_BELOW = 0.2


@dataclass(frozen=True, slots=True, eq=False)
class Lesson:
    """An example with its target: a bump for each piece (``KINDS``×48×48) and how much each place counts."""

    view: NDArray[np.uint8]
    bumps: NDArray[np.float16]
    counts: NDArray[np.float16]
    middles: Floats  # N×2, in the network's pixels
    often: float  # how often it is used, compared to others


def lesson_of(example: Example) -> Lesson:
    """Make a lesson of an example."""
    size = VIEW_PX // 2
    rows, cols = np.mgrid[0:size, 0:size].astype(np.float32)
    bumps = np.zeros((len(KINDS), size, size), np.float32)
    counts = np.ones_like(bumps)
    for mark in example.marks:
        col, row = _cell_of(mark)
        squares = (cols - col) ** 2 + (rows - row) ** 2
        if mark.visible < UNSEEN_BELOW:
            counts[mark.kind][squares < 16] = 0
            continue
        if mark.visible < HARDLY_BELOW:
            counts[mark.kind][squares < 25] = 0.5
        bump = np.exp(-squares / (2 * BLUR_CELLS**2))
        if 0 <= round(row) < size and 0 <= round(col) < size:
            bump[round(row), round(col)] = 1
        bumps[mark.kind] = np.maximum(bumps[mark.kind], bump)
    edge = VIEW_PX * REDUCED
    inside = [m for m in example.marks if 8 < m.x_px < edge - 8 and 8 < m.y_px < edge - 8]
    middles = np.array([(m.x_px / REDUCED, m.y_px / REDUCED) for m in inside], np.float32).reshape(-1, 2)
    stone = any(mark.kind == KINDS.index("stone") for mark in example.marks)
    often = (3.0 if stone else 1.5 if example.marks else 0.5) * (1.0 if example.tiled else 0.6)
    return Lesson(example.view, bumps.astype(np.float16), counts.astype(np.float16), middles, often)


def _cell_of(mark: Mark) -> tuple[float, float]:
    return (mark.x_px + 0.5) / CELL_PX - 0.5, (mark.y_px + 0.5) / CELL_PX - 0.5


def batch_of(
    lessons: Sequence[Lesson], chosen: Sequence[int], rng: np.random.Generator
) -> tuple[Floats, Floats, Floats]:
    """Crops of the chosen lessons: views (N×``CHANNELS``×64×64), bumps and counts (N×``KINDS``×32×32)."""
    half = CROP_PX // 2
    views = np.empty((len(chosen), CHANNELS, CROP_PX, CROP_PX), np.float32)
    bumps = np.empty((len(chosen), len(KINDS), half, half), np.float32)
    counts = np.empty_like(bumps)
    for i, index in enumerate(chosen):
        lesson = lessons[index]
        col, row = _corner(lesson, rng)
        views[i] = lesson.view[:, row : row + CROP_PX, col : col + CROP_PX]
        window = np.s_[:, row // 2 : row // 2 + half, col // 2 : col // 2 + half]
        bumps[i], counts[i] = lesson.bumps[window], lesson.counts[window]
    views /= STEPS_OF_ONE
    _mirror(views, bumps, counts, rng)
    _patch(views, bumps, counts, rng)
    _relight(views, rng)
    return views, bumps, counts


def _corner(lesson: Lesson, rng: np.random.Generator) -> tuple[int, int]:
    """The crop's first column and row, both even, mostly near a piece."""
    most = VIEW_PX - CROP_PX
    if len(lesson.middles) and rng.random() < 0.8:
        near = lesson.middles[rng.integers(len(lesson.middles))] + rng.uniform(-20, 20, 2) - CROP_PX / 2
        col, row = (int(v) // 2 * 2 for v in np.clip(near, 0, most))
        return col, row
    return int(rng.integers(0, most // 2 + 1)) * 2, int(rng.integers(0, most // 2 + 1)) * 2


def _mirror(views: Floats, bumps: Floats, counts: Floats, rng: np.random.Generator) -> None:
    flip = rng.random(len(views)) < 0.5
    # The first channels are the parts of a reduced pixel, which swap sides too.
    order = [1, 0, 3, 2, *range(REDUCED * REDUCED, CHANNELS)]
    views[flip] = views[flip][..., ::-1][:, order]
    bumps[flip], counts[flip] = bumps[flip][..., ::-1], counts[flip][..., ::-1]


def _patch(views: Floats, bumps: Floats, counts: Floats, rng: np.random.Generator) -> None:
    """Lay a rectangle of another crop over some, so that pieces are covered in more ways than photos show."""
    for i in np.flatnonzero(rng.random(len(views)) < 0.35):
        other = int(rng.integers(len(views)))
        height, width = (int(v) * 2 for v in rng.integers(3, 13, 2))
        top, left = int(rng.integers(0, (CROP_PX - height) // 2)) * 2, int(rng.integers(0, (CROP_PX - width) // 2)) * 2
        views[i, :, top : top + height, left : left + width] = views[other, :, top : top + height, left : left + width]
        part = np.s_[:, top // 2 : (top + height) // 2, left // 2 : (left + width) // 2]
        bumps[i][part], counts[i][part] = bumps[other][part], counts[other][part]


def _relight(views: Floats, rng: np.random.Generator) -> None:
    """Change the exposure, add noise to the brightness, and sometimes make a colour class fail."""
    n, bright = len(views), REDUCED * REDUCED
    gain = np.exp(rng.normal(0, 0.12, (n, 1, 1, 1))).astype(np.float32)
    veil = rng.normal(0, 0.03, (n, 1, 1, 1)).astype(np.float32)
    noise = rng.standard_normal(views[:, :bright].shape, np.float32) * rng.uniform(0, 0.03, (n, 1, 1, 1))
    views[:, :bright] = np.clip(views[:, :bright] * gain + veil, 0, 1.25) + noise
    for i in np.flatnonzero(rng.random(n) < 0.15):
        views[i, rng.integers(bright, CHANNELS)] *= rng.uniform(0, 0.7)
