"""What the disks' network learns from: strips of rendered columns, and where in them every disk shows.

Only rendered photos say where each disk lies (``disks`` of a city), so it learns from them alone, and every photo stays
one it has not seen.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, TypeAlias

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.camera_model import camera_model_from_json
from vision.pose import find_markers, find_mats
from vision.seat_mat import look_at_seat_mat, site_of
from vision.settings import VisionSettings
from vision.site import Site
from vision.stopwatch import Stopwatch
from vision.walls.disk_strip import ABOVE_MM, BELOW_MM, COLUMNS, ROW_MM, Strip, rows_for, strip_at, strip_inputs

Map: TypeAlias = NDArray[np.float32]

LEAST_VISIBLE = 0.85
WINDOW_ROWS = 96
_FINE_MM = ROW_MM / 2
_SPREAD_MM = 1.3  # of one disk's share over the rows
_MORE_MM = 12.0  # kept below and above what is looked at, for places that are a little off
_OFF_BY = ((-2, 0.12), (-1, 0.22), (0, 0.32), (1, 0.22), (2, 0.12))  # disks the column is thought to have more


@dataclass(frozen=True, slots=True)
class ColumnLesson:
    """One column's strip, the share of a disk at each of its samples (samples,), and its disks."""

    strip: Strip
    shares: Map
    disks: int
    height_mm: float


def column_lessons(folder: Path, settings: VisionSettings) -> Iterator[ColumnLesson]:
    """Every column of a folder of rendered photos that shows well."""
    for image in json.loads((folder / "truth.json").read_text(encoding="utf-8"))["images"]:
        frame = np.asarray(cv2.imread(str(folder / image["file"])), dtype=np.uint8)
        camera = camera_model_from_json(image["camera"])
        gray = np.asarray(cv2.cvtColor(frame, cv2.COLOR_BGR2GRAY), dtype=np.uint8)
        markers = find_markers(gray, settings.geometry, settings.stages.pose)
        truths = {mat["seat"]: mat for mat in image["mats"]}
        for found in find_mats(markers, camera, settings.geometry, settings.stages.pose)[0]:
            if found.name == "market" or found.name not in truths:
                continue
            seen = look_at_seat_mat(frame, camera, found.name, found, settings, Stopwatch(None))
            sites = {city.look.cell: site_of(frame, seen, city, False, settings) for city in seen.cities}
            for city in truths[found.name]["cities"]:
                site = sites.get((city["row"], city["col"]))
                if site is not None and city["disks"] and city["grain_visible"] >= LEAST_VISIBLE:
                    yield _lesson(site, city, settings)


def _lesson(site: Site, city: dict[str, Any], settings: VisionSettings) -> ColumnLesson:
    pieces, disks = settings.geometry.pieces, np.array(city["disks"])
    height_mm = len(disks) * pieces.grain_thickness_mm
    place = disks[:2].mean(axis=0)
    bottom_mm, rows = -BELOW_MM - _MORE_MM, rows_for(height_mm + 2 * _MORE_MM)
    strip = strip_at(site, (float(place[0]), float(place[1])), bottom_mm, rows, pieces.grain_diameter_mm / 2)
    away = site.view.eye_mm()[:2] - place
    nearer_mm = (disks - place) @ (away / np.hypot(away[0], away[1]))
    # What lies nearer to the camera shows lower in the strip.
    middles = pieces.grain_thickness_mm * (np.arange(len(disks)) + 0.5) - nearer_mm * np.tan(strip.elevation_rad)
    z = bottom_mm + _FINE_MM * np.arange(strip.colours.shape[1])
    shown = np.exp(-0.5 * ((z - middles[:, None]) / _SPREAD_MM) ** 2)
    shares = (shown / shown.sum(axis=1, keepdims=True)).sum(axis=0)
    return ColumnLesson(strip, shares.astype(np.float32), len(disks), height_mm)


def window_of(lesson: ColumnLesson, disk_mm: float, rng: np.random.Generator) -> tuple[Map, Map]:
    """Inputs (``INPUTS``×``WINDOW_ROWS``×``COLUMNS``) and shares (``WINDOW_ROWS``,) of a part of a strip.

    Where the column is thought to stand is a disk or two off, and other light, noise and blur lie over it.
    """
    off = int(rng.choice([by for by, _ in _OFF_BY], p=[share for _, share in _OFF_BY]))
    thought = max(1, lesson.disks + off)
    low_mm = disk_mm * (lesson.disks - thought) + rng.normal(0, 1.2)
    high_mm = low_mm + disk_mm * thought + rng.normal(0, 1.5)
    first_mm = min(low_mm, 0.0) - BELOW_MM - rng.uniform(0, 3)
    room_mm = max(0.0, lesson.height_mm + ABOVE_MM - first_mm - WINDOW_ROWS * ROW_MM)
    first_mm += room_mm * float(rng.choice([0.0, 1.0, rng.uniform()], p=[0.25, 0.25, 0.5]))
    start = round((first_mm - lesson.strip.bottom_mm) / _FINE_MM)
    at = start + np.arange(2 * WINDOW_ROWS)
    held = np.clip(at, 0, len(lesson.shares) - 1)
    part = replace(lesson.strip, colours=lesson.strip.colours[:, held], bottom_mm=first_mm)
    shares = np.where(held == at, lesson.shares[held], 0).reshape(WINDOW_ROWS, 2).sum(axis=1)
    inputs = strip_inputs(part, low_mm, high_mm)
    inputs[:3] = _otherwise_lit(inputs[:3], rng)
    mirrored = inputs[:, :, ::-1] if rng.random() < 0.5 else inputs
    return np.ascontiguousarray(mirrored), shares.astype(np.float32)


def _otherwise_lit(colours: Map, rng: np.random.Generator) -> Map:
    """A strip's colours (3×rows×columns) under another lamp, with a shadow, blur and noise, a little aside."""
    lit = colours * np.float32(rng.uniform(0.75, 1.25))
    lit += rng.normal(0, 1, (3, 1, 1)).astype(np.float32) * np.array([0.12, 0.15, 0.25], np.float32)[:, None, None]
    if rng.random() < 0.5:
        lit[2] += (np.linspace(-1, 1, COLUMNS) * rng.normal(0, 0.15)).astype(np.float32)
    if rng.random() < 0.4:
        breadth = float(rng.uniform(0.3, 1.0))
        lit = np.stack([cv2.GaussianBlur(channel, (0, 0), breadth) for channel in lit])
    if rng.random() < 0.5:
        lit = lit + rng.normal(0, rng.uniform(0, 0.12), lit.shape).astype(np.float32)
    return np.asarray(np.roll(lit, int(rng.integers(-2, 3)), axis=2), dtype=np.float32)
