"""Lessons for the disks' network: strips of columns, their counts and, if known, where the rims show.

Rendered photos say where each disk lies (``disks`` of a city). In other photos only the count is known; the column's
place is then the one where a column of that count fits best by the render likelihood.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeAlias

import cv2
import numpy as np
from numpy.typing import NDArray

from trainers.seeing.lesson_photos import images_to_learn_from
from vision.geometry.camera_model import camera_model_from_json
from vision.markers.detection import find_markers
from vision.markers.poses import find_mats
from vision.seat_mat import look_at_seat_mat, site_of
from vision.settings.stages import VisionSettings
from vision.stopwatch import Stopwatch
from vision.walls.claim.reading import explain_cities
from vision.walls.evidence.disk_strip import BELOW_MM, Strip, rows_for, strip_at
from vision.walls.evidence.network import PartNetwork
from vision.walls.evidence.site import Site
from vision.walls.select.map_estimate import MapEstimate

Floats: TypeAlias = NDArray[np.float64]
Sites: TypeAlias = dict[tuple[int, int], Site]

LEAST_VISIBLE, LEAST_VISIBLE_PHOTOGRAPHED = 0.75, 0.85
MORE_MM = 12.0
"""Margin kept below and above the network's view, for places that are a little off."""


@dataclass(frozen=True, slots=True)
class ColumnLesson:
    """One column's strip, its disks, and how high in the strip its foot, rims and top show (``disks`` + 1,), if known."""

    strip: Strip
    disks: int
    rims_mm: Floats | None


def rendered_lessons(folder: Path, settings: VisionSettings) -> Iterator[ColumnLesson]:
    """Every column of a folder of rendered photos that shows well."""
    usual_mm = settings.geometry.pieces.grain_thickness_mm
    for sites, cities, conditions in _mats(folder, None, settings):
        thick_mm = usual_mm * float(conditions.get("disk_thickness", 1.0))
        for city in cities:
            site = sites.get((city["row"], city["col"]))
            if site is not None and city["disks"] and city["grain_visible"] >= LEAST_VISIBLE:
                yield _rendered(site, np.array(city["disks"]), thick_mm, settings)


def photographed_lessons(
    folder: Path, only: str | None, network: PartNetwork, settings: VisionSettings
) -> Iterator[ColumnLesson]:
    """Every column of a folder's photos (or only the ``even`` or ``odd`` ones) that shows well and was found."""
    for sites, cities, _ in _mats(folder, only, settings):
        estimates = explain_cities(list(sites.values()), network)
        for city in cities:
            cell = city["row"], city["col"]
            if not city["grain"] or city["grain_visible"] < LEAST_VISIBLE_PHOTOGRAPHED or cell not in estimates:
                continue
            if estimates[cell].elephant_mm < settings.stages.doubt.beside_elephant_mm:
                continue
            place = _place_of(estimates[cell], city["grain"])
            if place is not None:
                yield ColumnLesson(_strip(sites[cell], place, city["grain"], settings), city["grain"], None)


def _mats(
    folder: Path, only: str | None, settings: VisionSettings
) -> Iterator[tuple[Sites, list[dict[str, Any]], dict[str, Any]]]:
    """The sites of each seat mat that is found, the cities truth has there, and the photo's conditions."""
    images = images_to_learn_from(folder)
    for number, image in enumerate(images):
        if only is not None and number % 2 != (only == "odd"):
            continue
        frame = np.asarray(cv2.imread(str(folder / image["file"])), dtype=np.uint8)
        camera = camera_model_from_json(image["camera"])
        gray = np.asarray(cv2.cvtColor(frame, cv2.COLOR_BGR2GRAY), dtype=np.uint8)
        markers = find_markers(gray, settings.geometry, settings.stages.pose)
        truths = {mat["seat"]: mat for mat in image["mats"]}
        for found in find_mats(markers, camera, settings.geometry, settings.stages.pose)[0]:
            if found.name != "market" and found.name in truths:
                seen = look_at_seat_mat(frame, camera, found.name, found, settings, Stopwatch(None))
                sites = {city.look.cell: site_of(frame, seen, city.look.cell, False, settings) for city in seen.cities}
                yield sites, truths[found.name]["cities"], image.get("conditions", {})


def _place_of(estimate: MapEstimate, disks: int) -> tuple[float, float] | None:
    """The place where a column of ``disks`` disks fits best."""
    hypotheses = [estimate.hypothesis, *(w.hypothesis for w in sorted(estimate.rivals, key=lambda w: -w.score))]
    return next((s.column[:2] for s in hypotheses if s.column is not None and s.disks() == disks), None)


def _strip(site: Site, place: tuple[float, float], disks: int, settings: VisionSettings) -> Strip:
    pieces = settings.geometry.pieces
    rows = rows_for(disks * pieces.grain_thickness_mm + 2 * MORE_MM)
    return strip_at(site, place, -BELOW_MM - MORE_MM, rows, pieces.grain_diameter_mm / 2)


def _rendered(site: Site, disks: Floats, thick_mm: float, settings: VisionSettings) -> ColumnLesson:
    place = disks[:2].mean(axis=0)
    strip = _strip(site, (float(place[0]), float(place[1])), len(disks), settings)
    away = site.view.eye_mm()[:2] - place
    nearer_mm = (disks - place) @ (away / np.hypot(away[0], away[1]))
    return ColumnLesson(strip, len(disks), rims_of(nearer_mm, strip.elevation_rad, thick_mm))


def rims_of(nearer_mm: Floats, elevation_rad: float, thick_mm: float) -> Floats:
    """Where the foot, the rims between disks and the top show in a strip (disks + 1,), by how much nearer to the camera
    than the strip's own column each disk lies (disks,) and how thick it is: what is nearer shows lower."""
    middles = thick_mm * (np.arange(len(nearer_mm)) + 0.5) - nearer_mm * np.tan(elevation_rad)
    between = (middles[1:] + middles[:-1]) / 2
    ends = middles[0] - thick_mm / 2, middles[-1] + thick_mm / 2
    return np.asarray(np.concatenate([[ends[0]], between, [ends[1]]]), dtype=np.float64)
