"""Explain, for each clearly visible wall that is asked about or read wrong, whether the search or the evidence is to
blame.

    python scripts/explain_walls.py FOLDER [--half even|odd] [--sheet OUT.png]

The true stones are scored as the search and the hypothesis selection score a wall. If they score higher than what was
found, the search missed them; if lower, the evidence favours another wall. The sheet shows each wall as it was
found (yellow) and as it stands (green).
"""

from __future__ import annotations

import argparse
import json
from collections import Counter
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import cv2
import numpy as np
from numpy.typing import NDArray

from companion.settings.loading import load_settings
from vision.evaluation.folders import TruthfulPhoto, read_photo_folder, read_picture
from vision.light.restored import restored
from vision.markers.detection import find_markers
from vision.markers.poses import find_mats
from vision.seat_mat import look_at_seat_mat, site_of
from vision.settings.stages import VisionSettings
from vision.stopwatch import Stopwatch
from vision.walls.claim.confidence import read_stones
from vision.walls.claim.reading import explain_cities
from vision.walls.evidence.network import parts_seen, shipped_network
from vision.walls.evidence.site import Site
from vision.walls.model.hypothesis import stones_in
from vision.walls.model.parts import Sizes, Stone
from vision.walls.render.drawing import drawing
from vision.walls.select.map_estimate import MapEstimate

PANEL_PX = 320
CLEAR_SHARE = 0.95


@dataclass(frozen=True, slots=True)
class Case:
    """One clear wall: where it stands, its true stones and the ones found."""

    photo: str
    site: Site
    city: dict[str, Any]
    estimate: MapEstimate
    blame: str


def main() -> None:
    """Read the arguments, explain, print, draw."""
    parser = argparse.ArgumentParser(description="Explain clear walls that are asked about or wrong.")
    parser.add_argument("folder", type=Path)
    parser.add_argument("--half", choices=["even", "odd"])
    parser.add_argument("--sheet", type=Path)
    arguments = parser.parse_args()
    settings = load_settings().vision_settings()
    truths = {t["file"]: t for t in json.loads((arguments.folder / "truth.json").read_text())["images"]}
    photos = read_photo_folder(arguments.folder)
    start, step = {"even": (0, 2), "odd": (1, 2), None: (0, 1)}[arguments.half]
    cases = [case for photo in photos[start::step] for case in cases_of(photo, truths[photo.path.name], settings)]
    for case in cases:
        print(line_of(case, settings))
    print(Counter(case.blame for case in cases))
    if arguments.sheet is not None and cases:
        cv2.imwrite(str(arguments.sheet), sheet_of([case for case in cases if case.blame != "seen"]))


def cases_of(photo: TruthfulPhoto, truth: dict[str, Any], settings: VisionSettings) -> list[Case]:
    """The clear walls of one photo."""
    frame = read_picture(photo.path)
    camera = photo.truth.camera
    gray = np.asarray(cv2.cvtColor(frame, cv2.COLOR_BGR2GRAY), dtype=np.uint8)
    markers = find_markers(gray, settings.geometry, settings.stages.pose)
    frame = restored(frame, gray, markers, settings.stages.restoring)
    mats = {mat["seat"]: mat for mat in truth["mats"]}
    cases = []
    for found in find_mats(markers, camera, settings.geometry, settings.stages.pose)[0]:
        if not isinstance(found.name, int) or found.name not in mats:
            continue
        seen = look_at_seat_mat(frame, camera, found.name, found, settings, Stopwatch(None))
        sites = {s.cell: s for s in (site_of(frame, seen, city.look.cell, False, settings) for city in seen.cities)}
        estimates = explain_cities(list(sites.values()))
        for city in mats[found.name]["cities"]:
            cell = (city["row"], city["col"])
            if cell in estimates and city["wall"]["stones"] and (city["wall_visible"] or 0) >= CLEAR_SHARE:
                blame = blame_of(sites[cell], city, estimates[cell], settings)
                cases.append(Case(photo.path.name, sites[cell], city, estimates[cell], blame))
    return cases


def blame_of(site: Site, city: dict[str, Any], estimate: MapEstimate, settings: VisionSettings) -> str:
    """``seen`` or ``wrong`` if a count is promised; otherwise ``doubt`` if the best answer is right, else ``search`` or
    ``evidence``.
    """
    if type(read_stones(estimate, settings.stages.doubt)).__name__ == "Seen":
        return "seen" if estimate.hypothesis.stones() == city["wall"]["stones"] else "wrong"
    if estimate.hypothesis.stones() == city["wall"]["stones"]:
        return "doubt"
    return "search" if truth_margin(site, city, estimate, settings) > 0 else "evidence"


def truth_margin(site: Site, city: dict[str, Any], estimate: MapEstimate, settings: VisionSettings) -> float:
    """How much better the drawing of the true stones fits than that of the wall found."""
    own, pieces = settings.stages.walls, settings.geometry.pieces
    seen = parts_seen(site, shipped_network(), own)
    sizes = Sizes(
        pieces.stone_mm, pieces.grain_diameter_mm, pieces.grain_thickness_mm, settings.stages.nobles.profile_mm
    )
    odds = np.clip(seen.logs - seen.logs[0], -settings.stages.selection.odds_cap, settings.stages.selection.odds_cap)
    lower = site.surface_z_mm + pieces.stone_mm / 2
    true = [Stone(x, y, z - lower, np.radians(yaw)) for x, y, z, yaw in city["wall"]["positions"]]
    scores = []
    for stones in (true, stones_in(estimate.hypothesis.wall, pieces.stone_mm)):
        labels = drawing(seen.sight, stones, sizes)
        chosen = np.take_along_axis(odds, labels[None].astype(np.intp), axis=0)
        scores.append(float(chosen.sum()) - settings.stages.selection.stone_cost * len(stones))
    return scores[0] - scores[1]


def line_of(case: Case, settings: VisionSettings) -> str:
    """One wall as a line of text."""
    wall, estimate = case.estimate.hypothesis.wall, case.estimate
    laid = [] if wall is None else [(last - first) // 2 + 1 for first, last in wall.courses]
    margin = estimate.margin(lambda hypothesis: hypothesis.stones(), settings.stages.doubt.most_margin)
    return (
        f"{case.blame:9}{case.photo} seat {case.site.seat} {case.site.cell}: {case.city['wall']['courses']} found {laid}, "
        f"margin {margin:.0f}, misfit {estimate.wall_misfit:.2f}, covered {estimate.wall_covered:.2f}, "
        f"unexplained {estimate.unexplained:.2f}"
    )


def sheet_of(cases: list[Case]) -> NDArray[np.uint8]:
    """All cases as one picture."""
    panels = [panel_of(case) for case in cases]
    columns = 6
    panels += [np.zeros_like(panels[0])] * (-len(panels) % columns)
    rows = [np.hstack(panels[i : i + columns]) for i in range(0, len(panels), columns)]
    return np.asarray(np.vstack(rows), dtype=np.uint8)


def panel_of(case: Case) -> NDArray[np.uint8]:
    """One tile with the wall as it was found and as it stands."""
    site = case.site
    left, bottom, right, top = site.settings.geometry.seat_mat.cell_bounds_mm(site.cell)
    corners = site.view.project([(x, y, z) for x in (left, right) for y in (bottom, top) for z in (0.0, 50.0)])
    low = corners.min(axis=0)
    scale = PANEL_PX / float((corners.max(axis=0) - low).max())
    where = np.array([[scale, 0, -low[0] * scale], [0, scale, -low[1] * scale]])
    panel = cv2.warpAffine(site.frame, where, (PANEL_PX, PANEL_PX))
    stone_mm = site.settings.geometry.pieces.stone_mm
    lower = site.surface_z_mm + stone_mm / 2
    true = [(x, y, z - lower, np.radians(yaw)) for x, y, z, yaw in case.city["wall"]["positions"]]
    found = [
        (s.x_mm, s.y_mm, s.z_mm, s.yaw_rad)
        for s in stones_in(case.estimate.hypothesis.wall, stone_mm)
        if isinstance(s, Stone)
    ]
    for stones, colour in ((true, (0, 255, 0)), (found, (0, 255, 255))):
        for x, y, z, yaw in stones:
            cos, sin, half = np.cos(yaw), np.sin(yaw), stone_mm / 2
            square = [(half * a, half * b) for a, b in ((-1, -1), (1, -1), (1, 1), (-1, 1))]
            top_mm = site.surface_z_mm + z + stone_mm
            ring = site.view.project([(x + a * cos - b * sin, y + a * sin + b * cos, top_mm) for a, b in square])
            points = np.round((ring - low) * scale).astype(np.int32)
            cv2.polylines(panel, [points.reshape(-1, 1, 2)], True, colour, 1, cv2.LINE_AA)
    text = f"{case.blame} {case.photo} {site.cell} {case.city['wall']['courses']}"
    cv2.putText(panel, text, (4, 14), cv2.FONT_HERSHEY_SIMPLEX, 0.4, (255, 255, 255), 1, cv2.LINE_AA)
    return np.asarray(panel, dtype=np.uint8)


if __name__ == "__main__":
    main()
