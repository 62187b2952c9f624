"""Scores the reading of a photo of cards against its truth: a verdict for each card and each cell of the mat.

A card is ``clear`` if nothing lies over it (its share is at least ``clear_share``), ``partly`` covered if less shows. A
card that goes unreported is wrong on a cell that is said to be empty, else asked. A card reported where none lies is
wrong.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from vision.cards.names import BACK, CARDS, EMPTY
from vision.cards.observation import CardReading, CardSeen, CardTableObservation, CellSeen, UnsureCard
from vision.evaluation.scoring import Score, Verdict, Visibility
from vision.evaluation.settings import CardScoringSettings
from vision.evaluation.truth import MalformedTruth
from vision.geometry.camera_model import CameraModel, camera_model_from_json
from vision.geometry.table import Cell
from vision.readings.reading import Hidden, Seen

SEVERAL = "several"


@dataclass(frozen=True, slots=True)
class CardTruth:
    """One card that shows at least in part: its name, middle (mm), cell, and how much of it shows."""

    name: str
    x_mm: float
    y_mm: float
    cell: Cell | None
    visible: float


@dataclass(frozen=True, slots=True)
class CardPhotoTruth:
    """A photo of the card mat: camera, cards, cells over which something else lies, and conditions."""

    file: str
    camera: CameraModel
    cards: tuple[CardTruth, ...]
    covered: Mapping[Cell, float]
    conditions: Mapping[str, str]


def card_truth_from_json(image: Mapping[str, Any]) -> CardPhotoTruth:
    """An entry of ``images`` that has a ``card_mat``.

    Raises:
        MalformedTruth: ``truth.wrong_form``.
    """
    try:
        mat = image["card_mat"]
        cards = tuple(
            CardTruth(_named(c["card"]), float(c["x_mm"]), float(c["y_mm"]), _cell(c), float(c["visible"]))
            for c in mat["cards"]
        )
        covered = {(int(c["row"]), int(c["col"])): float(c["share"]) for c in mat.get("covered", [])}
        conditions = {name: str(value) for name, value in image.get("conditions", {}).items() if isinstance(value, str)}
        return CardPhotoTruth(str(image["file"]), camera_model_from_json(image["camera"]), cards, covered, conditions)
    except (KeyError, TypeError, ValueError, AttributeError) as error:
        raise MalformedTruth(
            "truth.wrong_form",
            f"The truth of a photo of cards is not of the form docs/truth-format.md describes ({type(error).__name__}: "
            f"{error}): correct it.",
            what=f"{type(error).__name__}: {error}",
        ) from error


def score_cards(truth: CardPhotoTruth, seen: CardTableObservation, settings: CardScoringSettings) -> tuple[Score, ...]:
    """All verdicts on one photo: ``card mats``, ``cards``, ``cards face down``, ``cells``, ``cards that are none``."""
    found = seen.mat is not None
    mat = Score(truth.file, None, None, "card mats", "exact" if found else "asked", "there", "there" if found else "")
    if seen.mat is None:
        return (mat,)
    return (mat, *_cards(truth, seen.mat.cards, settings), *_cells(truth, seen.mat.cells, settings))


def _cards(truth: CardPhotoTruth, seen: Sequence[CardSeen], settings: CardScoringSettings) -> Iterator[Score]:
    left = list(seen)
    for card in sorted(truth.cards, key=lambda c: -c.visible):
        if card.visible < settings.buried_share:
            continue
        near = [s for s in left if math.hypot(s.x_mm - card.x_mm, s.y_mm - card.y_mm) <= settings.near_mm]
        match = min(near, key=lambda s: math.hypot(s.x_mm - card.x_mm, s.y_mm - card.y_mm), default=None)
        if match is not None:
            left.remove(match)
        covered = card.cell is not None and card.cell in truth.covered
        clear = card.visible >= settings.clear_share and not covered
        quantity = "cards face down" if card.name == BACK else "cards"
        visibility: Visibility = "clear" if clear else "partly"
        yield _score(truth.file, card, quantity, None if match is None else match.face, visibility)
    for stray in left:
        if isinstance(stray.face, Seen) and not _beside_one(stray, truth, settings):
            yield Score(truth.file, None, None, "cards that are none", "wrong", EMPTY, stray.face.value, "none")


def _beside_one(stray: CardSeen, truth: CardPhotoTruth, settings: CardScoringSettings) -> bool:
    """Whether a stray card repeats a true one nearby, or rightly names one that is nearly buried."""
    assert isinstance(stray.face, Seen)
    return any(
        card.name == stray.face.value and math.hypot(stray.x_mm - card.x_mm, stray.y_mm - card.y_mm) <= settings.near_mm
        for card in truth.cards
    )


def _score(file: str, card: CardTruth, quantity: str, face: CardReading | None, visibility: Visibility) -> Score:
    verdict, claimed, best_right = _verdict(card.name, face)
    return Score(
        file,
        None,
        card.cell,
        quantity,
        verdict,
        card.name,
        _told(face),
        visibility,
        card.visible,
        claimed,
        best_right,
        why=None if face is None or isinstance(face, Seen) else face.why,
    )


def _cells(truth: CardPhotoTruth, cells: Sequence[CellSeen], settings: CardScoringSettings) -> Iterator[Score]:
    for cell in cells:
        where = (cell.row, cell.col)
        inside = [c for c in truth.cards if c.cell == where and c.visible >= settings.buried_share]
        name = EMPTY if not inside else inside[0].name if len(inside) == 1 else SEVERAL
        if truth.covered.get(where, 0.0) > settings.covered_share:
            # Under an arm, nothing invisible may be claimed as certain; a right claim is welcome.
            wrong = isinstance(cell.top, Seen) and cell.top.value != name
            yield Score(
                truth.file, None, where, "cells under an arm", "wrong" if wrong else "exact", name, _told(cell.top)
            )
            continue
        quantity = {EMPTY: "empty cells", SEVERAL: "cells with several"}.get(name, "cells with a card")
        if name == SEVERAL:
            names = {c.name for c in inside}
            right = not isinstance(cell.top, Seen) or cell.top.value in names
            yield Score(truth.file, None, where, quantity, "exact" if right else "wrong", name, _told(cell.top))
            continue
        verdict, claimed, best_right = _verdict(name, cell.top)
        yield Score(truth.file, None, where, quantity, verdict, name, _told(cell.top), "any", None, claimed, best_right)


def _verdict(name: str, reading: CardReading | None) -> tuple[Verdict, float | None, bool]:
    if reading is None or isinstance(reading, Hidden):
        return "asked", None, False
    if isinstance(reading, Seen):
        return ("exact" if reading.value == name else "wrong"), reading.confidence, reading.value == name
    return "asked", reading.confidence, reading.best == name


def _told(reading: CardReading | None) -> str:
    if reading is None:
        return "nothing"
    if isinstance(reading, Hidden):
        return "hidden"
    return reading.value if isinstance(reading, Seen) else f"{reading.best}?" if isinstance(reading, UnsureCard) else ""


def _named(name: object) -> str:
    if name not in (*CARDS, BACK):
        raise ValueError(f"{name!r} is no card")
    return str(name)


def _cell(card: Mapping[str, Any]) -> Cell | None:
    return None if card["row"] is None else (int(card["row"]), int(card["col"]))
