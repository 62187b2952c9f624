"""Varies a column's strip: told another place and height, leaning, half hidden, in other light.

The height given to the network is up to two disks off, mostly in the way the drawings' count errs: the top is where it
shows, and the foot nearer or farther, because a taller column that stands nearer hides nearly the same ground.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import TypeAlias

import cv2
import numpy as np
from numpy.typing import NDArray

from trainers.seeing.disks.lessons import ColumnLesson
from vision.walls.evidence.disk_strip import ABOVE_MM, BELOW_MM, COLUMN_MM, COLUMNS, INPUTS, ROW_MM

Map: TypeAlias = NDArray[np.float32]
Floats: TypeAlias = NDArray[np.float64]
Mask: TypeAlias = NDArray[np.bool_]

_FINE_MM = ROW_MM / 2
_OFF_BY = (-2, -1, 0, 1, 2)
_OFF_SHARES = (0.1, 0.22, 0.36, 0.22, 0.1)


@dataclass(frozen=True, slots=True)
class Sight:
    """The network's input (``INPUTS``×rows×``COLUMNS``), and the rows of foot, rims and top, if known."""

    inputs: Map
    rim_rows: Floats | None


@dataclass(frozen=True, slots=True)
class _Held:
    """A strip's colours, the height (mm) of each row, and the column's foot and top as given to the network."""

    lit: Map
    heights_mm: Floats
    low_mm: float
    column_mm: float


def rows_of(disks: int, disk_mm: float) -> int:
    """The number of rows for a column of that many disks, with the margins below and above."""
    return math.ceil((BELOW_MM + disks * disk_mm + ABOVE_MM) / ROW_MM)


def sight_of(lesson: ColumnLesson, other: ColumnLesson, rows: int, disk_mm: float, rng: np.random.Generator) -> Sight:
    """A varied view of a lesson; part of another column may stand in front of its foot."""
    steep = math.tan(lesson.strip.elevation_rad)
    colours, stretch = _stretched(lesson, steep, disk_mm, rng)
    column_mm = disk_mm * lesson.disks * stretch
    low_mm, high_mm = _told(lesson.disks, column_mm, disk_mm, rng)
    first_mm = low_mm - BELOW_MM + rng.normal(0, 0.3) + rng.uniform(0, _FINE_MM)
    start = round((first_mm - lesson.strip.bottom_mm) / _FINE_MM)
    first_mm = lesson.strip.bottom_mm + start * _FINE_MM
    kept = np.clip(start + np.arange(2 * rows), 0, colours.shape[1] - 1)
    inputs = np.empty((INPUTS, rows, COLUMNS), np.float32)
    heights_mm: Floats = first_mm + ROW_MM * np.arange(rows, dtype=np.float64) + _FINE_MM / 2
    inputs[3] = ((heights_mm > low_mm) & (heights_mm < high_mm))[:, None]
    inputs[4] = steep - 1.2
    held = _Held(colours[:, kept].reshape(3, rows, 2, COLUMNS).mean(axis=2), heights_mm, low_mm, column_mm)
    lit = _partly_hidden(_aside(held, rng), held, other, rng)
    inputs[:3] = _noisy(_softened(_otherwise_lit(lit, held, rng), rng), rng)
    mirrored = np.ascontiguousarray(inputs[:, :, ::-1]) if rng.random() < 0.5 else inputs
    rims = None if lesson.rims_mm is None else (lesson.rims_mm * stretch - first_mm - _FINE_MM / 2) / ROW_MM
    return Sight(mirrored, rims)


def _stretched(lesson: ColumnLesson, steep: float, disk_mm: float, rng: np.random.Generator) -> tuple[Map, float]:
    """The strip of a column leaning a little towards the camera or away, so that its disks show higher or lower."""
    strip = lesson.strip
    colours = strip.colours.astype(np.float32)
    if rng.random() >= 0.35:
        return colours, 1.0
    most = min(0.12, 1.6 * steep / (disk_mm * lesson.disks) + 0.01)
    stretch = 1 + rng.uniform(-most, most)
    foot = -strip.bottom_mm / _FINE_MM
    samples = (np.arange(colours.shape[1]) - foot) / stretch + foot
    return _moved(colours, np.arange(COLUMNS)[None], samples[:, None]), float(stretch)


def _told(disks: int, column_mm: float, disk_mm: float, rng: np.random.Generator) -> tuple[float, float]:
    """The foot and top (mm) that are given to the network."""
    foot_right = rng.random() >= 0.75
    told_mm = disk_mm * max(1, disks + int(rng.choice(_OFF_BY, p=_OFF_SHARES)))
    low_mm = rng.normal(0, 1.2) + (0.0 if foot_right else column_mm - told_mm)
    return float(low_mm), float(low_mm + told_mm + rng.normal(0, 0.9))


def _moved(colours: Map, columns: NDArray[np.generic], rows: NDArray[np.generic]) -> Map:
    """Colours (3×rows×columns) sampled at other columns and rows."""
    shape = np.broadcast_shapes(columns.shape, rows.shape)
    map_x, map_y = (np.ascontiguousarray(np.broadcast_to(a, shape), dtype=np.float32) for a in (columns, rows))
    channels = [np.ascontiguousarray(channel) for channel in colours]
    taken = [cv2.remap(c, map_x, map_y, cv2.INTER_LINEAR, borderMode=cv2.BORDER_REPLICATE) for c in channels]
    return np.asarray(np.stack(taken), dtype=np.float32)


def _aside(held: _Held, rng: np.random.Generator) -> Map:
    """Shift the strip a little to one side, and sometimes lean it."""
    aside, lean = int(rng.integers(-2, 3)), np.zeros(len(held.heights_mm))
    if rng.random() < 0.3:
        lean = rng.normal(0, 0.02) * (held.heights_mm - held.low_mm) / ROW_MM
    if rng.random() >= 0.3 and not aside:
        return held.lit
    return _moved(held.lit, np.arange(COLUMNS)[None] + aside + lean[:, None], np.arange(len(lean))[:, None])


def _partly_hidden(lit: Map, held: _Held, other: ColumnLesson, rng: np.random.Generator) -> Map:
    """Cover the foot: with painted wood, perhaps with a joint, or with another column's surroundings."""
    if rng.random() >= 0.15:
        return lit
    level_mm = min(-4 + rng.exponential(5), 0.5 * held.column_mm)
    line_mm = level_mm + rng.normal(0, 0.25) * (np.arange(COLUMNS) - COLUMNS / 2) * COLUMN_MM
    part: Mask = np.ones(COLUMNS, dtype=bool)
    if rng.random() < 0.4:
        broad = int(rng.integers(8, 28))
        part = np.arange(COLUMNS) < broad if rng.random() < 0.5 else np.arange(COLUMNS) >= COLUMNS - broad
    where = (held.heights_mm[:, None] < line_mm[None]) & part[None]
    colour = rng.normal(0, [0.45, 0.45, 0.5]).astype(np.float32) + np.array([0.0, -0.1, -0.2], np.float32)
    rows = len(held.heights_mm)
    if rng.random() < 0.5:
        theirs = other.strip.colours.astype(np.float32)
        first = int(rng.integers(0, max(1, theirs.shape[1] - 2 * rows)))
        before = np.take(theirs, np.clip(first + 2 * np.arange(rows), 0, theirs.shape[1] - 1), axis=1)
        before = np.roll(before, int(rng.integers(0, COLUMNS)), 2)
    else:
        before = np.broadcast_to(colour[:, None, None], lit.shape).copy()
        if rng.random() < 0.6:
            every_mm = rng.uniform(11, 16)
            from_joint = (held.heights_mm - rng.uniform(0, every_mm)) % every_mm - every_mm / 2
            before[2] -= (0.4 * np.exp(-0.5 * (from_joint / 0.5) ** 2))[:, None].astype(np.float32)
    return np.where(where[None], before, lit).astype(np.float32)


def _otherwise_lit(lit: Map, held: _Held, rng: np.random.Generator) -> Map:
    """Change the lamp's colour, contrast and gradients of light, and add a shadow's edge."""
    lit = lit * np.float32(rng.uniform(0.5, 1.45))
    if rng.random() < 0.4:
        lit[2] = lit[2].mean() + (lit[2] - lit[2].mean()) * np.float32(rng.uniform(0.55, 1.4))
    lit = lit + (rng.normal(0, 1, (3, 1, 1)) * np.array([0.22, 0.25, 0.4])[:, None, None]).astype(np.float32)
    if rng.random() < 0.5:
        lit[2] += (np.linspace(-1, 1, COLUMNS) * rng.normal(0, 0.2)).astype(np.float32)
    if rng.random() < 0.3:
        lit[2] += ((held.heights_mm - held.column_mm / 2) * rng.normal(0, 0.006))[:, None].astype(np.float32)
    if rng.random() < 0.15:
        deep = np.float32(rng.uniform(0.1, 0.8))
        across = (held.heights_mm - rng.uniform(-5, held.column_mm + 8)) / rng.uniform(0.5, 4) * rng.choice([-1, 1])
        lit[2] -= deep / (1 + np.exp(-np.clip(across, -30, 30)))[:, None].astype(np.float32)
    return lit


def _softened(lit: Map, rng: np.random.Generator) -> Map:
    """Defocus, coarsen colours as JPEG does, and sharpen as cameras do."""
    if rng.random() < 0.45:
        across = float(rng.uniform(0.3, 1.3))
        along = max(across * float(rng.uniform(0.6, 1.2)), 0.2)
        lit = _blurred(lit, across, along)
    if rng.random() < 0.4:
        spread = float(rng.uniform(0.8, 4))
        lit[:2] = _blurred(lit[:2], spread, spread)
    if rng.random() < 0.25:  # the halos of sharpening
        spread = float(rng.uniform(0.7, 2))
        lit[2:] += (lit[2:] - _blurred(lit[2:], spread, spread)) * np.float32(rng.uniform(0.3, 1.2))
    return lit


def _noisy(lit: Map, rng: np.random.Generator) -> Map:
    """Add noise, more in the dark, in single points or in grains."""
    if rng.random() >= 0.6:
        return lit
    strength = float(rng.uniform(0, 0.12) if rng.random() < 0.7 else rng.uniform(0.1, 0.4))
    dark = np.exp(-0.5 * (lit[2:3] - lit[2].mean())) if rng.random() < 0.5 else np.ones(1, np.float32)
    noise = rng.normal(0, strength, lit.shape).astype(np.float32) * np.array([1.2, 1.4, 0.7], np.float32)[:, None, None]
    if rng.random() < 0.6:
        spread = float(rng.uniform(0.4, 0.9))
        grains = _blurred(noise, spread, spread)
        noise = grains * np.float32(strength / max(float(grains.std()), 1e-6) * 0.8)
    return np.asarray(lit + np.minimum(dark, 2.5) * noise, dtype=np.float32)


def _blurred(channels: Map, across: float, along: float) -> Map:
    soft = [cv2.GaussianBlur(np.ascontiguousarray(c), (0, 0), across, sigmaY=along) for c in channels]
    return np.asarray(np.stack(soft), dtype=np.float32)
