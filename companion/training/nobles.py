"""``python -m companion.training.nobles FOLDER… -o vision/noble_weights.npz``: learn what a noble looks like.

Every FOLDER holds photos and a truth.json. Truth says which tiles hold a noble but not where on the tile, so learning
goes in rounds: the place that scores best on a noble's tile is taken for the noble (unless nothing there looks like
one, for it may be hidden), all other places are examples of what is none. Before the weights are written they are
cross-validated: learned on the photos with even numbers, tried on the odd ones, and the other way round.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

import cv2
import numpy as np
from numpy.typing import NDArray

from companion.settings.loading import load_settings
from vision.camera_model import camera_model_from_json
from vision.light import light_on_mat
from vision.logistic import fit_logistic
from vision.mat_view import mat_view
from vision.nobles import FEATURES, NoblePlace, mirrored, noble_places
from vision.pawn import feet_on_tile, pawn_seen_from
from vision.pose import find_markers, find_mats
from vision.settings import VisionSettings
from vision.tile_look import look_at_tile

RIDGE = 3.0
ROUNDS = 3
APART_MM = 9.0  # another place on a noble's tile this far off is an example of none
NEVER_A_NOBLE = -1.0


@dataclass(frozen=True, slots=True)
class TileExample:
    """One tile: its photo's number, whether it holds a noble, and the places where one may stand."""

    number: int
    noble: bool
    places: tuple[NoblePlace, ...]


def tiles_of(folder: Path, settings: VisionSettings) -> Iterator[TileExample]:
    """Every tile of every photo without a hand in a folder with a truth.json."""
    truth = json.loads((folder / "truth.json").read_text(encoding="utf-8"))
    for number, image in enumerate(truth["images"]):
        if image.get("conditions", {}).get("hand"):
            continue
        frame = np.asarray(cv2.imread(str(folder / image["file"])), dtype=np.uint8)
        camera = camera_model_from_json(image["camera"])
        gray = np.asarray(cv2.cvtColor(frame, cv2.COLOR_BGR2GRAY), dtype=np.uint8)
        found, _ = find_mats(
            find_markers(gray, settings.geometry, settings.stages.pose), camera, settings.geometry, settings.stages.pose
        )
        known = {mat["seat"]: mat for mat in image["mats"] if mat["seat"] != "market"}
        for mat in found:
            if mat.name == "market" or mat.name not in known:
                continue
            view = mat_view(mat.pose, camera)
            light = light_on_mat(frame, view, mat.markers, settings.stages.light)
            nobles = {(city["row"], city["col"]) for city in known[mat.name]["cities"] if city["noble"]}
            for tile in known[mat.name]["tiles"]:
                cell = (tile["row"], tile["col"])
                look = look_at_tile(frame, view, light, mat.name, cell, settings)
                pawn = pawn_seen_from(look.oblique.elevation_rad, settings.stages.nobles)
                feet = feet_on_tile(look, pawn, settings.stages.nobles.foot_inset_mm)
                places = noble_places(look, pawn, feet, settings.stages.nobles) if feet.any() else ()
                yield TileExample(number, cell in nobles, places)


def learn(tiles: Sequence[TileExample]) -> NDArray[np.float64]:
    """Weights from tiles, in rounds of choosing the noble's place and fitting."""
    ridge = np.full(FEATURES, RIDGE)
    ridge[0], ridge[1:5] = 1e-3, RIDGE / 10
    weights: NDArray[np.float64] | None = None
    for _ in range(ROUNDS):
        features, labels = _examples(tiles, weights)
        weights = fit_logistic(features, labels, ridge)
    assert weights is not None
    return weights


def _examples(
    tiles: Sequence[TileExample], weights: NDArray[np.float64] | None
) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
    rows: list[NDArray[np.float32]] = []
    labels: list[float] = []
    for tile in tiles:
        nobles: list[NoblePlace] = []
        if tile.noble and tile.places:
            # Places come likeliest first, so the first round trusts the outline alone.
            best = tile.places[0] if weights is None else max(tile.places, key=lambda p: float(p.features @ weights))
            if weights is not None and float(best.features @ weights) < NEVER_A_NOBLE:
                continue
            nobles = [best]
        for place in tile.places:
            apart = all(
                np.hypot(place.foot_mm[0] - n.foot_mm[0], place.foot_mm[1] - n.foot_mm[1]) > APART_MM for n in nobles
            )
            is_noble = any(place is noble for noble in nobles)
            if is_noble or apart:
                rows += [place.features, mirrored(place.features)]
                labels += [float(is_noble)] * 2
    return np.array(rows, dtype=np.float64), np.array(labels)


def cross_validation(tiles: Sequence[TileExample], above: float) -> str:
    """Learned on even photos and tried on odd ones, and the other way round: nobles found, and false ones."""
    found = nobles = false = others = 0
    highest = -np.inf
    for parity in (0, 1):
        weights = learn([tile for tile in tiles if tile.number % 2 == parity])
        for tile in tiles:
            if tile.number % 2 == parity:
                continue
            score = max((float(place.features @ weights) for place in tile.places), default=-np.inf)
            if tile.noble:
                nobles, found = nobles + 1, found + (score >= above)
            else:
                others, false = others + 1, false + (score >= above)
                highest = max(highest, score)
    return f"nobles seen {found} of {nobles}, false {false} of {others} other tiles (highest score {highest:.2f})"


def main() -> None:
    """Read the folders, cross-validate, learn from all, write the weights."""
    parser = argparse.ArgumentParser(description="Learn what a noble looks like from photos with truth.")
    parser.add_argument("folders", nargs="+", type=Path, help="folders with photos and a truth.json")
    parser.add_argument("-o", "--output", type=Path, required=True, help="the .npz file to write")
    arguments = parser.parse_args()
    settings = load_settings().vision_settings()
    tiles = [tile for folder in arguments.folders for tile in tiles_of(folder, settings)]
    print(f"{len(tiles)} tiles; cross-validated:", cross_validation(tiles, settings.stages.nobles.seen_above))
    np.savez_compressed(arguments.output, weights=learn(tiles).astype(np.float32))


if __name__ == "__main__":
    main()
