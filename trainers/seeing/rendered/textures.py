"""Textures of a rendered scene: table tops, printed sheets, shields; linear light, BGR."""

from __future__ import annotations

from typing import TypeAlias

import cv2
import numpy as np
from numpy.typing import NDArray

from hardware.virtual.pictures.painting import linear_bgr
from hardware.virtual.pictures.sheets import TableWood
from trainers.seeing.rendered.looks import PhotoLook
from vision.settings.palette import Srgb

Floats32: TypeAlias = NDArray[np.float32]

_TABLE_PX = 2048


def table_top(look: PhotoLook, side_mm: float) -> Floats32:
    """A table's planks or cloth from above, linear BGR."""
    step = side_mm / _TABLE_PX
    rng = np.random.default_rng(look.texture_seed)
    if look.surface_kind == "wood":
        y, x = np.mgrid[0:_TABLE_PX, 0:_TABLE_PX].astype(np.float32) * np.float32(step)
        return TableWood(look.surface_colour, look.texture_seed).at(x, y)
    fine = rng.normal(0, 1, (_TABLE_PX, _TABLE_PX)).astype(np.float32)
    threads = cv2.GaussianBlur(fine, (0, 0), 3, sigmaY=0.4) + cv2.GaussianBlur(fine.T, (0, 0), 0.4, sigmaY=3)
    folds = cv2.resize(
        rng.normal(0, 1, (24, 24)).astype(np.float32), (_TABLE_PX, _TABLE_PX), interpolation=cv2.INTER_CUBIC
    )
    bright = 1 + 0.1 * np.asarray(threads) / np.asarray(threads).std() + 0.05 * np.asarray(folds)
    colour = np.array(linear_bgr(look.surface_colour), dtype=np.float32)
    return np.asarray(np.clip(bright, 0.2, 2.0)[..., None] * colour, dtype=np.float32)


def fibrous(raster: Floats32, look: PhotoLook) -> Floats32:
    """A sheet with fine paper fibres, printed as black as its printer can."""
    rng = np.random.default_rng(look.texture_seed + 1)
    noise = rng.normal(0, 1, (raster.shape[0] // 3, raster.shape[1] // 3)).astype(np.float32)
    fibres = cv2.resize(noise, (raster.shape[1], raster.shape[0]), interpolation=cv2.INTER_LINEAR)
    ink = np.float32(look.variety.ink)
    printed = raster * (1 - ink) + raster.reshape(-1, 3).max(axis=0) * ink
    return np.asarray(printed * (1 + np.float32(0.03) * np.asarray(fibres))[..., None], dtype=np.float32)


def shield_face(rows: tuple[str, ...], side_mm: float, blue: Srgb) -> Floats32:
    """A shield's upper side in linear BGR; its numeral has one character per millimetre."""
    fine = 12
    drawn = np.array([[mark == "#" for mark in row] for row in rows], dtype=np.float32)
    ink = np.asarray(cv2.resize(drawn, None, fx=fine, fy=fine, interpolation=cv2.INTER_CUBIC)) > 0.5
    size = round(side_mm * fine)
    face = np.empty((size, size, 3), np.float32)
    face[:] = linear_bgr(blue)
    top, left = (size - ink.shape[0]) // 2, (size - ink.shape[1]) // 2
    face[top : top + ink.shape[0], left : left + ink.shape[1]][ink] = 0.9
    return face
