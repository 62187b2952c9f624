"""``python -m trainers.seeing.cards.cuts FOLDER… -o CUTS``: cuts lessons once, for training each network separately.

Photos of every FOLDER (``trainers.seeing.cards``) are cut into mats, corners and faces; ``--drawn`` more cards are
drawn on the spot. Several CUTS may be made in parallel, each with its own seed, and used together in training.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import TypeAlias

import cv2
import numpy as np
from numpy.typing import NDArray

from companion.settings.loading import Settings, load_settings
from trainers.seeing.cards.crops import CropPainter
from trainers.seeing.cards.lessons import Bytes, MatLesson, View, lessons_of
from trainers.seeing.cards.lettering import fonts_in, shipped_fonts, split_families, with_suits
from trainers.seeing.cards.photos import Supply
from vision.cards.views import Place

Labels: TypeAlias = NDArray[np.int64]

_PX_PER_MM = (1.3, 2.7)


@dataclass(frozen=True, slots=True)
class Drawing:
    """How many cards are drawn on the spot, from how many decks, and how many crops each gives."""

    cards: int
    cards_a_deck: int
    corners_a_card: int
    faces_a_card: int


@dataclass(frozen=True, slots=True)
class Cuts:
    """Many views of one kind, with their labels.

    Attributes:
        tones: N×3×h×w, bytes.
        labels: N×2, rank and suit among the networks' answers.
    """

    tones: Bytes
    labels: Labels

    def __len__(self) -> int:
        return len(self.labels)


def drawn_views(
    drawing: Drawing, settings: Settings, fonts: Sequence[Path], seed: int
) -> tuple[list[View], list[View]]:
    """Corners and faces of cards drawn on the spot."""
    supply = Supply(fonts, with_suits(fonts), settings.piece_look(), False, _PX_PER_MM)
    painter = CropPainter(supply, Random(seed), drawing.cards_a_deck)
    corners: list[View] = []
    faces: list[View] = []
    for _ in range(drawing.cards):
        more_corners, more_faces = painter.crops(drawing.corners_a_card, drawing.faces_a_card)
        corners += more_corners
        faces += more_faces
    return corners, faces


def write_views(folder: Path, kind: str, views: Sequence[View]) -> None:
    """Save views as ``<kind>.npy`` and ``<kind>_labels.npy``."""
    if views:
        np.save(folder / f"{kind}.npy", np.stack([view.tones for view in views]))
        np.save(folder / f"{kind}_labels.npy", np.array([view.label for view in views], dtype=np.int64))


def read_views(folders: Sequence[Path], kind: str) -> Cuts:
    """All views of a kind (``corners``, ``faces``) in these folders."""
    holding = [folder for folder in folders if (folder / f"{kind}.npy").exists()]
    tones = [np.load(folder / f"{kind}.npy") for folder in holding]
    labels = [np.load(folder / f"{kind}_labels.npy") for folder in holding]
    return Cuts(np.concatenate(tones), np.concatenate(labels))


def write_mats(folder: Path, mats: Sequence[MatLesson]) -> None:
    """Save mats as ``mats.npy`` and ``places.json``."""
    if mats:
        np.save(folder / "mats.npy", np.stack([mat.tones for mat in mats]))
        places = [[[place.x_mm, place.y_mm, place.turn_deg] for place in mat.places] for mat in mats]
        (folder / "places.json").write_text(json.dumps(places), encoding="utf-8")


def read_mats(folders: Sequence[Path]) -> list[MatLesson]:
    """All mats in these folders."""
    mats: list[MatLesson] = []
    for folder in folders:
        if (folder / "mats.npy").exists():
            places = json.loads((folder / "places.json").read_text(encoding="utf-8"))
            tones = np.load(folder / "mats.npy")
            mats += [MatLesson(t, tuple(Place(*place) for place in own)) for t, own in zip(tones, places, strict=True)]
    return mats


def main() -> None:
    """Read the photos, draw cards, and write the lessons."""
    parser = argparse.ArgumentParser(description="Cut what the networks that find and read cards are taught with.")
    parser.add_argument("folders", nargs="*", type=Path, help="folders of trainers.seeing.cards")
    parser.add_argument("-o", "--output", type=Path, required=True)
    parser.add_argument("--drawn", type=int, default=0, help="cards drawn on the spot")
    parser.add_argument("--cards-a-deck", type=int, default=5)
    parser.add_argument("--views-a-card", type=int, nargs=2, default=(3, 2), help="of its corners, of its face")
    parser.add_argument("--fonts", type=Path, nargs="*", default=[], help="folders of fonts, e.g. /usr/share/fonts")
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    cv2.setNumThreads(1)
    settings = load_settings()
    fonts = split_families(fonts_in(arguments.fonts) if arguments.fonts else shipped_fonts()).teaching
    lessons = lessons_of(arguments.folders, settings, np.random.default_rng(arguments.seed))
    drawing = Drawing(arguments.drawn, arguments.cards_a_deck, *arguments.views_a_card)
    drawn = drawn_views(drawing, settings, fonts, arguments.seed)
    arguments.output.mkdir(parents=True, exist_ok=True)
    corners, faces = [*lessons.corners, *drawn[0]], [*lessons.faces, *drawn[1]]
    write_mats(arguments.output, lessons.mats)
    write_views(arguments.output, "corners", corners)
    write_views(arguments.output, "faces", faces)
    print(f"{len(lessons.mats)} mats, {len(corners)} corners, {len(faces)} faces from {len(fonts)} fonts", flush=True)


if __name__ == "__main__":
    main()
