"""Surfaces of the second world as pictures: worn paint on wood, end grain, printed sheets, table tops. Linear RGB, H×W×3."""

from __future__ import annotations

from typing import TypeAlias

import cv2
import numpy as np
from numpy.typing import NDArray

from second_world.rooms import Finish, Print, Rgb, TableTop

Floats32: TypeAlias = NDArray[np.float32]

_FACE_PX = 96
_TOP_PX = 2048
TOP_MM = 2400.0


def noise(shape: tuple[int, int], step_px: tuple[float, float], rng: np.random.Generator) -> Floats32:
    """Smooth noise of mean 0 and deviation 1, with bumps ``step_px`` (down, across) apart."""
    rows, cols = (max(2, round(size / step) + 1) for size, step in zip(shape, step_px, strict=True))
    coarse = rng.normal(0, 1, (rows, cols)).astype(np.float32)
    fine = np.asarray(cv2.resize(coarse, (shape[1], shape[0]), interpolation=cv2.INTER_CUBIC), dtype=np.float32)
    return np.asarray((fine - fine.mean()) / max(float(fine.std()), 1e-6), dtype=np.float32)


def grain(shape: tuple[int, int], rng: np.random.Generator) -> Floats32:
    """Wood grain that runs across, about 0 ± 1."""
    across = (
        noise(shape, (3.0, 160.0), rng) + 0.7 * noise(shape, (1.3, 60.0), rng) + 0.5 * noise(shape, (14.0, 300.0), rng)
    )
    return np.asarray(across / 1.3, dtype=np.float32)


def stone_faces(colour: Rgb, finish: Finish, rng: np.random.Generator) -> Floats32:
    """The six faces of a painted stone side by side, worn at their edges."""
    paint, wood = np.array(colour, np.float32), np.array(finish.wood, np.float32)
    faces = []
    for _ in range(6):
        shape = (_FACE_PX, _FACE_PX)
        along = grain(shape, rng)
        along = along if rng.random() < 0.6 else along.T
        shade = 1 + 0.35 * finish.streak * along + 0.5 * finish.brush * noise(shape, (40.0, 2.0), rng)
        face = np.clip(shade, 0.3, 2.0)[..., None] * paint
        y, x = np.mgrid[0:_FACE_PX, 0:_FACE_PX] / (_FACE_PX - 1) * 2 - 1
        edge = np.maximum(np.abs(x), np.abs(y)) + 0.5 * np.minimum(np.abs(x), np.abs(y)) ** 6
        gone = np.clip((edge + 0.06 * noise(shape, (6.0, 6.0), rng) - (1.12 - 0.2 * finish.wear)) * 12, 0, 1)
        bare = np.clip(1 + 0.12 * along, 0.5, 1.5)[..., None] * wood
        share = (0.7 * gone * min(1.0, 2 * finish.wear))[..., None]
        faces.append(face * (1 - share) + bare * share)
    return np.asarray(np.clip(np.concatenate(faces, axis=1), 0.0, 1.0), dtype=np.float32)


def turned_paint(colour: Rgb, finish: Finish, rng: np.random.Generator) -> Floats32:
    """Paint on turned wood."""
    shape = (256, 256)
    shade = 1 + 0.3 * finish.streak * grain(shape, rng) + 0.4 * finish.brush * noise(shape, (3.0, 60.0), rng)
    return np.asarray(np.clip(np.clip(shade, 0.3, 2.0)[..., None] * np.array(colour, np.float32), 0, 1), np.float32)


def disk_wood(colour: Rgb, tone: float, rng: np.random.Generator) -> Floats32:
    """A disk sawn from a dowel: rings on its ends (upper left), vertical grain on its side (the rest)."""
    side = 256
    wood = np.array(colour, np.float32) * np.float32(tone)
    picture = np.clip(1 + 0.16 * grain((side, side), rng).T, 0.4, 1.8)[..., None] * wood
    y, x = np.mgrid[0:side, 0:side] / side
    off = rng.uniform(-0.05, 0.05, 2)
    away = np.hypot(x - 0.15 - off[0], y - 0.15 - off[1]) + 0.004 * noise((side, side), (20.0, 20.0), rng)
    rings = 1 + 0.12 * np.sin(away * 2 * np.pi / 0.028)
    ends = (x < 0.3) & (y < 0.3)
    picture[ends] = (rings[..., None] * wood * np.float32(0.8))[ends]
    return np.asarray(np.clip(picture, 0, 1), dtype=np.float32)


def printed(nominal: Floats32, px_per_mm: float, made: Print, rng: np.random.Generator) -> Floats32:
    """A design as this printer printed it.

    Args:
        nominal: the design, RGB relative to its own paper.
    """
    darkest, lightest = float(nominal.min()), nominal.reshape(-1, 3).max(axis=0)
    share = np.clip((nominal - darkest) / (lightest - darkest), 0, 1)
    if made.gain_mm * px_per_mm > 0.3:
        size = 2 * max(1, round(made.gain_mm * px_per_mm)) + 1
        share = np.asarray(cv2.erode(share, cv2.getStructuringElement(cv2.MORPH_ELLIPSE, (size, size))))
    share = share + (1 - share) * np.float32(made.fade * 0.3)
    share = np.asarray(cv2.GaussianBlur(share, (0, 0), 0.08 * px_per_mm + 0.3), dtype=np.float32)
    uneven = 1 + made.mottle * noise(nominal.shape[:2], (9.0, 9.0), rng) * (1 - share.mean(axis=2))
    fibres = 1 + 0.015 * noise(nominal.shape[:2], (4.0, 4.0), rng)
    reflected = (np.float32(made.black) * uneven[..., None] + (1 - np.float32(made.black)) * share) * fibres[..., None]
    return np.asarray(np.clip(reflected, 0, 1) * np.array(made.paper, np.float32), dtype=np.float32)


def tile_face(colour: Rgb, made: Print, rng: np.random.Generator, lines: Floats32 | None = None) -> Floats32:
    """A tile's printed side; ``lines``: the print on it, RGB relative to its colour."""
    shape = (256, 256) if lines is None else lines.shape[:2]
    paper = np.array(made.paper, np.float32)
    ink = np.array(colour, np.float32) * (1 - made.fade) + paper * made.fade
    uneven = 1 + (0.5 * made.mottle + 0.01) * noise(shape, (5.0, 5.0), rng)
    printed = uneven[..., None] * ink if lines is None else uneven[..., None] * ink * lines
    return np.asarray(np.clip(printed, 0, 1), dtype=np.float32)


def table_top(kind: TableTop, colour: Rgb, rng: np.random.Generator) -> Floats32:
    """The surface under the mats, from above; ``TOP_MM`` wide."""
    base, shape = np.array(colour, np.float32), (_TOP_PX, _TOP_PX)
    y, x = np.mgrid[0:_TOP_PX, 0:_TOP_PX].astype(np.float32)
    if kind in ("parquet", "planks"):
        wide, long = (56.0, 340.0) if kind == "parquet" else (120.0, 1500.0)
        row = np.floor(y / wide)
        shift = (row * 0.382 % 1) * long
        plank = np.floor((x + shift) / long)
        tone = np.asarray(rng.uniform(0.75, 1.25, 4096), np.float32)[((row * 61 + plank * 17) % 4096).astype(np.int64)]
        gap = ((y % wide) < 1.5) | (((x + shift) % long) < 1.5)
        shade = tone * (1 + 0.16 * grain(shape, rng)) * np.where(gap, 0.35, 1.0)
    elif kind == "marble":
        bent = np.sin((x + 90 * noise(shape, (260.0, 260.0), rng) + 30 * noise(shape, (60.0, 60.0), rng)) / 110)
        shade = 1.1 - 0.5 * np.exp(-(np.abs(bent) / 0.12)) + 0.04 * noise(shape, (30.0, 30.0), rng)
    elif kind == "check":
        shade = 0.55 + 0.35 * ((np.floor(x / 34) % 2) + (np.floor(y / 34) % 2))
        shade = shade * (1 + 0.06 * noise(shape, (2.0, 2.0), rng))
    elif kind == "weave":
        shade = 1 + 0.15 * np.sin(x * 2.1) * np.sin(y * 2.1) + 0.08 * noise(shape, (90.0, 90.0), rng)
    else:
        shade = 1 + 0.03 * noise(shape, (3.0, 40.0), rng)
    return np.asarray(np.clip(np.clip(shade, 0.1, 2.0)[..., None] * base, 0, 1), dtype=np.float32)
