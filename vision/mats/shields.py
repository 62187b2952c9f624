"""Shields: light blue squares with a white numeral, on tiles or beside them, turned any way.

A shield is found by its colour in the view from above; the square around it gives its place and its direction up to
quarter turns. The numeral is the one from the settings that correlates best over the four turns.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.geometry.mat_view import MatView
from vision.geometry.table import Cell, TableGeometry
from vision.light.colours import Colour
from vision.mats.top_view import TopView
from vision.message import Message
from vision.readings.observation import ShieldSeen
from vision.readings.reading import CountReading, Seen, Unsure
from vision.settings.mats import ShieldSettings


@dataclass(frozen=True, slots=True)
class ShieldFound:
    """A shield with its middle on the mat and its outline in the picture (4×2)."""

    seen: ShieldSeen
    x_mm: float
    y_mm: float
    outline_px: NDArray[np.float64]


def find_shields(
    above: TopView,
    classes: NDArray[np.uint8],
    view: MatView,
    tiles: frozenset[Cell],
    geometry: TableGeometry,
    settings: ShieldSettings,
) -> tuple[ShieldFound, ...]:
    """All shields on a mat that show enough to be recognised."""
    scale, side_mm = above.px_per_mm, geometry.pieces.shield_mm
    blue = (classes == Colour.SHIELD_BLUE).astype(np.uint8)
    opened = cv2.morphologyEx(blue, cv2.MORPH_OPEN, np.ones((3, 3), np.uint8))
    whole = cv2.morphologyEx(opened, cv2.MORPH_CLOSE, np.ones((5, 5), np.uint8))
    outlines, _ = cv2.findContours(whole, cv2.RETR_EXTERNAL, cv2.CHAIN_APPROX_NONE)
    found: list[tuple[float, ShieldFound]] = []
    for outline in outlines:
        hull = cv2.convexHull(outline)
        share = cv2.contourArea(hull) / (side_mm * scale) ** 2
        if not settings.trace_share <= share <= settings.most_share:
            continue
        rectangle = cv2.minAreaRect(hull)
        corners = above.to_mm(np.asarray(cv2.boxPoints(rectangle), dtype=np.float64))
        place = _lowered(np.array([corners.mean(axis=0)]), view, above.z_mm, geometry.pieces.shield_thickness_mm)[0]
        cell = geometry.seat_mat.cell_at_mm(float(place[0]), float(place[1]))
        on_tile = cell in tiles
        longer, shorter = max(rectangle[1]), min(rectangle[1])
        whole_shown = (
            share >= settings.least_share
            and shorter > settings.square_share * longer
            and shorter > settings.square_share * side_mm * scale
        )
        reading = _value(above, rectangle, settings) if whole_shown else _covered(settings)
        row, col = cell if cell is not None and on_tile else (None, None)
        pixels = view.project(np.column_stack([corners, np.full(4, above.z_mm)]))
        seen = ShieldSeen(row, col, reading)
        found.append((share, ShieldFound(seen, float(place[0]), float(place[1]), pixels)))
    kept: list[ShieldFound] = []
    for _, shield in sorted(found, key=lambda entry: -entry[0]):
        # Something lying on a shield may split it into two traces: the larger one is kept for both.
        if all(math.dist((shield.x_mm, shield.y_mm), (k.x_mm, k.y_mm)) > side_mm for k in kept) or _told(shield):
            kept.append(shield)
    return tuple(sorted(kept, key=lambda s: (-s.y_mm, s.x_mm)))


def _told(shield: ShieldFound) -> bool:
    return isinstance(shield.seen.value, Seen)


def _lowered(
    points_mm: NDArray[np.float64], view: MatView, seen_at_mm: float, thickness_mm: float
) -> NDArray[np.float64]:
    """Correct points that lie ``thickness_mm`` above the plane they were rectified on."""
    eye = view.eye_mm()
    moved: NDArray[np.float64] = points_mm + (eye[:2] - points_mm) * (thickness_mm / (eye[2] - seen_at_mm))
    return moved


def _covered(settings: ShieldSettings) -> CountReading:
    last = len(settings.numerals)
    return Unsure(1, 1, last, Message("reason.shield_covered"), 1 / last)


def _value(
    above: TopView, rectangle: tuple[Sequence[float], Sequence[float], float], settings: ShieldSettings
) -> CountReading:
    """The numeral by normalised correlation, best of four quarter turns, small turns and shifts."""
    red = np.ascontiguousarray(above.bgr[..., 2])  # white on blue is clearest in red
    turns_deg = [90.0 * quarter + nudge for quarter in range(4) for nudge in settings.nudges_deg]
    patches = np.stack([_patch(red, above.px_per_mm, rectangle, turn_deg, settings) for turn_deg in turns_deg])
    scores = np.array([_likeness(patches, _numeral(rows, settings.sample_px_per_mm)) for rows in settings.numerals])
    order = np.argsort(-scores)
    best, margin = int(order[0]) + 1, float(scores[order[0]] - scores[order[1]])
    if scores[order[0]] >= settings.least_correlation and margin >= settings.least_margin:
        return Seen(best, min(0.999, 0.9 + margin / 4))
    low, high = sorted((best, int(order[1]) + 1))
    if scores[order[0]] < settings.least_correlation:
        low, high = 1, len(settings.numerals)
    return Unsure(best, low, high, Message("reason.shield_blurred"), 0.6)


def _likeness(patches: NDArray[np.float32], numeral: NDArray[np.float32]) -> float:
    """The best correlation of a numeral with patches (N×h×w), and its position."""
    count, height, width = patches.shape
    match = cv2.matchTemplate(patches.reshape(count * height, width), numeral, cv2.TM_CCOEFF_NORMED)
    # The patches are stacked, so positions that reach into the next patch are excluded.
    within = np.arange(len(match)) % height <= height - len(numeral)
    return float(match[within].max())


def _patch(
    red: NDArray[np.uint8],
    px_per_mm: float,
    rectangle: tuple[Sequence[float], Sequence[float], float],
    turn_deg: float,
    settings: ShieldSettings,
) -> NDArray[np.float32]:
    """The shield in one channel, upright after ``turn_deg``."""
    (x, y), angle = rectangle[0], rectangle[2]
    size = round(settings.patch_mm * settings.sample_px_per_mm)
    step = px_per_mm / settings.sample_px_per_mm
    turn = np.radians(angle + turn_deg)
    cosine, sine = np.cos(turn) * step, np.sin(turn) * step
    half = (size - 1) / 2
    warp = np.array(
        [
            [cosine, -sine, x - half * cosine + half * sine],
            [sine, cosine, y - half * sine - half * cosine],
        ]
    )
    flags = cv2.INTER_LINEAR | cv2.WARP_INVERSE_MAP
    return np.asarray(cv2.warpAffine(red, warp, (size, size), flags=flags), dtype=np.float32)


@lru_cache(maxsize=16)
def _numeral(rows: tuple[str, ...], px_per_mm: float) -> NDArray[np.float32]:
    """A numeral's picture from its rows of ``#`` and ``.``, one character a millimetre, with a blue rim around it."""
    drawn = np.array([[1.0 if mark == "#" else 0.0 for mark in row] for row in rows], dtype=np.float32)
    padded = np.pad(drawn, 1)
    size = (round(padded.shape[1] * px_per_mm), round(padded.shape[0] * px_per_mm))
    return np.asarray(cv2.resize(padded, size, interpolation=cv2.INTER_LINEAR), dtype=np.float32)
