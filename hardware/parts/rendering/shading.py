"""Draws small shaded pictures of triangles: orthographic, with depth buffer and drawn edges; no graphics card needed."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

import cv2
import numpy as np
import numpy.typing as npt

Floats = npt.NDArray[np.float64]
Bytes = npt.NDArray[np.uint8]


@dataclass(frozen=True, slots=True)
class Shown:
    """Triangles (n × 3 × 3, mm) of one colour (sRGB)."""

    triangles: Floats
    colour: tuple[int, int, int]


@dataclass(frozen=True, slots=True)
class Look:
    """The direction of view: turned about z, then tilted down, in degrees; and the picture's width and height in
    pixels.
    """

    turn_deg: float
    down_deg: float
    width_px: int
    height_px: int


FINER = 3
PAPER = (255, 255, 255)
EDGE = (38, 38, 38)
LIGHT = np.array([-0.35, 0.55, 0.76])


def picture(things: Sequence[Shown], look: Look) -> Bytes:
    """Draw the things from that direction, scaled to fit the picture; height × width × 3, sRGB."""
    width, height = look.width_px * FINER, look.height_px * FINER
    view = _view(look)
    turned = [thing.triangles @ view.T for thing in things]
    points = np.concatenate([triangles.reshape(-1, 3) for triangles in turned])
    low, high = points.min(axis=0), points.max(axis=0)
    margin = 0.04
    scale = min(width * (1 - 2 * margin) / (high[0] - low[0]), height * (1 - 2 * margin) / (high[1] - low[1]))
    middle = (low + high) / 2
    depth = np.full((height, width), -np.inf)
    shade = np.zeros((height, width, 3))
    normals = np.zeros((height, width, 3))
    which = np.full((height, width), -1, dtype=np.int32)
    for number, (thing, triangles) in enumerate(zip(things, turned, strict=True)):
        pixels = np.empty_like(triangles)
        pixels[..., 0] = (triangles[..., 0] - middle[0]) * scale + width / 2
        pixels[..., 1] = height / 2 - (triangles[..., 1] - middle[1]) * scale
        pixels[..., 2] = triangles[..., 2] * scale
        _paint(pixels, triangles, np.array(thing.colour, dtype=float), number, (depth, shade, normals, which))
    image = np.where(which[..., None] >= 0, shade, np.array(PAPER, dtype=float))
    image[_edges(depth, normals, which)] = EDGE
    fine = np.clip(image, 0, 255).astype(np.uint8)
    small = cv2.resize(fine, (look.width_px, look.height_px), interpolation=cv2.INTER_AREA)
    return np.asarray(small, dtype=np.uint8)


def png(image: Bytes, colours: int) -> bytes:
    """Encode a picture as a small PNG with few levels."""
    step = 256 / colours
    coarse = np.clip(np.round(np.round(image / step) * step), 0, 255).astype(np.uint8)
    done, encoded = cv2.imencode(".png", cv2.cvtColor(coarse, cv2.COLOR_RGB2BGR), [cv2.IMWRITE_PNG_COMPRESSION, 9])
    if not done:
        raise ValueError("the picture cannot be written as PNG")
    return encoded.tobytes()


def _view(look: Look) -> Floats:
    """Rotation matrix with rows right, up, and towards the eye."""
    turn, down = math.radians(look.turn_deg), math.radians(look.down_deg)
    eye = np.array([math.sin(turn) * math.cos(down), -math.cos(turn) * math.cos(down), math.sin(down)])
    right = np.array([math.cos(turn), math.sin(turn), 0.0])
    return np.array([right, np.cross(eye, right), eye])


def _paint(
    pixels: Floats,
    turned: Floats,
    colour: Floats,
    number: int,
    buffers: tuple[Floats, Floats, Floats, npt.NDArray[np.int32]],
) -> None:
    depth, shade, normals, which = buffers
    height, width = depth.shape
    across = np.cross(turned[:, 1] - turned[:, 0], turned[:, 2] - turned[:, 0])
    length = np.linalg.norm(across, axis=1)
    light = LIGHT / np.linalg.norm(LIGHT)
    for corners, normal, size in zip(pixels, across, length, strict=True):
        if size < 1e-9 or normal[2] <= 1e-6 * size:
            continue
        x0, y0 = np.maximum(np.floor(corners[:, :2].min(axis=0)), 0).astype(int)
        x1, y1 = np.minimum(np.ceil(corners[:, :2].max(axis=0)) + 1, (width, height)).astype(int)
        if x0 >= x1 or y0 >= y1:
            continue
        (ax, ay, az), (bx, by, bz), (cx, cy, cz) = corners
        whole = (bx - ax) * (cy - ay) - (cx - ax) * (by - ay)
        if abs(whole) < 1e-9:
            continue
        grid_x = np.arange(x0, x1)[None, :] + 0.5
        grid_y = np.arange(y0, y1)[:, None] + 0.5
        second = ((grid_x - ax) * (cy - ay) - (cx - ax) * (grid_y - ay)) / whole
        third = ((bx - ax) * (grid_y - ay) - (grid_x - ax) * (by - ay)) / whole
        z = az + second * (bz - az) + third * (cz - az)
        window = np.s_[y0:y1, x0:x1]
        seen = (second >= 0) & (third >= 0) & (second + third <= 1) & (z > depth[window])
        unit = normal / size
        depth[window][seen] = z[seen]
        shade[window][seen] = colour * (0.42 + 0.58 * max(0.0, float(unit @ light)))
        normals[window][seen] = unit
        which[window][seen] = number


def _edges(depth: Floats, normals: Floats, which: npt.NDArray[np.int32]) -> npt.NDArray[np.bool_]:
    """Pixels whose neighbours belong to different things, differ in depth, or meet at a corner."""
    found = np.zeros(depth.shape, dtype=bool)
    near = np.where(np.isfinite(depth), depth, -1e6)
    for axis in (0, 1):
        after, before = (np.s_[1:], np.s_[:-1]) if axis == 0 else (np.s_[:, 1:], np.s_[:, :-1])
        turned = (normals[after] * normals[before]).sum(axis=-1) < 0.86
        apart = np.abs(near[after] - near[before]) > 12
        found[before] |= (which[after] != which[before]) | (turned & (which[after] >= 0)) | apart
    kernel = np.ones((2, 2), dtype=np.uint8)
    return np.asarray(cv2.dilate(found.astype(np.uint8), kernel)).astype(bool)
