"""``python -m trainers.seeing.walls.doubt FOLDER… --network FILE --only odd``: fits when counts are certain.

The network must not have been trained on these photos (``trainers.seeing.walls.network --only even``), or it would be
more certain of them than of others. Prints the weights for ``[vision.doubt]`` and the promises they would have made,
each fifth of the photos judged by weights fitted on the others. ``--whole`` adds folders of rendered photos, of which
none may have taught the network: walls' weights are then the mean of a fit on the photos alone and of one on all, those
of grain the fit on all.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import cv2
import numpy as np
from numpy.typing import NDArray

from companion.settings.loading import load_settings
from trainers.seeing.lesson_photos import images_to_learn_from
from vision.geometry.camera_model import camera_model_from_json
from vision.markers.detection import find_markers
from vision.markers.poses import find_mats
from vision.networks.logistic import fit_logistic
from vision.seat_mat import look_at_seat_mat, site_of
from vision.settings.stages import VisionSettings
from vision.stopwatch import Stopwatch
from vision.walls.claim.confidence import column_measures, may_hide_stones, wall_measures
from vision.walls.claim.reading import explain_cities
from vision.walls.evidence.network import PartNetwork
from vision.walls.model.hypothesis import TileHypothesis
from vision.walls.select.map_estimate import MapEstimate

FOLDS = 5
RIDGE = 0.05
# More margin never makes a count less certain, nor does a more unanimous picture, nor a clearer count by the disks' network; more
# misfit, cover and unexplained pieces never make it more certain.
SIGNS = (0, 1, 1, -1, -1, -1, 1)
FITTED_TOGETHER = frozenset({"grain"})
"""Quantities fitted on photos and rendered ones together: photos alone have too few wrong columns to learn from."""


@dataclass(frozen=True, slots=True)
class Claim:
    """One count that was found: the features of its confidence, the log odds a promise of it needs, and whether it is
    right.
    """

    photo: int
    quantity: str
    measures: tuple[float, ...]
    above: float
    right: bool
    clear: bool


def claims_of(folder: Path, only: str | None, network: PartNetwork, settings: VisionSettings) -> Iterator[Claim]:
    """Every wall and column found on the photos of a folder with a truth.json."""
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
            if found.name == "market" or found.name not in truths:
                continue
            seen = look_at_seat_mat(frame, camera, found.name, found, settings, Stopwatch(None))
            sites = [site_of(frame, seen, city.look.cell, False, settings) for city in seen.cities]
            cities = {(city["row"], city["col"]): city for city in truths[found.name]["cities"]}
            for cell, estimate in explain_cities(sites, network).items():
                yield from _claims(number, estimate, cities.get(cell, {}), settings)


def _claims(photo: int, estimate: MapEstimate, city: dict[str, Any], settings: VisionSettings) -> Iterator[Claim]:
    own, wall = settings.stages.doubt, city.get("wall") or {"stones": 0, "width": 0}
    kinds: tuple[tuple[str, Callable[[TileHypothesis], int], float, int], ...] = (
        ("stones", TileHypothesis.stones, own.stones_seen_above, wall["stones"]),
        ("width", TileHypothesis.width, own.width_seen_above, wall["width"]),
    )
    if (
        estimate.hypothesis.stones() > 1 and may_hide_stones(estimate, own) is None
    ):  # others are asked about, whatever the odds
        clear = (city.get("wall_visible") or 0.0) >= 0.95
        for name, count, above, true in kinds:
            right = count(estimate.hypothesis) == true
            yield Claim(photo, name, wall_measures(estimate, count, own), above, right, clear)
    if estimate.hypothesis.column is not None and estimate.elephant_mm >= own.beside_elephant_mm:
        clear = (city.get("grain_visible") or 0.0) >= 0.9
        right = estimate.hypothesis.disks() == city.get("grain", 0)
        yield Claim(photo, "grain", column_measures(estimate, own), own.grain_seen_above, right, clear)


def fitted(claims: Sequence[Claim]) -> NDArray[np.float64]:
    """Logistic weights with sensible signs: a feature whose weight would have the wrong sign is left out."""
    features = np.array([claim.measures for claim in claims])
    labels = np.array([float(claim.right) for claim in claims])
    signs = np.array(SIGNS[: features.shape[1]])
    ridge = np.full(features.shape[1], RIDGE)
    ridge[0] = 0.01
    while True:
        weights = fit_logistic(features, labels, ridge)
        against = (signs != 0) & (weights * signs < 0) & (ridge < 1e8)
        if not against.any():
            return np.where(ridge < 1e8, weights, 0.0)
        ridge[against] = 1e9


def weights_for(quantity: str, photos: Sequence[Claim], rendered: Sequence[Claim]) -> NDArray[np.float64]:
    """The mean of weights fitted on photos alone and on photos and rendered ones together; for
    ``FITTED_TOGETHER`` only the latter.
    """
    if quantity in FITTED_TOGETHER or not rendered:
        return fitted([*photos, *rendered])
    return (fitted(photos) + fitted([*photos, *rendered])) / 2


def judged_by_others(quantity: str, photos: Sequence[Claim], rendered: Sequence[Claim]) -> NDArray[np.float64]:
    """The log odds of each claim, photos' first, by weights fitted on the other folds' photos and rendered ones."""
    claims = [*photos, *rendered]
    fold = np.array([c.photo // 2 % FOLDS for c in photos] + [c.photo % FOLDS for c in rendered])
    odds = np.zeros(len(claims))
    for k in range(FOLDS):
        others = [claim if own != k else None for claim, own in zip(claims, fold, strict=True)]
        rest, more = others[: len(photos)], others[len(photos) :]
        weights = weights_for(quantity, [c for c in rest if c is not None], [c for c in more if c is not None])
        for i in np.flatnonzero(fold == k).tolist():
            odds[i] = float(np.array(claims[i].measures) @ weights)
    return odds


def report(quantity: str, photos: Sequence[Claim], rendered: Sequence[Claim]) -> str:
    """The weights of one quantity, and the promises they would have made on photos and rendered ones outside the fit."""
    weights = ", ".join(f"{weight:.2f}" for weight in weights_for(quantity, photos, rendered))
    lines = [f"{quantity}_weights = [{weights}]"]
    odds = judged_by_others(quantity, photos, rendered)
    kinds = (("photos", photos, odds[: len(photos)]), ("rendered", rendered, odds[len(photos) :]))
    for name, claims, own in kinds:
        seen = own >= np.array([claim.above for claim in claims])
        right = np.array([claim.right for claim in claims], dtype=bool)
        clear = np.array([claim.clear for claim in claims], dtype=bool)
        for kind, which in (("clear", clear), ("partly hidden", ~clear)):
            lines.append(
                f"  {name}, {kind}: {int(which.sum())} found, {int((right & which).sum())} right; "
                f"promised {int((seen & which).sum())}, of them wrong {int((seen & which & ~right).sum())}"
            )
    return "\n".join(lines)


def main() -> None:
    """Read the folders, fit, and print."""
    parser = argparse.ArgumentParser(description="Fit when counts of walls and columns are promises.")
    parser.add_argument("folders", nargs="+", type=Path, help="folders with photos and a truth.json")
    parser.add_argument("--network", type=Path, required=True, help="an .onnx file taught with other photos")
    parser.add_argument("--only", choices=["even", "odd"], help="use these photos alone")
    parser.add_argument("--whole", nargs="*", type=Path, default=[], help="folders of which all photos are used")
    arguments = parser.parse_args()
    cv2.setNumThreads(1)
    settings = load_settings().vision_settings()
    network = PartNetwork(arguments.network.read_bytes())
    photos = [c for folder in arguments.folders for c in claims_of(folder, arguments.only, network, settings)]
    rendered = [c for folder in arguments.whole for c in claims_of(folder, None, network, settings)]
    for quantity in ("stones", "width", "grain"):
        own, others = ([c for c in claims if c.quantity == quantity] for claims in (photos, rendered))
        print(report(quantity, own, others))


if __name__ == "__main__":
    main()
