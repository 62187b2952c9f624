"""Lessons for the cards' networks: views cut from photos of cards, and crops of cards drawn and degraded on the spot.

Photos show all that vision's whole pipeline does to a card; they cost a third of a second each. Drawn crops bring
endless decks and letters at a hundredth of that.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeAlias

import cv2
import numpy as np
from numpy.typing import NDArray

from companion.settings.loading import Settings
from trainers.seeing.lesson_photos import images_to_learn_from
from vision.cards.mat import card_mat_in
from vision.cards.names import BACK, JOKER, RANKS, SUITS
from vision.cards.network import RANK_ANSWERS, SUIT_ANSWERS
from vision.cards.observe import lit_mat
from vision.cards.views import BRIGHTEST, INDEX_CORNER, MAT_VIEW, WHOLE_CARD, LitMat, Place, Tones
from vision.geometry.camera_model import camera_model_from_json
from vision.markers.poses import SheetFound

Bytes: TypeAlias = NDArray[np.uint8]
Label: TypeAlias = tuple[int, int]

NOTHING: Label = (len(RANK_ANSWERS) - 1, len(SUIT_ANSWERS) - 1)
_READABLE, _UNREADABLE = 0.9, 0.5
_FINDABLE = 0.18


@dataclass(frozen=True, slots=True)
class View:
    """One view (3×h×w, tones as bytes), with its rank and suit as indices of the networks' answers."""

    tones: Bytes
    label: Label


@dataclass(frozen=True, slots=True)
class MatLesson:
    """A mat's view, and where cards lie on it."""

    tones: Bytes
    places: tuple[Place, ...]


@dataclass(frozen=True, slots=True)
class PhotoLessons:
    """Everything learned from photos."""

    mats: tuple[MatLesson, ...]
    corners: tuple[View, ...]
    faces: tuple[View, ...]


def label_of(name: str) -> Label:
    """A card's rank and suit as indices of the networks' answers."""
    if name in (JOKER, BACK):
        return RANK_ANSWERS.index(name), NOTHING[1]
    return RANKS.index(name[1:]), SUITS.index(name[0])


def as_bytes(tones: Tones) -> Bytes:
    """Convert tones (0 to the root of ``BRIGHTEST``) to bytes, to keep many."""
    return np.asarray(np.clip(tones * (255 / math.sqrt(BRIGHTEST)) + 0.5, 0, 255), dtype=np.uint8)


def as_tones_again(kept: Bytes) -> Tones:
    """Convert bytes back to tones: the inverse of ``as_bytes``."""
    return kept.astype(np.float32) * np.float32(math.sqrt(BRIGHTEST) / 255)


def lessons_of(folders: Sequence[Path], settings: Settings, rng: np.random.Generator) -> PhotoLessons:
    """All lessons from the photos of these folders."""
    mats: list[MatLesson] = []
    corners: list[View] = []
    faces: list[View] = []
    for folder in folders:
        for image in images_to_learn_from(folder):
            mat = mat_of(folder, image, settings)
            if mat is None:
                continue
            cards = [(card, apparent_place(mat, card)) for card in image["card_mat"]["cards"]]
            findable = tuple(place for card, place in cards if card["visible"] >= _FINDABLE)
            mats.append(MatLesson(as_bytes(mat.tones(MAT_VIEW)), findable))
            for card, place in cards:
                corners += _corner_views(mat, card, place, rng)
                faces += _face_views(mat, card, place, rng)
            if not image["card_mat"]["covered"]:
                faces += _bare_views(mat, [place for _, place in cards], settings, rng)
    return PhotoLessons(tuple(mats), tuple(corners), tuple(faces))


def mat_of(folder: Path, image: dict[str, Any], settings: Settings) -> LitMat | None:
    """The card mat as vision finds it in a photo, or None."""
    frame = np.asarray(cv2.imread(str(folder / image["file"])), dtype=np.uint8)
    camera = camera_model_from_json(image["camera"])
    gray = np.asarray(cv2.cvtColor(frame, cv2.COLOR_BGR2GRAY), dtype=np.uint8)
    found = card_mat_in(gray, camera, settings.geometry, settings.vision)
    return lit_mat(frame, camera, found, settings.vision) if isinstance(found, SheetFound) else None


def apparent_place(mat: LitMat, card: dict[str, Any]) -> Place:
    """Where a card of the truth shows on the mat's own plane: higher cards show farther from the camera."""
    x, y = mat.view.on_plane(mat.view.project([(card["x_mm"], card["y_mm"], card["z_mm"])]))[0]
    return Place(float(x), float(y), card["turn_deg"])


def _nudged(place: Place, rng: np.random.Generator) -> Place:
    """A place moved by as much as the finder may be off."""
    dx, dy, turn = rng.normal(0, 1.0), rng.normal(0, 1.0), rng.normal(0, 1.7)
    return Place(place.x_mm + float(dx), place.y_mm + float(dy), place.turn_deg + float(turn))


def _corner_views(mat: LitMat, card: dict[str, Any], place: Place, rng: np.random.Generator) -> Iterator[View]:
    if card["visible"] < _FINDABLE:
        return
    name = card["card"]
    for end, (own, shown) in enumerate(zip((place, place.reversed()), card["ends_visible"], strict=True)):
        if _UNREADABLE < shown < _READABLE or (name == JOKER and shown >= _READABLE):
            continue  # a joker's corner may be bare, which only drawn crops know
        label = NOTHING if shown <= _UNREADABLE or name == BACK else label_of(name)
        if label == NOTHING and rng.random() < 0.5:
            continue
        yield View(as_bytes(mat.tones(INDEX_CORNER, _nudged(own, rng))), label)
        del end


def _face_views(mat: LitMat, card: dict[str, Any], place: Place, rng: np.random.Generator) -> Iterator[View]:
    if card["visible"] >= _UNREADABLE:
        turned = place if rng.random() < 0.5 else place.reversed()
        yield View(as_bytes(mat.tones(WHOLE_CARD, _nudged(turned, rng))), label_of(card["card"]))


def _bare_views(mat: LitMat, places: Sequence[Place], settings: Settings, rng: np.random.Generator) -> Iterator[View]:
    """A view of a randomly chosen place without a card, if one is found."""
    own = settings.geometry.card_mat
    x, y = rng.uniform(40, own.width_mm - 40), rng.uniform(50, own.height_mm - 50)
    if all(math.hypot(p.x_mm - x, p.y_mm - y) > 75 for p in places):
        place = Place(float(x), float(y), float(rng.uniform(-180, 180)))
        yield View(as_bytes(mat.tones(WHOLE_CARD, place)), NOTHING)
