"""The truth of a photo of cards, in the format of docs/truth-format.md."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, TypeAlias

from trainers.seeing.cards.lying import LyingCard, Shows, cell_of
from vision.cards.names import JOKER
from vision.geometry.camera_model import camera_model_to_json
from vision.geometry.mat_view import MatView
from vision.geometry.table import CardMatGeometry, Cell

JsonObject: TypeAlias = dict[str, Any]
_BURIED = 0.02


def card_photo_truth(
    file: str,
    cards: Sequence[LyingCard],
    shows: Sequence[Shows],
    view: MatView,
    mat: CardMatGeometry,
    covered: Mapping[Cell, float],
    conditions: Mapping[str, object],
) -> JsonObject:
    """One entry of ``images``: camera, the card mat's pose, every card that shows at least in part, and covered cells."""
    lying = []
    for card, shown in zip(cards, shows, strict=True):
        if shown.whole < _BURIED:
            continue
        cell = cell_of(card, mat)
        lying.append(
            {
                "card": JOKER if card.name.endswith(JOKER) else card.name,
                "row": None if cell is None else cell[0],
                "col": None if cell is None else cell[1],
                "x_mm": round(card.x_mm, 2),
                "y_mm": round(card.y_mm, 2),
                "turn_deg": round(card.turn_deg, 2),
                "z_mm": round(card.z_mm, 2),
                "visible": round(shown.whole, 3),
                "ends_visible": [round(end, 3) for end in shown.ends],
            }
        )
    pose = view.pose
    return {
        "file": file,
        "camera": camera_model_to_json(view.camera),
        "card_mat": {
            "rotation": [list(row) for row in pose.rotation],
            "translation": list(pose.translation),
            "cards": lying,
            "covered": [{"row": row, "col": col, "share": round(share, 3)} for (row, col), share in covered.items()],
        },
        "conditions": dict(conditions),
    }
