"""Learn vision/walls/looks.npz, the colours of stones, grain and what lies behind them, from photos with truth.

    python scripts/learn_wall_looks.py FOLDER… [--only even|odd] [--out vision/walls/looks.npz]

Every FOLDER holds truth.json and its photos (docs/truth-format.md). Stones are where the truth says; columns count
only where the reader agrees with the truth on their disks; nobles and columns are kept out of what lies behind.
Learn from one half and evaluate on the other to see what the figures are worth.
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path

import cv2
import numpy as np
from numpy.typing import NDArray

from companion.settings.loading import load_settings
from vision.camera_model import camera_model_from_json
from vision.grain import GrainShape, column_cover, column_mask
from vision.pose import find_markers, find_mats
from vision.seat_mat import look_at_seat_mat, site_of
from vision.settings import VisionSettings
from vision.stopwatch import Stopwatch
from vision.walls.evidence import evidence_from, near_and_far
from vision.walls.looks import BINS, SIDES, counted, smoothed
from vision.walls.pawn import pawn_mask
from vision.walls.reading import Explanation, Unrolled, explain_cities, unrolled
from vision.walls.sight import FAR, Mask

GENERAL_SHARE = 0.2  # of what was learned before stays, so that other lamps are not ruled out


def main() -> None:
    """Read the arguments, learn, write."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("folders", nargs="+", type=Path)
    parser.add_argument("--only", choices=["even", "odd"])
    parser.add_argument("--out", type=Path, default=Path("vision/walls/looks.npz"))
    arguments = parser.parse_args()
    settings = load_settings().vision_settings()
    counts: dict[str, NDArray[np.float64]] = {}
    for folder in arguments.folders:
        for image in json.loads((folder / "truth.json").read_text())["images"]:
            number = int("".join(c for c in image["file"] if c.isdigit()))
            if arguments.only is None or number % 2 == (arguments.only == "odd"):
                learn_from(folder, image, settings, counts)
    write(counts, settings, arguments.out)


def learn_from(folder: Path, image: dict, settings: VisionSettings, counts: dict[str, NDArray[np.float64]]) -> None:
    """Count the colours of one photo's stones, columns and backdrop."""
    frame = cv2.imread(str(folder / image["file"]))
    camera = camera_model_from_json(image["camera"])
    gray = np.asarray(cv2.cvtColor(frame, cv2.COLOR_BGR2GRAY), dtype=np.uint8)
    markers = find_markers(gray, settings.geometry, settings.stages.pose)
    truths = {mat["seat"]: mat for mat in image["mats"]}
    for found in find_mats(markers, camera, settings.geometry, settings.stages.pose)[0]:
        if found.name == "market" or found.name not in truths:
            continue
        seen = look_at_seat_mat(frame, camera, found.name, found, settings, Stopwatch(None))
        sites = [site_of(frame, seen, city, False, settings) for city in seen.cities]
        explained = explain_cities(sites)
        cities = {(city["row"], city["col"]): city for city in truths[found.name]["cities"]}
        for site in sites:
            if site.cell in cities and site.side is not None:
                tile = unrolled(site, settings.stages.walls)
                learn_tile(tile, cities, truths[found.name]["loose"], explained, counts)


def learn_tile(
    tile: Unrolled,
    cities: dict,
    loose: list[dict],
    explained: dict[tuple[int, int], Explanation],
    counts: dict[str, NDArray[np.float64]],
) -> None:
    """Count the colours of one tile's raster."""
    settings, sight, cell = tile.site.settings, tile.sight, tile.site.cell
    pieces, side, seat = settings.geometry.pieces, str(tile.site.side), tile.site.seat
    grain = settings.stages.grain
    shape = GrainShape(pieces.grain_diameter_mm, pieces.grain_thickness_mm, grain.loss_mm)
    others = np.zeros(tile.bins.shape, dtype=bool)
    for found in explained.values():
        if found.noble is not None:
            others |= pawn_mask(sight, *found.noble, settings.stages.nobles.profile_mm)
        if found.column is not None:
            others |= column_mask(sight, found.column, shape)
    city = cities[cell]
    sides, tops = stone_masks(tile, (city["wall"] or {}).get("positions", []))
    if (city["wall_visible"] or 0) >= 0.95:
        add(counts, f"top/{seat}", tile, shrunk(tops) & ~grown(others, 5))
        add(counts, f"side/{seat}/{side}", tile, shrunk(sides) & ~grown(others, 5))
    column = explained[cell].column
    if column is not None and column.disks == city["grain"] and (city["grain_visible"] or 0) >= 0.9:
        low, rim, high = column_cover(sight, np.array([[column.x_mm, column.y_mm, float(column.disks)]]), shape)
        add(counts, "top/brown", tile, shrunk(sight.covered(rim[0], high[0])))
        add(counts, f"side/brown/{side}", tile, shrunk(sight.covered(low[0], rim[0])))
    positions = [p for c in cities.values() for p in (c["wall"] or {}).get("positions", [])]
    positions += [[s["x"], s["y"], s["z_center"], s["yaw_deg"]] for s in loose]
    anything = grown(others | np.logical_or(*stone_masks(tile, positions)), 7)
    add(counts, f"on/{side}", tile, tile.on_tile & ~anything)
    add(counts, f"off/{side}", tile, tile.beyond & ~anything)


def stone_masks(tile: Unrolled, positions: list[list[float]]) -> tuple[Mask, Mask]:
    """Raster points of stones' sides and tops, lower courses first, each over what it hides."""
    sight = tile.sight
    sides, tops = np.zeros(tile.bins.shape, dtype=bool), np.zeros(tile.bins.shape, dtype=bool)
    bare = np.zeros((0, len(sight.bearings)), dtype=np.float32)
    evidence = evidence_from(sight, bare, bare, 1.0, 1)
    half = tile.site.settings.geometry.pieces.stone_mm / 2
    for x, y, z, yaw in sorted(positions, key=lambda p: p[2]):
        where = np.array([x]), np.array([y]), np.array([np.radians(yaw)])
        near, far = (a[0] for a in near_and_far(evidence, *where, half, half))
        lower, upper = (sight.shade(z + s * half - tile.site.surface_z_mm) for s in (-1, 1))
        met = near < FAR / 2
        side = sight.covered(np.where(met, near * lower, FAR), near * upper)
        top = sight.covered(np.where(met, near * upper, FAR), far * upper)
        sides, tops = (sides | side) & ~top, (tops | top) & ~side
    return sides, tops


def shrunk(mask: Mask) -> Mask:
    """A mask without its outermost points."""
    return np.asarray(cv2.erode(mask.astype(np.uint8), np.ones((3, 3), np.uint8)), dtype=bool)


def grown(mask: Mask, size: int) -> Mask:
    """A mask with a margin."""
    return np.asarray(cv2.dilate(mask.astype(np.uint8), np.ones((size, size), np.uint8)), dtype=bool)


def add(counts: dict[str, NDArray[np.float64]], name: str, tile: Unrolled, mask: Mask) -> None:
    """Count the bins under a mask; a large area counts by the root of its size, or one photo would outvote the rest."""
    seen = counted(tile.bins[mask & tile.pictured])
    if seen.sum() > 0:
        counts[name] = counts.get(name, np.zeros(BINS**3)) + seen / np.sqrt(seen.sum())


def write(counts: dict[str, NDArray[np.float64]], settings: VisionSettings, out: Path) -> None:
    """Smooth, mix with what was learned before, and write."""
    with np.load(out) as before:
        histograms = {name: before[name] for name in before.files}
    assert all(f"on/{side}" in histograms for side in SIDES)
    for name, seen in counts.items():
        fresh = 0.6 * smoothed(seen, 1.1) + 0.4 * smoothed(seen, 2.5)
        histograms[name] = (1 - GENERAL_SHARE) * fresh + GENERAL_SHARE * histograms[name]
    palette = settings.palette
    histograms["palette"] = np.array([*palette.seats, palette.brown], dtype=np.float32)
    np.savez_compressed(out, **histograms)


if __name__ == "__main__":
    main()
