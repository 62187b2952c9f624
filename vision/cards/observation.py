"""What was seen on the card mat, each card and each of its 4 × 4 cells with its uncertainty; and its JSON form."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TypeAlias

from vision.geometry.cell_names import place_to_json
from vision.geometry.mat_pose import MatPose
from vision.message import Message
from vision.readings.reading import Hidden, Seen


@dataclass(frozen=True, slots=True)
class UnsureCard:
    """A card with more than one possible answer; ``best`` is the likeliest, ``others`` the rest, likelier ones first."""

    best: str
    others: tuple[str, ...]
    why: Message
    confidence: float = 0.5


CardReading: TypeAlias = Seen[str] | UnsureCard | Hidden
"""Its value is a name from ``vision.cards.names``: a card, ``back``, or for a cell also ``empty``."""


@dataclass(frozen=True, slots=True)
class CardSeen:
    """One card: where it appears on the mat's plane (mm), its turn up to a half turn (deg), and its reading."""

    x_mm: float
    y_mm: float
    turn_deg: float
    face: CardReading


@dataclass(frozen=True, slots=True)
class CellSeen:
    """What lies on one cell: a card, face down or up, or nothing. ``cards`` counts those whose middle lies in it."""

    row: int
    col: int
    top: CardReading
    cards: int


@dataclass(frozen=True, slots=True)
class CardMatObservation:
    """The card mat: all cells row by row, and all cards."""

    pose: MatPose
    reprojection_error_px: float
    cells: tuple[CellSeen, ...]
    cards: tuple[CardSeen, ...]


@dataclass(frozen=True, slots=True)
class CardTableObservation:
    """Everything one frame shows of cards; ``mat`` is None if none was found, ``why_hidden`` says why if a part shows."""

    width: int
    height: int
    mat: CardMatObservation | None
    why_hidden: Message | None = None
    stage_ms: tuple[tuple[str, float], ...] = field(default=(), compare=False)


def card_reading_to_json(reading: CardReading, *, with_confidence: bool = False) -> dict[str, object]:
    """The fixed JSON form of a card's reading."""
    if isinstance(reading, Hidden):
        return {"state": "hidden", "why": reading.why.to_json()}
    if isinstance(reading, Seen):
        form: dict[str, object] = {"state": "seen", "value": reading.value}
    else:
        form = {"state": "unsure", "best": reading.best, "others": list(reading.others), "why": reading.why.to_json()}
    if with_confidence:
        form["confidence"] = round(reading.confidence, 4)
    return form


def card_observation_to_json(observation: CardTableObservation, *, details: bool = False) -> dict[str, object]:
    """The fixed JSON form (`raja cards --json` adds ``image`` and ``elapsed_ms`` in front)."""
    mat, hidden = observation.mat, observation.why_hidden
    if mat is None:
        return {"card_mat": None, "why_hidden": None if hidden is None else hidden.to_json()}
    form: dict[str, object] = {
        "reprojection_error_px": round(mat.reprojection_error_px, 3),
        "cells": [
            {
                **place_to_json(c.row, c.col),
                "top": card_reading_to_json(c.top, with_confidence=details),
                "cards": c.cards,
            }
            for c in mat.cells
        ],
    }
    if details:
        form["cards"] = [
            {
                "x_mm": round(card.x_mm, 1),
                "y_mm": round(card.y_mm, 1),
                "turn_deg": round(card.turn_deg, 1),
                "face": card_reading_to_json(card.face, with_confidence=True),
            }
            for card in mat.cards
        ]
    return {"card_mat": form}
