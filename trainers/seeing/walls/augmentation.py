"""Training crops of tiles under other lamps, other cameras and other shades of wood.

Lamps, shadows, veils, gamma, blur, noise and JPEG change the appearance; flips, turns and scale change the place; the
seat's colour changes in picture and palette together, so that the network learns to compare the two.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, TypeAlias

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.light.light_model import SRGB_TO_LINEAR
from vision.settings.palette import Srgb
from vision.walls.evidence.network import network_inputs
from vision.walls.model.parts import Part
from vision.walls.render.drawing import Drawing

Map: TypeAlias = NDArray[np.float32]
Random: TypeAlias = np.random.Generator

IGNORED = 255  # beyond the raster's edge
_STONES = tuple(range(Part.STONE_SIDE, Part.TOP_EDGE + 1))
_DISKS = (int(Part.DISK_SIDE), int(Part.DISK_EDGE), int(Part.DISK_TOP))
_NOBLES = (int(Part.NOBLE),)


@dataclass(frozen=True, slots=True)
class Example:
    """One tile ready to be cropped: colours relative to white (h×w×3), its drawing, and the masks."""

    relative: NDArray[np.float16]
    parts: Drawing
    on_tile: NDArray[np.bool_]
    pictured: NDArray[np.bool_]
    elevation: float
    stone: Srgb


def crop_of(example: Example, rng: Random, size: int) -> tuple[Map, Drawing]:
    """Inputs (channels×size×size) and parts (size×size, ``IGNORED`` beyond the edge) of one altered crop."""
    where = _placement(example.parts, rng, size)
    flags, nearest, shape = cv2.WARP_INVERSE_MAP, cv2.WARP_INVERSE_MAP | cv2.INTER_NEAREST, (size, size)
    border = cv2.BORDER_REPLICATE
    relative = _map(cv2.warpAffine(example.relative.astype(np.float32), where, shape, flags=flags, borderMode=border))
    parts = np.asarray(cv2.warpAffine(example.parts, where, shape, flags=nearest, borderValue=IGNORED), dtype=np.uint8)
    on_tile, pictured = (
        cv2.warpAffine(mask.astype(np.uint8), where, shape, flags=nearest, borderValue=0) > 0
        for mask in (example.on_tile, example.pictured)
    )
    relative, stone = _other_wood(relative, parts, example.stone, rng)
    relative = _other_camera(_other_light(relative, rng), rng)
    inputs = network_inputs(relative, on_tile, pictured, example.elevation + rng.normal(0, 0.01), stone)
    return inputs, parts


def _placement(parts: Drawing, rng: Random, size: int) -> NDArray[np.float64]:
    """The transform (2×3) from points of the crop to the tile; most crops are centred on a piece."""
    height, width = parts.shape
    # Stones, disks and nobles equally often, however many points each takes.
    kinds = [kind for kind in (_STONES, _DISKS, _NOBLES) if np.isin(parts, kind).any()]
    if kinds and rng.random() < 0.85:
        drawn = np.argwhere(np.isin(parts, kinds[int(rng.integers(len(kinds)))]))
        row, col = drawn[rng.integers(len(drawn))] + rng.normal(0, size / 6, 2)
    else:
        row, col = rng.uniform(0, height), rng.uniform(0, width)
    edge = 0.4 * size
    row = np.clip(row, min(edge, height / 2), max(height - edge, height / 2))
    col = np.clip(col, min(edge, width / 2), max(width - edge, width / 2))
    scale, aspect = np.exp(rng.normal(0, 0.07)), np.exp(rng.normal(0, 0.03))
    turn, shear = rng.normal(0, 0.02), rng.normal(0, 0.03)
    cos, sin = np.cos(turn), np.sin(turn)
    linear = np.array([[cos, shear - sin], [sin, cos]]) @ np.diag([scale * aspect, scale / aspect])
    if rng.random() < 0.5:
        linear = linear @ np.diag([-1.0, 1.0])
    return np.hstack([linear, (np.array([col, row]) - linear @ np.full(2, size / 2))[:, None]])


def _other_wood(relative: Map, parts: Drawing, stone: Srgb, rng: Random) -> tuple[Map, Srgb]:
    """Change the colour of stones and nobles slightly, and give a palette colour that roughly matches."""
    known = np.array([SRGB_TO_LINEAR[code] for code in stone])[::-1]
    if rng.random() < 0.4:
        factor = np.exp(rng.normal(0, 0.16, 3)).astype(np.float32)
        own = ((parts > 0) & (parts < int(Part.DISK_SIDE))) | (parts == int(Part.NOBLE))
        share = cv2.GaussianBlur(own.astype(np.float32), (3, 3), 0)[..., None]
        relative = relative * (share * factor + 1 - share)
        known = known * factor
    known = np.clip(known * np.exp(rng.normal(0, 0.04, 3)), 0.0, 1.0)
    blue, green, red = (int(np.abs(SRGB_TO_LINEAR - value).argmin()) for value in known)
    return relative, (red, green, blue)


def _other_light(relative: Map, rng: Random) -> Map:
    """Change the lamp: colour and brightness, gradients, a shadow's edge, gamma, a veil of stray light."""
    size = relative.shape[0]
    gain = np.exp(rng.normal(0, 0.15) + rng.normal(0, 0.09, 3)).astype(np.float32)
    field = cv2.resize(rng.normal(0, 0.14, (4, 4)).astype(np.float32), (size, size), interpolation=cv2.INTER_CUBIC)
    relative = np.maximum(relative, 0) * gain * np.exp(field)[..., None]
    if rng.random() < 0.3:
        angle = rng.uniform(0, 2 * np.pi)
        rows, cols = np.mgrid[:size, :size] - size / 2
        into = cols * np.cos(angle) + rows * np.sin(angle) - rng.normal(0, size / 4)
        dark = rng.uniform(0.1, 0.6) / (1 + np.exp(-into / rng.uniform(1, 10)))
        relative = relative * (1 - dark)[..., None].astype(np.float32)
    if rng.random() < 0.5:
        relative = relative ** np.float32(np.exp(rng.normal(0, 0.13)))
    if rng.random() < 0.4:
        veil = rng.uniform(0, 0.1)
        relative = relative * (1 - veil) + veil * rng.uniform(0.3, 1)
    return _map(relative)


def _other_camera(relative: Map, rng: Random) -> Map:
    """Change the camera: defocus, motion or too few pixels; coarse colours; noise; JPEG; halos of sharpening."""
    size = relative.shape[0]
    kind = rng.random()
    if kind < 0.3:
        relative = _map(cv2.GaussianBlur(relative, (0, 0), rng.uniform(0.3, 1.1)))
    elif kind < 0.45:
        kernel, reach, angle = np.zeros((5, 5), np.float32), rng.integers(2, 5) / 2, rng.uniform(0, np.pi)
        dx, dy = round(reach * np.cos(angle)), round(reach * np.sin(angle))
        cv2.line(kernel, (2 - dx, 2 - dy), (2 + dx, 2 + dy), 1.0)
        relative = _map(cv2.filter2D(relative, -1, kernel / kernel.sum()))
    elif kind < 0.6:
        fewer = rng.uniform(0.5, 0.9)
        small = cv2.resize(relative, None, fx=fewer, fy=fewer, interpolation=cv2.INTER_AREA)
        relative = _map(cv2.resize(small, (size, size), interpolation=cv2.INTER_LINEAR))
    if rng.random() < 0.3:
        relative = _coarse_colours(relative, float(rng.uniform(0.5, 2.5)))
    if rng.random() < 0.6:
        coded: Map = np.clip(relative, 0, 1.6) ** np.float32(1 / 2.2)
        noise: Map = rng.normal(0, rng.uniform(0.003, 0.05), coded.shape).astype(np.float32)
        if rng.random() < 0.5:
            noise = _map(cv2.GaussianBlur(noise, (3, 3), 0)) * np.float32(1.5)
        coded = _map(np.clip(coded + noise, 0, 1.3))
        if rng.random() < 0.5:
            quality = [cv2.IMWRITE_JPEG_QUALITY, int(rng.integers(35, 96))]
            jpeg = cv2.imencode(".jpg", (coded / 1.3 * 255).astype(np.uint8), quality)[1]
            coded = _map(_map(cv2.imdecode(jpeg, cv2.IMREAD_COLOR)) / 255 * 1.3)
        relative = coded ** np.float32(2.2)
    if rng.random() < 0.25:
        soft = _map(cv2.GaussianBlur(relative, (0, 0), rng.uniform(0.7, 1.6)))
        relative = _map(np.maximum(relative + np.float32(rng.uniform(0.3, 1.2)) * (relative - soft), 0))
    return relative


def _coarse_colours(relative: Map, spread: float) -> Map:
    """Smear each colour's share of the brightness."""
    bright = relative.mean(axis=2, keepdims=True) + np.float32(1e-3)
    return _map(_map(cv2.GaussianBlur(relative / bright, (0, 0), spread)) * bright)


def _map(values: Any) -> Map:
    return np.asarray(values, dtype=np.float32)
