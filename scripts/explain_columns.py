"""Explain, for each clearly visible column that is asked about or read wrong, what prevents its reading.

    python scripts/explain_columns.py FOLDER [--half even|odd]

* ``tile``: the tile was not recognised, or nothing on it seemed worth a closer look.
* ``unseen``: no column was found; the evidence of the walls' network and of the search follows.
* ``count``: another count fits the evidence better.
* ``elephant``: the count is right, but an elephant is marked there.
* ``doubt``: the count is right, but not promised.
* ``wrong``: another count is promised. ``seen``: the right count is promised.
"""

from __future__ import annotations

import argparse
import json
from collections import Counter
from pathlib import Path
from typing import Any

import cv2
import numpy as np

from companion.settings.loading import load_settings
from vision.evaluation.folders import TruthfulPhoto, read_photo_folder, read_picture
from vision.light.restored import restored
from vision.markers.detection import find_markers
from vision.markers.poses import find_mats
from vision.readings.reading import Seen
from vision.seat_mat import look_at_seat_mat, site_of
from vision.settings.stages import VisionSettings
from vision.settings.walls import DoubtSettings
from vision.stopwatch import Stopwatch
from vision.walls.claim.confidence import column_measures, read_column
from vision.walls.claim.reading import explain_cities
from vision.walls.select.map_estimate import MapEstimate

CLEAR_SHARE = 0.9


def main() -> None:
    """Read the arguments, explain, print."""
    parser = argparse.ArgumentParser(description="Explain clear columns that are asked about or wrong.")
    parser.add_argument("folder", type=Path)
    parser.add_argument("--half", choices=["even", "odd"])
    arguments = parser.parse_args()
    settings = load_settings().vision_settings()
    truths = {t["file"]: t for t in json.loads((arguments.folder / "truth.json").read_text())["images"]}
    start, step = {"even": (0, 2), "odd": (1, 2), None: (0, 1)}[arguments.half]
    blames: Counter[str] = Counter()
    for photo in read_photo_folder(arguments.folder)[start::step]:
        for blame, line in columns_of(photo, truths[photo.path.name], settings):
            blames[blame] += 1
            if blame != "seen":
                print(f"{blame:9}{line}")
    print(dict(blames))


def columns_of(photo: TruthfulPhoto, truth: dict[str, Any], settings: VisionSettings) -> list[tuple[str, str]]:
    """The clear columns of one photo, each with what prevented its reading and a line about it."""
    frame, camera = read_picture(photo.path), photo.truth.camera
    gray = np.asarray(cv2.cvtColor(frame, cv2.COLOR_BGR2GRAY), dtype=np.uint8)
    markers = find_markers(gray, settings.geometry, settings.stages.pose)
    frame = restored(frame, gray, markers, settings.stages.restoring)
    truths = {mat["seat"]: mat for mat in truth["mats"]}
    told = []
    for found in find_mats(markers, camera, settings.geometry, settings.stages.pose)[0]:
        if not isinstance(found.name, int) or found.name not in truths:
            continue
        seen = look_at_seat_mat(frame, camera, found.name, found, settings, Stopwatch(None))
        sites = [site_of(frame, seen, city.look.cell, False, settings) for city in seen.cities]
        estimates = explain_cities(sites)
        for city in truths[found.name]["cities"]:
            if not city["grain"] or (city["grain_visible"] or 0.0) < CLEAR_SHARE:
                continue
            estimate = estimates.get((city["row"], city["col"]))
            blame = "tile" if estimate is None else blame_of(estimate, city["grain"], settings.stages.doubt)
            place = f"{photo.path.name} seat {found.name} {(city['row'], city['col'])}: {city['grain']} disks"
            told.append((blame, place + ("" if estimate is None else line_of(estimate, settings.stages.doubt))))
    return told


def blame_of(estimate: MapEstimate, disks: int, own: DoubtSettings) -> str:
    """What prevents a column of this many disks from being read."""
    reading = read_column(estimate, own)
    if isinstance(reading, Seen):
        return "seen" if reading.value == disks else "wrong"
    if estimate.hypothesis.column is None:
        return "unseen"
    if estimate.hypothesis.disks() != disks:
        return "count"
    return "elephant" if estimate.elephant_mm < own.beside_elephant_mm else "doubt"


def line_of(estimate: MapEstimate, own: DoubtSettings) -> str:
    """What is known about one column, as text."""
    if estimate.unseen is not None:
        left, brown = estimate.unseen.likelihood, estimate.brown_mm2
        return f", none found; likelihood left of one {left:.1e}, brown {brown:.0f} mm²"
    measures = column_measures(estimate, own)
    log_odds = float(np.dot(own.grain_weights, measures))
    names = ("margin", "small margin", "misfit", "covered", "unexplained", "second count")
    told = ", ".join(f"{name} {value:.2f}" for name, value in zip(names, measures[1:], strict=True))
    found = estimate.hypothesis.disks()
    return f", {found} found; log odds {log_odds:.2f} of {own.grain_seen_above}: {told}"


if __name__ == "__main__":
    main()
